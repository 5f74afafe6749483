/** One HTTP request; `body` is text. The sender adds nothing but connection headers and never follows redirects. */
export interface HttpRequest {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Longest time from the start of the request to the last byte of the answer. */
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/**
 * What came of a request. A failure is a value: `sent` is false only when the request surely never reached the server
 * (no connection, no name), so that a caller may send it again whatever it was.
 */
export type HttpResult = {
    readonly kind: 'response';
    readonly status: number;
    /** Names in lower case; repeated headers joined with `, `. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
} | {
    readonly kind: 'failure';
    readonly reason: 'connection' | 'timeout' | 'aborted' | 'too-large' | 'certificate';
    readonly message: string;
    readonly sent: boolean;
};
/** Sends one request; never rejects. */
export type Http = (request: HttpRequest) => Promise<HttpResult>;
