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

/** Removes a file at a path where a report may be written, if there is one. Throws `UserError` if it has to stay. */
export function removeEarlierFile(path: string, area: WriteArea): void {
  const target = writableFile(path, area);
  if (target.kind === 'refused') return;
  try {
    rmSync(target.path, { force: true });
  } catch (error) {
    throw new UserError({ message: `\`${path}\` cannot be removed: ${errorCode(error)}` });
  }
}
