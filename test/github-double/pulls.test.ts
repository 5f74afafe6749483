import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withApp } from './ask-github.ts';

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
  const { json: object, status } = await app.api('POST pulls', {
    json: { title: 'Pin images', head: branch, base: 'main', body: 'why', ...fields },
  });
  expect(status).toBe(201);
  return { branch, sha, number: Number(object.number), id: String(object.node_id), object };
}

describe('a pull request', () => {
  it('exists once for a head and a base', async () => {
    const { branch } = await newPull();
    const { json: object } = await app.api('POST pulls', {
      json: { title: 'x', head: branch, base: 'main' },
    });
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
    const { json: object, status } = await app.api('POST pulls', { json });
    expect({ status, object }).toEqual({
      status: 403,
      object: {
        message: 'GitHub Actions is not permitted to create or approve pull requests.',
        documentation_url: 'https://docs.github.com/rest/pulls/pulls#create-a-pull-request',
        status: '403',
      },
    });
    const other = app.other({ kind: 'app', permissions: { pull_requests: 'write' } });
    expect((await app.api('POST pulls', { json, as: other })).json).toMatchObject({ head: { sha } });
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
    expect((await app.api(`POST ${on}`, { json, as })).json).toMatchObject({
      requested_reviewers: [{ login: 'jane' }],
      requested_teams: [{ slug: 'core' }],
    });
    expect((await app.api(`POST ${on}`, { json: { reviewers: ['stranger'] } })).text).toContain(
      'not a collaborator',
    );
    expect((await app.api(`POST ${on}`, { json: { reviewers: ['github-actions[bot]'] } })).text).toContain(
      'from pull request author',
    );
  });

  it('makes labels for tokens with `issues: write` only, and leaves out whom it cannot assign', async () => {
    const { number } = await newPull();
    app.double.addAccount('jane');
    const permissions = { contents: 'write', pull_requests: 'write' } as const;
    const { value: as } = app.double.addToken({ permissions });
    const labels = { json: { labels: ['new'] } };
    expect(await app.api(`POST issues/${number}/labels`, { ...labels, as })).toMatchObject({
      status: 403,
      json: { errors: [{ resource: 'Repository', field: 'label', code: 'unauthorized' }] },
    });
    await app.api(`POST issues/${number}/labels`, labels);
    expect((await app.api(`POST issues/${number}/labels`, { ...labels, as })).status).toBe(200);
    const json = { assignees: ['jane', 'stranger'] };
    expect((await app.api(`POST issues/${number}/assignees`, { json })).json).toMatchObject({
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

  it('keeps comments by account', async () => {
    const { number } = await newPull();
    const mine = await app.api(`POST issues/${number}/comments`, { json: { body: 'mine' } });
    expect(mine.json).toMatchObject({
      user: { login: 'github-actions[bot]' },
      performed_via_github_app: { slug: 'github-actions' },
    });
    const json = { body: 'theirs' };
    const jane = app.other({ kind: 'user', login: 'jane' });
    const theirs = await app.api(`POST issues/${number}/comments`, { json, as: jane });
    const both = await app.api(`GET issues/${number}/comments?per_page=1&page=2`);
    expect(both.rows).toMatchObject([
      { id: theirs.json.id, user: { login: 'jane' }, performed_via_github_app: null },
    ]);
    expect(both.headers.get('link')).toContain('rel="prev"');
    expect((await app.api(`POST issues/${number}/comments`, { json: { body: '' } })).status).toBe(422);
    expect(
      (await app.api(`POST issues/${number}/comments`, { json: { body: 'x'.repeat(65_537) } })).status,
    ).toBe(422);
    const reader = app.other({ permissions: { contents: 'write' } });
    expect(
      (await app.api(`POST issues/${number}/comments`, { json: { body: 'x' }, as: reader })).json,
    ).toMatchObject({
      message: 'Resource not accessible by integration',
    });
  });
});
