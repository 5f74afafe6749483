import { sortRecords, type TagRecord } from '../domain/tag-history.ts';
import { PlatformError } from './errors.ts';

/** Most records of one answer (spec §8). */
export const MAXIMUM_RECORDS = 1000;

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Records that a narrowed window should hold: well below the cap, so that it is rarely cut. */
const AIM = 400;
const WIDENING = 16;
/** Requests after which a look-up gives up: an honest history needs a dozen. */
const MAXIMUM_REQUESTS = 100;

/** Bounds of a history request in milliseconds since 1970; whether the service takes them inclusively is unknown. */
export interface HistoryWindow {
  readonly start?: number;
  readonly end?: number;
}

/** Asks for one window: at most 1000 records, in the order in which the service gave them. */
export type ReadWindow = (window: HistoryWindow) => Promise<readonly TagRecord[]>;

export type FoundRecord =
  /** `recent` are the records around it that were seen on the way, oldest first, the found one last. */
  | { readonly kind: 'found'; readonly record: TagRecord; readonly recent: readonly TagRecord[] }
  /** The tag has no record at the bound; `first` is when it appeared, `undefined` when it never did. */
  | { readonly kind: 'none'; readonly first: TagRecord | undefined };

/**
 * The record that holds at `bound` (the newest without one), with as few requests as the history allows: the oldest
 * records come first and an answer is cut at 1000, so a recent window is asked first, widened while it is empty and
 * narrowed by its own density while it is cut. Right under either inclusivity and either order.
 */
export async function findRecord(
  read: ReadWindow,
  bound: number | undefined,
  now: number,
): Promise<FoundRecord> {
  const top = bound ?? now;
  // One millisecond more, so that an exclusive end still has the record at the bound.
  const end = bound === undefined ? {} : { end: bound + 1 };
  // A date is asked for while the tag was alive: a month is enough. The newest record may be old.
  let start: number | undefined = top - (bound === undefined ? YEAR_MS : 30 * DAY_MS);
  let below: TagRecord | undefined;
  for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
    const answer = await read({ ...(start === undefined ? {} : { start }), ...end });
    const records = sortRecords(answer).filter((record) => bound === undefined || record.time <= bound);
    const last = records.at(-1);
    if (!isCutAtNewEnd(answer) || records.length < new Set(answer.map(keyOf)).size) {
      if (last !== undefined) return { kind: 'found', record: last, recent: records };
      if (below !== undefined && start !== undefined && start <= below.time + 1)
        return { kind: 'found', record: below, recent: [below] };
      if (start === undefined) return { kind: 'none', first: (await readRecords(read)).at(0) };
      start = widened(start, top, below);
    } else if (last !== undefined) {
      const stuck = below !== undefined && last.time <= below.time;
      below = last;
      start = stuck ? last.time + 1 : narrowed(records, top);
    }
  }
  throw standstill();
}

/**
 * Every record from `since` to `until` (all without them), both inclusive, oldest first: one request for each 999, so that neighbouring answers
 * share a record under either inclusivity.
 */
export async function readRecords(
  read: ReadWindow,
  { since, until }: { readonly since?: number; readonly until?: number } = {},
): Promise<readonly TagRecord[]> {
  const known = new Map<string, TagRecord>();
  const add = (records: readonly TagRecord[]): void => {
    for (const record of records) known.set(keyOf(record), record);
  };
  let standstills = 0;
  let window: HistoryWindow = {
    ...(since === undefined ? {} : { start: since - 1 }),
    ...(until === undefined ? {} : { end: until + 1 }),
  };
  for (;;) {
    const before = known.size;
    const answer = await read(window);
    add(answer);
    standstills = known.size === before ? standstills + 1 : 0;
    if (standstills > 1) throw standstill();
    if (answer.length < MAXIMUM_RECORDS) break;
    const sorted = sortRecords(answer);
    const [oldest, newest] = [sorted.at(0)?.time ?? 0, sorted.at(-1)?.time ?? 0];
    const next: HistoryWindow = isCutAtNewEnd(answer)
      ? { ...window, start: oldest === newest ? newest : newest - 1 }
      : { ...window, end: oldest === newest ? oldest : oldest + 1 };
    // A thousand records in one millisecond cannot be told apart by time: go on beyond them.
    window = next.start === window.start && next.end === window.end ? { ...next, start: newest + 1 } : next;
  }
  return sortRecords([...known.values()]).filter(
    ({ time }) => time >= (since ?? time) && time <= (until ?? time),
  );
}

function standstill(): PlatformError {
  return new PlatformError('the tag history gives the same records again and again', {
    code: 'UNDECODABLE',
    call: 'GET history',
  });
}

function keyOf(record: TagRecord): string {
  return `${record.time} ${record.digest}`;
}

/** Whether newer records of the window may be missing: the answer is full and goes from old to new. */
function isCutAtNewEnd(answer: readonly TagRecord[]): boolean {
  if (answer.length < MAXIMUM_RECORDS) return false;
  return (answer.at(0)?.time ?? 0) <= (answer.at(-1)?.time ?? 0);
}

function widened(start: number, top: number, below: TagRecord | undefined): number | undefined {
  const span = top - start;
  if (below !== undefined) return Math.max(below.time, top - span * WIDENING);
  return span < YEAR_MS ? top - YEAR_MS : undefined;
}

function narrowed(records: readonly TagRecord[], top: number): number {
  const oldest = records.at(0)?.time ?? 0;
  const newest = records.at(-1)?.time ?? 0;
  const perRecord = Math.max(1, (newest - oldest) / records.length);
  return Math.max(newest, Math.floor(top - AIM * perRecord));
}

/**
 * The records that tell about these digests, up to the newest record: those of the last year, and the older ones too when
 * a digest is not among them. A digest that is not in the result was never the tag's.
 */
export async function readRecordsOf(
  read: ReadWindow,
  digests: readonly string[],
  now: number,
): Promise<readonly TagRecord[]> {
  const since = now - YEAR_MS;
  const recent = await readRecords(read, { since });
  const known = new Set(recent.map((record) => record.digest));
  if (digests.every((digest) => known.has(digest))) return recent;
  return [...(await readRecords(read, { until: since - 1 })), ...recent];
}
