import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answering, carryOut, pause, send } from './answer.ts';
import { readBytes } from './answer-control.ts';
import type { Service } from './core.ts';
import { credentialOf, type LoggedRequest, type RequestLog } from './request-log.ts';

/** Dependencies of a port. */
export type ServerParts = Answering & {
  readonly log: RequestLog;
  /** Handles the double's own paths (`/_double/…`) unlogged and without faults; false = not one of those. */
  readonly control: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
};

/** The start of a request's log line. */
export function beginEntry(
  service: Service,
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  url: URL,
  body: string,
  startedAt: number,
): LoggedRequest {
  const headers: { [name: string]: string } = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'authorization') headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
  }
  return {
    service,
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.search.slice(1),
    credential: credentialOf(request.headers.authorization),
    headers,
    body,
    startedAt,
    endedAt: undefined,
    status: 0,
    capabilities: new Set(),
    fault: undefined,
  };
}

async function handle(
  parts: ServerParts,
  services: readonly Service[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const startedAt = performance.now();
  const url = new URL(request.url ?? '/', 'http://double');
  if (await parts.control(request, response, url)) return;
  const { core, log } = parts;
  const body = (await readBytes(request)).toString('utf8');
  const entry = beginEntry(serviceOf(services, url.pathname), request, url, body, startedAt);
  log.add(entry);
  response.once('close', () => {
    entry.endedAt = performance.now();
    entry.status = response.headersSent ? response.statusCode : 0;
  });
  const { fault, nowMs, reply } = await carryOut(parts, services, entry, url, request.headers);
  if (reply === undefined) {
    if (fault?.kind === 'reset') request.socket.resetAndDestroy();
    return;
  }
  const wait = core.settings.latencyMs - (performance.now() - startedAt);
  if (wait > 0) await pause(wait);
  if (!response.destroyed) await send(request, response, reply, fault, nowMs);
}

function serviceOf(services: readonly Service[], path: string): Service {
  const [only] = services;
  if (services.length === 1 && only) return only;
  if (path === '/token' || path.startsWith('/v2/')) return 'registry';
  if (path.startsWith('/_host/')) return 'host';
  return /^\/(?:sts|oauth|\.well-known)\//.test(path) ? 'issuer' : 'api';
}

/** One listening port and how to close it. */
export type Listener = { readonly origin: string; close(): Promise<void> };

/** Listens for the given services; port 0 takes any free one. */
export function listen(parts: ServerParts, services: readonly Service[], port: number): Promise<Listener> {
  return listenWith((request, response) => handle(parts, services, request, response), '127.0.0.1', port);
}

/** Listens with a handler whose failure ends the connection. */
export async function listenWith(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  host: string,
  port: number,
): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://${host}:${own}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
