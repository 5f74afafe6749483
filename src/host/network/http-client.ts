import type {
  IncomingHttpHeaders,
  IncomingMessage,
  Agent as PlainAgent,
  request as requestPlain,
} from 'node:http';
import { describeFailure, type HttpRequest, type HttpResult } from '../../base/http.ts';
import { freeBytes } from '../../base/memory.ts';
import { openTunnel } from './tunnel.ts';

/** Maximum size of an answer in bytes. */
const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;

/** How long to keep an idle connection; routers on the way drop them silently. */
const IDLE_MS = 10_000;

export interface Sender {
  /** Never rejects. */
  readonly send: (url: URL, request: HttpRequest) => Promise<HttpResult>;
  readonly close: () => void;
}

interface Protocol {
  readonly request: typeof requestPlain;
  readonly agent: PlainAgent;
  /** Event of a socket that is ready for a request. */
  readonly ready: 'connect' | 'secureConnect';
}

/**
 * Sends by Node's own client, through tunnels of the proxy if there is one. Whoever sends limits how much is in flight. Idle
 * connections do not keep the process alive.
 */
export function openSender(proxy?: URL): Sender {
  const opened = new Map<string, Protocol>();
  const protocolFor = ({ protocol }: URL): Protocol => {
    const known = opened.get(protocol) ?? openProtocol(protocol === 'https:', proxy);
    opened.set(protocol, known);
    return known;
  };
  return {
    send: (url, request) => sendOnce(url, request, () => protocolFor(url), proxy?.host),
    close: () => {
      for (const { agent } of opened.values()) agent.destroy();
    },
  };
}

function openProtocol(isTls: boolean, proxy: URL | undefined): Protocol {
  // Not imported, because the library also runs without Node.
  const { Agent, request } = process.getBuiltinModule(isTls ? 'node:https' : 'node:http');
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: IDLE_MS });
  if (proxy !== undefined)
    agent.createConnection = (target, done) => {
      const hostname = target.host ?? '';
      // `sendOnce` gives the signal along with the request.
      const end = Reflect.get(target, 'end') as AbortSignal;
      const port = Number(target.port) || (isTls ? 443 : 80);
      // The types of Node want a socket beside an error, and its agent takes none.
      openTunnel(proxy, { hostname, port, isTls }, end).then(
        (socket) => done?.(null, socket),
        (error: Error) => done?.(error, undefined as never),
      );
      return undefined;
    };
  return { request, agent, ready: isTls ? 'secureConnect' : 'connect' };
}

/** Sends a request; resolves at its result, its timeout or the abort of its signal, whatever happens on the way. */
async function sendOnce(
  url: URL,
  request: HttpRequest,
  protocolOf: () => Protocol,
  proxy: string | undefined,
): Promise<HttpResult> {
  const { signal, timeoutMs } = request;
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  const tooLate = new DOMException('too late', 'TimeoutError');
  const timer = setTimeout(() => ending.abort(tooLate), timeoutMs);
  // Every request of a run listens to the same signal; Node 20 warns of more than ten listeners.
  process.getBuiltinModule('node:events').setMaxListeners(0, signal);
  signal.addEventListener('abort', stop);
  let isConnected = false;
  try {
    signal.throwIfAborted();
    return await exchange(url, request, protocolOf(), ending.signal, () => {
      isConnected = true;
    });
  } catch (error) {
    const failure = describeFailure(error, { ...request, proxy });
    // Without a connection nothing can have been sent.
    return isConnected ? failure : { ...failure, sent: false };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function exchange(
  url: URL,
  request: HttpRequest,
  { agent, ready, request: open }: Protocol,
  end: AbortSignal,
  connected: () => void,
): Promise<HttpResult> {
  const { body, headers, method } = request;
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, end };
    const outgoing = open(url, options);
    end.addEventListener('abort', () => {
      outgoing.destroy();
      // Nobody reports that a request was destroyed which had no connection yet.
      reject(end.reason);
    });
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once(ready, connected);
      else connected();
    });
    outgoing.on('error', reject);
    outgoing.once('response', (response) => readAnswer(response, request).then(resolve, reject));
    outgoing.end(body);
  });
}

const FIRST_BYTES = 64 * 1024;

function readAnswer(
  response: IncomingMessage,
  { maximumBytes = MAXIMUM_BODY_BYTES }: HttpRequest,
): Promise<HttpResult> {
  const limit = Math.min(maximumBytes, MAXIMUM_BODY_BYTES);
  const { headers, statusCode: status = 0 } = response;
  const declared = Number(headers['content-length'] ?? '');
  return new Promise((resolve, reject) => {
    const refuse = (): void => {
      const message = `the answer is larger than ${limit >> 20} MiB`;
      resolve({ kind: 'failure', reason: 'too-large', message, sent: true });
      response.destroy();
    };
    // The server may say so before it sends anything.
    if (declared > limit) return refuse();
    // Copied at once and freed in the end: kept until then, the pieces would stay until the next full collection.
    let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      if (size + chunk.length > limit) return refuse();
      if (size + chunk.length > bytes.length) {
        const before = bytes;
        bytes = Buffer.allocUnsafeSlow(2 * (size + chunk.length));
        bytes.set(before);
        freeBytes(before);
      }
      bytes.set(chunk, size);
      size += chunk.length;
      freeBytes(chunk);
    });
    response.on('error', reject);
    response.once('end', () => {
      const body = bytes.toString('utf8', 0, size);
      freeBytes(bytes);
      resolve({ kind: 'response', status, headers: joinHeaders(headers), body });
    });
  });
}

function joinHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(joined);
}
