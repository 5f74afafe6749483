import { isSameJson } from '../base/json-value.ts';
import { plainLine } from '../base/plain-text.ts';
import type { Call } from './call.ts';
import type { Client } from './client.ts';
import type { Needed } from './decode.ts';
import { undecodable } from './errors.ts';

/** Maximum number of rows that the service returns per page. */
export const MAXIMUM_PAGE_SIZE = 200;

/** Number of consecutive empty pages after which a list is considered endless. */
const MAXIMUM_EMPTY_PAGES = 200;

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Empty on the last page. */
  readonly nextPageToken: string;
  /** Number of matching rows on all pages, if the service reports it. */
  readonly totalCount: number | undefined;
  /** Number of rows before this page that the request skipped. */
  readonly skipped: number;
}

/** The start of a page in a list; the other parameters of the list stay the same. */
export interface PagePosition {
  readonly pageSize: number;
  readonly pageToken?: string;
  readonly skip?: number;
  readonly orderBy?: string;
}

export type ListOperation<Row> = (position: PagePosition) => Call<Page<Row>>;

export interface Identified {
  readonly uid: string;
}

/**
 * Reads pages by cursor, in order, until the token is empty. Rows that come again after a silent restart (for a token older
 * than 3 days) are skipped, at most once; a list that ends before its total is read again, and only new rows are returned.
 * Throws `PlatformError` (`UNDECODABLE`) if it is still short then, restarts again, contradicts itself, or does not end.
 */
export async function* readPages<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  pageSize = MAXIMUM_PAGE_SIZE,
): AsyncGenerator<readonly Row[]> {
  const given = new Set<string>();
  for await (const { round, rows } of readRounds(client, list, pageSize, { known: given }))
    yield round === 1 ? rows : rows.filter((row) => addNew(given, row.uid));
}

/** Number of times that a list is read by cursor before an end short of its total counts as an incomplete answer. */
const WHOLE_ROUNDS = 2;

/** Facts about a list that are known before it is read by cursor. */
export interface Beforehand {
  /** Receives the uids of the first round; otherwise each round has its own set. */
  readonly known?: Set<string>;
  /** Total from an earlier answer; valid until another answer has one. */
  readonly total?: number | undefined;
  /** Rounds already used: a list that ended early once is read again once. */
  readonly rounds?: number;
}

/**
 * Reads pages by cursor, in rounds: once more if the list ends with fewer rows than its total, the largest on any page, or
 * while it repeats earlier rows. A total below the number of rows, such as the 0 of a service that does not count, has no
 * meaning. Throws `PlatformError` (`UNDECODABLE`) if the last round is short too: absence can be judged only in a complete
 * list.
 */
export async function* readRounds<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  pageSize: number,
  before: Beforehand,
): AsyncGenerator<{ readonly round: number; readonly rows: readonly Row[] }> {
  let total = before.total ?? 0;
  const spent = before.rounds ?? 0;
  for (let round = 1; ; round += 1) {
    let rowCount = 0;
    let largest: number | undefined;
    // Whether the latest rows were given before: the list has not ended then.
    let isRepeating = false;
    const seen = (round === 1 ? before.known : undefined) ?? new Set<string>();
    for await (const { isRepeated, rows, totalCount } of readCursor(client, list, pageSize, seen)) {
      rowCount += rows.length;
      isRepeating = isRepeated || (isRepeating && rows.length === 0);
      if (totalCount !== undefined) largest = Math.max(largest ?? 0, totalCount);
      yield { round, rows };
    }
    total = largest ?? total;
    if (rowCount === total || (rowCount > total && !isRepeating)) return;
    if (spent + round < WHOLE_ROUNDS) continue;
    const { method, path } = list({ pageSize: clampPageSize(pageSize) });
    const words = rowCount < total ? `after ${rowCount} of ${total} rows` : 'while it repeated earlier rows';
    throw undecodable(`the list ended ${words}`, `${method} ${path}`);
  }
}

/** Adds a text; false if it was present. */
export function addNew(texts: Set<string>, text: string): boolean {
  const { size } = texts;
  return texts.add(text).size > size;
}

/** Reads pages by cursor; returns the rows that are new to `seen`, and the total of each page. */
async function* readCursor<Row extends Identified>(
  client: Client,
  list: ListOperation<Row>,
  pageSize: number,
  seen: Set<string>,
): AsyncGenerator<Pick<Page<Row>, 'rows' | 'totalCount'> & { readonly isRepeated: boolean }> {
  const sentTokens = new Set<string>();
  let restarts = 0;
  // Pages with new rows minus pages with known rows only; below zero, the list has restarted more than once.
  let balance = 0;
  let empty = 0;
  let pageToken: string | undefined;
  let firstUid: string | undefined;
  for (;;) {
    const token = pageToken === undefined ? {} : { pageToken };
    const call = list({ pageSize: clampPageSize(pageSize), ...token });
    const page = pageToken === undefined ? await client.send(call) : await sendLater(client, call);
    const label = `${call.method} ${call.path}`;
    empty = page.rows.length === 0 ? empty + 1 : 0;
    if (empty > MAXIMUM_EMPTY_PAGES) throw undecodable('the list keeps returning empty pages', label);
    if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
      restarts += 1;
      // After a restart, the same tokens may come again.
      sentTokens.clear();
    }
    firstUid ??= page.rows[0]?.uid;
    const fresh = page.rows.filter(({ uid }) => addNew(seen, uid));
    if (fresh.length < page.rows.length) requireOneMeaning(page.rows, label);
    if (fresh.length > 0) balance += 1;
    else if (page.rows.length > 0) balance -= 1;
    if (restarts > 1 || balance < 0) throw undecodable('the list started over more than once', label);
    const isRepeated = fresh.length === 0 && page.rows.length > 0;
    yield { isRepeated, rows: fresh, totalCount: page.totalCount };
    if (page.nextPageToken === '') return;
    if (sentTokens.has(page.nextPageToken))
      throw undecodable('the service returned the page token that was just sent', label);
    pageToken = page.nextPageToken;
    sentTokens.add(pageToken);
  }
}

/** Throws for a page with two rows of one uid that differ: it is unknown which one is right. */
function requireOneMeaning(rows: readonly Identified[], label: string): void {
  const byUid = new Map<string, Identified>();
  for (const row of rows) {
    const first = byUid.get(row.uid) ?? row;
    if (!isSameJson(first, row))
      throw undecodable(`a page of the list contradicts itself about \`${plainLine(row.uid, 200)}\``, label);
    byUid.set(row.uid, first);
  }
}

/** A page after the first. An empty last page may have lost its rows, as a token promises some: it is requested twice. */
async function sendLater<Row>(client: Client, call: Call<Page<Row>>): Promise<Page<Row>> {
  const page = await client.send(call);
  return page.rows.length === 0 && page.nextPageToken === '' ? client.send(call) : page;
}

/** A page size that the service takes; throws `TypeError` for what is not a number. */
export function clampPageSize(pageSize: number): number {
  if (Number.isNaN(pageSize)) throw new TypeError('`pageSize` is not a number');
  return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}

/** Fields that are read: `true` needs all of one, `{}` that it is a message; `false` is unset if of another type. */
export type NeededOf<T> = { readonly [K in keyof T]?: boolean | NeededOf<Item<NonNullable<T[K]>>> };
type Item<T> = T extends readonly (infer One)[] ? One : T;

/** A list of which a decision needs only some fields, so that the others may have any type. */
export function listNeeding<Row extends Identified, const N extends NeededOf<Row> & { readonly uid: true }>(
  list: ListOperation<Row>,
  needed: N,
): ListOperation<Pick<Row, keyof N & keyof Row>> {
  return (position) => ({ ...list(position), decode: (json) => list(position).decode(json, asTree(needed)) });
}

/** A read of which a decision needs only some fields, so that the others may have any type. */
export function readNeeding<T, const N extends NeededOf<T>>(
  call: Call<T>,
  needed: N,
): Call<Pick<T, keyof N & keyof T>> {
  return { ...call, decode: (json) => call.decode(json, asTree(needed)) };
}

/** The same tree: its leaves are `true` at any depth. */
const asTree = (needed: object): Needed => needed as Needed;
