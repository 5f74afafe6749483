import type { Http, HttpRequest, HttpResult } from '../../src/base/http.ts';
import { createLimiter } from '../../src/base/pool.ts';
import type { RequestTrace, TransportOptions } from '../../src/platform/transport.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** An answer with a JSON body. */
export function jsonAnswer(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): HttpResult {
  return { kind: 'response', status, headers, body: JSON.stringify(value) };
}

/** An answer with a text as body. */
export function textAnswer(
  body: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): HttpResult {
  return { kind: 'response', status, headers, body };
}

/** A request that failed without an answer. */
export function failedRequest(
  reason: 'connection' | 'timeout' | 'aborted' | 'too-large' | 'certificate',
  sent = true,
): HttpResult {
  return { kind: 'failure', reason, message: `no answer (${reason})`, sent };
}

/** A network in memory: an answer for each request, and the requests that were made. */
export interface FakeHttp {
  readonly http: Http;
  readonly requests: readonly HttpRequest[];
}

/** Creates a network that answers by a function of the request and of its number, from 0. */
export function fakeHttp(
  answer: (request: HttpRequest, index: number) => HttpResult | Promise<HttpResult>,
): FakeHttp {
  const requests: HttpRequest[] = [];
  return {
    requests,
    http: async (request) => {
      requests.push(request);
      // Whoever reads an answer empties it, and tests give one several times.
      return { ...(await answer(request, requests.length - 1)) };
    },
  };
}

/** Options of a transport over a fake network, with what it traced. */
export function transportOptions(
  http: Http,
  overrides: Partial<TransportOptions> = {},
): TransportOptions & { readonly traces: readonly RequestTrace[]; readonly clock: TestClock } {
  const traces: RequestTrace[] = [];
  const clock = createTestClock();
  return {
    http,
    random: () => 0,
    maxAttempts: 4,
    requestTimeoutMs: 30_000,
    limiter: createLimiter(8),
    signal: new AbortController().signal,
    userAgent: 'platform-actions/test',
    trace: (trace) => traces.push(trace),
    traces,
    ...overrides,
    clock,
  };
}
