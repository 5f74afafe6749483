import type { Comment, Upload } from '../github-double/records.ts';
import { addComment } from '../github-double/rest/issues.ts';
import { type GithubDouble, startGithubDouble } from '../github-double/start.ts';

/** A GitHub with the pull request 7 of `acme/app`, and the token of a job there. */
export interface GithubJob
  extends Pick<GithubDouble, 'apiUrl' | 'close' | 'configure' | 'faults' | 'requests'> {
  readonly double: GithubDouble;
  readonly token: string;
  /** Comments on the pull request. */
  readonly comments: Comment[];
  readonly uploads: readonly Upload[];
  addComment(body: string, login: string): Comment;
  /** Takes from the token what a token of a fork's run may not do. */
  forbidWrites(): void;
}

export async function startGithubJob(options: { readonly prefix?: string } = {}): Promise<GithubJob> {
  const double = await startGithubDouble(options);
  const repo = await double.addRepo('acme/app', { files: { 'README.md': 'app\n' } });
  await double.openPull('acme/app', 7, 'topic');
  const token = double.addToken({ value: 'ghs_token-of-the-job' });
  const { apiUrl, close, configure, faults, requests } = double;
  return {
    ...{ apiUrl, close, configure, faults, requests, double },
    token: token.value,
    comments: repo.comments,
    uploads: repo.uploads,
    addComment: (body, login) => addComment(double.world, repo, 7, body, double.addAccount(login)),
    forbidWrites: () => {
      token.permissions = { issues: 'read', metadata: 'read', pull_requests: 'read' };
    },
  };
}
