import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diffTrees } from '../../../src/host/git/diff-trees.ts';
import { findRepository } from '../../../src/host/git/git-repository.ts';
import { openCheckoutTrees } from '../../../src/host/git/git-tree.ts';
import type { TreeSource } from '../../../src/host/git/read-tree-file.ts';
import { commitFiles, gitIn } from '../../support/checkout.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platform-actions-diff-'));
  gitIn(root, 'init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs with the objects of the repository, and counts the folders that were read. */
async function withTrees<T>(use: (source: TreeSource, read: readonly string[]) => Promise<T>): Promise<T> {
  const repository = findRepository(root, root);
  if (repository === undefined) throw new Error('no repository');
  const trees = openCheckoutTrees({ repository, workspace: join(root, 'none') }, 40, tmpdir());
  const read: string[] = [];
  const entries: TreeSource['entries'] = (tree) => {
    read.push(tree);
    return trees.entries(tree);
  };
  try {
    return await use({ ...trees, entries }, read);
  } finally {
    trees.close();
  }
}

const differences = (before: string, after: string, mostFolders?: number) =>
  withTrees((source, read) =>
    diffTrees({ source, commit: before }, { source, commit: after }, mostFolders).then((found) => ({
      found,
      read,
    })),
  );

describe('files that differ between two commits', () => {
  it('are those that were added, changed or deleted, in folders that differ only', async () => {
    const before = commitFiles(root, { 'a/b/c': '1', 'a/gone': '2', 'same/d': '3', top: '4', folder: '5' });
    rmSync(join(root, 'a/gone'));
    rmSync(join(root, 'folder'));
    const after = commitFiles(root, { 'a/b/c': '1+', 'folder/new': '6' });
    const { found, read } = await differences(before, after);
    expect(found).toEqual({
      kind: 'found',
      value: expect.arrayContaining([
        { path: 'a/b/c', kind: 'changed' },
        { path: 'a/gone', kind: 'deleted' },
        { path: 'folder', kind: 'deleted' },
        { path: 'folder/new', kind: 'added' },
      ]),
    });
    expect(found.kind === 'found' && found.value).toHaveLength(4);
    // The top, `a` and `a/b` of both commits, and the new folder.
    expect(read).toHaveLength(7);
  });

  it('name both paths of those that only moved, of the same name first; a copy is new, and links are left out', async () => {
    const before = commitFiles(root, {
      old: 'moved',
      'a/Dockerfile': 'FROM',
      'b/other': 'FROM',
      target: 'x',
    });
    renameSync(join(root, 'old'), join(root, 'new'));
    renameSync(join(root, 'b'), join(root, 'c'));
    renameSync(join(root, 'a'), join(root, 'b'));
    symlinkSync('target', join(root, 'link'));
    const after = commitFiles(root, { copy: 'moved' });
    const { found } = await differences(before, after);
    const value = found.kind === 'found' ? found.value : [];
    expect(value.map((file) => file.from).toSorted()).toEqual(['a/Dockerfile', 'b/other', 'old', undefined]);
    expect(value).toContainEqual({ path: 'b/Dockerfile', kind: 'moved', from: 'a/Dockerfile' });
    expect(value.filter(({ kind }) => kind === 'added')).toHaveLength(1);
  });

  it('are a file that a link takes the place of', async () => {
    const before = commitFiles(root, { Dockerfile: 'FROM x' });
    rmSync(join(root, 'Dockerfile'));
    symlinkSync('nowhere', join(root, 'Dockerfile'));
    const after = commitFiles(root, {});
    expect((await differences(before, after)).found).toEqual({
      kind: 'found',
      value: [{ path: 'Dockerfile', kind: 'deleted' }],
    });
  });

  it('are not known without both commits, or where there are too many folders', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}/a`, 'x']));
    const before = commitFiles(root, { top: 'x' });
    const after = commitFiles(root, many);
    expect((await differences('0'.repeat(40), after)).found).toMatchObject({ kind: 'failed' });
    expect((await differences(before, after, 20)).found).toEqual({
      kind: 'failed',
      why: 'the change touches more than 20 folders',
      isTooMuch: true,
    });
    const { found } = await differences(before, after);
    expect(found.kind === 'found' && found.value).toHaveLength(21);
  }, 60_000);
});
