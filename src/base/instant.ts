const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Milliseconds since 1970 of 00:00 UTC of a calendar date `YYYY-MM-DD`; `undefined` when there is no such day. */
function parseDate(text: string): number | undefined {
  if (!DATE.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(text) ? time : undefined;
}

/**
 * Milliseconds since 1970 of an RFC 3339 time, or of the start of a date in UTC (contract §1); `undefined` for anything
 * else, also for days that no calendar has.
 */
export function parseInstant(text: string): number | undefined {
  const day = DATE_TIME.exec(text)?.[1];
  if (day === undefined) return parseDate(text);
  return parseDate(day) === undefined ? undefined : Date.parse(text.toUpperCase());
}

/** The date of an instant in UTC, `YYYY-MM-DD`. */
export function formatDate(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

export const DAY_MS = 86_400_000;
