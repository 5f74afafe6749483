import { branchHeads, moveRef } from './git-files.ts';
import {
  changedPaths,
  commitsBeyond,
  EMPTY_TREE,
  isAncestor,
  readCommit,
  resolveCommit,
} from './git-objects.ts';
import { GithubError, notFound } from './github-error.ts';
import { refusedWorkflow, workflowRefusal } from './permissions.ts';
import type { Account, Pull, Repo, Token } from './records.ts';
import type { World } from './world.ts';

/** A workflow that commits not yet on any branch would change without the permission; undefined when none. */
export async function workflowInNewCommits(
  token: Token,
  repo: Repo,
  sha: string,
): Promise<string | undefined> {
  for (const commit of await commitsBeyond(repo.git, await branchHeads(repo.git), sha)) {
    const [parent = EMPTY_TREE] = (await readCommit(repo.git, commit)).parents;
    const paths = (await changedPaths(repo.git, parent, commit)).map(({ path }) => path);
    const refused = refusedWorkflow(token, repo, paths);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Throws GitHub's refusal where the commit brings workflows that the token may not change. */
export async function demandWorkflows(token: Token, repo: Repo, sha: string): Promise<void> {
  const refused = await workflowInNewCommits(token, repo, sha);
  if (refused !== undefined) throw new GithubError(403, workflowRefusal(token, refused));
}

/** Throws as the Git database does for a tree with workflows: 403 for Apps, 404 for people's tokens. */
export function demandWorkflowTree(token: Token, repo: Repo, paths: readonly string[]): void {
  if (refusedWorkflow(token, repo, paths) === undefined) return;
  if (token.kind === 'user') throw notFound();
  throw new GithubError(403, 'Resource not accessible by integration');
}

/** Closes a pull request; its head stays what it is now. */
export function closePull(world: World, pull: Pull, by: Account): void {
  pull.state = 'closed';
  pull.closedBy = by;
  pull.closedAtMs = world.now();
  pull.updatedAtMs = world.now();
}

async function syncPull(world: World, base: Repo, pull: Pull, by: Account): Promise<void> {
  const head = await resolveCommit(pull.headRepo.git, `refs/heads/${pull.headRef}`);
  if (head === undefined) return closePull(world, pull, by);
  if (head !== pull.headSha) {
    if (pull.headRepo !== base)
      await base.git.bytes(['fetch', '--quiet', pull.headRepo.git.directory, `refs/heads/${pull.headRef}`]);
    pull.headSha = head;
    pull.updatedAtMs = world.now();
    await moveRef(base.git, `refs/pull/${pull.number}/head`, head);
  }
  const target = await resolveCommit(base.git, `refs/heads/${pull.baseRef}`);
  if (target === undefined || target === pull.baseSha) return;
  pull.baseSha = target;
  if (!(await isAncestor(base.git, head, target))) return;
  closePull(world, pull, by);
  pull.mergedAtMs = world.now();
  pull.mergeCommitSha = target;
}

/**
 * Brings open pull requests up to what the branches are: new heads, merged where the base has the head, closed where
 * the branch is gone. `by` is who gets the credit.
 */
export async function syncPulls(world: World, by: Account): Promise<void> {
  for (const repo of world.repos)
    for (const pull of repo.pulls) if (pull.state === 'open') await syncPull(world, repo, pull, by);
}
