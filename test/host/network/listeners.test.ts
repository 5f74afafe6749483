import { setMaxListeners } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLimiter } from '../../../src/base/pool.ts';
import { openSender } from '../../../src/host/network/http-client.ts';
import { type Loopback, serveLoopback } from '../../support/loopback.ts';

let server: Loopback;
beforeAll(async () => {
  server = await serveLoopback((_, response) => setTimeout(() => response.end('answer'), 50));
});
afterAll(() => server.close());

/** The warnings of the process while something listens to a signal, of which Node 20 expects at most ten listeners. */
async function warningsOf(listen: (signal: AbortSignal) => Promise<void>): Promise<readonly Error[]> {
  const warnings: Error[] = [];
  const keep = (warning: Error): void => void warnings.push(warning);
  process.on('warning', keep);
  const { signal } = new AbortController();
  setMaxListeners(10, signal);
  await listen(signal);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', keep);
  return warnings;
}

it('warns of no leak where many requests listen to one signal', async () => {
  const sender = openSender();
  const url = new URL(server.origin);
  const warnings = await warningsOf(async (signal) => {
    const request = { method: 'GET' as const, url: url.href, headers: {}, timeoutMs: 10_000, signal };
    const sent = await Promise.all(Array.from({ length: 20 }, () => sender.send(url, request)));
    expect(sent.map(({ kind }) => kind)).toEqual(Array(20).fill('response'));
  });
  expect(warnings).toEqual([]);
  sender.close();
});

it('warns of no leak where many requests wait for their turn', async () => {
  const limit = createLimiter(1);
  const warnings = await warningsOf(async (signal) => {
    await Promise.all(Array.from({ length: 20 }, () => limit(async () => undefined, signal)));
  });
  expect(warnings).toEqual([]);
});
