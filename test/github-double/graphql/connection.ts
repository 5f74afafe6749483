import { GraphqlFailure } from './failure.ts';

export type Slice = {
  readonly first?: number;
  readonly last?: number;
  readonly after?: string;
  readonly before?: string;
};

const cursorOf = (index: number): string => Buffer.from(`cursor:${index}`).toString('base64');
const indexOf = (cursor: string): number =>
  Number(Buffer.from(cursor, 'base64').toString('utf8').slice('cursor:'.length));

/** A connection over rows, with GitHub's rule that `first` or `last` (1 to 100) has to be given for its nodes. */
export function connection<Row>(rows: readonly Row[], slice: Slice, render: (row: Row) => unknown) {
  const bounds = (): { readonly from: number; readonly to: number } => {
    const size = slice.first ?? slice.last;
    if (size === undefined)
      throw new GraphqlFailure(
        'MISSING_PAGINATION_BOUNDARIES',
        'You must provide a `first` or `last` value to properly paginate the connection.',
      );
    if (size < 1 || size > 100)
      throw new GraphqlFailure(
        'EXCESSIVE_PAGINATION',
        `Requesting ${size} records on the connection exceeds the \`first\` limit of 100 records.`,
      );
    const start = slice.after === undefined ? 0 : indexOf(slice.after) + 1;
    const end = slice.before === undefined ? rows.length : indexOf(slice.before);
    return slice.first === undefined
      ? { from: Math.max(start, end - size), to: end }
      : { from: start, to: Math.min(end, start + size) };
  };
  const shown = () => rows.slice(bounds().from, bounds().to);
  return {
    totalCount: rows.length,
    nodes: () => shown().map(render),
    edges: () =>
      shown().map((row, index) => ({ cursor: cursorOf(bounds().from + index), node: render(row) })),
    pageInfo() {
      const { from, to } = bounds();
      return {
        hasNextPage: to < rows.length,
        hasPreviousPage: from > 0,
        startCursor: to > from ? cursorOf(from) : null,
        endCursor: to > from ? cursorOf(to - 1) : null,
      };
    },
  };
}
