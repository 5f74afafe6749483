import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MachineError } from '../../base/user-error.ts';
import { errorCode, isWithin, realFolder, type WriteArea, writableFile, writeAtomically } from './files.ts';

/** Small private files by name, which outlive a run. */
export interface NoteFiles {
  /** Text of a note; `undefined` for anything but a regular file that can be read. */
  readonly read: (name: string) => string | undefined;
  /** Throws if it cannot be written. */
  readonly write: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
}

/**
 * Opens notes in `folder` (in the workspace or the temporary folder), or else in the host's cache folder, unless that is in
 * the workspace, where a checkout could contain notes; `undefined` if there is no place. Links are never followed.
 */
export function openNoteFiles(
  folder: string | undefined,
  area: WriteArea,
  cacheDirectory: string | undefined,
): NoteFiles | undefined {
  const own = folder === undefined ? ownArea(area, cacheDirectory) : area;
  if (own === undefined) return undefined;
  const placeOf = (name: string): string | undefined => {
    const target = writableFile(join(folder ?? 'notes', name), own);
    return target.kind === 'path' ? target.path : undefined;
  };
  return {
    read: (name) => {
      const path = placeOf(name);
      try {
        return path === undefined ? undefined : readFileSync(path, 'utf8');
      } catch {
        return undefined;
      }
    },
    write: (name, text) => {
      const path = placeOf(name);
      if (path === undefined) throw new Error('its folder leads elsewhere');
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeAtomically(path, text, 0o600);
    },
    remove: (name) => {
      const path = placeOf(name);
      if (path !== undefined) rmSync(path, { force: true });
    },
  };
}

function ownArea({ workspace }: WriteArea, cacheDirectory: string | undefined): WriteArea | undefined {
  if (cacheDirectory === undefined || isWithin(realFolder(workspace), realFolder(cacheDirectory)))
    return undefined;
  return { workspace: cacheDirectory, tempDirectory: cacheDirectory, workingDirectory: cacheDirectory };
}

/**
 * Runs `work` with a new private folder that holds folders of the given names, and removes it with everything in it
 * afterwards, whatever happens. Throws `MachineError` if it cannot be made.
 */
export async function withScratch<Name extends string, T>(
  tempDirectory: string,
  names: readonly Name[],
  work: (folders: Readonly<Record<Name, string>>) => Promise<T>,
): Promise<T> {
  const folder = make(tempDirectory, names);
  try {
    // One entry for each of the names.
    return await work(
      Object.fromEntries(names.map((name) => [name, join(folder, name)])) as Record<Name, string>,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function make(tempDirectory: string, names: readonly string[]): string {
  try {
    const folder = mkdtempSync(join(tempDirectory, 'platform-actions-'));
    for (const name of names) mkdirSync(join(folder, name));
    return folder;
  } catch (error) {
    throw new MachineError(
      `cannot create a folder in the temporary folder \`${tempDirectory}\`: ${errorCode(error)}`,
      'set TMPDIR (on GitHub, RUNNER_TEMP) to a folder with free space that this process may write to',
    );
  }
}
