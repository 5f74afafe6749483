import { join } from 'node:path';
import { manifests } from '../../src/commands/commands.ts';
import { nativeVariableName } from '../../src/kit/manifest/input-names.ts';
import type { PlatformDouble } from '../platform-double/start.ts';
import { effectiveInputs, readActionFile } from './action-file.ts';
import { inputVariable } from './action-runner.ts';
import { repositoryRoot } from './repository.ts';
import { COMPILE_CACHE } from './run-source.ts';
import { jobEnvironment, type RunnerJob, runStep, type StepResult } from './runner-job.ts';

/** Starts a command from source as the action that runs it does: the root action, or a composite one. */
export function runSourceAction(
  job: RunnerJob,
  command: string,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const isComposite = manifests.find(({ name }) => name === command)?.compositeOnly === true;
  const action = readActionFile(isComposite ? join(repositoryRoot, 'actions', command) : repositoryRoot);
  const given = isComposite ? inputs : { command, ...inputs };
  const all = effectiveInputs(action, given, job.githubToken ?? '');
  const variable = isComposite ? nativeVariableName : inputVariable;
  return runStep(job, {
    program: process.execPath,
    arguments: [join(repositoryRoot, 'src/main.ts'), ...(isComposite ? [command] : [])],
    env: {
      ...jobEnvironment(job),
      ...COMPILE_CACHE,
      ...job.env,
      GITHUB_ACTION: '__platform-actions_platform-actions',
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [variable(name), value])),
    },
  });
}

/** Inputs that lead a command to a platform double. */
export function platformInputs({
  apiUrl,
  issuerUrl,
  registryUrl,
}: PlatformDouble): Readonly<Record<string, string>> {
  return { 'api-url': apiUrl, 'issuer-url': issuerUrl, 'registry-url': registryUrl };
}
