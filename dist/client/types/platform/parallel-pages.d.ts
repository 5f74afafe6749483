import type { Client } from './client.ts';
import type { Identified, ListOperation, Page } from './pages.ts';
/** What to keep of a row; `undefined` drops it, so that a long list costs only what is needed of it. */
export type Project<Row, Kept> = (row: Row) => Kept | undefined;
/** What is kept of rows. */
export declare function keepRows<Row, Kept>(rows: readonly Row[], project: Project<Row, Kept>): readonly Kept[];
/**
 * The rest of a list in parallel by `skip`, each page overlapping its neighbour by one row; `undefined` unless neighbours
 * share that row, totals agree and every uid comes once.
 */
export declare function readParallel<Row extends Identified, Kept>(client: Client, list: ListOperation<Row>, first: Page<Row>, project: Project<Row, Kept>): Promise<readonly Kept[] | undefined>;
