import { encodeTree, objectIdOf, type TreeEntry } from './git-objects.ts';
import { rememberTrees, type Stored, type TreeSource } from './read-tree-file.ts';

/** Objects of one store, or else of another; a name means the same content everywhere. */
export function withFallback(first: TreeSource, second: TreeSource): TreeSource {
  const orElse =
    <Rest extends readonly unknown[], T>(
      one: (id: string, ...rest: Rest) => Promise<Stored<T>>,
      other: typeof one,
    ): typeof one =>
    async (id, ...rest) => {
      const found = await one(id, ...rest);
      return found.kind === 'found' ? found : other(id, ...rest);
    };
  return rememberTrees({
    treeOf: orElse(first.treeOf, second.treeOf),
    entries: orElse(first.entries, second.entries),
    blob: orElse(first.blob, second.blob),
  });
}

/** The blob of a file before and after a change that keeps its mode. */
export interface BlobChange {
  readonly before: string;
  readonly after: string;
}

/** The tree after changes of files by their path; `undefined` if one of these files is not as it was `before`. */
export async function treeWith(
  source: TreeSource,
  tree: string,
  changes: ReadonlyMap<string, BlobChange>,
): Promise<Stored<string | undefined>> {
  const listed = await source.entries(tree);
  if (listed.kind === 'failed') return listed;
  let left = changes.size;
  const entries: TreeEntry[] = [];
  for (const entry of listed.value) {
    const own = changes.get(entry.name);
    const prefix = `${entry.name}/`;
    const below = [...changes].filter(([path]) => path.startsWith(prefix));
    if (own !== undefined && own.before === entry.id && entry.mode.startsWith('100')) {
      entries.push({ ...entry, id: own.after });
      left -= 1;
    } else if (below.length > 0 && entry.mode === '40000') {
      const inside = new Map(below.map(([path, change]) => [path.slice(prefix.length), change]));
      const changed = await treeWith(source, entry.id, inside);
      if (changed.kind === 'failed' || changed.value === undefined) return changed;
      entries.push({ ...entry, id: changed.value });
      left -= below.length;
    } else entries.push(entry);
  }
  const id = left === 0 ? objectIdOf('tree', encodeTree(entries), tree.length) : undefined;
  return { kind: 'found', value: id };
}
