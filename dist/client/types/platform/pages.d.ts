import type { Call } from './call.ts';
import type { Client } from './client.ts';
/** Most rows that the service gives in one page (spec §8). */
export declare const MAXIMUM_PAGE_SIZE = 200;
/** One page of a list, in the service's words. */
export interface Page<Row> {
    readonly rows: readonly Row[];
    /** Empty on the last page. */
    readonly nextPageToken: string;
    /** Matching rows over all pages, when the service tells. */
    readonly totalCount: number | undefined;
}
/** Where in a list a page begins; the other parameters of the list stay the same. */
export interface PagePosition {
    readonly pageSize: number;
    readonly pageToken?: string;
    readonly skip?: number;
    readonly orderBy?: string;
}
export type ListOperation<Row> = (position: PagePosition) => Call<Page<Row>>;
interface Identified {
    readonly uid: string;
}
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back or it restarts again.
 */
export declare function readPages<Row extends Identified>(client: Client, list: ListOperation<Row>, pageSize?: number): AsyncGenerator<readonly Row[]>;
/** What to keep of a row; `undefined` drops it, so that a long list costs only what is needed of it. */
export type Project<Row, Kept> = (row: Row) => Kept | undefined;
/**
 * All rows of a list, projected. After a first full page the rest is read in parallel by `skip`, each page overlapping
 * its neighbour by one row; unless neighbours share that row, totals agree and every uid comes once, the list is read
 * again by cursor, so that rows which move, appear or vanish meanwhile are never lost unseen.
 */
export declare function readAll<Row extends Identified, Kept>(client: Client, list: ListOperation<Row>, project: Project<Row, Kept>): Promise<readonly Kept[]>;
/**
 * Hands every row of a list to `fold` as its page arrives and keeps none, so that memory holds the pages in flight and
 * the uids only. Rows come in any order, and again when the list has to be read anew by cursor: `fold` must take a row
 * that it has seen already as nothing new. Throws `PlatformError` (`UNDECODABLE`) when the list ends, twice, before the
 * total that the service told last: what is judged by what it lacks has to be whole.
 */
export declare function foldAll<Row extends Identified>(client: Client, list: ListOperation<Row>, fold: (row: Row) => void): Promise<void>;
export {};
