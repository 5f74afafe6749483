/** The double's clock, milliseconds since 1970; this machine's unless it is given another. */
export type Clock = { now(): number };

/** RFC 3339 UTC as the gateway writes it: milliseconds, or nothing behind a whole second. */
export function toTimestamp(timeMs: number): string {
  return new Date(timeMs).toISOString().replace('.000Z', 'Z');
}

const RFC3339 = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

/** Milliseconds of an RFC 3339 timestamp, or undefined where it is none. */
export function parseTimestamp(text: string): number | undefined {
  if (!RFC3339.test(text)) return undefined;
  const timeMs = Date.parse(text);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}
