const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Milliseconds since 1970 of an RFC 3339 time or a date (start of that day, UTC); `undefined` for anything else,
 * days that do not exist included, and years before 100, among them the `0001-01-01` that Go writes for no time.
 * Fractions finer than a millisecond are cut.
 */
export function parseTime(text: string): number | undefined {
  const date = DATE.exec(text) ?? RFC_3339.exec(text);
  if (date === null) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = date;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return undefined;
  const milliseconds = `${fraction.slice(1)}000`.slice(0, 3);
  const time = Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone.toUpperCase()}`,
  );
  return Number.isNaN(time) ? undefined : time;
}

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Start (00:00 UTC) of a `YYYY-MM-DD` date in milliseconds since 1970; `undefined` for text that is no date of the calendar. */
export function parseDate(text: string): number | undefined {
  return DATE.test(text) ? parseTime(text) : undefined;
}

/** Whether the date has begun in UTC; false for text that is no date. */
export function hasBegun(date: string, now: number): boolean {
  const start = parseDate(date);
  return start !== undefined && start <= now;
}

/** ISO 8601 in UTC with milliseconds, the form in which the platform writes times. */
export function renderTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The UTC date of a time, `2026-01-31`. */
export function renderDate(milliseconds: number): string {
  return renderTime(milliseconds).slice(0, 10);
}

/** Years below 100 count from 1900 in `Date.UTC`, so that they are never the same. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day && time.getUTCFullYear() === year;
}
