import { relative, resolve, sep } from 'node:path';
import { UserError } from '../../base/user-error.ts';
import { isWithin } from '../../host/files/files.ts';
import { type GitCall, runGit } from '../../host/git/git.ts';
import { hasObjectId, isObjectId, parentsOfCommit } from '../../host/git/git-objects.ts';
import { findRepository, type GitRepository, lexicalPath } from '../../host/git/git-repository.ts';
import { openCheckoutTrees } from '../../host/git/git-tree.ts';
import { type TreeSource, withServer } from '../../host/git/read-tree-file.ts';
import { githubTrees } from '../../host/github/github-tree.ts';
import type { Host } from '../../host/host.ts';
import type { OpenedGithub } from '../run/open-github.ts';

/** Which commit policy files are read from. */
export interface PolicyPlace {
  readonly host: Host;
  readonly policyFrom: 'head' | 'base';
  readonly workingDirectory: string;
  /** Opens GitHub's API, for a base that is not in the checkout; without it, only the checkout is read. */
  readonly github?: (() => Promise<OpenedGithub>) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A commit of the repository of a run, and how errors speak of it. */
export interface Commit {
  readonly place: PolicyPlace;
  readonly repository: GitRepository | undefined;
  /** The first that can be read counts; empty if there is none. */
  readonly ids: readonly string[];
  readonly input: string;
  readonly of: string;
  readonly unknown: string;
  readonly fix: string;
}

export const BASE = {
  input: 'policy-from',
  of: 'the base of the change',
  unknown: 'the host does not report the base commit of this run',
  fix: 'check out the base commit too (`fetch-depth: 0` for actions/checkout, `GIT_DEPTH: 0` on GitLab, `fetchDepth: 0` on Azure); or, on GitHub, set `github-token` to a token with `contents: read`; or name a commit that is checked out in PLATFORM_BASE_COMMIT',
};

/**
 * The base of the change. If the workflow is the base's own, the commit that it runs for also belongs to the base and is
 * the one in a shallow checkout, which may lack the commit that the change started from.
 */
export async function baseOf(place: PolicyPlace): Promise<Commit> {
  const { changeRequest, commit, untrustedHead } = place.host.context;
  const repository = repositoryOf(place);
  const named = changeRequest?.baseCommit;
  // Azure and Buildkite report only the branch: its commit is the one that it had when it was fetched.
  const branch = changeRequest?.baseRef;
  // Anything but a branch name could be an expression that resolves to another commit.
  const isName = branch !== undefined && !/[\s~^:?*[\\]|\.\.|@\{/.test(branch);
  const fetched = isName ? () => idOf(place, repository, `refs/remotes/origin/${branch}`) : () => undefined;
  const found = untrustedHead
    ? [named, commit]
    : [await mergedBase(place, repository), named ?? (await fetched())];
  const ids = found.filter((id) => id !== undefined).filter(isObjectId);
  return { place, repository, ids, ...BASE };
}

/**
 * The commit of the base branch that GitHub merged the change into, if that merge is checked out. The event names an older
 * commit once the branch has moved on, and changes made there since are not the change's own. The merge is checked against
 * the name that the host gives it, so a checkout cannot name another parent.
 */
async function mergedBase(
  place: PolicyPlace,
  repository: GitRepository | undefined,
): Promise<string | undefined> {
  const { changeRequest, commit = '' } = place.host.context;
  const head = changeRequest?.headCommit;
  if (repository === undefined || head === undefined || !isObjectId(commit)) return undefined;
  const merge = await runGit(gitCall(place, repository), ['cat-file', 'commit', 'HEAD']);
  if (merge.kind === 'failed' || !hasObjectId(commit, 'commit', merge.bytes)) return undefined;
  const [base, ...merged] = parentsOfCommit(merge.bytes);
  return merged.length === 1 && merged[0] === head ? base : undefined;
}

/** The commit that is checked out; `input` names what is read from it. */
export async function checkedOut(place: PolicyPlace, input: string): Promise<Commit> {
  const repository = repositoryOf(place);
  const id = (await idOf(place, repository, 'HEAD')) ?? '';
  return {
    ...{ place, repository, input, ids: isObjectId(id) ? [id] : [] },
    of: 'the checked-out commit',
    unknown: 'no commit is checked out',
    fix: 'check the repository out before this step, and commit the file',
  };
}

const repositoryOf = ({ host, workingDirectory }: PolicyPlace): GitRepository | undefined =>
  findRepository(host.context.workspace, workingDirectory);

/** The commit that a ref of the checkout points to. */
async function idOf(
  place: PolicyPlace,
  repository: GitRepository | undefined,
  ref: string,
): Promise<string | undefined> {
  if (repository === undefined) return undefined;
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const found = await runGit(gitCall(place, repository), words);
  return found.kind === 'failed' ? undefined : found.bytes.toString('utf8').trim();
}

/** The objects of the checkout, with names as long as that of a commit; to be closed. */
export function checkoutTrees(place: PolicyPlace, repository: GitRepository, id: string) {
  return openCheckoutTrees(gitCall(place, repository), id.length, place.host.context.tempDirectory);
}

function gitCall({ host, signal }: PolicyPlace, repository: GitRepository): GitCall {
  return { repository, workspace: host.context.workspace, signal };
}

export type Failed = { readonly kind: 'failed'; readonly why: string };
type Reading<T> = (trees: TreeSource, id: string, from: 'checkout' | 'github') => Promise<T | Failed>;

/** Reads from the checkout, or else through GitHub's API. */
export async function readCommit<T extends { readonly kind: string }>(
  commit: Commit,
  read: Reading<T>,
): Promise<T | Failed> {
  const here = await readFromCheckout(commit, read);
  if (!isFailed(here)) return here;
  const there = await readFromGithub(commit, read);
  return isFailed(there) ? failed(`${here.why}; ${there.why}`) : there;
}

const failed = (why: string): Failed => ({ kind: 'failed', why });
const isFailed = (found: { readonly kind: string }): found is Failed => found.kind === 'failed';

async function readFromCheckout<T extends { readonly kind: string }>(
  { ids, place, repository }: Commit,
  read: Reading<T>,
): Promise<T | Failed> {
  if (repository === undefined) return failed('the workspace is not a git repository');
  let first: Failed | undefined;
  for (const id of ids) {
    const trees = checkoutTrees(place, repository, id);
    try {
      const found = await read(trees, id, 'checkout');
      if (!isFailed(found)) return found;
      first ??= found;
    } finally {
      trees.close();
    }
  }
  return first ?? failed('there is no commit to read');
}

async function readFromGithub<T extends { readonly kind: string }>(
  { ids: [id = ''], place, repository }: Commit,
  read: Reading<T>,
): Promise<T | Failed> {
  if (place.host.name !== 'github' || place.github === undefined)
    return failed('no API is available to read it from');
  const opened = await place.github();
  if (opened.kind === 'closed') return failed(`it cannot be read through GitHub's API either: ${opened.why}`);
  const server = githubTrees(opened.api, opened.repository);
  if (repository === undefined) return read(server, id, 'github');
  const checkout = checkoutTrees(place, repository, id);
  try {
    return await read(withServer(checkout, server), id, 'github');
  } finally {
    checkout.close();
  }
}

/** The error of a file that cannot be read. */
export function refusal(
  path: string,
  why: string,
  { fix, input, of }: Pick<Commit, 'fix' | 'input' | 'of'>,
): UserError {
  return new UserError({ message: `\`${path}\` cannot be read from ${of}: ${why}`, fix, input });
}

/** The path of a file from the top of the repository. Throws `UserError` for one outside of it, or without a commit. */
export function pathIn(commit: Commit, path: string): string {
  const { ids, place, repository, unknown } = commit;
  const { workspace } = place.host.context;
  const top = repository?.top ?? lexicalPath(workspace, workspace);
  const lexical = lexicalPath(workspace, resolve(place.workingDirectory, path));
  if (!isWithin(top, lexical)) throw refusal(path, 'it is outside the repository', commit);
  if (ids.length === 0) throw refusal(path, unknown, commit);
  return relative(top, lexical).split(sep).join('/');
}
