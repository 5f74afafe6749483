import type { CommonInputs } from '../manifest/common-inputs.ts';
import type { Deps } from '../run/command.ts';
import { openGithub } from '../run/open-github.ts';
import type { PolicyPlace } from './policy-place.ts';

/**
 * The base of the change of a run, wherever it can be read. Unless the base decides, a rate limit of GitHub's API is not
 * waited for.
 */
export function basePlaceOf(
  inputs: Pick<CommonInputs, 'github-token'>,
  deps: Deps,
  decides = true,
): PolicyPlace {
  const { clock, host, send, signal, workingDirectory } = deps;
  const waiting = decides ? { clock } : {};
  return {
    host,
    policyFrom: 'base',
    workingDirectory,
    github: () => openGithub(inputs['github-token'], { host, send, signal, ...waiting }),
    signal,
  };
}
