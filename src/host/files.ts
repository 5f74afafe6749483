// Few and small files: the synchronous calls start sooner than the machinery of promises.
import {
  chmodSync,
  chownSync,
  closeSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../base/user-error.ts';

/** Text of a file, `undefined` when there is none; throws `UserError` for a folder, a file without permission or one over `maximumBytes`. */
export async function readTextFile(path: string, maximumBytes: number): Promise<string | undefined> {
  try {
    const facts = statSync(path);
    if (!facts.isFile()) throw new UserError({ message: `\`${path}\` is not a file` });
    if (facts.size > maximumBytes) {
      throw new UserError({ message: `\`${path}\` is larger than ${Math.floor(maximumBytes / 1024)} KiB` });
    }
    return readFileSync(path, 'utf8');
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

/** Whether two paths lead to one file, by links too; a path may lead to none yet. */
export function isSameFile(left: string, right: string): boolean {
  const describe = (path: string) => ({
    path: join(realFolder(dirname(path)), basename(path)),
    facts: statSync(path, { throwIfNoEntry: false }),
  });
  const [one, other] = [describe(left), describe(right)];
  if (one.path === other.path) return true;
  return one.facts !== undefined && one.facts.ino === other.facts?.ino && one.facts.dev === other.facts.dev;
}

/**
 * Where a report file that a user named will stand (contract §10): its parent, links resolved, lies in the workspace or
 * the temporary folder and not in `.git`, and the path itself is no link and no folder. Throws `UserError` with `input`.
 */
export async function checkWritable(path: string, area: WriteArea, input: string): Promise<string> {
  const target = resolve(area.workingDirectory, path);
  const refuse = (why: string): UserError =>
    new UserError({ message: `\`${input}\` cannot be written to \`${path}\`: ${why}`, input });
  const parent = realFolder(dirname(target));
  const roots = [area.workspace, area.tempDirectory].map((root) => realFolder(resolve(root)));
  const root = roots.find((candidate) => parent === candidate || parent.startsWith(candidate + sep));
  if (root === undefined) throw refuse('it is outside the workspace and the temporary folder');
  const final = join(parent, basename(target));
  // In any case of letters: some file systems do not tell them apart.
  if (roots.some((candidate) => relative(candidate, final).toLowerCase().split(sep).includes('.git')))
    throw refuse('it is inside `.git`');
  const facts = lstatSync(final, { throwIfNoEntry: false });
  if (facts?.isSymbolicLink()) throw refuse('it is a link');
  if (facts !== undefined && !facts.isFile()) throw refuse('it is not a file');
  return final;
}

/**
 * Writes beside the target and renames, so that a reader never sees half a file; pieces one by one. `mode` and, where this process may,
 * `owner` are those of the file that it becomes. Throws `UserError`.
 */
export async function writeAtomically(
  target: string,
  content: string | Uint8Array | Iterable<string>,
  mode = 0o644,
  owner?: { readonly uid: number; readonly gid: number },
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  // Not made of the target's name, which may be as long as a name can be.
  const beside = join(dirname(target), `.platform-actions-${process.pid}-${process.hrtime.bigint()}.tmp`);
  try {
    writePieces(
      beside,
      typeof content === 'string' || content instanceof Uint8Array ? [content] : content,
      mode,
    );
    // The process's umask has taken bits away.
    chmodSync(beside, mode);
    if (owner !== undefined) giveAway(beside, owner);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UserError({ message: `\`${target}\` cannot be written: ${errorCode(error)}` });
  }
}

/** Only root can give files away, and only there another owner is likely: in a container job. */
function giveAway(path: string, owner: { readonly uid: number; readonly gid: number }): void {
  try {
    chownSync(path, owner.uid, owner.gid);
  } catch {
    // The file stays ours.
  }
}

function writePieces(path: string, pieces: Iterable<string | Uint8Array>, mode: number): void {
  const file = openSync(path, 'wx', mode);
  try {
    for (const piece of pieces) writeFileSync(file, piece);
  } finally {
    closeSync(file);
  }
}

/** A new file name in a private folder (mode 0700) below the temporary folder. */
export async function privateFile(tempDirectory: string, name: string): Promise<string> {
  return join(mkdtempSync(join(tempDirectory, 'platform-actions-')), name);
}

/** The system's name of an error, such as `EACCES`. */
export function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : String(error);
}

/** The folder with links resolved; missing parts at its end are kept, since they will be made. */
export function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    const up = dirname(folder);
    return up === folder ? folder : join(realFolder(up), basename(folder));
  }
}
