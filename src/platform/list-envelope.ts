import { isRecord } from '../base/json-value.ts';
import { count, decoder, ENVELOPE_FIELDS } from './decode.ts';
import type { Page } from './pages.ts';

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
