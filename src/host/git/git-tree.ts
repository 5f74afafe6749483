import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../files/files.ts';
import { type GitCall, runGit } from './git.ts';
import { decodeTree, hasObjectId, treeOfCommit } from './git-objects.ts';
import type { Stored, TreeSource } from './read-tree-file.ts';

/** Trees and commits are far smaller; anything larger is not read. */
const MAXIMUM_TREE_BYTES = 16 * 1024 * 1024;

/**
 * The commits of a checkout, read through a repository of our own that borrows nothing but its objects: settings, refs,
 * replacements, grafts, alternates and promisors of the checkout do not exist in it. Every object is checked against its
 * name, so that a chain of hashes leads from the commit to the file. `close` removes it.
 */
export function openCheckoutTrees(
  call: GitCall,
  idLength: number,
  tempDirectory: string,
): TreeSource & { readonly close: () => void } {
  let folder: string | undefined;
  const read = async (type: 'commit' | 'tree' | 'blob', id: string, maximumBytes: number) => {
    try {
      folder ??= borrowObjects(call.repository.commonDirectory, idLength, tempDirectory);
    } catch (error) {
      return failed(`the objects of the checkout cannot be read: ${errorCode(error)}`);
    }
    const repository = { top: folder, gitDirectory: folder, commonDirectory: folder };
    const words = ['cat-file', type, id];
    const answer = await runGit({ ...call, repository, folder, maximumBytes }, words);
    if (answer.kind === 'failed') return failed(answer.why);
    if (!hasObjectId(id, type, answer.bytes))
      return failed(`the ${type} ${id.slice(0, 12)} of the checkout does not match its hash`);
    return found(answer.bytes);
  };
  return {
    treeOf: async (commit) => {
      const content = await read('commit', commit, MAXIMUM_TREE_BYTES);
      if (content.kind === 'failed')
        return failed(`commit ${commit.slice(0, 12)} is not in the checkout (${content.why})`);
      const tree = treeOfCommit(content.value);
      return tree === undefined ? failed(`commit ${commit.slice(0, 12)} names no tree`) : found(tree);
    },
    entries: async (tree) => {
      const content = await read('tree', tree, MAXIMUM_TREE_BYTES);
      if (content.kind === 'failed') return content;
      const entries = decodeTree(content.value, idLength / 2);
      return entries === undefined ? failed(`the tree ${tree.slice(0, 12)} is broken`) : found(entries);
    },
    blob: (id, maximumBytes) => read('blob', id, maximumBytes),
    close: () => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const found = <T>(value: T): Stored<T> => ({ kind: 'found', value });
const failed = (why: string): Extract<Stored<never>, { kind: 'failed' }> => ({ kind: 'failed', why });

/** A bare repository with the same objects, and without `objects/info`, which would contain alternates and the commit graph. */
function borrowObjects(commonDirectory: string, idLength: number, tempDirectory: string): string {
  const folder = mkdtempSync(join(tempDirectory, 'platform-actions-git-'));
  for (const name of ['objects', 'refs']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/none\n');
  const isLong = idLength === 64;
  const extension = isLong ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  writeFileSync(
    join(folder, 'config'),
    `[core]\n\trepositoryFormatVersion = ${isLong ? 1 : 0}\n${extension}`,
  );
  const objects = join(commonDirectory, 'objects');
  for (const name of readdirSync(objects)) {
    // On Windows a junction needs no administrator rights; other systems ignore the type.
    if (/^(?:[0-9a-f]{2}|pack)$/.test(name))
      symlinkSync(join(objects, name), join(folder, 'objects', name), 'junction');
  }
  return folder;
}
