import { mapPool } from '../base/pool.ts';
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
  readonly uids: readonly string[];
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
  const read = async (index: number): Promise<Slice<Kept>> => {
    const page = await client.send(list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }));
    // The first row belongs to the neighbour before.
    return slice({ ...page, rows: page.rows.slice(1) }, page.rows[0]?.uid, project);
  };
  // Twice as many as are in flight, so that the next ones wait while an answer is decoded. With all of them waiting from
  // the start, the collector took them for old, and with them the pages that they were answered with.
  const ahead = 2 * (client.concurrency ?? USUAL_CONCURRENCY);
  const rest = await mapPool(
    Array.from({ length: pages - 1 }, (_, index) => index + 1),
    ahead,
    read,
  );
  const slices = [slice(first, first.rows[0]?.uid, project), ...rest];
  return isWhole(slices, total) ? slices.flatMap((part) => part.kept) : undefined;
}

function slice<Row extends Identified, Kept>(
  page: Page<Row>,
  firstUid: string | undefined,
  project: Project<Row, Kept>,
): Slice<Kept> {
  return {
    firstUid,
    lastUid: page.rows.at(-1)?.uid ?? firstUid,
    uids: page.rows.map((row) => row.uid),
    kept: keepRows(page.rows, project),
    totalCount: page.totalCount,
  };
}

function isWhole(slices: readonly Slice<unknown>[], total: number): boolean {
  const uids = new Set<string>();
  let rows = 0;
  for (const [index, part] of slices.entries()) {
    if (part.totalCount !== total) return false;
    if (index > 0 && part.firstUid !== slices[index - 1]?.lastUid) return false;
    rows += part.uids.length;
    for (const uid of part.uids) uids.add(uid);
  }
  return rows === total && uids.size === total;
}
