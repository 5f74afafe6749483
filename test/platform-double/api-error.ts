import type { Core } from './core.ts';
import type { JsonObject } from './json.ts';
import type { Kind } from './kinds.ts';

/** The name of the service in ErrorInfo domains (`iam.<service_domain>`). */
const SERVICE_DOMAIN = 'platform.test';

/** The status names and HTTP statuses of the gRPC codes that the double answers (gateway default mapping). */
const CODES = {
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAUTHENTICATED: { code: 16, http: 401 },
} as const;

export type StatusName = keyof typeof CODES;

/** An error that is answered in the AIP-193 form. */
export class ApiError extends Error {
  readonly status: StatusName;
  readonly details: readonly JsonObject[];

  constructor(status: StatusName, message: string, details: readonly JsonObject[] = []) {
    super(message);
    this.status = status;
    this.details = details;
  }

  get httpStatus(): number {
    return CODES[this.status].http;
  }

  /** The response body `{code, message, details}`. */
  toBody(): JsonObject {
    return { code: CODES[this.status].code, message: this.message, details: this.details };
  }
}

function errorInfo(reason: string, area: string): JsonObject {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: `${area}.${SERVICE_DOMAIN}` };
}

/** Code 3 with ErrorInfo and one field violation. */
export function invalidArgument(area: string, field: string, description: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', `Invalid argument: ${field}: ${description}`, [
    errorInfo('INVALID_ARGUMENT', area),
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
  ]);
}

/** Code 5 with ErrorInfo and ResourceInfo. */
export function notFound(area: string, resourceType: string, resourceName: string): ApiError {
  const message = `${resourceType} not found: ${resourceName}`;
  return new ApiError('NOT_FOUND', message, [
    errorInfo('NOT_FOUND', area),
    {
      '@type': 'type.googleapis.com/google.rpc.ResourceInfo',
      resourceType,
      resourceName,
      owner: '',
      description: message,
    },
  ]);
}

/** The resource of a kind; throws code 5 where there is none. */
export function existing(
  { store }: Pick<Core, 'store'>,
  kind: Kind,
  uid: string,
  area = kind.area,
): JsonObject {
  const found = store.find(kind, uid);
  if (!found) throw notFound(area, kind.type, uid);
  return found;
}

/** Code 6 with ErrorInfo. */
export function alreadyExists(area: string, message: string): ApiError {
  return new ApiError('ALREADY_EXISTS', message, [errorInfo('ALREADY_EXISTS', area)]);
}

/** Code 9 with ErrorInfo and one PreconditionFailure violation. */
export function failedPrecondition(area: string, type: string, description: string): ApiError {
  return new ApiError('FAILED_PRECONDITION', `Precondition failed: ${description}`, [
    errorInfo('FAILED_PRECONDITION', area),
    {
      '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
      violations: [{ type, description }],
    },
  ]);
}

/** Code 7 with ErrorInfo. */
export function permissionDenied(area: string, message: string): ApiError {
  return new ApiError('PERMISSION_DENIED', message, [errorInfo('PERMISSION_DENIED', area)]);
}

/** Code 16, without details. */
export function unauthenticated(message: string): ApiError {
  return new ApiError('UNAUTHENTICATED', message);
}

/** Answers as for an operation that does not exist where it is switched off, and on the floor. */
export function requireExtra({ settings }: Core, isOn = true): void {
  if (isOn && !settings.floor) return;
  if (settings.absentStatus === 404) throw new ApiError('NOT_FOUND', 'Not Found');
  // The words of the gateway for a path that it knows only with other methods.
  throw new ApiError('UNIMPLEMENTED', 'Method Not Allowed');
}
