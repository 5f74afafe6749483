import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, inject } from 'vitest';
import type { PlatformDouble } from '../platform-double/start.ts';
import { runAction, runActionHere } from './action-runner.ts';
import { runChild } from './run-child.ts';
import { runHere } from './run-here.ts';
import { COMPILE_CACHE, type ProcessEnd, runProgram } from './run-source.ts';
import type { RunnerJob, StepResult } from './runner-job.ts';

/** Folder of what users get: `dist`, `action.yml`, `actions`. */
export function shippedRoot(): string {
  const shipped = inject('shipped');
  if ('problem' in shipped) throw new Error(shipped.problem);
  return shipped.root;
}

/** Runs the bundle, with nothing in its environment but `environment` and what Node needs. */
export function runBundle(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  workingDirectory: string,
): Promise<ProcessEnd> {
  return runProgram(join(shippedRoot(), 'dist/index.js'), words, environment, workingDirectory);
}

/** A place of its own for the runs of a test file; everything that runs leave behind stands below `folder`. */
export interface Place {
  readonly folder: string;
  readonly workspace: string;
  readonly remove: () => void;
}

/** Makes the place, with a `git` that writes down how it was called. */
export function createPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-test-'));
  const workspace = join(folder, 'workspace');
  for (const name of ['workspace', 'bin', 'tmp']) mkdirSync(join(folder, name));
  const git = join(folder, 'bin/git');
  writeFileSync(git, `#!/bin/sh\necho "$@" >> "${join(folder, 'arguments.txt')}"\nexec /usr/bin/git "$@"\n`);
  chmodSync(git, 0o755);
  return { folder, workspace, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The results of a run of the command line. */
export interface CliResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly words: readonly string[];
}

/** How a run of the command line differs from the usual. */
export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
  readonly onStart?: (child: ChildProcess) => void;
}

/** Starts the bundle as a command line in the workspace of the place, with no variables but the ones given. */
export async function runCli(
  place: Place,
  words: readonly string[],
  options: CliOptions = {},
): Promise<CliResult> {
  const node = options.node ?? process.execPath;
  const { code, stderr, stdout } = await runChild(node, [join(shippedRoot(), 'dist/index.js'), ...words], {
    cwd: place.workspace,
    env: {
      PATH: `${join(place.folder, 'bin')}:${dirname(node)}:/usr/bin:/bin`,
      HOME: place.folder,
      TMPDIR: join(place.folder, 'tmp'),
      ...COMPILE_CACHE,
      ...options.env,
    },
    timeout: 60_000,
    onStart: options.onStart,
  });
  return { exitCode: code, stdout, stderr, words };
}

/** As `runCli`, but runs the sources in this process, which starts nothing: for what does not depend on the bundle. */
export async function runCliHere(
  place: Place,
  words: readonly string[],
  { env }: Pick<CliOptions, 'env'> = {},
): Promise<CliResult> {
  const environment = {
    PATH: `${join(place.folder, 'bin')}:/usr/bin:/bin`,
    HOME: place.folder,
    TMPDIR: join(place.folder, 'tmp'),
    ...env,
  };
  const { code, stderr, stdout } = await runHere(words, environment, place.workspace);
  return { exitCode: code, stdout, stderr, words };
}

/** Flags that lead to a double. */
export function platformFlags(double: PlatformDouble): readonly string[] {
  const { apiUrl, issuerUrl, registryUrl } = double;
  return ['--api-url', apiUrl, '--issuer-url', issuerUrl, '--registry-url', registryUrl];
}

/** How a step of the root action differs from the usual. */
interface RootActionJob {
  readonly env?: Readonly<Record<string, string>>;
}

function rootActionJob(place: Place, double: PlatformDouble, { env = {} }: RootActionJob): RunnerJob {
  return {
    workspace: place.workspace,
    temp: join(place.folder, 'runner-temp'),
    toolCache: join(place.folder, 'tools'),
    path: `${join(place.folder, 'bin')}:/usr/bin:/bin`,
    idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    githubToken: 'ghs_token-of-the-job',
    env,
  };
}

/** Inputs that lead to a double. */
export const platformInputs = ({ apiUrl, issuerUrl, registryUrl }: PlatformDouble) => ({
  'api-url': apiUrl,
  'issuer-url': issuerUrl,
  'registry-url': registryUrl,
});

/** Starts the root action in the workspace of the place, as a job with `id-token: write`. */
export function runRootAction(
  place: Place,
  double: PlatformDouble,
  inputs: Readonly<Record<string, string>>,
  job: RootActionJob & { readonly onStart?: (child: ChildProcess) => void } = {},
): Promise<StepResult> {
  return runAction(rootActionJob(place, double, job), {
    directory: shippedRoot(),
    with: { ...platformInputs(double), ...inputs },
    ...(job.onStart === undefined ? {} : { onStart: job.onStart }),
  });
}

/** As `runRootAction`, but runs the sources in this process: for what does not depend on the bundle. */
export function runRootActionHere(
  place: Place,
  double: PlatformDouble,
  inputs: Readonly<Record<string, string>>,
  job: RootActionJob = {},
): Promise<StepResult> {
  return runActionHere(rootActionJob(place, double, job), { ...platformInputs(double), ...inputs });
}

/** Fails when a secret stands in a text, or in any file below the place. `add-mask` lines are left out: they are how it is hidden. */
export function expectNoSecret(place: Place, secrets: readonly string[], texts: readonly string[]): void {
  const files = readdirSync(place.folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(place.folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true)
    .map((path) => `${path}\n${readFileSync(path, 'utf8')}`);
  const seen = [...texts, ...files].map((text) => text.replace(/^::add-mask::.*$/gm, ''));
  const known = secrets.filter((secret) => secret.length >= 8);
  expect(known.length).toBeGreaterThan(0);
  const leaks = seen.filter((text) => known.some((secret) => text.includes(secret)));
  expect(leaks.map((text) => text.slice(0, 300))).toEqual([]);
}
