import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { githubUrlProblem } from '../../src/host/github-api.ts';
import { connectGithub } from '../support/github-api.ts';
import { type GithubDouble, startGithubDouble } from '../support/github-double.ts';

let double: GithubDouble;
let github: ReturnType<typeof connectGithub>;
beforeEach(async () => {
  double = await startGithubDouble({ prefix: '/api/v3' });
  github = connectGithub(double);
});
afterEach(async () => {
  await github.close();
  await double.close();
});

const LIST = '/repos/acme/app/issues/7/comments';

describe("GitHub's API", () => {
  it('is asked in its own version, with the token in a header only', async () => {
    const answer = await github.api({ method: 'GET', path: LIST });
    expect(answer).toEqual({ kind: 'ok', status: 200, body: [], hasNextPage: false });
    const [request] = double.requests;
    expect(request).toMatchObject({
      path: `/api/v3${LIST}`,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${double.token}`,
        'x-github-api-version': '2022-11-28',
        'user-agent': 'platform-actions/test',
      },
    });
  });

  it("finds a server's GraphQL beside its REST API", async () => {
    const answer = await github.api({
      method: 'POST',
      path: '/graphql',
      body: { query: '{ viewer { login } }' },
    });
    expect(answer).toMatchObject({ kind: 'ok' });
    expect(double.requests[0]?.path).toBe('/api/graphql');
  });

  it.each([
    ['a failing server', 'GET', 502, 2, [1000, 2000]],
    ['too many requests', 'POST', 429, 1, [1000]],
    ['a lost connection', 'GET', 0, 1, [1000]],
  ] as const)('tries again after %s', async (_, method, status, times, waits) => {
    double.settings.fault = { on: `${method} /api/v3/repos`, status, times };
    const answer = await github.api({
      method,
      path: LIST,
      ...(method === 'POST' ? { body: { body: 'x' } } : {}),
    });
    expect(answer.kind).toBe('ok');
    expect(github.waits).toEqual(waits);
  });

  it.each([
    ['an answer that may have been carried out', 'POST', 502, {}, { status: 502, unsure: true }],
    ['a refusal', 'PATCH', 403, {}, { status: 403, unsure: false }],
    [
      'a redirect, which is never followed',
      'GET',
      302,
      { location: 'https://evil.example' },
      { status: 302 },
    ],
  ] as const)('does not try again after %s', async (_, method, status, headers, expected) => {
    double.settings.fault = { on: `${method} /api/v3/repos`, status, times: 9, headers };
    const answer = await github.api({ method, path: LIST, ...(method === 'GET' ? {} : { body: {} }) });
    expect(answer).toMatchObject({ kind: 'failed', why: `HTTP status ${status}: fault`, ...expected });
    expect(double.requests).toHaveLength(1);
  });

  it('gives up after three tries, and waits as long as it is told, up to half a minute', async () => {
    double.settings.fault = { on: 'GET ', status: 403, times: 9, headers: { 'retry-after': '3600' } };
    const answer = await github.api({ method: 'GET', path: LIST });
    expect(answer).toMatchObject({ kind: 'failed', status: 403 });
    expect(github.waits).toEqual([30_000, 30_000]);
  });

  it('tells a connection that cannot be made', async () => {
    await double.close();
    const answer = await github.api({ method: 'POST', path: LIST, body: {} });
    expect(answer).toMatchObject({
      kind: 'failed',
      status: 0,
      unsure: false,
      why: 'no answer (ECONNREFUSED)',
    });
    expect(github.waits).toHaveLength(2);
    double = await startGithubDouble();
  });
});

describe('the URL of an API', () => {
  it.each([
    ['https://api.github.com', undefined],
    ['https://ghes.acme.example/api/v3', undefined],
    ['http://127.0.0.1:4000', undefined],
    ['http://api.github.com', 'GITHUB_API_URL is not https'],
    ['https://user@ghes.example', 'GITHUB_API_URL is not the address of an API'],
    ['nonsense', 'GITHUB_API_URL is not the address of an API'],
  ])('%s: %s', (url, problem) => {
    expect(githubUrlProblem(url)).toBe(problem);
  });
});
