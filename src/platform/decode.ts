import * as z from 'zod/mini';
import { isRecord } from '../base/json-value.ts';
import type { Page } from './pages.ts';

/** Fields of a list's answer besides its rows. */
export const ENVELOPE_FIELDS: ReadonlySet<string> = new Set(['nextPageToken', 'totalCount', 'skipped']);

function absentAs<T extends z.core.$ZodType, D extends z.output<T>>(schema: T, fallback: D) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<T> => value ?? fallback),
  );
}

/** No field of the service is nested as deeply; what is deeper stays as it is, so that no answer exhausts the stack. */
const DEEPEST = 100;

/** A value without its nulls, which mean the same as absent fields; items of lists stay. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (!isRecord(value)) return value ?? undefined;
  const kept = Object.entries(value).filter(([, own]) => own !== null);
  return Object.fromEntries(kept.map(([name, own]) => [name, withoutNulls(own, depth + 1)]));
}

const unknownField = z.pipe(
  z.unknown(),
  z.transform((value) => withoutNulls(value)),
);

/** A message of the service; fields that the shape does not know are kept. */
export function message<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.catchall(z.object(shape), unknownField);
}

/** A value that may be missing; `null` and absent are the same in proto3 JSON, and both are `undefined`. */
export function maybe<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<T> | undefined => value ?? undefined),
  );
}

/** Text; empty if it is absent or null (proto3 JSON omits default values). */
export const text = absentAs(z.string(), '');

/** Text, or a number from lenient servers as its text; empty if absent. */
export const scoreText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => String(value ?? '')),
);

/** A boolean; false if absent. */
export const flag = absentAs(z.boolean(), false);

/** A list; empty if absent. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((value) => value ?? []),
  );
}

/** A map; empty if absent. */
export function mapOf<T extends z.core.$ZodType>(item: T) {
  return z.pipe(
    z.nullish(z.record(z.string(), item)),
    z.transform((value) => value ?? {}),
  );
}

/** A 32-bit number; 0 if absent. */
export const integer = absentAs(z.int(), 0);

/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` if absent. */
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
 * Decoder of a list envelope with its rows under `key`. An empty list may be absent, but an answer with none
 * of the envelope's keys is refused: v2 never returns an empty 200, and treating it as a list would hide all
 * rows. A row with an empty `uid` is refused too, because two of them could not be distinguished and one would be
 * dropped.
 */
export function pageDecoder<T extends z.core.$ZodType>(
  key: string,
  row: T,
): (json: unknown) => Page<z.output<T>> {
  const decode = decoder(z.looseObject({ [key]: listOf(row) }));
  const decodeHead = decoder(listHead);
  return (json) => {
    // The index signature of a computed key loses the row type, which `listOf(row)` has just checked.
    const checked = decode(json)[key] as z.output<T>[];
    // The decoder returns rows even if there were none.
    if (!isEnvelopeOf(json, key)) throw new TypeError(`it is not a list of \`${key}\``);
    const nameless = checked.findIndex((one) => isRecord(one) && one['uid'] === '');
    if (nameless >= 0) throw new TypeError(`\`${key}.${nameless}.uid\` is empty`);
    return { rows: checked, ...decodeHead(json) };
  };
}

/** Whether an answer has the rows, or only fields of the envelope. */
function isEnvelopeOf(json: unknown, key: string): boolean {
  const names = Object.keys(Object(json));
  return names.includes(key) || (names.length > 0 && names.every((name) => ENVELOPE_FIELDS.has(name)));
}

/** A row of any list, unchanged; `whole` is an answer that is not a list. */
export interface RawRow {
  readonly kind: 'row' | 'whole';
  /** `uid`, in v1 `id`; a row that has neither is identified by its text. */
  readonly uid: string;
  readonly value: unknown;
}

const decodeTotal = decoder(count);

/**
 * Splits any answer: a list envelope of v2 or v1 (`items`) into its rows, anything else into one row of kind
 * `whole`. `name` is the last segment of the path, which distinguishes the rows from other lists next to them. Throws
 * `TypeError` for an empty object, and if rows, page token or total have the wrong type: ignoring them would end the
 * list early.
 */
export function decodeEnvelope(json: unknown, name: string): Page<RawRow> {
  if (isRecord(json) && Object.keys(json).length === 0)
    throw new TypeError('it has none of the keys of a list');
  const key = rowsKey(json, name);
  if (!isRecord(json) || key === undefined) {
    return { rows: [{ kind: 'whole', uid: '', value: json }], nextPageToken: '', totalCount: undefined };
  }
  const rows = json[key] ?? [];
  const token = json['nextPageToken'] ?? '';
  if (!Array.isArray(rows)) throw wrong(key);
  if (typeof token !== 'string') throw wrong('nextPageToken');
  return { rows: nameRows(rows), nextPageToken: token, totalCount: decodeTotal(json['totalCount']) };
}

const wrong = (place: string): TypeError => new TypeError(`\`${place}\` has the wrong type`);

/** Key of the rows; `undefined` if the answer is not a list. An envelope may omit an empty list. */
function rowsKey(json: unknown, name: string): string | undefined {
  if (!isRecord(json)) return undefined;
  const others = Object.keys(json).filter((key) => !ENVELOPE_FIELDS.has(key));
  const lists = others.filter((key) => Array.isArray(json[key]));
  const isEnvelope = Object.keys(json).some((key) => ENVELOPE_FIELDS.has(key));
  if (!isEnvelope && lists.length < others.length) return undefined;
  const named = [name, 'items'].find((key) => lists.includes(key));
  if (named !== undefined) return named;
  if (lists.length > 1) return undefined;
  return lists[0] ?? name;
}

function nameRows(rows: readonly unknown[]): readonly RawRow[] {
  const seen = new Map<string, number>();
  return rows.map((value) => {
    const known = isRecord(value) ? (value['uid'] ?? value['id']) : undefined;
    if (typeof known === 'string' && known !== '') return { kind: 'row', uid: known, value };
    const text = JSON.stringify(value);
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    // Equal rows of one page are distinct rows.
    return { kind: 'row', uid: `${times} ${text}`, value };
  });
}
