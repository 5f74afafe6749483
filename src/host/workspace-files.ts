import { isUtf8 } from 'node:buffer';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { writeAtomically } from './files.ts';
import { runGit } from './git.ts';

/** Files larger than this are not read (contract: skipped with a debug line). */
const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;
/** Bytes in which a NUL marks a binary file. */
const PROBE_BYTES = 8000;
const MAXIMUM_FILES = 500_000;

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

/** Text of a file of the workspace; links, folders, files outside, large and binary ones are skipped with the reason. */
export async function readWorkspaceFile(folder: string, path: string): Promise<WorkspaceFile> {
  const skip = (reason: string): WorkspaceFile => ({ kind: 'skipped', reason });
  const target = resolve(folder, path);
  try {
    const facts = await lstat(target);
    if (facts.isSymbolicLink()) return skip('it is a link');
    if (!facts.isFile()) return skip('it is not a file');
    if (facts.size > MAXIMUM_FILE_BYTES) return skip(`it is larger than ${MAXIMUM_FILE_BYTES >> 20} MB`);
    const [real, root] = await Promise.all([realpath(target), realpath(folder)]);
    if (relative(root, real).split(sep)[0] === '..')
      return skip('a folder on the way to it is a link to outside');
    const handle = await open(target, 'r');
    try {
      const bytes = await handle.readFile();
      if (bytes.subarray(0, PROBE_BYTES).includes(0)) return skip('it is binary');
      const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
      return { kind: 'text', text: bytes.toString(encoding), encoding };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return skip(`it cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** Replaces the text of a file, keeping its mode: written beside and renamed. Throws `UserError`. */
export async function replaceWorkspaceFile(
  folder: string,
  path: string,
  text: string,
  encoding: TextEncoding,
): Promise<void> {
  const target = resolve(folder, path);
  const { mode } = await lstat(target);
  await writeAtomically(target, Buffer.from(text, encoding), mode & 0o7777);
}
