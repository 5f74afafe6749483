/** One record of a tag's history: at `time` (milliseconds since 1970) the tag was moved to `digest`. */
export interface TagRecord {
  readonly time: number;
  readonly digest: string;
}

/** Records in order of time, each once. The service may give them in either order and repeat those at a bound. */
export function sortRecords(records: readonly TagRecord[]): readonly TagRecord[] {
  const unique = new Map(records.map((record) => [`${record.time} ${record.digest}`, record]));
  return [...unique.values()].sort((a, b) => a.time - b.time || (a.digest < b.digest ? -1 : 1));
}

/** The record that holds at a time: the last at or before it; `undefined` when the tag did not exist yet. */
export function recordAt(records: readonly TagRecord[], time: number): TagRecord | undefined {
  return records.findLast((record) => record.time <= time);
}

/** When a digest was superseded: the time of the first later record with another digest that none returns from. */
export function supersededAt(records: readonly TagRecord[], digest: string): number | undefined {
  const last = records.findLastIndex((record) => record.digest === digest);
  return last < 0 ? undefined : records[last + 1]?.time;
}

/** What a pinned digest is to its tag. */
export type PinState =
  | { readonly kind: 'current' }
  | { readonly kind: 'superseded'; readonly since: number }
  | { readonly kind: 'unverified' };

/** Judges a pin against the tag's whole history: unverified when the tag never had that digest. */
export function judgePin(records: readonly TagRecord[], digest: string): PinState {
  if (!records.some((record) => record.digest === digest)) return { kind: 'unverified' };
  const since = supersededAt(records, digest);
  return since === undefined ? { kind: 'current' } : { kind: 'superseded', since };
}

/** The bound of a look-up: the earlier of `asOf` and `now - minAge`; `now` without either. Milliseconds since 1970. */
export function lookupBound(now: number, asOf: number | undefined, minAgeMs: number | undefined): number {
  return Math.min(now, asOf ?? now, now - (minAgeMs ?? 0));
}

/**
 * The record that a pin should move to under a cooldown: the candidate at the bound, but never one older than the
 * digest that is already there ("never backwards"). A digest that the tag never had gives way to the candidate.
 */
export function chooseForward(
  records: readonly TagRecord[],
  candidate: TagRecord,
  pinned: string | undefined,
): TagRecord {
  const held = pinned === undefined ? undefined : records.findLast((record) => record.digest === pinned);
  return held !== undefined && held.time > candidate.time ? held : candidate;
}
