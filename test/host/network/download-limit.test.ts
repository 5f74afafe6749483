import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSender } from '../../../src/host/network/http-client.ts';
import { openProxiedSender } from '../../../src/host/network/proxied-http.ts';
import { type ConnectProxy, startConnectProxy } from '../../support/connect-proxy.ts';
import { type Loopback, serveLoopback } from '../../support/loopback.ts';

const LIMIT = 64 * 1024;
const CHUNK = 'x'.repeat(16 * 1024);

/** A server that would send without end; `sent` counts what it wrote of the last answer. */
let server: Loopback;
let sent = 0;
let proxy: ConnectProxy;
beforeAll(async () => {
  server = await serveLoopback((request, response) => {
    sent = 0;
    if (request.url === '/small') {
      response.end('small');
      return;
    }
    if (request.url === '/declared') response.setHeader('content-length', String(100 * 1024 * 1024));
    const more = (): void => {
      while (!response.destroyed && response.write(CHUNK)) sent += CHUNK.length;
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  proxy = await startConnectProxy(server.port);
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

const request = (url: string) => ({
  method: 'GET' as const,
  url,
  headers: {},
  timeoutMs: 10_000,
  maximumBytes: LIMIT,
  signal: new AbortController().signal,
});

describe.each(['direct', 'proxied'] as const)('an answer above the limit of its request, %s', (way) => {
  const open = () => (way === 'direct' ? openSender() : openProxiedSender(new URL(proxy.url)));
  const origin = (): string => (way === 'direct' ? server.origin : 'http://service.test');

  it.each(['/endless', '/declared'])('is not read to its end: %s', async (path) => {
    const sender = open();
    const url = new URL(path, origin());
    const result = await sender.send(url, request(url.href));
    expect(result).toMatchObject({ kind: 'failure', reason: 'too-large', sent: true });
    // Only the contents of the sockets in between were written beyond it.
    expect(sent).toBeLessThan(20 * 1024 * 1024);
    sender.close();
  });

  it('leaves smaller ones alone', async () => {
    const sender = open();
    const url = new URL('/small', origin());
    expect(await sender.send(url, request(url.href))).toMatchObject({ kind: 'response', body: 'small' });
    sender.close();
  });
});
