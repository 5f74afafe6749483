import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../../src/client.ts';
import { createLimit } from '../../src/platform/call-limit.ts';
import { untilStopped } from '../../src/platform/errors.ts';
import { type Loopback, serveLoopback } from '../support/loopback.ts';

let server: Loopback | undefined;
afterEach(async () => {
  await server?.close();
});

const urls: string[] = [];
async function open(listener: RequestListener, options: api.PlatformOptions = {}): Promise<api.Platform> {
  urls.length = 0;
  server = await serveLoopback((request, response) => {
    urls.push(request.url ?? '');
    listener(request, response);
  });
  const { origin } = server;
  // With a token, a platform does not sign in.
  const token = options.idToken === undefined ? { token: 't' } : {};
  const origins = { apiUrl: origin, issuerUrl: origin, registryUrl: origin };
  return api.createPlatform({ ...origins, ...token, registryToken: 'r', ...options });
}

const silent: RequestListener = () => undefined;
const row = (uid: string) => ({ uid, name: uid });

describe('limits of one call', () => {
  it('end it with TIMEOUT, tries and waits included, and leave the others alone', async () => {
    const platform = await open((request, response) => {
      if (request.url?.startsWith('/iam/v2/groups/slow') === true) response.writeHead(503).end('{}');
      else response.end(JSON.stringify(row('quick')));
    });
    const started = Date.now();
    const slow = platform.send(api.getGroup('slow'), { timeoutMs: 100 });
    const quick = platform.send(api.getGroup('quick'));
    await expect(slow).rejects.toMatchObject({
      code: 'TIMEOUT',
      httpStatus: 0,
      call: 'GET /iam/v2/groups/slow',
    });
    expect(Date.now() - started).toBeLessThan(450);
    await expect(quick).resolves.toMatchObject({ name: 'quick' });
  });

  it('end it with CANCELLED by its own signal, also while it waits for a place among the requests', async () => {
    const platform = await open(silent, { concurrency: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const sent = platform.send(api.getGroup('a'), { signal: first.signal });
    const waiting = platform.send(api.getGroup('b'), { signal: second.signal });
    second.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED', sent: false });
    first.abort(new Error('enough'));
    await expect(sent).rejects.toMatchObject({ code: 'CANCELLED', message: 'enough' });
    expect(urls).not.toContain('/iam/v2/groups/b');
  });

  it('are a signal, a time, or both: the first ends the call', async () => {
    const platform = await open(silent);
    const signal = AbortSignal.timeout(20);
    const call = platform.send(api.getGroup('a'), { signal, timeoutMs: 60_000 });
    await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
    const late = platform.send(api.getGroup('a'), { signal: new AbortController().signal, timeoutMs: 20 });
    await expect(late).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('leave the failures of shared work as they are', async () => {
    const work = () => Promise.reject(new RangeError('broken'));
    await expect(untilStopped(work, new AbortController().signal, 'GET x')).rejects.toThrow(RangeError);
  });

  it('let nothing be sent with a signal that is already aborted', async () => {
    const platform = await open(silent);
    const options = { signal: AbortSignal.abort() };
    const list = api.listGroups();
    const cancelled = { code: 'CANCELLED', sent: false };
    await expect(platform.send(api.ping(), options)).rejects.toMatchObject(cancelled);
    await expect(platform.send(api.getGroup('a'), options)).rejects.toMatchObject(cancelled);
    await expect(platform.all(list, options)).rejects.toMatchObject(cancelled);
    await expect(platform.pick(list, () => 1, options)).rejects.toMatchObject(cancelled);
    await expect(platform.rows(list, options).next()).rejects.toMatchObject(cancelled);
    await expect(platform.issuer.send(api.getHeadlessSession('c'), options)).rejects.toMatchObject(cancelled);
    const exchange = { idToken: 'i', audience: 'a', identity: undefined };
    await expect(platform.issuer.exchange(exchange, options)).rejects.toMatchObject(cancelled);
    await expect(
      platform.issuer.refresh({ refreshToken: 'r', audience: 'a' }, options),
    ).rejects.toMatchObject(cancelled);
    await expect(platform.registry.history('acme/a', '1', options)({})).rejects.toMatchObject(cancelled);
    await expect(platform.registry.history('chainguard/a', 'latest', options)({})).rejects.toMatchObject(
      cancelled,
    );
    await expect(platform.registry.sboms('acme/a', '1', options)).rejects.toMatchObject(cancelled);
    expect(urls).toEqual([]);
  });

  it('do not wait for a sign-in that others go on waiting for', async () => {
    let give = (_token: string): void => undefined;
    const idToken = new Promise<string>((resolve) => {
      give = resolve;
    });
    const platform = await open(
      (request, response) =>
        response.end(JSON.stringify(request.url?.startsWith('/sts') === true ? { token: 'x' } : row('a'))),
      { identity: 'i', idToken: () => idToken },
    );
    const limited = platform.send(api.getGroup('a'), { timeoutMs: 30 });
    const other = platform.send(api.getGroup('a'));
    await expect(limited).rejects.toMatchObject({ code: 'TIMEOUT' });
    give('id-token');
    await expect(other).resolves.toMatchObject({ name: 'a' });
  });

  it('of a list do not count the time of the caller between its pages', async () => {
    const platform = await open((request, response) => {
      const isFirst = request.url?.includes('page_token') !== true;
      response.end(
        JSON.stringify({
          groups: [row(isFirst ? '1' : '2')],
          nextPageToken: isFirst ? 't' : '',
          totalCount: '2',
        }),
      );
    });
    const names: string[] = [];
    for await (const group of platform.rows(api.listGroups(), { timeoutMs: 150, pageSize: 1 })) {
      names.push(group.name);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(names).toEqual(['1', '2']);
  });

  it('are of work that does several things at once, and end with its signal or its time', async () => {
    const stop = new AbortController();
    const limit = createLimit({ signal: stop.signal, timeoutMs: 60_000 });
    const signals = await Promise.all([limit?.(async (own) => own), limit?.(async (own) => own)]);
    expect(signals[0]).toBe(signals[1]);
    stop.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('are times', async () => {
    const platform = await open(silent);
    await expect(platform.send(api.ping(), { timeoutMs: 0 })).rejects.toThrow(TypeError);
    await expect(platform.all(api.listGroups(), { timeoutMs: Number.NaN })).rejects.toThrow(
      '`timeoutMs` is NaN',
    );
  });
});

describe('options of a list', () => {
  it('are its order and the size of its pages, on every page', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => row(String(index)));
    const platform = await open((request, response) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      const start = Number(query.get('skip') ?? query.get('page_token') ?? 0);
      const end = start + Number(query.get('page_size'));
      const nextPageToken = end < rows.length ? String(end) : '';
      const page = {
        groups: rows.slice(start, end),
        nextPageToken,
        totalCount: '7',
        skipped: Number(query.get('skip') ?? 0),
      };
      response.end(JSON.stringify(page));
    });
    const options = { orderBy: 'name desc', pageSize: 3 };
    expect(await platform.all(api.listGroups(), options)).toHaveLength(7);
    expect(await platform.pick(api.listGroups(), ({ name }) => name, options)).toHaveLength(7);
    const seen: string[] = [];
    for await (const { name } of platform.rows(api.listGroups(), options)) seen.push(name);
    expect(seen).toHaveLength(7);
    for (const url of urls) expect(url).toContain('page_size=3');
    for (const url of urls) expect(url).toContain('order_by=name+desc');
    const page = await platform.send(api.listGroups()({ pageSize: 2, skip: 4 }));
    expect([page.skipped, page.rows.length, page.totalCount]).toEqual([4, 2, 7]);
  });
});
