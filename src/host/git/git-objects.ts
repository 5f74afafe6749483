export interface TreeEntry {
  /** As in a tree: `100644`, `40000`, `120000` (link), `160000` (submodule). */
  readonly mode: string;
  readonly name: string;
  readonly id: string;
}

export const byName = (entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> =>
  new Map(entries.map((entry) => [entry.name, entry]));

/** True for the full hexadecimal name of an object, SHA-1 or SHA-256. */
export function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

type ObjectType = 'commit' | 'tree' | 'blob';

/** The name that git gives an object, by SHA-1 or, with names of 64 digits, by SHA-256. */
export function objectIdOf(type: ObjectType, content: Buffer, digits: number): string {
  // Loading it costs every start 5 ms, and few runs read objects.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const hash = createHash(digits === 64 ? 'sha256' : 'sha1');
  hash.update(`${type} ${content.length}\0`);
  return hash.update(content).digest('hex');
}

/** Checks content against its object name, so that no object store has to be trusted. */
export function hasObjectId(id: string, type: ObjectType, content: Buffer): boolean {
  return objectIdOf(type, content, id.length) === id;
}

/** The tree that a commit names; `undefined` for content that is not a commit. */
export function treeOfCommit(content: Buffer): string | undefined {
  return /^tree ([0-9a-f]+)\n/.exec(content.toString('latin1'))?.[1];
}

/** The parents that a commit names, in their order. */
export function parentsOfCommit(content: Buffer): readonly string[] {
  const [, parents = ''] =
    /^tree [0-9a-f]+\n((?:parent [0-9a-f]+\n)*)/.exec(content.toString('latin1')) ?? [];
  return Array.from(parents.matchAll(/ ([0-9a-f]+)/g), ([, id = '']) => id);
}

/** Entries of a tree; `undefined` for content that is not a tree. */
export function decodeTree(content: Buffer, idBytes: number): readonly TreeEntry[] | undefined {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const [space, end] = [content.indexOf(0x20, at), content.indexOf(0, at)];
    if (space < 0 || end < space || end + 1 + idBytes > content.length) return undefined;
    entries.push({
      mode: content.toString('latin1', at, space),
      name: content.toString('utf8', space + 1, end),
      id: content.toString('hex', end + 1, end + 1 + idBytes),
    });
    at = end + 1 + idBytes;
  }
  return entries;
}

/** The content that a tree with these entries has, in the order given. */
export function encodeTree(entries: readonly TreeEntry[]): Buffer {
  return Buffer.concat(
    entries.flatMap(({ id, mode, name }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
  );
}
