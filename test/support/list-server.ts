import type { Call } from '../../src/platform/call.ts';
import type { Client } from '../../src/platform/client.ts';
import type { ListOperation, Page, PagePosition } from '../../src/platform/pages.ts';

/** A row of a list; rows are kept in the order of the list. */
export interface ListRow {
  readonly uid: string;
}

/** How a server answers for a list. */
export interface ListServer {
  readonly rows: readonly ListRow[];
  /** Rows of each answer at most, in turn; the page size asked for is the limit. */
  readonly cuts?: readonly number[];
  /** Requests (from 0) at which the page token counts as too old: the list starts over. */
  readonly restartsAt?: readonly number[];
  /** Requests at which the token just sent comes back. */
  readonly repeatsAt?: readonly number[];
  /** Called before each answer, with its number: may give other rows from then on. */
  readonly change?: (rows: readonly ListRow[], request: number) => readonly ListRow[];
  readonly totalCount?: 'right' | 'absent' | number;
  readonly ignoresSkip?: boolean;
}

/** A client of one list in memory, with the positions that were asked for. */
export interface ListClient {
  readonly client: Client;
  readonly list: ListOperation<ListRow>;
  readonly asked: readonly PagePosition[];
}

/** Creates the client. The cursor is the uid of the last row given, so that it survives changes, as the service's does. */
export function serveList(server: ListServer): ListClient {
  const asked: PagePosition[] = [];
  let { rows } = server;
  const answer = (position: PagePosition): Page<ListRow> => {
    const number = asked.length;
    asked.push(position);
    rows = server.change?.(rows, number) ?? rows;
    const restarted = server.restartsAt?.includes(number) === true;
    const from = restarted ? 0 : startOf(rows, position, server.ignoresSkip === true);
    const size = Math.min(position.pageSize, server.cuts?.[number % server.cuts.length] ?? position.pageSize);
    const given = rows.slice(from, from + size);
    const isLast = from + size >= rows.length;
    const repeats = server.repeatsAt?.includes(number) === true && position.pageToken !== undefined;
    const total = server.totalCount ?? 'right';
    return {
      rows: given,
      nextPageToken: repeats
        ? (position.pageToken ?? '')
        : isLast
          ? ''
          : `${number}/${from + size}/${rows[from + size - 1]?.uid ?? ''}`,
      totalCount: total === 'right' ? rows.length : total === 'absent' ? undefined : total,
      skipped: position.skip ?? 0,
    };
  };
  const list: ListOperation<ListRow> = (position) => ({
    method: 'GET',
    path: '/list',
    query: { at: JSON.stringify(position) },
    decode: () => answer(position),
    idempotent: true,
  });
  const client: Client = { send: async <T>(call: Call<T>): Promise<T> => call.decode(undefined) };
  return { client, list, asked };
}

function startOf(rows: readonly ListRow[], position: PagePosition, ignoresSkip: boolean): number {
  if (position.pageToken === undefined) return ignoresSkip ? 0 : (position.skip ?? 0);
  const [, index = '0', uid = ''] = position.pageToken.split('/');
  const place = rows.findIndex((row) => row.uid === uid);
  // A row that is gone: its place in the order tells, as a keyset cursor does.
  return place < 0
    ? Math.max(
        0,
        Math.min(
          Number(index) - 1,
          rows.findIndex((row) => Number(row.uid) > Number(uid)),
        ),
      )
    : place + 1;
}

/** Rows numbered from 0. */
export function numberedRows(count: number): readonly ListRow[] {
  return Array.from({ length: count }, (_, index) => ({ uid: String(index) }));
}
