import type {
  IncomingHttpHeaders,
  IncomingMessage,
  Agent as PlainAgent,
  request as requestPlain,
} from 'node:http';
import type { HttpRequest, HttpResult } from '../../base/http.ts';
import { freeBytes } from '../../base/memory.ts';
import { collectText, fly } from './flight.ts';

/** Maximum size of an answer in bytes. */
export const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;

export interface Sender {
  /** Never rejects. */
  readonly send: (url: URL, request: HttpRequest) => Promise<HttpResult>;
  readonly close: () => Promise<void>;
}

/** The limit of one answer. */
export function limitOf({ maximumBytes = MAXIMUM_BODY_BYTES }: HttpRequest): number {
  return Math.min(maximumBytes, MAXIMUM_BODY_BYTES);
}

export function tooLarge(limit: number): HttpResult {
  const message = `the answer is larger than ${limit >> 20} MiB`;
  return { kind: 'failure', reason: 'too-large', message, sent: true };
}

export function joinHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(joined);
}

interface Protocol {
  readonly request: typeof requestPlain;
  readonly agent: PlainAgent;
  /** Event of a socket that is ready for a request. */
  readonly ready: 'connect' | 'secureConnect';
}

/** How long to keep an idle connection; routers on the way drop them silently. */
export const IDLE_MS = 10_000;

/**
 * Connections to the servers, at most `connections` to each, by Node's own client, which loads in a third of the time
 * of any other. Idle connections do not keep the process alive.
 */
export function openDirect(connections: number): Sender {
  // Not imported, because the library also runs without Node.
  const { Agent, request } = process.getBuiltinModule('node:http');
  const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo', timeout: IDLE_MS } as const;
  const plain: Protocol = { request, agent: new Agent(options), ready: 'connect' };
  let tls: Protocol | undefined;
  const openTls = (): Protocol => {
    // Loaded on demand: TLS takes as long to load as all of plain HTTP.
    const { Agent, request } = process.getBuiltinModule('node:https');
    return { request, agent: new Agent(options), ready: 'secureConnect' };
  };
  const protocolFor = (url: URL): Protocol => {
    if (url.protocol !== 'https:') return plain;
    tls ??= openTls();
    return tls;
  };
  return {
    send: (url, request) => sendOnce(url, request, protocolFor(url)),
    close: async () => {
      plain.agent.destroy();
      tls?.agent.destroy();
    },
  };
}

function sendOnce(url: URL, request: HttpRequest, protocol: Protocol): Promise<HttpResult> {
  const { body, headers, method } = request;
  return fly(request, ({ connected, fail, onStop, settle }) => {
    const outgoing = protocol.request(url, { method, headers, agent: protocol.agent });
    onStop((why) => outgoing.destroy(why));
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once(protocol.ready, connected);
      else connected();
    });
    outgoing.on('error', fail);
    outgoing.once('response', (response) => readResponse(response, limitOf(request), settle, fail));
    outgoing.end(body);
  });
}

function readResponse(
  response: IncomingMessage,
  limit: number,
  settle: (result: HttpResult) => void,
  fail: (error: unknown) => void,
): void {
  const body = collectText(limit);
  const refuse = (): void => {
    settle(tooLarge(limit));
    response.destroy();
  };
  // The server may say so before it sends anything.
  if (Number(response.headers['content-length'] ?? '') > limit) {
    refuse();
    return;
  }
  response.on('data', (chunk: Uint8Array) => {
    if (!body.add(chunk)) refuse();
    // Node's parser gives a copy of its own to every listener.
    freeBytes(chunk);
  });
  response.on('error', fail);
  response.once('end', () => {
    settle({
      kind: 'response',
      status: response.statusCode ?? 0,
      headers: joinHeaders(response.headers),
      body: body.take(),
    });
  });
}

const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

export function namesProxy(environment: Readonly<Record<string, string | undefined>>): boolean {
  return PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
}
