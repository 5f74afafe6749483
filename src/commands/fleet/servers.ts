import type { GitCredential, RemoteOptions } from '../../host/git/remote-git.ts';
import type { Host } from '../../host/host.ts';
import type { ProblemKind } from '../../kit/run/outcome.ts';
import type { Deps } from '../../session/command.ts';
import type { FleetInputs } from './manifest.ts';
import type { RepositoryEntry } from './repository-entry.ts';

/** The kind of problem behind an HTTP status of a server that lists repositories; another status is one of the service. */
export const KIND_OF_STATUS: Readonly<Record<number, ProblemKind>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'usage',
};

/** Where repositories are, with what opens each place. */
export type Servers = ReturnType<typeof serversOf>;

/** The servers of a run: those of the job where it runs on one of them, else the public ones. */
export function serversOf(
  inputs: Pick<FleetInputs, 'github-token' | 'gitlab-token' | 'gitlab-url'>,
  host: Pick<Host, 'context' | 'name'>,
) {
  const { apiUrl, serverUrl } = host.context;
  const isGitlab = host.name === 'gitlab';
  const bare = serverUrl?.replace(/\/+$/, '');
  // Only GitHub and compatible hosts state the address of their API.
  const isGithub = apiUrl !== undefined && bare !== undefined;
  const githubUrl = isGithub ? bare : 'https://github.com';
  const gitlabUrl = inputs['gitlab-url'] ?? (isGitlab && bare !== undefined ? bare : 'https://gitlab.com');
  const credentials = [
    { base: githubUrl, username: 'x-access-token', password: inputs['github-token'] },
    { base: gitlabUrl, username: 'oauth2', password: inputs['gitlab-token'] },
  ];
  return {
    /** Where `owner/name` is cloned from, without a slash at the end. */
    serverUrl: isGitlab ? gitlabUrl : githubUrl,
    githubUrl,
    githubApiUrl: isGithub ? apiUrl : 'https://api.github.com',
    gitlabUrl,
    /** The credential for a clone URL: a token goes to its own origin only. */
    credentialFor: (url: string): GitCredential | undefined => {
      const { origin, protocol } = new URL(url);
      if (protocol === 'file:') return undefined;
      const [fitting] = credentials.flatMap(({ base, password, username }) =>
        password !== undefined && new URL(base).origin === origin ? { username, password } : [],
      );
      return fitting;
    },
  };
}

/** How a repository is reached: with the credential of its server, which is masked as an input, within the limits of the run. */
export function remoteOptions(
  { url }: Pick<RepositoryEntry, 'url'>,
  servers: Servers,
  { host }: Pick<Deps, 'host'>,
  limits: { readonly signal: AbortSignal; readonly timeoutMs: number },
): RemoteOptions {
  const credential = servers.credentialFor(url);
  const { tempDirectory, workspace } = host.context;
  return { url, credential, tempDirectory, workspace, ...limits };
}
