import type { Clock } from '../../base/clock.ts';
import type { HttpResult } from '../../base/http.ts';
import { fieldOf, parseJson } from '../../base/json-value.ts';
import { type FailedTry, failedTry } from '../../base/retry.ts';

/** GitHub's rule for a secondary limit of unstated length. */
const UNSAID_MS = 60_000;
/** A longer wait is an error, unless the work can do nothing else meanwhile. */
const LONGEST_WAIT_MS = 5 * 60_000;
/** GitHub asks clients with many changes to make at most one a second; a few at once are harmless. */
const FREE_WRITES = 30;
const BETWEEN_WRITES_MS = 1000;

/** Clock and signal for waiting until a limit ends. */
export interface Waiting {
  /** The longest wait for a limit; 5 minutes if not given. */
  readonly longestMs?: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Milliseconds until GitHub may be asked again, by `Retry-After`, the end of the primary limit, or GitHub's rule for
 * secondary limits; `undefined` for an answer that reports no limit (docs.github.com, "Rate limits for the REST API").
 */
export function limitDelay(result: HttpResult, now: number): number | undefined {
  if (result.kind !== 'response') return undefined;
  const { body, headers, status } = result;
  const isGraphqlLimit = status === 200 && isRateLimited(body);
  // The limit of content: GitHub says how long it lasts nowhere, and means minutes.
  const isHasty = status === 422 && /\bwas submitted too quickly\b/.test(body);
  if (status !== 403 && status !== 429 && !isGraphqlLimit && !isHasty) return undefined;
  const after = headers['retry-after']?.trim() ?? '';
  if (/^[0-9]{1,6}$/.test(after)) return Number(after) * 1000;
  const reset = headers['x-ratelimit-reset']?.trim() ?? '';
  if (headers['x-ratelimit-remaining']?.trim() === '0' && /^[0-9]{1,12}$/.test(reset))
    return Math.max(0, Number(reset) * 1000 - now);
  const isSecondary = isHasty || /\bsecondary rate limit\b|\babuse detection\b/i.test(body);
  return isGraphqlLimit || status === 429 || isSecondary ? UNSAID_MS : undefined;
}

/** GraphQL reports its limit with status 200. */
function isRateLimited(body: string): boolean {
  if (!body.includes('"RATE_LIMITED"')) return false;
  const errors = fieldOf(parseJson(body), 'errors');
  return Array.isArray(errors) && errors.some((error) => fieldOf(error, 'type') === 'RATE_LIMITED');
}

/** Describes a failed attempt at GitHub: a limit that ends soon is waited for, and a refusal because of one changed nothing. */
export function failedGithubTry(result: HttpResult, now: number, longestMs = LONGEST_WAIT_MS): FailedTry {
  const hintMs = limitDelay(result, now);
  if (hintMs === undefined) return failedTry(result, now);
  return { isTransient: hintMs <= longestMs, wasTaken: false, hintMs };
}

/** Waits before each of many requests that change something. */
export function createWritePacer({ clock, signal }: Waiting): () => Promise<void> {
  let writes = 0;
  return async () => {
    writes += 1;
    if (writes > FREE_WRITES) await clock.sleep(BETWEEN_WRITES_MS, signal);
  };
}
