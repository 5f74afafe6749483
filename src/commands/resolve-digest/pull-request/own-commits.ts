import { mapPool } from '../../../base/pool.ts';
import { objectIdOf } from '../../../host/git/git-objects.ts';
import type { Stored, TreeSource } from '../../../host/git/read-tree-file.ts';
import { type BlobChange, treeChanges, treeWith } from '../../../host/git/tree-changes.ts';
import type { Branch, BranchCommit } from '../../../host/pull-requests.ts';
import { hasTrailer } from './body-mark.ts';
import type { PlannedFile } from './pull-plan.ts';
import { Refused } from './refused.ts';

/** A file of a commit, with its content in the commit's parent. */
export interface RewrittenFile {
  /** As the repository names it. */
  readonly path: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** Writes pins into the files' former content, with those digests of their present content that the tags had. */
export type Rewrite = (files: readonly RewrittenFile[]) => Promise<ReadonlyMap<string, Buffer>>;

export interface CommitReader {
  readonly trees: TreeSource;
  readonly rewrite: Rewrite;
}

/** `why` is the reason, a clause, why commits are not ours; `isCurrent` if they are exactly what is planned. */
export interface JudgedCommits {
  readonly why: string | undefined;
  readonly isCurrent: boolean;
}

const OWN: JudgedCommits = { why: undefined, isCurrent: false };

/**
 * Judges the commits of a branch. A commit is ours if GitHub verified it (on a server that may not sign at all, if it has no
 * signature), it has our trailer, and its tree is what this command writes from its parent: names and messages can be copied, a
 * tree cannot. Throws `Refused` for what cannot be read.
 */
export async function judgeCommits(
  commits: Branch['commits'],
  files: readonly PlannedFile[],
  reader: CommitReader,
): Promise<JudgedCommits> {
  if (commits === undefined) return { why: 'it has too many commits to be ours', isCurrent: false };
  for (const { message, oid, parents, signature } of commits) {
    const isForeign = signature === 'unverified' || !hasTrailer(message) || parents.length !== 1;
    if (isForeign) return { why: notOurs(oid), isCurrent: false };
  }
  const [first] = commits;
  if (first === undefined) return OWN;
  if (commits.length === 1 && (await isAsPlanned(first, files, reader))) return { ...OWN, isCurrent: true };
  for (const commit of commits)
    if (!(await isRewritten(commit, reader))) return { why: notOurs(commit.oid), isCurrent: false };
  return OWN;
}

const notOurs = (oid: string): string => `commit ${oid.slice(0, 12)} is not from this command`;

/** Whether the commit makes exactly these changes to files that its parent has as the checkout has them. */
async function isAsPlanned(
  { parents, tree }: BranchCommit,
  files: readonly PlannedFile[],
  { trees }: CommitReader,
): Promise<boolean> {
  if (files.length === 0) return false;
  const blob = (bytes: Buffer): string => objectIdOf('blob', bytes, tree.length);
  const changes = new Map(
    files.map(({ before, file }): [string, BlobChange] => [
      file.path,
      { before: blob(before), after: blob(file.bytes) },
    ]),
  );
  const parent = valueIn(await trees.treeOf(parents[0] ?? ''));
  return valueIn(await treeWith(trees, parent, changes)) === tree;
}

/** Objects that are read at once. */
const AT_ONCE = 8;
const MAXIMUM_BYTES = 64 * 1024 * 1024;

async function isRewritten(
  { parents, tree }: BranchCommit,
  { rewrite, trees }: CommitReader,
): Promise<boolean> {
  const parent = valueIn(await trees.treeOf(parents[0] ?? ''));
  const changes = valueIn(await treeChanges(trees, parent, tree));
  const isEdit = changes.every(
    ({ after, before }) => before?.mode.startsWith('100') === true && before.mode === after?.mode,
  );
  if (!isEdit) return false;
  const files = await mapPool(changes, AT_ONCE, async ({ after, before, path }): Promise<RewrittenFile> => {
    const [old, now] = await Promise.all(
      [before, after].map(async (entry) => valueIn(await trees.blob(entry?.id ?? '', MAXIMUM_BYTES))),
    );
    return { path, before: old ?? Buffer.of(), after: now ?? Buffer.of() };
  });
  const written = await rewrite(files);
  return files.every(({ after, path }) => written.get(path)?.equals(after) === true);
}

/** Returns a stored value. Throws if it cannot be read: it is then neither ours nor anybody else's. */
function valueIn<T>(stored: Stored<T>): T {
  if (stored.kind === 'found') return stored.value;
  const message = `the commits of the branch cannot be read: ${stored.why}`;
  throw new Refused({ kind: 'refused', reason: 'unavailable', message, fix: 'run this again' });
}
