import { plainLine } from '../../base/plain-text.ts';
import { orProblems } from '../../base/user-error.ts';
import { type Ignore, parseIgnores } from '../findings/ignore.ts';
import type { CommonInputs } from '../manifest/common-inputs.ts';
import type { Machine } from '../run/command.ts';
import { openGithub } from '../run/open-github.ts';
import type { PolicyPlace } from './commits.ts';
import { DEFAULT_CONFIG_FILE, policyReader } from './policy.ts';

/**
 * The ignores of the base of a change, to report what the change added or loosened; `undefined` without a
 * change, or if they come from the base anyway. Best effort: if the base cannot be read, a warning says so and nothing
 * is compared.
 */
export async function readBaseIgnores(
  inputs: CommonInputs,
  deps: Machine,
  now: number,
): Promise<readonly Ignore[] | undefined> {
  const { host } = deps;
  const { changeRequest, untrustedHead } = host.context;
  if (changeRequest?.baseCommit === undefined || untrustedHead || inputs['policy-from'] === 'base')
    return undefined;
  if (deps.config.ignores.length === 0) return undefined;
  const path = inputs['config-file'] ?? DEFAULT_CONFIG_FILE;
  const read = async (): Promise<readonly Ignore[]> => {
    const text = await policyReader(basePlaceOf(inputs, deps, false))(path);
    if (text === undefined) return [];
    const { parseConfigFile } = await import('./config-file.ts');
    const config = parseConfigFile(text, path, deps.manifests);
    return parseIgnores(config.ignores, { requireReason: false, maxDays: undefined }, now).ignores;
  };
  return orProblems(read, ([first]) => {
    const why = `${plainLine(first?.message ?? '', 400)}. ${first?.fix ?? ''}`.trim();
    host.log.warning(`Cannot determine which ignores this change adds or loosens: ${why}`);
    return undefined;
  });
}

/** The base of the change of a run. Unless it decides, a rate limit of GitHub's API is not waited for. */
export function basePlaceOf(
  inputs: Pick<CommonInputs, 'github-token'>,
  deps: Machine,
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
