/** Canonical codes of google.rpc by number (https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto). */
export declare const CODES: readonly ['OK', 'CANCELLED', 'UNKNOWN', 'INVALID_ARGUMENT', 'DEADLINE_EXCEEDED', 'NOT_FOUND', 'ALREADY_EXISTS', 'PERMISSION_DENIED', 'RESOURCE_EXHAUSTED', 'FAILED_PRECONDITION', 'ABORTED', 'OUT_OF_RANGE', 'UNIMPLEMENTED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS', 'UNAUTHENTICATED'];
/**
 * Code of a failure: the service's canonical code, or our own for what happened before it could answer:
 * `CONNECTION` no answer, `CERTIFICATE` one that is not trusted, `TIMEOUT` too slow, `CANCELLED` stopped, `UNDECODABLE` an answer that is none, `REDIRECT`.
 */
export type ErrorCode = (typeof CODES)[number] | 'CONNECTION' | 'CERTIFICATE' | 'TIMEOUT' | 'UNDECODABLE' | 'REDIRECT';
/** Typed detail payloads of AIP-193 (spec §7); details of other types are kept as they came. */
export interface ErrorDetails {
    readonly fieldViolations: readonly {
        readonly field: string;
        readonly description: string;
    }[];
    readonly preconditions: readonly {
        readonly type: string;
        readonly description: string;
    }[];
    readonly resource: {
        readonly type: string;
        readonly name: string;
    } | undefined;
    readonly others: readonly unknown[];
}
/** A failed call to the platform or the registry: branch on `code`, then on `reason`, never on text. */
export declare class PlatformError extends Error {
    readonly code: ErrorCode;
    /** HTTP status, 0 when there was no answer. */
    readonly httpStatus: number;
    /** ErrorInfo's reason, such as `RESOURCE_NOT_EMPTY`'s `FAILED_PRECONDITION`; empty when not given. */
    readonly reason: string;
    readonly domain: string;
    readonly details: ErrorDetails;
    readonly requestId: string | undefined;
    /** Method and path, for people. */
    readonly call: string;
    /** False when the request surely never reached the server. */
    readonly sent: boolean;
    constructor(message: string, facts: {
        readonly code: ErrorCode;
        readonly call: string;
        readonly httpStatus?: number;
        readonly reason?: string;
        readonly domain?: string;
        readonly details?: ErrorDetails;
        readonly requestId?: string | undefined;
        readonly cause?: unknown;
        readonly sent?: boolean;
    });
}
/** The value of a JSON text, or `undefined` when it is none. */
export declare function parseJson(body: string): unknown;
