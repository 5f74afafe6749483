import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as api from '../../src/client.ts';
import { createFetchHttp, type Fetch } from '../../src/platform/fetch-http.ts';
import { issuerOf } from '../../src/platform/mint-token.ts';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.ts';

let world: WholePlatform;
beforeAll(async () => {
  world = await startWholePlatform();
});
afterAll(() => world.double.close());

describe('createPlatform', () => {
  it('refuses origins that a credential must not go to', () => {
    for (const apiUrl of [
      'http://api.example',
      'ftp://localhost',
      'https://u:p@api.example',
      'https://api.example/v1',
    ])
      expect(() => api.createPlatform({ apiUrl })).toThrow(TypeError);
    expect(() => api.createPlatform({ registryUrl: 'nonsense' })).toThrow(TypeError);
    expect(() => api.createPlatform()).not.toThrow();
    expect(() => api.createPlatform({ apiUrl: 'https://api.example/' })).not.toThrow();
  });

  it.each([
    { concurrency: 0 },
    { concurrency: Number.NaN },
    { concurrency: 1.5 },
    { maxAttempts: 0 },
    { maxAttempts: Number.NaN },
    { maxAttempts: Number.POSITIVE_INFINITY },
    { requestTimeoutMs: 0 },
    { requestTimeoutMs: -1 },
    { requestTimeoutMs: Number.NaN },
  ])('refuses limits with which calls would never end: %o', (limits) => {
    expect(() => api.createPlatform(limits)).toThrow(TypeError);
  });

  it('refuses a token that no header can carry, instead of a server that does not answer', async () => {
    const idToken = async (): Promise<string> => 'read from a file\n';
    for (const token of ['line\n', 'two words', 'tok\u20acn']) {
      expect(() => api.createPlatform({ token })).toThrow(TypeError);
      expect(() => api.createPlatform({ registryToken: token })).toThrow(TypeError);
    }
    const { apiUrl, requests } = world.double;
    const sent = requests.all().length;
    const platform = api.createPlatform({ apiUrl, identity: world.admin.uid, idToken });
    const refreshing = platform.issuer.refresh({ refreshToken: 'line\n', audience: apiUrl });
    await expect(refreshing).rejects.toThrow(TypeError);
    await expect(platform.send(api.lookupGroup())).rejects.toThrow(TypeError);
    expect(requests.all()).toHaveLength(sent);
  });

  it('refuses a user agent that no header can carry', () => {
    for (const userAgent of ['two\nlines', 'one\r\nx-other: 1', 'nul\0', '\u20ac'])
      expect(() => api.createPlatform({ userAgent })).toThrow(TypeError);
    expect(() => api.createPlatform({ userAgent: 'mine/1 (caf\u00e9)\t' })).not.toThrow();
  });

  it('refuses a bound of a history that is not a time, before anything is sent', async () => {
    const read = api.createPlatform({ registryToken: 'r' }).registry.history('acme/x', '1');
    await expect(read({ start: Number.NaN })).rejects.toThrow(TypeError);
    await expect(api.readRecords(read, { until: Number.NaN })).rejects.toThrow(TypeError);
    await expect(api.findRecord(read, Number.NaN, 0)).rejects.toThrow(TypeError);
    await expect(api.findRecord(read, undefined, Number.NaN)).rejects.toThrow(TypeError);
  });

  it('takes any time for one request', async () => {
    for (const requestTimeoutMs of [0.5, 1500.5, Number.POSITIVE_INFINITY]) {
      const platform = api.createPlatform({
        apiUrl: world.double.apiUrl,
        requestTimeoutMs,
        maxAttempts: 1,
        fetch: async () => ({
          status: 200,
          type: 'basic',
          headers: [],
          text: async () => '{"response":"pong"}',
        }),
      });
      await expect(platform.send(api.ping())).resolves.toBeDefined();
    }
  });

  it('tells every secret before it is used, and every request without its headers', async () => {
    const { acme, admin, double } = world;
    const repo = double.world.addRepo(acme, 'told');
    double.world.addTag(repo, 'latest');
    const events: string[] = [];
    const platform = api.createPlatform({
      apiUrl: double.apiUrl,
      issuerUrl: double.issuerUrl,
      registryUrl: double.registryUrl,
      identity: admin.uid,
      idToken: (audience) => double.idToken({ aud: audience }),
      onSecret: (secret) => events.push(secret),
      onRequest: ({ attempt, method, outcome, path }) =>
        events.push(`${method} ${path} ${outcome} ${attempt}`),
      maxAttempts: 1,
      requestTimeoutMs: 5000,
      concurrency: 1,
      userAgent: 'mine',
      signal: new AbortController().signal,
      fetch,
    });
    await platform.send(api.getRepo(repo.uid));
    const [idToken = '', exchange, token = '', get] = events;
    expect(idToken.split('.')).toHaveLength(3);
    expect(exchange).toMatch(/^POST \/sts\/exchange\?\S+ 200 1$/);
    expect(token.split('.')).toHaveLength(3);
    expect(get).toBe(`GET /registry/v2/repos/${repo.uid} 200 1`);
    const history = await platform.registry.history('acme/told', 'latest')({});
    expect(history).toHaveLength(1);
    expect(double.requests.all('GET /v2/**').at(-1)?.headers['user-agent']).toBe('mine');
  });

  it('takes tokens that were minted elsewhere, told as secrets too', async () => {
    const { acme, admin, double } = world;
    const repo = double.world.addRepo(acme, 'given');
    double.world.addTag(repo, '1');
    const told: string[] = [];
    const registryToken = await double.platformToken(admin, { audiences: [double.registryAudience] });
    const platform = api.createPlatform({
      apiUrl: double.apiUrl,
      registryUrl: double.registryUrl,
      registryToken,
      onSecret: (secret) => told.push(secret),
    });
    expect(await platform.registry.history('acme/given', '1')({})).toHaveLength(1);
    expect(told).toContain(registryToken);
    await expect(platform.send(api.getRepo(repo.uid))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('treats tokens that are exchanged by hand as secrets too', async () => {
    const [idToken, old] = ['id-token-of-the-caller-0123456789', 'refresh-token-of-the-caller-012345'];
    const [token, next] = ['access-token-of-the-issuer-01234567', 'refresh-token-of-the-issuer-012345'];
    const secrets = [idToken, token, old, next];
    let status = 200;
    const answer = (url: string): unknown => {
      if (status !== 200) return { code: 3, message: secrets.join(' ') };
      return url.includes('refresh') ? { token: { token }, refreshToken: { token: next } } : { token };
    };
    const told: string[] = [];
    const { issuer } = api.createPlatform({
      onSecret: (secret) => told.push(secret),
      fetch: async (url) => ({
        status,
        type: 'basic',
        headers: [],
        text: async () => JSON.stringify(answer(url)),
      }),
    });
    const exchange = { idToken, audience: 'a', identity: undefined };
    const refresh = { refreshToken: old, audience: 'a' };
    await issuer.exchange(exchange);
    await issuer.refresh(refresh);
    expect([...new Set(told)]).toEqual(secrets);
    status = 400;
    const stars = { message: '*** *** *** ***', body: expect.stringContaining('*** *** *** ***') };
    await expect(issuer.exchange(exchange)).rejects.toMatchObject(stars);
    await expect(issuer.refresh(refresh)).rejects.toMatchObject(stars);
  });

  it('hands out rows in order, page by page', async () => {
    const { acme, double, platform } = world;
    const folder = double.world.addGroup(acme, 'rows');
    for (const name of ['a', 'b', 'c']) double.world.addRepo(folder, name);
    const names: string[] = [];
    for await (const repo of platform.rows(api.listRepos({ childrenOf: folder.uid }))) names.push(repo.name);
    expect(names.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('changes metadata with the body as its own mask', async () => {
    const told = await world.platform.send(api.updateIdentityMetadata({ company: 'Acme', utmTerm: 't' }));
    expect(told).toMatchObject({ company: 'Acme', utmTerm: 't' });
  });

  it('has no refresh token where the issuer gave none', async () => {
    const { admin, double, platform } = world;
    const old = await double.platformToken(admin, { audiences: ['refresh'] });
    double.faults.add({
      on: 'POST /sts/exchange_refresh_token',
      fault: { kind: 'body', text: JSON.stringify({ token: { token: 'fresh' } }) },
    });
    const refreshed = await platform.issuer.refresh({ refreshToken: old, audience: double.apiUrl });
    expect(refreshed).toMatchObject({ token: 'fresh', refreshToken: undefined });
    expect(refreshed.expiresAt).toBeGreaterThan(Date.now());
  });
});

describe('the issuer of an API', () => {
  it.each([
    ['https://console-api.example.dev', 'https://issuer.example.dev'],
    ['https://api.example.dev', 'https://api.example.dev'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('of %s is %s', (apiUrl, issuer) => expect(issuerOf(apiUrl)).toBe(issuer));
});

describe('requests over fetch', () => {
  const request = {
    method: 'GET',
    url: 'https://api.example/x',
    headers: {},
    timeoutMs: 1000,
    signal: new AbortController().signal,
  } as const;

  it('never follow a redirect, also where its status is hidden', async () => {
    const hidden: Fetch = async (_url, init) => {
      expect(init.redirect).toBe('manual');
      return { status: 0, type: 'opaqueredirect', headers: [], text: async () => '' };
    };
    expect(await createFetchHttp(hidden)(request)).toMatchObject({ kind: 'response', status: 302 });
  });

  it('never reject', async () => {
    const broken: Fetch = async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
    };
    expect(await createFetchHttp(broken)(request)).toMatchObject({ kind: 'failure', sent: false });
  });

  it.each([
    ['its answer', (): ReturnType<Fetch> => new Promise(() => undefined)],
    [
      'the body of its answer',
      async () => ({
        status: 200,
        type: 'basic',
        headers: [],
        text: () => new Promise<string>(() => undefined),
      }),
    ],
  ])('do not wait for %s longer than a request may take', async (_what, fetch) => {
    const late = await createFetchHttp(fetch)({ ...request, timeoutMs: 20 });
    expect(late).toMatchObject({ kind: 'failure', reason: 'timeout' });
    const stopped = new AbortController();
    const waiting = createFetchHttp(fetch)({ ...request, signal: stopped.signal });
    stopped.abort(new Error('enough'));
    expect(await waiting).toMatchObject({ kind: 'failure', reason: 'aborted' });
    expect(await createFetchHttp(fetch)({ ...request, signal: stopped.signal })).toMatchObject({
      reason: 'aborted',
    });
  });
});

describe('signing in', () => {
  const open = (idToken: () => Promise<string>, signal?: AbortSignal) =>
    api.createPlatform({
      apiUrl: world.double.apiUrl,
      issuerUrl: world.double.issuerUrl,
      identity: world.admin.uid,
      idToken,
      ...(signal === undefined ? {} : { signal }),
    });

  it('ends with the signal, also where no ID token ever comes', async () => {
    const stop = new AbortController();
    const asking = open(() => new Promise(() => undefined), stop.signal).all(api.listRoles());
    stop.abort(new Error('enough'));
    await expect(asking).rejects.toMatchObject({ code: 'CANCELLED', message: 'enough', sent: false });
  });

  it('signs in for a call after an earlier one could not', async () => {
    let asked = 0;
    const platform = open(async () => {
      asked += 1;
      if (asked === 1) throw new Error('out of order');
      return world.double.idToken();
    });
    await expect(platform.send(api.lookupGroup())).rejects.toThrow('out of order');
    await expect(platform.send(api.lookupGroup())).resolves.toBeDefined();
    expect(asked).toBe(2);
  });

  it.each([undefined, new AbortController().signal])('throws what `idToken` throws', async (signal) => {
    const why = new Error('no ID token here');
    await expect(open(async () => Promise.reject(why), signal).all(api.listRoles())).rejects.toBe(why);
  });
});
