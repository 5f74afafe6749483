import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentMarker, putComment } from '../../../src/host/github/pull-request-comment.ts';
import type { HostContext } from '../../../src/host/host.ts';
import { connectGithub } from '../../support/github-api.ts';
import { type GithubDouble, startGithubDouble } from '../../support/github-double.ts';

let double: GithubDouble;
let github: Awaited<ReturnType<typeof connectGithub>>;
beforeEach(async () => {
  double = await startGithubDouble();
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

const writes = (): readonly string[] =>
  double.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe('the comment of a gate', () => {
  it('is written once and then updated in place', async () => {
    expect(await put('first')).toMatchObject({
      kind: 'created',
      url: expect.stringContaining('#issuecomment-1001'),
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
    double.settings.accountKind = kind;
    if (kind !== 'blind') double.settings.account = 'release-bot';
    double.addComment(`${MARKER}\nforged`, 'mallory');
    const own = double.addComment(`${MARKER}\r\nold`, double.settings.account);
    expect(await put('new')).toMatchObject({ kind: 'updated' });
    expect(own.body).toBe(`${MARKER}\n\nnew\n`);
    expect(double.comments[0]?.body).toBe(`${MARKER}\nforged`);
  });

  it.each([true, false])('is found behind hundreds of others (links: %s)', async (links) => {
    double.settings.links = links;
    for (let index = 0; index < 250; index += 1) double.addComment(`comment ${index}`, 'octocat');
    double.addComment(`${MARKER}\nold`, OWN);
    expect(await put('new')).toMatchObject({ kind: 'updated' });
    expect(double.requests.filter(({ path }) => path.includes('per_page=100'))).toHaveLength(3);
  });

  it('is not made where it should only be brought up to date', async () => {
    expect(await put('fine', false)).toEqual({ kind: 'unchanged' });
    double.addComment(`${MARKER}\nfails`, OWN);
    expect(await put('fine', false)).toMatchObject({ kind: 'updated' });
    expect(writes().filter((write) => write.startsWith('POST /repos'))).toEqual([]);
  });

  it('is written once though the first answer is lost', async () => {
    double.settings.fault = { on: 'POST /repos', status: 502, times: 1, after: true };
    expect(await put('first')).toEqual({ kind: 'unchanged' });
    expect(double.comments).toHaveLength(1);
  });

  it('is tried twice where the server fails before it is written', async () => {
    double.settings.fault = { on: 'POST /repos', status: 502, times: 1 };
    expect(await put('first')).toMatchObject({ kind: 'created' });
    double.settings.fault = { on: 'POST /repos', status: 502, times: 9 };
    double.comments.length = 0;
    expect(await put('first')).toEqual({
      kind: 'failed',
      why: 'HTTP status 502: fault',
      forbidden: false,
    });
  });

  it('says why it was refused', async () => {
    double.settings.readOnly = true;
    const why = 'HTTP status 403: Resource not accessible by integration';
    expect(await put('first')).toEqual({ kind: 'failed', why, forbidden: true });
    double.settings.fault = { on: 'GET /repos', status: 404, times: 9 };
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
