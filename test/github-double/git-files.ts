import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import { type Git, GitError } from './git.ts';

/** Writes an empty repository, as `git init` does. */
export function writeRepository(
  directory: string,
  { branch, isBare }: { readonly branch: string; readonly isBare: boolean },
): void {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
    mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, 'HEAD'), `ref: refs/heads/${branch}\n`);
  const config = `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = ${isBare}\n`;
  writeFileSync(join(directory, 'config'), config);
}

/**
 * Objects and references where git keeps them, read and written without a process: a test makes thousands of them.
 * Packed objects, and every name that needs git's own rules, are left to git.
 */
export type GitObject = { readonly type: string; readonly body: Buffer };

const SHA = /^[0-9a-f]{40}$/;

function objectPath(git: Git, sha: string): string {
  return join(git.directory, 'objects', sha.slice(0, 2), sha.slice(2));
}

/** Contents of a file, or undefined where there is no such file. */
function contentsOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}

/** The object of this full name, or undefined where there is none. */
export async function readObject(git: Git, sha: string): Promise<GitObject | undefined> {
  if (!SHA.test(sha)) return undefined;
  const packed = contentsOf(objectPath(git, sha));
  if (packed === undefined) return packedObject(git, sha);
  const bytes = inflateSync(packed);
  const end = bytes.indexOf(0);
  const [type = ''] = bytes.subarray(0, end).toString('latin1').split(' ');
  return { type, body: bytes.subarray(end + 1) };
}

async function packedObject(git: Git, sha: string): Promise<GitObject | undefined> {
  if (!existsSync(join(git.directory, 'objects/pack'))) return undefined;
  if (readdirSync(join(git.directory, 'objects/pack')).length === 0) return undefined;
  const answer = await git.bytes(['cat-file', '--batch'], { input: `${sha}\n` });
  const end = answer.indexOf(10);
  const [, type = '', size = ''] = answer.subarray(0, end).toString('latin1').split(' ');
  return type === 'missing' ? undefined : { type, body: answer.subarray(end + 1, end + 1 + Number(size)) };
}

/** Writes an object and gives its name. */
export function writeObject(git: Git, type: string, body: Buffer): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
  const sha = createHash('sha1').update(bytes).digest('hex');
  const path = objectPath(git, sha);
  if (existsSync(path)) return sha;
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, deflateSync(bytes, { level: constants.Z_BEST_SPEED }));
  return sha;
}

function replaceFile(path: string, contents: string | Buffer): void {
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(beside, contents);
  try {
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside);
    throw error;
  }
}

/** Whether a name is one of a reference without any doubt, and a path: what git forbids needs git's own rules. */
export function isPlainName(name: string): boolean {
  return /^refs(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*){2,}$/.test(name) && !/\.\.|\.(?:lock)?(?:\/|$)/.test(name);
}

/** Whether all references are files of their own. */
const areFiles = (git: Git): boolean => !existsSync(join(git.directory, 'packed-refs'));

const isPlain = (git: Git, name: string): boolean => isPlainName(name) && areFiles(git);

/** The object that a reference names; undefined without one. */
export async function readRef(git: Git, name: string): Promise<string | undefined> {
  if (!isPlain(git, name)) return git.maybe(['rev-parse', '--verify', '--quiet', name]);
  const sha = contentsOf(join(git.directory, name))?.toString('latin1').trim();
  return sha === undefined || SHA.test(sha) ? sha : git.maybe(['rev-parse', '--verify', '--quiet', name]);
}

const NOTHING = '0'.repeat(40);

/**
 * Moves a reference, creates it, or deletes it with an undefined `sha`. Throws GitError where it is not at `expected`
 * (any without it), or in the way of another: `a` and `a/b` exclude each other.
 */
export async function moveRef(
  git: Git,
  name: string,
  sha: string | undefined,
  expected?: string,
): Promise<void> {
  if (!isPlain(git, name)) {
    const words = sha === undefined ? ['-d', name] : [name, sha];
    await git.bytes(['update-ref', ...words, ...(expected === undefined ? [] : [expected])]);
    return;
  }
  const path = join(git.directory, name);
  const current = contentsOf(path)?.toString('latin1').trim() ?? NOTHING;
  if (expected !== undefined && current !== expected) throw new GitError(`${name} is at ${current}`);
  if (sha === undefined) rmSync(path, { force: true });
  else {
    try {
      mkdirSync(dirname(path), { recursive: true });
      replaceFile(path, `${sha}\n`);
    } catch (error) {
      throw new GitError(`cannot write ${name}: ${String(error)}`);
    }
  }
  if (sha === undefined) removeEmpty(git, dirname(name));
}

/** Removes folders that the last reference has left, which would be in the way of one with their name. */
function removeEmpty(git: Git, folder: string): void {
  if (folder.split('/').length < 3) return;
  try {
    rmdirSync(join(git.directory, folder));
  } catch {
    return;
  }
  removeEmpty(git, dirname(folder));
}

/** The commits of the branches. */
export async function branchHeads(git: Git): Promise<readonly string[]> {
  if (!areFiles(git))
    return (await git.text(['for-each-ref', '--format=%(objectname)', 'refs/heads'])).split('\n');
  const folder = join(git.directory, 'refs/heads');
  const heads: string[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const sha = await readRef(git, `refs/heads/${name}`);
    if (sha !== undefined) heads.push(sha);
  }
  return heads;
}

/** Bytes that the objects take on the disk. */
export function sizeOfObjects(git: Git): number {
  const folder = join(git.directory, 'objects');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = names.map((name) => statSync(join(folder, name))).filter((stats) => stats.isFile());
  return sizes.reduce((sum, { blocks }) => sum + blocks * 512, 0);
}
