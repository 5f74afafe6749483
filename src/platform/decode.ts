import * as z from 'zod/mini';
import { isRecord } from '../base/json-value.ts';
import { ENVELOPE_FIELDS } from './list-envelope.ts';
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

const listHead = z.object({ nextPageToken: text, totalCount: count });

/**
 * Decoder of a list envelope (spec §2) whose rows stand under `key`. An empty list may be left out of it, but an answer of
 * no JSON or of other things is none: v2 never gives an empty 200 (spec §7), and taken for one it would hide all rows. Rows
 * of which `isPlain` says that the schema leaves them as they are do not go through it: for a hundred thousand of them it
 * takes longer than all else.
 */
export function pageDecoder<T extends z.core.$ZodType>(
  key: string,
  row: T,
  isPlain: (row: unknown) => boolean = () => false,
): (json: unknown) => Page<z.output<T>> {
  const decode = decoder(z.looseObject({ [key]: listOf(row) }));
  const decodeHead = decoder(listHead);
  return (json) => {
    const rows = isRecord(json) ? json[key] : undefined;
    const isAllPlain = Array.isArray(rows) && rows.every(isPlain);
    // The index signature of a computed key loses the row type, which `listOf(row)` or `isPlain` has just checked.
    const checked = (isAllPlain ? rows : decode(json)[key]) as z.output<T>[];
    // The decoder gives rows also where there were none.
    if (!isEnvelopeOf(json, key)) throw new TypeError(`it is no list of \`${key}\``);
    return { rows: checked, ...decodeHead(json) };
  };
}

/** Whether an answer has the rows, or nothing but what stands beside them. */
function isEnvelopeOf(json: unknown, key: string): boolean {
  const names = Object.keys(Object(json));
  return names.includes(key) || names.every((name) => ENVELOPE_FIELDS.has(name));
}
