import { relative, resolve, sep } from 'node:path';
import { isWithin } from '../files/files.ts';
import { type GitCall, runGit } from './git.ts';
import { isObjectId } from './git-objects.ts';
import { findRepository, lexicalPath } from './git-repository.ts';
import { openCheckoutTrees } from './git-tree.ts';
import { readTreeBlob, rememberTrees, type TreeBlob } from './read-tree-file.ts';

const MAXIMUM_FILE_BYTES = 64 * 1024 * 1024;

/** The commit that is checked out, and its files; to be closed. */
export interface CheckedOut {
  readonly commit: string;
  /** `undefined` if no branch is checked out, only a commit. */
  readonly branch: string | undefined;
  /** A path of the file system as the repository names it; `undefined` outside of it. */
  readonly pathOf: (path: string) => string | undefined;
  /** A file of the commit, by its name in the repository. */
  readonly read: (path: string) => Promise<TreeBlob>;
  readonly close: () => void;
}

export interface CheckoutPlace {
  readonly workspace: string;
  readonly workingDirectory: string;
  readonly tempDirectory: string;
  readonly signal: AbortSignal;
}

/** Opens the checked-out commit of the run's repository; the reason is a clause if there is none. */
export async function openCheckedOut(
  place: CheckoutPlace,
): Promise<CheckedOut | { readonly kind: 'none'; readonly why: string }> {
  const { signal, tempDirectory, workingDirectory, workspace } = place;
  const repository = findRepository(workspace, workingDirectory);
  if (repository === undefined) return { kind: 'none', why: 'the workspace is not a git checkout' };
  const call: GitCall = { repository, workspace, signal };
  const head = await runGit(call, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const commit = head.kind === 'output' ? head.bytes.toString('utf8').trim() : '';
  if (!isObjectId(commit)) return { kind: 'none', why: 'the checkout has no commit' };
  const named = await runGit(call, ['symbolic-ref', '--quiet', 'HEAD']);
  const ref = named.kind === 'output' ? named.bytes.toString('utf8').trim() : '';
  const trees = openCheckoutTrees(call, commit.length, tempDirectory);
  const remembered = rememberTrees(trees);
  return {
    commit,
    branch: ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined,
    pathOf: (path) => {
      const lexical = lexicalPath(workspace, resolve(workingDirectory, path));
      if (!isWithin(repository.top, lexical)) return undefined;
      return relative(repository.top, lexical).split(sep).join('/');
    },
    read: (path) => readTreeBlob(remembered, commit, path, MAXIMUM_FILE_BYTES),
    close: trees.close,
  };
}
