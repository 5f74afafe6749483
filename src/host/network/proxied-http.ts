// The main entry would load three times as much: fetch, WebSocket, caches and mocks.

import type { Socket } from 'node:net';
import Agent from 'undici/lib/dispatcher/agent.js';
import type { HttpRequest, HttpResult } from '../../base/http.ts';
import {
  collectAnswer,
  IDLE_MS,
  type SendAndRead,
  type Sender,
  sendOnce,
  withEncoding,
} from './http-client.ts';

/**
 * Sends by undici over tunnels of the proxy. undici cannot abort a connection attempt, so a tunnel in the making ends with
 * the request timeout, and once no request is waiting.
 */
export function openProxiedSender(proxy: URL): Sender {
  let making = new AbortController();
  let [requests, timeoutMs] = [0, 0];
  /** Number of tunnels that no request was sent over; every new request has two more. */
  let unused = 0;
  const connect = async (hostname: string, port: number, isTls: boolean) => {
    unused += 1;
    if (unused > 2 * requests) throw new Error('the connection closes before a request can be sent');
    const end = AbortSignal.any([making.signal, AbortSignal.timeout(timeoutMs)]);
    const socket = await openTunnel(proxy, { hostname, port, isTls }, end);
    if (socket.destroyed) throw new Error('the proxy closed the connection');
    return socket;
  };
  const agent = new Agent({
    pipelining: 1,
    keepAliveTimeout: IDLE_MS,
    // Every request has its own timer.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: ({ hostname, port, protocol }, done) => {
      const isTls = protocol === 'https:';
      connect(hostname, Number(port) || (isTls ? 443 : 80), isTls).then(
        (socket) => done(null, socket),
        // Wrapped, because undici reconnects endlessly for some error codes, and for a socket that is already closed.
        (cause) => done(new Error('no tunnel', { cause }), null),
      );
    },
  });
  return {
    send: async (url, request) => {
      requests += 1;
      unused = Math.max(0, unused - 2);
      timeoutMs = request.timeoutMs;
      const exchange: SendAndRead = (end, connected) =>
        dispatch(agent, url, request, end, () => {
          unused = 0;
          connected();
        });
      const result = await sendOnce(request, exchange, proxy.host);
      requests -= 1;
      if (requests === 0) {
        making.abort();
        making = new AbortController();
      }
      return result;
    },
    close: () => {
      making.abort();
      void agent.destroy();
    },
  };
}

function dispatch(
  agent: Agent,
  url: URL,
  request: HttpRequest,
  end: AbortSignal,
  connected: () => void,
): Promise<HttpResult> {
  const { body = null, method } = request;
  const headers = withEncoding(request.headers);
  const options = { origin: url.origin, path: url.pathname + url.search, method, headers, body };
  return new Promise((resolve, reject) => {
    let answer: ReturnType<typeof collectAnswer> | undefined;
    end.addEventListener('abort', () => reject(end.reason));
    agent.dispatch(options, {
      onRequestStart: (controller) => {
        const stop = (): void => controller.abort(end.reason);
        if (end.aborted) return stop();
        end.addEventListener('abort', stop);
        connected();
      },
      onResponseStart: (_, status, received) => {
        answer = collectAnswer(request, status, received);
      },
      onResponseData: (controller, chunk) => {
        const refusal = answer?.add(chunk);
        if (refusal === undefined) return;
        resolve(refusal);
        controller.abort(new Error('too large'));
      },
      onResponseEnd: () => {
        if (answer !== undefined) resolve(answer.end());
      },
      onResponseError: (_, error) => reject(error),
    });
  });
}

interface TunnelTarget {
  readonly hostname: string;
  readonly port: number;
  readonly isTls: boolean;
}

/** Connects to the server through the proxy, with TLS if the server requires it. The signal ends it, whatever the proxy does. */
async function openTunnel(
  proxy: URL,
  { hostname, isTls, port }: TunnelTarget,
  end: AbortSignal,
): Promise<Socket> {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const socket = await askProxy(proxy, `${host}:${port}`, end);
  return isTls ? await startTls(socket, hostname, end) : socket;
}

/** Sends one CONNECT; its socket if the proxy answers 200. */
function askProxy(proxy: URL, target: string, end: AbortSignal): Promise<Socket> {
  const { request } = process.getBuiltinModule(proxy.protocol === 'https:' ? 'node:https' : 'node:http');
  const user = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const authorization =
    user === ':' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(user).toString('base64')}` };
  const asked = request({
    method: 'CONNECT',
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port === '' ? (proxy.protocol === 'https:' ? 443 : 80) : proxy.port,
    path: target,
    headers: { host: target, ...authorization },
    agent: false,
    signal: end,
  });
  return new Promise((resolve, reject) => {
    const refuse = (status: number | undefined): void => {
      reject(new Error(`Proxy response (${status}) !== 200`));
      asked.destroy();
    };
    asked.once('connect', (response, socket: Socket, head) => {
      if (head.length > 0) socket.unshift(head);
      if (response.statusCode === 200) resolve(socket);
      else {
        refuse(response.statusCode);
        socket.destroy();
      }
    });
    asked.once('response', ({ statusCode }) => refuse(statusCode));
    asked.on('error', reject);
    asked.once('close', () => reject(new Error('the proxy closed the connection')));
    asked.end();
  });
}

function startTls(socket: Socket, hostname: string, end: AbortSignal): Promise<Socket> {
  const { connect } = process.getBuiltinModule('node:tls');
  const { isIP } = process.getBuiltinModule('node:net');
  const name = isIP(hostname) === 0 ? { servername: hostname } : {};
  const secure = connect({ host: hostname, ...name, ALPNProtocols: ['http/1.1'], socket });
  const stop = (): void => void secure.destroy();
  end.addEventListener('abort', stop, { once: true });
  const ready = new Promise<Socket>((resolve, reject) => {
    secure.once('secureConnect', () => resolve(secure));
    secure.on('error', reject);
    secure.once('close', () => reject(new Error('the connection was closed before TLS was established')));
  });
  return ready.finally(() => end.removeEventListener('abort', stop));
}
