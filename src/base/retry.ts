import type { Clock } from './clock.ts';
import type { Http, HttpRequest, HttpResult } from './http.ts';
import { fieldOf, parseJson, recordsIn } from './json-value.ts';

export interface FailedTry {
  readonly isTransient: boolean;
  /** False if the request certainly never arrived, or was rejected without being processed. */
  readonly wasTaken: boolean;
  /** Milliseconds to wait, if the server says so. */
  readonly hintMs: number | undefined;
}

/** Limits for the attempts of a request. */
export interface RetryOptions {
  readonly clock: Clock;
  /** 0 to 1. */
  readonly random: () => number;
  readonly maxAttempts: number;
  /** Aborts when the command runs out of time or has to stop. */
  readonly signal: AbortSignal;
}

/**
 * Describes a failed attempt by its result. 408, 429, 499 (the server gave the request up) and 5xx except 501 may be
 * temporary; so may a 403 with `Retry-After`, which is how GitHub limits rates. A complete answer that cannot be used is
 * final: it would be the same again.
 */
export function failedTry(result: HttpResult, now: number): FailedTry {
  if (result.kind === 'failure') {
    const isTransient = result.reason === 'connection' || result.reason === 'timeout';
    return { isTransient, wasTaken: result.sent, hintMs: undefined };
  }
  const { status } = result;
  const isLimited = status === 429 || (status === 403 && result.headers['retry-after'] !== undefined);
  const isFault = status === 408 || status === 499 || (status >= 500 && status !== 501);
  const hintMs = status < 300 ? undefined : hintOf(result, now);
  return {
    isTransient: isLimited || isFault,
    wasTaken: !isLimited,
    hintMs: hintMs !== undefined && hintMs <= LONGEST_HINT_MS ? hintMs : undefined,
  };
}

/** Whether to retry: a temporary failure of an idempotent call, or of a request that certainly changed nothing. */
export function shouldRetry(failed: FailedTry, idempotent: boolean): boolean {
  return failed.isTransient && (idempotent || !failed.wasTaken);
}

/** A server that asks for a longer wait is asked again by our own delays. */
const LONGEST_HINT_MS = 60_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;

/** Milliseconds to wait: the server's hint; else half a second, doubling to 8 s, less up to half of it by `random` (0 to 1). */
export function retryDelay(tries: number, hintMs: number | undefined, random: number): number {
  if (hintMs !== undefined) return hintMs;
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
  return Math.round(delay * (1 - random / 2));
}

/**
 * Repeats an attempt until it succeeds or the rules say to stop; returns the last attempt and their number. The only
 * place where requests are repeated: whoever has retries of its own sends each request without those of others.
 */
export async function withRetries<T extends { readonly failed: FailedTry | undefined }>(
  options: RetryOptions,
  idempotent: boolean,
  attempt: (number: number) => Promise<T>,
): Promise<{ readonly last: T; readonly tries: number }> {
  const { clock, maxAttempts, random, signal } = options;
  for (let tries = 1; ; tries += 1) {
    const last = await attempt(tries);
    const { failed } = last;
    const isOver = failed === undefined || signal.aborted || tries >= maxAttempts;
    if (isOver || !shouldRetry(failed, idempotent)) return { last, tries };
    await clock.sleep(retryDelay(tries, failed.hintMs, random()), signal);
    if (signal.aborted) return { last, tries };
  }
}

/** Sends one request with the run's retries and limits; never rejects. A service with limits of its own brings `judge`. */
export type Send = (
  request: Omit<HttpRequest, 'timeoutMs' | 'signal'>,
  idempotent: boolean,
  judge?: typeof failedTry,
) => Promise<HttpResult>;

/** Creates the sender for services other than the platform, whose answers are judged by their status alone. */
export function createSend(
  options: RetryOptions & { readonly http: Http; readonly requestTimeoutMs: number },
): Send {
  const { clock, http, requestTimeoutMs: timeoutMs, signal } = options;
  return async (request, idempotent, judge = failedTry) => {
    const { last } = await withRetries(options, idempotent, async () => {
      const result = await http({ ...request, timeoutMs, signal });
      return { result, failed: judge(result, clock.now()) };
    });
    return last.result;
  };
}

/** The form of dates that servers may send (RFC 9110 §5.6.7); `Date.parse` alone would read `-1` as a year. */
const HTTP_DATE = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;

/** `Retry-After` (seconds or an HTTP date), otherwise `google.rpc.RetryInfo` in the error's details (AIP-193). */
function hintOf(answer: Extract<HttpResult, { readonly kind: 'response' }>, now: number): number | undefined {
  const text = answer.headers['retry-after']?.trim() ?? '';
  if (/^[0-9]{1,9}$/.test(text)) return Number(text) * 1000;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? retryInfoOf(answer.body) : Math.max(0, date - now);
}

/** Maximum length of an error's body to search, in characters. */
const LONGEST_BODY = 1_048_576;

function retryInfoOf(body: string): number | undefined {
  if (body.length > LONGEST_BODY || !body.includes('google.rpc.RetryInfo')) return undefined;
  const infos = recordsIn(fieldOf(parseJson(body), 'details'));
  const info = infos.find((one) => String(one['@type']).endsWith('/google.rpc.RetryInfo'));
  const [, seconds] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(info?.['retryDelay'])) ?? [];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000);
}
