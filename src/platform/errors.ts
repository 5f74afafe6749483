import { plainLine } from '../base/plain-text.ts';
import { untilAborted } from '../base/pool.ts';
import { enumNames } from './enum-name.ts';

/** Canonical codes of google.rpc by number (https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto). */
export const CODES = enumNames(
  '',
  'OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED',
);

/**
 * Code of a failure: the service's canonical code, or our own for failures before it could answer: `CONNECTION` no
 * answer, `CERTIFICATE` an untrusted one, `TIMEOUT` too slow, `CANCELLED` stopped, `UNDECODABLE` an invalid answer,
 * `REDIRECT`.
 */
export type ErrorCode =
  | (typeof CODES)[number]
  | 'CONNECTION'
  | 'CERTIFICATE'
  | 'TIMEOUT'
  | 'UNDECODABLE'
  | 'REDIRECT';

/** Typed detail payloads of AIP-193; details of other types are kept unchanged. */
export interface ErrorDetails {
  readonly fieldViolations: readonly { readonly field: string; readonly description: string }[];
  readonly preconditions: readonly {
    readonly type: string;
    /** The resource that fails the condition. */
    readonly subject: string;
    readonly description: string;
  }[];
  readonly resource: Readonly<Record<'type' | 'name' | 'owner' | 'description', string>> | undefined;
  readonly others: readonly unknown[];
}

const NO_DETAILS: ErrorDetails = { fieldViolations: [], preconditions: [], resource: undefined, others: [] };

/** A failed call to the platform or the registry: branch on `code`, then on `reason`, never on text. */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  /** ErrorInfo's reason, such as `RESOURCE_NOT_EMPTY` for `FAILED_PRECONDITION`; empty if absent. */
  readonly reason: string;
  readonly domain: string;
  /** ErrorInfo's further facts. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly details: ErrorDetails;
  /** The answer as it was sent, without secrets and at most 64 KiB of it; empty if there was none. */
  readonly body: string;
  readonly requestId: string | undefined;
  /** Method and path, for people. */
  readonly call: string;
  /** False if the request certainly never reached the server. */
  readonly sent: boolean;
  /** Milliseconds to wait before another try, according to the server. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    facts: Pick<PlatformError, 'code' | 'call'> &
      Partial<Omit<PlatformError, 'code' | 'call' | 'message' | 'name' | 'stack'>>,
  ) {
    super(message, { cause: facts.cause });
    this.name = 'PlatformError';
    this.code = facts.code;
    this.call = facts.call;
    this.httpStatus = facts.httpStatus ?? 0;
    this.reason = facts.reason ?? '';
    this.domain = facts.domain ?? '';
    this.metadata = facts.metadata ?? {};
    this.details = facts.details ?? NO_DETAILS;
    this.body = facts.body ?? '';
    this.requestId = facts.requestId;
    this.sent = facts.sent ?? true;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** The reason of a stop because a call took too long. */
export class CallTimeout extends Error {}

/** The error of stopped work; `sent`: whether one of its requests may have reached the server. */
export function stoppedError({ reason }: AbortSignal, call: string, sent = true): PlatformError {
  const why = reason instanceof Error ? reason.message : 'the run was stopped';
  const code = reason instanceof CallTimeout ? 'TIMEOUT' : 'CANCELLED';
  return new PlatformError(why, { code, call, cause: reason, sent });
}

/** Starts work that other calls share and waits for it; throws `PlatformError` when the signal stops this call. */
export async function untilStopped<T>(
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
  call: string,
): Promise<T> {
  if (signal === undefined) return work();
  if (signal.aborted) throw stoppedError(signal, call, false);
  try {
    return await untilAborted(work(), signal);
  } catch (error) {
    throw signal.aborted ? stoppedError(signal, call, false) : error;
  }
}

/** Throws `UNDECODABLE` for a row without a name, which may be the wanted one; `kind`: its noun, `call`: its request. */
export function requireName(row: Readonly<Record<'uid' | 'name', string>>, kind: string, call: string): void {
  if (row.name !== '') return;
  const shown = plainLine(row.uid, 200);
  throw undecodable(`the ${kind} \`${shown}\` has no name in the list, so it cannot be identified`, call);
}

/** The error of an answer that cannot be right; `call` is the request that returned it. */
export function undecodable(message: string, call: string): PlatformError {
  return new PlatformError(message, { code: 'UNDECODABLE', call });
}

/** Codes of an answer that something does not exist, or may not be seen. */
export const HIDDEN: readonly ErrorCode[] = ['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'];

/** The result of a request; `undefined` if the service refuses it with one of the codes. */
export async function unlessRefused<T>(
  codes: readonly ErrorCode[],
  sending: Promise<T>,
): Promise<T | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof PlatformError && codes.includes(error.code)) return undefined;
    throw error;
  }
}
