import type { HttpRequest, HttpResult } from './http.ts';
/** What a thrown error of a request says about it: stopped, too slow, a certificate, or no connection. */
export declare function describeFailure(error: unknown, request: Pick<HttpRequest, 'signal' | 'timeoutMs'>): Extract<HttpResult, {
    readonly kind: 'failure';
}>;
