import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, createServer as createRawServer, type Server as RawServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Http, HttpRequest } from '../../../src/base/http.ts';
import { openNetwork } from '../../../src/host/network/network.ts';
import { startConnectProxy } from '../../support/connect-proxy.ts';
import { openLoopback } from '../../support/loopback.ts';
import { startStubbornServer } from '../../support/stubborn-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Port of a server that listens until the test is over. */
async function listen(server: Server | RawServer): Promise<number> {
  const { close, port } = await openLoopback(server);
  closing.push(close);
  return port;
}

/** Sends over the network of a machine whose proxy is given. */
function behind(proxy: string, environment: Readonly<Record<string, string>> = {}) {
  const network = openNetwork({ HTTP_PROXY: proxy, HTTPS_PROXY: proxy, ...environment });
  closing.push(() => network.close());
  return (url: string, more: Partial<HttpRequest> = {}): ReturnType<Http> =>
    network.http({
      method: 'GET',
      url,
      headers: {},
      timeoutMs: 5000,
      signal: new AbortController().signal,
      ...more,
    });
}

describe('a request through a proxy', () => {
  it('reaches a server of plain HTTP over kept tunnels, with its body and headers', async () => {
    const seen: {
      readonly url: string | undefined;
      readonly headers: IncomingHttpHeaders;
      readonly body: string;
    }[] = [];
    const port = await listen(
      createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        seen.push({ url: request.url, headers: request.headers, body });
        response.writeHead(201, { 'X-Two': ['a', 'b'] }).end('grüße'.repeat(20_000));
      }),
    );
    const proxy = await startConnectProxy(port);
    closing.push(proxy.close);
    const send = behind(proxy.url.replace('//', '//user:pass@'));
    const headers = { authorization: 'Bearer token-of-the-server' };
    for (const body of ['{"a":1}', '', '2', '3']) {
      const result = await send('http://service.test/x?y=1', { method: 'POST', headers, body });
      expect(result).toMatchObject({ kind: 'response', status: 201, headers: { 'x-two': 'a, b' } });
      expect(result.kind === 'response' && result.body).toBe('grüße'.repeat(20_000));
    }
    expect(new Set(proxy.asked)).toEqual(new Set(['service.test:80']));
    // undici frees a connection a turn after its answer.
    expect(proxy.asked.length).toBeLessThanOrEqual(2);
    expect(seen.map(({ body }) => body)).toEqual(['{"a":1}', '', '2', '3']);
    const received = { host: 'service.test', 'accept-encoding': 'identity', ...headers };
    expect(seen[0]).toMatchObject({ url: '/x?y=1', headers: received });
    expect(seen[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('gives the proxy its own credential and none of the server', async () => {
    let asked = '';
    const port = await listen(
      createRawServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', (head) => {
          asked = String(head);
          socket.end('HTTP/1.1 407 no\r\n\r\n');
        });
      }),
    );
    const send = behind(`http://us%40er:p%3Aw@127.0.0.1:${port}`);
    const result = await send('https://service.test/secret-path', {
      headers: { authorization: 'Bearer abc' },
    });
    expect(result).toMatchObject({ kind: 'failure', reason: 'connection', sent: false });
    expect(asked).toContain(`proxy-authorization: Basic ${Buffer.from('us@er:p:w').toString('base64')}`);
    expect(asked).not.toMatch(/Bearer|secret-path/);
  });

  it('is asked once of a proxy that opens a tunnel and closes it, however the server is spoken to', async () => {
    let tunnels = 0;
    const port = await listen(
      createRawServer((socket) => {
        socket.on('error', () => undefined);
        tunnels += 1;
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
      }),
    );
    const send = behind(`http://127.0.0.1:${port}`);
    for (const url of ['http://service.test/', 'https://service.test/'])
      expect(await send(url)).toMatchObject({ kind: 'failure', reason: 'connection' });
    expect(tunnels).toBe(2);
  });

  it('ends at its time-out and at the abort while the tunnel is being made, and the tunnel ends with it', async () => {
    const proxy = await startStubbornServer('is silent');
    closing.push(proxy.close);
    const send = behind(`http://127.0.0.1:${proxy.port}`);
    const late = await send('https://service.test/', { timeoutMs: 50 });
    expect(late).toMatchObject({ kind: 'failure', reason: 'timeout', sent: false });
    const stop = new AbortController();
    const waiting = send('https://service.test/', { signal: stop.signal });
    stop.abort();
    expect(await waiting).toMatchObject({ kind: 'failure', reason: 'aborted', sent: false });
    expect(await send('https://service.test/', { signal: stop.signal })).toMatchObject({ reason: 'aborted' });
  });

  it('ends while the server drips its answer, and counts as sent', async () => {
    const port = await listen(
      createServer((_, response) => {
        const timer = setInterval(() => response.write('a'), 20);
        response.once('close', () => clearInterval(timer));
      }),
    );
    const proxy = await startConnectProxy(port);
    closing.push(proxy.close);
    const send = behind(proxy.url);
    const late = await send('http://service.test/', { timeoutMs: 1000 });
    expect(late).toMatchObject({ kind: 'failure', reason: 'timeout', sent: true });
  });

  it('is given up after two tunnels where the server speaks before it is asked', async () => {
    const server = await startStubbornServer('drips');
    const proxy = await startConnectProxy(server.port);
    closing.push(server.close, proxy.close);
    const result = await behind(proxy.url)('http://service.test/');
    expect(result).toMatchObject({ kind: 'failure', reason: 'connection', sent: false });
    expect(proxy.asked).toHaveLength(2);
  });

  it('succeeds after tries whose connections the proxy closed', async () => {
    const server = await listen(createServer((_, response) => response.end('here')));
    const good = await startConnectProxy(server);
    closing.push(good.close);
    let connections = 0;
    const port = await listen(
      createRawServer((socket) => {
        socket.on('error', () => undefined);
        connections += 1;
        if (connections <= 4) socket.destroy();
        else {
          const onward = connect(Number(new URL(good.url).port), '127.0.0.1');
          onward.on('error', () => socket.destroy());
          socket.pipe(onward).pipe(socket);
        }
      }),
    );
    const send = behind(`http://127.0.0.1:${port}`);
    const url = 'http://service.test/';
    for (let attempt = 1; attempt <= 4; attempt += 1)
      expect(await send(url)).toMatchObject({ kind: 'failure', reason: 'connection' });
    expect(await send(url)).toMatchObject({ kind: 'response', body: 'here' });
  });

  it('is not made for what NO_PROXY names', async () => {
    const proxy = await startConnectProxy(9);
    closing.push(proxy.close);
    const send = behind(proxy.url, { NO_PROXY: '.invalid' });
    expect(await send('http://service.invalid/')).toMatchObject({ kind: 'failure', sent: false });
    expect(proxy.asked).toEqual([]);
  });

  it('fails at once for a header that HTTP cannot carry', async () => {
    const proxy = await startConnectProxy(9);
    closing.push(proxy.close);
    const send = behind(proxy.url);
    const result = await send('http://service.test/', { headers: { 'x-broken': 'a\nb' } });
    expect(result).toMatchObject({ kind: 'failure', sent: false });
    expect(proxy.asked).toEqual([]);
  });
});
