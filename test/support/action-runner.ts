import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { effectiveInputs, readActionFile } from './action-file.ts';
import { jobEnvironment, type RunnerJob, runStep, type StepResult } from './runner-job.ts';

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
  const action = readActionFile(step.directory);
  if (action.runs.using !== 'node24') throw new Error(`${step.directory} is no JavaScript action`);
  const inputs = effectiveInputs(action, step.with, job.githubToken ?? '');
  return runStep(job, {
    program: step.node ?? process.execPath,
    arguments: [join(step.directory, action.runs.main)],
    env: {
      ...job.env,
      ...jobEnvironment(job),
      GITHUB_ACTION: '__platform-actions_platform-actions',
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value])),
    },
    ...(step.onStart === undefined ? {} : { onStart: step.onStart }),
    ...(step.timeoutMs === undefined ? {} : { timeoutMs: step.timeoutMs }),
  });
}
