// The main entry would load three times as much: fetch, WebSocket, caches and mocks.

import type { Socket } from 'node:net';
import Agent from 'undici/lib/dispatcher/agent.js';
import type { HttpRequest, HttpResult } from '../../base/http.ts';
import { IDLE_MS, joinHeaders, limitOf, type Sender, tooLarge } from './direct-http.ts';
import { collectText, type Flight, fly } from './flight.ts';
import { type Proxies, proxyFor } from './proxies.ts';

/** Connections through proxies, each with its own tunnel; `direct` serves the hosts in `NO_PROXY`. */
export function openProxied(proxies: Proxies, connections: number, direct: Sender): Sender {
  const opened = new Map<string, Sender>();
  const senderFor = (url: URL): Sender => {
    const proxy = proxyFor(proxies, url);
    if (proxy === '') return direct;
    let sender = opened.get(proxy);
    if (sender === undefined) {
      sender = openByProxy(new URL(proxy), connections);
      opened.set(proxy, sender);
    }
    return sender;
  };
  return {
    send: (url, request) => senderFor(url).send(url, request),
    close: async () => {
      for (const sender of opened.values()) await sender.close();
    },
  };
}

/**
 * HTTP by undici over our own tunnels. undici cannot abort a connection attempt, so an attempt ends with the request
 * timeout, and once no request is waiting.
 */
function openByProxy(proxy: URL, connections: number): Sender {
  let making = new AbortController();
  let [requests, timeoutMs] = [0, 0];
  /** Number of tunnels that no request was sent over; every new request has two more. */
  let unused = 0;
  const agent = new Agent({
    connections,
    pipelining: 1,
    keepAliveTimeout: IDLE_MS,
    // Every request has its own timer.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: ({ hostname, port, protocol }, done) => {
      unused += 1;
      if (unused > 2 * requests) {
        done(
          new Error('no tunnel', { cause: new Error('the connection closes before a request can be sent') }),
          null,
        );
        return;
      }
      const isTls = protocol === 'https:';
      const target = { hostname, port: Number(port) || (isTls ? 443 : 80), isTls };
      const end = AbortSignal.any([making.signal, AbortSignal.timeout(timeoutMs)]);
      openTunnel(proxy, target, end, (error, socket) => {
        if (socket !== undefined && !socket.destroyed) done(null, socket);
        // Wrapped, because undici reconnects endlessly for some error codes, and for a socket that is already closed.
        else
          done(
            new Error('no tunnel', { cause: error ?? new Error('the proxy closed the connection') }),
            null,
          );
      });
    },
  });
  return {
    send: async (url, request) => {
      requests += 1;
      unused = Math.max(0, unused - 2);
      timeoutMs = request.timeoutMs;
      const onStart = (): void => {
        unused = 0;
      };
      const result = await sendOnce(agent, url, request, { onStart, proxy: proxy.host });
      requests -= 1;
      if (requests === 0) {
        making.abort();
        making = new AbortController();
      }
      return result;
    },
    close: async () => {
      making.abort();
      await agent.destroy();
    },
  };
}

function sendOnce(
  agent: Agent,
  url: URL,
  request: HttpRequest,
  { onStart, proxy }: { readonly onStart: () => void; readonly proxy: string },
): Promise<HttpResult> {
  const start = ({ connected, fail, onStop, settle }: Flight): void => {
    const { body = null, headers, method } = request;
    const limit = limitOf(request);
    const text = collectText(limit);
    let status = 0;
    let received: Readonly<Record<string, string>> = {};
    let stopped: Error | undefined;
    onStop((why) => {
      stopped = why;
    });
    const options = { origin: url.origin, path: url.pathname + url.search, method, headers, body };
    agent.dispatch(options, {
      onRequestStart: (controller) => {
        if (stopped !== undefined) {
          controller.abort(stopped);
          return;
        }
        onStart();
        connected();
        onStop((why) => controller.abort(why));
      },
      onResponseStart: (_, statusCode, incoming) => {
        [status, received] = [statusCode, joinHeaders(incoming)];
      },
      onResponseData: (controller, chunk) => {
        if (text.add(chunk)) return;
        settle(tooLarge(limit));
        controller.abort(new Error('too large'));
      },
      onResponseEnd: () => {
        settle({ kind: 'response', status, headers: received, body: text.take() });
      },
      onResponseError: (_, error) => fail(error),
    });
  };
  return fly(request, start, proxy);
}

interface TunnelTarget {
  readonly hostname: string;
  readonly port: number;
  readonly isTls: boolean;
}

type Done = (error: Error | null, socket?: Socket) => void;

/**
 * Connects to the server through the proxy, with TLS if the server requires it. The signal ends it, whatever the proxy
 * does.
 */
function openTunnel(proxy: URL, target: TunnelTarget, end: AbortSignal, done: Done): void {
  const host = target.hostname.includes(':') ? `[${target.hostname}]` : target.hostname;
  askProxy(proxy, `${host}:${target.port}`, end, (error, socket) => {
    if (socket === undefined || !target.isTls) done(error, socket);
    else startTls(socket, target.hostname, end, done);
  });
}

/** Sends one CONNECT; its socket if the proxy answers 200. */
function askProxy(proxy: URL, target: string, end: AbortSignal, done: Done): void {
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
  });
  let isDone = false;
  const finish: Done = (error, socket) => {
    if (isDone) return;
    isDone = true;
    end.removeEventListener('abort', stop);
    if (error !== null) asked.destroy();
    done(error, socket);
  };
  const stop = (): void => finish(new Error('stopped'));
  const refused = (status: number | undefined): Error => new Error(`Proxy response (${status}) !== 200`);
  end.addEventListener('abort', stop, { once: true });
  asked.once('connect', (response, socket, head) => {
    if (response.statusCode !== 200) {
      socket.destroy();
      finish(refused(response.statusCode));
      return;
    }
    if (head.length > 0) socket.unshift(head);
    finish(null, socket);
  });
  asked.once('response', (response) => finish(refused(response.statusCode)));
  asked.on('error', (error) => finish(error));
  asked.once('close', () => finish(new Error('the proxy closed the connection')));
  asked.end();
  if (end.aborted) stop();
}

function startTls(socket: Socket, hostname: string, end: AbortSignal, done: Done): void {
  const { connect } = process.getBuiltinModule('node:tls');
  const { isIP } = process.getBuiltinModule('node:net');
  const name = isIP(hostname) === 0 ? { servername: hostname } : {};
  const secure = connect({ host: hostname, ...name, ALPNProtocols: ['http/1.1'], socket });
  const settle: Done = (error, ready) => {
    end.removeEventListener('abort', stop);
    secure.off('secureConnect', onReady);
    secure.off('error', onError);
    secure.off('close', onClose);
    if (error !== null) {
      secure.on('error', () => undefined);
      secure.destroy();
      socket.destroy();
    }
    done(error, ready);
  };
  const onReady = (): void => settle(null, secure);
  const onError = (error: Error): void => settle(error);
  const onClose = (): void => settle(new Error('the connection was closed before TLS was established'));
  const stop = (): void => settle(new Error('stopped'));
  secure.once('secureConnect', onReady);
  secure.once('error', onError);
  secure.once('close', onClose);
  end.addEventListener('abort', stop, { once: true });
  if (end.aborted) stop();
}
