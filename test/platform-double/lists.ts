import { ApiError, invalidArgument } from './api-error.ts';
import type { Call, Core, Reply } from './core.ts';
import { type Bind, numberColumn, type Row, textColumn } from './database.ts';
import type { Condition } from './filters.ts';
import { type Order, readOrder } from './order.ts';
import { decodePageToken, encodePageToken, type PageToken } from './page-token.ts';
import type { Query } from './query.ts';

/** The rows that a List operation reads, of a kind or another table, and how each is shown. */
export type ListRequest = {
  readonly table: string;
  /** Key of the rows in the envelope. */
  readonly key: string;
  readonly area: string;
  /** Column that names a row and breaks ties: `uid`, unless there is none. */
  readonly id?: string;
  readonly sortable: readonly string[];
  readonly conditions: readonly Condition[];
  /** Turns a row into JSON text. */
  readonly render: (row: Row) => string;
};

const USUAL_SIZE = 50;

type Page = { readonly size: number; readonly skip: number; readonly token: PageToken | undefined };

/** Answers one page in the envelope of the specification, by its rules for pages and filters. */
export function listReply(call: Call, query: Query, asked: ListRequest): Reply {
  const list = { id: 'uid', ...asked };
  const { settings } = call.core;
  const order = readOrder(query, list.sortable, list.area);
  const name = JSON.stringify([list.table, order, list.conditions]);
  const page = readPage(call, query, name, list.area);
  const rows = readRows(call.core, list, order, page);
  const more = rows.length > page.size;
  const isShort = call.listFault === 'short-list';
  const shown =
    call.listFault === 'empty-page' ? [] : rows.slice(0, page.size).slice(0, isShort ? -1 : page.size);
  const skipped = (page.token?.skipped ?? 0) + page.skip;
  const last = rows[page.size - 1];
  let next = '';
  if (call.listFault === 'empty-page') next = sameSpot(name, page);
  else if (more && last && !isShort) next = tokenAfter(order, name, last, skipped);
  const sent = query.text('page_token');
  if (call.listFault === 'repeat-page-token' && sent !== undefined) next = sent;
  refusePoisoned(call, shown);
  const texts = shown.map(list.render);
  const first = texts[0];
  if (call.listFault === 'duplicate-rows' && first !== undefined) texts.splice(1, 0, first);
  const isSparse = settings.zeroValues !== 'emitted';
  const fields = isSparse && texts.length === 0 ? [] : [`"${list.key}":[${texts.join(',')}]`];
  if (next !== '' || (settings.lastPageToken === 'empty' && !isSparse))
    fields.push(`"nextPageToken":${JSON.stringify(next)}`);
  const total = settings.totalCount ? countRows(call.core, list) : undefined;
  // A decision rests on the total of an empty list: without it, its answer would be as empty as one that was lost.
  if (total !== undefined && (total > 0 || settings.zeroValues !== 'omitted-all'))
    fields.push(`"totalCount":"${total}"`);
  if (skipped > 0 || !isSparse) fields.push(`"skipped":${skipped}`);
  return { status: 200, body: `{${fields.join(',')}}` };
}

/** A record that the service cannot read fails every page that it is on. */
function refusePoisoned(call: Call, rows: readonly Row[]): void {
  const { poisoned } = call.core.settings;
  if (poisoned.length === 0) return;
  if (rows.some((row) => poisoned.includes(textColumn(row, 'row_id'))))
    throw new ApiError('INTERNAL', 'internal error');
}

function readPage(call: Call, query: Query, name: string, area: string): Page {
  const { settings } = call.core;
  const asked = query.integer('page_size') ?? 0;
  const skip = query.integer('skip') ?? 0;
  if (asked < 0) throw invalidArgument(area, 'page_size', 'must not be negative');
  if (skip < 0) throw invalidArgument(area, 'skip', 'must not be negative');
  const size = Math.min(asked === 0 ? USUAL_SIZE : asked, settings.maxPageSize);
  const text = query.text('page_token');
  const token = text === undefined ? undefined : decodePageToken(text, name, area);
  // The service starts over silently where a token is older than three days.
  return { size, skip, token: call.listFault === 'expire-page-token' ? undefined : token };
}

/** One row more than the page holds, to know whether a next page exists. */
function readRows(core: Core, list: Required<ListRequest>, order: Order, page: Page): Row[] {
  const conditions = [...list.conditions];
  const { column, direction } = order;
  // An empty spot is the start of the list: the token of an empty first page.
  if (page.token && page.token.uid !== '') {
    const sign = direction === 'ASC' ? '>' : '<';
    conditions.push(
      column === list.id
        ? { sql: `${list.id} ${sign} ?`, binds: [page.token.uid] }
        : { sql: `(${column}, ${list.id}) ${sign} (?, ?)`, binds: [page.token.value, page.token.uid] },
    );
  }
  const sorted =
    column === list.id ? `${column} ${direction}` : `${column} ${direction}, ${list.id} ${direction}`;
  const binds = conditions.flatMap((condition) => condition.binds);
  const tail = `FROM ${list.table} ${whereClause(conditions)} ORDER BY ${sorted} LIMIT ? OFFSET ?`;
  const fields = `${list.id} AS row_id, ${column} AS sort_value, json`;
  const limits: Bind[] = [page.size + 1, page.skip];
  // A far skip walks the narrow index alone and reads only the page's bodies.
  if (page.skip > page.size) {
    const inner = `SELECT rowid ${tail}`;
    const sql = `SELECT ${fields} FROM ${list.table} WHERE rowid IN (${inner}) ORDER BY ${sorted}`;
    return core.store.database.all(sql, [...binds, ...limits]);
  }
  return core.store.database.all(`SELECT ${fields} ${tail}`, [...binds, ...limits]);
}

function whereClause(conditions: readonly Condition[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
}

function tokenAfter(order: Order, name: string, row: Row, skipped: number): string {
  const number = order.column === 'created_at' || order.column === 'updated_at';
  return encodePageToken({
    list: name,
    value: number ? numberColumn(row, 'sort_value') : textColumn(row, 'sort_value'),
    uid: textColumn(row, 'row_id'),
    skipped,
  });
}

/** A token that continues exactly where this page should have started. */
function sameSpot(name: string, page: Page): string {
  return encodePageToken(page.token ?? { list: name, value: '', uid: '', skipped: 0 });
}

const counts = new WeakMap<Core, { version: number; totals: Map<string, number> }>();

function countRows(core: Core, list: ListRequest): number {
  const { database } = core.store;
  let memory = counts.get(core);
  if (memory?.version !== database.version()) {
    memory = { version: database.version(), totals: new Map() };
    counts.set(core, memory);
  }
  const name = JSON.stringify([list.table, list.conditions]);
  const known = memory.totals.get(name);
  if (known !== undefined) return known;
  const binds = list.conditions.flatMap((condition) => condition.binds);
  const row = database.get(
    `SELECT COUNT(*) AS total FROM ${list.table} ${whereClause(list.conditions)}`,
    binds,
  );
  const total = row ? numberColumn(row, 'total') : 0;
  memory.totals.set(name, total);
  return total;
}
