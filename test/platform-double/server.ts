import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerTo, faultReply, isAfterCommit, listFaultOf, pause, send } from './answer.ts';
import type { Call, Core, Service } from './core.ts';
import type { Fault, Faults } from './faults.ts';
import { credentialOf, type LoggedRequest, type RequestLog } from './request-log.ts';
import type { createRouter } from './routes.ts';

/** Dependencies of a port. */
export type ServerParts = {
  readonly core: Core;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly router: ReturnType<typeof createRouter>;
  /** Handles the double's own paths (`/_double/…`) unlogged and without faults; false = not one of those. */
  readonly control: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
};

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

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
  const { core, log, faults } = parts;
  const body = await readText(request);
  const entry = beginEntry(serviceOf(services, url.pathname), request, url, body, startedAt);
  log.add(entry);
  response.once('close', () => {
    entry.endedAt = performance.now();
    entry.status = response.headersSent ? response.statusCode : 0;
  });
  const fault = faults.take(entry.method, url.pathname, url.search);
  entry.fault = fault?.kind;
  if (fault?.kind === 'reset' && fault.when === 'before-commit') return reset(request);
  if (fault?.kind === 'hang' && (fault.when ?? 'before-commit') === 'before-commit') return;
  const nowMs = core.clock.now() + (fault?.kind === 'clock-skew' ? fault.offsetMs : 0);
  const call: Call = {
    core,
    method: entry.method,
    path: url.pathname,
    parameters: url.searchParams,
    headers: request.headers,
    body,
    nowMs,
    listFault: listFaultOf(fault),
    needs: (capability) => entry.capabilities.add(capability),
  };
  if (isAfterCommit(fault)) await answerTo(call, services, parts.router);
  const reply = faultReply(fault, call.headers) ?? (await answerTo(call, services, parts.router));
  const wait = core.settings.latencyMs - (performance.now() - startedAt);
  if (wait > 0) await pause(wait);
  await finish(request, response, fault, () => send(request, response, reply, fault, nowMs));
}

/** Ends the request as the fault has it, or by sending. */
async function finish(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
  sendReply: () => Promise<void>,
): Promise<void> {
  if (response.destroyed) return;
  if (fault?.kind === 'reset') return reset(request);
  if (fault?.kind === 'hang' && fault.when === 'after-commit') return;
  await sendReply();
}

function reset(request: IncomingMessage): void {
  request.socket.resetAndDestroy();
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

/** Listens on loopback for the given services; port 0 takes any free one. */
export function listen(
  parts: ServerParts,
  services: readonly Service[],
  host: string,
  port: number,
): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    handle(parts, services, request, response).catch(() => request.socket.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(listenerOf(server, host)));
  });
}

function listenerOf(server: Server, host: string): Listener {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
