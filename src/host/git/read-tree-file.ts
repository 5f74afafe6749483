import { plainLine } from '../../base/plain-text.ts';
import { createLimiter } from '../../base/pool.ts';
import { remember } from '../../base/remember.ts';
import type { TreeEntry } from './git-objects.ts';

/** The result of reading from an object store. */
export type Stored<T> =
  | { readonly kind: 'found'; readonly value: T }
  /** `isTooMuch` where another try would fail too, because there is more to read than may be. */
  | { readonly kind: 'failed'; readonly why: string; readonly isTooMuch?: true };

/** A place that has commits: the checkout, or GitHub. */
export interface TreeSource {
  readonly treeOf: (commit: string) => Promise<Stored<string>>;
  readonly entries: (tree: string) => Promise<Stored<readonly TreeEntry[]>>;
  readonly blob: (id: string, maximumBytes: number) => Promise<Stored<Buffer>>;
  /** How many objects are worth asking for at a time; one if not given. */
  readonly atOnce?: number;
}

/** Reads each commit and folder once: every object is a process of git or a request, and files share their folders. */
export function rememberTrees(source: TreeSource): TreeSource {
  return { ...source, treeOf: remember(source.treeOf), entries: remember(source.entries) };
}

/** Requests for objects at a time, where the objects are on a server. */
const REQUESTS_AT_ONCE = 4;

/**
 * Reads what a checkout has from it, and the rest from a server: the commits of a change share most of their objects, and
 * the server counts its requests.
 */
export function withServer(checkout: TreeSource, server: TreeSource): TreeSource {
  const limiter = createLimiter(REQUESTS_AT_ONCE);
  const orAsk = async <T>(here: Promise<Stored<T>>, ask: () => Promise<Stored<T>>): Promise<Stored<T>> => {
    const found = await here;
    return found.kind === 'found' ? found : limiter(ask);
  };
  return {
    ...checkout,
    treeOf: (commit) => orAsk(checkout.treeOf(commit), () => server.treeOf(commit)),
    entries: (tree) => orAsk(checkout.entries(tree), () => server.entries(tree)),
    blob: (id, maximumBytes) => orAsk(checkout.blob(id, maximumBytes), () => server.blob(id, maximumBytes)),
  };
}

/** Reads several things of a source, as many at a time as it can give; the answers are in order. */
export async function readEach<T, R>(
  { atOnce = 1 }: TreeSource,
  things: readonly T[],
  read: (thing: T) => Promise<R>,
): Promise<readonly R[]> {
  const answers: R[] = [];
  for (let at = 0; at < things.length; at += atOnce)
    answers.push(...(await Promise.all(things.slice(at, at + atOnce).map(read))));
  return answers;
}

/** A file of a commit; `refused` if its path contains something that is not followed, `failed` if the store lacks an object. */
export type TreeFile =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string };

/** The same with the bytes and the mode of the file. */
export type TreeBlob =
  | { readonly kind: 'blob'; readonly bytes: Buffer; readonly mode: string }
  | Exclude<TreeFile, { readonly kind: 'file' }>;

/** Reads a file of a commit as UTF-8 by its path in the commit's own tree. */
export async function readTreeFile(
  source: TreeSource,
  commit: string,
  path: string,
  maximumBytes: number,
): Promise<TreeFile> {
  const found = await readTreeBlob(source, commit, path, maximumBytes);
  return found.kind === 'blob' ? { kind: 'file', text: found.bytes.toString('utf8') } : found;
}

/** Reads a file of a commit by its path in the commit's own tree; neither links nor submodules are followed. */
export async function readTreeBlob(
  source: TreeSource,
  commit: string,
  path: string,
  maximumBytes: number,
): Promise<TreeBlob> {
  const root = await source.treeOf(commit);
  if (root.kind === 'failed') return root;
  let tree = root.value;
  const names = path.split('/');
  for (const [index, name] of names.entries()) {
    const listed = await source.entries(tree);
    if (listed.kind === 'failed') return listed;
    const entry = listed.value.find((candidate) => candidate.name === name);
    if (entry === undefined) return { kind: 'absent' };
    const isLast = index === names.length - 1;
    const why = obstacle(entry, isLast);
    if (why !== undefined)
      return { kind: 'refused', why: `\`${plainLine(names.slice(0, index + 1).join('/'))}\` ${why}` };
    if (entry.mode.startsWith('100')) {
      if (!isLast) return { kind: 'absent' };
      const blob = await source.blob(entry.id, maximumBytes);
      return blob.kind === 'failed' ? blob : { kind: 'blob', bytes: blob.value, mode: entry.mode };
    }
    tree = entry.id;
  }
  return { kind: 'absent' };
}

/** Folders that a listing of a commit reads at most. */
const MAXIMUM_FOLDERS = 5000;

/**
 * Lists the files of a folder of a commit, as object names by their paths relative to it; links and submodules are left out,
 * and so are folders that `mayHold` refuses. `absent` if the commit has no such folder.
 */
export async function listTreeFiles(
  source: TreeSource,
  commit: string,
  folder: string,
  mayHold: (folder: string) => boolean,
): Promise<
  | { readonly kind: 'files'; readonly ids: ReadonlyMap<string, string> }
  | Exclude<TreeFile, { readonly kind: 'file' }>
> {
  const root = await source.treeOf(commit);
  if (root.kind === 'failed') return root;
  let tree = root.value;
  for (const name of folder.split('/').filter((part) => part !== '')) {
    const listed = await source.entries(tree);
    if (listed.kind === 'failed') return listed;
    const entry = listed.value.find((candidate) => candidate.name === name);
    if (entry?.mode !== '40000') return { kind: 'absent' };
    tree = entry.id;
  }
  const ids = new Map<string, string>();
  const waiting = [{ path: '', tree }];
  for (let read = 1, next = waiting.pop(); next !== undefined; read += 1, next = waiting.pop()) {
    if (read > MAXIMUM_FOLDERS)
      return { kind: 'refused', why: `it has more than ${MAXIMUM_FOLDERS} folders to look at` };
    const listed = await source.entries(next.tree);
    if (listed.kind === 'failed') return listed;
    for (const { id, mode, name } of listed.value) {
      const path = next.path === '' ? name : `${next.path}/${name}`;
      if (mode.startsWith('100')) ids.set(path, id);
      else if (mode === '40000' && mayHold(path)) waiting.push({ path, tree: id });
    }
  }
  return { kind: 'files', ids };
}

function obstacle({ mode }: TreeEntry, isLast: boolean): string | undefined {
  if (mode === '120000') return 'is a link in the base commit, and links are not followed';
  if (mode === '160000') return 'is a submodule in the base commit, and submodules are not read';
  if (mode === '40000') return isLast ? 'is a folder in the base commit' : undefined;
  return mode.startsWith('100')
    ? undefined
    : `has the unknown mode ${plainLine(mode, 20)} in the base commit`;
}
