import type { CommonInputs } from '../manifest/common-inputs.ts';
import type { Deps } from '../run/command.ts';
import { openGithub } from '../run/open-github.ts';
import type { PolicyPlace } from './policy-place.ts';

/** The base of the change of a run, wherever it can be read. */
export function basePlaceOf(inputs: Pick<CommonInputs, 'github-token'>, deps: Deps): PolicyPlace {
  const { host, signal, workingDirectory } = deps;
  return {
    host,
    policyFrom: 'base',
    workingDirectory,
    github: () => openGithub(inputs['github-token'], deps),
    signal,
  };
}
