import { relative, resolve, sep } from 'node:path';
import { UserError } from '../../base/user-error.ts';
import { isWithin, readTextFile } from '../../host/files/files.ts';
import { findRepository, type GitRepository, lexicalPath } from '../../host/git/git-repository.ts';
import { listTreeFiles, readTreeFile } from '../../host/git/read-tree-file.ts';
import { baseCommits, type Ground, headCommits, type PolicyPlace, readAnywhere } from './read-commits.ts';

/**
 * Text of a file in the base commit, by its path in that commit's own tree: from the checkout, or else through GitHub's
 * API. `undefined` if the base has no such file. Throws `UserError` if the base cannot be read.
 */
export async function readFromBase(
  place: PolicyPlace,
  path: string,
  maximumBytes: number,
): Promise<string | undefined> {
  const { host, workingDirectory } = place;
  const repository = findRepository(host.context.workspace, workingDirectory);
  if (repository === undefined && place.policyFrom === 'head') {
    // Without a checkout there is no file that a change could have written.
    const target = resolve(workingDirectory, path);
    const present = await readTextFile(target, maximumBytes).catch(() => 'unreadable');
    if (present === undefined) return undefined;
  }
  const commits = await baseCommits(place, repository);
  return readText(locate(place, repository, path, commits, BASE), path, maximumBytes, BASE);
}

interface CommitWords {
  readonly input: string;
  readonly of: string;
  readonly unknown: string;
  readonly fix: string;
}

export const BASE: CommitWords = {
  input: 'policy-from',
  of: 'the base of the change',
  unknown: 'the host does not report the base commit of this run',
  fix: 'check out the base commit too (`fetch-depth: 0` for actions/checkout, `GIT_DEPTH: 0` on GitLab, `fetchDepth: 0` on Azure); or, on GitHub, set `github-token` to a token with `contents: read`; or name a commit that is checked out in PLATFORM_BASE_COMMIT',
};

/**
 * Text of a file that no change may decide: from the base commit in a change, else from the commit that is checked out,
 * never from the working tree. `undefined` if that commit has no such file; throws `UserError` if it cannot be read.
 */
export async function readCommitted(
  place: PolicyPlace,
  path: string,
  maximumBytes: number,
  input: string,
): Promise<string | undefined> {
  const { changeRequest, untrustedHead, workspace } = place.host.context;
  const repository = findRepository(workspace, place.workingDirectory);
  const isChange = changeRequest !== undefined || untrustedHead;
  const words = { ...(isChange ? BASE : CHECKED_OUT), input };
  const commits = isChange ? await baseCommits(place, repository) : await headCommits(place, repository);
  return readText(locate(place, repository, path, commits, words), path, maximumBytes, words);
}

const CHECKED_OUT = {
  of: 'the checked-out commit',
  unknown: 'no commit is checked out',
  fix: 'check the repository out before this step, and commit the file',
};

/**
 * Paths of the files of the base commit below `working-directory`, with forward slashes. `mayHold` says which folders
 * are worth reading. Throws `UserError` if the base cannot be read.
 */
export async function listFromBase(
  place: PolicyPlace,
  mayHold: (folder: string) => boolean,
): Promise<readonly string[]> {
  const repository = findRepository(place.host.context.workspace, place.workingDirectory);
  const ground = locate(place, repository, '.', await baseCommits(place, repository), BASE);
  const listed = await readAnywhere(ground, (trees, commit) =>
    listTreeFiles(trees, commit, ground.path, mayHold),
  );
  if (listed.kind === 'failed' || listed.kind === 'refused') throw refusal('.', listed.why, BASE);
  return listed.kind === 'files' ? listed.paths : [];
}

/** The error of a file that cannot be read. */
export function refusal(path: string, why: string, { fix, input, of }: CommitWords): UserError {
  return new UserError({ message: `\`${path}\` cannot be read from ${of}: ${why}`, fix, input });
}

/** The place of a file in the repository of a run. Throws `UserError` for one outside of it, or without a commit. */
export function locate(
  place: PolicyPlace,
  repository: GitRepository | undefined,
  path: string,
  commits: readonly string[],
  words: CommitWords,
): Ground {
  const { workspace } = place.host.context;
  const top = repository?.top ?? lexicalPath(workspace, workspace);
  const lexical = lexicalPath(workspace, resolve(place.workingDirectory, path));
  if (!isWithin(top, lexical)) throw refusal(path, 'it is outside the repository', words);
  if (commits.length === 0) throw refusal(path, words.unknown, words);
  return { place, repository, commits, path: relative(top, lexical).split(sep).join('/') };
}

async function readText(
  ground: Ground,
  path: string,
  maximumBytes: number,
  words: CommitWords,
): Promise<string | undefined> {
  const found = await readAnywhere(ground, (trees, commit) =>
    readTreeFile(trees, commit, ground.path, maximumBytes),
  );
  if (found.kind === 'failed') throw refusal(path, found.why, words);
  if (found.kind === 'refused') {
    throw refusal(path, found.why, { ...words, fix: 'use the path of the file itself in that commit' });
  }
  return found.kind === 'file' ? found.text : undefined;
}
