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
  it('is created with counts, listed by head, and found by its files and commits', async () => {
    const { branch, number, object, sha } = await newPull({ draft: true });
    expect(object).toMatchObject({
      state: 'open',
      draft: true,
      user: { login: 'github-actions[bot]' },
      head: { sha, ref: branch, label: `acme:${branch}` },
      base: { ref: 'main', sha: await app.head() },
      commits: 1,
      changed_files: 1,
      additions: 1,
    });
    expect((await app.api(`GET pulls?head=acme:${branch}&base=main`)).rows).toMatchObject([{ number }]);
    expect((await app.api('GET pulls?head=acme:nothing')).rows).toEqual([]);
    expect((await app.api(`GET pulls/${number}/files`)).rows).toMatchObject([
      { filename: 'new.txt', status: 'added' },
    ]);
    expect((await app.api(`GET pulls/${number}/commits`)).rows).toMatchObject([
      { sha, commit: { verification: { verified: true } } },
    ]);
    expect(await app.double.git('acme/app', 'rev-parse', `refs/pull/${number}/head`)).toBe(sha);
  });

  it('is updated, closed and opened again; who closed it is known to REST and GraphQL', async () => {
    const { id, number } = await newPull();
    const patched = await app.api(`PATCH pulls/${number}`, {
      json: { title: 'New', body: 'other', state: 'closed' },
    });
    expect(patched.object).toMatchObject({ title: 'New', body: 'other', state: 'closed' });
    expect((await app.api(`PATCH pulls/${number}`, { json: { state: 'open' } })).object).toMatchObject({
      closed_at: null,
    });
    app.double.closePull('acme/app', number, 'jane');
    expect((await app.api(`GET issues/${number}`)).object).toMatchObject({ closed_by: { login: 'jane' } });
    const { data, errors } = await app.graphql(
      `query ($id: ID!) { node(id: $id) { ... on PullRequest { state author { login }
        timelineItems(itemTypes: [CLOSED_EVENT], last: 1) { nodes { ... on ClosedEvent { actor { login } } } } } } }`,
      { id },
    );
    expect(errors).toEqual([]);
    expect(data.node).toEqual({
      state: 'CLOSED',
      author: { login: 'github-actions' },
      timelineItems: { nodes: [{ actor: { login: 'jane' } }] },
    });
  });

  it('follows its branch, is merged when its base has it, and closes when the branch goes', async () => {
    const { branch, number } = await newPull();
    const sha = await app.double.commit('acme/app', { branch, files: { mine: 'x' }, author: 'jane' });
    expect((await app.api(`GET pulls/${number}`)).object).toMatchObject({ head: { sha }, commits: 2 });
    expect((await app.api(`GET pulls/${number}/commits`)).rows[1]).toMatchObject({
      author: { login: 'jane' },
      commit: { verification: { verified: false, reason: 'unsigned' } },
    });
    expect((await app.api(`DELETE git/refs/heads/${branch}`)).status).toBe(204);
    expect((await app.api(`GET pulls/${number}`)).object).toMatchObject({
      state: 'closed',
      merged: false,
      head: { sha },
    });
    const reopened = await app.api(`PATCH pulls/${number}`, { json: { state: 'open' } });
    expect([reopened.status, reopened.text]).toEqual([
      422,
      expect.stringContaining('branch has been deleted'),
    ]);
    const next = await newPull();
    await app.api('PATCH git/refs/heads/main', { json: { sha: next.sha } });
    expect((await app.api(`GET pulls/${next.number}`)).object).toMatchObject({
      state: 'closed',
      merged: true,
    });
    await app.double.git('acme/app', 'update-ref', 'refs/heads/main', `${next.sha}~1`);
  });

  it.each([
    ['No commits between main and main', { head: 'main' }],
    ['"field":"head","code":"invalid"', { head: 'nothing' }],
    ['"field":"base","code":"invalid"', { base: 'nothing' }],
    ['body is too long (maximum is 65536 characters)', { body: 'x'.repeat(65_537) }],
    ['"field":"title"', { title: ' ' }],
    ['is not a permitted key', { labels: ['x'] }],
    ['"field":"base"', { base: undefined }],
    ['must be boolean', { draft: 'yes' }],
  ])('is refused with 422: %s', async (words, fields) => {
    await app.branchWithCommit(`refused-${made}`).catch(() => undefined);
    const whole = { title: 'x', head: `refused-${made}`, base: 'main', ...fields };
    const json = JSON.parse(JSON.stringify(whole));
    const { status, text } = await app.api('POST pulls', { json });
    expect([status, text]).toEqual([422, expect.stringContaining(words)]);
  });

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

  it('comes from a fork as `owner:branch`', async () => {
    await app.double.addRepo('jane/app', { forkOf: 'acme/app' });
    const sha = await app.double.commit('jane/app', { branch: 'theirs', files: { x: 'y' }, author: 'jane' });
    const { object } = await app.api('POST pulls', {
      json: { title: 'x', head: 'jane:theirs', base: 'main' },
    });
    expect(object).toMatchObject({ head: { sha, repo: { full_name: 'jane/app', fork: true } }, commits: 1 });
  });

  it('is changed through GraphQL: update, draft, close, comment, delete the branch', async () => {
    const { branch, id, number } = await newPull();
    const run = (name: string, fields: object) =>
      app.graphql(
        `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { pullRequest { title isDraft state } } }`,
        { input: { pullRequestId: id, ...fields } },
      );
    const shown = async (name: string, fields: object = {}) =>
      Object((await run(name, fields)).data[name]).pullRequest;
    expect(await shown('updatePullRequest', { title: 'T' })).toEqual({
      title: 'T',
      isDraft: false,
      state: 'OPEN',
    });
    expect(await shown('convertPullRequestToDraft')).toMatchObject({ isDraft: true });
    expect(await shown('markPullRequestReadyForReview')).toMatchObject({ isDraft: false });
    const said = await app.graphql(
      'mutation ($id: ID!) { addComment(input: { subjectId: $id, body: "bye" }) { commentEdge { node { body author { login } } } } }',
      { id },
    );
    expect(said.errors).toEqual([]);
    expect((await app.api(`GET issues/${number}/comments`)).rows).toMatchObject([{ body: 'bye' }]);
    expect(await shown('closePullRequest')).toMatchObject({ state: 'CLOSED' });
    expect(await shown('reopenPullRequest')).toMatchObject({ state: 'OPEN' });
    const asked = await app.graphql(
      `query { repository(owner: "acme", name: "app") { ref(qualifiedName: "${branch}") { id } } }`,
    );
    const refId = Object(asked.data.repository).ref.id;
    const gone = await app.graphql(
      'mutation ($id: ID!) { deleteRef(input: { refId: $id }) { clientMutationId } }',
      { id: refId },
    );
    expect(gone.errors).toEqual([]);
    expect((await app.api(`GET pulls/${number}`)).object).toMatchObject({ state: 'closed' });
    expect((await run('updatePullRequest', { title: 'x', pullRequestId: 'PR_x' })).errors).toMatchObject([
      { type: 'NOT_FOUND' },
    ]);
  });

  it('is created and listed through GraphQL, with the refusals of REST', async () => {
    await app.branchWithCommit('by-graphql');
    const { data } = await app.graphql('query { repository(owner: "acme", name: "app") { id } }');
    const input = {
      repositoryId: Object(data.repository).id,
      title: 'x',
      headRefName: 'by-graphql',
      baseRefName: 'main',
    };
    const create = () =>
      app.graphql(
        'mutation ($input: CreatePullRequestInput!) { createPullRequest(input: $input) { pullRequest { number } } }',
        { input },
      );
    const { number } = Object(Object((await create()).data.createPullRequest).pullRequest);
    expect((await create()).errors).toMatchObject([
      { type: 'UNPROCESSABLE', message: 'A pull request already exists for acme:by-graphql.' },
    ]);
    const list = (more: string) =>
      app.graphql(
        `query { repository(owner: "acme", name: "app") { pullRequests(headRefName: "by-graphql", states: [OPEN]${more}) { totalCount nodes { number } pageInfo { hasNextPage } } } }`,
      );
    expect(Object((await list(', first: 5')).data.repository).pullRequests).toEqual({
      totalCount: 1,
      nodes: [{ number }],
      pageInfo: { hasNextPage: false },
    });
    expect((await list('')).errors[0]).toMatchObject({ type: 'MISSING_PAGINATION_BOUNDARIES' });
  });
});

describe('labels, reviewers and comments', () => {
  it('sets, adds and removes labels', async () => {
    const { number } = await newPull();
    const names = async (on: string, json?: { labels: string[] }) =>
      (await app.api(`${on.replace('LABELS', `issues/${number}/labels`)}`, json ? { json } : {})).rows.map(
        ({ name }) => name,
      );
    expect(await names('POST LABELS', { labels: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(await names('PUT LABELS', { labels: ['b', 'c'] })).toEqual(['b', 'c']);
    expect(await names('DELETE LABELS/b')).toEqual(['c']);
    expect((await app.api(`DELETE issues/${number}/labels/b`)).object.message).toBe('Label does not exist');
    expect(await names('GET LABELS')).toEqual(['c']);
    expect((await app.api(`GET pulls/${number}`)).object).toMatchObject({ labels: [{ name: 'c' }] });
    expect((await app.api(`DELETE issues/${number}/labels`)).status).toBe(204);
  });

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

  it('takes SARIF in gzip and Base64, and tells how it goes', async () => {
    app.double.configure({ uploadStates: ['pending', 'failed'] });
    const json = {
      commit_sha: await app.head(),
      ref: 'refs/heads/main',
      sarif: packed('{"version":"2.1.0","runs":[]}'),
    };
    const sent = await app.api(`POST ${on}`, { json });
    expect(sent.status).toBe(202);
    const look = async () => (await app.api(`GET ${on}/${sent.object.id}`)).object;
    expect(await look()).toMatchObject({ processing_status: 'pending' });
    expect(await look()).toMatchObject({ processing_status: 'failed', errors: [expect.any(String)] });
    expect(app.double.repo('acme/app').uploads).toMatchObject([
      { ref: 'refs/heads/main', sarif: '{"version":"2.1.0","runs":[]}' },
    ]);
  });

  it.each([
    [400, { sarif: base64('{}') }],
    [422, { ref: 'main' }],
    [422, { commit_sha: 'b' }],
    [404, { commit_sha: 'b'.repeat(40) }],
    [400, { sarif: packed('{"version":"2.0.0"}') }],
    [422, { ref: undefined }],
    [422, { categry: 'x' }],
  ])('answers %i to an upload with %j', async (status, fields) => {
    const whole = {
      commit_sha: await app.head(),
      ref: 'refs/heads/main',
      sarif: packed('{"version":"2.1.0"}'),
      ...fields,
    };
    const json = JSON.parse(JSON.stringify(whole));
    expect((await app.api(`POST ${on}`, { json })).status).toBe(status);
  });

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
