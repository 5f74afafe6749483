import { groupBy } from '../../../base/group-by.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { Slot } from '../../../images/read/slots.ts';
import { type Build, FINAL_STAGE } from '../../../images/read/syntax.ts';
import type { RegistryImage } from '../../../images/reference/image-name.ts';
import { type ImageReference, printImageReference } from '../../../images/reference/image-reference.ts';
import type { FileReference } from '../../../images/resolve/our-references.ts';
import { chooseFiles } from '../../../workspace/choose-files.ts';
import { loadFileKinds } from '../../../workspace/file-kinds.ts';
import { openFileThreads } from '../../../workspace/file-threads.ts';
import type { BuildCaller, GivenText } from '../../../workspace/file-work.ts';
import { findRenames } from '../../../workspace/find-renames.ts';
import {
  type BaseRun,
  notCompared,
  readBuildsOf,
  readCallersAtBase,
  resolveAtBase,
  unreadableError,
} from '../../../workspace/read-base.ts';
import type { ReadWorkspace } from '../../../workspace/read-workspace.ts';
import type { PlacedImage, WantedImage } from './compare-places.ts';

/** The image of a reference: as written, made complete. */
export function wantedOf(image: RegistryImage, reference: ImageReference): WantedImage {
  const { digest } = reference;
  // Beside a digest, a tag that is not written says nothing.
  const tag = digest === undefined ? image.tag : reference.tag;
  const name = printImageReference({ ...image.complete, tag, digest });
  return { image, reference: digest ?? image.tag, name };
}

/** Images in their places, at the head and at the base. */
interface BothSides {
  readonly head: readonly PlacedImage[];
  readonly base: readonly PlacedImage[];
  readonly fileBefore: (file: string) => string;
}

/** Reads the places of references at the head and at the base, following renames; throws `UserError` for unreadable files. */
export async function readPlacedImages(
  references: readonly FileReference[],
  { files, judgedPaths }: Pick<ReadWorkspace, 'files' | 'judgedPaths'>,
  run: BaseRun,
): Promise<BothSides> {
  const { companionOf, kindOfFile } = await loadFileKinds();
  // Images that a file next to it names for it are in that file.
  const holds = (path: string | undefined): boolean => path !== undefined && files.has(path);
  const paths = judgedPaths.filter((path) => holds(path) || holds(companionOf(path)));
  const same = await resolveAtBase(paths, run);
  const headTexts = new Map([...files].map(([path, { text }]) => [path, text]));
  const isNew = (path: string): boolean => !same.texts.has(path) && files.has(path);
  const renames = await findRenames(paths.filter(isNew), headTexts, run);
  const moved = await resolveAtBase([...new Set(renames.values())], run);
  const unreadable = [...same.unreadable, ...moved.unreadable];
  if (unreadable.length > 0) throw unreadableError(unreadable);
  const resolved = [...same.resolved.values(), ...moved.resolved.values()];
  const before = resolved.flatMap((one) => one.references).filter(({ isScript }) => !isScript);
  const baseTexts = new Map([...same.texts, ...moved.texts]);
  const fileBefore = (file: string): string => renames.get(file) ?? file;
  const isUnchanged = (path: string): boolean =>
    kindOfFile(path) !== 'dockerfile' && headTexts.get(path) === baseTexts.get(path)?.text;
  const head = await placeImages(references, files, isUnchanged, run);
  const base = await placeImages(before, baseTexts, isUnchanged, run);
  const built = await placeBuilds({ head, base, fileBefore }, run);
  return { head: [...head, ...built.head], base: [...base, ...built.base], fileBefore };
}

/**
 * Places the stage that ships where Compose or Bake builds a Dockerfile: the named target, else the final stage. A build
 * that the base does not describe shipped the final stage there.
 */
async function placeBuilds(
  { base, fileBefore, head }: BothSides,
  run: BaseRun,
): Promise<Pick<BothSides, 'head' | 'base'>> {
  const { kindOfFile, mayCallBuilds } = await loadFileKinds();
  const isDockerfile = ({ file }: PlacedImage): boolean => kindOfFile(file) === 'dockerfile';
  if (!head.some(isDockerfile)) return { head: [], base: [] };
  const { paths } = await chooseFiles([], run.deps);
  const files = paths.filter(mayCallBuilds);
  if (files.length === 0) return { head: [], base: [] };
  const now = await namedBuilds(
    files.map((path) => ({ path })),
    run,
  );
  const same = await readCallersAtBase(files, run);
  const isThere = new Set(same.map(({ path }) => path));
  const renames = await findRenames(
    files.filter((path) => !isThere.has(path)),
    new Map(),
    run,
  );
  const callerBefore = (file: string): string => renames.get(file) ?? fileBefore(file);
  const others = files.map(callerBefore).filter((path) => !isThere.has(path));
  const earlier = await namedBuilds([...same, ...(await readCallersAtBase(others, run))], run);
  const [headAt, baseAt] = [indexStages(head.filter(isDockerfile)), indexStages(base.filter(isDockerfile))];
  const placed = (file: string, name: string, image: WantedImage | undefined): readonly PlacedImage[] =>
    image === undefined ? [] : [{ file, slots: [{ name }], image }];
  const sides = [...now].flatMap(([file, builds]) =>
    builds.map(({ dockerfile, name, target }) => {
      const namesakes = (earlier.get(callerBefore(file)) ?? []).filter((one) => one.name === name);
      // A file that is merged with another one may build in two folders.
      const build = namesakes.find((one) => one.dockerfile === fileBefore(dockerfile)) ?? namesakes[0];
      if (isUnknown(target) && build !== undefined && !isUnknown(build.target))
        throw notCompared(file, `the target of \`${plainLine(name, 100)}\` is not known any more`);
      if (isUnknown(target)) return { head: [], base: [] };
      const dockerfileBefore = build?.dockerfile ?? fileBefore(dockerfile);
      return {
        head: placed(file, name, headAt(dockerfile, target)),
        base: isUnknown(build?.target)
          ? []
          : placed(fileBefore(file), name, baseAt(dockerfileBefore, build?.target)),
      };
    }),
  );
  return { head: sides.flatMap((side) => side.head), base: sides.flatMap((side) => side.base) };
}

/** A build of Compose or Bake. */
type NamedBuild = Build & { readonly name: string };

const isNamed = (build: Build): build is NamedBuild => build.name !== undefined;

/** Whether a target is decided elsewhere. */
const isUnknown = (target: string | undefined): boolean => target?.includes('$') === true;

/** The named builds that files call, by the path of the file. */
async function namedBuilds(
  callers: readonly Omit<BuildCaller, 'shown'>[],
  run: BaseRun,
): Promise<ReadonlyMap<string, readonly NamedBuild[]>> {
  const builds = await readBuildsOf(
    callers.map((caller) => ({ ...caller, shown: caller.path })),
    run,
  );
  return groupBy(builds.filter(isNamed), ({ calledAt }) => calledAt.replace(/:\d+$/, ''));
}

/** Finds the image from which a stage of a Dockerfile starts, by the stage's name or number. */
function indexStages(
  placed: readonly PlacedImage[],
): (dockerfile: string, target: string | undefined) => WantedImage | undefined {
  const images = new Map<string, WantedImage>();
  for (const { file, image, slots } of placed)
    for (const { name, stage } of slots) {
      images.set(`${file} ${name}`, image);
      if (stage !== undefined) images.set(`${file} ${stage}`, image);
    }
  return (dockerfile, target) => {
    if (target === undefined) return images.get(`${dockerfile} ${FINAL_STAGE}`);
    return images.get(`${dockerfile} stage ${target.toLowerCase()}`) ?? images.get(`${dockerfile} ${target}`);
  };
}

/** Puts references into the slots of the file by whose reading they were found. */
async function placeImages(
  references: readonly FileReference[],
  texts: ReadonlyMap<string, Pick<GivenText, 'builds' | 'text'>>,
  isUnchanged: (path: string) => boolean,
  { deps, names }: BaseRun,
): Promise<readonly PlacedImage[]> {
  const changed = Array.from(
    groupBy(references, ({ readBy }) => readBy),
    ([path, group]) => [path, group.flatMap(offsetsOf)] as const,
  ).filter(([path]) => !isUnchanged(path));
  const tasks = changed.map(([path, offsets]) => {
    const { builds, text = '' } = texts.get(path) ?? {};
    return { kind: 'slots' as const, path, text, builds, offsets };
  });
  const answers = await openFileThreads(deps, names).handle(tasks);
  const slots = new Map(
    changed.map(([path, offsets], index) => {
      const one = answers[index];
      if (one?.kind !== 'answer') throw notCompared(path);
      return [path, new Map(offsets.map((offset, at) => [offset, one.answer[at] ?? []]))];
    }),
  );
  // In a text that is the same on both sides, the offset is the place.
  const slotsAt = (path: string, offset: number): readonly Slot[] =>
    slots.get(path)?.get(offset) ?? [{ name: `at ${offset}` }];
  return references.map((reference) => ({
    file: reference.readBy,
    slots: offsetsOf(reference).flatMap((offset) => slotsAt(reference.readBy, offset)),
    image: wantedOf(reference.image, reference.reference),
  }));
}

const offsetsOf = ({ start, usedAt }: FileReference): readonly number[] => usedAt ?? [start];
