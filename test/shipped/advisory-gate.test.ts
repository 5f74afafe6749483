import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { runAction } from '../support/action-runner.ts';
import { runComposite } from '../support/composite-runner.ts';
import { spdx } from '../support/gate-world.ts';
import { type GithubJob, startGithubJob } from '../support/github-job.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import { platformInputs, runBundle, shippedRoot } from '../support/shipped-run.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let github: GithubJob;
let root: string;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  github = await startGithubJob();
  root = mkdtempSync(join(tmpdir(), 'platform-actions-'));
  mkdirSync(join(root, 'workspace'));
  for (const name of ['base.json', 'same.json'])
    writeFileSync(join(root, 'workspace', name), JSON.stringify(spdx('curl@8.9.1-r0')));
  writeFileSync(
    join(root, 'workspace/sbom.json'),
    JSON.stringify(spdx('curl@8.9.1-r0', 'openssl@3.3.0-r0', 'pkg:npm/left-pad@1.0.0')),
  );
});
beforeEach(() => {
  github.comments.length = 0;
  double.faults.clear();
});
afterAll(async () => {
  await double.close();
  await github.close();
  rmSync(root, { recursive: true, force: true });
});

function job(): RunnerJob {
  return {
    workspace: join(root, 'workspace'),
    temp: join(root, 'runner/_work/_temp'),
    toolCache: join(root, 'runner/_work/_tool'),
    path: `${dirname(process.execPath)}:/usr/bin:/bin`,
    idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    githubToken: github.token,
    github: {
      GITHUB_API_URL: github.apiUrl,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/merge',
    },
    event: {
      pull_request: {
        number: 7,
        base: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'acme/app' } },
        head: { ref: 'topic', repo: { full_name: 'acme/app' } },
      },
    },
  };
}

type Inputs = Readonly<Record<string, string>>;

const faces = {
  'root action': (inputs: Inputs): Promise<StepResult> =>
    runAction(job(), { directory: shippedRoot(), with: { command: 'advisory-gate', ...inputs } }),
  'composite action': (inputs: Inputs): Promise<StepResult> =>
    runComposite(job(), { directory: join(shippedRoot(), 'actions/advisory-gate'), with: inputs }),
};

const withPlatform = (inputs: Inputs): Inputs => ({
  ...platformInputs(double),
  identity: sample.identities.ci.uid,
  ...inputs,
});

describe.each(Object.entries(faces))('the shipped gate as %s', (_, run) => {
  const change = { sbom: 'sbom.json', 'base-sbom': 'base.json', 'fail-on-severity': 'high' };

  it('fails a change on what it brings in: outputs, annotations, summary, comment, SARIF', async () => {
    const result = await run(
      withPlatform({
        ...change,
        'comment-summary-in-pr': 'on-failure',
        'upload-sarif': 'true',
        'sarif-file': 'out/gate.sarif',
        'vex-file': 'out/gate.vex.json',
        'junit-file': 'out/gate.xml',
      }),
    );
    expect(result.exitCode, result.log.visible).toBe(1);
    expect(result.outputs).toMatchObject({ result: 'fail', 'highest-severity': 'critical' });
    expect(Number(result.outputs['new-count'])).toBeGreaterThan(0);
    expect(Number(result.outputs['count'])).toBeGreaterThan(Number(result.outputs['new-count']));
    const errors = result.log.annotations.filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(10);
    expect(errors[0]?.properties).toMatchObject({ file: 'sbom.json', line: '1' });
    expect(result.summary).toMatch(/### ❌ Advisory gate: \d+ new advisor(?:y fails|ies fail) \(/);
    expect(result.summary).toContain('| What to do |');
    expect(github.comments.map(({ body }) => body)).toEqual([result.outputs['comment-content']]);
    expect(github.uploads.at(-1)?.sarif).toBe(readFileSync(result.outputs['sarif-file'] ?? '', 'utf8'));
    expect(readFileSync(join(root, 'workspace/out/gate.vex.json'), 'utf8')).toContain(
      'openvex.dev/ns/v0.2.0',
    );
    expect(readFileSync(join(root, 'workspace/out/gate.xml'), 'utf8')).toContain('<failure ');
    const seen = `${result.log.visible}\n${result.summary}\n${Object.values(result.outputs).join('\n')}`;
    const secrets = [...double.secrets().filter((secret) => secret.length >= 8), github.token];
    for (const secret of secrets) expect(seen.includes(secret)).toBe(false);
  });

  it('passes a change that brings nothing in, and warns where it may only warn', async () => {
    const passes = await run(withPlatform({ ...change, sbom: 'same.json' }));
    expect([passes.exitCode, passes.outputs['result']]).toEqual([0, 'pass']);
    expect(passes.summary).toContain('✅ Advisory gate: no new advisory fails');
    const warns = await run(withPlatform({ ...change, 'warn-only': 'true' }));
    expect([warns.exitCode, warns.outputs['result']]).toEqual([0, 'warn']);
    expect(github.comments).toEqual([]);
  });

  it('ends with 5 where the service stops half way', async () => {
    double.faults.add({
      on: 'GET /vulnerabilities/**',
      times: 'always',
      fault: { kind: 'status', status: 503 },
    });
    const result = await run(withPlatform({ ...change, 'max-attempts': '1' }));
    expect([result.exitCode, result.outputs['result']]).toEqual([5, 'error']);
    expect(result.summary).toContain('⛔ Advisory gate could not finish');
  });
});

describe('the shipped gate on the command line', () => {
  it('prints the whole report, and nothing else, with --json', async () => {
    const idToken = await double.idToken();
    const words = ['advisory-gate', '--sbom', 'sbom.json', '--fail-on-severity', 'none', '--json'];
    const environment = {
      HOME: root,
      PLATFORM_API_URL: double.apiUrl,
      PLATFORM_ISSUER_URL: double.issuerUrl,
      PLATFORM_IDENTITY: sample.identities.ci.uid,
      PLATFORM_ID_TOKEN: idToken,
    };
    const { stderr, stdout } = await runBundle(words, environment, join(root, 'workspace'));
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      command: 'advisory-gate',
      result: 'warn',
      complete: true,
    });
    expect(stderr).toContain('sbom.json (SPDX 2.3): 2 packages checked, 1 skipped (npm 1)');
  });
});

describe('two legs of a matrix', () => {
  it('have a comment and a category each, in the composite action', async () => {
    const inputs = withPlatform({
      sbom: 'sbom.json',
      'comment-summary-in-pr': 'always',
      'upload-sarif': 'true',
    });
    const directory = join(shippedRoot(), 'actions/advisory-gate');
    for (const image of ['python', 'nginx', 'python'])
      await runComposite({ ...job(), matrix: { image } }, { directory, with: inputs });
    expect(github.comments).toHaveLength(2);
    const categories = github.uploads
      .slice(-3)
      .map(({ sarif }) => /"automationDetails":\{"id":"(.*?)(?<!\\)"/.exec(sarif)?.[1]);
    expect(new Set(categories).size).toBe(2);
  });
});
