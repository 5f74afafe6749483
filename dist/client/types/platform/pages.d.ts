import type { Call } from './call.ts';
import type { Client } from './client.ts';
import { PlatformError } from './errors.ts';
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
/** What tells rows of a list apart. */
export interface Identified {
    readonly uid: string;
}
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back, it restarts again, or hundreds of
 * pages in a row are empty.
 */
export declare function readPages<Row extends Identified>(client: Client, list: ListOperation<Row>, pageSize?: number): AsyncGenerator<readonly Row[]>;
/** Pages by cursor with rows that are new, and the total that each page told. */
export declare function readCursor<Row extends Identified>(client: Client, list: ListOperation<Row>, pageSize?: number): AsyncGenerator<Pick<Page<Row>, 'rows' | 'totalCount'>>;
/** The error of a list that cannot be read to its end. */
export declare function brokenList(message: string, call: string): PlatformError;
