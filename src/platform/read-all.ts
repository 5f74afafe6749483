import { mapPool } from '../base/pool.ts';
import type { Call } from './call.ts';
import { type Client, USUAL_CONCURRENCY } from './client.ts';
import { unlessRefused } from './errors.ts';
import {
  clampPageSize,
  type Identified,
  type ListOperation,
  MAXIMUM_PAGE_SIZE,
  type Page,
  readRounds,
} from './pages.ts';

/** Maximum number of pages to read in parallel, two million rows; a larger total is implausible. */
const MAXIMUM_PARALLEL_PAGES = 10_000;

/** Turns a row into what to keep of it; `undefined` drops the row. */
export type Project<Row, Kept> = (row: Row) => Kept | undefined;

/**
 * All rows of a list, projected. After a full first page the rest is read in parallel by `skip`, each page overlapping its
 * neighbor by one row; unless neighbors, totals and uids agree, the list is read again by cursor, so that no row is lost.
 * Throws `PlatformError` (`UNDECODABLE`) if the list ends before its total even then.
 */
export async function readAll<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  project: Project<Row, Kept>,
  pageSize = MAXIMUM_PAGE_SIZE,
): Promise<readonly Kept[]> {
  const quick = await readQuick(client, list, project, pageSize);
  if (quick.kept !== undefined) return quick.kept;
  let kept: Kept[] = [];
  let latest = 1;
  for await (const { round, rows } of readRounds(client, list, pageSize, quick)) {
    // Rows of an earlier round may be gone; the last one counts.
    if (round !== latest) kept = [];
    latest = round;
    for (const item of keepRows(rows, project)) kept.push(item);
  }
  return kept;
}

/**
 * Passes every row of a list to `fold` as its page arrives and keeps none. Rows come in any order, and more than once if the
 * list has to be read again: `fold` must ignore a row that it has seen. Throws like `readAll`.
 */
export async function foldAll<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  fold: (row: Row) => void,
): Promise<void> {
  const keepNothing = (row: Row): undefined => {
    fold(row);
  };
  const quick = await readQuick(client, list, keepNothing, MAXIMUM_PAGE_SIZE);
  if (quick.kept !== undefined) return;
  for await (const { rows } of readRounds(client, list, MAXIMUM_PAGE_SIZE, quick)) rows.forEach(fold);
}

function keepRows<Row, Kept>(rows: readonly Row[], project: Project<Row, Kept>): readonly Kept[] {
  return rows.map((row) => project(row)).filter((item) => item !== undefined);
}

/** The list in one page or in parallel pages; without `kept` if it may be incomplete. */
interface QuickList<Kept> {
  readonly kept?: readonly Kept[];
  readonly total?: number | undefined;
  /** 1 if the first page was also the last one and had fewer rows than its total, which counts as one round. */
  readonly rounds?: number;
  /** The first page, if the others can be read at the same time. */
  readonly slice?: Slice<Kept>;
  /** Number of rows from the start of one page to that of the next. */
  readonly step?: number;
}

/** A page without its rows. */
interface Slice<Kept> {
  readonly firstUid: string | undefined;
  readonly lastUid: string | undefined;
  readonly kept: readonly Kept[];
  readonly totalCount: number | undefined;
}

/** Reads the first page in order of creation, which is stable while rows are added, and the rest at the same time. */
async function readQuick<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  project: Project<Row, Kept>,
  pageSize: number,
): Promise<QuickList<Kept>> {
  const seen = new Set<string>();
  let rowCount = 0;
  const take = (page: Page<Row>, rows = page.rows): Slice<Kept> => {
    rowCount += rows.length;
    for (const row of rows) seen.add(row.uid);
    const [firstUid, lastUid] = [page.rows[0]?.uid, page.rows.at(-1)?.uid];
    return { firstUid, lastUid, kept: keepRows(rows, project), totalCount: page.totalCount };
  };
  const open = (page: Page<Row>): QuickList<Kept> => {
    const { nextPageToken, rows, totalCount: total } = page;
    if (nextPageToken === '' && rows.length < (total ?? 0)) return { total, rounds: 1 };
    if (nextPageToken === '' && new Set(rows.map(({ uid }) => uid)).size === rows.length)
      return { kept: keepRows(rows, project) };
    const step = rows.length - 1;
    const isLong = total !== undefined && total > rows.length;
    const isParallel = isLong && step >= 1 && (total - 1) / step <= MAXIMUM_PARALLEL_PAGES;
    return isParallel ? { total, step, slice: take(page) } : { total };
  };
  const call = list({ pageSize: clampPageSize(pageSize), orderBy: 'created_at' });
  // Not all lists have an order; anything else wrong with the request shows again when the list is read by cursor.
  const opened = (await unlessRefused(['INVALID_ARGUMENT'], sendUsing(client, call, open)))?.() ?? {};
  const { slice, step, total } = opened;
  if (slice === undefined || step === undefined || total === undefined) return opened;
  const read = async (index: number): Promise<Slice<Kept>> => {
    const position = { pageSize: step + 1, skip: index * step, orderBy: 'created_at' };
    return (await sendUsing(client, list(position), (page) => take(page, page.rows.slice(1))))();
  };
  // One more than may be in flight, so that it can be sent before the previous answer is decoded.
  const atOnce = 1 + (client.concurrency ?? USUAL_CONCURRENCY);
  const indexes = Array.from({ length: Math.ceil((total - 1) / step) - 1 }, (_, index) => index + 1);
  const slices = [slice, ...(await mapPool(indexes, atOnce, read))];
  const isWhole = rowCount === total && seen.size === total && areNeighbors(slices, total);
  return isWhole ? { kept: slices.flatMap(({ kept }) => kept) } : { total };
}

/** Whether each slice begins where the previous one ends, and all have the same total. */
function areNeighbors(slices: readonly Slice<unknown>[], total: number): boolean {
  return slices.every(
    ({ firstUid, totalCount }, index) =>
      totalCount === total && (index === 0 || firstUid === slices[index - 1]?.lastUid),
  );
}

/**
 * Sends a call and makes something of its answer while it is decoded. What has waited for the answer is in the old
 * generation of the heap by then, and would keep a large answer that passes through it until the next full collection.
 * Throws like `send`; an error from `use` says nothing about the answer and is thrown by the result.
 */
async function sendUsing<Answer, T>(
  client: Client,
  call: Call<Answer>,
  use: (answer: Answer) => T,
): Promise<() => T> {
  const decode = (json: unknown): (() => T) => {
    const answer = call.decode(json);
    try {
      const value = use(answer);
      return () => value;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  };
  return client.send({ ...call, decode });
}
