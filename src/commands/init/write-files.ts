import { UserError } from '../../base/user-error.ts';
import { readTextFile, type WriteArea, writableFile, writeAtomically } from '../../host/files/files.ts';
import type { FirstFile } from './first-files.ts';

/** What became of a file: `kept` is one that was there before with another text. */
export interface WrittenFile extends FirstFile {
  readonly state: 'written' | 'planned' | 'unchanged' | 'kept';
  /** Text that was there before. */
  readonly before: string | undefined;
}

const MAXIMUM_BYTES = 1024 * 1024;

/**
 * Writes the files that do not exist yet; with `dryRun` none. No file is overwritten, and none is written if one of them
 * cannot be: throws `UserError` for all of these.
 */
export async function writeFiles(
  files: readonly FirstFile[],
  area: WriteArea,
  dryRun: boolean,
): Promise<readonly WrittenFile[]> {
  const planned = await Promise.all(files.map((file) => plan(file, area)));
  const refused = planned.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
  if (refused.length > 0) throw new UserError(...refused.map((message) => ({ message })));
  return planned.map(({ before, file, path }) => {
    if (before !== undefined) return { ...file, before, state: before === file.text ? 'unchanged' : 'kept' };
    if (!dryRun && path !== undefined) writeAtomically(path, file.text);
    return { ...file, before, state: dryRun ? 'planned' : 'written' };
  });
}

interface Planned {
  readonly file: FirstFile;
  readonly path?: string;
  readonly before?: string;
  readonly problem?: string;
}

async function plan(file: FirstFile, area: WriteArea): Promise<Planned> {
  const target = writableFile(file.path, area);
  if (target.kind === 'refused')
    return { file, problem: `\`${file.path}\` cannot be written: ${target.why}` };
  const before = await readTextFile(target.path, MAXIMUM_BYTES);
  return { file, path: target.path, ...(before === undefined ? {} : { before }) };
}
