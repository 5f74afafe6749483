import type { HttpRequest, HttpResult } from '../base/http.ts';
/** Largest answer that is read, in bytes, or in characters where they are counted. */
export declare const MAXIMUM_BODY_BYTES: number;
/** A way to send requests over kept connections. */
export interface Sender {
    /** Never rejects. */
    readonly send: (url: URL, request: HttpRequest) => Promise<HttpResult>;
    /** Ends idle connections. */
    readonly close: () => Promise<void>;
}
/** An answer that was cut off because it is larger than anything that the service gives. */
export declare function tooLarge(): HttpResult;
/**
 * Connections straight to the servers, `connections` to each at most, by Node's own client: it loads in a third of the time
 * of any other. Idle ones do not keep the process.
 */
export declare function openDirect(connections: number): Sender;
