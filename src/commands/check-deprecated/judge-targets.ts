import { groupBy } from '../../base/group-by.ts';
import { once } from '../../base/remember.ts';
import type { Client } from '../../platform/client.ts';
import { listNeeding } from '../../platform/pages.ts';
import { readAll } from '../../platform/read-all.ts';
import { listTags } from '../../platform/resources/tags.ts';
import type { EolTag } from '../../platform/resources/v1-tags.ts';
import { type CheckedTag, type Target, tagNameOf, unknown } from './checked-tag.ts';
import { hasUnreadableDate, type JudgedTag, judgeTag, worseOf } from './deprecation.ts';
import type { EndOfLifeRows } from './end-of-life-source.ts';

export interface RepoFacts {
  readonly tags: readonly KnownTag[];
  readonly dates: EndOfLifeRows;
}

/** Inputs to a decision in addition to the facts. */
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
  const byName = groupBy(tags, ({ name }) => name);
  const judged = new Map(
    Array.from(byName, ([name, same]) => [
      name,
      same.map((tag) => judgeRows(tag, dates.get(name) ?? [], rules)).reduce(worseOf),
    ]),
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
    const states = names.flatMap((name) => judged.get(name) ?? []);
    const [state = NOT_FOUND] = BEST_FIRST.flatMap((kind) => states.find((one) => one.state === kind) ?? []);
    // An incomplete row may be the requested tag.
    const mayBeHidden =
      target.tag === undefined ? isUndigested && state.state !== 'active' : isNameless && state === NOT_FOUND;
    if (mayBeHidden || state.state === 'unknown') {
      const lacking = target.tag === undefined ? 'digest' : 'name';
      const lacksFlag = names.some((name) => byName.get(name)?.some((tag) => tag.deprecated === undefined));
      const asked = lacksFlag
        ? 'the service did not report whether it is deprecated'
        : 'its end-of-life date cannot be read, so `warn-days` and `fail-days` cannot be applied';
      const why = mayBeHidden
        ? `the service returned tags without a ${lacking}, and this may be one of them`
        : asked;
      return unknown(target, [{ kind: 'service', message: `${tagNameOf(target)}: ${why}` }]);
    }
    const isWell = state.state === 'active' && state.until === undefined;
    // The longest name says most about the version.
    const sorted = isWell ? [] : names.toSorted((a, b) => b.length - a.length);
    const [suggestion] = sorted.flatMap((name) => suggest(name) ?? []);
    return { ...target, judged: state, suggestion, problems: NO_PROBLEMS };
  });
}

/** Judges a tag by v1's rows of its name; a row without its uid may belong to another tag, and never improves the state. */
function judgeRows(
  { deprecated, uid }: KnownTag,
  rows: readonly EolTag[],
  { needsDates, now }: JudgeRules,
): JudgedTag {
  const isAlone = !rows.some(({ id }) => id === uid);
  const alone = isAlone ? [judgeTag(deprecated, undefined, now)] : [];
  const judged = rows.map((endOfLife): JudgedTag => {
    const state = judgeTag(deprecated, endOfLife, now);
    const isHidden = needsDates && state.state !== 'deprecated' && hasUnreadableDate(endOfLife);
    return isHidden ? { state: 'unknown', until: undefined } : state;
  });
  return [...alone, ...judged].reduce(worseOf);
}

const BEST_FIRST = ['active', 'unknown', 'grace', 'deprecated'] as const;

interface KnownTag {
  readonly uid: string;
  /** Empty if the service omitted it. */
  readonly name: string;
  readonly digest: string;
  readonly deprecated: boolean | undefined;
}

/** Reads the tags of a repository, of all classes; rows of others are left out. */
export function readTags(client: Client, repoUid: string): Promise<readonly KnownTag[]> {
  const list = listNeeding(listTags({ childrenOf: repoUid, allClasses: true }), {
    uid: true,
    name: true,
    digest: false,
    deprecated: true,
  });
  return readAll(client, list, (tag) => {
    // Do not trust the service to apply the scope.
    if (!tag.uid.startsWith(`${repoUid}/`)) return undefined;
    return { uid: tag.uid, name: tag.name, digest: tag.digest, deprecated: tag.deprecated ?? undefined };
  });
}

/** A version tag: `v1.27.3-r2-dev` has prefix `v`, parts 1, 27, 3, epoch 2 and suffix `-dev`. */
export interface TagVersion {
  /** Such as `openjdk-`; may be empty. */
  readonly prefix: string;
  readonly parts: readonly number[];
  /** Such as `-dev`, without epoch and date; may be empty. */
  readonly suffix: string;
  /** The number of `-rN`. */
  readonly epoch: number | undefined;
  /** The date of `-YYYYMMDD[hhmm[ss]]` as 14 digits. */
  readonly date: number | undefined;
}

const VERSION = /^((?:[A-Za-z]+[-_])*v?)(\d{1,15}(?:\.\d{1,15})*)([-._+][A-Za-z0-9._+-]*)?$/;
const EPOCH = /-r(\d{1,9})(?=-|$)/;
const DAY = /^20\d{6}(?:\d{4}|\d{6})?$/;
const DATE = /-(20\d{6}(?:\d{4}|\d{6})?)$/;

/** Parses a tag; `undefined` if it is not a version, such as `latest`. */
export function parseTagVersion(tag: string): TagVersion | undefined {
  const match = VERSION.exec(tag);
  if (match === null) return undefined;
  const [, prefix = '', numbers = '', rest = ''] = match;
  const date = DATE.exec(rest)?.[1];
  const undated = rest.replace(DATE, '');
  const epoch = EPOCH.exec(undated)?.[1];
  return {
    prefix,
    parts: numbers.split('.').map(Number),
    suffix: undated.replace(EPOCH, ''),
    epoch: epoch === undefined ? undefined : Number(epoch),
    date: date === undefined ? undefined : Number(date.padEnd(14, '0')),
  };
}

/** Whether the tag is a day, such as `20260131`, which sorts above every version but is not one. */
function isDay({ parts }: TagVersion): boolean {
  return DAY.test(String(parts[0]));
}

/** The line of a version: those of one line share prefix, suffix, number of parts and tag class. */
function lineOf(version: TagVersion): string {
  const { date, epoch, parts, prefix, suffix } = version;
  return [prefix, suffix, parts.length, isDay(version), epoch === undefined, date === undefined].join(' ');
}

/** Whether versions are of one line. */
export function isSameLine(a: TagVersion, b: TagVersion): boolean {
  return lineOf(a) === lineOf(b);
}

/** Compares versions by parts, epoch and date. */
export function compareTagVersions(a: TagVersion, b: TagVersion): number {
  for (let index = 0; index < a.parts.length; index += 1) {
    const [left = 0, right = 0] = [a.parts[index], b.parts[index]];
    if (left !== right) return left < right ? -1 : 1;
  }
  return (a.epoch ?? 0) - (b.epoch ?? 0) || (a.date ?? 0) - (b.date ?? 0);
}

type TagSuggester = (tag: string) => string | undefined;

interface LiveTag {
  readonly name: string;
  readonly version: TagVersion;
}

/** Suggests the lowest newer version of the same major, else the highest newer one. */
export function createTagSuggester(liveTags: readonly string[]): TagSuggester {
  // A repository has tens of thousands of tags, so each is not compared with all others.
  const lines = once(() => {
    const live = liveTags.flatMap((name): readonly LiveTag[] => {
      const version = parseTagVersion(name);
      return version === undefined ? [] : [{ name, version }];
    });
    const byLine = groupBy(live, ({ version }) => lineOf(version));
    return new Map(
      Array.from(byLine, ([key, line]) => [
        key,
        line.toSorted((a, b) => compareTagVersions(a.version, b.version)),
      ]),
    );
  });
  return (tag) => {
    const current = parseTagVersion(tag);
    if (current === undefined) return undefined;
    const line = lines().get(lineOf(current)) ?? [];
    const lowest = line[firstAbove(line, current)];
    if (lowest === undefined) return undefined;
    return lowest.version.parts[0] === current.parts[0] ? lowest.name : line.at(-1)?.name;
  };
}

/** The position of the first version above another one in its line, which is sorted. */
function firstAbove(line: readonly LiveTag[], version: TagVersion): number {
  let [from, to] = [0, line.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const live = line[middle];
    if (live !== undefined && compareTagVersions(live.version, version) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
