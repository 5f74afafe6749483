import { get as httpGet } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, ask, columnOf, withOwner } from './ask.ts';
import { textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let organization: Resource;
let token: string;
let api: (path: string, asking?: Asking) => Promise<Answer>;
const LIST = '/registry/v2/repos?page_size=3&order_by=name';
const names = async (path = LIST) => columnOf(await api(path), 'repos', 'name');

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ organization, token, api } = await withOwner(double));
  for (let index = 0; index < 9; index += 1) double.world.addRepo(organization, `repo-${index}`);
});
afterAll(() => double.close());
beforeEach(() => {
  double.faults.clear();
  double.requests.reset();
});

describe('when a fault strikes', () => {
  it('is once, from the nth time, several times, or always, by method and path', async () => {
    const status = async (path: string, asking?: Asking) => (await api(path, asking)).status;
    const fault = { kind: 'status', status: 503 } as const;
    double.faults.add({ on: 'GET /registry/v2/repos', fault });
    expect([await status(LIST), await status(LIST)]).toEqual([503, 200]);
    const rule = double.faults.add({ on: 'GET /registry/**', nth: 2, times: 2, fault });
    expect([await status('/iam/v2/groups'), await status(LIST), await status(LIST)]).toEqual([200, 200, 503]);
    expect([await status(LIST), await status(LIST), rule.struck()]).toEqual([503, 200, 2]);
    const always = double.faults.add({ on: '* /iam/v2/*', times: 'always', fault });
    expect([await status('/iam/v2/groups'), await status('/iam/v2/roles')]).toEqual([503, 503]);
    expect(await status(`/iam/v2/groups/${organization.uid}`)).toBe(200);
    always.remove();
    expect(await status('/iam/v2/groups')).toBe(200);
  });

  it('refuses a rule without method and path', () => {
    expect(() => double.faults.add({ on: '/iam', fault: { kind: 'html' } })).toThrow('method and a path');
  });
});

describe('faults', () => {
  it('answer a status with and without Retry-After, and carry nothing out', async () => {
    const path = `/registry/v2/repos/${organization.uid}`;
    double.faults.add({ on: 'POST /**', fault: { kind: 'status', status: 429, retryAfter: 2 } });
    double.faults.add({ on: 'POST /**', fault: { kind: 'status', status: 503, body: 'oops' } });
    const first = await api(path, { json: { name: 'never' } });
    expect([first.status, first.json.code, first.headers.get('retry-after')]).toEqual([429, 8, '2']);
    const second = await api(path, { json: { name: 'never' } });
    expect([second.status, second.text, second.headers.get('retry-after')]).toEqual([503, 'oops', null]);
    expect((await api('/registry/v2/repos?name=never')).json.totalCount).toBe('0');
  });

  it('reset the connection before or after the commit', async () => {
    const path = `/registry/v2/repos/${organization.uid}`;
    double.faults.add({ on: 'POST /**', fault: { kind: 'reset', when: 'before-commit' } });
    await expect(api(path, { json: { name: 'lost' } })).rejects.toThrow('fetch failed');
    expect((await api('/registry/v2/repos?name=lost')).json.totalCount).toBe('0');
    double.faults.add({ on: 'POST /**', fault: { kind: 'reset', when: 'after-commit' } });
    await expect(api(path, { json: { name: 'lost' } })).rejects.toThrow('fetch failed');
    expect((await api('/registry/v2/repos?name=lost')).json.totalCount).toBe('1');
    expect(double.requests.all('POST /**').map((request) => [request.status, request.fault])).toEqual([
      [0, 'reset'],
      [0, 'reset'],
    ]);
  });

  it('cut the body short', async () => {
    double.faults.add({ on: 'GET /**', fault: { kind: 'truncate', part: 0.5 } });
    await expect(api(LIST)).rejects.toThrow(/terminated|closed|aborted/);
  });

  it('send the body in slow pieces', async () => {
    double.faults.add({ on: 'GET /**', fault: { kind: 'dribble', chunkBytes: 100, intervalMs: 5 } });
    const startedAt = performance.now();
    const answer = await api(LIST);
    expect(answer.status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan((answer.text.length / 100 - 1) * 4);
  });

  it.each(['before-commit', 'after-commit', 'after-headers'] as const)('never answer: %s', async (when) => {
    double.faults.add({ on: 'GET /**', fault: { kind: 'hang', when } });
    const read = async () => {
      const signal = AbortSignal.timeout(100);
      const response = await fetch(`${double.apiUrl}${LIST}`, {
        headers: { authorization: `Bearer ${token}` },
        signal,
      });
      return response.text();
    };
    await expect(read()).rejects.toThrow(/timeout/);
  });

  it('answer an HTML page, a redirect, another content type, or any text', async () => {
    double.faults.add({ on: 'GET /**', fault: { kind: 'html' } });
    double.faults.add({ on: 'GET /**', fault: { kind: 'redirect', location: 'http://127.0.0.1:1/' } });
    double.faults.add({ on: 'GET /**', fault: { kind: 'content-type', value: 'text/plain' } });
    double.faults.add({ on: 'GET /**', fault: { kind: 'body', text: '{"repos":[' } });
    const html = await api(LIST);
    expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    const redirect = await api(LIST);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/']);
    const plain = await api(LIST);
    expect([plain.headers.get('content-type'), plain.json.totalCount]).toEqual(['text/plain', '10']);
    expect((await api(LIST)).text).toBe('{"repos":[');
  });

  it('skew the clock of one request', async () => {
    const url = `${double.idTokenUrl}&audience=x`;
    double.faults.add({ on: 'GET /_host/**', fault: { kind: 'clock-skew', offsetMs: -7_200_000 } });
    const skewed = await ask(url, { token: double.idTokenRequestToken });
    const right = await ask(url, { token: double.idTokenRequestToken });
    const gap = Date.parse(right.headers.get('date') ?? '') - Date.parse(skewed.headers.get('date') ?? '');
    expect(Math.round(gap / 60_000)).toBe(120);
  });
});

describe('faults of lists', () => {
  it('hand back the page token just sent', async () => {
    const sent = textOf((await api(LIST)).json.nextPageToken);
    double.faults.add({ on: 'GET /**', fault: { kind: 'repeat-page-token' } });
    expect((await api(`${LIST}&page_token=${sent}`)).json.nextPageToken).toBe(sent);
  });

  it('restart as if the token were older than three days', async () => {
    const sent = textOf((await api(LIST)).json.nextPageToken);
    double.faults.add({ on: 'GET /**', fault: { kind: 'expire-page-token' } });
    expect(await names(`${LIST}&page_token=${sent}`)).toEqual(await names());
  });

  it('repeat a row', async () => {
    double.faults.add({ on: 'GET /**', fault: { kind: 'duplicate-rows' } });
    const [first, second] = await names();
    expect(first).toBe(second);
  });

  it('give an empty page that goes on', async () => {
    const expected = await names();
    double.faults.add({ on: 'GET /**', fault: { kind: 'empty-page' } });
    const empty = await api(LIST);
    expect(columnOf(empty, 'repos', 'name')).toEqual([]);
    expect(await names(`${LIST}&page_token=${textOf(empty.json.nextPageToken)}`)).toEqual(expected);
    const sent = textOf((await api(LIST)).json.nextPageToken);
    const second = await names(`${LIST}&page_token=${sent}`);
    double.faults.add({ on: 'GET /**', fault: { kind: 'empty-page' } });
    const middle = await api(`${LIST}&page_token=${sent}`);
    expect(await names(`${LIST}&page_token=${textOf(middle.json.nextPageToken)}`)).toEqual(second);
  });
});

describe('the request log', () => {
  it('tells service, path, query, status, times and credential, but no secret', async () => {
    await api(`${LIST}&skip=1`);
    const [entry] = double.requests.all();
    expect(entry).toMatchObject({
      service: 'api',
      method: 'GET',
      path: '/registry/v2/repos',
      query: 'page_size=3&order_by=name&skip=1',
      status: 200,
      credential: { scheme: 'bearer', audiences: [double.apiUrl], issuer: double.issuerUrl },
    });
    expect(entry?.endedAt).toBeGreaterThan(entry?.startedAt ?? 0);
    for (const secret of double.secrets())
      expect(JSON.stringify(double.requests.all())).not.toContain(secret);
  });

  it('knows the audience behind Basic credentials', async () => {
    const password = await double.platformToken('x', { audiences: [double.registryAudience] });
    const authorization = `Basic ${Buffer.from(`_token:${password}`).toString('base64')}`;
    await ask(`${double.registryUrl}/token?scope=repository:acme/x:pull`, { authorization });
    expect(double.requests.all()[0]?.credential).toMatchObject({
      scheme: 'basic',
      user: '_token',
      audiences: [double.registryAudience],
    });
  });

  it('counts by method and path, and measures concurrency and span under latency', async () => {
    double.configure({ latencyMs: 20 });
    await Promise.all([api(LIST), api(LIST), api(LIST)]);
    await api('/iam/v2/groups');
    double.configure({ latencyMs: 0 });
    expect(double.requests.count('GET /registry/**')).toBe(3);
    expect(double.requests.count('* /iam/v2/groups')).toBe(1);
    expect(double.requests.peak()).toBe(3);
    expect(double.requests.peak('GET /iam/**')).toBe(1);
    expect(double.requests.span()).toBeGreaterThanOrEqual(39);
    expect(double.requests.span('PUT /**')).toBe(0);
  });

  it('shows a request in flight as not ended', async () => {
    double.faults.add({ on: 'GET /**', fault: { kind: 'hang' } });
    const request = httpGet(`${double.apiUrl}/iam/v2/groups`);
    const ended = new Promise((resolve) => request.once('error', resolve));
    await expect.poll(() => double.requests.count()).toBe(1);
    expect(double.requests.all()[0]).toMatchObject({ endedAt: undefined, status: 0 });
    request.destroy();
    await ended;
    await expect.poll(() => double.requests.all()[0]?.endedAt).toBeGreaterThan(0);
  });
});

describe('secrets', () => {
  it('list every token, request token and pull token given out', async () => {
    const idToken = await double.idToken();
    const pull = await double.world.addPullToken(organization, 'p');
    expect(double.secrets()).toEqual(
      expect.arrayContaining([double.idTokenRequestToken, token, idToken, pull.password]),
    );
  });
});
