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
export declare function orderAnswer(answer: readonly TagRecord[], newestFirst?: boolean): readonly TagRecord[];
/** Whether an answer begins with its newest record; `otherwise` where all are of one time, or there is none. */
export declare function isNewestFirst(answer: readonly TagRecord[], otherwise: boolean): boolean;
/** Records from old to new, each once; those of one millisecond stay in the order in which they were given. */
export declare function sortRecords(records: readonly TagRecord[]): readonly TagRecord[];
/** The record that holds at a time: the last at or before it; `undefined` when the tag did not exist yet. */
export declare function recordAt(records: readonly TagRecord[], time: number): TagRecord | undefined;
/** When a digest was superseded: the time of the record after its last one; `undefined` while it holds, and for a digest that the tag never had. */
export declare function supersededAt(records: readonly TagRecord[], digest: string): number | undefined;
/** What a pinned digest is to its tag. */
export type PinState = {
    readonly kind: 'current';
} | {
    readonly kind: 'superseded';
    readonly since: number;
} | {
    readonly kind: 'unverified';
};
/** Judges a pin against the tag's whole history: unverified when the tag never had that digest. */
export declare function judgePin(records: readonly TagRecord[], digest: string): PinState;
/**
 * The bound of a look-up: the earlier of `asOf` and `now - minAge`; `now` without either. Milliseconds since 1970, where
 * every age ends: no record is older, and far beyond it there are no dates.
 */
export declare function lookupBound(now: number, asOf: number | undefined, minAgeMs: number | undefined): number;
