import type { Clock } from '../base/clock.ts';
import type { Http, HttpRequest } from '../base/http.ts';
import type { Limiter } from '../base/pool.ts';
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
export declare function createTransport(options: TransportOptions): Transport;
