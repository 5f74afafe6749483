import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { runAction } from '../support/action-runner.ts';
import { runComposite } from '../support/composite-runner.ts';
import { serveLoopback } from '../support/loopback.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import { platformInputs, shippedRoot } from '../support/shipped-run.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let root: string;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  root = mkdtempSync(join(tmpdir(), 'platform-actions-'));
  mkdirSync(join(root, 'workspace'));
});
afterAll(async () => {
  await double.close();
  rmSync(root, { recursive: true, force: true });
});

function job(): RunnerJob {
  return {
    workspace: join(root, 'workspace'),
    temp: join(root, 'runner/_work/_temp'),
    toolCache: join(root, 'runner/_work/_tool'),
    path: `${dirname(process.execPath)}:/usr/bin:/bin`,
    idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    githubToken: 'ghs_token-of-the-job',
  };
}

type Inputs = Readonly<Record<string, string>>;

const faces = {
  'root action': (inputs: Inputs): Promise<StepResult> =>
    runAction(job(), { directory: shippedRoot(), with: { command: 'resolve-digest', ...inputs } }),
  'composite action': (inputs: Inputs): Promise<StepResult> =>
    runComposite(job(), { directory: join(shippedRoot(), 'actions/resolve-digest'), with: inputs }),
};

const withPlatform = (inputs: Inputs): Inputs => ({ ...platformInputs(double), ...inputs });

describe.each(Object.entries(faces))('the shipped bundle as %s', (_, run) => {
  it('turns tags into digests, in outputs and in the summary, with nothing but what a runner gives', async () => {
    const inputs = withPlatform({ images: 'python', identity: sample.identities.ci.uid });
    const result = await run(inputs);
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.outputs).toMatchObject({ result: 'pass' });
    expect(result.outputs.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(result.outputs.reference).toBe(`cgr.dev/chainguard/python:latest@${result.outputs.digest}`);
    expect(result.summary).toContain(result.outputs.digest?.slice(0, 19));
  });

  it('fails on a wrong input before any request', async () => {
    const before = double.requests.all().length;
    const result = await run(withPlatform({ images: 'python:latest@sha256:short' }));
    expect(result.exitCode).toBe(2);
    expect(result.outputs).toMatchObject({ result: 'error' });
    expect(result.log.annotations[0]).toMatchObject({ level: 'error' });
    expect(double.requests.all()).toHaveLength(before);
  });

  it('shows no secret in its log, outputs or summary', async () => {
    const result = await run(withPlatform({ images: 'python:latest', identity: sample.identities.ci.uid }));
    const secrets = double.secrets().filter((secret) => secret.length >= 8);
    expect(secrets.length).toBeGreaterThan(0);
    const seen = `${result.log.visible}\n${result.summary}\n${Object.values(result.outputs).join('\n')}`;
    for (const secret of [...secrets, 'ghs_token-of-the-job']) expect(seen.includes(secret)).toBe(false);
  });
});

it("the root action loads its client of GitHub's cache service, and asks it for what earlier runs kept", async () => {
  const asked: (string | undefined)[] = [];
  const service = await serveLoopback((request, response) => {
    asked.push(request.url);
    response.setHeader('content-type', 'application/json');
    response.end('{"ok":false}');
  });
  const workspace = join(root, 'cached');
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'Dockerfile'), 'FROM cgr.dev/chainguard/python:latest\n');
  const env = {
    ACTIONS_CACHE_SERVICE_V2: 'true',
    ACTIONS_RESULTS_URL: `${service.origin}/`,
    ACTIONS_RUNTIME_TOKEN: 'runtime-token',
  };
  const inputs = { command: 'resolve-digest', mode: 'check', 'fail-on': 'none', cache: 'true' };
  const result = await runAction({ ...job(), workspace, env }, { directory: shippedRoot(), with: inputs });
  await service.close();
  expect(result.log.visible).not.toContain('the cache was not restored');
  expect(asked).toEqual([expect.stringMatching(/\.CacheService\/GetCacheEntryDownloadURL$/)]);
  expect(result.exitCode, result.log.visible).toBe(0);
});
