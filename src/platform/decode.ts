import * as z from 'zod/mini';
import type { Page } from './pages.ts';

/** Text that the service may leave out or give as null: then empty (proto3 JSON leaves out default values). */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** Text, or a number from lenient servers as its text; empty when left out. */
export const scoreText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => String(value ?? '')),
);

/** A boolean that the service may leave out: then false. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** A list that the service may leave out: then empty. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((value) => value ?? []),
  );
}

/** A map that the service may leave out: then empty. */
export function mapOf<T extends z.core.$ZodType>(item: T) {
  return z.pipe(
    z.nullish(z.record(z.string(), item)),
    z.transform((value) => value ?? {}),
  );
}

/** A 32-bit number that the service may leave out: then 0. */
export const integer = z.pipe(
  z.nullish(z.int()),
  z.transform((value) => value ?? 0),
);

/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` when absent. */
export const count = z.pipe(
  z.nullish(z.union([z.string().check(z.regex(/^[0-9]{1,15}$/)), z.int().check(z.minimum(0))])),
  z.transform((value) => (value === undefined || value === null ? undefined : Number(value))),
);

/** A decoder from a schema; its errors name the first wrong field. */
export function decoder<T extends z.core.$ZodType>(schema: T): (json: unknown) => z.output<T> {
  return (json) => {
    const result = z.safeParse(schema, json);
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
    throw new TypeError(`${place} has the wrong type`);
  };
}

/** What an envelope has beside its rows. */
const ENVELOPE_KEYS: ReadonlySet<string> = new Set(['nextPageToken', 'totalCount', 'skipped']);

/**
 * Decoder of a list envelope (spec §2) whose rows stand under `key`. An empty list may be left out, but an answer that
 * has something else in its place is none: taking it for an empty list would let a gate pass.
 */
export function pageDecoder<T extends z.core.$ZodType>(
  key: string,
  row: T,
): (json: unknown) => Page<z.output<T>> {
  const envelope = z.looseObject({ [key]: listOf(row), nextPageToken: text, totalCount: count });
  const decode = decoder(envelope);
  return (json) => {
    const page = decode(json);
    const given = Object.keys(Object(json));
    if (!given.includes(key) && given.some((name) => !ENVELOPE_KEYS.has(name)))
      throw new TypeError(`\`${key}\` is missing`);
    // The index signature of a computed key loses the row type that `listOf(row)` has just checked.
    return {
      rows: page[key] as z.output<T>[],
      nextPageToken: page.nextPageToken as string,
      totalCount: page.totalCount as number | undefined,
    };
  };
}
