import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { isWithin, realFolder } from '../files/files.ts';

/** Batch files are left out on Windows: they would need a shell. */
const SUFFIXES = process.platform === 'win32' ? ['.exe', '.com'] : [''];

type Environment = Readonly<Record<string, string | undefined>>;

export interface FoundProgram {
  readonly path: string;
  /** The folders of PATH that lie outside the workspace. */
  readonly searchPath: string;
}

/**
 * Looks for a program on PATH, but never in the workspace: relative folders do not count, nor do folders or programs
 * that lie in the workspace as written or with links resolved. `undefined` when there is none.
 */
export function findProgram(
  name: string,
  workspace: string,
  environment: Environment,
): FoundProgram | undefined {
  const inWorkspace = [resolve(workspace), realFolder(resolve(workspace))];
  const isTrusted = (path: string): boolean =>
    !inWorkspace.some((root) => isWithin(root, path) || isWithin(root, realFolder(path)));
  const folders = searchFolders(environment).filter((folder) => isAbsolute(folder) && isTrusted(folder));
  for (const folder of folders) {
    for (const suffix of SUFFIXES) {
      const path = join(folder, name + suffix);
      if (isProgram(path) && isTrusted(realpathSync(path)))
        return { path, searchPath: folders.join(delimiter) };
    }
  }
  return undefined;
}

/** Windows does not fix the case of the variable's name. */
function searchFolders(environment: Environment): readonly string[] {
  const name = Object.keys(environment).find((candidate) => candidate.toUpperCase() === 'PATH') ?? 'PATH';
  return (environment[name] ?? '').split(delimiter);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
