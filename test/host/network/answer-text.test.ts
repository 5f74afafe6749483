import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSender } from '../../../src/host/network/http-client.ts';
import { type Loopback, serveLoopback } from '../../support/loopback.ts';

const TEXT = `\ufeffä€😀${'x'.repeat(300_000)}`;
let server: Loopback;
beforeAll(async () => {
  server = await serveLoopback((request, response) => {
    const bytes = Buffer.from(TEXT);
    if (request.headers['accept-encoding'] !== 'identity') {
      response.setHeader('content-encoding', 'gzip').end(gzipSync(bytes));
      return;
    }
    // In the middle of a character.
    response.write(bytes.subarray(0, 4));
    response.end(bytes.subarray(4));
  });
});
afterAll(() => server.close());

it('asks for plain bytes, puts characters together that arrive in pieces, keeps a byte order mark, and keeps answers apart', async () => {
  const sender = openSender();
  const url = new URL(server.origin);
  const { signal } = new AbortController();
  const request = { method: 'GET' as const, url: url.href, headers: {}, timeoutMs: 10_000, signal };
  const sent = await Promise.all(Array.from({ length: 8 }, () => sender.send(url, request)));
  for (const result of sent) expect(result.kind === 'response' && result.body === TEXT).toBe(true);
  sender.close();
});
