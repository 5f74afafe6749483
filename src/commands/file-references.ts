import { counted } from '../base/counted.ts';
import { createGlobList } from '../base/glob.ts';
import { plainLine } from '../base/plain-text.ts';
import { mapAhead } from '../base/pool.ts';
import { UserError } from '../base/user-error.ts';
import type { Finding, Location } from '../domain/finding.ts';
import {
  locateImage,
  PUBLIC_REGISTRY,
  type RegistryImage,
  type RegistryNames,
} from '../domain/image-name.ts';
import type { ImageReference } from '../domain/image-reference.ts';
import { isFolder, listFiles, readWorkspaceFile, type TextEncoding } from '../host/workspace-files.ts';
import { PlatformError } from '../platform/errors.ts';
import { scanFile } from '../scan/scan-file.ts';
import type { ScannedReference, UnresolvedReference } from '../scan/scan-result.ts';
import { syntaxFor } from '../scan/syntax-for.ts';
import type { Deps } from './command.ts';
import { workspacePath } from './workspace-path.ts';

/** A reference to our registry in a file of the repository. */
export interface FileReference {
  /** Path below `working-directory`, with forward slashes; `location` has the one below the workspace. */
  readonly file: string;
  readonly scanned: ScannedReference;
  readonly reference: ImageReference;
  readonly image: RegistryImage;
  readonly location: Location;
}

/** What the files of the repository say about images. */
export interface FileReferences {
  readonly references: readonly FileReference[];
  /** Every file that holds one, by the path that it was read with (below `working-directory`). */
  readonly files: ReadonlyMap<string, { readonly text: string; readonly encoding: TextEncoding }>;
  /** Files and documents that could not be read (warnings), and images of ours that cannot be known (notices). */
  readonly findings: readonly Finding[];
  /** Lines for the log: what was looked at and what was left out. */
  readonly log: readonly string[];
}

/** Files under way while one is scanned: reading one is a dozen short waits. */
const READ_AHEAD = 16;

interface Left {
  foreign: number;
  ignored: number;
  unresolved: number;
  scanned: number;
  unknownSyntax: number;
}

/**
 * Scans the files that `files` names, by default every tracked one that the scanner understands. References to other
 * registries are counted and left alone; a file that does not parse is a warning and does not stop the others.
 */
export async function gatherFileReferences(
  inputs: { readonly files: readonly string[] },
  deps: Deps,
  names: RegistryNames,
): Promise<FileReferences> {
  const folder = deps.workingDirectory;
  const { inFull, paths } = await choosePaths(inputs.files, deps);
  const references: FileReference[] = [];
  const files = new Map<string, { text: string; encoding: TextEncoding }>();
  const findings: Finding[] = [];
  const shown = (path: string): string => workspacePath(deps, path);
  const left: Left = { foreign: 0, ignored: 0, unresolved: 0, scanned: 0, unknownSyntax: 0 };
  const read = mapAhead(paths, READ_AHEAD, (path) => readWorkspaceFile(folder, path));
  for await (const [path, content] of read) {
    if (deps.signal.aborted) throw stopped(deps.signal);
    if (content.kind === 'skipped') {
      deps.host.log.debug(`${plainLine(path)} is skipped: ${content.reason}`);
      if (inFull.has(path)) findings.push(notUnderstood(shown(path), `read: ${content.reason}`));
      continue;
    }
    const scan = scanFile(path, content.text);
    if (scan.syntax === undefined && scan.problems.length === 0) {
      left.unknownSyntax += 1;
      if (inFull.has(path)) findings.push(notUnderstood(shown(path)));
      continue;
    }
    left.scanned += 1;
    for (const { line, message } of scan.problems) findings.push(unreadable(shown(path), line, message));
    left.unresolved += scan.unresolved.length;
    for (const unresolved of scan.unresolved) {
      if (isOurText(unresolved.text, names)) findings.push(unknownReference(shown(path), unresolved));
      deps.host.log.debug(
        `${plainLine(path)}:${unresolved.place.line}: \`${plainLine(unresolved.text, 200)}\`: ${unresolved.reason}`,
      );
    }
    for (const scanned of scan.references) {
      const located = locateImage(scanned.image, names, 'foreign');
      if (located.kind === 'foreign') left.foreign += 1;
      else if (scanned.ignored) left.ignored += 1;
      else {
        files.set(path, { text: content.text, encoding: content.encoding });
        const location = locationOf(shown(path), scanned);
        references.push({ file: path, scanned, reference: scanned.image, image: located.image, location });
      }
    }
  }
  const isNothingRead = inputs.files.length > 0 && left.scanned === 0;
  if (isNothingRead && findings.length === 0) findings.push(notUnderstood());
  return { references, files, findings, log: logLines(references.length, left, inputs.files.length > 0) };
}

/** What to scan; `inFull` are the files that `files` names without a wildcard. */
interface ChosenPaths {
  readonly paths: readonly string[];
  readonly inFull: ReadonlySet<string>;
}

async function choosePaths(globs: readonly string[], deps: Deps): Promise<ChosenPaths> {
  const folder = deps.workingDirectory;
  if (!(await isFolder(folder))) {
    throw new UserError({
      message: `\`working-directory\`: \`${plainLine(folder)}\` is not a folder`,
      input: 'working-directory',
    });
  }
  const list = await listFiles(folder, globs.length > 0);
  if (!list.byGit)
    deps.host.log.info(
      'This is no git checkout, or git is missing: every file below the folder is looked at.',
    );
  if (globs.length === 0)
    return { paths: list.paths.filter((path) => syntaxFor(path) !== undefined), inFull: new Set() };
  const matches = createGlobList(globs.map((glob) => glob.replace(/^(!?)\.\//, '$1')));
  const listed = new Set(list.paths);
  // A file named in full counts even where git ignores it.
  const literal = globs.filter((glob) => !/[*?[\]{}!]/.test(glob)).map((glob) => glob.replace(/^\.\//, ''));
  const paths = [...list.paths.filter(matches), ...literal.filter((path) => !listed.has(path))];
  const present = await Promise.all(
    paths.map(async (path) => (listed.has(path) ? 'text' : (await readWorkspaceFile(folder, path)).kind)),
  );
  const chosen = paths.filter((_, index) => present[index] === 'text');
  if (chosen.length === 0) {
    throw new UserError({
      message: `\`files\` matches no file below \`${plainLine(folder)}\``,
      fix: 'globs are relative to `working-directory`, with `**` for any folder',
      input: 'files',
    });
  }
  return { paths: chosen, inFull: new Set(literal) };
}

function stopped({ reason }: AbortSignal): PlatformError {
  const why = reason instanceof Error ? reason.message : 'the command was stopped';
  return new PlatformError(why, { code: 'CANCELLED', call: 'reading the files', cause: reason });
}

function locationOf(file: string, { place }: ScannedReference): Location {
  return { file, line: place.line, column: place.column, endLine: place.endLine, endColumn: place.endColumn };
}

function unreadable(file: string, line: number, message: string): Finding {
  return {
    rule: 'unreadable-file',
    level: 'warning',
    title: 'File not read',
    message: plainLine(message, 500),
    location: { file, line },
    fingerprint: `unreadable-file ${file} ${message}`,
  };
}

/** A file that somebody wants looked at and that is not, or all that `files` matches: green would look like checked. */
function notUnderstood(file?: string, why = 'of a kind that is understood'): Finding {
  const what =
    file === undefined
      ? 'Nothing that `files` matches is'
      : `\`${plainLine(file)}\` is named by \`files\`, but is not`;
  return {
    rule: 'unknown-file',
    level: 'warning',
    title: 'File not read',
    message: `${what} ${why}.`,
    ...(file === undefined ? {} : { location: { file, line: 1 } }),
    fingerprint: `unknown-file ${file ?? ''}`,
  };
}

/** Whether a text that is no reference yet, such as `cgr.dev/acme/${NAME}`, begins with a registry of ours. */
function isOurText(text: string, { mappings, registryHost }: RegistryNames): boolean {
  const starts = [PUBLIC_REGISTRY, registryHost, ...mappings.map(({ from }) => from.join('/'))];
  return starts.some((start) => text.startsWith(`${start}/`));
}

function unknownReference(file: string, { place, reason, text }: UnresolvedReference): Finding {
  const name = plainLine(text, 300);
  return {
    rule: 'unknown-reference',
    level: 'notice',
    title: 'Image not known from the file',
    message: `\`${name}\` was left alone: ${plainLine(reason, 300)}.`,
    artifact: name,
    location: { file, line: place.line, column: place.column },
    fingerprint: `unknown-reference ${file} ${name}`,
  };
}

function logLines(count: number, left: Left, named: boolean): readonly string[] {
  const parts = [
    `${left.foreign} of other registries`,
    ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
    ...(left.unresolved === 0 ? [] : [`${left.unresolved} that cannot be known before they are built`]),
  ];
  const lines = [
    `${counted(left.scanned, 'file')} scanned: ${counted(count, 'reference')} of this registry; left alone: ${parts.join(', ')}.`,
  ];
  if (named && left.unknownSyntax > 0) {
    const are = left.unknownSyntax === 1 ? 'is' : 'are';
    lines.push(
      `${counted(left.unknownSyntax, 'file')} named by \`files\` ${are} of no kind that is understood.`,
    );
  }
  return lines;
}
