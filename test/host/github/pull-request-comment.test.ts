import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentMarker, putComment } from '../../../src/host/github/pull-request-comment.ts';
import type { HostContext } from '../../../src/host/host.ts';
import { connectGithub } from '../../support/github-api.ts';
import { type GithubJob, startGithubJob } from '../../support/github-job.ts';

let double: GithubJob;
let github: Awaited<ReturnType<typeof connectGithub>>;
beforeEach(async () => {
  double = await startGithubJob();
  github = await connectGithub(double);
});
afterEach(async () => {
  await github.close();
  await double.close();
});

const MARKER = '<!-- platform-actions advisory-gate 0123 -->';
const OWN = 'github-actions[bot]';

const put = (words: string, create = true) =>
  putComment(github.api, {
    repository: 'acme/app',
    number: 7,
    marker: MARKER,
    body: `${MARKER}\n\n${words}\n`,
    create,
  });

function strike(
  on: string,
  status: number,
  times: number,
  when: 'before-commit' | 'after-commit' = 'before-commit',
): void {
  double.faults.add({ on, times, fault: { kind: 'status', status, when, body: '{"message":"fault"}' } });
}

const writes = (): readonly string[] =>
  double.requests.all(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe('the comment of a gate', () => {
  it('is written once and then updated in place', async () => {
    expect(await put('first')).toMatchObject({
      kind: 'created',
      url: expect.stringMatching(/\/acme\/app\/pull\/7#issuecomment-\d+$/),
    });
    expect(await put('second')).toMatchObject({ kind: 'updated' });
    expect(await put('second')).toEqual({ kind: 'unchanged' });
    expect(double.comments.map(({ body }) => body)).toEqual([`${MARKER}\n\nsecond\n`]);
  });

  it.each([
    ['somebody else wrote it', `${MARKER}\nold`, 'mallory'],
    ['another line comes first', `quoted:\n${MARKER}\nold`, OWN],
    ['its marker is another gate’s', '<!-- platform-actions advisory-gate 9999 -->\nold', OWN],
    ['there is more on the line', `${MARKER} and more\nold`, OWN],
  ])('is no other comment: %s', async (_, body, login) => {
    double.addComment(body, login);
    expect(await put('ours')).toMatchObject({ kind: 'created' });
    expect(double.comments[0]?.body).toBe(body);
    expect(double.comments).toHaveLength(2);
  });

  it.each(['user', 'app', 'blind'] as const)('is known by the account of the token (%s)', async (kind) => {
    if (kind === 'blind')
      for (const on of ['GET /user', 'POST /graphql'])
        double.faults.add({ on, times: 'always', fault: { kind: 'status', status: 403 } });
    else {
      await github.close();
      const token = double.double.addToken({ kind, login: 'release-bot' });
      github = await connectGithub(double, { token: token.value });
    }
    double.addComment(`${MARKER}\nforged`, 'mallory');
    const own = double.addComment(
      `${MARKER}\r\nold`,
      { blind: OWN, app: 'release-bot[bot]', user: 'release-bot' }[kind],
    );
    expect(await put('new')).toMatchObject({ kind: 'updated' });
    expect(own.body).toBe(`${MARKER}\n\nnew\n`);
    expect(double.comments[0]?.body).toBe(`${MARKER}\nforged`);
  });

  it.each([true, false])('is found behind hundreds of others (links: %s)', async (links) => {
    double.configure({ links });
    for (let index = 0; index < 250; index += 1) double.addComment(`comment ${index}`, 'octocat');
    double.addComment(`${MARKER}\nold`, OWN);
    expect(await put('new')).toMatchObject({ kind: 'updated' });
    expect(double.requests.all(({ query }) => query.includes('per_page=100'))).toHaveLength(3);
  });

  it('is not made where it should only be brought up to date', async () => {
    expect(await put('fine', false)).toEqual({ kind: 'unchanged' });
    double.addComment(`${MARKER}\nfails`, OWN);
    expect(await put('fine', false)).toMatchObject({ kind: 'updated' });
    expect(writes().filter((write) => write.startsWith('POST /repos'))).toEqual([]);
  });

  it('is written once though the first answer is lost', async () => {
    strike('POST /repos/**', 502, 1, 'after-commit');
    expect(await put('first')).toEqual({ kind: 'unchanged' });
    expect(double.comments).toHaveLength(1);
  });

  it('is tried twice where the server fails before it is written', async () => {
    strike('POST /repos/**', 502, 1);
    expect(await put('first')).toMatchObject({ kind: 'created' });
    strike('POST /repos/**', 502, 9);
    double.comments.length = 0;
    expect(await put('first')).toEqual({
      kind: 'failed',
      why: 'HTTP status 502: fault',
      forbidden: false,
    });
  });

  it.each([
    ['API rate limit exceeded for installation.', 403],
    ['Unable to create comment because issue is locked.', 403],
    ['Bad credentials', 401],
  ])('does not ask for a permission where none helps: %s', async (message, status) => {
    const failure = {
      kind: 'failed',
      status,
      why: `HTTP status ${status}: ${message}`,
      unsure: false,
    } as const;
    const request = { repository: 'acme/app', number: 7, marker: 'm', body: 'm', create: true };
    expect(await putComment(async () => failure, request)).toMatchObject({ forbidden: false });
  });

  it('says why it was refused', async () => {
    double.forbidWrites();
    const why = 'HTTP status 403: Resource not accessible by integration';
    expect(await put('first')).toEqual({ kind: 'failed', why, forbidden: true });
    strike('GET /repos/**', 404, 9);
    expect(await put('first')).toEqual({
      kind: 'failed',
      why: 'HTTP status 404: fault',
      forbidden: true,
    });
  });
});

describe('the marker', () => {
  const context: HostContext = {
    workspace: '.',
    tempDirectory: '.',
    repository: 'acme/app',
    ref: undefined,
    commit: undefined,
    event: 'pull_request',
    changeRequest: undefined,
    untrustedHead: false,
    changeEvent: true,
    runUrl: undefined,
    workflow: 'ci',
    job: 'gate',
    serverUrl: undefined,
    apiUrl: undefined,
  };

  it('is one line that Markdown does not show', () => {
    expect(commentMarker('advisory-gate', { ...context, workflow: 'a --> b\n@acme' }, [])).toMatch(
      /^<!-- platform-actions advisory-gate [0-9a-f]{32} -->$/,
    );
  });

  it('tells workflow, job, matrix and configuration apart', () => {
    const markers = [
      commentMarker('advisory-gate', context, ['sbom.json']),
      commentMarker('advisory-gate', { ...context, workflow: 'nightly' }, ['sbom.json']),
      commentMarker('advisory-gate', { ...context, job: 'other' }, ['sbom.json']),
      commentMarker('advisory-gate', { ...context, matrix: '{"os":"a"}' }, ['sbom.json']),
      commentMarker('advisory-gate', context, ['other.json']),
      commentMarker('sync-rolebindings', context, ['sbom.json']),
    ];
    expect(new Set(markers).size).toBe(markers.length);
    expect(commentMarker('advisory-gate', { ...context, commit: 'b' }, ['sbom.json'])).toBe(markers[0]);
  });
});
