import type { TagRecord } from '../../src/images/tag-history.ts';
import type { HistoryWindow, ReadWindow } from '../../src/registry/history-reader.ts';

/** How a registry answers for a tag's history; the specification leaves all of it open but the limit. */
export interface HistoryServer {
  /** The tag's records in the order in which they happened. */
  readonly records: readonly TagRecord[];
  readonly startInclusive?: boolean;
  readonly endInclusive?: boolean;
  readonly order?: 'oldest-first' | 'newest-first' | 'newest-first-with-end';
  /** Which records are given where more than 1000 match. */
  readonly kept?: 'oldest' | 'newest';
  readonly ignores?: 'start' | 'end' | 'both';
  /** Each record comes twice, as far as the limit allows. */
  readonly repeats?: boolean;
}

/** Reads windows of a history that is in memory, and counts the requests. */
export interface HistoryReader {
  readonly read: ReadWindow;
  readonly requests: HistoryWindow[];
}

const LIMIT = 1000;

/** Creates the reader of a history as a registry would answer for it. */
export function serveHistory(server: HistoryServer): HistoryReader {
  const requests: HistoryWindow[] = [];
  const {
    endInclusive = true,
    ignores,
    kept = 'oldest',
    order = 'oldest-first',
    startInclusive = true,
  } = server;
  const read: ReadWindow = async (window) => {
    requests.push(window);
    const start = ignores === 'start' || ignores === 'both' ? undefined : window.start;
    const end = ignores === 'end' || ignores === 'both' ? undefined : window.end;
    const within = server.records.filter(
      ({ time }) =>
        (start === undefined || (startInclusive ? time >= start : time > start)) &&
        (end === undefined || (endInclusive ? time <= end : time < end)),
    );
    const given = server.repeats === true ? within.flatMap((record) => [record, record]) : within;
    const cut = kept === 'oldest' ? given.slice(0, LIMIT) : given.slice(-LIMIT);
    const flipped =
      order === 'newest-first' || (order === 'newest-first-with-end' && window.end !== undefined);
    return flipped ? cut.toReversed() : cut;
  };
  return { read, requests };
}

/** A digest that tells its number. */
export function digestOf(number: number): string {
  return `sha256:${number.toString(16).padStart(64, '0')}`;
}

/** Records at these times, each with a digest of its own. */
export function recordsAt(times: readonly number[]): readonly TagRecord[] {
  return times.map((time, index) => ({ time, digest: digestOf(index) }));
}
