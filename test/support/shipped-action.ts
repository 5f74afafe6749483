import { join } from 'node:path';
import { manifests } from '../../src/commands/commands.ts';
import { nativeVariableName } from '../../src/kit/manifest/input-names.ts';
import { effectiveInputs, readActionFile } from './action-file.ts';
import { inputVariable } from './action-runner.ts';
import { repositoryRoot } from './repository.ts';
import { jobEnvironment, type RunnerJob, runStep, runStepHere, type StepResult } from './runner-job.ts';
import { shippedRoot } from './shipped-run.ts';

/** Starts a command of the bundle as the action that runs it does: the root action, or a composite one. */
export function runShippedAction(
  job: RunnerJob,
  command: string,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const root = shippedRoot();
  const { env, words } = callOf(root, job, command, inputs);
  return runStep(job, {
    program: process.execPath,
    arguments: [join(root, 'dist/index.js'), ...words],
    env,
  });
}

/** As `runShippedAction`, but runs the sources in this process: for what depends neither on the bundle nor on the process. */
export function runShippedActionHere(
  job: RunnerJob,
  command: string,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const { env, words } = callOf(repositoryRoot, job, command, inputs);
  return runStepHere(job, words, env);
}

function callOf(
  root: string,
  job: RunnerJob,
  command: string,
  inputs: Readonly<Record<string, string>>,
): { readonly words: readonly string[]; readonly env: Readonly<Record<string, string>> } {
  const isComposite = manifests.find(({ name }) => name === command)?.compositeOnly === true;
  const action = readActionFile(isComposite ? join(root, 'actions', command) : root);
  const given = isComposite ? inputs : { command, ...inputs };
  const all = effectiveInputs(action, given, job.githubToken ?? '');
  const variable = isComposite ? nativeVariableName : inputVariable;
  return {
    words: isComposite ? [command] : [],
    env: {
      ...jobEnvironment(job),
      ...job.env,
      GITHUB_ACTION: '__platform-actions_platform-actions',
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [variable(name), value])),
    },
  };
}
