import type { RepositoryRecord } from './repository-record.ts';

/** Something with the number of repositories that it concerns. */
export interface Reach {
  readonly name: string;
  /** Such as the severity of an advisory; may be empty. */
  readonly detail: string;
  /** Indexes of the records, in their order. */
  readonly records: readonly number[];
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
  let index = -1;
  for (const { advisories, endOfLife, images } of records) {
    index += 1;
    lists.images.add(
      index,
      images.map(({ image }) => [image.replace(/@.*$/, ''), '']),
    );
    lists.endOfLife.add(
      index,
      endOfLife.map(({ image, state, until }) => [image, until === undefined ? state : `${state}, ${until}`]),
    );
    lists.advisories.add(
      index,
      advisories.map(({ artifact, id, severity }) => [id, `${severity}, ${artifact}`]),
    );
  }
  return {
    images: lists.images.sorted(),
    endOfLife: lists.endOfLife.sorted(),
    advisories: lists.advisories.sorted(),
  };
}

class Tally {
  readonly #counts = new Map<string, { detail: string; records: number[] }>();

  /** Counts one repository, however often it has a name. */
  add(index: number, entries: readonly (readonly [name: string, detail: string])[]): void {
    for (const [name, detail] of new Map(entries)) {
      const held = this.#counts.get(name);
      if (held === undefined) this.#counts.set(name, { detail, records: [index] });
      else held.records.push(index);
    }
  }

  sorted(): readonly Reach[] {
    return [...this.#counts]
      .map(([name, { detail, records }]) => ({ name, detail, records }))
      .sort((a, b) => b.records.length - a.records.length || (a.name < b.name ? -1 : 1));
  }
}
