import { fieldOf, parseJson } from '../base/json-value.ts';
import type { TextCache } from '../base/text-cache.ts';
import { DAY_MS } from '../base/time.ts';
import { isDigest } from '../images/reference/image-reference.ts';
import { sortRecords, type TagRecord } from '../images/tag-history.ts';
import { type ReadWindow, readRecords } from './history-reader.ts';

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
 * digest that is not in the result never belonged to the tag. The cache says where among the older records to begin; if it
 * is wrong there, they are all read, so a stale or forged cache changes no answer.
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
  if (confirmed !== undefined) return [...confirmed, ...recent];
  const older = await readRecords(read, { until: since - 1 });
  // The window of the newest record before the live ones ended long ago; an empty history is not worth keeping.
  if (older.length > 0) await cache.set(key, JSON.stringify(older));
  return [...older, ...recent];
}

/**
 * Everything from the first kept record of a missing digest on, read live; `undefined` unless all these records are there.
 * The cache only says where to begin: what superseded a digest, and whether it came back, is read live.
 */
async function confirm(
  read: ReadWindow,
  kept: readonly TagRecord[],
  missing: readonly string[],
  since: number,
): Promise<readonly TagRecord[] | undefined> {
  const named = missing.flatMap((digest) => kept.findLast((record) => record.digest === digest) ?? []);
  if (named.length < missing.length) return undefined;
  const from = Math.min(...named.map(({ time }) => time));
  const live = await readRecords(read, { since: from, until: since - 1 });
  const isLive = ({ digest, time }: TagRecord): boolean =>
    live.some((record) => record.digest === digest && record.time === time);
  return named.every(isLive) ? live : undefined;
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
