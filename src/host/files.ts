import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../base/user-error.ts';

/** Text of a file, `undefined` when there is none; throws `UserError` for a folder, a file without permission or one over `maximumBytes`. */
export async function readTextFile(path: string, maximumBytes: number): Promise<string | undefined> {
  try {
    const facts = await stat(path);
    if (!facts.isFile()) throw new UserError({ message: `\`${path}\` is not a file` });
    if (facts.size > maximumBytes) {
      throw new UserError({ message: `\`${path}\` is larger than ${Math.floor(maximumBytes / 1024)} KiB` });
    }
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw new UserError({ message: `\`${path}\` cannot be read: ${errorCode(error)}` });
  }
}

/** Where report files may go. */
export interface WriteArea {
  readonly workspace: string;
  readonly tempDirectory: string;
  /** Relative paths start here. */
  readonly workingDirectory: string;
}

/**
 * Where a report file that a user named will stand (contract §10): its parent, links resolved, lies in the workspace or
 * the temporary folder and not in `.git`, and the path itself is no link and no folder. Throws `UserError` with `input`.
 */
export async function checkWritable(path: string, area: WriteArea, input: string): Promise<string> {
  const target = resolve(area.workingDirectory, path);
  const refuse = (why: string): UserError =>
    new UserError({ message: `\`${input}\` cannot be written to \`${path}\`: ${why}`, input });
  const parent = await realParent(dirname(target));
  const roots = await Promise.all(
    [area.workspace, area.tempDirectory].map((root) => realpath(root).catch(() => resolve(root))),
  );
  const root = roots.find((candidate) => parent === candidate || parent.startsWith(candidate + sep));
  if (root === undefined) throw refuse('it is outside the workspace and the temporary folder');
  const final = join(parent, basename(target));
  if (roots.some((candidate) => relative(candidate, final).split(sep).includes('.git')))
    throw refuse('it is inside `.git`');
  const facts = await lstat(final).catch(() => undefined);
  if (facts?.isSymbolicLink()) throw refuse('it is a link');
  if (facts !== undefined && !facts.isFile()) throw refuse('it is not a file');
  return final;
}

/**
 * Writes beside the target and renames, so that a reader never sees half a file. `mode` and, where this process may,
 * `owner` are those of the file that it becomes. Throws `UserError`.
 */
export async function writeAtomically(
  target: string,
  content: string | Uint8Array | Iterable<string>,
  mode = 0o644,
  owner?: { readonly uid: number; readonly gid: number },
): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // Not made of the target's name, which may be as long as a name can be.
  const beside = join(dirname(target), `.platform-actions-${crypto.randomUUID()}.tmp`);
  try {
    await writeFile(beside, content, { mode, flag: 'wx' });
    // The process's umask has taken bits away.
    await chmod(beside, mode);
    // Only root can give files away, and only there another owner is likely: in a container job.
    if (owner !== undefined) await chown(beside, owner.uid, owner.gid).catch(() => undefined);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw new UserError({ message: `\`${target}\` cannot be written: ${errorCode(error)}` });
  }
}

/** A new file name in a private folder (mode 0700) below the temporary folder. */
export async function privateFile(tempDirectory: string, name: string): Promise<string> {
  return join(await mkdtemp(join(tempDirectory, 'platform-actions-')), name);
}

/** The system's name of an error, such as `EACCES`. */
export function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : String(error);
}

/** The folder with links resolved; missing parts at its end are kept, since they will be made. */
async function realParent(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    const up = dirname(folder);
    return up === folder ? folder : join(await realParent(up), basename(folder));
  }
}
