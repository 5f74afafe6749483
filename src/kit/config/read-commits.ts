import { relative, resolve, sep } from 'node:path';
import { isWithin, readTextFile } from '../../host/files/files.ts';
import { type ChangedFile, diffTrees, MAXIMUM_FOLDERS } from '../../host/git/diff-trees.ts';
import { lexicalPath } from '../../host/git/git-repository.ts';
import {
  listTreeFiles,
  readEach,
  readTreeFile,
  rememberTrees,
  type TreeFile,
} from '../../host/git/read-tree-file.ts';
import {
  baseOf,
  type Commit,
  checkedOut,
  checkoutTrees,
  type Failed,
  type PolicyPlace,
  pathIn,
  readCommit,
  refusal,
} from './commits.ts';

/**
 * Text of a file in the base commit, by its path in that commit's own tree: from the checkout, or else through GitHub's
 * API. `undefined` if the base has no such file. Throws `UserError` if the base cannot be read.
 */
export async function readFromBase(
  place: PolicyPlace,
  path: string,
  maximumBytes: number,
): Promise<string | undefined> {
  const base = await baseOf(place);
  if (base.repository === undefined && place.policyFrom === 'head') {
    // Without a checkout there is no file that a change could have written.
    const target = resolve(place.workingDirectory, path);
    const present = await readTextFile(target, maximumBytes).catch(() => 'unreadable');
    if (present === undefined) return undefined;
  }
  return readText(base, path, maximumBytes);
}

/**
 * Text of a file that no change may decide: from the base commit in a change, else from the commit that is checked out,
 * never from the working tree. `undefined` if that commit has no such file; throws `UserError` if it cannot be read.
 */
export async function readCommitted(
  place: PolicyPlace,
  path: string,
  maximumBytes: number,
  input: string,
): Promise<string | undefined> {
  const { changeRequest, untrustedHead } = place.host.context;
  const isChange = changeRequest !== undefined || untrustedHead;
  const commit = isChange ? { ...(await baseOf(place)), input } : await checkedOut(place, input);
  return readText(commit, path, maximumBytes);
}

async function readText(commit: Commit, path: string, maximumBytes: number): Promise<string | undefined> {
  const inside = pathIn(commit, path);
  const found = await readCommit(commit, (trees, id) => readTreeFile(trees, id, inside, maximumBytes));
  if (found.kind === 'failed') throw refusal(path, found.why, commit);
  if (found.kind === 'refused')
    throw refusal(path, found.why, { ...commit, fix: 'use the path of the file itself in that commit' });
  return found.kind === 'file' ? found.text : undefined;
}

/**
 * Paths of the files of the base commit below `working-directory`, with forward slashes. `mayHold` says which folders
 * are worth reading. Throws `UserError` if the base cannot be read.
 */
export async function listFromBase(
  place: PolicyPlace,
  mayHold: (folder: string) => boolean,
): Promise<readonly string[]> {
  const base = await baseOf(place);
  const folder = pathIn(base, '.');
  const listed = await readCommit(base, (trees, id) => listTreeFiles(trees, id, folder, mayHold));
  if (listed.kind === 'failed' || listed.kind === 'refused') throw refusal('.', listed.why, base);
  return listed.kind === 'files' ? [...listed.ids.keys()].sort() : [];
}

/**
 * The files in folders of the base commit, by their paths below `working-directory`: for each folder the object names of its
 * files by their paths in it. Folders that cannot be listed are left out.
 */
export async function listBaseObjects(
  place: PolicyPlace,
  folders: readonly string[],
  mayHold: (folder: string) => boolean,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  if (folders.length === 0) return new Map();
  const base = await baseOf(place);
  const targets = folders.map((folder) => ({ folder, inside: pathIn(base, folder) }));
  const found = await readCommit(base, async (source, id) => {
    const trees = rememberTrees(source);
    const listed = await readEach(source, targets, ({ inside }) => listTreeFiles(trees, id, inside, mayHold));
    const failures = listed.filter((one): one is Failed => one.kind === 'failed');
    const [failure] = failures.length === listed.length ? failures : [];
    return failure ?? ({ kind: 'listed', listed } as const);
  });
  if (found.kind === 'failed') return new Map();
  return new Map(
    targets.flatMap(({ folder }, index) => {
      const one = found.listed[index];
      return one?.kind === 'files' ? [[folder, one.ids] as const] : [];
    }),
  );
}

/**
 * Reads files of the base commit, by their paths below `working-directory`, from one place: the checkout, or else GitHub's
 * API. Each result says what became of that file. Throws `UserError` if nothing can be read.
 */
export async function readBaseFiles(
  place: PolicyPlace,
  paths: readonly string[],
  maximumBytes: number,
): Promise<ReadonlyMap<string, TreeFile>> {
  const [first] = paths;
  if (first === undefined) return new Map();
  const base = await baseOf(place);
  const targets = paths.map((path) => ({ path, inside: pathIn(base, path) }));
  const found = await readCommit(base, async (source, id) => {
    const trees = rememberTrees(source);
    const read = await readEach(
      source,
      targets,
      async ({ inside, path }) => [path, await readTreeFile(trees, id, inside, maximumBytes)] as const,
    );
    const files = new Map(read);
    const failures = [...files.values()].filter((file): file is Failed => file.kind === 'failed');
    // A place that lacks everything is not where the base is.
    const [failure] = failures.length === files.size ? failures : [];
    return failure ?? ({ kind: 'files', files } as const);
  });
  if (found.kind === 'failed') throw refusal(first, found.why, base);
  return found.files;
}

/** Files that the change touches, by their paths below `working-directory`, and where the base was read. */
export interface Changes {
  readonly kind: 'changes';
  readonly from: 'checkout' | 'github';
  readonly files: readonly ChangedFile[];
}

/** Lists the files below `working-directory` that differ between the base of the change and the checked-out commit. */
export async function listChanges(place: PolicyPlace): Promise<Changes | Failed> {
  const {
    ids: [head],
    repository,
    unknown,
  } = await checkedOut(place, '');
  if (repository === undefined || head === undefined) return { kind: 'failed', why: unknown };
  const base = await baseOf(place);
  if (base.ids.length === 0) return { kind: 'failed', why: base.unknown };
  const checkout = checkoutTrees(place, repository, head);
  try {
    const after = { source: checkout, commit: head };
    return await readCommit(base, async (source, commit, from): Promise<Changes | Failed> => {
      const found = await diffTrees({ source, commit }, after, MAXIMUM_FOLDERS[from]);
      if (found.kind === 'failed') return found;
      return { kind: 'changes', from, files: below(found.value, place, repository.top) };
    });
  } finally {
    checkout.close();
  }
}

/** Changed files with their paths below `working-directory`; the others are nobody's business here. */
function below(files: readonly ChangedFile[], place: PolicyPlace, top: string): readonly ChangedFile[] {
  const folder = lexicalPath(place.host.context.workspace, place.workingDirectory);
  const pathOf = (path: string): string | undefined => {
    const target = resolve(top, path);
    return isWithin(folder, target) ? relative(folder, target).split(sep).join('/') : undefined;
  };
  return files.flatMap(({ from, kind, path }): readonly ChangedFile[] => {
    const shown = pathOf(path);
    if (shown === undefined) return [];
    const origin = from === undefined ? undefined : pathOf(from);
    if (origin !== undefined) return [{ path: shown, kind, from: origin }];
    // A file that moved here from outside the folder is new.
    return [{ path: shown, kind: kind === 'moved' ? 'added' : kind }];
  });
}
