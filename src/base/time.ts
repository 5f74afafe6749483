import { counted } from './counted.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const OWN_LENGTH = '2026-01-31T00:00:00.000Z'.length;
const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Milliseconds since 1970 of an RFC 3339 time or a date (start of that day, UTC); `undefined` for anything else,
 * including nonexistent days and years before 100, such as the `0001-01-01` that Go writes for a zero time. Fractions
 * are cut to milliseconds.
 */
export function parseTime(text: string): number | undefined {
  // Times in the platform's own form, of which long lists have many, are read in a fraction of the time.
  if (text.length === OWN_LENGTH && !text.startsWith('00')) {
    const own = Date.parse(text);
    if (!Number.isNaN(own) && renderTime(own) === text) return own;
  }
  const date = DATE.exec(text) ?? RFC_3339.exec(text);
  if (date === null) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = date;
  if (!isCalendarDay(Number(year), Number(month), Number(day)) || Number(hour) > 23) return undefined;
  const seconds = `${second}.${`${fraction.slice(1)}000`.slice(0, 3)}`;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${seconds}${zone.toUpperCase()}`);
  return Number.isNaN(time) ? undefined : time;
}

export const DAY_MS = 86_400_000;

/** Start (00:00 UTC) of a `YYYY-MM-DD` date in milliseconds since 1970; `undefined` for any other text. */
export function parseDate(text: string): number | undefined {
  return DATE.test(text) ? parseTime(text) : undefined;
}

/** Whether the date has begun in UTC; false if the text is not a date. */
export function hasBegun(date: string, now: number): boolean {
  const start = parseDate(date);
  return start !== undefined && start <= now;
}

/** ISO 8601 in UTC with milliseconds, the form in which the platform writes times. Throws `TypeError` for what is not a time. */
export function renderTime(milliseconds: number): string {
  const time = new Date(milliseconds);
  if (Number.isNaN(time.getTime())) throw new TypeError(`${milliseconds} is not a time`);
  return time.toISOString();
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

const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/** Units with the number of each up to which it is used; rounded down. */
const UNITS = [
  ['minute', MINUTE_MS, 60],
  ['hour', HOUR_MS, 48],
  ['day', DAY_MS, 60],
  ['month', DAY_MS * 30.44, 24],
] as const;
const YEAR = ['year', DAY_MS * 365.25] as const;

/** A time as people say it: `3 days ago`, `in 2 months`, `just now`. */
export function relativeTime(time: number, now: number): string {
  const distance = Math.abs(now - time);
  if (distance < MINUTE_MS) return 'just now';
  const [unit, size] = UNITS.find(([, length, most]) => distance < length * most) ?? YEAR;
  const words = counted(Math.floor(distance / size), unit);
  return time > now ? `in ${words}` : `${words} ago`;
}

/** The same with its date: `3 days ago (2026-01-31)`. */
export function datedTime(time: number, now: number): string {
  return `${relativeTime(time, now)} (${renderDate(time)})`;
}

const UNIT_MS = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: 1000 };
const PERIOD_MS: Readonly<Record<string, number>> = { ...UNIT_MS, w: 7 * DAY_MS };

/** Milliseconds of `90s`, `15m`, `36h`, `7d` or `2w`; `undefined` for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^([0-9]{1,9})([smhdw])$/.exec(text);
  const unit = PERIOD_MS[match?.[2] ?? ''];
  return unit === undefined ? undefined : Number(match?.[1]) * unit;
}

/** A duration in one or two units, for people: `3d 4h`, `12m`, `0s`. Rounded down to the smaller unit. */
export function renderDuration(milliseconds: number): string {
  let rest = Math.max(0, milliseconds);
  const parts = Object.entries(UNIT_MS).flatMap(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count}${name}`] : [];
  });
  return parts.slice(0, 2).join(' ') || '0s';
}
