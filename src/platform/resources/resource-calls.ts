import type * as z from 'zod/mini';
import type { Call, QueryValue } from '../call.ts';
import { decoder } from '../decode.ts';

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
