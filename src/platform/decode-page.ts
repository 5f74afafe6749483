import { fieldOf, isRecord, textOf } from '../base/json-value.ts';
import { count, type Decoder, decodeAt, listOf, Misfit, message, text } from './decode.ts';
import type { Page } from './pages.ts';

const ENVELOPE_FIELDS: ReadonlySet<string> = new Set(['nextPageToken', 'totalCount', 'skipped']);

const listHead = message({ nextPageToken: text, totalCount: count, skipped: count });

/**
 * Decoder of a list envelope with its rows under `key`. An answer with none of the envelope's keys is refused, as it would
 * hide all rows, and so is an empty `uid`, as rows with it could not be distinguished. `needed` are fields of the rows.
 */
export function pageDecoder<T>(key: string, row: Decoder<T>): Decoder<Page<T>> {
  const decodeRows = listOf(row);
  return (json, needed) => {
    if (!isRecord(json)) throw new Misfit();
    const names = Object.keys(json);
    // An envelope that is not a list would be an empty one.
    if (!names.includes(key) && (names.length === 0 || !names.every((name) => ENVELOPE_FIELDS.has(name))))
      throw new TypeError(`it is not a list of \`${key}\``);
    const { nextPageToken, skipped, totalCount } = listHead({ ...json, [key]: undefined });
    const rows = decodeAt(key, decodeRows, json[key], needed);
    const nameless = rows.findIndex((one) => isRecord(one) && one['uid'] === '');
    if (nameless >= 0) throw new TypeError(`\`${key}.${nameless}.uid\` is empty`);
    return { rows, nextPageToken, totalCount, skipped: skipped ?? 0 };
  };
}

/** A row of any list, unchanged; `whole` is an answer that is not a list. */
export interface RawRow {
  readonly kind: 'row' | 'whole';
  /** `uid`, in v1 `id`; a row that has neither is identified by its text. */
  readonly uid: string;
  readonly value: unknown;
}

/**
 * Splits any answer: a list envelope of v2 or v1 (`items`) into its rows, anything else into one row of kind `whole`. `name`
 * is the last segment of the path, which distinguishes the rows from other lists next to them. Throws `TypeError` for an
 * empty object, and if rows, page token or total have the wrong type, which would end the list early.
 */
export function decodeEnvelope(json: unknown, name: string): Page<RawRow> {
  if (isRecord(json) && Object.keys(json).length === 0)
    throw new TypeError('it has none of the keys of a list');
  const key = rowsKey(json, name);
  if (!isRecord(json) || key === undefined) {
    const rows = [{ kind: 'whole', uid: '', value: json } as const];
    return { rows, nextPageToken: '', totalCount: undefined, skipped: 0 };
  }
  const rows = json[key] ?? [];
  if (!Array.isArray(rows)) throw new Misfit(key);
  // The rows are given as they are, so only a copy of the rest is decoded.
  const { nextPageToken, skipped, totalCount } = listHead({ ...json, [key]: undefined });
  return { rows: nameRows(rows), nextPageToken, totalCount, skipped: skipped ?? 0 };
}

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
    const known = textOf(fieldOf(value, 'uid') ?? fieldOf(value, 'id'));
    if (known !== undefined) return { kind: 'row', uid: known, value };
    const text = JSON.stringify(value);
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    // Equal rows of one page are distinct rows.
    return { kind: 'row', uid: `${times} ${text}`, value };
  });
}
