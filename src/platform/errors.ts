import * as z from 'zod/mini';

/** Canonical codes of google.rpc by number (https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto). */
const CODES = [
  'OK',
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
] as const;

/**
 * Code of a failure: the service's canonical code, or our own for what happened before it could answer:
 * `CONNECTION` no answer, `CERTIFICATE` one that is not trusted, `TIMEOUT` too slow, `CANCELLED` stopped, `UNDECODABLE` an answer that is none, `REDIRECT`.
 */
export type ErrorCode =
  | (typeof CODES)[number]
  | 'CONNECTION'
  | 'CERTIFICATE'
  | 'TIMEOUT'
  | 'UNDECODABLE'
  | 'REDIRECT';

/** Codes by HTTP status where the body has none (grpc-gateway's default mapping). */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  408: 'DEADLINE_EXCEEDED',
  409: 'ABORTED',
  412: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Typed detail payloads of AIP-193 (spec §7); details of other types are kept as they came. */
export interface ErrorDetails {
  readonly fieldViolations: readonly { readonly field: string; readonly description: string }[];
  readonly preconditions: readonly { readonly type: string; readonly description: string }[];
  readonly resource: { readonly type: string; readonly name: string } | undefined;
  readonly others: readonly unknown[];
}

const NO_DETAILS: ErrorDetails = { fieldViolations: [], preconditions: [], resource: undefined, others: [] };

/** A failed call to the platform or the registry: branch on `code`, then on `reason`, never on text. */
export class PlatformError extends Error {
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

  constructor(
    message: string,
    facts: {
      readonly code: ErrorCode;
      readonly call: string;
      readonly httpStatus?: number;
      readonly reason?: string;
      readonly domain?: string;
      readonly details?: ErrorDetails;
      readonly requestId?: string | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(message, { cause: facts.cause });
    this.name = 'PlatformError';
    this.code = facts.code;
    this.call = facts.call;
    this.httpStatus = facts.httpStatus ?? 0;
    this.reason = facts.reason ?? '';
    this.domain = facts.domain ?? '';
    this.details = facts.details ?? NO_DETAILS;
    this.requestId = facts.requestId;
  }
}

const statusBody = z.looseObject({
  code: z.int(),
  message: z.optional(z.string()),
  details: z.optional(z.array(z.unknown())),
});
const registryBody = z.looseObject({
  errors: z.array(z.looseObject({ code: z.optional(z.string()), message: z.optional(z.string()) })),
});
const text = z.catch(z.string(), '');
const errorInfo = z.looseObject({ reason: text, domain: text });
const badRequest = z.looseObject({
  fieldViolations: z.array(z.looseObject({ field: text, description: text })),
});
const precondition = z.looseObject({ violations: z.array(z.looseObject({ type: text, description: text })) });
const resourceInfo = z.looseObject({ resourceType: text, resourceName: text });

/** Makes an error from any answer that is not a success; total: hostile bodies give a sane error. */
export function decodeError(
  answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  },
  call: string,
): PlatformError {
  const { status } = answer;
  const requestId = answer.headers['x-request-id'];
  if (status >= 300 && status < 400) {
    return new PlatformError('the server answered with a redirect, which is never followed', {
      code: 'REDIRECT',
      call,
      httpStatus: status,
      requestId,
    });
  }
  const json = parseJson(answer.body);
  const byStatus = BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'UNKNOWN');
  const google = z.safeParse(statusBody, json);
  if (google.success) {
    const { details, reason, domain } = decodeDetails(google.data.details ?? []);
    const code = google.data.code === 0 ? undefined : CODES[google.data.code];
    return new PlatformError(google.data.message || `HTTP status ${status}`, {
      code: code ?? byStatus,
      call,
      httpStatus: status,
      reason,
      domain,
      details,
      requestId,
    });
  }
  const registry = z.safeParse(registryBody, json);
  const first = registry.success ? registry.data.errors[0] : undefined;
  return new PlatformError(first?.message || `HTTP status ${status}`, {
    code: byStatus,
    call,
    httpStatus: status,
    reason: first?.code ?? '',
    requestId,
  });
}

/** The value of a JSON text, or `undefined` when it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function decodeDetails(payloads: readonly unknown[]): {
  details: ErrorDetails;
  reason: string;
  domain: string;
} {
  const others: unknown[] = [];
  let found = { reason: '', domain: '' };
  let details: ErrorDetails = NO_DETAILS;
  for (const payload of payloads) {
    const type = typeOf(payload);
    const info = type === 'ErrorInfo' ? z.safeParse(errorInfo, payload) : undefined;
    const request = type === 'BadRequest' ? z.safeParse(badRequest, payload) : undefined;
    const failure = type === 'PreconditionFailure' ? z.safeParse(precondition, payload) : undefined;
    const resource = type === 'ResourceInfo' ? z.safeParse(resourceInfo, payload) : undefined;
    if (info?.success) found = { reason: info.data.reason, domain: info.data.domain };
    else if (request?.success) details = { ...details, fieldViolations: request.data.fieldViolations };
    else if (failure?.success) details = { ...details, preconditions: failure.data.violations };
    else if (resource?.success) {
      details = {
        ...details,
        resource: { type: resource.data.resourceType, name: resource.data.resourceName },
      };
    } else others.push(payload);
  }
  return { details: { ...details, others }, ...found };
}

const typed = z.looseObject({ '@type': z.string() });

function typeOf(payload: unknown): string | undefined {
  const result = z.safeParse(typed, payload);
  return result.success ? result.data['@type'].split(/[/.]/).pop() : undefined;
}
