import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { githubUrlProblem, type Octokit, openOctokit } from '../../../src/host/github/octokit.ts';
import { connectGithub } from '../../support/github-api.ts';
import { type GithubJob, startGithubJob } from '../../support/github-job.ts';
import { repositoryRoot } from '../../support/repository.ts';
import { COMPILE_CACHE } from '../../support/run-source.ts';

let double: GithubJob;
let github: Awaited<ReturnType<typeof connectGithub>>;
beforeEach(async () => {
  double = await startGithubJob({ prefix: '/api/v3' });
  github = await connectGithub(double);
});
afterEach(async () => {
  await github.close();
  await double.close();
});

const LIST = '/repos/acme/app/issues/7/comments';
const place = { owner: 'acme', repo: 'app', issue_number: 7 };
/** Answers requests with a status, or with a lost connection for 0. */
function strike(
  on: string,
  status: number,
  times: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const answer = { kind: 'status', status, body: '{"message":"fault"}', headers } as const;
  double.faults.add({ on, times, fault: status === 0 ? { kind: 'reset', when: 'before-commit' } : answer });
}

/** One request of each method to the list of comments. */
const asked = {
  GET: ({ rest }: Octokit) => rest.issues.listComments(place),
  POST: ({ rest }: Octokit) => rest.issues.createComment({ ...place, body: 'x' }),
  PATCH: ({ rest }: Octokit) =>
    rest.issues.updateComment({ owner: 'acme', repo: 'app', comment_id: 1, body: 'x' }),
};

describe("GitHub's API", () => {
  it('is asked in its own version, with the token in a header only', async () => {
    const answer = await github.api(asked.GET);
    expect(answer).toEqual({ kind: 'ok', body: [], hasNextPage: false, isOwnServer: true });
    const [request] = double.requests.all();
    expect(request).toMatchObject({
      path: `/api/v3${LIST}`,
      credential: { user: 'github-actions[bot]' },
      headers: {
        accept: 'application/vnd.github.v3+json',
        'x-github-api-version': '2022-11-28',
        'user-agent': expect.stringMatching(/^platform-actions\/test /),
      },
    });
  });

  it("finds a server's GraphQL beside its REST API", async () => {
    const answer = await github.api(async ({ graphql }) => ({ data: await graphql('{ viewer { login } }') }));
    expect(answer).toMatchObject({ kind: 'ok' });
    expect(double.requests.all()[0]?.path).toBe('/api/graphql');
  });

  it.each([
    ['a failing server', 'GET', 502, 2, [500, 1000]],
    ['too many requests', 'POST', 429, 1, [500]],
    ['a lost connection', 'GET', 0, 1, [500]],
  ] as const)('tries again after %s', async (_, method, status, times, waits) => {
    strike(`${method} /api/v3/repos/**`, status, times);
    const answer = await github.api(asked[method]);
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
    strike(`${method} /api/v3/repos/**`, status, 9, headers);
    const answer = await github.api(asked[method]);
    expect(answer).toMatchObject({ kind: 'failed', why: `HTTP status ${status}: fault`, ...expected });
    expect(double.requests.all()).toHaveLength(1);
  });

  it('gives up after as many tries as the run allows, and waits as long as GitHub says, up to a minute', async () => {
    strike('GET /**', 403, 9, { 'retry-after': '60' });
    const answer = await github.api(asked.GET);
    expect(answer).toMatchObject({ kind: 'failed', status: 403 });
    expect(github.waits).toEqual([60_000, 60_000]);
  });

  it('tells a connection that cannot be made', async () => {
    await double.close();
    const answer = await github.api(asked.POST);
    expect(answer).toMatchObject({
      kind: 'failed',
      status: 0,
      unsure: false,
      why: expect.stringMatching(/^no answer from 127\.0\.0\.1:\d+ \(ECONNREFUSED\)$/),
    });
    expect(github.waits).toHaveLength(2);
    double = await startGithubJob();
  });
});

describe('the token', () => {
  it('is not sent where a Link header or a whole URL leads to a server other than the API', async () => {
    const urls: string[] = [];
    const api = await openOctokit({
      apiUrl: 'https://github.example/api/v3/',
      token: 'ghs_x',
      userAgent: 'test',
      redact: (text) => text,
      send: async ({ url }) => {
        urls.push(url);
        const headers = { 'content-type': 'application/json', link: '<https://evil.example/2>; rel="next"' };
        return { kind: 'response', status: 200, headers, body: '[]' };
      },
    });
    const foreign = {
      kind: 'failed',
      status: 0,
      unsure: false,
      why: expect.stringContaining('a server other than the API'),
    };
    const paginated = await api(async ({ paginate, rest }) => ({
      data: await paginate(rest.issues.listComments, place),
    }));
    expect(paginated).toMatchObject(foreign);
    expect(await api(({ request }) => request('GET https://evil.example/'))).toMatchObject(foreign);
    expect(urls).toEqual([`https://github.example/api/v3${LIST}`]);
  });
});

describe('opening the API', () => {
  /** The output of a process that opens it from these variables, and their values afterwards. */
  const open = (variables: Readonly<Record<string, string>>): string => {
    const script = `
      import { openOctokit } from './src/host/github/octokit.ts';
      const send = async () => ({ kind: 'failure', reason: 'connection', message: 'none', sent: false });
      await openOctokit({ send, apiUrl: 'https://x', token: 't', userAgent: 'u', redact: (text) => text });
      process.stdout.write(${JSON.stringify(Object.keys(variables))}.map((name) => process.env[name]).join());`;
    const words = ['--input-type=module', '--eval', script];
    const env = { ...process.env, ...COMPILE_CACHE, ...variables };
    return execFileSync(process.execPath, words, { cwd: repositoryRoot, env, encoding: 'utf8' });
  };

  it.each(['/nonexistent', join(repositoryRoot, 'LICENSE')])(
    'prints nothing and reads no event, and leaves the variable as it was: %s',
    (path) => expect(open({ GITHUB_EVENT_PATH: path })).toBe(path),
  );

  it.each(['a proxy', 'http://[', 'proxy.example:3128'])(
    'leaves the proxy to the run’s own network, whatever the variables say: %s',
    (proxy) => {
      const shown = open({ HTTPS_PROXY: proxy, https_proxy: proxy, HTTP_PROXY: proxy, http_proxy: proxy });
      expect(shown).toBe([proxy, proxy, proxy, proxy].join());
    },
  );
});

describe('an answer', () => {
  const answering = async (body: string, status = 200) =>
    openOctokit({
      apiUrl: 'https://github.example',
      token: 'ghs_x',
      userAgent: 'test',
      redact: (text) => text.replaceAll('hidden', '***'),
      send: async () => ({ kind: 'response', status, headers: { 'content-type': 'application/json' }, body }),
    });

  it.each([
    [403, '{"message":"no hidden"}', 'HTTP status 403: no ***'],
    [302, '{"message":"to hidden"}', 'HTTP status 302: to ***'],
    [302, 'hidden', 'HTTP status 302'],
    [500, '[]', 'HTTP status 500'],
  ])('of status %i shows no secret of its body: %s', async (status, body, why) => {
    const api = await answering(body, status);
    expect(await api(asked.GET)).toMatchObject({ kind: 'failed', status, why });
  });

  it('shows none of a success either', async () => {
    const api = await answering('[{"body":"hidden"}]');
    expect(await api(asked.GET)).toMatchObject({ kind: 'ok', body: [{ body: '***' }] });
  });

  it('of GraphQL that holds errors is a failure', async () => {
    const api = await answering('{"errors":[{"message":"no"}]}');
    const answer = await api(async ({ graphql }) => ({ data: await graphql('{ viewer { login } }') }));
    expect(answer).toMatchObject({
      kind: 'failed',
      status: 200,
      unsure: false,
      why: expect.stringContaining('no'),
    });
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
