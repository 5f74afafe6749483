import { createAzureHost } from './azure/azure.ts';
import { withBaseCommit } from './base-commit-override.ts';
import { createBuildkiteHost } from './buildkite/buildkite.ts';
import { createGitlabHost } from './gitlab/gitlab.ts';
import type { Host } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { withIdTokenOverride } from './id-token-override.ts';
import { openTerminal } from './terminal/terminal.ts';

/** A CI with a host of its own. */
interface Candidate {
  /** Variable that only this CI sets, and its value there in lower case. */
  readonly sign: readonly [name: string, value: string];
  /** Variable that every job has, unless its environment was not passed on; and what to do then. */
  readonly needs: readonly [name: string, remedy: string];
  readonly load: () => Promise<(options: HostOptions) => Host>;
}

/** Every CI with a host of its own; the first whose sign is set counts. */
const CANDIDATES: readonly Candidate[] = [
  {
    sign: ['GITHUB_ACTIONS', 'true'],
    needs: ['GITHUB_WORKSPACE', 'run inside a job of a workflow'],
    // `@actions/core` brings Node's `crypto`, which would cost every other start 5 ms.
    load: async () => (await import('./github/github.ts')).createGithubHost,
  },
  {
    sign: ['GITLAB_CI', 'true'],
    needs: [
      'CI_PROJECT_DIR',
      'pass the variables of the job on to this process, for example with `docker run --env-file`',
    ],
    load: async () => createGitlabHost,
  },
  {
    sign: ['BUILDKITE', 'true'],
    needs: [
      'BUILDKITE_JOB_ID',
      'pass the variables of the job on to this process, for example with `propagate-environment`',
    ],
    load: async () => createBuildkiteHost,
  },
  {
    sign: ['TF_BUILD', 'true'],
    needs: ['BUILD_BUILDID', 'run this in a job of a pipeline, and pass its variables on into containers'],
    load: async () => createAzureHost,
  },
];

/** Detects and creates the host; the override variables take precedence on every host. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { environment } = options;
  const isSet = (name: string): boolean => (environment[name] ?? '') !== '';
  let host = await detectHost(options);
  if (isSet('PLATFORM_BASE_COMMIT')) {
    host = withBaseCommit(host, environment);
  }
  if (isSet('PLATFORM_ID_TOKEN') || isSet('PLATFORM_ID_TOKEN_FILE')) {
    host = withIdTokenOverride(host, environment);
  }
  return host;
}

async function detectHost(options: HostOptions): Promise<Host> {
  const { environment } = options;
  const found = CANDIDATES.find(({ sign: [name, value] }) => environment[name]?.toLowerCase() === value);
  if (found === undefined) return openTerminal(options);
  const host = (await found.load())(options);
  const [needed, remedy] = found.needs;
  if ((environment[needed] ?? '') === '') host.log.warning(`${needed} is not set: ${remedy}`);
  return host;
}
