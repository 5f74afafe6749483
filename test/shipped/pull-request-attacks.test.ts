import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf, git, records } from '../support/file-world.ts';
import { type PullWorld, startPullWorld } from '../support/pull-world.ts';

const [A, B, C] = ['a', 'b', 'c'].map(digestOf) as [string, string, string]; // three in, three out
const BRANCH = 'platform-actions/pins';
const OLD = `FROM cgr.dev/acme/python:3.12@${A}\n`;
const WORKFLOW = 'on: push\njobs:\n  a:\n    runs-on: x\n    container: cgr.dev/acme/python:3.13\n';

let here: PullWorld;
beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  const add = double.world;
  const python = add.addRepo(acme, 'python');
  add.addTag(python, '3.12', {}, records(now, [40, 'a'], [10, 'b']));
  add.addTag(python, '3.13', {}, records(now, [3, 'c']));
  add.addTag(python, '3.14', {}, records(now, [3, 'c']));
  const a = add.addGroup(acme, 'a');
  const ab = add.addGroup(acme, 'a-b');
  add.addTag(add.addRepo(a, 'b-c'), 'latest', {}, records(now, [3, 'a']));
  add.addTag(add.addRepo(ab, 'c'), 'latest', {}, records(now, [3, 'b']));
});
afterAll(() => here.close());
beforeEach(() => here.addApp({ Dockerfile: OLD }));

const head = (branch: string): Promise<string> =>
  here.github.git('acme/app', 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`);
const run = (inputs: Readonly<Record<string, string>> = {}, token?: string) =>
  here.run(here.checkout(), inputs, token === undefined ? {} : { token });
const operation = async (inputs: Readonly<Record<string, string>> = {}) =>
  (await run(inputs)).outputs['pull-request-operation'];
const tick = (number: number): void => {
  const pull = here.pulls().find((one) => one.number === number);
  if (pull === undefined) throw new Error(`no pull request #${number}`);
  pull.body = (pull.body ?? '').replace('- [ ]', '- [x]');
};

describe('the box of a pull request that was declined', { timeout: 180_000 }, () => {
  it('counts also where a newer pull request was declined or merged since', async () => {
    const older = { 'as-of': new Date(here.world.now - 20 * 86_400_000).toISOString() };
    await here.addApp({ Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' });
    expect(await operation(older)).toBe('created');
    here.github.closePull('acme/app', 1, 'octocat');
    expect(await operation()).toBe('created');
    here.github.closePull('acme/app', 2, 'octocat');
    const declined = await run(older);
    expect(declined.log.visible).toContain('Pull request #1 with the same digests was closed');
    expect(declined.log.visible).toContain('tick the box in its text');
    tick(1);
    expect((await run(older)).outputs).toMatchObject({
      'pull-request-number': '3',
      'pull-request-operation': 'created',
    });
    expect(await operation(older)).toBe('unchanged');
  });
});

describe('a branch that lives on after its pull request was merged', { timeout: 180_000 }, () => {
  it('names only ways out that are true where somebody else has committed to it', async () => {
    await run();
    await here.github.git('acme/app', 'update-ref', 'refs/heads/main', BRANCH);
    const [pull] = here.pulls();
    if (pull !== undefined) Object.assign(pull, { state: 'closed', mergedAtMs: Date.now() });
    await here.github.commit('acme/app', { branch: BRANCH, files: { 'mine.txt': 'x\n' } });
    await here.github.commit('acme/app', { files: { 'b/Dockerfile': 'FROM cgr.dev/acme/python:3.13\n' } });
    const step = await run();
    expect(step.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'unchanged' });
    // A box that nobody looks at is no way out.
    expect(step.log.visible).toContain('Delete the branch, or choose another name in `branch`.');
    expect(step.log.visible).not.toContain('tick the box');
    await here.github.deleteBranch('acme/app', BRANCH, 'octocat');
    expect(await operation()).toBe('created');
  });
});

describe('reviewers whom GitHub refused', { timeout: 180_000 }, () => {
  it('are asked again when the box is ticked, and their warning stays until they can be', async () => {
    const inputs = { reviewers: 'octocat, acme/reviewers' };
    expect((await run(inputs)).outputs['result']).toBe('warn');
    tick(1);
    const again = await run(inputs);
    expect(again.outputs).toMatchObject({ result: 'warn', 'pull-request-operation': 'updated' });
    expect(again.log.visible).toContain('Could not resolve to a node');
    tick(1);
    const app = await run(inputs, here.token({ kind: 'app' }));
    expect(app.outputs, app.log.visible).toMatchObject({ result: 'pass' });
    expect(here.pulls()[0]?.teams).toEqual(['reviewers']);
    // Whom GitHub did ask is not asked again.
    expect(
      here.github.requests.all().filter(({ path }) => path.endsWith('requested_reviewers')),
    ).toHaveLength(5);
  });
});

describe('branches', { timeout: 180_000 }, () => {
  it('of two images with one spelling are two, and stay theirs', async () => {
    await here.addApp({
      Dockerfile: 'FROM cgr.dev/acme/a/b-c:latest\nFROM cgr.dev/acme/a-b/c:latest\n',
      'x/Dockerfile': `FROM cgr.dev/acme/python:3.13\nFROM cgr.dev/acme/python:3.14\n`,
    });
    const inputs = { 'group-by': 'image', title: 'x'.repeat(250) };
    const step = await run(inputs);
    expect(step.exitCode, step.log.visible).toBe(0);
    const rows = JSON.parse(step.outputs['pull-requests'] ?? '[]');
    expect(rows.map(({ image, operation: what }: Record<string, string>) => [image, what])).toEqual([
      ['acme/a/b-c', 'created'],
      ['acme/a-b/c', 'created'],
      ['acme/python', 'created'],
    ]);
    expect(new Set(rows.map(({ branch }: { branch: string }) => branch)).size).toBe(3);
    const shown = async (branch: string) =>
      (await here.github.git('acme/app', 'show', `${branch}:Dockerfile`)).match(/@sha256/g)?.length ?? 0;
    for (const { branch, image } of rows) expect(await shown(branch)).toBe(image === 'acme/python' ? 0 : 1);
    const python = await here.github.git('acme/app', 'show', `${BRANCH}-acme-python:x/Dockerfile`);
    expect(python).toBe(`FROM cgr.dev/acme/python:3.13@${C}\nFROM cgr.dev/acme/python:3.14@${C}`);
    expect(await operation(inputs)).toBe('unchanged');
  });

  it('keep their pull request where another image with that spelling comes', async () => {
    await here.addApp({ Dockerfile: 'FROM cgr.dev/acme/a/b-c:latest\n' });
    const inputs = { 'group-by': 'image' };
    await run(inputs);
    await here.github.commit('acme/app', { files: { 'x/Dockerfile': 'FROM cgr.dev/acme/a-b/c:latest\n' } });
    const step = await run(inputs);
    expect(step.exitCode, step.log.visible).toBe(0);
    const open = here.pulls().filter(({ state }) => state === 'open');
    expect(open.map(({ title }) => title).sort()).toEqual([
      'Refresh image digests of acme/a-b/c',
      'Refresh image digests of acme/a/b-c',
    ]);
    expect(await operation(inputs)).toBe('unchanged');
  });

  it.each([
    ['above it', BRANCH, `${BRANCH}/mine`],
    ['below it', `${BRANCH}/deeper`, BRANCH],
  ])(
    'that another branch stands %s of cannot be made, also for workflows alone',
    async (_, branch, other) => {
      await here.addApp({ '.github/workflows/ci.yml': WORKFLOW });
      await here.github.commit('acme/app', { branch: other, files: { x: '1' } });
      const step = await run({ branch }, here.token({ kind: 'app' }));
      expect(step.exitCode, step.log.visible).toBe(2);
      expect(step.log.visible).toContain('choose another name in `branch`');
      expect(step.log.visible).not.toContain('workflow files');
      expect(here.pulls()).toEqual([]);
    },
  );

  it('of a base that was deleted are named, and nothing is written', async () => {
    await here.github.commit('acme/app', { branch: 'stable', files: { x: '1' } });
    const folder = here.checkout('stable');
    await here.github.deleteBranch('acme/app', 'stable', 'octocat');
    const step = await here.run(folder);
    expect(step.exitCode).toBe(2);
    expect(step.log.visible).toContain('`acme/app` has no branch `stable`');
    expect(here.writes()).toEqual([]);
  });

  it('are no matter in a repository without a commit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-actions-empty-'));
    try {
      git(folder, 'init', '--quiet', '--initial-branch=main');
      writeFileSync(join(folder, 'Dockerfile'), OLD);
      const step = await here.run(folder);
      expect(step.exitCode, step.log.visible).toBe(2);
      expect(here.writes()).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("somebody else's pull request", { timeout: 180_000 }, () => {
  it('from a fork, with our branch, our words and a ticked box, is none of ours', async () => {
    await here.addApp({ Dockerfile: OLD });
    await run();
    const body = here.pulls()[0]?.body ?? '';
    here.github.closePull('acme/app', 1, 'octocat');
    await here.github.addRepo('mallory/app', { forkOf: 'acme/app' });
    await here.github.commit('mallory/app', { branch: BRANCH, files: { 'mine.txt': 'x\n' } });
    const answer = await fetch(`${here.github.apiUrl}/repos/acme/app/pulls`, {
      method: 'POST',
      headers: { authorization: `Bearer ${here.token({ kind: 'user' })}`, 'user-agent': 'test' },
      body: JSON.stringify({
        title: 'Pins',
        head: `mallory:${BRANCH}`,
        base: 'main',
        body: body.replace('- [ ]', '- [x]'),
      }),
    });
    expect(answer.status).toBe(201);
    expect(await operation()).toBe('none');
    expect(here.pulls()[1]).toMatchObject({ state: 'open', body: expect.stringContaining('- [x]') });
  });
});

describe('texts of GitHub', { timeout: 180_000 }, () => {
  it('in titles, bodies, names and messages cannot write to the log or the summary', async () => {
    await run();
    const [pull] = here.pulls();
    const evil = '\n::error::owned\n::set-output name=x::y\n<img src=x> @octocat';
    if (pull !== undefined)
      Object.assign(pull, { title: evil, body: `${pull.body}${evil}\r\n- [x] <!-- x -->` });
    expect((await run()).outputs['pull-request-operation']).toBe('updated');
    expect(pull).toMatchObject({
      title: 'Refresh image digests',
      body: expect.not.stringContaining('owned'),
    });
    const body = JSON.stringify({ message: `no${evil}`, errors: [{ message: evil }] });
    const fault = { kind: 'status', status: 422, body } as const;
    await here.addApp({ Dockerfile: OLD });
    here.github.faults.add({ on: 'POST /repos/acme/app/git/refs', fault, times: 'always' });
    const step = await run();
    expect(step.exitCode).toBe(2);
    expect(step.log.visible).not.toMatch(/^::error::owned|^::set-output/m);
    expect(step.summary).not.toMatch(/<img|(?<![\w`\\])@octocat/);
  });

  it.each<readonly [string, string, string]>([
    ['not a pull request', 'POST /repos/acme/app/pulls', '{}'],
    ['not a list', 'GET /repos/acme/app/pulls', '{"total":0}'],
    ['a list of nothing', 'GET /repos/acme/app/pulls', '[null]'],
    ['not a commit', 'POST /repos/acme/app/git/commits', '{"sha":1}'],
    ['not a tree', 'POST /repos/acme/app/git/trees', '[]'],
    ['not a ref', 'GET /repos/acme/app/git/ref/**', '{"ref":"x"}'],
    ['half of an answer', 'GET /repos/acme/app', '{"fork":fal'],
    ['not a comparison', 'GET /repos/acme/app/compare/**', '{"commits":null}'],
  ])('that are not what was asked for end the run: %s', async (_, on, body) => {
    if (on.includes('compare')) await run();
    const headers = { 'content-type': 'application/json' };
    const nth = on === 'POST /repos/acme/app/pulls' ? 2 : 1;
    here.github.faults.add({
      on,
      nth,
      times: 'always',
      fault: { kind: 'status', status: 200, body, headers },
    });
    const step = await run();
    expect(step.exitCode, step.log.visible).toBe(5);
    expect(step.outputs['result']).toBe('error');
    expect(step.log.visible).not.toContain('unexpected failure');
  });
});

describe('what GitHub has not caught up with', { timeout: 180_000 }, () => {
  const refuse = (message: string) =>
    ({
      kind: 'status',
      status: 422,
      body: JSON.stringify({ message: 'Validation Failed', errors: [{ code: 'custom', message }] }),
    }) as const;

  it.each([
    ['a head without commits', 'No commits between main and platform-actions/pins'],
    ['a head that cannot be read', 'not all refs are readable'],
  ])('is asked again: %s', async (_, message) => {
    here.github.faults.add({ on: 'POST /repos/acme/app/pulls', nth: 2, times: 2, fault: refuse(message) });
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({ 'pull-request-operation': 'created' });
  });

  it('is an error after 30 seconds, and no permission', async () => {
    const fault = { kind: 'status', status: 422, body: '{"message":"Object does not exist"}' } as const;
    here.github.faults.add({ on: 'POST /repos/acme/app/git/refs', times: 'always', fault });
    const step = await run();
    expect(step.exitCode, step.log.visible).toBe(5);
    expect(step.log.visible).toContain('GitHub did not find within 30 seconds what was just created');
    expect(step.log.visible).not.toContain('permissions');
    expect(await head('main')).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is waited for where GitHub asks for less haste', async () => {
    const fault = { ...refuse('was submitted too quickly'), headers: { 'retry-after': '1' } };
    here.github.faults.add({ on: 'POST /repos/acme/app/pulls', nth: 2, times: 2, fault });
    const step = await run();
    expect(step.outputs, step.log.visible).toMatchObject({ 'pull-request-operation': 'created' });
    expect(await here.github.git('acme/app', 'show', `${BRANCH}:Dockerfile`)).toContain(B);
  });
});
