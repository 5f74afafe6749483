import { counted } from './counted.ts';
import { DAY_MS, renderDate } from './time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

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
