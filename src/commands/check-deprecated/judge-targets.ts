import { groupBy } from '../../base/group-by.ts';
import type { KnownTag } from './ask-tags.ts';
import { type CheckedTag, nameOf, type Target, unknown } from './checked-tag.ts';
import { hasUnreadableDate, type JudgedTag, judgeTag, worseOf } from './deprecation.ts';
import type { EndOfLifeRow, EndOfLifeRows } from './end-of-life-source.ts';
import { createTagSuggester, type TagSuggester } from './tag-version.ts';

export interface RepoFacts {
  readonly tags: readonly KnownTag[];
  readonly dates: EndOfLifeRows;
}

/** What decides beside the facts. */
export interface JudgeRules {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether a threshold in days is set: a tag whose date cannot be read is unknown then. */
  readonly needsDates: boolean;
}

const NOT_FOUND: JudgedTag = { state: 'not-found', until: undefined };
const NO_PROBLEMS: readonly never[] = [];

export function judgeTargets(
  targets: readonly Target[],
  { dates, tags }: RepoFacts,
  rules: JudgeRules,
): readonly CheckedTag[] {
  const judged = new Map(
    Array.from(
      groupBy(tags, ({ name }) => name),
      ([name, same]) => [
        name,
        same.map((tag) => judgeRows(tag, dates.get(name) ?? [], rules)).reduce(worseOf),
      ],
    ),
  );
  const suggest = createTagSuggester(
    tags.flatMap(({ name }) => (judged.get(name)?.state === 'active' ? [name] : [])),
  );
  const isNameless = tags.some(({ name }) => name === '');
  const isUndigested = tags.some(({ digest }) => digest === '');
  return targets.map((target) => {
    // A digest stands for all tags that point to it.
    const names =
      target.tag === undefined
        ? tags.flatMap(({ digest, name }) => (digest === target.digest ? [name] : []))
        : [target.tag];
    const state = best(names.flatMap((name) => judged.get(name) ?? []));
    // An incomplete row may be the requested tag.
    const mayBeHidden =
      target.tag === undefined ? isUndigested && state.state !== 'active' : isNameless && state === NOT_FOUND;
    if (mayBeHidden) {
      const lacking = target.tag === undefined ? 'digest' : 'name';
      const message = `${nameOf(target)}: the service returned tags without a ${lacking}, and this may be one of them`;
      return unknown(target, [{ kind: 'service', message }]);
    }
    if (state.state === 'unknown') {
      const message = `${nameOf(target)}: the service did not report whether it is deprecated`;
      return unknown(target, [{ kind: 'service', message }]);
    }
    const isWell = state.state === 'active' && state.until === undefined;
    const suggestion = isWell ? undefined : suggestOne(suggest, names);
    return { ...target, judged: state, suggestion, problems: NO_PROBLEMS };
  });
}

/**
 * Judges a tag by the rows of v1 that have its name. A row that does not have its uid may be of another tag: it never
 * makes the tag better than what is known without it.
 */
function judgeRows(
  { deprecated, uid }: KnownTag,
  rows: readonly EndOfLifeRow[],
  { needsDates, now }: JudgeRules,
): JudgedTag {
  const isAlone = !rows.some(({ id }) => id === uid);
  const alone = isAlone ? [judgeTag({ exists: true, deprecated, endOfLife: undefined, now })] : [];
  const judged = rows.map((endOfLife): JudgedTag => {
    const state = judgeTag({ exists: true, deprecated, endOfLife, now });
    const isHidden = needsDates && state.state !== 'deprecated' && hasUnreadableDate(endOfLife);
    return isHidden ? { state: 'unknown', until: undefined } : state;
  });
  return [...alone, ...judged].reduce(worseOf);
}

/** The best state of the tags of a digest. */
function best(states: readonly JudgedTag[]): JudgedTag {
  for (const state of ['active', 'unknown', 'grace', 'deprecated'] as const) {
    const found = states.find((candidate) => candidate.state === state);
    if (found !== undefined) return found;
  }
  return NOT_FOUND;
}

/** The longest name says most about the version. */
function suggestOne(suggest: TagSuggester, names: readonly string[]): string | undefined {
  const sorted = [...names].sort((a, b) => b.length - a.length);
  for (const name of sorted) {
    const found = suggest(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
