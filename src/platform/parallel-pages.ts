import { mapPool } from '../base/pool.ts';
import { createTextSet } from '../base/text-set.ts';
import type { Client } from './client.ts';
import type { Identified, ListOperation, Page } from './pages.ts';

/** Requests in flight of a client that does not tell. */
const USUAL_CONCURRENCY = 8;

/** Most pages of a list that is read in parallel, two million rows: a total beyond it is hardly true. */
const MAXIMUM_PARALLEL_PAGES = 10_000;

/** What to keep of a row; `undefined` drops it, so that a long list costs only what is needed of it. */
export type Project<Row, Kept> = (row: Row) => Kept | undefined;

/** What is kept of rows. */
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
 * The rest of a list in parallel by `skip`, each page overlapping its neighbour by one row; `undefined` unless neighbours
 * share that row, totals agree and every uid comes once.
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
    // The first row belongs to the neighbour before.
    return slice(page.rows.slice(1), page);
  };
  // One more than are in flight, so that it can go before the answer whose place it takes is decoded. Those that wait for
  // long, the collector takes for old, and with them the pages that they are answered with.
  const atOnce = 1 + (client.concurrency ?? USUAL_CONCURRENCY);
  const rest = await mapPool(
    Array.from({ length: pages - 1 }, (_, index) => index + 1),
    atOnce,
    read,
  );
  const slices = [slice(first.rows, first), ...rest];
  const isWhole = rowCount === total && seen.size === total && areNeighbours(slices, total);
  return isWhole ? slices.flatMap((part) => part.kept) : undefined;
}

/** Whether each slice begins where the one before it ends, and all tell the same total. */
function areNeighbours(slices: readonly Slice<unknown>[], total: number): boolean {
  return slices.every(
    ({ firstUid, totalCount }, index) =>
      totalCount === total && (index === 0 || firstUid === slices[index - 1]?.lastUid),
  );
}
