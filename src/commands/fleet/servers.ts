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
export interface Servers {
  /** Where `owner/name` is cloned from, without a slash at the end. */
  readonly serverUrl: string;
  readonly githubUrl: string;
  readonly githubApiUrl: string;
  readonly gitlabUrl: string;
  /** The credential for a clone URL: a token goes to its own origin only. */
  readonly credentialFor: (url: string) => GitCredential | undefined;
}

/** The servers of a run: those of the job where it runs on one of them, else the public ones. */
export function serversOf(
  inputs: Pick<FleetInputs, 'github-token' | 'gitlab-token' | 'gitlab-url'>,
  host: Pick<Host, 'context' | 'name'>,
): Servers {
  const { apiUrl, serverUrl } = host.context;
  const isGitlab = host.name === 'gitlab';
  const bare = serverUrl?.replace(/\/+$/, '');
  // Only GitHub and compatible hosts state the address of their API.
  const isGithub = apiUrl !== undefined && bare !== undefined;
  const githubUrl = isGithub ? bare : 'https://github.com';
  const gitlabUrl = inputs['gitlab-url'] ?? (isGitlab && bare !== undefined ? bare : 'https://gitlab.com');
  const tokens: readonly (readonly [url: string, username: string, token: string | undefined])[] = [
    [githubUrl, 'x-access-token', inputs['github-token']],
    [gitlabUrl, 'oauth2', inputs['gitlab-token']],
  ];
  return {
    serverUrl: isGitlab ? gitlabUrl : githubUrl,
    githubUrl,
    githubApiUrl: isGithub ? apiUrl : 'https://api.github.com',
    gitlabUrl,
    credentialFor: (url) => {
      const { origin, protocol } = new URL(url);
      if (protocol === 'file:') return undefined;
      const fitting = tokens.find(
        ([base, , token]) => token !== undefined && new URL(base).origin === origin,
      );
      return fitting?.[2] === undefined ? undefined : { username: fitting[1], password: fitting[2] };
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
