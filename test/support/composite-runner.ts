import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectiveInputs, readActionFile } from './action-file.ts';
import type { ActionStep } from './action-runner.ts';
import { jobEnvironment, type RunnerJob, runStep, type StepResult } from './runner-job.ts';
import { readRunnerLog } from './runner-log.ts';
import { type Contexts, evaluateCondition, expandText } from './workflow-expression.ts';

/** A step that uses a composite action made of `run` steps. */
export type CompositeStep = Omit<ActionStep, 'node'>;

/** Result of a composite: the whole, and each inner step that ran. */
export interface CompositeResult extends StepResult {
  readonly steps: Readonly<Record<string, StepResult>>;
}

/** How the runner starts the script file of a shell. Source: docs.github.com, `jobs.<job_id>.steps[*].shell`. */
const shells: Readonly<Record<string, (script: string) => readonly [string, ...string[]]>> = {
  sh: (script) => ['sh', '-e', script],
  bash: (script) => ['bash', '--noprofile', '--norc', '-eo', 'pipefail', script],
};

/**
 * Runs a composite action as a Linux runner does. Its `run` steps see the variables of the job and of their own `env:`
 * only: no `INPUT_*`, no `ACTIONS_RUNTIME_TOKEN`, no `ACTIONS_RESULTS_URL`, which a runner gives to JavaScript actions alone.
 */
export async function runComposite(job: RunnerJob, step: CompositeStep): Promise<CompositeResult> {
  const action = readActionFile(step.directory);
  if (action.runs.using !== 'composite') throw new Error(`${step.directory} is no composite action`);
  const inputs = effectiveInputs(action, step.with, job.githubToken ?? '');
  const fromJob = jobEnvironment(job);
  const results: Record<string, StepResult> = {};
  const contexts = (): Contexts => ({
    inputs,
    runner: { os: fromJob.RUNNER_OS ?? '', temp: job.temp },
    github: { token: job.githubToken ?? '', workspace: job.workspace, action_path: step.directory },
    env: { ...job.env },
    matrix: { ...job.matrix },
    steps: Object.fromEntries(
      Object.entries(results).map(([id, result]) => [id, { outputs: { ...result.outputs } }]),
    ),
  });
  let exitCode = 0;
  for (const [index, inner] of action.runs.steps.entries()) {
    if (!evaluateCondition(inner.if, contexts(), exitCode === 0)) continue;
    const shell = shells[inner.shell];
    if (shell === undefined) throw new Error(`no ${inner.shell} in this runner`);
    const script = join(job.temp, `${randomUUID()}.sh`);
    writeFileSync(script, expandText(inner.run, contexts()));
    const [program, ...words] = shell(script);
    const env = Object.fromEntries(
      Object.entries(inner.env ?? {}).map(([name, value]) => [name, expandText(value, contexts())]),
    );
    const result = await runStep(job, {
      program,
      arguments: words,
      env: { ...job.env, ...env, ...fromJob, GITHUB_ACTION_PATH: step.directory },
      ...(step.onStart === undefined ? {} : { onStart: step.onStart }),
      ...(step.timeoutMs === undefined ? {} : { timeoutMs: step.timeoutMs }),
    });
    results[inner.id ?? `step ${index + 1}`] = result;
    if (result.exitCode !== 0 && inner['continue-on-error'] !== true) exitCode = result.exitCode;
  }
  const ran = Object.values(results);
  const stdout = ran.map((result) => result.stdout).join('');
  const stderr = ran.map((result) => result.stderr).join('');
  return {
    exitCode,
    outputs: Object.fromEntries(
      Object.entries(action.outputs).map(([name, output]) => [
        name,
        expandText(output.value ?? '', contexts()),
      ]),
    ),
    summary: ran.map((result) => result.summary).join(''),
    stdout,
    stderr,
    log: ran.length === 1 && ran[0] !== undefined ? ran[0].log : readRunnerLog(stdout + stderr),
    steps: results,
  };
}
