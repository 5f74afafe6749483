import type { Fault } from '../platform-double/faults.ts';

function fault(status: number, message: string, headers: { readonly [name: string]: string }): Fault {
  const body = JSON.stringify({
    documentation_url: 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api',
    message,
  });
  return {
    kind: 'status',
    status,
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  };
}

/** The primary limit is used up until this time (milliseconds since 1970). */
export function primaryLimit(resetAtMs: number): Fault {
  return fault(403, 'API rate limit exceeded for installation ID 99001.', {
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-used': '5000',
    'x-ratelimit-reset': String(Math.ceil(resetAtMs / 1000)),
    'x-ratelimit-resource': 'core',
  });
}

/** A secondary limit: 403 or 429, with Retry-After where GitHub gives one. */
export function secondaryLimit(retryAfterSeconds?: number, status: 403 | 429 = 403): Fault {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  const wait = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return fault(status, message, { 'x-ratelimit-remaining': '4000', ...wait });
}
