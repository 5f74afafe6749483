// Synchronous calls: a wait for the thread pool takes longer than reading a file of ordinary size, and there are four each.
import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainLine } from '../../base/plain-text.ts';
import { giveTurn } from '../../base/pool.ts';
import { UserError } from '../../base/user-error.ts';
import { type GitCall, runGit } from '../git/git.ts';
import { findRepository, type GitRepository, lexicalPath } from '../git/git-repository.ts';
import { encodeText, type TextEncoding } from './file-bytes.ts';
import { errorCode, isWithin, type WriteArea, writableFile, writeAtomically } from './files.ts';
import { createReadArea, readWorkspaceFile } from './read-workspace-file.ts';

export type { TextEncoding } from './file-bytes.ts';

const MAXIMUM_FILES = 500_000;

/** Names of files below a folder, with forward slashes, sorted; `byGit` is false when the tree had to be walked. */
export interface FileList {
  readonly paths: readonly string[];
  readonly byGit: boolean;
  /** Folders that a walk could not read. */
  readonly unread: readonly UnreadFolder[];
}

/** A folder whose contents are not completely known. */
export interface UnreadFolder {
  readonly path: string;
  /** Such as `cannot be read (EACCES)`. */
  readonly reason: string;
}

export type ListScope = Pick<GitCall, 'workspace' | 'signal'>;

/**
 * Files that git tracks below the folder (with `untracked`, also those that it does not ignore); all except `.git`
 * without git, and where the folder is outside of the repository.
 */
export async function listFiles(folder: string, untracked: boolean, scope: ListScope): Promise<FileList> {
  const words = ['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])];
  const repository = repositoryAround(folder, scope.workspace);
  const answer = repository === undefined ? undefined : await runGit({ ...scope, repository, folder }, words);
  if (answer?.kind === 'output') {
    const paths = answer.bytes.toString('utf8').split('\0');
    // Git names the folder itself where it is a submodule, whose files another repository has.
    const listed = [...new Set(paths.filter((path) => path !== '' && path !== './'))].sort();
    return { paths: listed, byGit: true, unread: [] };
  }
  const unread: UnreadFolder[] = [];
  const paths = await walkFiles(folder, { others: true, unread });
  return { paths, byGit: false, unread };
}

/** The run's repository if it contains the folder: in any other folder, git would name the files of its own top. */
function repositoryAround(folder: string, workspace: string): GitRepository | undefined {
  const repository = findRepository(workspace, folder);
  const contains = repository !== undefined && isWithin(repository.top, lexicalPath(workspace, folder));
  return contains ? repository : undefined;
}

/**
 * Every file below a folder but those in `.git`; links are not followed. With `others`, what is neither a file nor a
 * folder is named too; folders that cannot be read are added to `unread`.
 */
export async function walkFiles(
  folder: string,
  { others = false, unread = [] }: { readonly others?: boolean; readonly unread?: UnreadFolder[] } = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    await giveTurn();
    for (const entry of entriesOf(join(folder, below), (code) => {
      unread.push({ path: below === '' ? '.' : below, reason: `cannot be read (${code})` });
    })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!entry.isDirectory()) {
        if (others || entry.isFile()) found.push(path);
      } else if (entry.name !== '.git') waiting.push(path);
    }
    if (found.length > MAXIMUM_FILES) {
      unread.push({ path: '.', reason: `contains more than ${MAXIMUM_FILES} files` });
      break;
    }
  }
  return found.sort();
}

function entriesOf(folder: string, fail: (code: string) => void): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    fail(errorCode(error));
    return [];
  }
}

/**
 * Replaces the text of a file that still has the text `before`, keeping its mode and, where possible, its owner: written
 * to a neighboring file and renamed. Throws `UserError` for a path outside of the area or behind a link, or another text,
 * and `MachineError` if it cannot be written.
 */
export async function replaceWorkspaceFile(
  area: WriteArea,
  path: string,
  change: { readonly before: string; readonly after: string; readonly encoding: TextEncoding },
): Promise<void> {
  const refuse = (why: string): UserError =>
    new UserError({ message: `\`${plainLine(path)}\` was not changed: ${why}` });
  const target = writableFile(path, area);
  if (target.kind === 'refused') throw refuse(target.why);
  const present = await readWorkspaceFile(createReadArea(area.workingDirectory, area.workspace), path);
  if (present.kind === 'unread') throw refuse(`it ${present.reason}`);
  if (present.kind === 'skipped') throw refuse(`it is ${present.why}`);
  if (present.text !== change.before) throw refuse('it has changed since it was read');
  const { gid, mode, uid } = lstatSync(target.path);
  const bytes = encodeText(change.after, change.encoding);
  writeAtomically(target.path, bytes, mode & 0o7777, { uid, gid });
}
