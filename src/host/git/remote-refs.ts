import { isObjectId } from './git-objects.ts';
import type { GitRepository } from './git-repository.ts';
import { type RemoteGitCall, runRemoteGit } from './remote-git.ts';

/** What is needed to reach a clone URL. */
export interface RemoteOptions
  extends Pick<RemoteGitCall, 'credential' | 'signal' | 'tempDirectory' | 'timeoutMs' | 'workspace'> {
  /** Clone URL: https, http on loopback, or a file. */
  readonly url: string;
}

/** The commit that a branch of a remote points to, or its HEAD; one request. `undefined` if that cannot be known. */
export async function remoteCommit(
  options: RemoteOptions,
  repository: GitRepository,
  branch: string | undefined,
): Promise<string | undefined> {
  const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
  const words = ['ls-remote', '--quiet', options.url, ref];
  const answer = await runRemoteGit(remoteOf(options, repository), words);
  if (answer.kind === 'failed') return undefined;
  const [line = ''] = answer.bytes.toString('utf8').split('\n');
  const [commit = '', name] = line.split('\t');
  return isObjectId(commit) && name === ref ? commit : undefined;
}

/** Whether a remote has no ref at all; false if that cannot be known. */
export async function hasNoCommit(options: RemoteOptions, repository: GitRepository): Promise<boolean> {
  const answer = await runRemoteGit(remoteOf(options, repository), ['ls-remote', '--quiet', options.url]);
  return answer.kind === 'output' && answer.bytes.length === 0;
}

export function remoteOf(options: RemoteOptions, repository: GitRepository): RemoteGitCall {
  const { credential, signal, tempDirectory, timeoutMs, workspace } = options;
  const { origin, protocol } = new URL(options.url);
  return {
    repository,
    workspace,
    protocol: protocol === 'file:' ? 'file' : protocol === 'http:' ? 'http' : 'https',
    origin: protocol === 'file:' ? 'http://localhost' : origin,
    credential: protocol === 'file:' ? undefined : credential,
    tempDirectory,
    signal,
    timeoutMs,
  };
}
