/**
 * Milliseconds since 1970 of an RFC 3339 time or a date (start of that day, UTC); `undefined` for anything else,
 * days that do not exist included, and years before 100, among them the `0001-01-01` that Go writes for no time.
 * Fractions finer than a millisecond are cut.
 */
export declare function parseTime(text: string): number | undefined;
/** Milliseconds of a day. */
export declare const DAY_MS = 86400000;
/** Start (00:00 UTC) of a `YYYY-MM-DD` date in milliseconds since 1970; `undefined` for text that is no date of the calendar. */
export declare function parseDate(text: string): number | undefined;
/** Whether the date has begun in UTC; false for text that is no date. */
export declare function hasBegun(date: string, now: number): boolean;
/** ISO 8601 in UTC with milliseconds, the form in which the platform writes times. */
export declare function renderTime(milliseconds: number): string;
/** The UTC date of a time, `2026-01-31`. */
export declare function renderDate(milliseconds: number): string;
