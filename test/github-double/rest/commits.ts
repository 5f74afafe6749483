import { type Call, ok, type Route } from '../call.ts';
import { type CommitObject, readCommit, resolveCommit } from '../git-objects.ts';
import { GithubError, notFound, unprocessable } from '../github-error.ts';
import { listReply } from '../pages.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { commitShape, filesShape } from '../shapes/commit.ts';
import { repoUrl } from '../shapes/repository.ts';

/** Most files in the answer of a comparison. */
const MOST_FILES = 300;

async function shapeOf(call: Call, repo: Repo, sha: string) {
  return commitShape(call, repo, await readCommit(repo.git, sha));
}

async function listCommits(call: Call) {
  const repo = call.repo();
  const name = call.query.get('sha') ?? repo.defaultBranch;
  const sha = await resolveCommit(repo.git, name);
  if (sha === undefined) {
    if (!call.query.has('sha')) throw new GithubError(409, 'Git Repository is empty.');
    throw notFound();
  }
  const limits = ['since', 'until', 'author', 'committer'].flatMap((key) => {
    const value = call.query.get(key);
    return value === null ? [] : [`--${key}=${value}`];
  });
  const path = call.query.get('path');
  const text = await repo.git.text([
    '--literal-pathspecs',
    'rev-list',
    '--fixed-strings',
    ...limits,
    sha,
    '--',
    ...(path === null ? [] : [path]),
  ]);
  const rows = text === '' ? [] : text.split('\n');
  return await listReply(call, rows, (one) => shapeOf(call, repo, one));
}

async function getCommit(call: Call) {
  const repo = call.repo();
  const name = call.parameters['ref'] ?? '';
  const sha = await resolveCommit(repo.git, name);
  if (sha === undefined) throw unprocessable(`No commit found for SHA: ${name}`);
  if (call.accept.includes('application/vnd.github.sha'))
    return {
      ...ok(Buffer.from(sha)),
      headers: { 'content-type': 'application/vnd.github.sha; charset=utf-8' },
    };
  const commit: CommitObject = await readCommit(repo.git, sha);
  const files = await filesShape(call, repo, commit.parents[0], sha);
  const additions = files.reduce((sum, one) => sum + one.additions, 0);
  const deletions = files.reduce((sum, one) => sum + one.deletions, 0);
  const stats = { additions, deletions, total: additions + deletions };
  return ok({ ...commitShape(call, repo, commit), stats, files });
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
  const counts = await repo.git.text(['rev-list', '--left-right', '--count', `${base}...${head}`]);
  const [behind = 0, ahead = 0] = counts.split('\t').map(Number);
  const fork = await repo.git.maybe(['merge-base', base, head]);
  if (fork === undefined) throw new GithubError(404, `No common ancestor between ${from} and ${to}.`);
  const list = await repo.git.text(['rev-list', '--reverse', `${base}..${head}`]);
  const commits = list === '' ? [] : list.split('\n');
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

/** Commits and comparisons. */
export const commitRoutes: readonly Route[] = [
  { on: 'GET /repos/{owner}/{repo}/commits', needs: READ, handle: listCommits },
  { on: 'GET /repos/{owner}/{repo}/commits/{ref}', needs: READ, handle: getCommit },
  { on: 'GET /repos/{owner}/{repo}/compare/{basehead}', needs: READ, handle: compare },
];
