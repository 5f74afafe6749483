import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../../base/user-error.ts';
import { errorCode, realFolder } from './files.ts';

/**
 * What is the same for all paths of one existing file, hard links included; `undefined` where there is no file (a link to
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

/** Whether two paths lead to the same file, links included; the file need not exist yet. */
export function isSameFile(left: string, right: string): boolean {
  const describe = (path: string) => ({
    path: join(realFolder(dirname(path)), basename(path)),
    identity: fileIdentity(path),
  });
  const [one, other] = [describe(left), describe(right)];
  if (one.path === other.path) return true;
  return one.identity !== undefined && one.identity === other.identity;
}
