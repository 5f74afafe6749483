import type { IncomingHttpHeaders, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { describeFailure, type HttpRequest, type HttpResult } from '../../base/http.ts';
import { freeBytes } from '../../base/memory.ts';
import { allowListeners } from '../../base/pool.ts';
import { getOrMake } from '../../base/remember.ts';

/** Maximum size of an answer in bytes. */
const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;

/** How long to keep an idle connection; routers on the way drop them silently. */
export const IDLE_MS = 10_000;

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
 * Sends by Node's own client, which loads in a third of the time of any other. Whoever sends limits how much is in flight. Idle
 * connections do not keep the process alive.
 */
export function openSender(): Sender {
  const opened = new Map<string, Protocol>();
  const protocolFor = ({ protocol }: URL): Protocol =>
    getOrMake(opened, protocol, () => openProtocol(protocol === 'https:'));
  return {
    send: (url, request) =>
      sendOnce(request, (end, connected) => exchange(url, request, protocolFor(url), end, connected)),
    close: () => {
      for (const { agent } of opened.values()) agent.destroy();
    },
  };
}

function openProtocol(isTls: boolean): Protocol {
  // Not imported, because the library also runs without Node.
  const { Agent, request } = process.getBuiltinModule(isTls ? 'node:https' : 'node:http');
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: IDLE_MS });
  return { request, agent, ready: isTls ? 'secureConnect' : 'connect' };
}

/** Headers of a request, by which a server knows that it must not compress: without the first, it may (RFC 9110, 12.5.3). */
export const withEncoding = (headers: HttpRequest['headers']): HttpRequest['headers'] => ({
  'accept-encoding': 'identity',
  ...headers,
});

/** Sends a request over a connection and reads its answer, until `end`; `connected` before anything is sent. */
export type SendAndRead = (end: AbortSignal, connected: () => void) => Promise<HttpResult>;

/** Resolves at the result of the exchange, the timeout of the request or the abort of its signal, whatever happens on the way. */
export async function sendOnce(
  request: HttpRequest,
  exchange: SendAndRead,
  proxy?: string,
): Promise<HttpResult> {
  const { signal, timeoutMs } = request;
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  const tooLate = new DOMException('too late', 'TimeoutError');
  const timer = setTimeout(() => ending.abort(tooLate), timeoutMs);
  // Every request of a run listens to the same signal.
  allowListeners(signal);
  signal.addEventListener('abort', stop);
  let isConnected = false;
  try {
    signal.throwIfAborted();
    return await exchange(ending.signal, () => {
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
  const { body, method } = request;
  return new Promise((resolve, reject) => {
    const outgoing = open(url, { method, headers: withEncoding(request.headers), agent });
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
    outgoing.once('response', (response) => {
      const answer = collectAnswer(request, response.statusCode ?? 0, response.headers);
      const refuse = (refusal: HttpResult): void => {
        resolve(refusal);
        response.destroy();
      };
      const early = answer.add(Buffer.of());
      if (early !== undefined) return refuse(early);
      response.on('data', (chunk: Buffer) => {
        const refusal = answer.add(chunk);
        if (refusal !== undefined) refuse(refusal);
        freeBytes(chunk);
      });
      response.on('error', reject);
      response.once('end', () => resolve(answer.end()));
    });
    outgoing.end(body);
  });
}

const FIRST_BYTES = 64 * 1024;

/**
 * Collects an answer from its bytes as they arrive; `add` returns the result of an answer that is too large. They are copied
 * at once: kept until the end, the pieces would stay until the next full collection.
 */
export function collectAnswer(
  { maximumBytes = MAXIMUM_BODY_BYTES }: HttpRequest,
  status: number,
  headers: IncomingHttpHeaders,
) {
  const limit = Math.min(maximumBytes, MAXIMUM_BODY_BYTES);
  // The server may say so before it sends anything.
  const isDeclared = Number(headers['content-length'] ?? '') > limit;
  let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  let size = 0;
  return {
    add: (chunk: Buffer): HttpResult | undefined => {
      if (isDeclared || size + chunk.length > limit) {
        const message = `the answer is larger than ${limit >> 20} MiB`;
        return { kind: 'failure', reason: 'too-large', message, sent: true };
      }
      if (size + chunk.length > bytes.length) {
        const before = bytes;
        bytes = Buffer.allocUnsafeSlow(2 * (size + chunk.length));
        bytes.set(before);
        freeBytes(before);
      }
      bytes.set(chunk, size);
      size += chunk.length;
      return undefined;
    },
    end: (): HttpResult => {
      const body = bytes.toString('utf8', 0, size);
      freeBytes(bytes);
      return { kind: 'response', status, headers: joinHeaders(headers), body };
    },
  };
}

function joinHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(joined);
}
