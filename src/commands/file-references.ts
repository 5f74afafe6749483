import { relative, sep } from 'node:path';
import { createGlobList } from '../base/glob.ts';
import { plainLine } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import type { Finding, Location } from '../domain/finding.ts';
import { locateImage, type RegistryImage, type RegistryNames } from '../domain/image-name.ts';
import type { ImageReference } from '../domain/image-reference.ts';
import { listFiles, readWorkspaceFile, type TextEncoding } from '../host/workspace-files.ts';
import { scanFile } from '../scan/scan-file.ts';
import type { ScannedReference } from '../scan/scan-result.ts';
import { syntaxFor } from '../scan/syntax-for.ts';
import type { Deps } from './command.ts';

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
  /** Files and documents that could not be read. */
  readonly warnings: readonly Finding[];
  /** Lines for the log: what was looked at and what was left out. */
  readonly log: readonly string[];
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
  const paths = await choosePaths(inputs.files, deps);
  const references: FileReference[] = [];
  const files = new Map<string, { text: string; encoding: TextEncoding }>();
  const warnings: Finding[] = [];
  const below = relative(deps.host.context.workspace, folder).split(sep).join('/');
  const shown = (path: string): string =>
    below === '' || below.startsWith('..') ? path : `${below}/${path}`;
  const left = { foreign: 0, ignored: 0, unresolved: 0, scanned: 0 };
  for (const path of paths) {
    if (deps.signal.aborted) break;
    const content = await readWorkspaceFile(folder, path);
    if (content.kind === 'skipped') {
      deps.host.log.debug(`${plainLine(path)} is skipped: ${content.reason}`);
      continue;
    }
    const scan = scanFile(path, content.text);
    if (scan.syntax === undefined && scan.problems.length === 0) continue;
    left.scanned += 1;
    for (const problem of scan.problems)
      warnings.push(unreadable(shown(path), problem.line, problem.message));
    left.unresolved += scan.unresolved.length;
    for (const unresolved of scan.unresolved) {
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
        references.push({
          file: path,
          scanned,
          reference: scanned.image,
          image: located.image,
          location: locationOf(shown(path), scanned),
        });
      }
    }
  }
  return { references, files, warnings, log: [logLine(references.length, left)] };
}

async function choosePaths(globs: readonly string[], deps: Deps): Promise<readonly string[]> {
  const folder = deps.workingDirectory;
  const list = await listFiles(folder, globs.length > 0);
  if (!list.byGit)
    deps.host.log.info(
      'This is no git checkout, or git is missing: every file below the folder is looked at.',
    );
  if (globs.length === 0) return list.paths.filter((path) => syntaxFor(path) !== undefined);
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
      message: `\`files\` matches no file below \`${folder}\``,
      fix: 'globs are relative to `working-directory`, with `**` for any folder',
      input: 'files',
    });
  }
  return chosen;
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

function logLine(
  count: number,
  left: Readonly<Record<'foreign' | 'ignored' | 'unresolved' | 'scanned', number>>,
): string {
  const parts = [
    `${left.foreign} of other registries`,
    ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
    ...(left.unresolved === 0 ? [] : [`${left.unresolved} that cannot be known before they are built`]),
  ];
  return `${left.scanned} files scanned: ${count} references of this registry; left alone: ${parts.join(', ')}.`;
}
