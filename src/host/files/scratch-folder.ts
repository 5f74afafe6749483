import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError } from '../../base/user-error.ts';
import { errorCode } from './files.ts';

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
