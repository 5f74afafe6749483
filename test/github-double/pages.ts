import { type Call, ok, type Reply } from './call.ts';

function linkHeader(call: Call, page: number, last: number): string {
  const to = (target: number, rel: string): string => {
    const query = new URLSearchParams(call.query);
    query.set('page', String(target));
    return `<${call.url}?${query}>; rel="${rel}"`;
  };
  return [
    ...(page > 1 ? [to(page - 1, 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
    ...(page > 1 ? [to(1, 'first')] : []),
  ].join(', ');
}

/** The page of a list that the query asks for, with a Link header where there are more; at most 100 on a page. */
export function pageOf<Row>(
  call: Call,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly link: string } {
  const size = Math.min(100, Math.max(1, Number(call.query.get('per_page') ?? 30)));
  const page = Math.max(1, Number(call.query.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(rows.length / size));
  const link = call.settings.links && last > 1 ? linkHeader(call, page, last) : '';
  return { rows: rows.slice((page - 1) * size, page * size), link };
}

/** 200 with one page of a list; `render` is only given the rows of the page. */
export async function listReply<Row>(
  call: Call,
  all: readonly Row[],
  render: (row: Row) => unknown,
  wrap: (rows: readonly unknown[]) => unknown = (rows) => rows,
): Promise<Reply> {
  const { rows, link } = pageOf(call, all);
  const rendered = await Promise.all(rows.map((row) => render(row)));
  return { ...ok(wrap(rendered)), ...(link === '' ? {} : { headers: { link } }) };
}
