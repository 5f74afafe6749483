import { type GitCall, runGit } from '../../host/git/git.ts';
import { isObjectId } from '../../host/git/git-objects.ts';
import type { GitRepository } from '../../host/git/git-repository.ts';
import { openCheckoutTrees } from '../../host/git/git-tree.ts';
import type { TreeSource } from '../../host/git/read-tree-file.ts';
import { githubTrees } from '../../host/github/github-tree.ts';
import type { Host } from '../../host/host.ts';
import type { OpenedGithub } from '../run/open-github.ts';

/** Commits of the repository of a run, and how to read them. */
export interface Ground {
  readonly place: PolicyPlace;
  readonly repository: GitRepository | undefined;
  readonly commits: readonly string[];
  /** Relative to the top of the repository, with forward slashes; empty for the top. */
  readonly path: string;
}

export type Failed = { readonly kind: 'failed'; readonly why: string };
type Reading<T> = (trees: TreeSource, commit: string, from: 'checkout' | 'github') => Promise<T | Failed>;

/** Reads from the checkout, or else through GitHub's API. */
export async function readAnywhere<T extends { readonly kind: string }>(
  ground: Ground,
  read: Reading<T>,
): Promise<T | Failed> {
  const here = await readFromCheckout(ground, read);
  if (!isFailed(here)) return here;
  const there = await readFromGithub(ground, read);
  if (!isFailed(there)) return there;
  return { kind: 'failed', why: `${here.why}; ${there.why}` };
}

const isFailed = (found: { readonly kind: string }): found is Failed => found.kind === 'failed';

async function readFromCheckout<T extends { readonly kind: string }>(
  { commits, place, repository }: Ground,
  read: Reading<T>,
): Promise<T | Failed> {
  if (repository === undefined) return { kind: 'failed', why: 'the workspace is not a git repository' };
  let first: Failed | undefined;
  for (const commit of commits) {
    const trees = checkoutTrees(place, repository, commit);
    try {
      const found = await read(trees, commit, 'checkout');
      if (!isFailed(found)) return found;
      first ??= found;
    } finally {
      trees.close();
    }
  }
  return first ?? { kind: 'failed', why: 'there is no commit to read' };
}

async function readFromGithub<T extends { readonly kind: string }>(
  { commits, place }: Ground,
  read: Reading<T>,
): Promise<T | Failed> {
  const failed = (why: string): Failed => ({ kind: 'failed', why });
  if (place.host.name !== 'github' || place.github === undefined)
    return failed('no API is available to read it from');
  const opened = await place.github();
  if (opened.kind === 'closed') return failed(`it cannot be read through GitHub's API either: ${opened.why}`);
  const [commit = ''] = commits;
  return read(githubTrees(opened.api, opened.repository), commit, 'github');
}

/** The commit that is checked out. */
export async function headCommits(
  place: PolicyPlace,
  repository: GitRepository | undefined,
): Promise<readonly string[]> {
  const id = repository === undefined ? '' : await commitOf(place, repository, 'HEAD');
  return isObjectId(id) ? [id] : [];
}

/** The commit that a ref of the checkout points to; empty if there is none. */
async function commitOf(place: PolicyPlace, repository: GitRepository, ref: string): Promise<string> {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const found = await runGit(gitCall(place, repository), words);
  return found.kind === 'failed' ? '' : found.bytes.toString('utf8').trim();
}

/**
 * The commit of the base. If the workflow is the base's own, the commit that it runs for also belongs to the base and
 * is the one in a shallow checkout, which may lack the commit that the change started from.
 */
export async function baseCommits(
  place: PolicyPlace,
  repository: GitRepository | undefined,
): Promise<readonly string[]> {
  const { changeRequest, commit, untrustedHead } = place.host.context;
  const named = changeRequest?.baseCommit;
  const found = untrustedHead
    ? [named, commit]
    : [named ?? (await commitOfBranch(place, repository, changeRequest?.baseRef))];
  return found.filter((id) => id !== undefined && isObjectId(id)).map(String);
}

/** The commit that a base branch had when it was fetched: Azure and Buildkite report only the branch. */
async function commitOfBranch(
  place: PolicyPlace,
  repository: GitRepository | undefined,
  branch: string | undefined,
): Promise<string | undefined> {
  // Anything but a branch name could be an expression that resolves to another commit.
  if (branch === undefined || repository === undefined || /[\s~^:?*[\\]|\.\.|@\{/.test(branch))
    return undefined;
  return commitOf(place, repository, `refs/remotes/origin/${branch}`);
}

/** The objects of the checkout, with names as long as that of a commit; to be closed. */
export function checkoutTrees(place: PolicyPlace, repository: GitRepository, commit: string) {
  return openCheckoutTrees(gitCall(place, repository), commit.length, place.host.context.tempDirectory);
}

function gitCall(place: PolicyPlace, repository: GitRepository): GitCall {
  return { repository, workspace: place.host.context.workspace, signal: place.signal };
}

/** Which commit policy files are read from. */
export interface PolicyPlace {
  readonly host: Host;
  readonly policyFrom: 'head' | 'base';
  readonly workingDirectory: string;
  /** Opens GitHub's API, for a base that is not in the checkout; without it, only the checkout is read. */
  readonly github?: (() => Promise<OpenedGithub>) | undefined;
  readonly signal?: AbortSignal | undefined;
}
