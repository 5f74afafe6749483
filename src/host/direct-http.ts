import {
  type ClientRequest,
  type IncomingMessage,
  Agent as PlainAgent,
  request as requestPlain,
} from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import type { HttpRequest, HttpResult } from '../base/http.ts';
import { failureOf, MAXIMUM_BODY_BYTES, tooLarge } from './http-failure.ts';

/** A way to send requests over kept connections. */
export interface Sender {
  /** Never rejects. */
  readonly send: (url: URL, request: HttpRequest) => Promise<HttpResult>;
  /** Ends idle connections. */
  readonly close: () => Promise<void>;
}

/** Connections straight to the servers, by Node's own client: it loads in a third of the time of any other. */
export function openDirect(connections: number): Sender {
  const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo' } as const;
  const agents = { plain: new PlainAgent(options), tls: new TlsAgent(options) };
  return {
    send: (url, request) => sendOnce(url, request, agents),
    close: async () => {
      agents.plain.destroy();
      agents.tls.destroy();
    },
  };
}

function sendOnce(
  url: URL,
  request: HttpRequest,
  agents: { readonly plain: PlainAgent; readonly tls: TlsAgent },
): Promise<HttpResult> {
  return new Promise((resolve) => {
    const { body, headers, method, signal, timeoutMs } = request;
    let outgoing: ClientRequest | undefined;
    let [isConnected, isLate] = [false, false];
    const stop = (): void => void outgoing?.destroy(new Error('stopped'));
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, timeoutMs);
    const settle = (result: HttpResult): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(result);
    };
    const fail = (error: unknown): void => settle(failureOf(error, request, { isConnected, isLate }));
    signal.addEventListener('abort', stop);
    try {
      const send = url.protocol === 'https:' ? requestTls : requestPlain;
      outgoing = send(url, { method, headers, agent: url.protocol === 'https:' ? agents.tls : agents.plain });
      outgoing.once('socket', (socket) => {
        isConnected = !socket.connecting;
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          isConnected = true;
        });
      });
      outgoing.once('error', fail);
      outgoing.once('response', (response) => readResponse(response, settle, fail));
      outgoing.end(body);
      if (signal.aborted) stop();
    } catch (error) {
      fail(error);
    }
  });
}

function readResponse(
  response: IncomingMessage,
  settle: (result: HttpResult) => void,
  fail: (error: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes <= MAXIMUM_BODY_BYTES) return;
    settle(tooLarge());
    response.destroy();
  });
  response.once('error', fail);
  response.once('end', () => {
    const headers = Object.entries(response.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    settle({
      kind: 'response',
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(headers),
      body: Buffer.concat(chunks).toString('utf8'),
    });
  });
}
