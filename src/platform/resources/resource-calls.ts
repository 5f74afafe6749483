import type * as z from 'zod/mini';
import { isRecord } from '../../base/json-value.ts';
import type { Call, QueryValue } from '../call.ts';
import { decoder, pageDecoder } from '../decode.ts';
import type { ListOperation } from '../pages.ts';

/** Reads one thing. */
export function readCall<T extends z.core.$ZodType>(
  path: string,
  schema: T,
  query?: Readonly<Record<string, QueryValue>>,
): Call<z.output<T>> {
  return {
    method: 'GET',
    path,
    ...(query === undefined ? {} : { query }),
    decode: decoder(schema),
    idempotent: true,
  };
}

/**
 * Reads one thing of v1, whose answer for what does not exist is empty: then all fields are. An answer with other
 * fields only is a different answer, such as an error with status 200, and is refused.
 */
export function readV1Call<T extends z.core.$ZodObject>(
  path: string,
  schema: T,
  query: Readonly<Record<string, QueryValue>>,
): Call<z.output<T>> {
  const decode = decoder(schema);
  const names = new Set(Object.keys(schema._zod.def.shape));
  const isOther = (json: unknown): boolean => {
    const given = Object.keys(Object(json));
    return given.length > 0 && !given.some((name) => names.has(name));
  };
  return {
    method: 'GET',
    path,
    query,
    decode: (json) => {
      const answer = decode(json ?? {});
      if (isOther(json)) throw new TypeError(`it has none of the fields ${[...names].join(', ')}`);
      return answer;
    },
    idempotent: true,
  };
}

/** Makes or does something that sending twice would do twice: a lost answer is settled by looking. */
export function postCall<T extends z.core.$ZodType>(
  path: string,
  body: object,
  schema: T,
): Call<z.output<T>> {
  return { method: 'POST', path, body, decode: decoder(schema), idempotent: false };
}

/**
 * Changes a resource: without `mask` what the body has, with one the listed fields only, with `*` all of them.
 * The service takes the names of a mask as they are: it knows fields of several words by their snake_case names.
 */
export function patchCall<T extends z.core.$ZodType>(
  path: string,
  body: object,
  mask: readonly string[] | undefined,
  schema: T,
): Call<z.output<T>> {
  return {
    method: 'PATCH',
    path,
    query: { updateMask: mask?.join(',') },
    body,
    decode: decoder(schema),
    idempotent: true,
  };
}

/** Removes a resource; the answer is empty. */
export function deleteCall(path: string): Call<undefined> {
  return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}

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
    // `skipped` repeats the `skip` of the request: rows would be missing.
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
