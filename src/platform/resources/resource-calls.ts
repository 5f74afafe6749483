import type { Call, QueryValue } from '../call.ts';
import { answerOf, type Decoder, type MessageDecoder } from '../decode.ts';
import { pageDecoder } from '../decode-page.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, type Writable, writeBody } from '../write-body.ts';

/** Reads one thing. `mayBeEmpty`: where nothing is set, the answer is `{}`. */
export function readCall<T>(
  path: string,
  decode: MessageDecoder<T>,
  query?: Readonly<Record<string, QueryValue>>,
  mayBeEmpty = false,
): Call<T> {
  const call = { method: 'GET', path, decode: answerOf(decode, mayBeEmpty), idempotent: true } as const;
  return query === undefined ? call : { ...call, query };
}

/** Reads one thing of v1, whose answer for what does not exist is empty: then all fields are. */
export function readV1Call<T>(
  path: string,
  decode: MessageDecoder<T>,
  query: Readonly<Record<string, QueryValue>>,
): Call<T> {
  const decodeAnswer = answerOf(decode, true);
  return { ...readCall(path, decode, query), decode: (json, needed) => decodeAnswer(json ?? {}, needed) };
}

/**
 * Makes or does something that sending twice would do twice: a lost answer is settled by looking. With `rules`, the body has
 * only fields that may be set; throws `TypeError` for an unknown enum value then.
 */
export function postCall<T, Fields extends object>(
  path: string,
  fields: Fields,
  decode: MessageDecoder<T>,
  rules?: Writable<Fields>,
): Call<T> {
  const body = rules === undefined ? fields : writeBody('create', fields, rules);
  return { method: 'POST', path, body, decode: answerOf(decode), idempotent: false };
}

/**
 * Changes a resource: without `mask` what the body has, with one the listed fields only (in snake_case, as the service takes
 * them literally), with `*` all of them. `rules` as for `postCall`.
 */
export function patchCall<T, Fields extends object>(
  path: string,
  fields: Fields,
  mask: readonly MaskOf<Fields>[] | undefined,
  decode: MessageDecoder<T>,
  rules?: Writable<Fields>,
): Call<T> {
  return {
    method: 'PATCH',
    path,
    query: { updateMask: mask?.join(',') },
    body: rules === undefined ? fields : writeBody('update', fields, rules),
    decode: answerOf(decode),
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
export function listOperation<Row>(
  path: string,
  key: string,
  row: Decoder<Row>,
  scope: Scope,
  filters: Readonly<Record<string, QueryValue>>,
): ListOperation<Row> {
  const decode = pageDecoder(key, row);
  const decodeFirst: typeof decode = (json, needed) => {
    const page = decode(json, needed);
    // `skipped` repeats the `skip` of the request: rows would be missing.
    if (page.skipped > 0) throw new TypeError('`skipped` is not 0, although nothing was to be skipped');
    return page;
  };
  // All pages have the filters of the first, whatever the caller does with its lists meanwhile.
  const query = structuredClone({
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
