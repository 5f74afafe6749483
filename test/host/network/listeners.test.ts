import { setMaxListeners } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSender } from '../../../src/host/network/http-client.ts';

let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => setTimeout(() => response.end('answer'), 50));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

it('warns of no leak where many requests listen to one signal, as Node 20 does by default', async () => {
  const warnings: Error[] = [];
  const keep = (warning: Error): void => void warnings.push(warning);
  process.on('warning', keep);
  const { signal } = new AbortController();
  setMaxListeners(10, signal);
  const sender = openSender();
  const { port } = server.address() as AddressInfo; // listens on a port, not on a pipe
  const url = new URL(`http://127.0.0.1:${port}/`);
  const request = { method: 'GET' as const, url: url.href, headers: {}, timeoutMs: 10_000, signal };
  const sent = await Promise.all(Array.from({ length: 20 }, () => sender.send(url, request)));
  expect(sent.map(({ kind }) => kind)).toEqual(Array(20).fill('response'));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', keep);
  expect(warnings).toEqual([]);
  sender.close();
});
