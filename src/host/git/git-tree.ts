import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { errorCode, isWithin, type WriteArea } from '../files/files.ts';
import { type GitCall, runGit } from './git.ts';
import { decodeTree, hasObjectId, isObjectId, treeOfCommit } from './git-objects.ts';
import { findRepository, lexicalPath } from './git-repository.ts';
import {
  readTreeBlob,
  rememberTrees,
  type Stored,
  type TreeBlob,
  type TreeSource,
} from './read-tree-file.ts';

/** Trees and commits are far smaller; anything larger is not read. */
const MAXIMUM_TREE_BYTES = 16 * 1024 * 1024;

/** More together are read one by one. */
const MAXIMUM_BATCH_BYTES = 64 * 1024 * 1024;
const HEADER_BYTES = 128;
const MOST_AT_ONCE = 200;

/** An object that somebody waits for. */
interface Wanted {
  readonly type: 'commit' | 'tree' | 'blob';
  readonly id: string;
  readonly maximumBytes: number;
  readonly resolve: (found: Stored<Buffer>) => void;
}

/** Answers from what `cat-file --batch` wrote: a line with name, type and size, the content, and a line break. */
function answerEach(wanted: readonly Wanted[], output: Buffer): void {
  let at = 0;
  for (const { id, maximumBytes, resolve, type } of wanted) {
    const end = output.indexOf(0x0a, at);
    const [, name, kind, size = 0] =
      /^([0-9a-f]+) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
    const content = output.subarray(end + 1, end + 1 + Number(size));
    at = end + 1 + (name === undefined ? 0 : content.length + 1);
    if (name !== id || kind !== type) resolve(failed(`there is no ${type} ${id.slice(0, 12)}`));
    else if (content.length > maximumBytes)
      resolve(failed(`it is larger than ${Math.floor(maximumBytes / 1024)} KiB`));
    else if (hasObjectId(id, type, content)) resolve(found(Buffer.from(content)));
    else resolve(failed(`the ${type} ${id.slice(0, 12)} of the checkout does not match its hash`));
  }
}

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
  let waiting: Wanted[] = [];
  /** Reads objects in one process; those of a batch that is too large one by one. */
  const readAll = async (wanted: readonly Wanted[]): Promise<void> => {
    try {
      folder ??= borrowObjects(call.repository.commonDirectory, idLength, tempDirectory);
    } catch (error) {
      const why = `the objects of the checkout cannot be read: ${errorCode(error)}`;
      for (const { resolve } of wanted) resolve(failed(why));
      return;
    }
    const [first, ...others] = wanted;
    const repository = { top: folder, gitDirectory: folder, commonDirectory: folder };
    const maximumBytes = others.length > 0 ? MAXIMUM_BATCH_BYTES : (first?.maximumBytes ?? 0) + HEADER_BYTES;
    const input = wanted.map(({ id }) => `${id}\n`).join('');
    const answer = await runGit({ ...call, repository, folder, maximumBytes, input }, [
      'cat-file',
      '--batch',
    ]);
    if (answer.kind === 'output') answerEach(wanted, answer.bytes);
    else if (others.length === 0 || call.signal?.aborted === true)
      for (const { resolve } of wanted) resolve(failed(answer.why));
    else for (const one of wanted) await readAll([one]);
  };
  const read = (type: Wanted['type'], id: string, maximumBytes: number): Promise<Stored<Buffer>> =>
    new Promise((resolve) => {
      if (waiting.length === 0)
        setImmediate(() => {
          const wanted = waiting;
          waiting = [];
          void readAll(wanted);
        });
      waiting.push({ type, id, maximumBytes, resolve });
    });
  return {
    treeOf: async (commit) => {
      const content = await read('commit', commit, MAXIMUM_TREE_BYTES);
      if (content.kind === 'failed') {
        const why = `${content.why}${adviceOnAlternates(call.repository.commonDirectory)}`;
        return failed(`commit ${commit.slice(0, 12)} is not in the checkout (${why})`);
      }
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
    atOnce: MOST_AT_ONCE,
    close: () => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const found = <T>(value: T): Stored<T> => ({ kind: 'found', value });
const failed = (why: string): Extract<Stored<never>, { kind: 'failed' }> => ({ kind: 'failed', why });

/** Says why an object that git shows is not there: a clone with `--reference` or `--shared` borrows it from a mirror. */
function adviceOnAlternates(commonDirectory: string): string {
  const file = join('objects', 'info', 'alternates');
  if (!existsSync(join(commonDirectory, file))) return '';
  return `; objects that the checkout borrows from a mirror are not read: run \`git repack -a -d\` and delete \`.git/${file}\` first`;
}

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

const MAXIMUM_FILE_BYTES = 64 * 1024 * 1024;

/** The commit that is checked out, and its files; to be closed. */
export interface CheckedOut {
  readonly commit: string;
  /** `undefined` if no branch is checked out, only a commit. */
  readonly branch: string | undefined;
  /** A path of the file system as the repository names it; `undefined` outside of it. */
  readonly pathOf: (path: string) => string | undefined;
  /** A file of the commit, by its name in the repository. */
  readonly read: (path: string) => Promise<TreeBlob>;
  /** Every object of the checkout. */
  readonly trees: TreeSource;
  readonly close: () => void;
}

/** Opens the checked-out commit of the run's repository; the reason is a clause if there is none. */
export async function openCheckedOut(
  place: WriteArea & { readonly signal: AbortSignal },
): Promise<CheckedOut | { readonly kind: 'none'; readonly why: string }> {
  const { signal, tempDirectory, workingDirectory, workspace } = place;
  const repository = findRepository(workspace, workingDirectory);
  if (repository === undefined) return { kind: 'none', why: 'the workspace is not a git checkout' };
  const call: GitCall = { repository, workspace, signal };
  const head = await runGit(call, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const commit = head.kind === 'output' ? head.bytes.toString('utf8').trim() : '';
  if (!isObjectId(commit)) return { kind: 'none', why: 'the checkout has no commit' };
  const named = await runGit(call, ['symbolic-ref', '--quiet', 'HEAD']);
  const ref = named.kind === 'output' ? named.bytes.toString('utf8').trim() : '';
  const trees = openCheckoutTrees(call, commit.length, tempDirectory);
  const remembered = rememberTrees(trees);
  return {
    commit,
    branch: ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined,
    pathOf: (path) => {
      const lexical = lexicalPath(workspace, resolve(workingDirectory, path));
      if (!isWithin(repository.top, lexical)) return undefined;
      return relative(repository.top, lexical).split(sep).join('/');
    },
    read: (path) => readTreeBlob(remembered, commit, path, MAXIMUM_FILE_BYTES),
    trees: remembered,
    close: trees.close,
  };
}
