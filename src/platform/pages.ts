import { createTextSet } from '../base/text-set.ts';
import type { Call } from './call.ts';
import type { Client } from './client.ts';
import { PlatformError } from './errors.ts';

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

/** What tells rows of a list apart. */
export interface Identified {
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
export async function* readCursor<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  pageSize = MAXIMUM_PAGE_SIZE,
): AsyncGenerator<Pick<Page<Row>, 'rows' | 'totalCount'>> {
  const seen = createTextSet();
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
    if (empty > MAXIMUM_EMPTY_PAGES) throw brokenList('the list goes on and on with empty pages', label);
    if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
      restarts += 1;
      // From the beginning the same tokens may come again.
      sentTokens.clear();
    }
    firstUid ??= page.rows[0]?.uid;
    const fresh: Row[] = [];
    for (const row of page.rows) {
      if (seen.add(row.uid)) fresh.push(row);
    }
    if (fresh.length > 0) balance += 1;
    else if (page.rows.length > 0) balance -= 1;
    if (restarts > 1 || balance < 0) throw brokenList('the list started over more than once', label);
    yield { rows: fresh, totalCount: page.totalCount };
    if (page.nextPageToken === '') return;
    if (sentTokens.has(page.nextPageToken)) throw brokenList('the page token that was sent came back', label);
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

/** The error of a list that cannot be read to its end. */
export function brokenList(message: string, call: string): PlatformError {
  return new PlatformError(message, { code: 'UNDECODABLE', call });
}

function clampPageSize(pageSize: number): number {
  return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}
