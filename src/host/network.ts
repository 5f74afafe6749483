import type { Dispatcher } from 'undici';
import api from 'undici/lib/api/index.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import type { Http, HttpRequest, HttpResult } from '../base/http.ts';
import { describeFailure } from '../base/http-failure.ts';
import { isLoopback } from '../base/loopback.ts';

const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/** The machine's network: keep-alive connections, proxies from the environment, never a redirect. */
export interface Network {
  readonly http: Http;
  /** Closes idle connections, so that the process can end. */
  close(): Promise<void>;
}

/**
 * Opens the network. `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` are followed, but loopback never goes through a proxy;
 * `NODE_EXTRA_CA_CERTS` is read by Node itself.
 */
export function openNetwork(
  environment: Readonly<Record<string, string | undefined>>,
  connections: number,
): Network {
  const options = { connections, pipelining: 1, keepAliveTimeout: 10_000 };
  const direct = new Agent(options);
  let proxied: Promise<Dispatcher> | undefined;
  const hasProxy = PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
  const openProxy = async (): Promise<Dispatcher> => {
    const { default: EnvHttpProxyAgent } = await import('undici/lib/dispatcher/env-http-proxy-agent.js');
    return new EnvHttpProxyAgent(options);
  };
  const dispatcherFor = async (url: URL): Promise<Dispatcher> => {
    if (!hasProxy || isLoopback(url.hostname)) return direct;
    proxied ??= openProxy();
    return proxied;
  };
  return {
    http: async (request) => {
      try {
        const url = new URL(request.url);
        return await send(await dispatcherFor(url), url, request);
      } catch (error) {
        return describeFailure(error, request);
      }
    },
    close: async () => {
      await direct.destroy();
      await (await proxied)?.destroy();
    },
  };
}

async function send(dispatcher: Dispatcher, url: URL, request: HttpRequest): Promise<HttpResult> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]);
  const response = await api.request.call(dispatcher, {
    origin: url.origin,
    path: url.pathname + url.search,
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
    signal,
    // The signal above is the only clock.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    // undici gives Buffers from the body of a response.
    const buffer = chunk as Buffer;
    bytes += buffer.length;
    if (bytes > MAXIMUM_BODY_BYTES) {
      response.body.destroy();
      return {
        kind: 'failure',
        reason: 'too-large',
        message: `the answer is larger than ${MAXIMUM_BODY_BYTES >> 20} MiB`,
        sent: true,
      };
    }
    chunks.push(buffer);
  }
  return {
    kind: 'response',
    status: response.statusCode,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
