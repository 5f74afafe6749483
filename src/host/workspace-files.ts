import { isUtf8 } from 'node:buffer';
import { constants, lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { plainLine } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import { errorCode, writeAtomically } from './files.ts';
import { runGit } from './git.ts';

/** Files larger than this are not read (contract: skipped with a debug line). */
const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;
/** Bytes in which a NUL marks a binary file. */
const PROBE_BYTES = 8000;
const MAXIMUM_FILES = 500_000;

/** Whether there is a folder at this path; links are followed. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}

/** Names of files below a folder, with forward slashes, sorted; `byGit` is false when the tree had to be walked. */
export interface FileList {
  readonly paths: readonly string[];
  readonly byGit: boolean;
}

/** Files that git tracks below the folder (and with `untracked` those that it does not ignore); without git, all but `.git`. */
export async function listFiles(folder: string, untracked: boolean): Promise<FileList> {
  const words = ['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])];
  const answer = await runGit(folder, words);
  if (answer.kind === 'output') {
    return { paths: [...new Set(answer.text.split('\0').filter((path) => path !== ''))].sort(), byGit: true };
  }
  return { paths: await walkFiles(folder), byGit: false };
}

/** Every file below a folder but those in `.git`; links are not followed. */
export async function walkFiles(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== '.git') waiting.push(path);
      else if (entry.isFile()) found.push(path);
    }
    if (found.length > MAXIMUM_FILES) break;
  }
  return found.sort();
}

/** `latin1` stands for any bytes that are no UTF-8: they come back the same when they are written as `latin1`. */
export type TextEncoding = 'utf8' | 'latin1';

export type WorkspaceFile =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: TextEncoding }
  | { readonly kind: 'skipped'; readonly reason: string };

/** Text of a file of the workspace; links, folders, files outside or in `.git`, large and binary ones are skipped with the reason. */
export async function readWorkspaceFile(folder: string, path: string): Promise<WorkspaceFile> {
  const skip = (reason: string): WorkspaceFile => ({ kind: 'skipped', reason });
  const target = resolve(folder, path);
  try {
    const facts = await lstat(target);
    if (facts.isSymbolicLink()) return skip('it is a link');
    if (!facts.isFile()) return skip('it is not a file');
    if (facts.size > MAXIMUM_FILE_BYTES) return skip(`it is larger than ${MAXIMUM_FILE_BYTES >> 20} MB`);
    const [real, root] = await Promise.all([realpath(target), realpath(folder)]);
    const inside = relative(root, real);
    if (isAbsolute(inside) || inside.split(sep)[0] === '..') return skip('it is outside the folder');
    if (inside.split(sep).includes('.git')) return skip('it is inside `.git`');
    // It may have become a link meanwhile.
    const handle = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const bytes = await handle.readFile();
      if (bytes.subarray(0, PROBE_BYTES).includes(0)) return skip('it is binary');
      const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
      return { kind: 'text', text: bytes.toString(encoding), encoding };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return skip(`it cannot be read (${errorCode(error)})`);
  }
}

/**
 * Replaces the text of a file that still has the text `before`, keeping its mode and, where possible, its owner: written
 * beside and renamed. Throws `UserError`.
 */
export async function replaceWorkspaceFile(
  folder: string,
  path: string,
  change: { readonly before: string; readonly after: string; readonly encoding: TextEncoding },
): Promise<void> {
  const refuse = (why: string): UserError =>
    new UserError({ message: `\`${plainLine(path)}\` was not changed: ${why}` });
  const present = await readWorkspaceFile(folder, path);
  if (present.kind === 'skipped') throw refuse(present.reason);
  if (present.text !== change.before) throw refuse('it has changed since it was read');
  const target = resolve(folder, path);
  const { gid, mode, uid } = await lstat(target);
  await writeAtomically(target, Buffer.from(change.after, change.encoding), mode & 0o7777, { uid, gid });
}
