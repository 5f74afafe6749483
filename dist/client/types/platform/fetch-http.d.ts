import type { Http } from '../base/http.ts';
/** What is needed of `fetch`. */
export type Fetch = (url: string, init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
}) => Promise<{
    readonly status: number;
    readonly type: string;
    readonly headers: Iterable<readonly [string, string]>;
    text(): Promise<string>;
}>;
/** Sends over `fetch`: never follows a redirect, never rejects. */
export declare function createFetchHttp(fetch: Fetch): Http;
