import { lstatSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isWithin, realFolder } from '../files/files.ts';

const MAXIMUM_FILE_BYTES = 8192;

/** A repository that git is pointed at, so that git itself never searches for one. */
export interface GitRepository {
  /** Folder that has the `.git`, with links above it resolved. */
  readonly top: string;
  readonly gitDirectory: string;
  /** Folder with objects and refs: that of the main work tree where this is a linked one. */
  readonly commonDirectory: string;
}

/** A path as the repository names it: below the real workspace, links below the workspace left as they are. */
export function lexicalPath(workspace: string, path: string): string {
  const [root, real, target] = [resolve(workspace), realFolder(resolve(workspace)), resolve(path)];
  return isWithin(real, target) ? target : join(real, relative(root, target));
}

/**
 * The repository of a run: the one that contains the root of the workspace; if the root is in none,
 * the one whose `.git` is at or above `folder` inside the workspace. A folder without `.git` is never a repository.
 */
export function findRepository(workspace: string, folder: string): GitRepository | undefined {
  const root = realFolder(resolve(workspace));
  for (const top of foldersUpFrom(root)) {
    const found = repositoryAt(top, root);
    if (found !== undefined) return found;
  }
  for (const top of foldersUpFrom(lexicalPath(workspace, folder))) {
    if (top === root || !isWithin(root, top)) return undefined;
    const found = isWithin(root, realFolder(top)) ? repositoryAt(top, root) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function* foldersUpFrom(folder: string): Generator<string> {
  for (let [at, last] = [folder, '']; at !== last; [at, last] = [dirname(at), at]) yield at;
}

function repositoryAt(top: string, workspace: string): GitRepository | undefined {
  try {
    const gitDirectory = gitDirectoryAt(top);
    // Inside the workspace, only the contents of a `.git` belong to git: a pull request can write everything else.
    const isOwn = (path: string): boolean =>
      !isWithin(workspace, path) || relative(workspace, path).split(sep).includes('.git');
    if (gitDirectory === undefined || !isOwn(gitDirectory)) return undefined;
    const common = readLine(join(gitDirectory, 'commondir'));
    const commonDirectory = common === undefined ? gitDirectory : realpathSync(resolve(gitDirectory, common));
    if (!isOwn(commonDirectory) || !statSync(join(commonDirectory, 'objects')).isDirectory())
      return undefined;
    if (lstatSync(join(gitDirectory, 'HEAD'), { throwIfNoEntry: false }) === undefined) return undefined;
    return { top, gitDirectory, commonDirectory };
  } catch {
    // A folder that cannot be read is not a repository.
    return undefined;
  }
}

/** `.git` is a folder, or a file that names one: in linked work trees and submodules. */
function gitDirectoryAt(top: string): string | undefined {
  const path = join(top, '.git');
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return undefined;
  if (facts.isDirectory()) return realpathSync(path);
  const named = /^gitdir: (.+)$/.exec(readLine(path) ?? '')?.[1];
  return named === undefined ? undefined : realpathSync(resolve(top, named));
}

function readLine(path: string): string | undefined {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts?.isFile() !== true || facts.size > MAXIMUM_FILE_BYTES) return undefined;
  return readFileSync(path, 'utf8').trimEnd();
}

/** Makes a new repository in a folder, without settings of its own. */
export function createEmptyRepository(folder: string): GitRepository {
  const gitDirectory = join(folder, '.git');
  for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
    mkdirSync(join(gitDirectory, name), { recursive: true });
  writeFileSync(join(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
  // Takes precedence over attributes in the tree, which would change what is written.
  writeFileSync(join(gitDirectory, 'info/attributes'), '* -text -ident -filter -working-tree-encoding\n');
  return { top: folder, gitDirectory, commonDirectory: gitDirectory };
}

/** The settings of the repository; with a URL, those of a partial clone from there. */
export function writeSettings({ gitDirectory }: GitRepository, url: string | undefined): void {
  const partial = [
    '[extensions]',
    '\tpartialClone = origin',
    '[remote "origin"]',
    `\turl = "${(url ?? '').replace(/["\\]/g, '\\$&')}"`,
    '\tpromisor = true',
    '\tpartialCloneFilter = blob:none',
  ];
  const version = url === undefined ? 0 : 1;
  const core = ['[core]', `\trepositoryFormatVersion = ${version}`, '\tautocrlf = false', '\teol = lf'];
  const lines = url === undefined ? core : [...core, ...partial];
  writeFileSync(join(gitDirectory, 'config'), `${lines.join('\n')}\n`);
}
