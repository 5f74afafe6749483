import { type TagRecord } from '../domain/tag-history.ts';
import { type ReadWindow } from './history-reader.ts';
/**
 * How far before a bound to look first. A date is asked about while the tag lives: a month before it holds a record, and
 * seldom a thousand. A cooldown is asked of every tag, also of those that have not moved for months.
 */
export declare const FIRST_WINDOW_MS: {
    readonly date: number;
    readonly cooldown: number;
};
export type FoundRecord = 
/** `recent` are the records around it that were seen on the way, oldest first, the found one last. */
{
    readonly kind: 'found';
    readonly record: TagRecord;
    readonly recent: readonly TagRecord[];
}
/** The tag has no record at the bound; `first` is when it appeared, `undefined` when it never did. */
 | {
    readonly kind: 'none';
    readonly first: TagRecord | undefined;
};
/**
 * The record that holds at `bound` (the newest without one), with as few requests as the history allows. A history below
 * the cap of 1000 takes one request, at a bound while the tag was alive too; a longer one is searched by its own density,
 * then by halves. Right under either inclusivity, either order of an answer, and whichever end of it is cut. Throws
 * `PlatformError` (`UNDECODABLE`) where the service's answers leave the record unknown.
 */
export declare function findRecord(read: ReadWindow, bound: number | undefined, now: number, firstWindowMs?: number): Promise<FoundRecord>;
