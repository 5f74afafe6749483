import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf, git, records } from '../support/file-world.ts';
import { type PullWorld, startPullWorld } from '../support/pull-world.ts';

const [A, B, C] = ['a', 'b', 'c'].map(digestOf) as [string, string, string]; // three in, three out
const BRANCH = 'platform-actions/pins';
const DOCKERFILE = `# base\nFROM cgr.dev/acme/python:3.12@${A}\r\nRUN true\n`;
const COMPOSE = 'services:\n  web:\n    image: cgr.dev/acme/nginx:1.27\n';

let here: PullWorld;
beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  const add = double.world;
  const python = add.addRepo(acme, 'python');
  add.addTag(python, '3.12', {}, records(now, [40, 'a'], [10, 'b']));
  add.addTag(python, '3.13', {}, records(now, [3, 'c']));
  add.addTag(add.addRepo(acme, 'nginx'), '1.27', {}, records(now, [400, 'a']));
});
afterAll(() => here.close());
beforeEach(() => here.addApp({ Dockerfile: DOCKERFILE, 'deploy/compose.yaml': COMPOSE }));

const show = (branch: string, path: string): Promise<string> =>
  here.github.git('acme/app', 'show', `${branch}:${path}`);
const head = (branch: string): Promise<string> =>
  here.github.git('acme/app', 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`);
const branches = async (): Promise<readonly string[]> =>
  (await here.github.git('acme/app', 'for-each-ref', '--format=%(refname:short)', 'refs/heads'))
    .split('\n')
    .sort();
const operationOf = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) =>
  outputs['pull-request-operation'];

describe('pull-request: true', { timeout: 180_000 }, () => {
  it('opens one pull request by one step, with a signed commit on the checked-out one, and leaves the files alone', async () => {
    const folder = here.checkout();
    const inputs = {
      title: 'Pins of the week',
      labels: 'dependencies, images',
      reviewers: 'octocat\nacme/reviewers',
      assignees: 'hubot',
      'commit-message': 'build: refresh pins\n\nAs every week.',
      signoff: 'true',
      draft: 'true',
    };
    const step = await here.run(folder, inputs, { token: here.token({ kind: 'app' }) });
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).toBe(DOCKERFILE);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    const [pull, ...others] = here.pulls();
    expect(others).toEqual([]);
    expect(pull).toMatchObject({
      title: 'Pins of the week',
      draft: true,
      headRef: BRANCH,
      baseRef: 'main',
      labels: ['dependencies', 'images'],
      teams: ['reviewers'],
    });
    expect(pull?.reviewers.map(({ login }) => login)).toEqual(['octocat']);
    expect(pull?.assignees.map(({ login }) => login)).toEqual(['hubot']);
    expect(await show(BRANCH, 'Dockerfile')).toBe(DOCKERFILE.replace(A, B).trimEnd());
    expect(await show(BRANCH, 'deploy/compose.yaml')).toBe(COMPOSE.replace('1.27', `1.27@${A}`).trimEnd());
    expect(await here.github.git('acme/app', 'log', '--format=%P', '-1', BRANCH)).toBe(await head('main'));
    expect(await here.github.git('acme/app', 'log', '--format=%an, %cn: %s', '-1', BRANCH)).toBe(
      'pins-app[bot], GitHub: build: refresh pins',
    );
    expect(await here.github.git('acme/app', 'log', '--format=%b', '-1', BRANCH)).toMatch(
      /^As every week\.\n\nSigned-off-by: pins-app\[bot\] <\d+\+pins-app\[bot\]@users\.noreply\.github\.com>\nPlatform-Actions-Pins: [0-9a-f]{40}$/,
    );
    expect(here.writes()).toEqual([
      'POST git/blobs',
      'POST pulls',
      'POST git/trees',
      'POST git/commits',
      'POST git/commits',
      'POST git/refs',
      'POST pulls',
      'POST issues/1/labels',
      'POST issues/1/assignees',
      'POST pulls/1/requested_reviewers',
    ]);
    expect(step.outputs).toMatchObject({
      result: 'pass',
      'pull-request-number': '1',
      'pull-request-url': `${here.github.serverUrl}/acme/app/pull/1`,
      'pull-request-operation': 'created',
      changed: 'true',
      'changed-files': '["Dockerfile","deploy/compose.yaml"]',
    });
    expect(step.outputs['pull-requests']).toBeUndefined();
  });

  it('changes nothing in a second run', async () => {
    const folder = here.checkout();
    await here.run(folder, { labels: 'images' });
    const commit = await head(BRANCH);
    here.github.requests.reset();
    const second = await here.run(folder, { labels: 'Images' });
    expect(second.exitCode, second.log.visible).toBe(0);
    expect(second.outputs).toMatchObject({
      'pull-request-number': '1',
      'pull-request-operation': 'unchanged',
    });
    expect(await head(BRANCH)).toBe(commit);
    expect(here.writes()).toEqual([]);
  });

  it('follows the base: one commit on the newly checked-out one, by the same pull request', async () => {
    await here.run(here.checkout());
    await here.github.commit('acme/app', {
      files: { 'other.yaml': 'a: 1\n', Dockerfile: `${DOCKERFILE}# more\n` },
    });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(operationOf(step)).toBe('updated');
    expect(here.pulls()).toMatchObject([{ number: 1, state: 'open', headSha: await head(BRANCH) }]);
    expect(await here.github.git('acme/app', 'log', '--format=%P', '-1', BRANCH)).toBe(await head('main'));
    expect(await show(BRANCH, 'Dockerfile')).toBe(`${DOCKERFILE.replace(A, B)}# more`);
    expect(await branches()).toEqual(['main', BRANCH]);
    const [last] = (await here.github.git('acme/app', 'log', '--format=%an, %cn', BRANCH)).split('\n');
    expect(last).toBe('github-actions[bot], GitHub');
  });

  it('proposes what changed, and writes title, base and labels anew', async () => {
    await here.run(here.checkout());
    await here.github.commit('acme/app', { branch: 'stable', files: {} });
    const step = await here.run(here.checkout('stable'), {
      title: 'Stable pins',
      labels: 'pins',
      base: 'stable',
    });
    expect(operationOf(step), step.log.visible).toBe('updated');
    expect(here.pulls()).toMatchObject([{ title: 'Stable pins', baseRef: 'stable', labels: ['pins'] }]);
  });

  it('closes the pull request with a comment and deletes the branch when nothing is left to pin', async () => {
    await here.run(here.checkout());
    const files = {
      Dockerfile: DOCKERFILE.replace(A, B),
      'deploy/compose.yaml': COMPOSE.replace('1.27', `1.27@${A}`),
    };
    await here.github.commit('acme/app', { files });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs).toMatchObject({
      'pull-request-number': '1',
      'pull-request-operation': 'closed',
      changed: 'false',
    });
    expect(here.pulls()).toMatchObject([{ state: 'closed', mergedAtMs: undefined }]);
    expect(here.github.repo('acme/app').comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('Nothing is left to pin here'),
    ]);
    expect(await branches()).toEqual(['main']);
    const next = await here.run(here.checkout());
    expect(next.outputs).toMatchObject({ 'pull-request-number': '', 'pull-request-operation': 'none' });
    // Its own closing does not count as somebody's refusal.
    await here.github.commit('acme/app', {
      files: { Dockerfile: DOCKERFILE, 'deploy/compose.yaml': COMPOSE },
    });
    expect(operationOf(await here.run(here.checkout()))).toBe('created');
  });

  it.each([
    ['is about to be updated', { Dockerfile: `${DOCKERFILE}# more\n` }],
    ['has nothing left', { Dockerfile: 'FROM scratch\n', 'deploy/compose.yaml': 'services: {}\n' }],
  ])(
    "never overwrites somebody else's commit when the pull request %s, and says so in it once",
    async (_, files) => {
      await here.run(here.checkout());
      const own = await here.github.commit('acme/app', { branch: BRANCH, files: { 'mine.txt': 'x\n' } });
      const [{ body } = { body: '' }] = here.pulls();
      await here.github.commit('acme/app', { files });
      for (let times = 0; times < 2; times += 1) {
        const step = await here.run(here.checkout(), { title: 'Another' });
        expect(step.exitCode, step.log.visible).toBe(0);
        expect(step.outputs).toMatchObject({
          result: 'warn',
          'pull-request-number': '1',
          'pull-request-operation': 'unchanged',
        });
        expect(step.log.visible).toContain(`commit ${own.slice(0, 12)} is not from this command`);
      }
      expect(await head(BRANCH)).toBe(own);
      expect(here.pulls()).toMatchObject([{ state: 'open', body, title: 'Refresh image digests' }]);
      expect(here.github.repo('acme/app').comments).toMatchObject([
        { issue: 1, body: expect.stringContaining('This pull request is no longer updated') },
      ]);
    },
  );

  it('does not open a pull request again that a person closed, until the digests are others', async () => {
    await here.run(here.checkout());
    here.github.closePull('acme/app', 1, 'octocat');
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs).toMatchObject({ 'pull-request-number': '', 'pull-request-operation': 'none' });
    expect(step.log.visible).toContain('Pull request #1 with the same digests was closed');
    await here.github.commit('acme/app', { files: { Dockerfile: 'FROM cgr.dev/acme/python:3.13\n' } });
    expect((await here.run(here.checkout())).outputs).toMatchObject({
      'pull-request-number': '2',
      'pull-request-operation': 'created',
    });
  });

  it('opens and closes nothing when one image fails; the exit code tells', async () => {
    await here.github.commit('acme/app', { files: { 'b/Dockerfile': 'FROM cgr.dev/acme/python:nope\n' } });
    const step = await here.run(here.checkout());
    expect(step.exitCode).toBe(2);
    expect(step.outputs).toMatchObject({ result: 'error', 'pull-request-operation': 'none' });
    expect(step.log.visible).toContain(
      'No pull request was opened, updated or closed, because an image failed.',
    );
    expect(here.writes()).toEqual([]);
  });

  it('keeps modes and bytes: an executable goes through the Git database, odd bytes stay', async () => {
    const script = Buffer.concat([
      Buffer.from('#!/bin/sh\r\n# \xe9\n', 'latin1'),
      Buffer.from('docker run x\n'),
    ]);
    const odd = Buffer.from('# \xe9\r\nFROM cgr.dev/acme/python:3.13\r\n', 'latin1');
    await here.addApp({
      Dockerfile: { mode: '100755', content: DOCKERFILE },
      'run.sh': { mode: '100755', content: script },
      'odd/Dockerfile': odd,
      'wide/Dockerfile': Buffer.from('\uFEFFFROM cgr.dev/acme/python:3.13\n', 'utf16le'),
    });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    const { git: objects } = here.github.repo('acme/app');
    const modes = await here.github.git(
      'acme/app',
      'ls-tree',
      '-r',
      '--format=%(objectmode) %(path)',
      BRANCH,
    );
    expect(modes.split('\n').sort()).toEqual([
      '100644 odd/Dockerfile',
      '100644 wide/Dockerfile',
      '100755 Dockerfile',
      '100755 run.sh',
    ]);
    expect(await objects.bytes(['cat-file', 'blob', `${BRANCH}:odd/Dockerfile`])).toEqual(
      Buffer.from(`# \xe9\r\nFROM cgr.dev/acme/python:3.13@${C}\r\n`, 'latin1'),
    );
    expect(await objects.bytes(['cat-file', 'blob', `${BRANCH}:wide/Dockerfile`])).toEqual(
      Buffer.from(`\uFEFFFROM cgr.dev/acme/python:3.13@${C}\n`, 'utf16le'),
    );
    expect(here.writes()).not.toContain('createCommitOnBranch');
    expect(await here.github.git('acme/app', 'log', '--format=%an, %cn', '-1', BRANCH)).toBe(
      'github-actions[bot], GitHub',
    );
    const again = await here.run(here.checkout());
    expect(operationOf(again)).toBe('unchanged');
  });

  it('leaves out files that differ from the commit, with a warning, and does not close meanwhile', async () => {
    const folder = here.checkout();
    writeFileSync(join(folder, 'Dockerfile'), `${DOCKERFILE}# edited by an earlier step\n`);
    const step = await here.run(folder);
    expect(step.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'created' });
    expect(await show(BRANCH, 'Dockerfile')).toBe(DOCKERFILE.trimEnd());
    expect(here.pulls()[0]?.body).toContain('`Dockerfile` differs from the checked-out commit');
  });

  it('tries workflow files, and leaves them out with a warning where the token may not change them', async () => {
    const workflow = 'on: push\njobs:\n  a:\n    runs-on: x\n    container: cgr.dev/acme/python:3.13\n';
    await here.addApp({ Dockerfile: DOCKERFILE, '.github/workflows/ci.yml': workflow });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(step.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'created' });
    expect(await show(BRANCH, '.github/workflows/ci.yml')).toBe(workflow.trimEnd());
    expect(await show(BRANCH, 'Dockerfile')).toContain(B);
    expect(here.pulls()[0]?.body).toContain('the token may not change workflow files');
    expect(here.pulls()[0]?.body).not.toContain('python:3.13');
    const again = await here.run(here.checkout());
    expect(again.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'unchanged' });
    expect(await branches()).toEqual(['main', BRANCH]);
    // With nothing but the refused file left, that file alone is not tried again.
    await here.github.commit('acme/app', { files: { Dockerfile: DOCKERFILE.replace(A, B) } });
    here.github.requests.reset();
    const left = await here.run(here.checkout());
    expect(left.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'unchanged' });
    expect(left.log.visible).toContain('the token may not change workflow files');
    expect(here.writes()).toEqual([]);
    await here.addApp({ Dockerfile: DOCKERFILE, '.github/workflows/ci.yml': workflow });
    const app = await here.run(here.checkout(), {}, { token: here.token({ kind: 'app' }) });
    expect(app.outputs, app.log.visible).toMatchObject({
      result: 'pass',
      'pull-request-operation': 'created',
    });
    expect(await show(BRANCH, '.github/workflows/ci.yml')).toContain(C);
  });

  it('opens none, and leaves no branch, when only workflows are left', async () => {
    const workflow = 'on: push\njobs:\n  a:\n    runs-on: x\n    container: cgr.dev/acme/python:3.13\n';
    await here.addApp({ '.github/workflows/ci.yml': workflow });
    const step = await here.run(here.checkout());
    expect(step.outputs, step.log.visible).toMatchObject({
      result: 'warn',
      'pull-request-operation': 'none',
    });
    expect(await branches()).toEqual(['main']);
  });

  it('says in labels and reviews that fail what went wrong, and keeps the pull request', async () => {
    const step = await here.run(here.checkout(), { reviewers: 'nobody-knows-them' });
    expect(step.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'created' });
    expect(step.log.visible).toMatch(/reviews cannot be requested: .*not a collaborator/);
  });
});

describe('group-by: image', { timeout: 180_000 }, () => {
  const rows = ({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) =>
    JSON.parse(outputs['pull-requests'] ?? '[]');

  it('keeps one pull request for each image, and closes the one that has nothing left', async () => {
    const step = await here.run(here.checkout(), { 'group-by': 'image', title: 'Pins' });
    expect(step.exitCode, step.log.visible).toBe(0);
    const url = (number: number): string => `${here.github.serverUrl}/acme/app/pull/${number}`;
    expect(rows(step)).toEqual([
      { image: 'acme/python', number: 1, url: url(1), operation: 'created', branch: `${BRANCH}-acme-python` },
      { image: 'acme/nginx', number: 2, url: url(2), operation: 'created', branch: `${BRANCH}-acme-nginx` },
    ]);
    expect(here.pulls()).toMatchObject([{ title: 'Pins: acme/python' }, { title: 'Pins: acme/nginx' }]);
    expect(await show(`${BRANCH}-acme-nginx`, 'Dockerfile')).toBe(DOCKERFILE.trimEnd());
    await here.github.commit('acme/app', { files: { 'deploy/compose.yaml': null } });
    const next = await here.run(here.checkout(), { 'group-by': 'image', title: 'Pins' });
    expect(rows(next)).toMatchObject([
      { image: 'acme/python', number: 1, operation: 'unchanged' },
      { image: 'acme/nginx', number: 2, operation: 'closed' },
    ]);
    expect(next.outputs['pull-request-operation']).toBe('closed');
    expect(await branches()).toEqual(['main', `${BRANCH}-acme-python`]);
  });

  it('opens at most `max-pull-requests` in a run, and the next run continues', async () => {
    const inputs = { 'group-by': 'image', 'max-pull-requests': '1' };
    const first = await here.run(here.checkout(), inputs);
    expect(rows(first)).toMatchObject([{ operation: 'created' }, { image: 'acme/nginx', operation: 'none' }]);
    expect(first.log.visible).toContain('`max-pull-requests` has been reached; the next run continues.');
    const second = await here.run(here.checkout(), inputs);
    expect(rows(second)).toMatchObject([{ operation: 'unchanged' }, { operation: 'created' }]);
  });

  it("closes the one for all images when the grouping changes, and leaves other people's alone", async () => {
    await here.run(here.checkout());
    await here.github.commit('acme/app', { branch: `${BRANCH}-mine`, files: { x: '1' } });
    const mine = here.token({ kind: 'user' });
    await fetch(`${here.github.apiUrl}/repos/acme/app/pulls`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mine}`, 'user-agent': 'test' },
      body: JSON.stringify({ title: 'Mine', head: `${BRANCH}-mine`, base: 'main' }),
    });
    const step = await here.run(here.checkout(), { 'group-by': 'image' });
    expect(rows(step).map(({ operation }: { operation: string }) => operation)).toEqual([
      'created',
      'created',
      'closed',
    ]);
    expect(here.pulls().map(({ state }) => state)).toEqual(['closed', 'open', 'open', 'open']);
  });
});
