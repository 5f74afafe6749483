import { groupBy } from '../base/group-by.ts';
import { plainLine } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import type { TreeFile } from '../host/git/read-tree-file.ts';
import { mergeBuilds } from '../images/read/merge-builds.ts';
import type { Build } from '../images/read/syntax.ts';
import type { RegistryNames } from '../images/reference/image-name.ts';
import type { ResolvedText } from '../images/resolve/resolve-text.ts';
import { basePlaceOf } from '../kit/config/base-ignores.ts';
import { BASE, refusal } from '../kit/config/commits.ts';
import { listChanges, readBaseFiles } from '../kit/config/read-commits.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { Machine } from '../kit/run/command.ts';
import { createWorkspacePath } from '../kit/run/workspace-path.ts';
import { chooseFiles } from './choose-files.ts';
import { loadFileKinds } from './file-kinds.ts';
import { openFileThreads } from './file-threads.ts';
import type { BuildCaller, GivenChart, GivenText } from './file-work.ts';
import { DESCRIBING, describingOf, MAXIMUM_BASE_BYTES, readBaseCharts } from './read-base-charts.ts';

/** Dependencies of reading a base. */
export interface BaseRun {
  readonly inputs: Pick<CommonInputs, 'github-token' | 'policy-from'>;
  readonly deps: Machine;
  readonly names: RegistryNames;
  /** False where the run continues without the base; true if not given. */
  readonly decides?: boolean;
}

/** Files of the base by their paths below `working-directory`; the base does not have the others. */
export interface ResolvedBase {
  readonly resolved: ReadonlyMap<string, ResolvedText>;
  readonly texts: ReadonlyMap<string, GivenText>;
  readonly unreadable: readonly UnreadableFile[];
}

interface UnreadableFile {
  readonly path: string;
  /** `refused`: the path is a link, a folder or a submodule. */
  readonly kind: 'failed' | 'refused';
  readonly why: string;
}

/**
 * Judges files as they are in the base commit of the change, each with what it has there of the files beside it. Throws
 * `UserError` if the base cannot be read at all.
 */
export async function resolveAtBase(paths: readonly string[], run: BaseRun): Promise<ResolvedBase> {
  const { decides, deps, inputs, names } = run;
  const { companionOf, filesBeside, kindOfFile } = await loadFileKinds();
  const companionsOf = (path: string): readonly string[] => [companionOf(path) ?? []].flat();
  const place = basePlaceOf(inputs, deps, decides);
  const all = new Set(
    paths.flatMap((path) => [path, ...companionsOf(path), ...describingOf(filesBeside(path))]),
  );
  const files = await readBaseFiles(place, [...all], MAXIMUM_BASE_BYTES);
  const charts = await readBaseCharts(
    paths.flatMap((path) => filesBeside(path) ?? []),
    place,
  );
  const shown = createWorkspacePath(deps);
  const textOf = (path: string): GivenText | undefined => {
    const file = files.get(path);
    // A binary file holds no reference, at the base as at the head.
    if (file?.kind !== 'file' || file.text.includes('\0')) return undefined;
    return { path, shown: shown(path), text: file.text };
  };
  const chartAtBase = (path: string): GivenChart | undefined => {
    const chart = filesBeside(path);
    if (chart === undefined) return undefined;
    const given = describingOf(chart).map(
      (file, index) => [DESCRIBING[index] ?? '', textOf(file)?.text ?? ''] as const,
    );
    const rest = charts.get(chart.folder) ?? { changed: new Map(), others: undefined };
    return { ...rest, files: new Map(given) };
  };
  const hasArguments = (path: string): boolean =>
    kindOfFile(path) === 'dockerfile' && ARGUMENT.test(textOf(path)?.text ?? '');
  const builds = paths.some(hasArguments) ? await readBuildsAtBase(run) : undefined;
  const texts = paths.flatMap((path): readonly GivenText[] => {
    const text = textOf(path);
    const [companion] = companionsOf(path).map(textOf);
    if (text === undefined) return [];
    return [{ ...text, companion, chart: chartAtBase(path), builds: builds?.get(text.shown) }];
  });
  const tasks = texts.map((file) => ({ kind: 'resolve' as const, file }));
  const answers = await openFileThreads(deps, names).handle(tasks);
  const resolved = new Map<string, ResolvedText>();
  const unreadable = [...unreadableOf(files, paths)];
  for (const [index, { path }] of texts.entries()) {
    const one = answers[index];
    if (one?.kind === 'answer') resolved.set(path, one.answer);
    else
      unreadable.push({
        path,
        kind: 'failed',
        why: one?.kind === 'lost' ? `it ${one.why}` : 'it was not read',
      });
  }
  return { resolved, texts: new Map(texts.map((text) => [text.path, text])), unreadable };
}

function unreadableOf(
  files: ReadonlyMap<string, TreeFile>,
  paths: readonly string[],
): readonly UnreadableFile[] {
  return paths.flatMap((path) => {
    const file = files.get(path);
    return file?.kind === 'failed' || file?.kind === 'refused' ? [{ ...file, path }] : [];
  });
}

/** An instruction of a Dockerfile that takes a value from the build; nothing else in it does. */
const ARGUMENT = /^[^\S\n]*ARG\b/im;
/** More files that may call builds are not compared. */
const MAXIMUM_CALLERS = 2000;
const TOO_MANY = `more than ${MAXIMUM_CALLERS} files may call builds`;

/** A file of the base that may call builds, with what the base has of the `.env` beside it. */
interface BaseCaller {
  readonly path: string;
  readonly text: string;
  readonly environment: string;
}

/** Reads the files among `paths` that the base has; throws `UserError` where one cannot be read, or for too many. */
export async function readCallersAtBase(
  paths: readonly string[],
  { decides, deps, inputs }: BaseRun,
): Promise<readonly BaseCaller[]> {
  if (paths.length > MAXIMUM_CALLERS) throw notCompared('Dockerfile', TOO_MANY);
  const { companionOf } = await loadFileKinds();
  const all = new Set(paths.flatMap((path) => [path, companionOf(path) ?? path]));
  const files = await readBaseFiles(basePlaceOf(inputs, deps, decides), [...all], MAXIMUM_BASE_BYTES);
  const unreadable = unreadableOf(files, [...all]).filter(({ kind }) => kind === 'failed');
  if (unreadable.length > 0) throw unreadableError(unreadable);
  const textOf = (path = ''): string | undefined => {
    const file = files.get(path);
    return file?.kind === 'file' ? file.text : undefined;
  };
  return [...new Set(paths)].flatMap((path) => {
    const [text, environment = ''] = [textOf(path), textOf(companionOf(path))];
    return text === undefined ? [] : [{ path, text, environment }];
  });
}

/** The builds of Dockerfiles as the files of the base call them, by the path that people see of the Dockerfile. */
async function readBuildsAtBase(run: BaseRun): Promise<ReadonlyMap<string, readonly Build[]>> {
  const { decides, deps, inputs } = run;
  const { mayCallBuilds } = await loadFileKinds();
  const changes = await listChanges(basePlaceOf(inputs, deps, decides));
  if (changes.kind === 'failed') throw notCompared('Dockerfile', changes.why);
  const gone = changes.files.flatMap(({ from, kind, path }) => from ?? (kind === 'deleted' ? path : []));
  const { listed } = await chooseFiles([], deps);
  const callers = [...gone, ...listed].filter(mayCallBuilds);
  const shown = createWorkspacePath(deps);
  const read = await readCallersAtBase(callers, run);
  const builds = await readBuildsOf(
    read.map((caller) => ({ ...caller, shown: shown(caller.path) })),
    run,
  );
  return groupBy(builds, ({ dockerfile }) => dockerfile);
}

/** The builds that files call; throws `UserError` where not all of them are known. */
export async function readBuildsOf(
  callers: readonly BuildCaller[],
  { deps, names }: BaseRun,
): Promise<readonly Build[]> {
  const tasks = callers.map((caller) => ({ kind: 'builds' as const, ...caller }));
  const answers = await openFileThreads(deps, names).handle(tasks);
  const builds = answers.flatMap((one, index) => {
    if (one.kind === 'answer' && one.answer !== undefined) return one.answer;
    throw notCompared(tasks[index]?.path ?? '');
  });
  return mergeBuilds(builds);
}

/** The usage error of images that cannot be compared with those of the base, by default because of one file. */
export function notCompared(path: string, why = 'the file is too long to be read to its end'): UserError {
  return new UserError({
    message: `\`files\`: the images of \`${plainLine(path, 200)}\` cannot be compared with the base: ${why}`,
    fix: 'set `scope: all` to check all images without a comparison',
    input: 'files',
  });
}

/** The usage errors of files that the base has and that cannot be read there. */
export function unreadableError(files: readonly UnreadableFile[]): UserError {
  return new UserError(...files.flatMap(({ path, why }) => refusal(path, why, BASE).problems));
}
