import type { Host } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { openTerminal } from './terminal/terminal.ts';

type Environment = HostOptions['environment'];

/** A CI with a host of its own, which is loaded only in its jobs. */
interface Candidate {
  /** Variable that only this CI sets, and its value there in lower case. */
  readonly sign: readonly [name: string, value: string];
  /** Variable that every job has, unless its environment was not passed on; and what to do then. */
  readonly needs: readonly [name: string, remedy: string];
  load(): Promise<(options: HostOptions) => Host>;
}

/** Every CI with a host of its own; the first whose sign is set counts. */
const CANDIDATES: readonly Candidate[] = [
  {
    sign: ['GITHUB_ACTIONS', 'true'],
    needs: ['GITHUB_WORKSPACE', 'run inside a job of a workflow'],
    load: async () => (await import('./github/github.ts')).createGithubHost,
  },
  {
    sign: ['GITLAB_CI', 'true'],
    needs: [
      'CI_PROJECT_DIR',
      'pass the variables of the job on to this process, for example with `docker run --env-file`',
    ],
    load: async () => (await import('./gitlab/gitlab.ts')).createGitlabHost,
  },
  {
    sign: ['BUILDKITE', 'true'],
    needs: [
      'BUILDKITE_JOB_ID',
      'pass the variables of the job on to this process, for example with `propagate-environment`',
    ],
    load: async () => (await import('./buildkite/buildkite.ts')).createBuildkiteHost,
  },
  {
    sign: ['TF_BUILD', 'true'],
    needs: ['BUILD_BUILDID', 'run this in a job of a pipeline, and pass its variables on into containers'],
    load: async () => (await import('./azure/azure.ts')).createAzureHost,
  },
];

const OVERRIDES = ['PLATFORM_ID_TOKEN', 'PLATFORM_ID_TOKEN_FILE'];

/** Detects and creates the host; the override variables for ID tokens take precedence on every host (contract §2). */
export async function createHost(options: HostOptions): Promise<Host> {
  const { environment } = options;
  const host = withBaseCommit(await detectHost(options), environment);
  if (!OVERRIDES.some((name) => (environment[name] ?? '') !== '')) return host;
  const { withIdTokenOverride } = await import(/* webpackChunkName: "run" */ './id-token-override.ts');
  return withIdTokenOverride(host, environment);
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

/** `PLATFORM_BASE_COMMIT` provides the base of a change if the host does not. */
function withBaseCommit(host: Host, environment: Environment): Host {
  const baseCommit = environment['PLATFORM_BASE_COMMIT']?.trim() ?? '';
  const { changeRequest } = host.context;
  if (baseCommit === '' || changeRequest?.baseCommit !== undefined) return host;
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(baseCommit)) {
    host.log.warning(
      'PLATFORM_BASE_COMMIT is not the full hexadecimal name of a commit (40 or 64 digits), so it is ignored',
    );
    return host;
  }
  const unknown = { number: undefined, baseRef: undefined, headRef: undefined, fork: false };
  return {
    ...host,
    context: { ...host.context, changeRequest: { ...(changeRequest ?? unknown), baseCommit } },
  };
}
