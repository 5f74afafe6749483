import type * as z from 'zod/mini';
import { isRecord } from '../../base/json-value.ts';
import type { QueryValue } from '../call.ts';
import { pageDecoder } from '../decode.ts';
import type { ListOperation } from '../pages.ts';

/** Filters by place in the resource tree that every list takes. */
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
  const decodeFirst = (json: unknown): ReturnType<typeof decode> => {
    // `skipped` repeats the `skip` of the request (spec §2): rows would be missing.
    if (isRecord(json) && Number(json['skipped'] ?? 0) > 0)
      throw new TypeError('`skipped` is not 0, although nothing was to be skipped');
    return decode(json);
  };
  const query = snapshot({
    'uidp.descendants_of': scope.descendantsOf,
    'uidp.children_of': scope.childrenOf,
    'uidp.ancestors_of': scope.ancestorsOf,
    'uidp.in_root': scope.inRoot,
    'uidp.ids': scope.uids,
    ...filters,
  });
  return ({ orderBy, pageSize, pageToken, skip }) => ({
    method: 'GET',
    path,
    query: { ...query, page_size: pageSize, page_token: pageToken, order_by: orderBy, skip },
    decode: skip === undefined && pageToken === undefined ? decodeFirst : decode,
    idempotent: true,
  });
}

/** All pages have the filters of the first, whatever the caller does with its lists meanwhile. */
function snapshot(query: Readonly<Record<string, QueryValue>>): Readonly<Record<string, QueryValue>> {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value] : value,
  ]);
  return Object.fromEntries(entries);
}
