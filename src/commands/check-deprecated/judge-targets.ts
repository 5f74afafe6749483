import { type JudgedTag, judgeTag } from '../../domain/deprecation.ts';
import { createTagSuggester, type TagSuggester } from '../../domain/tag-version.ts';
import type { EndOfLifeSource, KnownTag } from './ask-tags.ts';
import { type CheckedTag, nameOf, type Target, unknown } from './checked-tag.ts';

/** What the platform told of a repository. */
export interface RepoFacts {
  readonly tags: readonly KnownTag[];
  readonly dates: Awaited<ReturnType<EndOfLifeSource>>;
}

const NOT_FOUND: JudgedTag = { state: 'not-found', until: undefined };
const NO_PROBLEMS: readonly never[] = [];

/** Judges targets of one repository by its tags. */
export function judgeTargets(targets: readonly Target[], { dates, tags }: RepoFacts): readonly CheckedTag[] {
  const judged = new Map(
    tags.map(({ deprecated, name }) => [
      name,
      judgeTag({ exists: true, deprecated, endOfLife: dates.get(name) }),
    ]),
  );
  const suggest = createTagSuggester(
    tags.flatMap(({ name }) => (judged.get(name)?.state === 'active' ? [name] : [])),
  );
  return targets.map((target) => {
    // A digest without a tag stands for all tags that point to it.
    const names =
      target.tag === undefined
        ? tags.flatMap(({ digest, name }) => (digest === target.digest ? [name] : []))
        : [target.tag];
    const state = best(names.flatMap((name) => judged.get(name) ?? []));
    if (state.state === 'unknown') {
      const message = `${nameOf(target)}: the service does not tell whether it is deprecated`;
      return unknown(target, [{ kind: 'service', message }]);
    }
    const isWell = state.state === 'active' && state.until === undefined;
    const suggestion = isWell ? undefined : suggestOne(suggest, names);
    return { ...target, judged: state, suggestion, problems: NO_PROBLEMS };
  });
}

/** A digest is as alive as the best of the tags that point to it; none of them means that it is not found. */
function best(states: readonly JudgedTag[]): JudgedTag {
  for (const state of ['active', 'unknown', 'grace', 'deprecated'] as const) {
    const found = states.find((candidate) => candidate.state === state);
    if (found !== undefined) return found;
  }
  return NOT_FOUND;
}

/** The suggestion for the first name that has one; the longest says most about the version. */
function suggestOne(suggest: TagSuggester, names: readonly string[]): string | undefined {
  const sorted = [...names].sort((a, b) => b.length - a.length);
  for (const name of sorted) {
    const found = suggest(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
