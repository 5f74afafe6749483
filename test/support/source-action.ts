import { join } from 'node:path';
import type { PlatformDouble } from '../platform-double/start.ts';
import { effectiveInputs, readActionFile } from './action-file.ts';
import { inputVariable } from './action-runner.ts';
import { repositoryRoot } from './repository.ts';
import { COMPILE_CACHE } from './run-source.ts';
import { jobEnvironment, type RunnerJob, runStep, type StepResult } from './runner-job.ts';

/** Starts a command from source as the root action: what the bundle will do once it is built. */
export function runSourceAction(
  job: RunnerJob,
  command: string,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const action = readActionFile(repositoryRoot);
  const all = effectiveInputs(action, { command, ...inputs }, job.githubToken ?? '');
  return runStep(job, {
    program: process.execPath,
    arguments: [join(repositoryRoot, 'src/main.ts')],
    env: {
      ...jobEnvironment(job),
      ...COMPILE_CACHE,
      ...job.env,
      GITHUB_ACTION: '__platform-actions_platform-actions',
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [inputVariable(name), value])),
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
