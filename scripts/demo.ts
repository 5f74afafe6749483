import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addSampleWorld } from '../test/platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../test/platform-double/start.ts';
import { runAction } from '../test/support/action-runner.ts';
import type { StepResult } from '../test/support/runner-job.ts';

/** Runs every command on a sample repository: the shipped bundle, as a runner starts it, against the platform double. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

interface DemoStep {
  readonly title: string;
  /** Result that the sample leads to: a gate that fails is part of the show. */
  readonly expected: string;
  readonly with: Readonly<Record<string, string>>;
}

const STEPS: readonly DemoStep[] = [
  {
    title: 'Resolve public images, without signing in',
    expected: 'pass',
    with: { command: 'resolve-digest', images: 'python:latest, nginx:latest-dev' },
  },
  {
    title: 'Resolve private images as of a date',
    expected: 'pass',
    with: { command: 'resolve-digest', images: 'acme/python:latest', 'as-of': '2026-09-01' },
  },
  {
    title: 'Check the pins of the files',
    expected: 'fail',
    with: { command: 'resolve-digest', mode: 'check' },
  },
  {
    title: 'Pin the images in the files, with a cooldown of seven days',
    expected: 'pass',
    with: { command: 'resolve-digest', mode: 'pin', 'min-age': '7d' },
  },
  { title: 'Find end-of-life tags', expected: 'fail', with: { command: 'check-deprecated' } },
  {
    title: 'Gate a change on the advisories that it brings in',
    expected: 'fail',
    with: { command: 'advisory-gate', sbom: 'sbom.spdx.json', 'base-sbom': 'base.spdx.json' },
  },
  { title: 'Plan role bindings', expected: 'pass', with: { command: 'sync-rolebindings', mode: 'plan' } },
];

async function show(
  step: DemoStep,
  double: PlatformDouble,
  identity: string,
  workspace: string,
): Promise<boolean> {
  const result = await runAction(
    {
      workspace,
      temp: join(workspace, '..', 'runner-temp'),
      toolCache: join(workspace, '..', 'tool-cache'),
      path: process.env['PATH'] ?? '',
      idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    },
    {
      directory: root,
      with: {
        ...step.with,
        identity,
        'api-url': double.apiUrl,
        'issuer-url': double.issuerUrl,
        'registry-url': double.registryUrl,
      },
    },
  );
  print(step, result);
  return result.outputs['result'] === step.expected;
}

function print(step: DemoStep, result: StepResult): void {
  const inputs = Object.entries(step.with).map(([name, value]) => `${name}: ${value}`);
  console.log(`\n━━━ ${step.title} ━━━\n${inputs.join('\n')}\n\n── log ──\n${result.log.visible.trimEnd()}`);
  console.log(`\n── outputs (exit ${result.exitCode}) ──`);
  for (const [name, value] of Object.entries(result.outputs)) {
    console.log(
      `${name}=${value.length > 300 ? `${value.slice(0, 300)}… (${value.length} characters)` : value}`,
    );
  }
  console.log(`\n── summary ──\n${result.summary.trimEnd()}`);
}

const folder = mkdtempSync(join(tmpdir(), 'platform-actions-demo-'));
const workspace = join(folder, 'workspace');
cpSync(join(root, 'examples', 'demo'), workspace, { recursive: true });
const double = await startPlatformDouble();
try {
  const world = await addSampleWorld(double.world);
  const wrong: string[] = [];
  for (const step of STEPS) {
    if (!(await show(step, double, world.identities.ci.uid, workspace))) wrong.push(step.title);
  }
  console.log(wrong.length === 0 ? '\nEvery step ended as expected.' : `\nUnexpected: ${wrong.join('; ')}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await double.close();
  rmSync(folder, { recursive: true, force: true });
}
