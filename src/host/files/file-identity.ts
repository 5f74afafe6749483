import { rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../../base/user-error.ts';
import { errorCode, realFolder, type WriteArea, writableFile } from './files.ts';

/**
 * A key that all paths of one existing file share, hard links included; `undefined` where there is no file (a link to
 * itself counts as missing), or where the file system does not number its files. Throws `UserError`.
 */
export function fileIdentity(path: string): string | undefined {
  try {
    const facts = statSync(path, { throwIfNoEntry: false, bigint: true });
    return facts === undefined || facts.ino === 0n ? undefined : `${facts.dev} ${facts.ino}`;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ELOOP') return undefined;
    throw new UserError({ message: `\`${path}\` cannot be read: ${code}` });
  }
}

/** Compares the files that two paths lead to, links included; the file need not exist yet. */
export function isSameFile(left: string, right: string): boolean {
  const describe = (path: string) => ({
    path: join(realFolder(dirname(path)), basename(path)),
    identity: fileIdentity(path),
  });
  const [one, other] = [describe(left), describe(right)];
  if (one.path === other.path) return true;
  return one.identity !== undefined && one.identity === other.identity;
}

/** A file that was there before a run. */
interface EarlierFile {
  /** Removes it, unless it is gone or was replaced; returns whether it was removed. Throws `UserError`. */
  remove(): boolean;
}

/** The file at a path where a report may be written; `undefined` if there is none, or it may not be written. Never throws. */
export function findEarlierFile(path: string, area: WriteArea): EarlierFile | undefined {
  const identity = find(path, area)?.identity;
  if (identity === undefined) return undefined;
  return {
    remove: () => {
      // Asked again: what leads to it may have been changed by what ran meanwhile.
      const found = find(path, area);
      // A report is renamed into place, so a new one is a different file from the one before.
      if (found?.identity !== identity) return false;
      try {
        rmSync(found.target);
        return true;
      } catch (error) {
        throw new UserError({ message: `\`${path}\` cannot be removed: ${errorCode(error)}` });
      }
    },
  };
}

function find(
  path: string,
  area: WriteArea,
): { readonly target: string; readonly identity: string } | undefined {
  try {
    const found = writableFile(path, area);
    const identity = found.kind === 'path' ? fileIdentity(found.path) : undefined;
    return found.kind === 'refused' || identity === undefined ? undefined : { target: found.path, identity };
  } catch {
    return undefined;
  }
}
