import { EnvHttpProxyAgent, request as requestBy } from 'undici';
import type { HttpRequest, HttpResult } from '../base/http.ts';
import { describeFailure } from '../base/http-failure.ts';
import { MAXIMUM_BODY_BYTES, type Sender, tooLarge } from './direct-http.ts';
import type { Proxies } from './proxies.ts';

/** Connections by proxies, by undici: Node 20 has none of its own. */
export function openProxied(proxies: Proxies, connections: number): Sender {
  const agent = new EnvHttpProxyAgent({ ...proxies, connections, pipelining: 1, keepAliveTimeout: 10_000 });
  return {
    send: async (url, request) => {
      try {
        return await send(agent, url, request);
      } catch (error) {
        return describeFailure(error, request);
      }
    },
    close: () => agent.destroy(),
  };
}

async function send(agent: EnvHttpProxyAgent, url: URL, request: HttpRequest): Promise<HttpResult> {
  const response = await requestBy(url, {
    dispatcher: agent,
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]),
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
      return tooLarge();
    }
    chunks.push(buffer);
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return {
    kind: 'response',
    status: response.statusCode,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
