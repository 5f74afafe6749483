import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPILE_CACHE } from '../support/run-source.ts';
import { shippedRoot } from '../support/shipped-run.ts';

/** Runs a script as a module, with the library's `createPlatform` and `path` and a service at `ORIGIN`; its output. */
async function runScript(origin: string, script: string, environment: Readonly<Record<string, string>> = {}) {
  const entry = join(shippedRoot(), 'dist/client/index.js');
  const head = `import { createPlatform, getRepo } from ${JSON.stringify(entry)}; const ORIGIN = '${origin}';
    const ask = (options) => createPlatform({ apiUrl: ORIGIN, token: 'x', maxAttempts: 1, ...options }).send(getRepo('a/b'));`;
  const [program, words] = [
    process.execPath,
    ['--input-type=module', '--eval', `${head}\n${script}`],
  ] as const;
  return new Promise<string>((resolve, reject) => {
    execFile(
      program,
      words,
      { env: { ...COMPILE_CACHE, ...environment }, timeout: 20_000 },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout.trim());
        else reject(new Error(`${error.message}\n${stderr}`));
      },
    );
  });
}

describe('what the shipped library sends over', () => {
  let server: Server;
  let origin = '';
  let seen: IncomingHttpHeaders[] = [];
  let sockets = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.headers);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ uid: 'a/b', name: 'nginx' }));
    });
    // Kept for longer than the test may take: the client must not wait for the server to close.
    server.keepAliveTimeout = 60_000;
    server.on('connection', () => {
      sockets += 1;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    seen = [];
    sockets = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Only `fetch` sends these. */
  const overFetch = () => seen.map((headers) => 'sec-fetch-mode' in headers);
  const asking = 'console.log((await ask()).name)';

  it("is Node's own client where nothing is said, and its idle connection does not hold the process", async () => {
    const started = performance.now();
    expect(await runScript(origin, asking)).toBe('nginx');
    expect(overFetch()).toEqual([false]);
    expect(performance.now() - started).toBeLessThan(9000);
  });

  it('is the same connections for all platforms of a process', async () => {
    await runScript(origin, 'for (let count = 0; count < 20; count += 1) await ask()');
    expect(seen).toHaveLength(20);
    expect(sockets).toBe(1);
  });

  it.each([
    ['one that is given', 'console.log((await ask({ fetch: (...words) => fetch(...words) })).name)', {}],
    [
      'one that was put in its place',
      `const old = fetch; globalThis.fetch = (...words) => old(...words); ${asking}`,
      {},
    ],
    [
      'one with a dispatcher',
      `globalThis[Symbol.for('undici.globalDispatcher.1')] = undefined; ${asking}`,
      {},
    ],
    ['one that was used before', `await (await fetch(ORIGIN)).text(); ${asking}`, {}],
    ['that of a machine with a proxy', asking, { https_proxy: 'http://127.0.0.1:1' }],
    ['that of a Node without builtins to ask for', `process.getBuiltinModule = undefined; ${asking}`, {}],
    [
      'that of another runtime',
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, bun: '1' } }); ${asking}`,
      {},
    ],
  ])('is `fetch` where it is %s', async (_, script, environment) => {
    expect(await runScript(origin, script, environment)).toBe('nginx');
    expect(overFetch().at(-1)).toBe(true);
  });

  it('is loaded where there is no Node', async () => {
    const script = `delete globalThis.process; ${asking.replace('console.log', 'globalThis.told = ')}; console.log(told)`;
    expect(await runScript(origin, script)).toBe('nginx');
    expect(overFetch()).toEqual([true]);
  });
});
