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

/** Whether the tag is a day, such as `20260131`, which is above every version but is none. */
function isDay({ parts }: TagVersion): boolean {
  return DAY.test(String(parts[0]));
}

/** Whether versions share prefix, suffix, number of parts and tag class. */
export function isSameLine(a: TagVersion, b: TagVersion): boolean {
  return (
    a.prefix === b.prefix &&
    a.suffix === b.suffix &&
    a.parts.length === b.parts.length &&
    isDay(a) === isDay(b) &&
    (a.epoch === undefined) === (b.epoch === undefined) &&
    (a.date === undefined) === (b.date === undefined)
  );
}

/** Compares versions by parts, epoch and date. */
export function compareTagVersions(a: TagVersion, b: TagVersion): number {
  for (let index = 0; index < a.parts.length; index += 1) {
    const [left = 0, right = 0] = [a.parts[index], b.parts[index]];
    if (left !== right) return left < right ? -1 : 1;
  }
  return (a.epoch ?? 0) - (b.epoch ?? 0) || (a.date ?? 0) - (b.date ?? 0);
}

export type TagSuggester = (tag: string) => string | undefined;

interface LiveTag {
  readonly name: string;
  readonly version: TagVersion;
}

/** Suggests the lowest newer version of the same major, else the highest newer one (contract §5). */
export function createTagSuggester(liveTags: readonly string[]): TagSuggester {
  let versions: readonly LiveTag[] | undefined;
  const understand = (): readonly LiveTag[] =>
    liveTags.flatMap((name) => {
      const version = parseTagVersion(name);
      return version === undefined ? [] : [{ name, version }];
    });
  return (tag) => {
    const current = parseTagVersion(tag);
    if (current === undefined) return undefined;
    versions ??= understand();
    let lowest: LiveTag | undefined;
    let highest: LiveTag | undefined;
    for (const live of versions) {
      if (!isSameLine(live.version, current) || compareTagVersions(live.version, current) <= 0) continue;
      const sameMajor = live.version.parts[0] === current.parts[0];
      if (sameMajor && (lowest === undefined || compareTagVersions(live.version, lowest.version) < 0))
        lowest = live;
      if (highest === undefined || compareTagVersions(live.version, highest.version) > 0) highest = live;
    }
    return (lowest ?? highest)?.name;
  };
}
