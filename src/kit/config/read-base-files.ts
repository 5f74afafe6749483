import { relative, resolve, sep } from 'node:path';
import { isWithin } from '../../host/files/files.ts';
import { type ChangedFile, diffTrees, MAXIMUM_FOLDERS } from '../../host/git/diff-trees.ts';
import { findRepository, lexicalPath } from '../../host/git/git-repository.ts';
import {
  readEach,
  readTreeFile,
  rememberTrees,
  type TreeFile,
  type TreeSource,
} from '../../host/git/read-tree-file.ts';
import {
  baseCommits,
  checkoutTrees,
  type Failed,
  type Ground,
  headCommits,
  type PolicyPlace,
  readAnywhere,
} from './read-commits.ts';
import { BASE, locate, refusal } from './read-from-base.ts';

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
  const repository = findRepository(place.host.context.workspace, place.workingDirectory);
  const commits = await baseCommits(place, repository);
  const targets = paths.map((path) => ({ path, at: locate(place, repository, path, commits, BASE) }));
  const ground = locate(place, repository, '.', commits, BASE);
  const found = await readAnywhere(ground, async (source, commit) => {
    const trees = rememberTrees(source);
    const read = await readEach(
      source,
      targets,
      async ({ at, path }) => [path, await readTreeFile(trees, commit, at.path, maximumBytes)] as const,
    );
    const files = new Map(read);
    const failures = [...files.values()].filter((file): file is Failed => file.kind === 'failed');
    // A place that lacks everything is not where the base is.
    const [failure] = failures.length === files.size ? failures : [];
    return failure ?? ({ kind: 'files', files } as const);
  });
  if (found.kind === 'failed') throw refusal(first, found.why, BASE);
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
  const { workspace } = place.host.context;
  const repository = findRepository(workspace, place.workingDirectory);
  const [head] = await headCommits(place, repository);
  if (repository === undefined || head === undefined)
    return { kind: 'failed', why: 'no commit is checked out' };
  const commits = await baseCommits(place, repository);
  if (commits.length === 0) return { kind: 'failed', why: BASE.unknown };
  const checkout = checkoutTrees(place, repository, head);
  try {
    const after = { source: checkout, commit: head };
    const ground: Ground = { place, repository, commits, path: '' };
    const read = async (
      source: TreeSource,
      commit: string,
      from: Changes['from'],
    ): Promise<Changes | Failed> => {
      const found = await diffTrees({ source, commit }, after, MAXIMUM_FOLDERS[from]);
      return found.kind === 'failed' ? found : { kind: 'changes', from, files: found.value };
    };
    const found = await readAnywhere(ground, read);
    return found.kind === 'failed' ? found : { ...found, files: below(found.files, place, repository.top) };
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
