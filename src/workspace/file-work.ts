import type { WorkspaceFile } from '../host/files/read-regular.ts';
import { createReadArea, readWorkspaceFile } from '../host/files/read-workspace-file.ts';
import type { ChartFiles } from '../images/chart/chart-files.ts';
import { editText } from '../images/edit/edit-text.ts';
import { readBuilds } from '../images/read/builds.ts';
import {
  chartNamesOf,
  companionOf,
  createBytesFilter,
  filesBeside,
  kindOfFile,
  mayCallBuilds,
} from '../images/read/file-kind.ts';
import { createOurNames } from '../images/read/host-mention.ts';
import { scanFile } from '../images/read/read-file.ts';
import type { FileText, NamedText, ScannedReference, ScanResult } from '../images/read/reading.ts';
import { readSlots, type Slot } from '../images/read/slots.ts';
import type { Build } from '../images/read/syntax.ts';
import type { RegistryNames } from '../images/reference/image-name.ts';
import { type ResolvedText, resolveText } from '../images/resolve/resolve-text.ts';
import { chartOfCommit, createBesideReader, listSubchartValues } from './read-beside.ts';

/** Where files are read and which images are ours: the same for all tasks of one run. */
export interface FileSetup {
  readonly folder: string;
  readonly root: string;
  readonly names: RegistryNames;
}

/** A chart of a commit. */
export interface GivenChart {
  /** Files that describe it. */
  readonly files: ChartFiles;
  /** Others that the workspace has in another form, or not at all. */
  readonly changed: ChartFiles;
  /** The names of its other files as git objects, by path; `undefined` if they are not known. */
  readonly others: ReadonlyMap<string, string> | undefined;
}

/** A text that was read elsewhere, such as from a commit. */
export type GivenText = Pick<FileText, 'path' | 'shown' | 'text' | 'companion' | 'builds'> & {
  /** The chart that it has values for, where that is another than the one of the workspace. */
  readonly chart?: GivenChart | undefined;
};

/** Text and environment are those of the workspace unless given. */
export type BuildCaller = Pick<FileText, 'path' | 'shown'> & Partial<Record<'text' | 'environment', string>>;

/** Work on one file, outside of the thread that keeps the time. Paths are below `folder`, with forward slashes. */
export type FileTask =
  | {
      readonly kind: 'read';
      readonly path: string;
      readonly shown: string;
      /** The builds of a Dockerfile. */
      readonly builds?: readonly Build[] | undefined;
    }
  /** Finds the files of `listed` that may call builds; none unless one of `read` is a Dockerfile. */
  | { readonly kind: 'callers'; readonly read: readonly string[]; readonly listed: readonly string[] }
  /** Finds the builds that a file calls, by the paths that people see. */
  | ({ readonly kind: 'builds' } & BuildCaller)
  | { readonly kind: 'resolve'; readonly file: GivenText }
  | ({ readonly kind: 'slots'; readonly offsets: readonly number[] } & Pick<
      FileText,
      'path' | 'text' | 'builds'
    >)
  | {
      readonly kind: 'edit';
      /** The file by whose reading the references were found, and its text. */
      readonly path: string;
      readonly text: string;
      /** The file beside it that is edited instead, where its values name the images. */
      readonly companion: NamedText | undefined;
      readonly builds?: readonly Build[] | undefined;
      readonly moves: readonly { readonly reference: ScannedReference; readonly digest: string }[];
    };

/** A file that was read: its contents, and what they say about images. */
export type ReadFile =
  | Exclude<WorkspaceFile, { readonly kind: 'text' }>
  | {
      readonly kind: 'text';
      /** The file that it is a link to, if that is of the same kind. */
      readonly linkedTo: string | undefined;
      readonly resolved: ResolvedText;
      /** The texts that contain references of ours, for edits: this file, the one beside it, or both. */
      readonly holders: readonly FileHolder[];
    };

/** A text that has references of ours. */
export type FileHolder = Pick<Extract<WorkspaceFile, { readonly kind: 'text' }>, 'text' | 'encoding'> & {
  readonly path: string;
  readonly builds?: readonly Build[] | undefined;
};

/** A text with new digests; moves go by their number. */
export interface EditedFile {
  readonly after: string;
  readonly moved: readonly number[];
  readonly refused: readonly { readonly move: number; readonly reason: string }[];
}

/** The answer to a task, by its kind. */
export interface FileAnswers {
  readonly read: ReadFile;
  readonly callers: readonly string[];
  /** `undefined` for too many. */
  readonly builds: readonly Build[] | undefined;
  readonly resolve: ResolvedText;
  readonly slots: readonly (readonly Slot[])[];
  readonly edit: EditedFile;
}

/** The answer to a task of any kind. */
export type FileAnswer = FileAnswers[keyof FileAnswers];

/** Creates what handles the tasks of one run. */
export function createFileWork({ folder, names, root }: FileSetup): (task: FileTask) => Promise<FileAnswer> {
  const area = createReadArea(folder, root);
  const filterOf = createBytesFilter(names);
  const ours = createOurNames(names);
  const readBeside = createBesideReader(area);
  /** Findings of files that may be edited. */
  const scans = new Map<
    string,
    { readonly text: string; readonly environment: string | undefined; readonly scan: ScanResult }
  >();
  const chartOf = async (path: string) => {
    const wanted = filesBeside(path);
    return wanted && (await readBeside(wanted));
  };
  const givenChart = async (path: string, { changed, files, others }: GivenChart): Promise<ChartFiles> => {
    const known = await chartOf(path);
    const whole = others && chartOfCommit(new Map([...changed, ...files]), known, others);
    // Without its templates, the version of a chart says nothing.
    return whole ?? new Map([...files, ['Chart.yaml', '']]);
  };
  const isNamedElsewhere = async (path: string): Promise<boolean> => {
    const chart = filesBeside(path);
    const below = chart === undefined ? [] : await listSubchartValues(area, chart.folder);
    for (const other of [chartNamesOf(path) ?? [], below].flat())
      if ((await readWorkspaceFile(area, other, filterOf(other))).kind === 'text') return true;
    return false;
  };
  const companionText = async (path: string, shown = path) => {
    const beside = companionOf(path);
    if (beside === undefined) return undefined;
    const values = await readWorkspaceFile(area, beside);
    return values.kind === 'text'
      ? { ...values, path: beside, shown: shownBeside(shown, beside) }
      : undefined;
  };
  const read = async (task: Extract<FileTask, { kind: 'read' }>): Promise<ReadFile> => {
    const { builds, path, shown } = task;
    // An argument of a build or the values of a chart can name our host.
    const filter = builds === undefined && !(await isNamedElsewhere(path)) ? filterOf(path) : undefined;
    const file = await readWorkspaceFile(area, path, filter);
    if (file.kind !== 'text') return file;
    const companion = await companionText(path, shown);
    const { linkedTo, text } = file;
    const chart = await chartOf(path);
    const whole = { path, shown, text, linkedTo, companion, chart, builds };
    const scan = scanFile(path, text, { ...ours, ...whole });
    const resolved = resolveText(whole, ours, scan);
    const written = new Set(filesIn(resolved));
    if (written.size > 0) scans.set(path, { text, environment: companion?.text, scan });
    const holders = [{ ...file, path }, ...(companion === undefined ? [] : [companion])]
      .filter((one) => written.has(one.path) || (one.path === path && written.size > 0))
      .map(
        ({ encoding, path: name, text: contents }): FileHolder => ({
          path: name,
          text: contents,
          encoding,
          builds: name === path ? builds : undefined,
        }),
      );
    const isAlike = linkedTo !== undefined && kindOfFile(linkedTo) === kindOfFile(path);
    return { kind: 'text', linkedTo: isAlike ? linkedTo : undefined, resolved, holders };
  };
  const edit = async (task: Extract<FileTask, { kind: 'edit' }>): Promise<EditedFile> => {
    const { builds, companion, path, text } = task;
    const chart = await chartOf(path);
    const values = companion ?? (await companionText(path));
    const readWith = (source: string, beside: NamedText | undefined) =>
      scanFile(path, source, { ...ours, builds, chart, companion: beside });
    const known = scans.get(path);
    const isKnown = known?.text === text && known.environment === values?.text;
    const readAgain = (edited: string) => {
      if (isKnown && edited === (companion?.text ?? text)) return known.scan;
      return companion === undefined
        ? readWith(edited, values)
        : readWith(text, { ...companion, text: edited });
    };
    const moves = task.moves.map((move, index) => ({ ...move, index }));
    const { after, moved, refused } = editText(companion?.text ?? text, moves, readAgain);
    return {
      after,
      moved: moved.map(({ index }) => index),
      refused: refused.map(({ move, reason }) => ({ move: move.index, reason })),
    };
  };
  const builds = async ({ environment, path, shown, text }: BuildCaller) => {
    const file = text === undefined ? await readWorkspaceFile(area, path) : { text };
    const values = environment ?? (await companionText(path))?.text;
    return 'text' in file ? readBuilds(shown, file.text, values) : [];
  };
  return async (task) => {
    if (task.kind === 'read') return read(task);
    if (task.kind === 'edit') return edit(task);
    if (task.kind === 'builds') return builds(task);
    if (task.kind === 'callers') return callersOf(task);
    if (task.kind === 'slots') return readSlots(task.path, task.text, task.offsets, task.builds);
    const { file } = task;
    const chart =
      file.chart === undefined ? await chartOf(file.path) : await givenChart(file.path, file.chart);
    return resolveText({ ...file, chart }, ours);
  };
}

function callersOf({ listed, read }: Extract<FileTask, { kind: 'callers' }>): readonly string[] {
  return read.some((path) => kindOfFile(path) === 'dockerfile') ? listed.filter(mayCallBuilds) : [];
}

/** Files with references that an edit can change; whether an ignore comment counts is decided later. */
function filesIn({ ignored, malformed, references }: ResolvedText): readonly string[] {
  return [...references, ...malformed, ...ignored].flatMap((one) =>
    one.kind === 'reference' ? [one.file] : [],
  );
}

/** The path that people see of a file in the same folder. */
function shownBeside(shown: string, path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return `${shown.slice(0, shown.lastIndexOf('/') + 1)}${name}`;
}
