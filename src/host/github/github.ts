import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedactor } from '../../base/redactor.ts';
import { readTextFileNow } from '../files/files.ts';
import type { Capabilities, Host } from '../host.ts';
import { type HostOptions, readVariables } from '../host-options.ts';
import { createCoreSeam } from './core-seam.ts';
import { githubContext } from './github-context.ts';
import { type GithubFiles, openGithubFiles } from './github-files.ts';
import { type Flavour, flavourOf } from './github-flavour.ts';
import { githubIdToken } from './github-id-token.ts';
import { createGithubLog } from './github-log.ts';

/** GitHub caps the payload of an event at 25 MB. */
const MAXIMUM_EVENT_BYTES = 64 * 1024 * 1024;

/**
 * GitHub Actions and the compatible Forgejo and Gitea: `@actions/core` for workflow commands and outputs, ID tokens
 * from the runner.
 */
export function createGithubHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const flavour = flavourOf(environment);
  const secrets = createRedactor();
  const callCore = createCoreSeam(options);
  const { annotate, group, line, log, mask, quote } = createGithubLog(flavour, { callCore, secrets, write });
  const files = openGithubFiles(environment, flavour, { callCore, redact: secrets.redact, line });
  const temporary = readVariables(environment)('RUNNER_TEMP');
  return {
    name: flavour.name,
    context: githubContext(
      environment,
      tmpdir(),
      (path) => readTextFileNow(path, MAXIMUM_EVENT_BYTES) ?? '',
      environment[flavour.runNumber],
    ),
    capabilities: capabilitiesOf(environment, flavour, files),
    limitations: files.limitations,
    log,
    input: options.nativeInput,
    idToken: githubIdToken(options, flavour),
    mask,
    redact: secrets.redact,
    setOutput: files.setOutput,
    annotate,
    writeSummary: files.writeSummary,
    unwritten: files.unwritten,
    group,
    quote,
    progress: () => undefined,
    cacheDirectory: temporary === undefined ? undefined : join(temporary, 'platform-actions-cache'),
  };
}

function capabilitiesOf(
  environment: HostOptions['environment'],
  flavour: Flavour,
  { hasOutputs, hasSummary }: GithubFiles,
): Capabilities {
  const has = (name: string): boolean => (environment[name] ?? '') !== '';
  return {
    idToken: has('ACTIONS_ID_TOKEN_REQUEST_URL') ? 'any-audience' : 'none',
    mask: 'native',
    outputs: hasOutputs ? 'native' : 'none',
    annotations: flavour.annotations,
    summary: hasSummary ? 'native' : 'none',
    groups: true,
    cache: has('ACTIONS_RUNTIME_TOKEN') && has('ACTIONS_RESULTS_URL') ? 'service' : 'none',
  };
}
