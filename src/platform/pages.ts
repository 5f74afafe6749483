import type { Call } from './call.ts';
import type { Client } from './client.ts';
import { PlatformError } from './errors.ts';
import { keepRows, readParallel } from './parallel-pages.ts';

/** Most rows that the service gives in one page (spec §8). */
export const MAXIMUM_PAGE_SIZE = 200;

/** Empty pages in a row after which a list is taken to have no end. */
const MAXIMUM_EMPTY_PAGES = 200;

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
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back, it restarts again, or hundreds of
 * pages in a row are empty.
 */
export async function* readPages<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  pageSize = MAXIMUM_PAGE_SIZE,
): AsyncGenerator<readonly Row[]> {
  for await (const { rows } of readCursor(client, list, pageSize)) yield rows;
}

/** Pages by cursor with rows that are new, and the total that each page told. */
async function* readCursor<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  pageSize = MAXIMUM_PAGE_SIZE,
): AsyncGenerator<Pick<Page<Row>, 'rows' | 'totalCount'>> {
  const seen = new Set<string>();
  const sentTokens = new Set<string>();
  let restarts = 0;
  // Pages with new rows, less those of known rows only: below zero the list has started over more than once.
  let balance = 0;
  let empty = 0;
  let pageToken: string | undefined;
  let firstUid: string | undefined;
  for (;;) {
    const call = list({
      pageSize: clampPageSize(pageSize),
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    const page = pageToken === undefined ? await client.send(call) : await sendLater(client, call);
    const label = `${call.method} ${call.path}`;
    empty = page.rows.length === 0 ? empty + 1 : 0;
    if (empty > MAXIMUM_EMPTY_PAGES) throw broken('the list goes on and on with empty pages', label);
    if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
      restarts += 1;
      // From the beginning the same tokens may come again.
      sentTokens.clear();
    }
    firstUid ??= page.rows[0]?.uid;
    const fresh: Row[] = [];
    for (const row of page.rows) {
      if (seen.has(row.uid)) continue;
      seen.add(row.uid);
      fresh.push(row);
    }
    if (fresh.length > 0) balance += 1;
    else if (page.rows.length > 0) balance -= 1;
    if (restarts > 1 || balance < 0) throw broken('the list started over more than once', label);
    yield { rows: fresh, totalCount: page.totalCount };
    if (page.nextPageToken === '') return;
    if (sentTokens.has(page.nextPageToken)) throw broken('the page token that was sent came back', label);
    pageToken = page.nextPageToken;
    sentTokens.add(pageToken);
  }
}

/**
 * A page behind a token. The service gives a token where rows follow, so that an empty last page is doubtful: all fields of
 * it may be left out, and then nothing tells it from an answer that lost them. It is asked for twice.
 */
async function sendLater<Row>(client: Client, call: Call<Page<Row>>): Promise<Page<Row>> {
  const page = await client.send(call);
  return page.rows.length === 0 && page.nextPageToken === '' ? client.send(call) : page;
}

function broken(message: string, call: string): PlatformError {
  return new PlatformError(message, { code: 'UNDECODABLE', call });
}

/** What to keep of a row; `undefined` drops it, so that a long list costs only what is needed of it. */
export type Project<Row, Kept> = (row: Row) => Kept | undefined;

/**
 * All rows of a list, projected. After a first full page the rest is read in parallel by `skip`, each page overlapping
 * its neighbour by one row; unless neighbours share that row, totals agree and every uid comes once, the list is read
 * again by cursor, so that rows which move, appear or vanish meanwhile are never lost unseen.
 */
export async function readAll<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  project: Project<Row, Kept>,
): Promise<readonly Kept[]> {
  const quick = await readQuick(client, list, project);
  if (quick.kept !== undefined) return quick.kept;
  const kept: Kept[] = [];
  for await (const rows of readPages(client, list))
    for (const item of keepRows(rows, project)) kept.push(item);
  return kept;
}

/** The list in one page or in parallel pages; without `kept` where that is not sure to be the whole. */
interface QuickList<Kept> {
  readonly kept?: readonly Kept[];
  /** Total that the first page told. */
  readonly total?: number | undefined;
}

async function readQuick<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  project: Project<Row, Kept>,
): Promise<QuickList<Kept>> {
  const first = await readFirst(client, list);
  if (
    first !== undefined &&
    first.nextPageToken === '' &&
    (first.totalCount ?? 0) <= first.rows.length &&
    allDifferent(first.rows)
  ) {
    return { kept: keepRows(first.rows, project) };
  }
  if (first === undefined) return {};
  const parallel = await readParallel(client, list, first, project);
  return parallel === undefined ? { total: first.totalCount } : { kept: parallel };
}

/** The first page in the order of creation, which stays while rows are added; `undefined` where a list lacks that order. */
async function readFirst<Row>(client: Client, list: ListOperation<Row>): Promise<Page<Row> | undefined> {
  try {
    return await client.send(list({ pageSize: MAXIMUM_PAGE_SIZE, orderBy: 'created_at' }));
  } catch (error) {
    // What else may be wrong with the request is said again when it is read by cursor.
    if (error instanceof PlatformError && error.code === 'INVALID_ARGUMENT') return undefined;
    throw error;
  }
}

/** Times that a list is read by cursor before an end ahead of its total counts as an answer that stops half way. */
const WHOLE_ROUNDS = 2;

/**
 * Hands every row of a list to `fold` as its page arrives and keeps none, so that memory holds the pages in flight and
 * the uids only. Rows come in any order, and again when the list has to be read anew by cursor: `fold` must take a row
 * that it has seen already as nothing new. Throws `PlatformError` (`UNDECODABLE`) when the list ends, twice, before the
 * total that the service told last: what is judged by what it lacks has to be whole.
 */
export async function foldAll<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  fold: (row: Row) => void,
): Promise<void> {
  const quick = await readQuick(client, list, (row) => {
    fold(row);
    return undefined;
  });
  if (quick.kept !== undefined) return;
  for (let round = 1; ; round += 1) {
    let seen = 0;
    let total = quick.total ?? 0;
    for await (const page of readCursor(client, list)) {
      page.rows.forEach(fold);
      seen += page.rows.length;
      total = page.totalCount ?? total;
    }
    if (seen >= total) return;
    if (round < WHOLE_ROUNDS) continue;
    const { method, path } = list({ pageSize: MAXIMUM_PAGE_SIZE });
    throw new PlatformError(`the list ended after ${seen} of ${total} rows`, {
      code: 'UNDECODABLE',
      call: `${method} ${path}`,
    });
  }
}

function allDifferent(rows: readonly Identified[]): boolean {
  return new Set(rows.map((row) => row.uid)).size === rows.length;
}

function clampPageSize(pageSize: number): number {
  return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}
