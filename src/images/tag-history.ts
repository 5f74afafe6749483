/** At `time` (milliseconds since 1970), the tag moved to `digest`. */
export interface TagRecord {
  readonly time: number;
  readonly digest: string;
}

/** How far the clock of a registry may be ahead of this one. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** The last moment that can already have happened: a record after it is in the future and counts for nothing yet. */
export function latestMoment(now: number): number {
  return now + CLOCK_SKEW_MS;
}

/** Leaves out records that are in the future. */
export function withoutFuture(records: readonly TagRecord[], now: number): readonly TagRecord[] {
  const latest = latestMoment(now);
  return records.some(({ time }) => time > latest) ? records.filter(({ time }) => time <= latest) : records;
}

/** Whether an answer has its newest record first; `undefined` if all of it is of one time. */
export function isNewestFirst(answer: readonly TagRecord[]): boolean | undefined {
  const [first, last] = [answer.at(0), answer.at(-1)];
  if (first === undefined || last === undefined || first.time === last.time) return undefined;
  return first.time > last.time;
}

/** Sorts records from old to new without duplicates; records of one millisecond keep their order. */
export function sortRecords(records: readonly TagRecord[]): readonly TagRecord[] {
  const unique = new Map<string, TagRecord>();
  for (const record of records) {
    const key = `${record.time} ${record.digest}`;
    // A digest that comes back within a millisecond counts at its last place.
    unique.delete(key);
    unique.set(key, record);
  }
  return [...unique.values()].sort((a, b) => a.time - b.time);
}

/** When the digest was superseded; `undefined` if it is current or the tag never had it. */
export function supersededAt(records: readonly TagRecord[], digest: string): number | undefined {
  const last = records.findLastIndex((record) => record.digest === digest);
  return last < 0 ? undefined : records[last + 1]?.time;
}

export type PinState =
  | { readonly kind: 'current' }
  | { readonly kind: 'superseded'; readonly since: number }
  | { readonly kind: 'unverified' };

/** Judges a pin against the whole history of its tag. */
export function judgePin(records: readonly TagRecord[], digest: string): PinState {
  if (!records.some((record) => record.digest === digest)) return { kind: 'unverified' };
  const since = supersededAt(records, digest);
  return since === undefined ? { kind: 'current' } : { kind: 'superseded', since };
}

/** The earlier of `asOf` and `now - minAgeMs`, but not before 1970. */
export function lookupBound(now: number, asOf: number | undefined, minAgeMs: number | undefined): number {
  return Math.min(now, asOf ?? now, Math.max(0, now - (minAgeMs ?? 0)));
}
