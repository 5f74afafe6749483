import { isNewestFirst, type TagRecord } from '../images/tag-history.ts';

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
    else if (isAmbiguous(answer) && isPart(window) && !orders.has(hasEnd))
      orders.set(hasEnd, isNewestFirst(await read(hasEnd ? { end: NO_END } : {})));
    return orders.get(hasEnd) === true ? answer.toReversed() : answer;
  };
}

function isAmbiguous(answer: readonly TagRecord[]): boolean {
  return answer.some(({ digest }) => digest !== answer[0]?.digest);
}

function isPart({ end, start }: HistoryWindow): boolean {
  return start !== undefined || end !== undefined;
}
