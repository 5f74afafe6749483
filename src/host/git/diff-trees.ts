import { groupBy } from '../../base/group-by.ts';
import { byName, type TreeEntry } from './git-objects.ts';
import { readEach, type Stored, type TreeSource } from './read-tree-file.ts';

/** A file that two commits have with different contents, or that only one of them has. */
export interface ChangedFile {
  /** From the top of the repository, with forward slashes. */
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted' | 'moved';
  /** The path before, of a file that was moved without an edit. */
  readonly from?: string;
}

export interface StoredCommit {
  readonly source: TreeSource;
  readonly commit: string;
}

/** More folders with changes are not compared. */
export const MAXIMUM_FOLDERS = { checkout: 20_000, github: 500 } as const;

/**
 * Lists the files that differ between two commits, reading only folders that differ. Links and submodules are left out. A
 * file that was moved without an edit is listed once, with both paths.
 */
export async function diffTrees(
  before: StoredCommit,
  after: StoredCommit,
  mostFolders: number = MAXIMUM_FOLDERS.checkout,
): Promise<Stored<readonly ChangedFile[]>> {
  const [old, now] = await Promise.all([
    before.source.treeOf(before.commit),
    after.source.treeOf(after.commit),
  ]);
  if (old.kind === 'failed') return old;
  if (now.kind === 'failed') return now;
  const sides = [
    { ...before, tree: old.value },
    { ...after, tree: now.value },
  ] as const;
  const changes = await treeChanges(...sides, mostFolders);
  if (changes.kind === 'failed') return changes;
  const idOf = (entry: TreeEntry | undefined) => (entry?.mode.startsWith('100') ? entry.id : undefined);
  const files = changes.value.map((one) => ({ ...one, before: idOf(one.before), after: idOf(one.after) }));
  return { kind: 'found', value: withMoves(files.filter((one) => one.before !== one.after)) };
}

interface StoredTree {
  readonly source: TreeSource;
  readonly tree: string;
}

/** A path at which two trees differ, with what each of them has there; never a folder. */
interface TreeChange {
  readonly path: string;
  readonly before: TreeEntry | undefined;
  readonly after: TreeEntry | undefined;
}

/** Finds where two trees differ; only folders that differ are read, as many at a time as the source can give. */
export async function treeChanges(
  before: StoredTree,
  after: StoredTree,
  mostFolders: number,
): Promise<Stored<readonly TreeChange[]>> {
  const changes: TreeChange[] = [];
  let level: FilePair[] = [{ path: '', before: before.tree, after: after.tree }];
  for (let read = level.length; level.length > 0; read += level.length) {
    if (read > mostFolders)
      return { kind: 'failed', why: `the change touches more than ${mostFolders} folders`, isTooMuch: true };
    const pairs = await readEach(before.source, level, async (folder) => ({
      path: folder.path,
      sides: await Promise.all([
        entriesOf(before.source, folder.before),
        entriesOf(after.source, folder.after),
      ]),
    }));
    level = [];
    for (const { path: folder, sides } of pairs) {
      const [left, right] = sides;
      if (left.kind === 'failed') return left;
      if (right.kind === 'failed') return right;
      const [old, now] = [byName(left.value), byName(right.value)];
      for (const name of new Set([...old.keys(), ...now.keys()])) {
        const path = folder === '' ? name : `${folder}/${name}`;
        const [one, other] = [old.get(name), now.get(name)];
        if (one?.id === other?.id && one?.mode === other?.mode) continue;
        const [from, to] = [one, other].map((entry) => (isFolder(entry) ? entry?.id : undefined));
        if (from !== undefined || to !== undefined) level.push({ path, before: from, after: to });
        const change = { path, before: withoutFolder(one), after: withoutFolder(other) };
        if (change.before !== undefined || change.after !== undefined) changes.push(change);
      }
    }
  }
  return { kind: 'found', value: changes };
}

const isFolder = (entry: TreeEntry | undefined): boolean => entry?.mode === '40000';
const withoutFolder = (entry: TreeEntry | undefined) => (isFolder(entry) ? undefined : entry);

/** A folder or a file of two trees, by its ids; `undefined` where a tree does not have it. */
interface FilePair {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

async function entriesOf(
  source: TreeSource,
  tree: string | undefined,
): Promise<Stored<readonly TreeEntry[]>> {
  return tree === undefined ? { kind: 'found', value: [] } : source.entries(tree);
}

/** Joins an added file and a deleted one with the same contents, of the same name first; copies stay added. */
function withMoves(files: readonly FilePair[]): readonly ChangedFile[] {
  const gone = groupBy(
    files.filter(({ after }) => after === undefined),
    ({ before }) => before,
  );
  const origins = new Map<string, string>();
  const taken = new Set<string>();
  const added = files.filter(({ before }) => before === undefined);
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  for (const isSameName of [true, false])
    for (const { after, path } of added) {
      if (origins.has(path)) continue;
      const origin = gone
        .get(after)
        ?.find((one) => !taken.has(one.path) && (!isSameName || nameOf(one.path) === nameOf(path)));
      if (origin === undefined) continue;
      origins.set(path, origin.path);
      taken.add(origin.path);
    }
  return files.flatMap(({ after, before, path }): readonly ChangedFile[] => {
    const from = origins.get(path);
    if (from !== undefined) return [{ path, kind: 'moved', from }];
    if (after === undefined) return taken.has(path) ? [] : [{ path, kind: 'deleted' }];
    return [{ path, kind: before === undefined ? 'added' : 'changed' }];
  });
}
