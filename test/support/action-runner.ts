import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { type ActionFile, effectiveInputs, readActionFile } from './action-file.ts';
import { repositoryRoot } from './repository.ts';
import { jobEnvironment, type RunnerJob, runStep, runStepHere, type StepResult } from './runner-job.ts';

/** A step that uses a JavaScript action. */
export interface ActionStep {
  /** Folder of the `action.yml`. */
  readonly directory: string;
  readonly with: Readonly<Record<string, string>>;
  /** Node.js that the runner brings; the one that runs the test where not given. */
  readonly node?: string;
  readonly onStart?: (child: ChildProcess) => void;
  readonly timeoutMs?: number;
}

/** Name of the variable that a JavaScript action finds an input in: hyphens stay, spaces become underscores. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

/** Starts a JavaScript action as a runner does: no shell, the workspace as folder, inputs by `INPUT_*`. */
export async function runAction(job: RunnerJob, step: ActionStep): Promise<StepResult> {
  const action = javascriptAction(step.directory);
  return runStep(job, {
    program: step.node ?? process.execPath,
    arguments: [join(step.directory, action.runs.main)],
    env: environmentOf(job, action, step.with),
    onStart: step.onStart,
    timeoutMs: step.timeoutMs,
  });
}

/**
 * As `runAction` with the root action, but runs the sources in this process, which starts nothing: for what depends neither
 * on the bundle nor on the process.
 */
export async function runActionHere(
  job: RunnerJob,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  return runStepHere(job, [], environmentOf(job, javascriptAction(repositoryRoot), inputs));
}

function javascriptAction(directory: string) {
  const action = readActionFile(directory);
  const { runs } = action;
  if (runs.using !== 'node24') throw new Error(`${directory} is no JavaScript action`);
  return { ...action, runs };
}

function environmentOf(
  job: RunnerJob,
  action: ActionFile,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const inputs = effectiveInputs(action, given, job.githubToken ?? '');
  return {
    ...job.env,
    ...jobEnvironment(job),
    GITHUB_ACTION: '__platform-actions_platform-actions',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value])),
  };
}
