import type { Clock } from '../../base/clock.ts';
import type { HttpResult } from '../../base/http.ts';
import { fieldOf } from '../../base/json-value.ts';

/** GitHub's rule for a secondary limit that does not say how long it lasts. */
const UNSAID_MS = 60_000;
/** A longer wait is an error. */
const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_WAITS = 3;
/** GitHub asks clients with many changes to make at most one a second; a few at once are harmless. */
const FREE_WRITES = 30;
const BETWEEN_WRITES_MS = 1000;

/** What is needed to wait: without it, a limit is a failure at once. */
export interface Waiting {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Milliseconds until GitHub may be asked again, by `Retry-After`, the end of the primary limit, or GitHub's rule for
 * secondary limits; `undefined` for an answer that is not about a limit (docs.github.com, "Rate limits for the REST API").
 */
export function limitDelay(result: HttpResult, now: number): number | undefined {
  if (result.kind !== 'response') return undefined;
  const { body, headers, status } = result;
  const isGraphqlLimit = status === 200 && isRateLimited(body);
  if (status !== 403 && status !== 429 && !isGraphqlLimit) return undefined;
  const after = headers['retry-after']?.trim() ?? '';
  if (/^[0-9]{1,6}$/.test(after)) return Number(after) * 1000;
  const reset = headers['x-ratelimit-reset']?.trim() ?? '';
  if (headers['x-ratelimit-remaining']?.trim() === '0' && /^[0-9]{1,12}$/.test(reset))
    return Math.max(0, Number(reset) * 1000 - now);
  return isGraphqlLimit || status === 429 || /\bsecondary rate limit\b/i.test(body) ? UNSAID_MS : undefined;
}

/** GraphQL reports its limit with status 200. */
function isRateLimited(body: string): boolean {
  if (!body.includes('"RATE_LIMITED"')) return false;
  try {
    const errors = fieldOf(JSON.parse(body), 'errors');
    return Array.isArray(errors) && errors.some((error) => fieldOf(error, 'type') === 'RATE_LIMITED');
  } catch {
    return false;
  }
}

/** Sends requests with the pauses that GitHub's limits ask for; a refusal because of a limit changed nothing. */
export function createPacer(waiting: Waiting | undefined) {
  let writes = 0;
  return async (isWrite: boolean, send: () => Promise<HttpResult>): Promise<HttpResult> => {
    if (waiting === undefined) return send();
    const { clock, signal } = waiting;
    if (isWrite) {
      writes += 1;
      if (writes > FREE_WRITES) await clock.sleep(BETWEEN_WRITES_MS, signal);
    }
    for (let waits = 0; ; waits += 1) {
      const result = await send();
      const delay = limitDelay(result, clock.now());
      if (delay === undefined || delay > LONGEST_WAIT_MS || waits >= MOST_WAITS || signal.aborted)
        return result;
      await clock.sleep(delay, signal);
    }
  };
}
