import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Git, GitError } from './git.ts';

/** Who and when, as a commit has it. */
export type Person = { readonly name: string; readonly email: string; readonly atMs: number };

export type CommitObject = {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
  readonly signature: string | undefined;
  /** The content that the signature covers. */
  readonly payload: string;
};

export type TreeEntry = {
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** Bytes of a blob. */
  readonly size: number | undefined;
  readonly path: string;
};

/** A change to a tree; without `sha` the path goes. A `040000` entry puts a whole tree at its path. */
export type TreeEdit = { readonly path: string; readonly mode: string; readonly sha: string | undefined };

const GONE = '0'.repeat(40);

/** The full name of a commit that a SHA, a branch, a tag or a full reference means; undefined without one. */
export async function resolveCommit(git: Git, name: string): Promise<string | undefined> {
  // Names only: `main~1`, `main:path` or `main@{1}` are git's own language.
  if (!/^[^~^:?*[\\@{}\s-][^~^:?*[\\{}\s]*$/.test(name)) return undefined;
  const candidates = /^[0-9a-f]{7,40}$/.test(name)
    ? [name, `refs/heads/${name}`]
    : name.startsWith('refs/') || name === 'HEAD'
      ? [name]
      : [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`];
  for (const candidate of candidates) {
    const found = await git.maybe(['rev-parse', '--verify', '--quiet', `${candidate}^{commit}`]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The object's type, or undefined where there is no such object. */
export function typeOf(git: Git, sha: string): Promise<string | undefined> {
  return /^[0-9a-f]{40}$/.test(sha) ? git.maybe(['cat-file', '-t', sha]) : Promise.resolve(undefined);
}

export async function writeBlob(git: Git, content: Buffer): Promise<string> {
  return await git.text(['hash-object', '-w', '--stdin'], { input: content });
}

function personOf(line: string): Person {
  const match = /^(.*) <(.*)> (\d+) [+-]\d{4}$/.exec(line);
  return { name: match?.[1] ?? '', email: match?.[2] ?? '', atMs: Number(match?.[3] ?? 0) * 1000 };
}

/** Reads a commit from its object. */
export async function readCommit(git: Git, sha: string): Promise<CommitObject> {
  const text = (await git.bytes(['cat-file', 'commit', sha])).toString('utf8');
  const end = text.indexOf('\n\n');
  const headers: { readonly name: string; value: string }[] = [];
  for (const line of text.slice(0, end).split('\n')) {
    const last = headers.at(-1);
    if (line.startsWith(' ') && last !== undefined) last.value += `\n${line.slice(1)}`;
    else headers.push({ name: line.slice(0, line.indexOf(' ')), value: line.slice(line.indexOf(' ') + 1) });
  }
  const first = (name: string): string => headers.find((header) => header.name === name)?.value ?? '';
  const signature = headers.find(({ name }) => name === 'gpgsig')?.value;
  return {
    sha,
    tree: first('tree'),
    parents: headers.filter(({ name }) => name === 'parent').map(({ value }) => value),
    author: personOf(first('author')),
    committer: personOf(first('committer')),
    message: text.slice(end + 2),
    signature,
    payload: text.replace(/\ngpgsig [^\n]*(?:\n [^\n]*)*/, ''),
  };
}

/** The double's stand-in for GitHub's signature of a commit. */
export function signatureOf(payload: string, key: string): string {
  const mark = createHmac('sha256', key).update(payload).digest('base64');
  return `-----BEGIN PGP SIGNATURE-----\n\n${mark}\n-----END PGP SIGNATURE-----`;
}

export type CommitDraft = Pick<CommitObject, 'tree' | 'parents' | 'author' | 'committer' | 'message'> & {
  /** Signs as GitHub with this key. */
  readonly signingKey?: string;
  readonly signature?: string;
};

/** Writes a commit object, byte for byte as drafted. */
export async function writeCommit(git: Git, draft: CommitDraft): Promise<string> {
  const line = ({ name, email, atMs }: Person): string =>
    `${name} <${email}> ${Math.floor(atMs / 1000)} +0000`;
  const headers = [
    `tree ${draft.tree}`,
    ...draft.parents.map((parent) => `parent ${parent}`),
    `author ${line(draft.author)}`,
    `committer ${line(draft.committer)}`,
  ].join('\n');
  const payload = `${headers}\n\n${draft.message}`;
  const signature = draft.signingKey === undefined ? draft.signature : signatureOf(payload, draft.signingKey);
  const signed =
    signature === undefined
      ? payload
      : `${headers}\ngpgsig ${signature.replace(/\n/g, '\n ')}\n\n${draft.message}`;
  return await git.text(['hash-object', '-t', 'commit', '-w', '--stdin'], { input: signed });
}

/** The entries of a tree or of a commit's tree; `paths` limits them. */
export async function listTree(
  git: Git,
  treeish: string,
  options: { readonly recursive?: boolean; readonly path?: string } = {},
): Promise<TreeEntry[]> {
  const flags = options.recursive === true ? ['-r', '-t'] : [];
  const limit = options.path === undefined ? [] : ['--', options.path];
  const args = ['--literal-pathspecs', 'ls-tree', '-z', '-l', '--full-tree', ...flags, treeish, ...limit];
  const text = (await git.bytes(args)).toString('utf8');
  return text
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const tab = line.indexOf('\t');
      const [mode = '', type = '', sha = '', size = ''] = line.slice(0, tab).split(/ +/);
      return { mode, type, sha, size: type === 'blob' ? Number(size) : undefined, path: line.slice(tab + 1) };
    });
}

/** The entry at exactly this path. */
export async function entryAt(git: Git, treeish: string, path: string): Promise<TreeEntry | undefined> {
  return (await listTree(git, treeish, { path })).find((entry) => entry.path === path);
}

/** Whether git takes a path into a tree: no empty or dot segments, nothing named `.git`. */
function isTreePath(path: string): boolean {
  return path.split('/').every((part) => part !== '' && !/^\.{1,2}$|^\.git$/i.test(part));
}

/** Writes the tree that the edits make of `base` (an empty tree without it); throws GitError for paths git refuses. */
export async function editTree(
  git: Git,
  base: string | undefined,
  edits: readonly TreeEdit[],
): Promise<string> {
  // update-index leaves such paths out without failing.
  const odd = edits.find(({ path }) => !isTreePath(path));
  if (odd !== undefined) throw new GitError(`invalid path: ${odd.path}`);
  const folder = await mkdtemp(join(tmpdir(), 'github-double-index-'));
  const environment = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    if (base !== undefined) await git.bytes(['read-tree', base], { environment });
    const lines = edits
      .filter(({ mode, sha }) => mode !== '040000' || sha === undefined)
      .map(({ path, mode, sha }) =>
        sha === undefined ? `0 ${GONE}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
      );
    await git.bytes(['update-index', '-z', '--replace', '--index-info'], {
      environment,
      input: lines.join(''),
    });
    for (const { path, mode, sha } of edits) {
      if (mode !== '040000' || sha === undefined) continue;
      await removeBelow(git, path, environment);
      await git.bytes(['read-tree', `--prefix=${path}/`, sha], { environment });
    }
    return await git.text(['write-tree'], { environment });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeBelow(
  git: Git,
  path: string,
  environment: { readonly [name: string]: string },
): Promise<void> {
  const listed = (
    await git.bytes(['--literal-pathspecs', 'ls-files', '-z', '--', path], { environment })
  ).toString('utf8');
  const lines = listed.split('\0').filter((one) => one === path || one.startsWith(`${path}/`));
  const input = lines.map((one) => `0 ${GONE}\t${one}\0`).join('');
  await git.bytes(['update-index', '-z', '--index-info'], { environment, input });
}

/** Paths that differ between two trees, with git's status letter. */
export async function changedPaths(
  git: Git,
  from: string,
  to: string,
): Promise<{ readonly status: string; readonly path: string }[]> {
  const text = (
    await git.bytes(['diff-tree', '-r', '-z', '--name-status', '--no-renames', from, to])
  ).toString('utf8');
  const parts = text.split('\0');
  const changes: { status: string; path: string }[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2)
    changes.push({ status: parts[index] ?? '', path: parts[index + 1] ?? '' });
  return changes;
}

/** The empty tree, which every comparison without a parent starts from. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
