import type { Client } from './client.ts';
import { type Identified, type ListOperation } from './pages.ts';
import { type Project } from './parallel-pages.ts';
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
