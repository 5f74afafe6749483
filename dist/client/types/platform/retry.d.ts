import type { HttpResult } from '../base/http.ts';
import type { ErrorCode } from './errors.ts';
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
export declare function shouldRetry(failure: Failure, idempotent: boolean): boolean;
/**
 * Milliseconds to wait before try number `tries + 1`. `Retry-After` (seconds or an HTTP date) wins up to 60 s; else half
 * a second, doubling to 8 s, with up to half of it taken off by `random` (0 to 1).
 */
export declare function retryDelay(tries: number, retryAfter: string | undefined, now: number, random: number): number;
/** The `Retry-After` header of an answer. */
export declare function retryAfterOf(result: HttpResult): string | undefined;
