import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64, withApp } from './ask-github.ts';

let app: Awaited<ReturnType<typeof withApp>>;

beforeAll(async () => {
  app = await withApp();
});
afterAll(() => app.double.close());

let made = 0;
/** A pull request of the job from a new branch; gives its number and branch. */
async function newPull(fields: object = {}) {
  made += 1;
  const branch = `pins-${made}`;
  const sha = await app.branchWithCommit(branch);
  const { object, status } = await app.api('POST pulls', {
    json: { title: 'Pin images', head: branch, base: 'main', body: 'why', ...fields },
  });
  expect(status).toBe(201);
  return { branch, sha, number: Number(object.number), id: String(object.node_id), object };
}

describe('a pull request', () => {
  it('exists once for a head and a base', async () => {
    const { branch } = await newPull();
    const { object } = await app.api('POST pulls', { json: { title: 'x', head: branch, base: 'main' } });
    expect(object.errors).toMatchObject([
      {
        resource: 'PullRequest',
        code: 'custom',
        message: `A pull request already exists for acme:${branch}.`,
      },
    ]);
  });

  it('is refused to jobs where the setting forbids it, not to Apps', async () => {
    const sha = await app.branchWithCommit('setting');
    const repo = app.double.repo('acme/app');
    repo.actionsMayCreatePulls = false;
    const json = { title: 'x', head: 'setting', base: 'main' };
    const { object, status } = await app.api('POST pulls', { json });
    expect({ status, object }).toEqual({
      status: 403,
      object: {
        message: 'GitHub Actions is not permitted to create or approve pull requests.',
        documentation_url: 'https://docs.github.com/rest/pulls/pulls#create-a-pull-request',
        status: '403',
      },
    });
    const admin = app.other({ kind: 'app', permissions: { administration: 'read', pull_requests: 'write' } });
    expect((await app.api('GET actions/permissions/workflow', { as: admin })).object).toEqual({
      default_workflow_permissions: 'read',
      can_approve_pull_request_reviews: false,
    });
    expect((await app.api('GET actions/permissions/workflow')).status).toBe(403);
    expect((await app.api('POST pulls', { json, as: admin })).object).toMatchObject({ head: { sha } });
    repo.actionsMayCreatePulls = true;
  });
});

describe('labels, reviewers and comments', () => {
  it('asks known accounts and teams for reviews, never the author or a stranger', async () => {
    const { number } = await newPull();
    app.double.addAccount('jane');
    const on = `pulls/${number}/requested_reviewers`;
    const json = { reviewers: ['jane'], team_reviewers: ['core'] };
    expect((await app.api(`POST ${on}`, { json })).text).toContain('Could not resolve to a node');
    const { value: as } = app.double.addToken({ kind: 'app' });
    expect((await app.api(`POST ${on}`, { json, as })).object).toMatchObject({
      requested_reviewers: [{ login: 'jane' }],
      requested_teams: [{ slug: 'core' }],
    });
    expect((await app.api(`POST ${on}`, { json: { reviewers: ['stranger'] } })).text).toContain(
      'not a collaborator',
    );
    expect((await app.api(`POST ${on}`, { json: { reviewers: ['github-actions[bot]'] } })).text).toContain(
      'from pull request author',
    );
    expect((await app.api(`DELETE ${on}`, { json: { reviewers: ['jane'] } })).object).toMatchObject({
      requested_reviewers: [],
    });
    expect((await app.api(`GET ${on}`)).object).toMatchObject({ users: [], teams: [{ slug: 'core' }] });
  });

  it('makes labels for tokens with `issues: write` only, and leaves out whom it cannot assign', async () => {
    const { number } = await newPull();
    app.double.addAccount('jane');
    const permissions = { contents: 'write', pull_requests: 'write' } as const;
    const { value: as } = app.double.addToken({ permissions });
    const labels = { json: { labels: ['new'] } };
    expect(await app.api(`POST issues/${number}/labels`, { ...labels, as })).toMatchObject({
      status: 403,
      object: { errors: [{ resource: 'Repository', field: 'label', code: 'unauthorized' }] },
    });
    await app.api(`POST issues/${number}/labels`, labels);
    expect((await app.api(`POST issues/${number}/labels`, { ...labels, as })).status).toBe(200);
    const json = { assignees: ['jane', 'stranger'] };
    expect((await app.api(`POST issues/${number}/assignees`, { json })).object).toMatchObject({
      assignees: [{ login: 'jane' }],
    });
  });

  it('lets nobody change a branch that rules protect', async () => {
    await newPull();
    app.double.repo('acme/app').protectedBranches.push('main', 'new');
    const sha = await app.double.git('acme/app', 'rev-parse', 'main');
    const words = 'Repository rule violations found';
    const made = await app.api('POST git/refs', { json: { ref: 'refs/heads/new', sha } });
    const moved = await app.api('PATCH git/refs/heads/main', { json: { sha } });
    for (const answer of [made, moved])
      expect(answer).toMatchObject({ status: 422, text: expect.stringContaining(words) });
  });

  it('keeps comments by account; Apps change their own only', async () => {
    const { number } = await newPull();
    const mine = await app.api(`POST issues/${number}/comments`, { json: { body: 'mine' } });
    expect(mine.object).toMatchObject({
      user: { login: 'github-actions[bot]' },
      performed_via_github_app: { slug: 'github-actions' },
    });
    const theirs = app.double.comment('acme/app', number, 'theirs', 'jane');
    const both = await app.api(`GET issues/${number}/comments?per_page=1&page=2`);
    expect(both.rows).toMatchObject([{ id: theirs.id, performed_via_github_app: null }]);
    expect(both.headers.get('link')).toContain('rel="prev"');
    const edited = await app.api(`PATCH issues/comments/${mine.object.id}`, { json: { body: 'new' } });
    expect(edited.object.body).toBe('new');
    expect((await app.api(`PATCH issues/comments/${theirs.id}`, { json: { body: 'new' } })).status).toBe(403);
    expect((await app.api(`DELETE issues/comments/${mine.object.id}`)).status).toBe(204);
    expect((await app.api(`GET issues/comments/${mine.object.id}`)).status).toBe(404);
    expect((await app.api(`POST issues/${number}/comments`, { json: { body: '' } })).status).toBe(422);
    expect(
      (await app.api(`POST issues/${number}/comments`, { json: { body: 'x'.repeat(65_537) } })).status,
    ).toBe(422);
    const reader = app.other({ permissions: { contents: 'write' } });
    expect(
      (await app.api(`POST issues/${number}/comments`, { json: { body: 'x' }, as: reader })).object,
    ).toMatchObject({
      message: 'Resource not accessible by integration',
    });
  });
});

describe('code scanning', () => {
  const on = 'code-scanning/sarifs';
  const packed = (text: string): string => base64(gzipSync(text));

  it('is refused without the permission, and where it is switched off', async () => {
    const json = { commit_sha: await app.head(), ref: 'refs/heads/main', sarif: packed('{}') };
    const reader = app.other({ permissions: { security_events: 'read' } });
    expect((await app.api(`POST ${on}`, { json, as: reader })).status).toBe(403);
    await app.double.addRepo('acme/plain', { codeScanning: false, files: { a: 'b' } });
    expect((await app.api(`POST /repos/acme/plain/${on}`, { json })).text).toContain(
      'Advanced Security must be enabled',
    );
  });
});
