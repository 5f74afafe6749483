import { createGithubHost, detectGithub } from './github.ts';
import type { Detection, Host } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { withIdTokenOverride } from './id-token-override.ts';
import { createTerminalHost } from './terminal.ts';

type Environment = HostOptions['environment'];

/** A host, loaded only when it is the one. */
interface Candidate {
  /** Variable that only this CI sets, and what it holds there in lower case. */
  readonly sign: readonly [name: string, value: string];
  load(): Promise<{
    readonly detect: (environment: Environment) => Detection;
    readonly create: (options: HostOptions) => Host;
  }>;
}

const CANDIDATES: readonly Candidate[] = [
  {
    sign: ['GITHUB_ACTIONS', 'true'],
    // The two hosts of most runs cost less than loading a chunk.
    load: async () => ({ detect: detectGithub, create: createGithubHost }),
  },
  {
    sign: ['GITLAB_CI', 'true'],
    load: async () => {
      const { createGitlabHost, detectGitlab } = await import('./gitlab.ts');
      return { detect: detectGitlab, create: createGitlabHost };
    },
  },
  {
    sign: ['BUILDKITE', 'true'],
    load: async () => {
      const { createBuildkiteHost, detectBuildkite } = await import('./buildkite.ts');
      return { detect: detectBuildkite, create: createBuildkiteHost };
    },
  },
  {
    sign: ['TF_BUILD', 'true'],
    load: async () => {
      const { createAzureHost, detectAzure } = await import('./azure.ts');
      return { detect: detectAzure, create: createAzureHost };
    },
  },
];

/** Detects the host and makes it; the override variables for ID tokens win on every host (contract §2). */
export async function createHost(options: HostOptions): Promise<Host> {
  const host = withBaseCommit(await detectHost(options), options.environment);
  return withIdTokenOverride(host, options.environment);
}

async function detectHost(options: HostOptions): Promise<Host> {
  const { environment } = options;
  const candidate = CANDIDATES.find(({ sign: [name, value] }) => environment[name]?.toLowerCase() === value);
  const { detect, create } =
    candidate === undefined ? { detect: undefined, create: createTerminalHost } : await candidate.load();
  const detection = detect?.(environment);
  const host = create(options);
  if (detection?.kind === 'misconfigured') host.log.warning(`${detection.problem}: ${detection.remedy}`);
  return host;
}

/** `PLATFORM_BASE_COMMIT` tells the base of a change where the host does not. */
function withBaseCommit(host: Host, environment: Environment): Host {
  const baseCommit = environment['PLATFORM_BASE_COMMIT']?.trim() ?? '';
  const { changeRequest } = host.context;
  if (baseCommit === '' || changeRequest?.baseCommit !== undefined) return host;
  if (!/^[0-9a-f]{7,64}$/.test(baseCommit)) {
    host.log.warning('PLATFORM_BASE_COMMIT is not the hexadecimal name of a commit and is not used');
    return host;
  }
  const unknown = { number: undefined, baseRef: undefined, headRef: undefined, fork: false };
  return {
    ...host,
    context: { ...host.context, changeRequest: { ...(changeRequest ?? unknown), baseCommit } },
  };
}
