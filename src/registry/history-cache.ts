import { fieldOf } from '../base/json-value.ts';
import type { TextCache } from '../base/text-cache.ts';
import { DAY_MS } from '../base/time.ts';
import { isDigest } from '../images/image-reference.ts';
import { sortRecords, type TagRecord } from '../images/tag-history.ts';
import { parseJson } from '../platform/errors.ts';
import { MAXIMUM_RECORDS, type ReadWindow, readRecords } from './history-reader.ts';

/** Where to keep the older records of one tag; `name` identifies the tag and its registry, `now` is in milliseconds. */
export interface KeptHistory {
  readonly cache: TextCache;
  readonly name: string;
  readonly now: number;
}

/** Days of a history that are always read live: between eleven and twelve months, back to the first of a month. */
const LIVE_DAYS = 335;

/**
 * The records of these digests, up to the newest record: recent ones, and older ones if a digest is not among them. A
 * digest that is not in the result never belonged to the tag. Older records come from the cache if it has them. A
 * digest in the cache is confirmed live at its time, and one that is not leads to a live read, so a stale or forged
 * cache changes no answer.
 */
export async function readRecordsOf(
  read: ReadWindow,
  digests: readonly string[],
  { cache, name, now }: KeptHistory,
): Promise<readonly TagRecord[]> {
  const since = firstOfMonth(now - LIVE_DAYS * DAY_MS);
  const recent = await readRecords(read, { since });
  const missing = digests.filter((digest) => !recent.some((record) => record.digest === digest));
  if (missing.length === 0) return recent;
  const key = `history ${name} until ${since}`;
  const kept = parseRecords(await cache.get(key)).filter((record) => record.time < since);
  const confirmed = await confirm(read, kept, missing, since);
  if (confirmed !== undefined) return sortRecords([...confirmed, ...recent]);
  const older = await readRecords(read, { until: since - 1 });
  // The window of the newest record before the live ones ended long ago; an empty history is not worth keeping.
  if (older.length > 0) await cache.set(key, JSON.stringify(older));
  return [...older, ...recent];
}

/** The kept records of the missing digests, each confirmed live; `undefined` unless all of them are. */
async function confirm(
  read: ReadWindow,
  kept: readonly TagRecord[],
  missing: readonly string[],
  since: number,
): Promise<readonly TagRecord[] | undefined> {
  const named = missing.map((digest) => kept.findLast((record) => record.digest === digest));
  const found: TagRecord[] = [];
  for (const record of named) {
    if (record === undefined) return undefined;
    // A digest was superseded by the record after it, which is read live too; after the last one, nothing may follow.
    const after = kept[kept.indexOf(record) + 1]?.time ?? since;
    const live = await read({ start: record.time - 1, end: after + 1 });
    if (live.length >= MAXIMUM_RECORDS) return undefined;
    if (!live.some(({ digest, time }) => digest === record.digest && time === record.time)) return undefined;
    found.push(...live);
  }
  return found;
}

function parseRecords(text: string | undefined): readonly TagRecord[] {
  const rows: unknown = text === undefined ? undefined : parseJson(text);
  if (!Array.isArray(rows)) return [];
  const records = rows.flatMap((row: unknown): readonly TagRecord[] => {
    const [digest, time] = [fieldOf(row, 'digest'), fieldOf(row, 'time')];
    // Other numbers are not times and cannot be queried.
    const isTime = typeof time === 'number' && Number.isSafeInteger(time) && time > 0;
    return typeof digest === 'string' && isDigest(digest) && isTime ? [{ digest, time }] : [];
  });
  return sortRecords(records);
}

function firstOfMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
