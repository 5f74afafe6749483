import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { commitFiles, trackAll } from '../support/checkout.ts';
import type { RunnerJob } from '../support/runner-job.ts';
import { runShippedAction, runShippedActionHere } from '../support/shipped-action.ts';
import { platformInputs } from '../support/shipped-run.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let root = '';
let workspace = '';
let base = '';
let head = '';

beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  const repo = double.world.addRepo(sample.organization, 'old-app');
  double.world.addTag(repo, '1.0', { deprecated: true });
});
afterAll(() => double.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platform-actions-'));
  workspace = join(root, 'workspace');
  mkdirSync(join(workspace, '.github'), { recursive: true });
  writeFileSync(join(workspace, 'Dockerfile'), 'FROM cgr.dev/acme/old-app:1.0\n');
  base = trackAll(workspace);
  // Files that a change's author could write to let it pass.
  head = commitFiles(workspace, {
    '.github/platform-actions.yml': 'version: 1\nignore:\n  - { image: "acme/**", reason: trust me }\n',
  });
  double.requests.reset();
  return () => rmSync(root, { recursive: true, force: true });
});

function job(event: string): RunnerJob {
  const isPull = event.startsWith('pull_request');
  return {
    workspace,
    temp: join(root, 'temp'),
    toolCache: join(root, 'tools'),
    path: `${dirname(process.execPath)}:${process.env['PATH']}`,
    idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    github: { GITHUB_EVENT_NAME: event, GITHUB_SHA: event === 'pull_request_target' ? base : head },
    event: isPull
      ? {
          pull_request: {
            number: 1,
            base: { sha: base, ref: 'main', repo: { full_name: 'acme/app' } },
            head: { sha: head, ref: 'change', repo: { full_name: 'acme/app' } },
          },
        }
      : {},
  };
}

function run(event: string, name: string, inputs: Readonly<Record<string, string>>) {
  return runShippedActionHere(job(event), name, {
    ...platformInputs(double),
    identity: sample.identities.ci.uid,
    'max-attempts': '1',
    ...inputs,
  });
}

describe('the rules that a change is judged by', () => {
  it('are the change’s own by default, and what it loosens is reported', async () => {
    const result = await run('pull_request', 'check-deprecated', {});
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.annotations.map(({ message }) => message).join('\n')).toContain('acme/**');
  });

  it('are those of the base with `policy-from: base`', async () => {
    const result = await run('pull_request', 'check-deprecated', { 'policy-from': 'base' });
    expect(result.exitCode, result.log.visible).toBe(1);
  });

  it('are always those of the base where a job has the base’s rights', async () => {
    const result = await run('pull_request_target', 'check-deprecated', {});
    expect(result.exitCode, result.log.visible).toBe(1);
    const comment = { ...job('pull_request_target'), event: { issue: { number: 1, pull_request: {} } } };
    const github = { ...comment.github, GITHUB_EVENT_NAME: 'issue_comment' };
    const inputs = { ...platformInputs(double), identity: sample.identities.ci.uid, 'max-attempts': '1' };
    const after = await runShippedAction({ ...comment, github }, 'check-deprecated', inputs);
    expect(after.exitCode, after.log.visible).toBe(1);
  });

  it('are an error where the base cannot be read, and no pass', async () => {
    const { path, ...rest } = job('pull_request');
    const lost = { pull_request: { number: 1, base: { sha: '0'.repeat(40) }, head: { sha: head } } };
    const result = await runShippedAction({ ...rest, path, event: lost }, 'check-deprecated', {
      ...platformInputs(double),
      identity: sample.identities.ci.uid,
      'policy-from': 'base',
    });
    expect(result.exitCode).toBe(2);
    expect(result.log.visible).toContain('cannot be read from the base of the change');
  });
});

describe('a change', () => {
  it.each([
    ['pull_request', false],
    ['pull_request_target', false],
    ['merge_group', false],
    ['push', true],
  ])('on %s writes into the cache, which later runs read: %s', async (event, expected) => {
    const folder = join(root, 'cache');
    const images = `acme/python:latest@sha256:${'0'.repeat(64)}`;
    const inputs = { mode: 'check', images, cache: 'true', 'cache-dir': folder };
    const result = await run(event, 'resolve-digest', inputs);
    // The ignore of the change counts where the change's config does.
    expect(result.exitCode, result.log.visible).toBe(event === 'pull_request_target' ? 1 : 0);
    expect(existsSync(folder) && readdirSync(folder).length > 0).toBe(expected);
  });

  it('cannot lead the cache elsewhere by a link', async () => {
    const outside = join(root, 'outside');
    mkdirSync(outside);
    symlinkSync(outside, join(workspace, 'cache'));
    const images = `acme/python:latest@sha256:${'0'.repeat(64)}`;
    const inputs = { mode: 'check', images, cache: 'true', 'cache-dir': 'cache' };
    const result = await run('push', 'resolve-digest', inputs);
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.visible).toContain('`cache` has no effect');
    expect(readdirSync(outside)).toEqual([]);
  });

  it('applies no role bindings', async () => {
    writeFileSync(join(workspace, '.github/rolebindings.yml'), 'version: 1\n');
    const result = await run('pull_request', 'sync-rolebindings', { mode: 'apply' });
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(double.requests.all(({ service, method }) => service === 'api' && method !== 'GET')).toEqual([]);
  });
});

describe('files that a command writes', () => {
  const inputs = { images: 'python:latest' };

  it.each([
    ['outside of workspace and temporary folder', '../../outside.json'],
    ['in the repository’s own folder', '.git/hooks/post-checkout'],
    ['through a link', 'linked.json'],
    ['through a folder that is a link', 'linked-folder/report.json'],
  ])('do not go %s', async (_, path) => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'victim'), 'as it was');
    mkdirSync(join(workspace, '.git/hooks'), { recursive: true });
    symlinkSync(join(outside, 'victim'), join(workspace, 'linked.json'));
    symlinkSync(outside, join(workspace, 'linked-folder'));
    const result = await run('push', 'resolve-digest', { ...inputs, 'report-file': path });
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(readFileSync(join(outside, 'victim'), 'utf8')).toBe('as it was');
    expect(readdirSync(outside)).toEqual(['victim']);
    expect(double.requests.all()).toEqual([]);
    rmSync(outside, { recursive: true });
  });
});

describe('the answers of a hostile service', () => {
  const command = '::add-mask::e%0A\n::set-output name=result::pass\n##[error]x\n##vso[task.setvariable]y';

  it('give the runner no command, and the summary no markup', async () => {
    const text = `${command}\n![x](https://evil.example/x.png) <img src=x> @octocat`;
    double.faults.add({
      on: 'GET /iam/**',
      times: 'always',
      fault: { kind: 'status', status: 403, body: JSON.stringify({ code: 7, message: text }) },
    });
    const result = await run('push', 'api', { path: '/iam/v2/groups' });
    double.faults.clear();
    expect(result.exitCode).toBe(4);
    const known = new Set(['add-mask', 'error', 'group', 'endgroup', 'debug', 'notice', 'warning']);
    expect(result.log.commands.filter((name) => !known.has(name))).toEqual([]);
    expect(result.log.masks.every((mask) => mask.length > 10)).toBe(true);
    expect(`${result.stdout}${result.stderr}`).not.toMatch(/##\[error\]x|##vso\[task/);
    expect(result.summary).not.toMatch(/!\[x\]|<img|(?<![\w\\`])@octocat/);
  });

  it('end in an error where they are not of the form that is known', async () => {
    double.faults.add({
      on: 'GET /iam/**',
      times: 'always',
      fault: { kind: 'body', text: `{"groups":[${'"x",'.repeat(100_000)}"x"]}` },
    });
    const result = await run('push', 'check-deprecated', { scope: 'organization', organization: 'acme' });
    double.faults.clear();
    expect(result.exitCode, result.log.visible).toBe(5);
  });
});
