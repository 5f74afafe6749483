import { isRecord } from '../../base/json-value.ts';
import { type Call, path as pathOf, type QueryValue } from '../call.ts';
import { answerOf, type Decoder, type MessageDecoder } from '../decode.ts';
import { pageDecoder } from '../decode-page.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, maskText, type Writable, writeBody } from '../write-body.ts';

/**
 * The calls of a resource whose things have uids: `path` is that of its list, and `rules` those of its writable fields, of
 * which a new one has to have `Needed`. A lost answer to a create is settled by looking, so it is not sent twice.
 */
export function resource<Row, Fields extends object = never, Needed extends string = never>(
  path: string,
  row: MessageDecoder<Row>,
  rules?: Writable<Fields>,
) {
  const at = (uid: string): string => path + pathOf`/${uid}`;
  return {
    list: <Filters extends object = object>(filters?: Scope & Filters): ListOperation<Row> =>
      listOperation(path, row, filters),
    get: (uid: string): Call<Row> => readCall(at(uid), row),
    create: (parentUid: string, fields: Fields & Readonly<Record<Needed, string>>): Call<Row> =>
      postCall<Row, Fields>(at(parentUid), fields, row, rules),
    update: (uid: string, fields: Fields, mask?: readonly MaskOf<Fields>[]): Call<Row> =>
      patchCall(at(uid), fields, mask, row, rules),
    remove: (uid: string): Call<undefined> => ({
      method: 'DELETE',
      path: at(uid),
      decode: decodeNothing,
      idempotent: true,
    }),
  };
}

/** Decodes the answer to a delete, an empty one; anything else, such as an error with status 200, says nothing about it. */
function decodeNothing(json: unknown): undefined {
  const isNothing = isRecord(json) ? Object.keys(json).length === 0 : (json ?? undefined) === undefined;
  if (!isNothing) throw new TypeError('it is not empty');
}

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
 * Makes or does something that sending twice would do twice. With `rules`, the body has only fields that may be set; throws
 * `TypeError` for an unknown enum value then.
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
 * them literally), with `*` all of them; throws `TypeError` for a mask of no fields. `rules` as for `postCall`.
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
    query: { updateMask: maskText(mask) },
    body: rules === undefined ? fields : writeBody('update', fields, rules),
    decode: answerOf(decode),
    idempotent: true,
  };
}

/** Filters by place in the resource tree that every list takes. */
export interface Scope {
  readonly descendantsOf?: string;
  readonly childrenOf?: string;
  readonly ancestorsOf?: string;
  readonly inRoot?: boolean;
  readonly uids?: readonly string[];
}

/** A list as a value: scope, and filters of the resource. The last segment of the path is the key of its rows, if no other is given. */
export function listOperation<Row>(
  path: string,
  row: Decoder<Row>,
  scope: Scope & object = {},
  key: string = path.slice(path.lastIndexOf('/') + 1),
): ListOperation<Row> {
  const decode = pageDecoder(key, row);
  const decodeFirst: typeof decode = (json, needed) => {
    const page = decode(json, needed);
    // `skipped` repeats the `skip` of the request: rows would be missing.
    if (page.skipped > 0) throw new TypeError('`skipped` is not 0, although nothing was to be skipped');
    return page;
  };
  const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...filters } = scope;
  // All pages have the filters of the first, whatever the caller does with its lists meanwhile.
  const query = structuredClone({
    'uidp.descendants_of': descendantsOf,
    'uidp.children_of': childrenOf,
    'uidp.ancestors_of': ancestorsOf,
    'uidp.in_root': inRoot,
    'uidp.ids': uids,
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
