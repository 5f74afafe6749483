import { invalidArgument } from './api-error.ts';
import type { Query } from './query.ts';

/** A sort column and its direction; ties are broken by uid in the same direction. */
export type Order = { readonly column: string; readonly direction: 'ASC' | 'DESC' };

/** Reads `order_by`: a sortable field, optionally followed by `asc` or `desc`; code 3 otherwise. */
export function readOrder(query: Query, sortable: readonly string[], area: string): Order {
  const text = query.text('order_by');
  if (text === undefined) return { column: sortable[0] ?? 'uid', direction: 'ASC' };
  const match = /^\s*([a-z_]+)(?:\s+(asc|desc))?\s*$/i.exec(text);
  const column = match?.[1];
  if (column === undefined || !sortable.includes(column)) {
    throw invalidArgument(
      area,
      'order_by',
      `"${text}" is not one of ${sortable.join(', ')} with asc or desc`,
    );
  }
  return { column, direction: match?.[2]?.toLowerCase() === 'desc' ? 'DESC' : 'ASC' };
}
