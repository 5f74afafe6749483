import type { Http, HttpRequest, HttpResult } from '../base/http.ts';
import type { Limiter } from '../base/pool.ts';
import { type FailedTry, failedTry, type RetryOptions, withRetries } from '../base/retry.ts';
import { decodeError, errorBody } from './decode-error.ts';
import { type ErrorCode, PlatformError, stoppedError } from './errors.ts';

/** One line of the debug log: never headers, never a body, never a credential. */
export interface RequestTrace {
  readonly method: string;
  /** Path with query, without the origin. */
  readonly path: string;
  /** HTTP status, or the reason of a failure. */
  readonly outcome: number | string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly milliseconds: number;
}

/** How to send requests; all limits and effects are arguments. */
export interface TransportOptions extends RetryOptions {
  readonly http: Http;
  readonly requestTimeoutMs: number;
  readonly limiter: Limiter;
  readonly userAgent: string;
  readonly trace: (trace: RequestTrace) => void;
  /** Removes secrets from all texts of an error, before anything cuts or escapes them. */
  readonly redact?: (text: string) => string;
}

/** A request to send: `judge` turns a 2xx answer into a value and throws for an invalid one. */
export interface Exchange<T> extends Pick<HttpRequest, 'body' | 'headers' | 'method' | 'url'> {
  readonly idempotent: boolean;
  readonly signal?: AbortSignal | undefined;
  /** True if the caller repeats the request itself, so that it is sent once here. */
  readonly once?: boolean | undefined;
  readonly judge: (body: string, headers: Readonly<Record<string, string>>) => T;
  /** Size of the largest answer to read, and the meaning of a larger one, which is neither read to its end nor asked for again. */
  readonly limit?: { readonly maximumBytes: number; readonly tooLarge: () => T };
  /** Gives the meaning of a redirect to `location`; without it, a redirect is an error. It is never followed here. */
  readonly redirected?: (location: string) => T;
}

/** Sends with the run's retries and returns the result of `judge`; throws `PlatformError`. */
export type Transport = <T>(exchange: Exchange<T>) => Promise<T>;

/** Tabs, and visible characters of one byte: all that a header can carry (RFC 9110 §5.5). */
const HEADER = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Creates the sender that all clients of a run share: one limiter, one deadline, one log. Throws `TypeError` for an invalid user agent. */
export function createTransport(options: TransportOptions): Transport {
  if (!HEADER.test(options.userAgent))
    throw new TypeError('`userAgent` contains a line break or another character that headers cannot contain');
  const redact = options.redact ?? ((text) => text);
  return async <T>(exchange: Exchange<T>) => {
    let mayBeDone = false;
    const call = `${exchange.method} ${pathOf(exchange.url)}`;
    const signal =
      exchange.signal === undefined ? options.signal : AbortSignal.any([options.signal, exchange.signal]);
    if (signal.aborted) throw stoppedError(signal, call, false);
    const attempt = async (number: number): Promise<Judged<T>> => {
      const result = await sendOnce({ ...options, signal }, exchange, number).catch((error: unknown) => {
        // Stopped while it waited for its turn.
        throw error === signal.reason ? stoppedError(signal, call, mayBeDone) : error;
      });
      const judged = judge(exchange, result, redact, options.clock.now());
      mayBeDone ||= judged.failed?.wasTaken === true;
      return judged;
    };
    const limits = { ...options, signal, ...(exchange.once === true ? { maxAttempts: 1 } : {}) };
    const { last, tries } = await withRetries(limits, exchange.idempotent, attempt);
    if (last.failed === undefined) return last.value;
    // An interrupted attempt may have reached the server.
    if (signal.aborted) throw stoppedError(signal, call, mayBeDone);
    throw withTries(last.error, tries, mayBeDone);
  };
}

function sendOnce(
  options: TransportOptions,
  exchange: Exchange<unknown>,
  attempt: number,
): Promise<HttpResult> {
  const { clock, http, limiter, requestTimeoutMs, signal, trace, userAgent } = options;
  const { body, limit, method, url } = exchange;
  return limiter(async () => {
    const started = clock.now();
    const result = await http({
      method,
      url,
      headers: { accept: 'application/json', 'user-agent': userAgent, ...exchange.headers },
      ...(body === undefined ? {} : { body }),
      timeoutMs: requestTimeoutMs,
      ...(limit === undefined ? {} : { maximumBytes: limit.maximumBytes }),
      signal,
    });
    const outcome = result.kind === 'response' ? result.status : result.reason;
    trace({ method, path: pathOf(url), outcome, attempt, milliseconds: clock.now() - started });
    return result;
  }, signal);
}

const FAILURE_CODES = {
  connection: 'CONNECTION',
  timeout: 'TIMEOUT',
  aborted: 'CANCELLED',
  'too-large': 'UNDECODABLE',
  certificate: 'CERTIFICATE',
} as const;

type Judged<T> =
  | { readonly value: T; readonly failed: undefined }
  | { readonly error: PlatformError; readonly failed: FailedTry };

/**
 * Codes of temporary failures; a permanent status is final whatever its code. `CANCELLED` is a server's that gave the request
 * up: our own stop is not transient.
 */
export const TRANSIENT: ReadonlySet<ErrorCode> = new Set([
  ...(['CANCELLED', 'UNAVAILABLE', 'RESOURCE_EXHAUSTED', 'INTERNAL', 'UNKNOWN'] as const),
  ...(['DEADLINE_EXCEEDED', 'ABORTED', 'DATA_LOSS', 'CONNECTION', 'TIMEOUT'] as const),
]);

function judge<T>(
  exchange: Exchange<T>,
  result: HttpResult,
  redact: (text: string) => string,
  now: number,
): Judged<T> {
  const failed = failedTry(result, now);
  const fail = (error: PlatformError): Judged<T> => {
    // A conflict is temporary if the service's code says so.
    const mayPass = failed.isTransient || error.httpStatus === 409;
    return { error, failed: { ...failed, isTransient: mayPass && TRANSIENT.has(error.code) } };
  };
  const call = redact(`${exchange.method} ${pathOf(exchange.url)}`);
  if (result.kind === 'failure') {
    const { reason, sent } = result;
    if (reason === 'too-large' && exchange.limit !== undefined)
      return { value: exchange.limit.tooLarge(), failed: undefined };
    return fail(new PlatformError(redact(result.message), { code: FAILURE_CODES[reason], call, sent }));
  }
  const { location } = result.headers;
  if (exchange.redirected !== undefined && location !== undefined && REDIRECTS.includes(result.status))
    return { value: exchange.redirected(location), failed: undefined };
  if (result.status < 200 || result.status >= 300)
    return fail(decodeError(result, call, redact, failed.hintMs));
  const { body: text } = result;
  result.body = '';
  try {
    return { value: exchange.judge(text, result.headers), failed: undefined };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const message = redact(said);
    // A cause that quotes a secret is dropped.
    const cause = message === said ? error : undefined;
    const requestId = redact(result.headers['x-request-id'] ?? '') || undefined;
    const body = errorBody(text, redact);
    const facts = { code: 'UNDECODABLE', call, httpStatus: result.status, body, requestId, cause } as const;
    return fail(new PlatformError(`the answer could not be read: ${message}`, facts));
  }
}

/** Redirects that mean the same request elsewhere, of a GET (RFC 9110 §15.4). */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** The last attempt's error; `mayBeDone`: some attempt may have reached the server. */
function withTries(error: PlatformError, tries: number, mayBeDone: boolean): PlatformError {
  if (tries === 1) return error;
  const message = `${error.message} (after ${tries} tries)`;
  return new PlatformError(message, { ...error, cause: error.cause, sent: error.sent || mayBeDone });
}

/** Path with query; cut rather than parsed, because URLs with long filters are long and numerous. */
function pathOf(url: string): string {
  // Every URL here is an origin followed by a path.
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
