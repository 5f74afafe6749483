import { createHmac } from 'node:crypto';
import { type Git, GitError } from './git.ts';
import { type GitObject, readObject, readRef, writeObject } from './git-files.ts';

const FULL_NAME = /^[0-9a-f]{40}$/;

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
    const found = await commitAt(git, candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function commitAt(git: Git, name: string): Promise<string | undefined> {
  const isFull = FULL_NAME.test(name);
  const sha = isFull ? name : name.startsWith('refs/') ? await readRef(git, name) : name;
  if (sha === undefined) return undefined;
  const type = await typeOf(git, sha);
  if (type === 'commit') return sha;
  if (isFull && type === undefined) return undefined;
  // A shortened name, `HEAD`, or a tag with a message of its own.
  return git.maybe(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
}

/** The object's type, or undefined where there is no such object. */
export async function typeOf(git: Git, sha: string): Promise<string | undefined> {
  return (await readObject(git, sha))?.type;
}

export function writeBlob(git: Git, content: Buffer): string {
  return writeObject(git, 'blob', content);
}

/** The object of this name; throws GitError where there is none. */
async function existing(git: Git, sha: string): Promise<GitObject> {
  const found = await readObject(git, sha);
  if (found === undefined) throw new GitError(`there is no object ${sha}`);
  return found;
}

function personOf(line: string): Person {
  const match = /^(.*) <(.*)> (\d+) [+-]\d{4}$/.exec(line);
  return { name: match?.[1] ?? '', email: match?.[2] ?? '', atMs: Number(match?.[3] ?? 0) * 1000 };
}

/** Reads a commit from its object. */
export async function readCommit(git: Git, sha: string): Promise<CommitObject> {
  const text = (await existing(git, sha)).body.toString('utf8');
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
export function writeCommit(git: Git, draft: CommitDraft): string {
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
  return writeObject(git, 'commit', Buffer.from(signed));
}

type TreeRow = { readonly mode: string; readonly name: string; readonly sha: string };

function rowsOf(tree: Buffer): TreeRow[] {
  const rows: TreeRow[] = [];
  for (let at = 0; at < tree.length; ) {
    const end = tree.indexOf(0, at);
    const [mode = '', ...name] = tree.subarray(at, end).toString('utf8').split(' ');
    const sha = tree.subarray(end + 1, end + 21).toString('hex');
    rows.push({ mode: mode.padStart(6, '0'), name: name.join(' '), sha });
    at = end + 21;
  }
  return rows;
}

/** The tree of a commit, or the tree itself; throws GitError for what has none. */
async function treeOf(git: Git, treeish: string): Promise<Buffer> {
  const name = await treeNameOf(git, treeish);
  if (name === undefined) throw new GitError(`${treeish} is not a tree`);
  return name === EMPTY_TREE ? Buffer.alloc(0) : (await existing(git, name)).body;
}

/** The name of a commit's tree, or of the tree itself; undefined for what has none. */
export async function treeNameOf(git: Git, sha: string): Promise<string | undefined> {
  const type = sha === EMPTY_TREE ? 'tree' : await typeOf(git, sha);
  return type === 'commit' ? (await readCommit(git, sha)).tree : type === 'tree' ? sha : undefined;
}

const TYPES: { readonly [mode: string]: string } = { '040000': 'tree', '160000': 'commit' };

/** The entries of a tree or of a commit's tree. */
export async function listTree(
  git: Git,
  treeish: string,
  { recursive = false }: { readonly recursive?: boolean } = {},
): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  for (const { mode, name: path, sha } of rowsOf(await treeOf(git, treeish))) {
    const type = TYPES[mode] ?? 'blob';
    const size = type === 'blob' ? (await existing(git, sha)).body.length : undefined;
    entries.push({ mode, type, sha, size, path });
    if (!recursive || type !== 'tree') continue;
    for (const below of await listTree(git, sha, { recursive }))
      entries.push({ ...below, path: `${path}/${below.path}` });
  }
  return entries;
}

/** The entry at exactly this path. */
export async function entryAt(git: Git, treeish: string, path: string): Promise<TreeEntry | undefined> {
  const [first = '', ...rest] = path.split('/');
  const entry = (await listTree(git, treeish)).find((one) => one.path === first);
  if (rest.length === 0 || entry?.type !== 'tree') return rest.length === 0 ? entry : undefined;
  const found = await entryAt(git, entry.sha, rest.join('/'));
  return found === undefined ? undefined : { ...found, path };
}

/** Whether git takes a path into a tree: no empty or dot segments, nothing named `.git`. */
function isTreePath(path: string): boolean {
  return path.split('/').every((part) => part !== '' && !/^\.{1,2}$|^\.git$/i.test(part));
}

type Leaf = { readonly mode: string; readonly sha: string };

/** Everything in a tree but the trees, by its path. */
async function leavesOf(git: Git, treeish: string, prefix = ''): Promise<Map<string, Leaf>> {
  const leaves = new Map<string, Leaf>();
  for (const { mode, name, sha } of rowsOf(await treeOf(git, treeish))) {
    if (mode !== '040000') leaves.set(`${prefix}${name}`, { mode, sha });
    else for (const [path, leaf] of await leavesOf(git, sha, `${prefix}${name}/`)) leaves.set(path, leaf);
  }
  return leaves;
}

/** Writes the trees that these leaves stand in, in git's order: a tree as if its name ended with a slash. */
function writeTree(git: Git, leaves: ReadonlyMap<string, Leaf>): string {
  const rows = new Map<string, Leaf>();
  const folders = new Map<string, Map<string, Leaf>>();
  for (const [path, leaf] of leaves) {
    const slash = path.indexOf('/');
    const name = slash < 0 ? path : path.slice(0, slash);
    if (slash < 0) rows.set(name, leaf);
    else {
      const below = folders.get(name) ?? new Map<string, Leaf>();
      folders.set(name, below.set(path.slice(slash + 1), leaf));
    }
  }
  for (const [name, below] of folders) rows.set(`${name}/`, { mode: '40000', sha: writeTree(git, below) });
  const sorted = [...rows].sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  const parts = sorted.flatMap(([name, { mode, sha }]) => [
    Buffer.from(`${mode} ${name.replace(/\/$/, '')}\0`),
    Buffer.from(sha, 'hex'),
  ]);
  return writeObject(git, 'tree', Buffer.concat(parts));
}

/** Writes the tree that the edits make of `base` (an empty tree without it); throws GitError for paths git refuses. */
export async function editTree(
  git: Git,
  base: string | undefined,
  edits: readonly TreeEdit[],
): Promise<string> {
  const odd = edits.find(({ path }) => !isTreePath(path));
  if (odd !== undefined) throw new GitError(`invalid path: ${odd.path}`);
  const leaves = await leavesOf(git, base ?? EMPTY_TREE);
  const isTree = ({ mode, sha }: TreeEdit): boolean => mode === '040000' && sha !== undefined;
  // Whole trees come last.
  for (const { mode, path, sha } of [...edits].sort(
    (one, other) => Number(isTree(one)) - Number(isTree(other)),
  )) {
    leaves.delete(path);
    if (sha === undefined) continue;
    // A file and a folder of one name exclude each other; the later one stays.
    for (const other of leaves.keys())
      if (other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) leaves.delete(other);
    const added = mode === '040000' ? await leavesOf(git, sha, `${path}/`) : [[path, { mode, sha }] as const];
    for (const [name, leaf] of added) leaves.set(name, leaf);
  }
  return writeTree(git, leaves);
}

/** Paths that differ between two trees, with git's status letter. */
export async function changedPaths(
  git: Git,
  from: string,
  to: string,
): Promise<{ readonly status: string; readonly path: string; readonly sha: string }[]> {
  const [before, after] = [await leavesOf(git, from), await leavesOf(git, to)];
  const kind = (mode: string): string => mode.slice(0, 3);
  const changes = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(path), after.get(path)];
    const sha = (is ?? was)?.sha ?? '';
    if (was === undefined || is === undefined) changes.push({ status: was ? 'D' : 'A', path, sha });
    else if (kind(was.mode) !== kind(is.mode)) changes.push({ status: 'T', path, sha });
    else if (was.sha !== is.sha || was.mode !== is.mode) changes.push({ status: 'M', path, sha });
  }
  return changes.sort((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)));
}

/** The commits that can be reached from one, itself included. */
async function ancestorsOf(git: Git, sha: string): Promise<ReadonlySet<string>> {
  const seen = new Set([sha]);
  for (const commit of seen) for (const parent of (await readCommit(git, commit)).parents) seen.add(parent);
  return seen;
}

export async function isAncestor(git: Git, sha: string, of: string): Promise<boolean> {
  return (await ancestorsOf(git, of)).has(sha);
}

/** Where a branch left its base; undefined where the two have nothing in common. */
export async function mergeBase(git: Git, base: string, head: string): Promise<string | undefined> {
  return (await isAncestor(git, base, head)) ? base : git.maybe(['merge-base', base, head]);
}

/** The commits of `head` that no commit of `others` reaches, oldest first: parents before their children. */
export async function commitsBeyond(
  git: Git,
  others: readonly string[],
  head: string,
): Promise<readonly string[]> {
  const seen = new Set<string>();
  for (const other of others) for (const sha of await ancestorsOf(git, other)) seen.add(sha);
  const list: string[] = [];
  const visit = async (sha: string): Promise<void> => {
    if (seen.has(sha)) return;
    seen.add(sha);
    for (const parent of (await readCommit(git, sha)).parents) await visit(parent);
    list.push(sha);
  };
  await visit(head);
  return list;
}

/** The empty tree, which every comparison without a parent starts from. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
