import type * as z from 'zod/mini';
import type { QueryValue } from '../call.ts';
import { pageDecoder } from '../decode.ts';
import type { ListOperation } from '../pages.ts';

/** Filters by place in the resource tree that every list takes (spec §4 has the first two). */
export interface Scope {
  readonly descendantsOf?: string;
  readonly childrenOf?: string;
  readonly ancestorsOf?: string;
  readonly inRoot?: boolean;
  readonly uids?: readonly string[];
}

/** A list as a value: scope, and filters of the resource. */
export function listOperation<T extends z.core.$ZodType>(
  path: string,
  key: string,
  row: T,
  scope: Scope,
  filters: Readonly<Record<string, QueryValue>>,
): ListOperation<z.output<T>> {
  const decode = pageDecoder(key, row);
  const query = {
    'uidp.descendants_of': scope.descendantsOf,
    'uidp.children_of': scope.childrenOf,
    'uidp.ancestors_of': scope.ancestorsOf,
    'uidp.in_root': scope.inRoot,
    'uidp.ids': scope.uids,
    ...filters,
  };
  return ({ orderBy, pageSize, pageToken, skip }) => ({
    method: 'GET',
    path,
    query: { ...query, page_size: pageSize, page_token: pageToken, order_by: orderBy, skip },
    decode,
    idempotent: true,
  });
}
