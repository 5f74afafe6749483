import { mapPool } from '../../../base/pool.ts';
import { decodeText, encodeText } from '../../../host/files/file-bytes.ts';
import { MAXIMUM_FOLDERS, treeChanges } from '../../../host/git/diff-trees.ts';
import { objectIdOf } from '../../../host/git/git-objects.ts';
import type { CheckedOut } from '../../../host/git/git-tree.ts';
import type { Stored, TreeSource } from '../../../host/git/read-tree-file.ts';
import { type BlobChange, treeWith } from '../../../host/git/tree-changes.ts';
import { type Branch, type BranchCommit, Refused } from '../../../host/pull-requests.ts';
import { type TagRecord, withoutFuture } from '../../../images/tag-history.ts';
import { readRecordsOf } from '../../../registry/history-cache.ts';
import type { Deps } from '../../../session/command.ts';
import type { HeldText } from '../../../workspace/read-workspace.ts';
import { askTags } from '../ask-tags.ts';
import { type PinnedReference, tagKey } from '../gather.ts';
import type { DigestInputs } from '../manifest.ts';
import { type Moved, planChanges } from '../plan-changes.ts';
import { hasTrailer } from './body-mark.ts';
import type { PinnedChanges, PlannedFile, PullPlan } from './pull-plan.ts';

/** A file of a commit, with its content in the commit's parent. */
export interface RewrittenFile {
  /** As the repository names it. */
  readonly path: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** Writes pins into the files' former content, with those digests of their present content that the tags had. */
export type Rewrite = (
  files: readonly RewrittenFile[],
  /** The only `<org>/<name>` whose pins are written; all if not given. */
  image: string | undefined,
) => Promise<ReadonlyMap<string, Buffer>>;

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
  { files, image }: Pick<PullPlan, 'files' | 'image'>,
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
  for (const commit of commits) {
    const why = await whyForeign(commit, image, reader);
    if (why !== undefined) return { why, isCurrent: false };
  }
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
  const changes = new Map<string, BlobChange>();
  for (const { before, file } of files)
    changes.set(file.path, { before: blob(before), after: blob(file.bytes) });
  const parent = valueIn(await trees.treeOf(parents[0] ?? ''));
  return valueIn(await treeWith(trees, parent, changes)) === tree;
}

const AT_ONCE = 8;
const MAXIMUM_BYTES = 64 * 1024 * 1024;

/** Why a commit is not what this command writes from its parent; `undefined` if it is. */
async function whyForeign(
  { oid, parents, tree }: BranchCommit,
  image: string | undefined,
  { rewrite, trees }: CommitReader,
): Promise<string | undefined> {
  const parent = valueIn(await trees.treeOf(parents[0] ?? ''));
  const source = trees;
  const found = await treeChanges({ source, tree: parent }, { source, tree }, MAXIMUM_FOLDERS.github);
  // The next run would meet the same limit, so it is not tried again.
  if (found.kind === 'failed' && found.isTooMuch === true)
    return `commit ${oid.slice(0, 12)} cannot be checked, because ${found.why}`;
  const changes = valueIn(found);
  const isEdit = changes.every(
    ({ after, before }) => before?.mode.startsWith('100') === true && before.mode === after?.mode,
  );
  if (!isEdit) return notOurs(oid);
  const files = await mapPool(changes, AT_ONCE, async ({ after, before, path }): Promise<RewrittenFile> => {
    const [old, now] = await Promise.all(
      [before, after].map(async (entry) => valueIn(await trees.blob(entry?.id ?? '', MAXIMUM_BYTES))),
    );
    return { path, before: old ?? Buffer.of(), after: now ?? Buffer.of() };
  });
  const written = await rewrite(files, image);
  const isSame = files.every(({ after, path }) => written.get(path)?.equals(after) === true);
  return isSame ? undefined : notOurs(oid);
}

/** Returns a stored value. Throws if it cannot be read: it is then unknown whose it is. */
function valueIn<T>(stored: Stored<T>): T {
  if (stored.kind === 'found') return stored.value;
  const message = `the commits of the branch cannot be read: ${stored.why}`;
  throw new Refused({ reason: 'unavailable', message, fix: 'run again' });
}

/** A file with the references in its former text, by its path below `working-directory`. */
interface FormerFile {
  readonly key: string;
  readonly path: string;
  readonly text: string;
  readonly encoding: NonNullable<ReturnType<typeof decodeText>>['encoding'];
  /** Texts of its present and former content name these digests. */
  readonly digests: Digests;
  readonly references: readonly PinnedReference[];
}

interface Digests {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/** Creates what repeats the edits of a commit; each tag gets the newest of the commit's digests that it really had. */
export function createRewrite(
  inputs: DigestInputs,
  deps: Deps,
  found: PinnedChanges,
  checkedOut: Pick<CheckedOut, 'pathOf'>,
): Rewrite {
  const keys = new Map([...found.files.keys()].map((key) => [checkedOut.pathOf(key), key]));
  return async (rewritten, image) => {
    const files: FormerFile[] = [];
    for (const file of rewritten) files.push(...(await formerFile(file, keys.get(file.path), found, image)));
    const digests = new Set(files.flatMap((file) => [...file.digests.after]));
    const references = files.flatMap((file) => file.references);
    const answers = await askTags(inputs, deps, references, async ({ kept, read }) =>
      withoutFuture(await readRecordsOf(read, [...digests], kept), deps.clock.now()),
    );
    const [lost] = answers.problems.filter(({ kind }) => kind !== 'usage');
    if (lost !== undefined)
      throw new Refused({ reason: 'unavailable', message: lost.message, fix: lost.fix });
    const moves = files.flatMap((file) =>
      file.references.flatMap((reference): readonly Moved[] => {
        const record = newestOf(answers.known.get(tagKey(reference)) ?? [], file.digests);
        if (record === undefined || record.digest === reference.reference.digest) return [];
        const none = { unverified: new Set<string>(), superseded: new Map<string, number>() };
        return [{ reference, target: { record, recent: [], kept: false, ...none } }];
      }),
    );
    const texts = new Map<string, HeldText>([
      ...found.files,
      ...files.map((file) => [file.key, file] as const),
    ]);
    const { changes } = await planChanges(moves, texts, found.threads);
    const paths = new Map(files.map(({ key, path }) => [key, path]));
    return new Map(
      changes.map(({ after, encoding, path }) => [paths.get(path) ?? path, encodeText(after, encoding)]),
    );
  };
}

/** The text that a file had, and the references in it: those of this run if the file is still the same. */
async function formerFile(
  { after, before, path }: RewrittenFile,
  key: string | undefined,
  { files, references, threads }: PinnedChanges,
  image: string | undefined,
): Promise<readonly FormerFile[]> {
  const [former, present] = [decodeText(before), decodeText(after)];
  if (former === undefined || present === undefined) return [];
  const digests = { before: digestsIn(former.text), after: digestsIn(present.text) };
  const own = { ...former, path, digests };
  // Several images may have one digest, and a pull request is of one of them.
  const isOf = (one: PinnedReference): boolean => image === undefined || one.image.repository === image;
  if (key !== undefined && files.get(key)?.text === former.text)
    return [{ ...own, key, references: references.filter((one) => one.file === key && isOf(one)) }];
  const file = { path: key ?? path, shown: path, text: former.text };
  const [handled] = await threads.handle([{ kind: 'resolve', file }]);
  if (handled?.kind !== 'answer') return [];
  const { malformed, references: read } = handled.answer;
  const repairs = malformed.filter((one) => one.kind === 'reference');
  return [{ ...own, key: file.path, references: [...read, ...repairs].filter(isOf) }];
}

function digestsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\bsha256:[0-9a-f]{64}\b/g) ?? []);
}

/** The newest record of a digest that the text received, else of one that it kept. */
function newestOf(records: readonly TagRecord[], { after, before }: Digests): TagRecord | undefined {
  const known = records.filter(({ digest }) => after.has(digest));
  return known.findLast(({ digest }) => !before.has(digest)) ?? known.at(-1);
}
