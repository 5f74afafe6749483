import { rmSync } from 'node:fs';
import { UserError } from '../../base/user-error.ts';
import { fileIdentity } from './file-identity.ts';
import { errorCode, type WriteArea, writableFile } from './files.ts';

/** A file that was there before a run. */
export interface EarlierFile {
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
      // A report is renamed into place, so one that was written is another file than the one before.
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
