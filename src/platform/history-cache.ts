import { DAY_MS } from '../base/time.ts';
import { isDigest } from '../domain/image-reference.ts';
import { sortRecords, type TagRecord } from '../domain/tag-history.ts';
import { parseJson } from './errors.ts';
import { type ReadWindow, readRecords } from './history-reader.ts';

/** Texts that are kept between runs. Whoever can write them is not trusted: nothing is believed without a live answer. */
export interface TextCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
}

/** Where the older records of one tag are kept; `name` tells the tag and its registry apart, `now` in milliseconds. */
export interface KeptHistory {
  readonly cache: TextCache;
  readonly name: string;
  readonly now: number;
}

/** What of a history is read live each time: between eleven and twelve months, up to the first of a month. */
const LIVE_DAYS = 335;

/**
 * The records that tell about these digests, up to the newest record: the recent ones, and the older ones too when a
 * digest is not among them. A digest that is not in the result was never the tag's. Older records come from the cache
 * where it has them; a digest that it names is looked up live at that very time, and one that it does not name leads to
 * a live read, so that a stale or forged cache changes no answer.
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
  const confirmed = await confirm(read, kept, missing);
  if (confirmed !== undefined) return sortRecords([...confirmed, ...recent]);
  const older = await readRecords(read, { until: since - 1 });
  // The newest record before the live ones ended its window long ago; an empty history is not worth keeping.
  if (older.length > 0) await cache.set(key, JSON.stringify(older));
  return [...older, ...recent];
}

/** The kept records of the missing digests, each seen live; `undefined` unless all of them are. */
async function confirm(
  read: ReadWindow,
  kept: readonly TagRecord[],
  missing: readonly string[],
): Promise<readonly TagRecord[] | undefined> {
  const named = missing.map((digest) => kept.findLast((record) => record.digest === digest));
  const found: TagRecord[] = [];
  for (const record of named) {
    if (record === undefined) return undefined;
    // What superseded a digest is the record after it, which is read live too.
    const after = kept[kept.indexOf(record) + 1]?.time ?? record.time;
    const live = await read({ start: record.time - 1, end: after + 1 });
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
    // Other numbers are no times, and could not be asked for.
    const isTime = typeof time === 'number' && Number.isSafeInteger(time) && time > 0;
    return typeof digest === 'string' && isDigest(digest) && isTime ? [{ digest, time }] : [];
  });
  return sortRecords(records);
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}

function firstOfMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
