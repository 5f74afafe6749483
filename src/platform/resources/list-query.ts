import type * as z from 'zod/mini';
import type { Call, QueryValue } from '../call.ts';
import { pageDecoder } from '../decode.ts';
import type { Page, PagePosition } from '../pages.ts';

/** Filters by place in the resource tree that every list takes (spec §4 has the first two). */
export interface Scope {
  readonly descendantsOf?: string;
  readonly childrenOf?: string;
  readonly ancestorsOf?: string;
  readonly inRoot?: boolean;
  readonly uids?: readonly string[];
}

/** A list operation as a value: scope, filters of the resource, and where the page begins. */
export function listCall<T extends z.core.$ZodType>(
  path: string,
  key: string,
  row: T,
  scope: Scope,
  filters: Readonly<Record<string, QueryValue>>,
  position: PagePosition,
): Call<Page<z.output<T>>> {
  return {
    method: 'GET',
    path,
    query: {
      'uidp.descendants_of': scope.descendantsOf,
      'uidp.children_of': scope.childrenOf,
      'uidp.ancestors_of': scope.ancestorsOf,
      'uidp.in_root': scope.inRoot,
      'uidp.ids': scope.uids,
      ...filters,
      page_size: position.pageSize,
      page_token: position.pageToken,
      order_by: position.orderBy,
      skip: position.skip,
    },
    decode: pageDecoder(key, row),
    idempotent: true,
  };
}
