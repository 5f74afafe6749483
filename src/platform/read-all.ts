import type { Client } from './client.ts';
import { PlatformError } from './errors.ts';
import {
  clampPageSize,
  type Identified,
  type ListOperation,
  MAXIMUM_PAGE_SIZE,
  type Page,
  readRounds,
} from './pages.ts';
import { type Head, keepRows, type Project, readParallel, takeHead, useAnswer } from './parallel-pages.ts';

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

/** The list in one page or in parallel pages; without `kept` if it may be incomplete. */
interface QuickList<Kept> {
  readonly kept?: readonly Kept[];
  readonly total?: number | undefined;
  /** 1 if the first page was also the last one and had fewer rows than its total, which counts as one round. */
  readonly rounds?: number;
}

async function readQuick<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  project: Project<Row, Kept>,
  pageSize: number,
): Promise<QuickList<Kept>> {
  const opened = await openList(client, list, project, pageSize);
  if (opened.head === undefined) return opened;
  const kept = await readParallel(client, list, opened.head);
  return kept === undefined ? { total: opened.head.total } : { kept };
}

type Opened<Row, Kept> = QuickList<Kept> & { readonly head?: Head<Row, Kept> };

/** Reads the first page in order of creation, which is stable while rows are added; not all lists have that order. */
async function openList<Row extends Identified, Kept>(
  client: Client,
  list: ListOperation<Row>,
  project: Project<Row, Kept>,
  pageSize: number,
): Promise<Opened<Row, Kept>> {
  const call = list({ pageSize: clampPageSize(pageSize), orderBy: 'created_at' });
  let isAnswered = false;
  try {
    return await useAnswer(client, call, (first) => {
      isAnswered = true;
      return openedBy(first, project);
    });
  } catch (error) {
    // Anything else wrong with the request shows again when the list is read by cursor.
    if (!isAnswered && error instanceof PlatformError && error.code === 'INVALID_ARGUMENT') return {};
    throw error;
  }
}

function openedBy<Row extends Identified, Kept>(
  first: Page<Row>,
  project: Project<Row, Kept>,
): Opened<Row, Kept> {
  const { nextPageToken, rows, totalCount: total } = first;
  if (nextPageToken === '' && rows.length < (total ?? 0)) return { total, rounds: 1 };
  if (nextPageToken === '' && allDifferent(rows)) return { kept: keepRows(rows, project) };
  const head = takeHead(first, project);
  return head === undefined ? { total } : { head };
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

function allDifferent(rows: readonly Identified[]): boolean {
  return new Set(rows.map((row) => row.uid)).size === rows.length;
}
