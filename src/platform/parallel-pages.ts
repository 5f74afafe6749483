import { mapPool } from '../base/pool.ts';
import type { Call } from './call.ts';
import type { Client } from './client.ts';
import type { Identified, ListOperation, Page } from './pages.ts';

/** Number of simultaneous requests if the client does not state one. */
const USUAL_CONCURRENCY = 8;

/** Maximum number of pages to read in parallel, two million rows; a larger total is implausible. */
const MAXIMUM_PARALLEL_PAGES = 10_000;

/** Turns a row into what to keep of it; `undefined` drops the row. */
export type Project<Row, Kept> = (row: Row) => Kept | undefined;

export function keepRows<Row, Kept>(rows: readonly Row[], project: Project<Row, Kept>): readonly Kept[] {
  return rows.map((row) => project(row)).filter((item) => item !== undefined);
}

interface Slice<Kept> {
  readonly firstUid: string | undefined;
  readonly lastUid: string | undefined;
  readonly kept: readonly Kept[];
  readonly totalCount: number | undefined;
}

/** The first page of a list whose other pages can be read in parallel, without its rows. */
export interface Head<Row, Kept> {
  readonly slice: Slice<Kept>;
  readonly total: number;
  /** Number of rows from the start of one page to the start of the next. */
  readonly step: number;
  readonly pages: number;
  readonly intake: Intake<Row, Kept>;
}

/** Counts the rows of a list, and keeps of them what is wanted. */
interface Intake<Row, Kept> {
  take(page: Page<Row>, rows: readonly Row[]): Slice<Kept>;
  /** Whether so many rows were taken, with as many uids. */
  has(total: number): boolean;
}

function openIntake<Row extends Identified, Kept>(project: Project<Row, Kept>): Intake<Row, Kept> {
  const seen = new Set<string>();
  let rowCount = 0;
  return {
    take: (page, rows) => {
      rowCount += rows.length;
      for (const row of rows) seen.add(row.uid);
      const firstUid = page.rows[0]?.uid;
      const lastUid = page.rows.at(-1)?.uid;
      return { firstUid, lastUid, kept: keepRows(rows, project), totalCount: page.totalCount };
    },
    has: (total) => rowCount === total && seen.size === total,
  };
}

/** Takes the first page, before anything else is requested; `undefined` if the others cannot be read in parallel. */
export function takeHead<Row extends Identified, Kept>(
  first: Page<Row>,
  project: Project<Row, Kept>,
): Head<Row, Kept> | undefined {
  const total = first.totalCount;
  const step = first.rows.length - 1;
  if (total === undefined || step < 1 || total <= first.rows.length) return undefined;
  const pages = Math.ceil((total - 1) / step);
  if (pages > MAXIMUM_PARALLEL_PAGES) return undefined;
  const intake = openIntake(project);
  return { slice: intake.take(first, first.rows), total, step, pages, intake };
}

/** Reads the rest in parallel; `undefined` unless neighbors share a row, totals agree and every uid occurs once. */
export async function readParallel<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  { intake, pages, slice, step, total }: Head<Row, Kept>,
): Promise<readonly Kept[] | undefined> {
  const read = (index: number): Promise<Slice<Kept>> =>
    useAnswer(client, list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }), (page) =>
      intake.take(page, page.rows.slice(1)),
    );
  // One more than may be in flight, so that it can be sent before the previous answer is decoded.
  const atOnce = 1 + (client.concurrency ?? USUAL_CONCURRENCY);
  const indexes = Array.from({ length: pages - 1 }, (_, index) => index + 1);
  const rest = await mapPool(indexes, atOnce, read);
  const slices = [slice, ...rest];
  return intake.has(total) && areNeighbors(slices, total) ? slices.flatMap((part) => part.kept) : undefined;
}

/** Whether each slice begins where the previous one ends, and all have the same total. */
function areNeighbors(slices: readonly Slice<unknown>[], total: number): boolean {
  return slices.every(
    ({ firstUid, totalCount }, index) =>
      totalCount === total && (index === 0 || firstUid === slices[index - 1]?.lastUid),
  );
}

type Used<T> =
  | { readonly kind: 'used'; readonly value: T }
  | { readonly kind: 'thrown'; readonly error: unknown };

/**
 * Sends a call and makes something of its answer while it is decoded. What has waited for the answer is in the old
 * generation of the heap by then, and would keep a large answer that passes through it until the next full collection.
 * An error from `use` says nothing about the answer and is thrown unchanged; otherwise throws like `send`.
 */
export async function useAnswer<Answer, T>(
  client: Client,
  call: Call<Answer>,
  use: (answer: Answer) => T,
): Promise<T> {
  const decode = (json: unknown): Used<T> => {
    const answer = call.decode(json);
    try {
      return { kind: 'used', value: use(answer) };
    } catch (error) {
      return { kind: 'thrown', error };
    }
  };
  const used = await client.send({ ...call, decode });
  if (used.kind === 'thrown') throw used.error;
  return used.value;
}
