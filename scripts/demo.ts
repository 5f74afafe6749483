import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GithubDouble, startGithubDouble } from '../test/github-double/start.ts';
import { addSampleWorld } from '../test/platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../test/platform-double/start.ts';
import { runAction } from '../test/support/action-runner.ts';
import type { StepResult } from '../test/support/runner-job.ts';
import { prepareBaseImage } from './demo-base-image.ts';

/**
 * Runs every command on a sample repository: the shipped bundle, as a runner starts it, against the platform double. Tells
 * the story on one screen; `--verbose` prints logs, outputs and summaries.
 */
const isVerbose = process.argv.includes('--verbose');
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

interface DemoStep {
  readonly title: string;
  /** Result that the sample leads to: a gate that fails is part of the show. */
  readonly expected: string;
  readonly with: Readonly<Record<string, string>>;
  /** A pull request in a repository of its own. */
  readonly isChange?: true;
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
    title: 'Keep a pull request with refreshed pins',
    expected: 'pass',
    with: { command: 'resolve-digest', mode: 'pin', 'pull-request': 'true', labels: 'dependencies' },
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
  {
    title: 'Gate a pull request that moves a base image: what it fixes, and what it brings',
    expected: 'fail',
    with: { command: 'advisory-gate', files: 'Dockerfile', 'attestation-key': 'cosign.pub' },
    isChange: true,
  },
  { title: 'Plan role bindings', expected: 'pass', with: { command: 'sync-rolebindings', mode: 'plan' } },
];

/** A GitHub with the sample repository, of which the workspace is a checkout. */
async function openGithub(workspace: string) {
  const github = await startGithubDouble();
  const { git } = await github.addRepo('acme/app');
  const who = ['-c', 'user.name=demo', '-c', 'user.email=demo@example.com'];
  for (const words of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'Start'],
    ['push', '--quiet', git.directory, 'HEAD:refs/heads/main'],
  ])
    execFileSync('git', [...who, ...words], { cwd: workspace });
  return github;
}

async function show(
  step: DemoStep,
  { double, github }: { readonly double: PlatformDouble; readonly github: GithubDouble },
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
      githubToken: github.addToken().value,
      github: { GITHUB_API_URL: github.apiUrl, GITHUB_SERVER_URL: github.serverUrl },
      ...(step.isChange === true ? prepareBaseImage(join(workspace, '..', 'change'), double) : {}),
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
  (isVerbose ? print : tell)(step, result);
  return result.outputs['result'] === step.expected;
}

/** Title, inputs and the first line of the summary: what a reviewer reads first. */
function tell({ title, with: inputs }: DemoStep, { summary }: StepResult): void {
  const { command, ...rest } = inputs;
  const words = Object.entries(rest).map(([name, value]) => ` --${name} ${value.replaceAll(', ', ',')}`);
  const verdict = /^#+ (.+)$/m.exec(summary)?.[1] ?? '(no summary)';
  const bare = verdict
    .replace(/<[^>]+>|`/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
  console.log(`${title}\n  $ ${command}${words.join('')}\n  ${bare}`);
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
const github = await openGithub(workspace);
try {
  const world = await addSampleWorld(double.world);
  if (!isVerbose)
    console.log('A repository with a few images, in examples/demo, and a platform on this machine:\n');
  const wrong: string[] = [];
  for (const step of STEPS) {
    if (!(await show(step, { double, github }, world.identities.ci.uid, workspace))) wrong.push(step.title);
  }
  for (const { body, number, title } of github.repo('acme/app').pulls)
    console.log(
      isVerbose
        ? `\n━━━ Pull request #${number}: ${title} ━━━\n${body}`
        : `Opened: pull request #${number}, ${title}`,
    );
  const failed = STEPS.filter(({ expected }) => expected === 'fail').length;
  console.log(
    wrong.length === 0
      ? `\nAs expected: ${STEPS.length - failed} runs pass, and ${failed} stop what should not be merged: unpinned images, an old tag, new advisories.`
      : `\nUnexpected: ${wrong.join('; ')}`,
  );
  if (!isVerbose)
    console.log(
      'Everything that was printed: npm run demo -- --verbose. For your own repository: docs/start.md.',
    );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await double.close();
  await github.close();
  rmSync(folder, { recursive: true, force: true });
}
