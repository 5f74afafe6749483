import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HttpResult } from '../../src/base/http.ts';
import { createSend, failedTry, retryDelay, shouldRetry, withRetries } from '../../src/base/retry.ts';
import { failedRequest, fakeHttp, jsonAnswer, textAnswer, transportOptions } from '../support/fake-http.ts';
import { createTestClock } from '../support/test-clock.ts';

const NOW = Date.UTC(2026, 10, 1);

describe('a failed try', () => {
  const rows: readonly (readonly [string, HttpResult, boolean, boolean])[] = [
    ['a 503', textAnswer('', 503), true, false],
    ['a 500', textAnswer('', 500), true, false],
    ['a 499', textAnswer('', 499), true, false],
    ['a 498', textAnswer('', 498), false, false],
    ['a 501', textAnswer('', 501), false, false],
    ['a 599', textAnswer('', 599), true, false],
    ['a 408', textAnswer('', 408), true, false],
    ['a 429', textAnswer('', 429), true, true],
    ['a 403', textAnswer('', 403), false, false],
    ['a 403 with Retry-After', textAnswer('', 403, { 'retry-after': '1' }), true, true],
    ['a 400', textAnswer('', 400), false, false],
    ['a 404', textAnswer('', 404), false, false],
    ['a redirect', textAnswer('', 302), false, false],
    ['a 200 that could not be read', textAnswer('', 200), false, false],
    ['a request that never arrived', failedRequest('connection', false), true, true],
    ['an answer that was lost', failedRequest('connection'), true, false],
    ['a timeout', failedRequest('timeout'), true, false],
    ['an answer that is too large', failedRequest('too-large'), false, false],
    ['a certificate that is not trusted', failedRequest('certificate', false), false, false],
    ['a request that was stopped', failedRequest('aborted'), false, false],
  ];
  it.each(rows)('is tried again or not: %s', (_, result, idempotent, write) => {
    const failed = failedTry(result, NOW);
    expect([shouldRetry(failed, true), shouldRetry(failed, false)]).toEqual([idempotent, write]);
  });
});

describe('the wait before the next try', () => {
  it('doubles from half a second to eight', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map((tries) => retryDelay(tries, undefined, 0))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
  });

  it('takes off up to a half at random, and never more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, random) => {
          const longest = Math.min(8000, 500 * 2 ** (tries - 1));
          const delay = retryDelay(tries, undefined, random);
          expect(delay).toBeGreaterThanOrEqual(longest / 2);
          expect(delay).toBeLessThanOrEqual(longest);
        },
      ),
    );
  });

  const waitFor = (headers: Readonly<Record<string, string>>, body = ''): number =>
    retryDelay(1, failedTry(textAnswer(body, 503, headers), NOW).hintMs, 0);

  it.each([
    ['seconds', '7', 7000],
    ['no time at all', '0', 0],
    ['the longest time that is followed', '60', 60_000],
    ['more than a minute, which is not followed', '61', 500],
    ['a date', new Date(NOW + 5000).toUTCString(), 5000],
    ['a date that is over', new Date(NOW - 5000).toUTCString(), 0],
    ['a date too far', new Date(NOW + 3_600_000).toUTCString(), 500],
    ['words', 'soon', 500],
    ['an empty header', '', 500],
    ['a negative number', '-1', 500],
  ])('reads Retry-After as %s', (_, header, expected) => {
    expect(waitFor({ 'retry-after': header })).toBe(expected);
  });

  const retryInfo = (retryDelay: unknown): unknown => ({
    code: 14,
    details: [null, { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }],
  });
  it.each([
    ['seconds', retryInfo('7s'), 7000],
    ['a part of a second', retryInfo('0.0301s'), 31],
    ['more than a minute, which is not followed', retryInfo('61s'), 500],
    ['no duration', retryInfo(7), 500],
    ['details of another kind', { details: 'google.rpc.RetryInfo' }, 500],
    ['no error', ['google.rpc.RetryInfo'], 500],
    ['another detail', { details: [{ '@type': 'google.rpc.RetryInfo.of-another' }] }, 500],
  ])('reads RetryInfo with %s', (_, body, expected) => {
    expect(waitFor({}, JSON.stringify(body))).toBe(expected);
  });

  it('reads no RetryInfo in a body that is cut or too long, and lets the header win', () => {
    const body = JSON.stringify(retryInfo('7s'));
    expect(waitFor({}, body.slice(0, -1))).toBe(500);
    expect(waitFor({}, `${body}${' '.repeat(1_048_576)}`)).toBe(500);
    expect(waitFor({}, body.padEnd(1_048_576))).toBe(7000);
    expect(waitFor({}, body.padEnd(1_048_577))).toBe(500);
    expect(waitFor({ 'retry-after': '2' }, body)).toBe(2000);
  });

  it('is a time within a minute for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const delay = waitFor({ 'retry-after': header });
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

describe('failedTry', () => {
  it('takes a request that the server gave up (499) for one that may have been carried out, and may pass', () => {
    const failed = failedTry(jsonAnswer({ code: 1 }, 499), NOW);
    expect(failed).toMatchObject({ isTransient: true, wasTaken: true });
    expect([shouldRetry(failed, true), shouldRetry(failed, false)]).toEqual([true, false]);
  });
});

describe('withRetries', () => {
  const failing = async () => ({ failed: failedTry(jsonAnswer({}, 503), NOW) });
  const limits = { random: () => 0, maxAttempts: 3, signal: new AbortController().signal };

  it('ends at the last try that is allowed, and does not wait after it', async () => {
    const clock = createTestClock();
    const start = clock.now();
    expect(await withRetries({ ...limits, clock }, true, failing)).toMatchObject({ tries: 3 });
    expect(clock.now() - start).toBe(1500);
  });

  it('ends with the run, before a wait and within one', async () => {
    const stop = new AbortController();
    const clock = { now: () => NOW, sleep: async () => stop.abort() };
    const options = { ...limits, clock, signal: stop.signal };
    expect(await withRetries(options, true, failing)).toMatchObject({ tries: 1 });
    expect(await withRetries(options, true, failing)).toMatchObject({ tries: 1 });
  });
});

describe('createSend', () => {
  it.each([
    ['an answer of 2xx ends it', textAnswer('', 299), 1],
    ['a redirect ends it', textAnswer('', 300), 1],
    ['a fault that may pass is tried again', textAnswer('', 503), 3],
    ['a lost connection is tried again', failedRequest('connection'), 3],
    ['a request that was stopped is not', failedRequest('aborted'), 1],
  ])('%s', async (_name, result, sends) => {
    const network = fakeHttp(() => result);
    const send = createSend({ ...transportOptions(network.http, { maxAttempts: 3 }), requestTimeoutMs: 7 });
    expect(await send({ method: 'GET', url: 'https://api.test/', headers: {} }, true)).toEqual(result);
    expect(network.requests).toHaveLength(sends);
    expect(network.requests[0]).toMatchObject({ timeoutMs: 7 });
  });

  it('takes an answer of 200 that names a wait for an answer', async () => {
    const network = fakeHttp(() => textAnswer('', 200, { 'retry-after': '1' }));
    const options = transportOptions(network.http);
    await createSend(options)({ method: 'GET', url: 'https://api.test/', headers: {} }, true);
    expect(options.clock.sleeps).toEqual([]);
  });
});
