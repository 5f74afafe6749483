import type { HttpResult } from '../base/http.ts';
import { isRecord, type Fields as Json, parseJson } from '../base/json-value.ts';
import { CODES, type ErrorCode, type ErrorDetails, PlatformError } from './errors.ts';

/** Codes by HTTP status, if the body has none (grpc-gateway's default mapping). */
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

/** Maximum length of an error's body to read, in characters; what a proxy adds is at most a page. */
const LONGEST_BODY = 1_048_576;

/**
 * Creates an error from any unsuccessful answer; hostile bodies give a sane error too. `redact` removes secrets from
 * all its texts here, because later cutting or escaping could disguise them. `retryAfterMs`: the server's own wait.
 */
export function decodeError(
  answer: Pick<Extract<HttpResult, { readonly kind: 'response' }>, 'status' | 'headers' | 'body'>,
  call: string,
  redact: (text: string) => string = (text) => text,
  retryAfterMs?: number,
): PlatformError {
  const { status } = answer;
  const given = answer.headers['x-request-id'];
  const requestId = given === undefined ? undefined : redact(given);
  const body = errorBody(answer.body, redact);
  if (status >= 300 && status < 400) {
    const facts = { code: 'REDIRECT', call, httpStatus: status, body, requestId } as const;
    return new PlatformError('the server answered with a redirect, which is never followed', facts);
  }
  const json = answer.body.length > LONGEST_BODY ? undefined : parseJson(answer.body, redact);
  const byStatus = BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'UNKNOWN');
  const facts = { code: byStatus, call, httpStatus: status, body, requestId, retryAfterMs };
  if (isRecord(json) && Number.isSafeInteger(json['code'])) {
    const details = decodeDetails(Array.isArray(json['details']) ? json['details'] : []);
    const code = (json['code'] !== 0 && CODES[Number(json['code'])]) || byStatus;
    const message = textAt(json, 'message') || `HTTP status ${status}`;
    return new PlatformError(message, { ...facts, ...details, code });
  }
  const first = (isRecord(json) ? recordsAt(json, 'errors')?.[0] : undefined) ?? {};
  const message = textAt(first, 'message') || `HTTP status ${status}`;
  return new PlatformError(message, { ...facts, reason: textAt(first, 'code') });
}

/** Longest text of an answer that an error keeps, in bytes of UTF-8. */
const LONGEST_KEPT = 65_536;

/** The start of an answer for its error: secrets are removed before it is cut, from far more than is kept. */
export function errorBody(body: string, redact: (text: string) => string): string {
  const text = redact(body.slice(0, LONGEST_BODY));
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(LONGEST_KEPT)).read);
}

function decodeDetails(
  payloads: readonly unknown[],
): Pick<PlatformError, 'details' | 'domain' | 'metadata' | 'reason'> {
  const others: unknown[] = [];
  let info: Pick<PlatformError, 'domain' | 'metadata' | 'reason'> = { reason: '', domain: '', metadata: {} };
  let details: ErrorDetails = { fieldViolations: [], preconditions: [], resource: undefined, others };
  for (const payload of payloads) {
    const body = isRecord(payload) ? payload : {};
    const at = (key: string): string => textAt(body, key);
    const type = at('@type').split(/[/.]/).pop();
    const fields = type === 'BadRequest' ? recordsAt(body, 'fieldViolations') : undefined;
    const failures = type === 'PreconditionFailure' ? recordsAt(body, 'violations') : undefined;
    if (type === 'ErrorInfo')
      info = { reason: at('reason'), domain: at('domain'), metadata: textsAt(body, 'metadata') };
    else if (fields !== undefined)
      details = { ...details, fieldViolations: fields.map((one) => textsOf(one, 'field', 'description')) };
    else if (failures !== undefined) {
      const preconditions = failures.map((one) => textsOf(one, 'type', 'subject', 'description'));
      details = { ...details, preconditions };
    } else if (type === 'ResourceInfo') {
      const [owner, description] = [at('owner'), at('description')];
      const resource = { type: at('resourceType'), name: at('resourceName'), owner, description };
      details = { ...details, resource };
    } else others.push(payload);
  }
  return { details, ...info };
}

/** Fields of a record as texts; empty where they are not. */
function textsOf<Key extends string>(record: Json, ...keys: readonly Key[]): Readonly<Record<Key, string>> {
  // `fromEntries` forgets the names of the keys.
  return Object.fromEntries(keys.map((key) => [key, textAt(record, key)])) as Record<Key, string>;
}

function textAt(record: Json, key: string): string {
  const value = record[key];
  return typeof value === 'string' ? value : '';
}

function textsAt(record: Json, key: string): Readonly<Record<string, string>> {
  const value = record[key];
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.flatMap(([name, own]) => (typeof own === 'string' ? [[name, own]] : [])));
}

/** A list of objects; `undefined` for anything else. */
function recordsAt(record: Json, key: string): readonly Json[] | undefined {
  const value = record[key];
  return Array.isArray(value) && value.every(isRecord) ? value : undefined;
}
