import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import type { Call, Core, ListFault, Reply, Service } from './core.ts';
import { echoReply } from './echo.ts';
import type { Fault, Faults } from './faults.ts';
import { type Json, parseJsonObject } from './json.ts';
import { RegistryError } from './registry-error.ts';
import type { LoggedRequest } from './request-log.ts';
import type { createRouter } from './routes.ts';

const HTML =
  '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>\n';

const LIST_FAULTS: readonly string[] = [
  'repeat-page-token',
  'expire-page-token',
  'duplicate-rows',
  'empty-page',
  'short-list',
];

/** The part of a fault that the answering list carries out itself. */
function listFaultOf(fault: Fault | undefined): ListFault | undefined {
  // Safe: the list holds exactly the members of ListFault.
  return fault && LIST_FAULTS.includes(fault.kind) ? (fault.kind as ListFault) : undefined;
}

function errorReply(error: unknown): Reply {
  if (error instanceof RegistryError) return error.toReply();
  const api =
    error instanceof ApiError
      ? error
      : new ApiError(
          'INTERNAL',
          `the double failed: ${error instanceof Error ? error.stack : String(error)}`,
        );
  // The gateway repeats the message in the challenge; a header takes one line of plain characters.
  const challenge = api.message.replace(/[^\x20-\x7e]/g, ' ');
  const headers = api.status === 'UNAUTHENTICATED' ? { 'www-authenticate': challenge } : {};
  return { status: api.httpStatus, body: JSON.stringify(api.toBody()), headers };
}

/** Carries the call out and turns every failure into its answer. */
async function answerTo(
  call: Call,
  services: readonly Service[],
  router: ReturnType<typeof createRouter>,
): Promise<Reply> {
  try {
    const match = router(services, call.method, call.path);
    if (match.kind === 'unknown') throw new ApiError('NOT_FOUND', 'Not Found');
    if (match.kind === 'wrong-method') throw new ApiError('UNIMPLEMENTED', 'Method Not Allowed');
    return await match.handle(call);
  } catch (error) {
    return errorReply(error);
  }
}

const CODE_OF_STATUS: { readonly [status: number]: number } = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  409: 10,
  429: 8,
  499: 1,
  501: 12,
  503: 14,
  504: 4,
};

/** The parts of a double that answer. */
export type Answering = {
  readonly core: Core;
  readonly faults: Faults;
  readonly router: ReturnType<typeof createRouter>;
};

/** The outcome of a request: the fault that strikes it, and its answer, if there is one. */
export type Carried = {
  readonly fault: Fault | undefined;
  readonly reply: Reply | undefined;
  /** The time of the answer, milliseconds since 1970. */
  readonly nowMs: number;
};

/** When the connection or the answer is lost; never without such a fault. */
export function lossOf(
  fault: Fault | undefined,
): 'before-commit' | 'after-commit' | 'after-headers' | undefined {
  return fault?.kind === 'reset' || fault?.kind === 'hang' ? (fault.when ?? 'before-commit') : undefined;
}

/** Carries a request out as far as its fault lets it. */
export async function carryOut(
  { core, faults, router }: Answering,
  services: readonly Service[],
  entry: LoggedRequest,
  url: URL,
  headers: Call['headers'],
): Promise<Carried> {
  const fault = faults.take(entry.method, url.pathname, url.search);
  entry.fault = fault?.kind;
  const nowMs = core.clock.now() + (fault?.kind === 'clock-skew' ? fault.offsetMs : 0);
  const lost = lossOf(fault);
  if (lost === 'before-commit') return { fault, nowMs, reply: undefined };
  const call: Call = {
    core,
    method: entry.method,
    path: url.pathname,
    parameters: url.searchParams,
    headers,
    body: entry.body,
    nowMs,
    listFault: listFaultOf(fault),
    needs: (capability) => entry.capabilities.add(capability),
  };
  if (fault?.kind === 'status' && fault.when === 'after-commit') await answerTo(call, services, router);
  const reply = faultReply(fault, headers) ?? (await answerTo(call, services, router));
  return { fault, nowMs, reply: lost === 'after-commit' ? undefined : reply };
}

/** The answer that a fault gives instead of carrying the operation out, or undefined where it does not. */
export function faultReply(fault: Fault | undefined, headers: Call['headers']): Reply | undefined {
  if (fault?.kind === 'echo')
    return echoReply(fault, CODE_OF_STATUS[fault.status] ?? 13, String(headers['authorization'] ?? ''));
  if (fault?.kind === 'status') {
    const message = `the double was set to answer ${fault.status}`;
    const code = CODE_OF_STATUS[fault.status] ?? 13;
    const retryAfter = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
    const { retryDelay } = fault;
    const details =
      retryDelay === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }];
    const body = fault.body ?? JSON.stringify({ code, message, details });
    return { status: fault.status, body, headers: { ...retryAfter, ...fault.headers } };
  }
  if (fault?.kind === 'html') {
    return {
      status: fault.status ?? 502,
      body: HTML,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    };
  }
  if (fault?.kind === 'redirect')
    return { status: fault.status ?? 302, body: '', headers: { location: fault.location } };
  return undefined;
}

/** The bytes of the reply's body as the fault has them. */
export function bodyBytes(reply: Reply, fault: Fault | undefined): Buffer {
  if (fault?.kind === 'body') return Buffer.from(fault.text, 'utf8');
  if (fault?.kind === 'bytes') return Buffer.from(fault.base64, 'base64');
  if (fault?.kind === 'field') return Buffer.from(withField(reply.body, fault.path, fault.value), 'utf8');
  if (fault?.kind === 'rows-without')
    return Buffer.from(withoutField(reply.body, fault.of, fault.field), 'utf8');
  return Buffer.from(reply.body, 'utf8');
}

/** JSON text whose rows lack a field; as it is where there are no such rows. */
function withoutField(text: string, key: string, field: string): string {
  const whole = parseJsonObject(text);
  const rows: unknown = whole?.[key];
  if (!Array.isArray(rows)) return text;
  for (const row of rows) if (typeof row === 'object' && row !== null) Reflect.deleteProperty(row, field);
  return JSON.stringify(whole);
}

/** JSON text with another value at one place; as it is where there is no such place. */
function withField(text: string, path: readonly (string | number)[], value: Json | undefined): string {
  const whole = parseJsonObject(text);
  const [last] = path.slice(-1);
  let place: unknown = whole;
  for (const step of path.slice(0, -1))
    place = typeof place === 'object' && place !== null ? Reflect.get(place, step) : undefined;
  if (typeof place !== 'object' || place === null || last === undefined) return text;
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
  return JSON.stringify(whole);
}

/** Sends the reply, bent by the fault; resolves once nothing more will be sent. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  fault: Fault | undefined,
  nowMs: number,
): Promise<void> {
  const bytes = bodyBytes(reply, fault);
  response.statusCode = reply.status;
  response.setHeader('date', new Date(nowMs).toUTCString());
  response.setHeader('content-type', 'application/json');
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (fault?.kind === 'content-type') response.setHeader('content-type', fault.value);
  response.setHeader('content-length', bytes.length);
  if (fault?.kind === 'truncate') {
    response.write(bytes.subarray(0, Math.floor(bytes.length * (fault.part ?? 0.5))), () => {
      request.socket.destroySoon();
    });
  } else if (fault?.kind === 'hang') {
    response.flushHeaders();
  } else if (fault?.kind === 'dribble') {
    for (let at = 0; at < bytes.length && !response.destroyed; at += fault.chunkBytes) {
      response.write(bytes.subarray(at, at + fault.chunkBytes));
      await pause(fault.intervalMs);
    }
    response.end();
  } else {
    response.end(bytes);
  }
}

/** Waits; the timer does not keep the process alive. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
