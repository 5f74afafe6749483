import type { RemoteOptions } from '../../host/git/remote-git.ts';
import type { Deps } from '../../session/command.ts';
import type { RepositoryEntry } from './repository-entry.ts';
import type { Servers } from './servers.ts';

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
