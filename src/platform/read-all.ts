import type { Client } from './client.ts';
import { PlatformError } from './errors.ts';
import {
  brokenList,
  type Identified,
  type ListOperation,
  MAXIMUM_PAGE_SIZE,
  type Page,
  readCursor,
  readPages,
} from './pages.ts';
import { keepRows, type Project, readParallel } from './parallel-pages.ts';

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
    throw brokenList(`the list ended after ${seen} of ${total} rows`, `${method} ${path}`);
  }
}

function allDifferent(rows: readonly Identified[]): boolean {
  return new Set(rows.map((row) => row.uid)).size === rows.length;
}
