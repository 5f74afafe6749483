import type { HttpResult } from '../base/http.ts';
import type { ErrorCode } from './errors.ts';

const TRANSIENT: ReadonlySet<ErrorCode> = new Set([
  'UNAVAILABLE',
  'RESOURCE_EXHAUSTED',
  'INTERNAL',
  'UNKNOWN',
  'DEADLINE_EXCEEDED',
  'ABORTED',
  'DATA_LOSS',
  'CONNECTION',
  'TIMEOUT',
  'UNDECODABLE',
]);

/** What is known about a failed try. */
export interface Failure {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  /** False when the request surely never reached the server. */
  readonly sent: boolean;
}

/**
 * Whether to try again: a transient failure of an idempotent call, a request that never arrived, or one that was turned
 * away unprocessed (429). A 4xx answer with a transient code is final but for 408, 409 and 429; `UNKNOWN` counts for 5xx only.
 */
export function shouldRetry(failure: Failure, idempotent: boolean): boolean {
  if (!TRANSIENT.has(failure.code)) return false;
  if (!failure.sent || failure.httpStatus === 429) return true;
  return (
    idempotent &&
    (failure.httpStatus < 400 ||
      failure.httpStatus >= 500 ||
      failure.httpStatus === 408 ||
      failure.httpStatus === 409)
  );
}

const LONGEST_HINT_MS = 60_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;

/**
 * Milliseconds to wait before try number `tries + 1`. `Retry-After` (seconds or an HTTP date) wins up to 60 s; else half
 * a second, doubling to 8 s, with up to half of it taken off by `random` (0 to 1).
 */
export function retryDelay(
  tries: number,
  retryAfter: string | undefined,
  now: number,
  random: number,
): number {
  const hint = parseRetryAfter(retryAfter, now);
  if (hint !== undefined && hint <= LONGEST_HINT_MS) return hint;
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
  return Math.round(delay * (1 - random / 2));
}

/** The `Retry-After` header of an answer. */
export function retryAfterOf(result: HttpResult): string | undefined {
  return result.kind === 'response' ? result.headers['retry-after'] : undefined;
}

/** The one form of dates that servers may send (RFC 9110 §5.6.7); `Date.parse` alone takes `-1` for a year. */
const HTTP_DATE = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;

function parseRetryAfter(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^[0-9]{1,9}$/.test(text.trim())) return Number(text.trim()) * 1000;
  const date = HTTP_DATE.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
