const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** Start (00:00 UTC) of a `YYYY-MM-DD` date in milliseconds since 1970; `undefined` for text that is no date of the calendar. */
export function parseCalendarDate(text: string): number | undefined {
  if (!DATE.test(text)) return undefined;
  const start = Date.parse(`${text}T00:00:00.000Z`);
  if (Number.isNaN(start)) return undefined;
  // Some engines roll 30 February over into March.
  return new Date(start).toISOString().startsWith(text) ? start : undefined;
}

/** Whether the date has begun in UTC; false for text that is no date. */
export function hasBegun(date: string, nowMs: number): boolean {
  const start = parseCalendarDate(date);
  return start !== undefined && start <= nowMs;
}
