import { mapPool } from '../base/pool.ts';
import { createTextSet } from '../base/text-set.ts';
import type { Client } from './client.ts';
import type { Identified, ListOperation, Page } from './pages.ts';

/** Number of simultaneous requests if the client does not state one. */
const USUAL_CONCURRENCY = 8;

/** Maximum number of pages to read in parallel, two million rows; a larger total is implausible. */
const MAXIMUM_PARALLEL_PAGES = 10_000;

/** What to keep of a row; `undefined` drops it, so that memory holds only what is needed of a long list. */
export type Project<Row, Kept> = (row: Row) => Kept | undefined;

export function keepRows<Row, Kept>(rows: readonly Row[], project: Project<Row, Kept>): readonly Kept[] {
  const kept: Kept[] = [];
  for (const row of rows) {
    const item = project(row);
    if (item !== undefined) kept.push(item);
  }
  return kept;
}

interface Slice<Kept> {
  readonly firstUid: string | undefined;
  readonly lastUid: string | undefined;
  readonly kept: readonly Kept[];
  readonly totalCount: number | undefined;
}

/**
 * Reads the rest of a list in parallel by `skip`, each page overlapping its neighbor by one row; `undefined` unless
 * neighbors share that row, totals agree and every uid occurs once.
 */
export async function readParallel<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  first: Page<Row>,
  project: Project<Row, Kept>,
): Promise<readonly Kept[] | undefined> {
  const total = first.totalCount;
  const step = first.rows.length - 1;
  if (total === undefined || step < 1 || total <= first.rows.length) return undefined;
  const pages = Math.ceil((total - 1) / step);
  if (pages > MAXIMUM_PARALLEL_PAGES) return undefined;
  const seen = createTextSet();
  let rowCount = 0;
  const slice = (rows: readonly Row[], page: Page<Row>): Slice<Kept> => {
    rowCount += rows.length;
    for (const row of rows) seen.add(row.uid);
    const firstUid = page.rows[0]?.uid;
    const lastUid = page.rows.at(-1)?.uid;
    return { firstUid, lastUid, kept: keepRows(rows, project), totalCount: page.totalCount };
  };
  const read = async (index: number): Promise<Slice<Kept>> => {
    const page = await client.send(list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }));
    return slice(page.rows.slice(1), page);
  };
  // Before anything else is requested: a caller may see from the first page that it wants no more.
  const head = slice(first.rows, first);
  // One more than may be in flight, so that it can be sent before the previous answer is decoded. Long-lived requests
  // are promoted to the old generation of the heap, and their answers with them.
  const atOnce = 1 + (client.concurrency ?? USUAL_CONCURRENCY);
  const rest = await mapPool(
    Array.from({ length: pages - 1 }, (_, index) => index + 1),
    atOnce,
    read,
  );
  const slices = [head, ...rest];
  const isWhole = rowCount === total && seen.size === total && areNeighbors(slices, total);
  return isWhole ? slices.flatMap((part) => part.kept) : undefined;
}

/** Whether each slice begins where the previous one ends, and all have the same total. */
function areNeighbors(slices: readonly Slice<unknown>[], total: number): boolean {
  return slices.every(
    ({ firstUid, totalCount }, index) =>
      totalCount === total && (index === 0 || firstUid === slices[index - 1]?.lastUid),
  );
}
