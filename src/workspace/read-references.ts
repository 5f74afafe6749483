import { createGlobList } from '../base/glob.ts';
import type { UnreadPart } from '../base/location.ts';
import { plainLine } from '../base/plain-text.ts';
import { getOrMake } from '../base/remember.ts';
import { fingerprintOf } from '../base/sha256.ts';
import { UserError } from '../base/user-error.ts';
import type { ChangedFile } from '../host/git/diff-trees.ts';
import { imageNameIn } from '../images/reference/image-name.ts';
import { imageNameOf, type OurReference, type SortedReferences } from '../images/resolve/our-references.ts';
import { basePlaceOf } from '../kit/config/base-ignores.ts';
import { listChanges } from '../kit/config/read-commits.ts';
import type { Finding } from '../kit/findings/finding.ts';
import { createWorkspacePath } from '../kit/run/workspace-path.ts';
import { plainGlob } from './choose-files.ts';
import { loadFileKinds } from './file-kinds.ts';
import { applyIgnoreComments, hasBase, type WithComments } from './ignore-comments.ts';
import { type BaseRun, resolveAtBase } from './read-base.ts';
import { type ReadWorkspace, readWorkspace } from './read-workspace.ts';

/** The references of files after ignore comments. */
export type FileReferences = WithComments<ReadWorkspace> & {
  /** References of the base that the change removes. */
  readonly removed: readonly Finding<'removed-reference'>[];
};

/** Reads the references of the files that `globs` name, as `readWorkspace`, and applies ignore comments to them. */
export async function readReferences(globs: readonly string[], run: BaseRun): Promise<FileReferences> {
  const read = await readWorkspace(globs, run.deps, run.names);
  const removed = await findRemovedReferences(globs, read, run);
  return { ...(await applyIgnoreComments(read, run)), removed };
}

/** More changed files are not compared; over GitHub's API, each is a request. */
const MAXIMUM_FILES = { checkout: 20_000, github: 50 } as const;
/** The texts of so many files are held at a time. */
const FILES_AT_ONCE = 500;

/** References of ours at the head, of whatever kind. */
interface HeadReferences extends Pick<SortedReferences, 'references' | 'malformed'> {
  readonly unread: readonly UnreadPart[];
  readonly ignored: readonly OurReference[];
}

/**
 * Finds references of ours that changed files had at the base of the change and do not have any more, under no tag. An
 * image that a new file references has moved there. Best effort: without a readable base, nothing is listed.
 */
async function findRemovedReferences(
  globs: readonly string[],
  head: HeadReferences,
  given: BaseRun,
): Promise<readonly Finding<'removed-reference'>[]> {
  const run = { ...given, decides: false };
  const { deps, inputs } = run;
  if (!hasBase(run)) return [];
  const notCompared = (why: string): readonly never[] => {
    deps.host.log.info(`References that the change removes are not listed: ${plainLine(why, 400)}`);
    return [];
  };
  try {
    const changes = await listChanges(basePlaceOf(inputs, deps, run.decides));
    if (changes.kind === 'failed') return notCompared(changes.why);
    const names = namesByFile(head, run);
    const shown = createWorkspacePath(deps);
    const { DATA, kindOfFile } = await loadFileKinds();
    const isChosen = globs.length === 0 ? () => true : createGlobList(globs.map(plainGlob));
    const paths = changes.files.filter(({ kind, path }) => {
      const type = kindOfFile(path);
      if (kind === 'added' || kind === 'moved' || type === undefined || !isChosen(path)) return false;
      // Over GitHub's API, texts of any kind are read only where they still hold a reference.
      return changes.from === 'checkout' || !DATA.has(type) || names.has(shown(path));
    });
    const most = MAXIMUM_FILES[changes.from];
    if (paths.length > most) return notCompared(`the change touches more than ${most} files`);
    const moved = namesMoved(changes.files, names, run);
    const found: Finding<'removed-reference'>[] = [];
    for (let at = 0; at < paths.length; at += FILES_AT_ONCE)
      found.push(...(await compare(paths.slice(at, at + FILES_AT_ONCE), moved, names, run)));
    return found;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return notCompared(error.problems[0]?.message ?? '');
  }
}

/** Image names of the head by the path of their file; `undefined` for a file that could not be read. */
type NamesByFile = ReadonlyMap<string, ReadonlySet<string> | undefined>;

function namesByFile({ ignored, malformed, references, unread }: HeadReferences, run: BaseRun): NamesByFile {
  const names = new Map<string, Set<string> | undefined>();
  const add = (shown: string, name: string) => getOrMake(names, shown, () => new Set())?.add(name);
  for (const one of [...references, ...ignored, ...malformed])
    add(one.location.file, imageNameOf(one, run.names));
  for (const { kind, location, what } of unread)
    if (kind === 'reference') add(location.file, imageNameIn(what, run.names));
  // The references of such a file are unknown.
  for (const { kind, location } of unread) if (kind === 'file') names.set(location.file, undefined);
  return names;
}

/** Image names of files that the change adds. */
function namesMoved(all: readonly ChangedFile[], names: NamesByFile, { deps }: BaseRun): ReadonlySet<string> {
  const shown = createWorkspacePath(deps);
  const added = all.filter(({ kind }) => kind === 'added' || kind === 'moved');
  return new Set(added.flatMap(({ path }) => [...(names.get(shown(path)) ?? [])]));
}

async function compare(
  changed: readonly ChangedFile[],
  moved: ReadonlySet<string>,
  names: NamesByFile,
  run: BaseRun,
): Promise<readonly Finding<'removed-reference'>[]> {
  const shown = createWorkspacePath(run.deps);
  const { resolved } = await resolveAtBase(
    changed.map(({ path }) => path),
    run,
  );
  return changed.flatMap(({ kind, path }) => {
    const file = shown(path);
    const left = names.get(file);
    if (names.has(file) && left === undefined) return [];
    // Values of the file beside it are compared with that file.
    const before = (resolved.get(path)?.references ?? []).filter((reference) => reference.file === path);
    const gone = new Map(before.map(({ image, text }) => [image.repository, text]));
    return [...gone]
      .filter(([name]) => left?.has(name) !== true && !moved.has(name))
      .map(([, text]) => removedFinding(file, text, kind === 'deleted'));
  });
}

function removedFinding(file: string, text: string, isDeleted: boolean): Finding<'removed-reference'> {
  const [name, path] = [plainLine(text, 300), plainLine(file, 300)];
  const where = isDeleted ? `\`${path}\`, which this change deletes` : `\`${path}\``;
  return {
    rule: 'removed-reference',
    level: 'notice',
    title: 'No longer referenced',
    message: `\`${name}\` was referenced at the base by ${where}, and no longer is.`,
    artifact: name,
    location: isDeleted ? undefined : { file, line: 1 },
    fingerprint: fingerprintOf('removed-reference', file, name),
  };
}
