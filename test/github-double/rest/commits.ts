import type { Call, Route } from '../call.ts';
import { commitsBeyond, mergeBase, readCommit, resolveCommit } from '../git-objects.ts';
import { GithubError, notFound } from '../github-error.ts';
import { listReply } from '../pages.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { commitShape, filesShape } from '../shapes/commit.ts';
import { repoUrl } from '../shapes/repository.ts';

/** Most files in the answer of a comparison. */
const MOST_FILES = 300;

async function shapeOf(call: Call, repo: Repo, sha: string) {
  return commitShape(call, repo, await readCommit(repo.git, sha));
}

async function sideOf(repo: Repo, name: string): Promise<string> {
  const own = `${repo.owner.login}:`;
  const sha = await resolveCommit(repo.git, name.startsWith(own) ? name.slice(own.length) : name);
  if (sha === undefined) throw notFound();
  return sha;
}

async function compare(call: Call) {
  const repo = call.repo();
  const [from = '', to = ''] = (call.parameters['basehead'] ?? '').split('...');
  const base = await sideOf(repo, from);
  const head = await sideOf(repo, to);
  const fork = await mergeBase(repo.git, base, head);
  if (fork === undefined) throw new GithubError(404, `No common ancestor between ${from} and ${to}.`);
  const commits = await commitsBeyond(repo.git, [base], head);
  const ahead = commits.length;
  const behind = (await commitsBeyond(repo.git, [head], base)).length;
  const html = `${call.htmlUrl}/${fullNameOf(repo)}/compare/${from}...${to}`;
  const status = ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical';
  const files = (await filesShape(call, repo, fork, head)).slice(0, MOST_FILES);
  const whole = {
    url: `${repoUrl(call, repo)}/compare/${from}...${to}`,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: await shapeOf(call, repo, base),
    merge_base_commit: await shapeOf(call, repo, fork),
    status,
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    files,
  };
  return await listReply(
    call,
    commits,
    (sha) => shapeOf(call, repo, sha),
    (rows) => ({ ...whole, commits: rows }),
  );
}

const READ = [['contents', 'read']] as const;

/** Comparisons. */
export const commitRoutes: readonly Route[] = [
  { on: 'GET /repos/{owner}/{repo}/compare/{basehead}', needs: READ, handle: compare },
];
