/** A tag that names a version: `v1.27.3-dev-r2` has parts 1, 27, 3, suffix `-dev` and epoch 2. */
export interface TagVersion {
  readonly prefix: '' | 'v';
  readonly parts: readonly bigint[];
  /** Text after the parts without epoch and date, such as `-dev`; empty for none. */
  readonly suffix: string;
  /** Number of a `-rN` tag; `undefined` for other classes. */
  readonly epoch: bigint | undefined;
  /** Digits of a dated tag (`-YYYYMMDD…`); `undefined` for other classes. */
  readonly date: bigint | undefined;
}

const VERSION = /^(v?)(\d{1,18}(?:\.\d{1,18})*)([-._+][A-Za-z0-9._+-]*)?$/;
const EPOCH = /-r(\d{1,9})(?=-20\d{6}|$)/;
const DATE = /-(20\d{6}(?:\d{4}|\d{6})?)$/;

/** Parses a tag into a version; `undefined` for tags that name none, such as `latest`. */
export function parseTagVersion(tag: string): TagVersion | undefined {
  const match = VERSION.exec(tag);
  if (match === null) return undefined;
  const [, prefix = '', numbers = '', rest = ''] = match;
  const date = DATE.exec(rest)?.[1];
  const epoch = EPOCH.exec(rest)?.[1];
  return {
    prefix: prefix === 'v' ? 'v' : '',
    parts: numbers.split('.').map((part) => BigInt(part)),
    suffix: rest.replace(DATE, '').replace(/-r\d{1,9}$/, ''),
    epoch: epoch === undefined ? undefined : BigInt(epoch),
    date: date === undefined ? undefined : BigInt(date),
  };
}

/** Whether two versions are of one line: same prefix, suffix, number of parts and tag class. */
export function isSameLine(a: TagVersion, b: TagVersion): boolean {
  return (
    a.prefix === b.prefix &&
    a.suffix === b.suffix &&
    a.parts.length === b.parts.length &&
    (a.epoch === undefined) === (b.epoch === undefined) &&
    (a.date === undefined) === (b.date === undefined)
  );
}

/** Order of two versions of one line: by parts, then epoch, then date. */
export function compareTagVersions(a: TagVersion, b: TagVersion): number {
  const left = [...a.parts, a.epoch ?? 0n, a.date ?? 0n];
  const right = [...b.parts, b.epoch ?? 0n, b.date ?? 0n];
  const index = left.findIndex((part, place) => part !== right[place]);
  if (index < 0) return 0;
  return (left[index] ?? 0n) < (right[index] ?? 0n) ? -1 : 1;
}

/**
 * The tag to move to (contract §5): the lowest live version above of the same line and major if there is one, else the
 * highest live version above; `undefined` when there is none.
 */
export function suggestTag(tag: string, liveTags: readonly string[]): string | undefined {
  const current = parseTagVersion(tag);
  if (current === undefined) return undefined;
  const above = liveTags
    .map((name) => ({ name, version: parseTagVersion(name) }))
    .flatMap(({ name, version }) =>
      version !== undefined && isSameLine(version, current) ? [{ name, version }] : [],
    )
    .filter(({ version }) => compareTagVersions(version, current) > 0)
    .sort((a, b) => compareTagVersions(a.version, b.version));
  const sameMajor = above.find(({ version }) => version.parts[0] === current.parts[0]);
  return (sameMajor ?? above.at(-1))?.name;
}
