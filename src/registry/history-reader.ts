import { renderTime } from '../base/time.ts';
import { isNewestFirst, sortRecords, type TagRecord } from '../images/tag-history.ts';
import { PlatformError } from '../platform/errors.ts';

/** Maximum number of records per answer. */
export const MAXIMUM_RECORDS = 1000;

/** Requests that a full read may take beyond two per thousand records. */
const SPARE_REQUESTS = 16;
/** Maximum length of a history: a tag that moves every minute for a year. */
const MAXIMUM_HISTORY = 525_600;

/**
 * Every record from `since` to `until` (all by default), both inclusive, oldest first: one request per 999 records, so
 * that adjacent answers share a record under either inclusivity. A full answer may have been cut at either end, so
 * reading continues at both. Throws `PlatformError` (`UNDECODABLE`) for a server that ignores its bounds.
 */
export async function readRecords(
  unordered: ReadWindow,
  { since, until }: { readonly since?: number; readonly until?: number } = {},
): Promise<readonly TagRecord[]> {
  const read = inOrder(unordered);
  const start = since === undefined ? {} : { start: since - 1 };
  const end = until === undefined ? {} : { end: until + 1 };
  const first = await read({ ...start, ...end });
  const known = createCollection();
  known.add(sortRecords(first), 'newer');
  if (first.length >= MAXIMUM_RECORDS) {
    await readOn(read, known, 'newer', (edge) => ({ start: edge, ...end }));
    await readOn(read, known, 'older', (edge) => ({ ...start, end: edge }));
  }
  return known.all().filter(({ time }) => time >= (since ?? time) && time <= (until ?? time));
}

/** The error of a full answer without new records, however narrow its window: what lies beyond it cannot be queried. */
export function standstill(time: number): PlatformError {
  const when = renderTime(time);
  const message = `the tag history cannot be read past ${when}: it has ${MAXIMUM_RECORDS} records in one millisecond, or the service ignores \`start\` and \`end\``;
  return new PlatformError(message, { code: 'UNDECODABLE', call: 'GET history' });
}

/** The error of an answer without a record that its window contains and an earlier answer had. */
export function vanished(time: number): PlatformError {
  const message = `the answers about the tag history contradict each other: the record of ${renderTime(time)} was in one and is missing in the next`;
  return new PlatformError(message, { code: 'UNDECODABLE', call: 'GET history' });
}

type Side = 'newer' | 'older';

type Collection = ReturnType<typeof createCollection>;

function createCollection() {
  const seen = new Set<string>();
  // In the order of the service, which is kept for records of the same millisecond.
  const answers: (readonly TagRecord[])[] = [];
  let [oldest, newest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    count: () => seen.size,
    /** Adds an ordered answer on one side of what is known; returns the number of new records. */
    add: (records: readonly TagRecord[], side: Side) => {
      const fresh = records.filter(({ digest, time }) => !seen.has(`${time} ${digest}`));
      for (const { digest, time } of fresh) {
        seen.add(`${time} ${digest}`);
        oldest = Math.min(oldest, time);
        newest = Math.max(newest, time);
      }
      if (side === 'newer') answers.push(fresh);
      else answers.unshift(fresh);
      return fresh.length;
    },
    edge: (side: Side) => (side === 'newer' ? newest : oldest),
    all: () => sortRecords(answers.flat()),
  };
}

/** Continues reading from what is known until an answer is not full. */
async function readOn(
  read: ReadWindow,
  known: Collection,
  side: Side,
  windowFrom: (edge: number) => HistoryWindow,
): Promise<void> {
  // One millisecond wider, so that the record at the edge is repeated under either inclusivity.
  const wider = side === 'newer' ? -1 : 1;
  let widening = wider;
  for (let requests = 1; ; requests += 1) {
    const edge = known.edge(side);
    const answer = await read(windowFrom(edge + widening));
    const grown = known.add(sortRecords(answer), side);
    // The narrow window includes the record at the edge, unless its bound is exclusive: then the wide one had only that
    // edge.
    const isRepeated = answer.some(({ time }) => time === edge);
    if (widening === 0 && !isRepeated) throw standstill(edge);
    if (!isRepeated && answer.length < MAXIMUM_RECORDS) throw vanished(edge);
    if (answer.length < MAXIMUM_RECORDS) return;
    if (grown === 0 && widening === 0) throw standstill(edge);
    const isEndless = requests > SPARE_REQUESTS + known.count() / 500 || known.count() > MAXIMUM_HISTORY;
    if (isEndless) throw standstill(edge);
    widening = grown === 0 ? 0 : wider;
  }
}

/** Bounds of a history request in milliseconds since 1970; it is unknown whether the service includes them. */
export interface HistoryWindow {
  readonly start?: number;
  readonly end?: number;
}

/** Reads one window: at most 1000 records, in the order of the service. */
export type ReadWindow = (window: HistoryWindow) => Promise<readonly TagRecord[]>;

/** The year 3000: no record is later. */
const NO_END = Date.UTC(3000, 0, 1);

/**
 * Reads windows with the oldest record first, whichever way round the service answers. An answer of one millisecond does
 * not show which of its records is the last one: an earlier answer does, or else one more request for the whole history.
 * The order may depend on `end`. If nothing shows it, it is as specified: oldest first.
 */
export function inOrder(read: ReadWindow): ReadWindow {
  const orders = new Map<boolean, boolean | undefined>();
  return async (window) => {
    const hasEnd = window.end !== undefined;
    const answer = await read(window);
    const shown = isNewestFirst(answer);
    if (shown !== undefined) orders.set(hasEnd, shown);
    else if (isAmbiguous(answer) && (hasEnd || window.start !== undefined) && !orders.has(hasEnd))
      orders.set(hasEnd, isNewestFirst(await read(hasEnd ? { end: NO_END } : {})));
    return orders.get(hasEnd) === true ? answer.toReversed() : answer;
  };
}

function isAmbiguous(answer: readonly TagRecord[]): boolean {
  return answer.some(({ digest }) => digest !== answer[0]?.digest);
}
