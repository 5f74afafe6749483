// The main entry would load three times as much: fetch, WebSocket, caches and mocks.
import Agent from 'undici/lib/dispatcher/agent.js';
import type { HttpRequest, HttpResult } from '../../base/http.ts';
import { collectText } from './answer-text.ts';
import { IDLE_MS, joinHeaders, limitOf, type Sender, tooLarge } from './direct-http.ts';
import { type Flight, fly } from './flight.ts';
import { type Proxies, proxyFor } from './proxies.ts';
import { openTunnel } from './tunnel.ts';

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
