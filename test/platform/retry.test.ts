import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/platform/errors.ts';
import { retryAfterOf, retryDelay, shouldRetry } from '../../src/platform/retry.ts';

const NOW = Date.UTC(2026, 10, 1);

describe('shouldRetry', () => {
  const rows: readonly (readonly [string, ErrorCode, number, boolean, boolean, boolean])[] = [
    ['a 503 of an idempotent call', 'UNAVAILABLE', 503, true, true, true],
    ['a 503 of a create', 'UNAVAILABLE', 503, true, false, false],
    ['a create that never reached the server', 'CONNECTION', 0, false, false, true],
    ['a create whose answer was lost', 'CONNECTION', 0, true, false, false],
    ['a create turned away with 429', 'RESOURCE_EXHAUSTED', 429, true, false, true],
    ['a time-out of an idempotent call', 'TIMEOUT', 0, true, true, true],
    ['an answer that could not be read', 'UNDECODABLE', 200, true, true, true],
    ['a 408', 'DEADLINE_EXCEEDED', 408, true, true, true],
    ['a 409 that was aborted', 'ABORTED', 409, true, true, true],
    ['a 400 with a transient code', 'UNAVAILABLE', 400, true, true, false],
    ['a 404', 'NOT_FOUND', 404, true, true, false],
    ['a 401', 'UNAUTHENTICATED', 401, true, true, false],
    ['a 418, whose code is unknown', 'UNKNOWN', 418, true, true, false],
    ['a 599, whose code is unknown', 'UNKNOWN', 599, true, true, true],
    ['a certificate that is not trusted', 'CERTIFICATE', 0, false, true, false],
    ['a redirect', 'REDIRECT', 302, true, true, false],
    ['a request that was stopped', 'CANCELLED', 0, true, true, false],
  ];
  it.each(rows)('judges %s', (_, code, httpStatus, sent, idempotent, expected) => {
    expect(shouldRetry({ code, httpStatus, sent }, idempotent)).toBe(expected);
  });
});

describe('retryDelay', () => {
  it('doubles from half a second to eight', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map((tries) => retryDelay(tries, undefined, NOW, 0))).toEqual([
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
          const delay = retryDelay(tries, undefined, NOW, random);
          expect(delay).toBeGreaterThanOrEqual(longest / 2);
          expect(delay).toBeLessThanOrEqual(longest);
        },
      ),
    );
  });

  it.each([
    ['seconds', '7', 7000],
    ['no time at all', '0', 0],
    ['the longest time that is heeded', '60', 60_000],
    ['more than a minute, which is not heeded', '61', 500],
    ['a date', new Date(NOW + 5000).toUTCString(), 5000],
    ['a date that is over', new Date(NOW - 5000).toUTCString(), 0],
    ['a date too far', new Date(NOW + 3_600_000).toUTCString(), 500],
    ['words', 'soon', 500],
    ['a negative number', '-1', 500],
  ])('reads Retry-After as %s', (_, header, expected) => {
    expect(retryDelay(1, header, NOW, 0)).toBe(expected);
  });

  it('is a time within a minute for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const delay = retryDelay(1, header, NOW, 0.5);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

describe('retryAfterOf', () => {
  it('finds the header of an answer, and none of a failure', () => {
    const headers = { 'retry-after': '3' };
    expect(retryAfterOf({ kind: 'response', status: 429, headers, body: '' })).toBe('3');
    expect(retryAfterOf({ kind: 'failure', reason: 'timeout', message: '', sent: true })).toBeUndefined();
  });
});
