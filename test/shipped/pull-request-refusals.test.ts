import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { primaryLimit, secondaryLimit } from '../github-double/limits.ts';
import { digestOf, git, records } from '../support/file-world.ts';
import { type PullRun, type PullWorld, startPullWorld } from '../support/pull-world.ts';
import { createPlace, runCli } from '../support/shipped-run.ts';

const BRANCH = 'platform-actions/pins';
const DOCKERFILE = `FROM cgr.dev/acme/python:3.12@${digestOf('a')}\n`;
const RECIPE = 'docs/recipes/refresh-pins.md';

let here: PullWorld;
beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  const python = double.world.addRepo(acme, 'python');
  double.world.addTag(python, '3.12', {}, records(now, [40, 'a'], [10, 'b']));
});
afterAll(() => here.close());
beforeEach(() => here.addApp({ Dockerfile: DOCKERFILE }));

const branches = (): Promise<string> =>
  here.github.git('acme/app', 'for-each-ref', '--format=%(refname:short)', 'refs/heads');

describe('a permission that pull-request: true lacks', { timeout: 180_000 }, () => {
  const withOnly = (permissions: Readonly<Record<string, 'read' | 'write'>>) => () =>
    here.token({ permissions });

  it.each([
    [
      'contents: write',
      withOnly({ contents: 'read', pull_requests: 'write' }),
      ["add `contents: write` to the job's `permissions`"],
    ],
    [
      'pull-requests: write',
      withOnly({ contents: 'write', pull_requests: 'read' }),
      ["add `pull-requests: write` to the job's `permissions`"],
    ],
    [
      'both',
      withOnly({ contents: 'read', pull_requests: 'read' }),
      ['add `contents: write`', 'add `pull-requests: write`'],
    ],
    [
      "the repository's setting",
      () => {
        here.github.repo('acme/app').actionsMayCreatePulls = false;
        return here.token();
      },
      ['turn on "Allow GitHub Actions to create and approve pull requests"'],
    ],
  ] as const)(
    'is found before anything is changed, and named with its remedy: %s',
    async (_, token, remedies) => {
      const step = await here.run(here.checkout(), {}, { token: token() });
      expect(step.exitCode, step.log.visible).toBe(4);
      expect(step.outputs).toMatchObject({ result: 'error', 'pull-request-operation': 'none' });
      for (const remedy of remedies) expect(step.log.visible).toContain(remedy);
      expect(await branches()).toBe('main');
      expect(here.pulls()).toEqual([]);
    },
  );

  it('is found for a pull request that is open, before its branch moves', async () => {
    await here.run(here.checkout());
    const before = await here.github.git('acme/app', 'rev-parse', BRANCH);
    await here.github.commit('acme/app', { files: { Dockerfile: `${DOCKERFILE}# more\n` } });
    const token = here.token({ permissions: { contents: 'write', pull_requests: 'read' } });
    const step = await here.run(here.checkout(), {}, { token });
    expect(step.exitCode, step.log.visible).toBe(4);
    expect(await here.github.git('acme/app', 'rev-parse', BRANCH)).toBe(before);
  });

  it('is a token that is not valid (exit code 3)', async () => {
    const step = await here.run(here.checkout(), {}, { token: 'ghs_not-a-token-at-all' });
    expect(step.exitCode).toBe(3);
    expect(step.log.visible).toContain('`github-token` is invalid or has expired');
  });
});

describe('pull-request: true where there can be none', { timeout: 180_000 }, () => {
  const pullEvent = {
    pull_request: {
      number: 7,
      base: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'acme/app' } },
      head: { ref: 'topic', repo: { full_name: 'acme/app' } },
    },
  };

  it.each<readonly [string, Readonly<Record<string, string>>, PullRun, readonly string[]]>([
    [
      'on events of pull requests',
      {},
      { github: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' }, event: pullEvent },
      ['cannot be used on events of pull requests (this one is `pull_request`)', RECIPE],
    ],
    [
      'in a merge queue',
      {},
      { github: { GITHUB_EVENT_NAME: 'merge_group' } },
      ['cannot be used on events of pull requests', RECIPE],
    ],
    [
      'in a fork, by its event',
      {},
      { event: { repository: { full_name: 'acme/app', fork: true } } },
      ['cannot be used in a fork', RECIPE],
    ],
    ['on Forgejo', {}, { github: { FORGEJO_ACTIONS: 'true' } }, ['outside of GitHub Actions', RECIPE]],
    ['on Gitea', {}, { github: { GITEA_ACTIONS: 'true' } }, ['outside of GitHub Actions', RECIPE]],
    ['without a token', {}, { token: '' }, ['`pull-request` needs `github-token`']],
    [
      'in another mode',
      { mode: 'check' },
      {},
      ['`pull-request` is not used with `mode: check`', 'set `mode: pin`'],
    ],
    [
      'with names that git refuses and texts that GitHub refuses',
      { branch: 'a..b', base: 'x y', title: 'x'.repeat(257), reviewers: 'a b' },
      {},
      [
        '`branch`: `a..b` is not a name',
        '`base`: `x y` has a character',
        '`title` is longer than 256 characters',
        '`reviewers`',
      ],
    ],
    [
      'with images alone',
      { images: 'cgr.dev/acme/python:3.12' },
      {},
      ['`pull-request` pins references in files, and with `images` alone no file is read'],
    ],
    ['on its own base', { branch: 'main', base: 'main' }, {}, ['`branch` and `base` are both `main`']],
  ])('is a usage error before any request: %s', async (_, inputs, how, texts) => {
    here.world.double.requests.reset();
    const step = await here.run(here.checkout(), inputs, how);
    expect(step.exitCode, step.log.visible).toBe(2);
    for (const text of texts) expect(step.log.visible).toContain(text);
    expect(here.github.requests.count()).toBe(0);
    expect(here.world.double.requests.count()).toBe(0);
  });

  it('is a usage error in a terminal, and on another CI', async () => {
    const place = createPlace();
    try {
      writeFileSync(join(place.workspace, 'Dockerfile'), DOCKERFILE);
      const words = ['resolve-digest', '--mode=pin', '--pull-request', '--images=python'];
      for (const env of [{}, { GITLAB_CI: 'true', CI_PROJECT_DIR: place.workspace }]) {
        const end = await runCli(place, words, { env });
        expect(end.exitCode).toBe(2);
        expect(end.stderr).toContain('`pull-request` cannot be used outside of GitHub Actions');
        expect(end.stderr).toContain(RECIPE);
      }
    } finally {
      place.remove();
    }
  });

  it('is a usage error in a repository that GitHub says is a fork', async () => {
    await here.addApp({ Dockerfile: DOCKERFILE }, { forkOf: 'upstream/app' });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(2);
    expect(step.log.visible).toContain('cannot be used in a fork, and `acme/app` is one');
    expect(step.log.visible).toContain(RECIPE);
    expect(here.writes()).toEqual([]);
  });

  it('is a usage error without a checkout, and where the commit is not on the base', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'platform-actions-bare-'));
    try {
      writeFileSync(join(bare, 'Dockerfile'), DOCKERFILE);
      const none = await here.run(bare);
      expect(none.exitCode).toBe(2);
      expect(none.log.visible).toContain('needs a checkout: the workspace is not a git checkout');
    } finally {
      rmSync(bare, { recursive: true, force: true });
    }
    await here.github.commit('acme/app', { branch: 'topic', files: { x: '1' } });
    const off = await here.run(here.checkout('topic'), { base: 'main' });
    expect(off.exitCode).toBe(2);
    expect(off.log.visible).toMatch(/the checked-out commit [0-9a-f]{12} is not on the branch `main`/);
    const local = here.checkout();
    git(local, 'commit', '--quiet', '--allow-empty', '--message', 'mine');
    const unknown = await here.run(local);
    expect(unknown.log.visible).toMatch(/the checked-out commit [0-9a-f]{12} is not in `acme\/app`/);
    const missing = await here.run(here.checkout(), { base: 'nope' });
    expect(missing.log.visible).toContain('`acme/app` has no branch `nope`');
    expect(missing.exitCode).toBe(2);
    expect(here.writes()).toEqual([]);
  });

  it('takes the branch of the run where only its commit is checked out, and asks for `base` elsewhere', async () => {
    const folder = here.checkout();
    git(folder, 'checkout', '--quiet', '--detach');
    const sha = git(folder, 'rev-parse', 'HEAD').trim();
    const other = await here.run(folder, {}, { github: { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: sha } });
    expect(other.exitCode).toBe(2);
    expect(other.log.visible).toContain('`base` is required: no branch is checked out');
    const own = await here.run(folder, {}, { github: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha } });
    expect(own.outputs, own.log.visible).toMatchObject({ 'pull-request-operation': 'created' });
  });

  it('names the branch that stands in the way of its own', async () => {
    await here.github.commit('acme/app', { branch: 'platform-actions', files: { x: '1' } });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(2);
    expect(step.log.visible).toContain('choose another name in `branch`');
    expect(here.pulls()).toEqual([]);
  });
});

describe('a GitHub that is busy or breaks', { timeout: 180_000 }, () => {
  it('is waited for: primary and secondary limits', async () => {
    const { faults } = here.github;
    faults.add({ on: 'GET /repos/acme/app', fault: primaryLimit(Date.now() + 3000) });
    faults.add({ on: 'POST /repos/acme/app/pulls', fault: secondaryLimit(1) });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs['pull-request-operation']).toBe('created');
    expect(here.pulls()).toHaveLength(1);
  });

  it('is an error (exit code 5) where a limit lasts too long, and nothing is left behind', async () => {
    const limit = primaryLimit(Date.now() + 3_600_000);
    here.github.faults.add({ on: 'POST /repos/acme/app/git/trees', fault: limit, times: 'always' });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(5);
    expect(step.log.visible).toContain('rate limit');
    expect(here.pulls()).toEqual([]);
    expect(await branches()).toBe('main');
  });

  it('gets one more try when somebody was faster, and no third', async () => {
    const body = JSON.stringify({ message: 'Reference already exists' });
    const fault = { kind: 'status', status: 422, body } as const;
    here.github.faults.add({ on: 'POST /repos/acme/app/git/refs', fault });
    const once = await here.run(here.checkout());
    expect(once.outputs, once.log.visible).toMatchObject({ 'pull-request-operation': 'created' });
    await here.addApp({ Dockerfile: DOCKERFILE });
    here.github.faults.add({ on: 'POST /repos/acme/app/git/refs', fault, times: 'always' });
    const always = await here.run(here.checkout());
    expect(always.exitCode).toBe(5);
    expect(here.writes().filter((write) => write === 'POST git/refs')).toHaveLength(2);
    expect(here.pulls()).toEqual([]);
  });

  it.each([
    ['the branch', 'POST /repos/acme/app/git/refs'],
    ['the commit', 'POST /repos/acme/app/git/commits'],
    ['the pull request', 'POST /repos/acme/app/pulls'],
  ])('loses the answer about %s: it is looked up, and nothing is made twice', async (_, on) => {
    const nth = on.endsWith('/pulls') ? 2 : 1;
    here.github.faults.add({ on, nth, fault: { kind: 'reset', when: 'after-commit' } });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs).toMatchObject({ 'pull-request-number': '1', 'pull-request-operation': 'created' });
    expect(here.pulls()).toHaveLength(1);
    expect(await branches()).toBe(`main\n${BRANCH}`);
    expect(await here.github.git('acme/app', 'rev-list', '--count', `main..${BRANCH}`)).toBe('1');
  });
});

describe('what GitHub refuses of a pull request that stands', { timeout: 180_000 }, () => {
  const least = { contents: 'write', pull_requests: 'write' } as const;

  it.each([
    [
      'labels that the token may not create',
      { labels: 'known\nnew' },
      ['`new`: the labels cannot be added', 'You do not have permission to create labels', '`issues: write`'],
    ],
    [
      'teams that the token cannot read',
      { labels: 'known', reviewers: 'octocat, acme/reviewers' },
      ['Could not resolve to a node with the global id', '`members: read`'],
    ],
    [
      'people who are not there',
      { labels: 'known', reviewers: 'octocat, nobody-knows-them', assignees: 'hubot, ghost' },
      ['Reviews may only be requested from collaborators', 'GitHub left out `ghost`'],
    ],
  ])('is a warning with its words, remembered, and the rest is set: %s', async (_, inputs, texts) => {
    here.github.repo('acme/app').labels.set('known', 77);
    const token = here.token({ permissions: least });
    const step = await here.run(here.checkout(), inputs, { token });
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'created' });
    for (const text of texts) expect(step.log.visible).toContain(text);
    expect(step.log.visible).not.toContain('`pull-requests: write`');
    const [pull] = here.pulls();
    expect(pull?.labels).toEqual(['known']);
    if ('reviewers' in inputs) expect(pull?.reviewers.map(({ login }) => login)).toEqual(['octocat']);
    here.github.requests.reset();
    const again = await here.run(here.checkout(), inputs, { token });
    expect(again.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'unchanged' });
    for (const text of texts) expect(again.log.visible).toContain(text);
    expect(here.writes()).toEqual([]);
    // Ticking the box tries it again, now with a token that may.
    if (pull !== undefined) pull.body = pull.body?.replace('- [ ]', '- [x]') ?? null;
    const app = here.token({ kind: 'app' });
    const ticked = await here.run(here.checkout(), inputs, { token: app });
    expect(ticked.outputs['pull-request-operation'], ticked.log.visible).toBe('updated');
    expect(pull?.body).not.toContain('- [x]');
    if (inputs.labels.includes('new')) expect(pull?.labels).toEqual(['known', 'new']);
  });

  it('is never a permission that the token has shown to have', async () => {
    const headers = { 'x-accepted-github-permissions': 'pull_requests=write' };
    const body = JSON.stringify({ message: 'Resource not accessible by integration' });
    const fault = { kind: 'status', status: 403, body, headers } as const;
    here.github.faults.add({ on: 'POST /repos/acme/app/pulls/1/requested_reviewers', fault });
    // GitHub does not find the pull request that it has just opened.
    const late = { kind: 'status', status: 404, body: JSON.stringify({ message: 'Not Found' }) } as const;
    here.github.faults.add({ on: 'PATCH /repos/acme/app/pulls/1', fault: late });
    const step = await here.run(here.checkout(), { reviewers: 'acme/reviewers' });
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'created' });
    expect(step.log.visible).toContain('Resource not accessible by integration');
    expect(step.log.visible).toContain('`members: read`');
    expect(step.log.visible).not.toContain('`pull-requests: write`');
  });

  it('is named by the permission that GitHub would accept', async () => {
    const headers = { 'x-accepted-github-permissions': 'administration=write,contents=write' };
    const body = JSON.stringify({ message: 'Resource not accessible by integration' });
    const fault = { kind: 'status', status: 403, body, headers } as const;
    here.github.faults.add({ on: 'POST /repos/acme/app/git/refs', fault, times: 'always' });
    const step = await here.run(here.checkout());
    expect(step.exitCode).toBe(4);
    expect(step.log.visible).toContain('add `administration: write` and `contents: write`');
  });

  it.each([
    ['a ruleset', 403, 'Repository rule violations found', 4, 'bypass the rules'],
    ['a protected branch', 422, 'Cannot force-push to this protected branch', 4, 'bypass the rules'],
    ['a rule for merging', 422, 'Changes must be made through a pull request.', 4, 'bypass the rules'],
    ['an archived repository', 403, 'Repository was archived so is read-only.', 4, 'unarchive'],
    ['single sign-on', 403, 'Resource protected by organization SAML enforcement.', 4, 'authorize the token'],
    ['a limit of content', 422, 'was submitted too quickly', 5, 'rate limit'],
  ])('ends the run with its words: %s', async (_, status, message, exitCode, fix) => {
    const fault = { kind: 'status', status, body: JSON.stringify({ message }) } as const;
    here.github.faults.add({ on: 'POST /repos/acme/app/git/refs', fault, times: 'always' });
    const step = await here.run(here.checkout(), { 'max-attempts': '1' });
    expect(step.exitCode, step.log.visible).toBe(exitCode);
    expect(step.log.visible).toContain(message);
    expect(step.log.visible).toContain(fix);
    expect(step.log.visible).not.toContain('`contents: write`');
    expect(here.pulls()).toEqual([]);
  });

  it('is a branch that rules protect', async () => {
    here.github.repo('acme/app').protectedBranches.push(BRANCH);
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(4);
    expect(step.log.visible).toContain('Repository rule violations found');
    expect(await branches()).toBe('main');
  });
});
