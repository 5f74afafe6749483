/** One record of a tag's history: at `time` (milliseconds since 1970) the tag was moved to `digest`. */
export interface TagRecord {
  readonly time: number;
  readonly digest: string;
}

/**
 * Records of one answer from old to new, each once, whichever way round the service gave them. Those of one millisecond
 * keep the service's order, so that the last of them is the one that holds. `newestFirst` is how an earlier answer was
 * ordered, for one whose times do not tell.
 */
export function orderAnswer(answer: readonly TagRecord[], newestFirst = false): readonly TagRecord[] {
  return sortRecords(isNewestFirst(answer, newestFirst) ? answer.toReversed() : answer);
}

/** Whether an answer begins with its newest record; `otherwise` where all are of one time, or there is none. */
export function isNewestFirst(answer: readonly TagRecord[], otherwise: boolean): boolean {
  const [first, last] = [answer.at(0), answer.at(-1)];
  if (first === undefined || last === undefined || first.time === last.time) return otherwise;
  return first.time > last.time;
}

/** Records from old to new, each once; those of one millisecond stay in the order in which they were given. */
export function sortRecords(records: readonly TagRecord[]): readonly TagRecord[] {
  const unique = new Map<string, TagRecord>();
  for (const record of records) {
    const key = `${record.time} ${record.digest}`;
    // Put in anew, so that a digest that comes back within a millisecond stands where it came last.
    unique.delete(key);
    unique.set(key, record);
  }
  return [...unique.values()].sort((a, b) => a.time - b.time);
}

/** The record that holds at a time: the last at or before it; `undefined` when the tag did not exist yet. */
export function recordAt(records: readonly TagRecord[], time: number): TagRecord | undefined {
  return records.findLast((record) => record.time <= time);
}

/** When a digest was superseded: the time of the record after its last one; `undefined` while it holds, and for a digest that the tag never had. */
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

/**
 * The bound of a look-up: the earlier of `asOf` and `now - minAge`; `now` without either. Milliseconds since 1970, where
 * every age ends: no record is older, and far beyond it there are no dates.
 */
export function lookupBound(now: number, asOf: number | undefined, minAgeMs: number | undefined): number {
  return Math.min(now, asOf ?? now, Math.max(0, now - (minAgeMs ?? 0)));
}
