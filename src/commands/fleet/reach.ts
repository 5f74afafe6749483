import type { RepositoryRecord } from './repository-record.ts';

/** Something with the number of repositories that it concerns. */
export interface Reach {
  readonly name: string;
  /** Such as the severity of an advisory; may be empty. */
  readonly detail: string;
  readonly repositories: number;
}

/** What to fix first: each list has the widest reach first. */
export interface FleetReach {
  readonly images: readonly Reach[];
  readonly endOfLife: readonly Reach[];
  readonly advisories: readonly Reach[];
}

type Counted = Pick<RepositoryRecord, 'advisories' | 'endOfLife' | 'images'>;

/** Counts the repositories behind each image, end-of-life tag and advisory. */
export function reachOf(records: Iterable<Counted>): FleetReach {
  const lists = { images: new Tally(), endOfLife: new Tally(), advisories: new Tally() };
  for (const { advisories, endOfLife, images } of records) {
    lists.images.add(images.map(({ image }) => [image.replace(/@.*$/, ''), '']));
    lists.endOfLife.add(
      endOfLife.map(({ image, state, until }) => [image, until === undefined ? state : `${state}, ${until}`]),
    );
    lists.advisories.add(advisories.map(({ artifact, id, severity }) => [id, `${severity}, ${artifact}`]));
  }
  return {
    images: lists.images.sorted(),
    endOfLife: lists.endOfLife.sorted(),
    advisories: lists.advisories.sorted(),
  };
}

class Tally {
  readonly #counts = new Map<string, { detail: string; repositories: number }>();

  /** Counts one repository, however often it has a name. */
  add(entries: readonly (readonly [name: string, detail: string])[]): void {
    for (const [name, detail] of new Map(entries)) {
      const held = this.#counts.get(name);
      if (held === undefined) this.#counts.set(name, { detail, repositories: 1 });
      else held.repositories += 1;
    }
  }

  sorted(): readonly Reach[] {
    return [...this.#counts]
      .map(([name, { detail, repositories }]) => ({ name, detail, repositories }))
      .sort((a, b) => b.repositories - a.repositories || (a.name < b.name ? -1 : 1));
  }
}
