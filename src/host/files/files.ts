// Few and small files: synchronous calls start sooner than promises do.
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { MachineError, UserError } from '../../base/user-error.ts';
import { readWhole } from './file-bytes.ts';

/**
 * Text of a file, `undefined` if it does not exist; throws `UserError` for anything but a regular file, an unreadable one,
 * or one over `maximumBytes`. A pipe or a device never makes it wait.
 */
export async function readTextFile(path: string, maximumBytes: number): Promise<string | undefined> {
  return readTextFileNow(path, maximumBytes);
}

/** The same for a caller that cannot wait. */
export function readTextFileNow(path: string, maximumBytes: number): string | undefined {
  const refuse = (why: string) => new UserError({ message: `\`${path}\` ${why}` });
  const tooLarge = `is larger than ${Math.floor(maximumBytes / 1024)} KiB`;
  try {
    // Asked this way, because creating an error takes longer than everything else here.
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts === undefined) return undefined;
    if (!facts.isFile()) throw refuse('is not a file');
    if (facts.size > maximumBytes) throw refuse(tooLarge);
    // It may have become a pipe in the meantime.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const bytes = readWhole(file, facts.size, maximumBytes);
      if (bytes.length > maximumBytes) throw refuse(tooLarge);
      return bytes.toString('utf8');
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw refuse(`cannot be read: ${errorCode(error)}`);
  }
}

/** Checks for a folder at this path; links are followed. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

/** Where report files may go. */
export interface WriteArea {
  readonly workspace: string;
  readonly tempDirectory: string;
  /** Relative paths start here. */
  readonly workingDirectory: string;
}

/** Looks at a path without following a link: `undefined` if nothing is there, the code of the error if it cannot be read. */
function factsOf(path: string): Stats | string | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return errorCode(error);
  }
}

/** True if something is known to be at a path, even a broken link. */
export const isThere = (path: string): boolean => typeof factsOf(path) === 'object';

/** True if nothing is known to be at a path, not even a broken link. */
export const isMissing = (path: string): boolean => factsOf(path) === undefined;

/** Path at which a report file that the user named will be written: see `writableFile`. Throws `UserError` with `input`. */
export function checkWritable(path: string, area: WriteArea, input: string): string {
  const target = writableFile(path, area);
  if (target.kind === 'path') return target.path;
  const message = `\`${input}\` cannot be written to \`${path}\`: ${target.why}`;
  throw new UserError({
    message,
    fix: 'name a file below the workspace, such as `reports/name.json`',
    input,
  });
}

export type WritableFile =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * The one place that decides where any file may be written: below the workspace or the temporary folder once
 * `working-directory` is resolved, not in `.git`, and with no link along the path or at its end.
 */
export function writableFile(path: string, area: WriteArea): WritableFile {
  const refuse = (why: string): WritableFile => ({ kind: 'refused', why });
  const place = placeInArea(resolve(realFolder(area.workingDirectory), path), area);
  if (place === undefined) return refuse('it is outside the workspace and the temporary folder');
  const names = place.below.split(sep);
  // Compared without case, because some file systems ignore it.
  if (place.below.toLowerCase().split(sep).includes('.git')) return refuse('it is inside `.git`');
  for (const [index, name] of names.entries()) {
    const facts = factsOf(join(place.root, ...names.slice(0, index + 1)));
    const isLast = index === names.length - 1;
    if (typeof facts === 'string') return refuse(`it cannot be looked at: ${facts}`);
    if (facts?.isSymbolicLink()) return refuse(isLast ? 'it is a link' : `its folder \`${name}\` is a link`);
    if (facts === undefined) break;
    if (isLast && !facts.isFile()) return refuse('it is not a file');
    if (!isLast && !facts.isDirectory()) return refuse(`\`${name}\` in its path is not a folder`);
  }
  return { kind: 'path', path: join(place.root, place.below) };
}

/** The root (links resolved) that contains the path, and the path below it. */
function placeInArea(
  target: string,
  area: WriteArea,
): { readonly root: string; readonly below: string } | undefined {
  const roots = [area.workspace, area.tempDirectory].map((root) => resolve(root));
  // A link above the roots is the machine's own; the path may be written with or without it.
  const throughLinks = join(realFolder(dirname(target)), basename(target));
  const starts = [
    ...roots.map((root) => ({ start: realFolder(root), root, target })),
    ...roots.map((root) => ({ start: root, root, target })),
    ...roots.map((root) => ({ start: realFolder(root), root, target: throughLinks })),
  ];
  const fitting = starts.find(({ start, target: written }) => isWithin(start, written) && start !== written);
  if (fitting === undefined) return undefined;
  return { root: realFolder(fitting.root), below: relative(fitting.start, fitting.target) };
}

/** True if a path inside the workspace leads out of it through a link. */
export function leavesWorkspace(workspace: string, path: string): boolean {
  return isWithin(resolve(workspace), resolve(path)) && !isWithin(realFolder(workspace), realFolder(path));
}

/** True if a path outside of any `.git` leads into one of the workspace through a link. */
export function leadsIntoGit(workspace: string, path: string): boolean {
  const isInGit = (root: string, file: string): boolean =>
    relative(root, file).toLowerCase().split(sep).includes('.git');
  return !isInGit(resolve(workspace), resolve(path)) && isInGit(realFolder(workspace), realFolder(path));
}

/**
 * Writes next to the target and renames, so that a reader never sees half a file; synchronously, since a run that is being
 * stopped has no time to wait. The file gets `mode` and, if this process may change it, `owner`. Throws `MachineError`.
 */
export function writeAtomically(
  target: string,
  content: string | Uint8Array | Iterable<string>,
  mode = 0o644,
  owner?: { readonly uid: number; readonly gid: number },
): void {
  // Not derived from the target's name, which may already have the maximum length.
  const beside = join(dirname(target), `.platform-actions-${process.pid}-${process.hrtime.bigint()}.tmp`);
  try {
    mkdirSync(dirname(target), { recursive: true });
    writePieces(
      beside,
      typeof content === 'string' || content instanceof Uint8Array ? [content] : content,
      mode,
    );
    // The process's umask may have removed bits.
    chmodSync(beside, mode);
    // Only root can change owners, and only root, in a container job, is likely to meet another owner.
    if (owner !== undefined) quietly(() => chownSync(beside, owner.uid, owner.gid));
    renameSync(beside, target);
  } catch (error) {
    quietly(() => rmSync(beside, { force: true }));
    throw new MachineError(
      `\`${target}\` cannot be written: ${errorCode(error)}`,
      'free some disk space, allow this process to write there, or choose another path',
    );
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Best effort: nothing depends on it.
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

/** A new file name in a private folder (mode 0700) below the temporary folder. Throws `MachineError`. */
export function privateFile(tempDirectory: string, name: string): string {
  try {
    return join(mkdtempSync(join(tempDirectory, 'platform-actions-')), name);
  } catch (error) {
    throw new MachineError(
      `cannot create a file in the temporary folder \`${tempDirectory}\`: ${errorCode(error)}`,
      'set TMPDIR (on GitHub, RUNNER_TEMP) to a folder that this process may write to',
    );
  }
}

/** The system's name of an error, such as `EACCES`. */
export function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : String(error);
}

/** Compares texts only: true if a path is a folder or lies below it. */
export function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return !isAbsolute(inside) && inside.split(sep)[0] !== '..';
}

/** The folder with links resolved; missing parts at its end are kept, because they will be created. */
export function realFolder(folder: string): string {
  try {
    // Checking first costs less than an error.
    if (isThere(folder)) return realpathSync(folder);
  } catch {
    // A link to nowhere, or into a loop.
  }
  const up = dirname(folder);
  return up === folder ? folder : join(realFolder(up), basename(folder));
}
