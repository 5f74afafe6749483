const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Milliseconds since 1970 of an RFC 3339 time or a date (start of that day, UTC); `undefined` for anything else,
 * including nonexistent days and years before 100, such as the `0001-01-01` that Go writes for a zero time. Fractions
 * are cut to milliseconds.
 */
export function parseTime(text: string): number | undefined {
  const date = DATE.exec(text) ?? RFC_3339.exec(text);
  if (date === null) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = date;
  if (!isCalendarDay(Number(year), Number(month), Number(day)) || Number(hour) > 23) return undefined;
  const milliseconds = `${fraction.slice(1)}000`.slice(0, 3);
  const time = Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone.toUpperCase()}`,
  );
  return Number.isNaN(time) ? undefined : time;
}

export const DAY_MS = 86_400_000;

/**
 * Start (00:00 UTC) of a `YYYY-MM-DD` date in milliseconds since 1970; `undefined` if the text is not a calendar date.
 */
export function parseDate(text: string): number | undefined {
  return DATE.test(text) ? parseTime(text) : undefined;
}

/** Whether the date has begun in UTC; false if the text is not a date. */
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

/** `Date.UTC` counts years below 100 from 1900, so they never compare equal. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day && time.getUTCFullYear() === year;
}
