import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ChildEnd, runChild } from './run-child.ts';
import { runHere } from './run-here.ts';
import { COMPILE_CACHE } from './run-source.ts';
import { parseOutputFile } from './runner-files.ts';
import { type RunnerLog, readRunnerLog } from './runner-log.ts';

/** The environment that a job gives to its steps. */
export interface RunnerJob {
  readonly workspace: string;
  /** RUNNER_TEMP; made where it is missing. */
  readonly temp: string;
  /** RUNNER_TOOL_CACHE. */
  readonly toolCache: string;
  /** PATH of the machine. */
  readonly path: string;
  /** The job's and the step's `env:`. */
  readonly env?: Readonly<Record<string, string>>;
  /** GITHUB_* variables that differ from a push to main, for example `{ GITHUB_EVENT_NAME: 'pull_request' }`. */
  readonly github?: Readonly<Record<string, string>>;
  readonly event?: unknown;
  /** The job's leg of its matrix. */
  readonly matrix?: Readonly<Record<string, string>>;
  /** Present only where the job has `id-token: write`. */
  readonly idToken?: { readonly url: string; readonly token: string };
  /** The job's token, `${{ github.token }}`. */
  readonly githubToken?: string;
}

/** Result of one step. */
export interface StepResult {
  readonly exitCode: number;
  readonly outputs: Readonly<Record<string, string>>;
  /** Markdown that the step added to the job summary. */
  readonly summary: string;
  /** Raw text, commands included. */
  readonly stdout: string;
  readonly stderr: string;
  /** The runner's result of both. */
  readonly log: RunnerLog;
}

/** Variables that the runner sets for each kind of step, the files of the single step aside. */
export function jobEnvironment(job: RunnerJob): Readonly<Record<string, string>> {
  mkdirSync(job.temp, { recursive: true });
  const eventFile = join(job.temp, '_github_workflow', 'event.json');
  mkdirSync(dirname(eventFile), { recursive: true });
  writeFileSync(eventFile, JSON.stringify(job.event ?? {}));
  return {
    PATH: job.path,
    HOME: job.temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_BASE_REF: '',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
    GITHUB_HEAD_REF: '',
    GITHUB_JOB: 'build',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_REPOSITORY_OWNER: 'acme',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1001',
    GITHUB_RUN_NUMBER: '7',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_WORKSPACE: job.workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'runner',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: job.temp,
    RUNNER_TOOL_CACHE: job.toolCache,
    ...(job.idToken === undefined
      ? {}
      : {
          ACTIONS_ID_TOKEN_REQUEST_URL: job.idToken.url,
          ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.idToken.token,
        }),
    ...job.github,
  };
}

/** How a step's process is started. */
export interface StepCommand {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Called with the process once it runs, for tests that send signals. */
  readonly onStart?: ((child: ChildProcess) => void) | undefined;
  /** Killed after so long; 60 s where not given. */
  readonly timeoutMs?: number | undefined;
}

/** Runs one step with fresh output, state, environment and summary files, and reads them back. */
async function readStep(
  job: RunnerJob,
  run: (files: Readonly<Record<string, string>>) => Promise<Omit<ChildEnd, 'signal'>>,
): Promise<StepResult> {
  const folder = join(job.temp, '_runner_file_commands', randomUUID());
  mkdirSync(folder, { recursive: true });
  const file = (name: string): string => {
    const path = join(folder, name);
    writeFileSync(path, '');
    return path;
  };
  const files = {
    GITHUB_OUTPUT: file('output'),
    GITHUB_STATE: file('state'),
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    GITHUB_STEP_SUMMARY: file('summary'),
  };
  const { all, code, stderr, stdout } = await run(files);
  return {
    exitCode: code,
    outputs: parseOutputFile(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    stdout,
    stderr,
    log: readRunnerLog(all),
  };
}

/** Starts one step in the workspace. */
export function runStep(
  job: RunnerJob,
  { arguments: words, env, onStart, program, timeoutMs = 60_000 }: StepCommand,
): Promise<StepResult> {
  return readStep(job, (files) =>
    runChild(program, words, {
      cwd: job.workspace,
      env: { ...COMPILE_CACHE, ...env, ...files },
      timeout: timeoutMs,
      onStart,
    }),
  );
}

/** As `runStep` with the program of this project, but runs the sources in this process, which starts nothing. */
export function runStepHere(
  job: RunnerJob,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<StepResult> {
  return readStep(job, async (files) => {
    const end = await runHere(words, { ...env, ...files }, job.workspace);
    return { ...end, all: end.stdout + end.stderr };
  });
}
