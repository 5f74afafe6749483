import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GithubDouble, startGithubDouble } from '../github-double/start.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { runAction, runActionHere } from '../support/action-runner.ts';
import { commitFiles, gitIn, initRepository } from '../support/checkout.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import { createPlace, type Place, platformInputs, shippedRoot } from '../support/shipped-run.ts';

const GITHUB_TOKEN = 'ghs_token-of-the-job';
const PINNED = `FROM cgr.dev/acme/old-app:1.0@sha256:${'a'.repeat(64)}\n`;
const IGNORED = 'FROM cgr.dev/acme/old-app:1.0 # platform-actions: ignore, built here\n';

let double: PlatformDouble;
let sample: SampleWorld;
let place: Place;
let workspace = '';
let github: GithubDouble | undefined;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  const repo = double.world.addRepo(sample.organization, 'old-app');
  for (const tag of ['1.0', '2.0']) double.world.addTag(repo, tag, { deprecated: true });
});
afterAll(() => double.close());
beforeEach(() => {
  place = createPlace();
  workspace = place.workspace;
  initRepository(workspace);
  double.requests.reset();
});
afterEach(async () => {
  await github?.close();
  github = undefined;
  place.remove();
});

type Inputs = Readonly<Record<string, string>>;

interface Job {
  readonly event: string;
  readonly base: string;
}

function jobOf({ base, event }: Job): RunnerJob {
  return {
    workspace,
    temp: join(place.folder, 'runner-temp'),
    toolCache: join(place.folder, 'tools'),
    path: '/usr/bin:/bin',
    idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    githubToken: GITHUB_TOKEN,
    github: { GITHUB_EVENT_NAME: event, GITHUB_API_URL: github?.apiUrl ?? 'http://127.0.0.1:9' },
    event: { pull_request: { number: 1, base: { sha: base, ref: 'main' }, head: {} } },
  };
}

const inputsOf = (command: string, inputs: Inputs): Inputs => ({
  command,
  ...platformInputs(double),
  identity: sample.identities.ci.uid,
  'max-attempts': '1',
  ...inputs,
});

const run = (command: string, job: Job, inputs: Inputs = {}): Promise<StepResult> =>
  runActionHere(jobOf(job), inputsOf(command, inputs));

/** As `run`, but starts the bundle. */
const start = (command: string, job: Job, inputs: Inputs = {}): Promise<StepResult> =>
  runAction(jobOf(job), { directory: shippedRoot(), with: inputsOf(command, inputs) });

const check = (job: Job, inputs: Inputs = {}) =>
  run('resolve-digest', job, { mode: 'check', 'fail-on': 'unpinned', ...inputs });
const deprecated = (job: Job, inputs: Inputs = {}) => run('check-deprecated', job, inputs);

const BY_BASE = [
  ['pull_request_target', {}],
  ['pull_request', { 'policy-from': 'base' }],
] as const;
const COMMANDS = [
  ['resolve-digest', check],
  ['check-deprecated', deprecated],
] as const;
/** Each command once, and each way to have the policy of the base. */
const MODES = COMMANDS.map(([name, start], index) => {
  const [event, inputs] = BY_BASE[index] ?? BY_BASE[0];
  return [name, event, start, inputs] as const;
});

describe('an ignore comment that a change adds', () => {
  it.each(MODES)(
    'does not count where policy comes from the base: %s on %s',
    async (_, event, start, inputs) => {
      const base = commitFiles(workspace, { Dockerfile: PINNED });
      commitFiles(workspace, { Dockerfile: IGNORED });
      const result = await start({ event, base }, inputs);
      expect(result.exitCode, result.log.visible).toBe(1);
      expect(result.log.visible).toContain('It has no effect, because the policy comes from the base');
    },
  );

  it.each(COMMANDS)('counts with the policy of the head, and is listed: %s', async (_, start) => {
    const base = commitFiles(workspace, { Dockerfile: PINNED });
    commitFiles(workspace, { Dockerfile: IGNORED });
    const result = await start({ event: 'pull_request', base });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.visible).toContain(
      'This change adds an ignore comment on `cgr.dev/acme/old-app:1.0`, with the reason: built here.',
    );
    expect(result.summary).toContain('1 reference with an ignore comment');
    expect(result.summary).toContain('built here (added)');
    expect(result.summary).toContain('Dockerfile:1');
  });

  it.each(BY_BASE)('does not keep the gate from looking the image up on %s', async (event, inputs) => {
    const base = commitFiles(workspace, { Dockerfile: PINNED });
    commitFiles(workspace, { Dockerfile: IGNORED });
    const result = await start('advisory-gate', { event, base }, { files: 'Dockerfile', ...inputs });
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(result.log.visible).toContain('`cgr.dev/acme/old-app:1.0`');
    expect(result.log.visible).not.toContain('so there is nothing to check');
    const open = await run('advisory-gate', { event: 'pull_request', base }, { files: 'Dockerfile' });
    expect(open.log.visible).toContain('1 reference with an ignore comment');
  });

  it('does not hide what only a parser could tell is unread or malformed', async () => {
    const base = commitFiles(workspace, { Dockerfile: PINNED });
    const dockerfile = 'ARG N\nFROM cgr.dev/acme/${N}:1 # platform-actions: ignore\n';
    commitFiles(workspace, {
      Dockerfile: dockerfile,
      'b.Dockerfile': '# platform-actions: ignore\nFROM cgr.dev/acme/One:1\n',
    });
    const result = await check({ event: 'pull_request_target', base }, { 'fail-on': 'unverified,unread' });
    expect(result.exitCode, result.log.visible).toBe(1);
    expect(result.outputs['unverified-count']).toBe('1');
  });

  it('does not keep `pin` from pinning what the base does not ignore', async () => {
    const base = commitFiles(workspace, { Dockerfile: 'FROM cgr.dev/acme/python:latest\n' });
    commitFiles(workspace, { Dockerfile: 'FROM cgr.dev/acme/python:latest # platform-actions: ignore\n' });
    const result = await run(
      'resolve-digest',
      { event: 'pull_request_target', base },
      { mode: 'pin', 'dry-run': 'true' },
    );
    expect(result.outputs['changed-files'], result.log.visible).toBe('["Dockerfile"]');
  });
});

describe('an ignore comment of the base', () => {
  it.each(MODES)(
    'goes on counting for another tag of its image: %s on %s',
    async (_, event, start, inputs) => {
      const base = commitFiles(workspace, { Dockerfile: IGNORED });
      commitFiles(workspace, { Dockerfile: IGNORED.replace('1.0', '2.0') });
      const result = await start({ event, base }, inputs);
      expect(result.exitCode, result.log.visible).toBe(0);
      expect(result.log.visible).not.toContain('adds an ignore comment');
    },
  );

  it.each([
    ['another image', { Dockerfile: IGNORED.replace('old-app', 'python') }],
    ['another file', { Dockerfile: PINNED, 'b.Dockerfile': IGNORED }],
  ])('does not count for %s', async (_, files) => {
    const base = commitFiles(workspace, files);
    commitFiles(workspace, { Dockerfile: IGNORED });
    const result = await check({ event: 'pull_request_target', base });
    expect(result.exitCode, result.log.visible).toBe(1);
  });

  it.each([
    ['counts for', 'old-app', 0],
    ['does not count for another image of', 'python', 1],
  ])('%s values over those of a chart', async (_, image, code) => {
    const values = (name: string) => `image: {repository: cgr.dev/acme/${name}, tag: "1.0"}\n`;
    const over = 'image: {tag: "2.0"} # platform-actions: ignore\n';
    const chart = { 'app/Chart.yaml': 'name: app\n', 'app/values-prod.yaml': over };
    const base = commitFiles(workspace, { ...chart, 'app/values.yaml': values(image) });
    commitFiles(workspace, { 'app/values.yaml': values('old-app') });
    const result = await check({ event: 'pull_request_target', base }, { files: 'app/values-prod.yaml' });
    expect(result.exitCode, result.log.visible).toBe(code);
  });

  it('that is a link, or binary, is none', async () => {
    symlinkSync('elsewhere', join(workspace, 'Dockerfile'));
    const base = commitFiles(workspace, { elsewhere: IGNORED, 'b.Dockerfile': `\0${IGNORED}` });
    rmSync(join(workspace, 'Dockerfile'));
    commitFiles(workspace, { Dockerfile: IGNORED, 'b.Dockerfile': IGNORED });
    const result = await check({ event: 'pull_request_target', base });
    expect(result.exitCode, result.log.visible).toBe(1);
    expect(result.outputs['unpinned-count']).toBe('2');
  });

  it('that cannot be read is a usage error where it decides', async () => {
    commitFiles(workspace, { Dockerfile: IGNORED });
    const lost = { event: 'pull_request', base: '0'.repeat(40) };
    const strict = await check(lost, { 'policy-from': 'base' });
    expect(strict.exitCode, strict.log.visible).toBe(2);
    const open = await check(lost);
    expect(open.exitCode, open.log.visible).toBe(0);
  });

  it('that is too large to read is a usage error where it decides', async () => {
    const base = commitFiles(workspace, { Dockerfile: `${IGNORED}${'#\n'.repeat(4_500_000)}` });
    commitFiles(workspace, { Dockerfile: IGNORED });
    const result = await check({ event: 'pull_request_target', base });
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(result.log.visible).toContain('`Dockerfile` cannot be read from the base of the change');
  });
});

/** Makes the workspace a shallow clone of a change whose base only GitHub has. */
async function moveToGithub(): Promise<void> {
  github = await startGithubDouble();
  github.addToken({ value: GITHUB_TOKEN });
  const { git } = await github.addRepo('acme/app', { private: true });
  gitIn(workspace, 'push', '--quiet', git.directory, 'HEAD:refs/heads/main');
  rmSync(workspace, { recursive: true });
  gitIn(place.folder, 'clone', '--quiet', '--depth', '1', `file://${git.directory}`, 'workspace');
}

describe('references that a change removes', () => {
  const FILES = {
    'a/Dockerfile': 'FROM cgr.dev/acme/gone:1\n',
    'b/Dockerfile': 'FROM cgr.dev/acme/deleted:1\n',
    'c/Dockerfile': 'FROM cgr.dev/acme/bumped:1\n',
    'd/Dockerfile': 'FROM cgr.dev/acme/moved:1\n',
    'e/Dockerfile': 'FROM cgr.dev/acme/kept:1\n',
    'data.bin': '\0cgr.dev/acme/binary:1',
  };

  /** Commits a change that removes two references, and moves or keeps the others. */
  function change(): string {
    mkdirSync(join(workspace, 'd'), { recursive: true });
    const base = commitFiles(workspace, FILES);
    for (const path of ['b', 'd', 'data.bin']) rmSync(join(workspace, path), { recursive: true });
    symlinkSync('nowhere', join(workspace, 'data.bin'));
    commitFiles(workspace, {
      'a/Dockerfile': 'FROM scratch\n',
      'c/Dockerfile': 'FROM cgr.dev/acme/bumped:2\n',
      'f/Dockerfile': 'FROM cgr.dev/acme/moved:2 AS build\n',
    });
    return base;
  }

  it.each([
    ['the checkout', false],
    ['GitHub’s API', true],
  ])('are listed and fail nothing, with the base from %s', async (_, isRemote) => {
    const base = change();
    if (isRemote) await moveToGithub();
    const result = await check({ event: 'pull_request', base }, { 'fail-on': 'stale' });
    expect(result.exitCode, result.log.visible).toBe(0);
    const report = JSON.parse(
      result.outputs['report'] === undefined ? '{}' : readFileSync(result.outputs['report'], 'utf8'),
    );
    const removed = report.findings.filter(({ rule }: { rule: string }) => rule === 'removed-reference');
    expect(
      removed.map(({ artifact, level }: { artifact: string; level: string }) => [artifact, level]).sort(),
    ).toEqual([
      ['cgr.dev/acme/deleted:1', 'notice'],
      ['cgr.dev/acme/gone:1', 'notice'],
    ]);
    expect(result.summary).toContain('No longer referenced');
  });

  it('are listed however many files the change touches', async () => {
    const many = (text: string) =>
      Object.fromEntries(Array.from({ length: 601 }, (_, index) => [`many/${index}/Dockerfile`, text]));
    commitFiles(workspace, many('FROM cgr.dev/acme/hidden:1\n'));
    const base = change();
    commitFiles(workspace, many('FROM scratch\n'));
    const result = await check({ event: 'pull_request', base }, { 'fail-on': 'stale' });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.visible).toContain('acme/gone:1');
    expect(result.log.visible).toContain('acme/hidden:1');
  });

  it('are looked for only in a change', async () => {
    change();
    github = await startGithubDouble();
    const result = await check({ event: 'push', base: '' }, { 'fail-on': 'stale' });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.visible).not.toContain('No longer referenced');
    expect(github.requests.all()).toEqual([]);
  });

  it('are those of the files that the run looks at', async () => {
    const base = change();
    const result = await deprecated({ event: 'pull_request', base }, { files: 'c/**\nb/**\ne/**' });
    expect(result.log.visible).toContain('acme/deleted:1');
    expect(result.log.visible).not.toContain('acme/gone:1');
  });
});
