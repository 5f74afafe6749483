import * as z from 'zod/mini';
import { CODES, type ErrorCode, type ErrorDetails, PlatformError, parseJson } from './errors.ts';

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

const text = z.catch(z.string(), '');
const statusBody = z.looseObject({
  code: z.int(),
  message: text,
  details: z.catch(z.array(z.unknown()), []),
});
const registryBody = z.looseObject({
  errors: z.array(z.looseObject({ code: text, message: text })),
});
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
    const { details, reason, domain } = decodeDetails(google.data.details);
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

function decodeDetails(payloads: readonly unknown[]): {
  details: ErrorDetails;
  reason: string;
  domain: string;
} {
  const others: unknown[] = [];
  let found = { reason: '', domain: '' };
  let details: ErrorDetails = { fieldViolations: [], preconditions: [], resource: undefined, others };
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
  return { details, ...found };
}

const typed = z.looseObject({ '@type': z.string() });

function typeOf(payload: unknown): string | undefined {
  const result = z.safeParse(typed, payload);
  return result.success ? result.data['@type'].split(/[/.]/).pop() : undefined;
}
