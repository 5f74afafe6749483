import type { Clock } from '../base/clock.ts';
import type { Http, HttpRequest, HttpResult } from '../base/http.ts';
import type { Limiter } from '../base/pool.ts';
import { decodeError } from './decode-error.ts';
import { PlatformError } from './errors.ts';
import { retryAfterOf, retryDelay, shouldRetry } from './retry.ts';

/** One line of the debug log: never headers, never a body, never a credential. */
export interface RequestTrace {
  readonly method: string;
  /** Path with query, without the origin. */
  readonly path: string;
  /** HTTP status, or the reason of a failure. */
  readonly outcome: number | string;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly milliseconds: number;
}

/** How requests are sent: all limits and all effects are arguments. */
export interface TransportOptions {
  readonly http: Http;
  readonly clock: Clock;
  /** 0 to 1. */
  readonly random: () => number;
  readonly maxAttempts: number;
  readonly requestTimeoutMs: number;
  readonly limiter: Limiter;
  /** Aborts when the command's time is over or it is told to stop. */
  readonly signal: AbortSignal;
  readonly userAgent: string;
  readonly trace: (trace: RequestTrace) => void;
}

/** What to send: `judge` turns a 2xx answer into a value and throws `PlatformError` for one that is none. */
export interface Exchange<T> {
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly idempotent: boolean;
  readonly judge: (body: string) => T;
}

/** Sends with retries (spec §8, house rules) and gives what `judge` makes of the answer; throws `PlatformError`. */
export type Transport = <T>(exchange: Exchange<T>) => Promise<T>;

/** Creates the sender that all clients of a run share: one limiter, one deadline, one log. */
export function createTransport(options: TransportOptions): Transport {
  return async (exchange) => {
    for (let attempt = 1; ; attempt += 1) {
      const result = await sendOnce(options, exchange, attempt);
      const outcome = judge(exchange, result);
      if (outcome.kind === 'value') return outcome.value;
      if (options.signal.aborted) throw stopped(exchange, options.signal);
      const { error } = outcome;
      const retry = shouldRetry(error, exchange.idempotent);
      if (!retry || attempt >= options.maxAttempts) throw withTries(error, attempt);
      const { clock, signal } = options;
      await clock.sleep(retryDelay(attempt, retryAfterOf(result), clock.now(), options.random()), signal);
      if (signal.aborted) throw stopped(exchange, signal);
    }
  };
}

function sendOnce(
  options: TransportOptions,
  exchange: Exchange<unknown>,
  attempt: number,
): Promise<HttpResult> {
  const { clock, http, limiter, requestTimeoutMs, signal, trace, userAgent } = options;
  return limiter(async () => {
    const started = clock.now();
    const result = await http({
      method: exchange.method,
      url: exchange.url,
      headers: { accept: 'application/json', 'user-agent': userAgent, ...exchange.headers },
      ...(exchange.body === undefined ? {} : { body: exchange.body }),
      timeoutMs: requestTimeoutMs,
      signal,
    });
    trace({
      method: exchange.method,
      path: pathOf(exchange.url),
      outcome: result.kind === 'response' ? result.status : result.reason,
      attempt,
      milliseconds: clock.now() - started,
    });
    return result;
  });
}

const FAILURE_CODES = {
  connection: 'CONNECTION',
  timeout: 'TIMEOUT',
  aborted: 'CANCELLED',
  'too-large': 'UNDECODABLE',
  certificate: 'CERTIFICATE',
} as const;

type Judged<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'error'; readonly error: PlatformError };

function judge<T>(exchange: Exchange<T>, result: HttpResult): Judged<T> {
  const call = `${exchange.method} ${pathOf(exchange.url)}`;
  if (result.kind === 'failure') {
    return {
      kind: 'error',
      error: new PlatformError(result.message, {
        code: FAILURE_CODES[result.reason],
        call,
        sent: result.sent,
      }),
    };
  }
  if (result.status < 200 || result.status >= 300) return { kind: 'error', error: decodeError(result, call) };
  try {
    return { kind: 'value', value: exchange.judge(result.body) };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const facts = {
      code: 'UNDECODABLE',
      call,
      httpStatus: result.status,
      requestId: result.headers['x-request-id'],
      cause,
    } as const;
    return { kind: 'error', error: new PlatformError(`the answer could not be read: ${message}`, facts) };
  }
}

function stopped(exchange: Exchange<unknown>, signal: AbortSignal): PlatformError {
  const why = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
  const call = `${exchange.method} ${pathOf(exchange.url)}`;
  return new PlatformError(why, { code: 'CANCELLED', call, cause: signal.reason });
}

function withTries(error: PlatformError, tries: number): PlatformError {
  if (tries === 1) return error;
  return new PlatformError(`${error.message} (after ${tries} tries)`, {
    code: error.code,
    call: error.call,
    httpStatus: error.httpStatus,
    reason: error.reason,
    domain: error.domain,
    details: error.details,
    requestId: error.requestId,
    cause: error.cause,
    sent: error.sent,
  });
}

/** Path with query; cut and not parsed, since URLs of long filters are long and there are many of them. */
function pathOf(url: string): string {
  // Every URL here is an origin with a path behind it.
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
