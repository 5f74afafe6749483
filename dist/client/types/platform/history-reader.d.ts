import { type TagRecord } from '../domain/tag-history.ts';
import { PlatformError } from './errors.ts';
/** Most records of one answer (spec §8). */
export declare const MAXIMUM_RECORDS = 1000;
/** Bounds of a history request in milliseconds since 1970; whether the service takes them inclusively is unknown. */
export interface HistoryWindow {
    readonly start?: number;
    readonly end?: number;
}
/** Asks for one window: at most 1000 records, in the order in which the service gave them. */
export type ReadWindow = (window: HistoryWindow) => Promise<readonly TagRecord[]>;
/**
 * Every record from `since` to `until` (all without them), both inclusive, oldest first: one request for each 999, so that
 * neighbouring answers share a record under either inclusivity. A full answer may have been cut at either end, so both
 * are read on. Throws `PlatformError` (`UNDECODABLE`) for a server that does not heed its bounds.
 */
export declare function readRecords(read: ReadWindow, { since, until }?: {
    readonly since?: number;
    readonly until?: number;
}): Promise<readonly TagRecord[]>;
/** A full answer that brings nothing new, however narrow its window: what lies beyond it cannot be asked for. */
export declare function standstill(time: number): PlatformError;
