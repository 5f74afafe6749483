import { counted } from '../base/counted.ts';
import { groupBy } from '../base/group-by.ts';
import type { UnreadPart } from '../base/location.ts';
import { plainLine } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import { BINARY_FILES } from '../host/files/read-regular.ts';
import { mergeBuilds } from '../images/read/merge-builds.ts';
import { isOwnFile, NOT_OURS } from '../images/read/skipped-files.ts';
import type { Build } from '../images/read/syntax.ts';
import type { RegistryNames } from '../images/reference/image-name.ts';
import { collectReferences, type FoundReferences } from '../images/resolve/collect-references.ts';
import type { ResolvedText } from '../images/resolve/resolve-text.ts';
import type { Finding } from '../kit/findings/finding.ts';
import type { RuleIdOf } from '../kit/findings/rule.ts';
import type { fileRules } from '../kit/findings/shared-rules.ts';
import type { Machine } from '../kit/run/command.ts';
import { type Account, accountOf, type Skipped } from '../kit/run/coverage.ts';
import { createWorkspacePath } from '../kit/run/workspace-path.ts';
import { type ChosenFiles, chooseFiles, unknownFileFinding, unmatchedGlobFinding } from './choose-files.ts';
import { type FileThreads, openFileThreads } from './file-threads.ts';
import type { FileHolder, ReadFile } from './file-work.ts';

/** The text of a file, and what it was read with. */
export type HeldText = Pick<FileHolder, 'builds' | 'encoding' | 'text'>;

/** The files of the workspace and the references in them. */
export interface ReadWorkspace extends FoundReferences {
  /** Every file that holds a reference, by the path that it was read with (below `working-directory`). */
  readonly files: ReadonlyMap<string, HeldText>;
  /** Every file that was judged. */
  readonly judgedPaths: readonly string[];
  /** Files, and references in them, that could not be read. */
  readonly unread: readonly UnreadPart[];
  /** Warnings about files and globs. */
  readonly findings: readonly Finding<RuleIdOf<typeof fileRules>>[];
  readonly account: Account;
  readonly log: readonly string[];
}

/**
 * Reads the files that `globs` name, by default every tracked one that the scanner knows the kind of, in a thread beside this
 * one. A file that cannot be read is reported and does not stop the others. Throws `UserError` where there is nothing to
 * look at, `ExplainedError` when the run is stopped.
 */
export async function readWorkspace(
  globs: readonly string[],
  deps: Machine,
  names: RegistryNames,
): Promise<ReadWorkspace> {
  const chosen = await chooseFiles(globs, deps);
  const reading = openReading(chosen, deps);
  const known: string[] = [];
  for (const path of chosen.paths)
    if (isOwnFile(path)) skipByName(reading, path, 'the config or a role file of platform-actions');
    else known.push(path);
  const threads = openFileThreads(deps, names);
  const builds = await readBuildsOf(known, reading, threads);
  const tasks = known.map((path) => ({
    kind: 'read' as const,
    path,
    shown: reading.shown(path),
    builds: builds.get(reading.shown(path)),
  }));
  const read = await threads.handle(tasks);
  for (const [index, path] of known.entries()) {
    const one = read[index];
    if (one?.kind === 'answer') add(reading, path, one.answer);
    else
      reading.unread.push(unreadFile(reading.shown(path), one?.kind === 'lost' ? one.why : 'was not read'));
  }
  return finish(reading, globs.length > 0);
}

/** The builds of Dockerfiles, which other files call, by the shown path of the Dockerfile. */
async function readBuildsOf(
  known: readonly string[],
  { chosen, shown, unread }: Reading,
  threads: FileThreads,
): Promise<ReadonlyMap<string, readonly Build[]>> {
  const [callers] = await threads.handle([{ kind: 'callers' as const, read: known, listed: chosen.listed }]);
  const paths = callers?.kind === 'answer' ? callers.answer : chosen.listed;
  const tasks = paths.map((path) => ({ kind: 'builds' as const, path, shown: shown(path) }));
  const answers = await threads.handle(tasks);
  const builds = answers.flatMap((one, index) => {
    // A file that could not be read is reported when it is read for its images.
    if (one.kind === 'lost') return [];
    if (one.answer === undefined) unread.push(unreadFile(shown(paths[index] ?? ''), 'calls too many builds'));
    return one.answer ?? [];
  });
  return groupBy(mergeBuilds(builds), ({ dockerfile }) => dockerfile);
}

/** The state of the reading, file by file; every file ends as exactly one of judged, skipped or unread. */
interface Reading {
  readonly chosen: ChosenFiles;
  readonly deps: Machine;
  /** The path that people see. */
  readonly shown: (path: string) => string;
  readonly paths: ReadonlySet<string>;
  readonly files: Map<string, HeldText>;
  readonly resolved: ResolvedText[];
  readonly judgedPaths: string[];
  readonly unread: UnreadPart[];
  readonly findings: Finding<RuleIdOf<typeof fileRules>>[];
  readonly skipped: Skipped[];
  judgedFiles: number;
  scanned: number;
  unknown: number;
}

function openReading(chosen: ChosenFiles, deps: Machine): Reading {
  const shown = createWorkspacePath(deps);
  return {
    chosen,
    deps,
    shown,
    paths: new Set(chosen.paths),
    files: new Map(),
    resolved: [],
    judgedPaths: [],
    unread: chosen.unreadFolders.map(({ path, reason }) => unreadFile(shown(path), reason)),
    findings: chosen.unmatched.map((glob) => unmatchedGlobFinding(glob, 'files')),
    skipped: [],
    judgedFiles: 0,
    scanned: 0,
    unknown: 0,
  };
}

function add(reading: Reading, path: string, file: ReadFile): void {
  if (file.kind === 'skipped') addSkipped(reading, path, file.why);
  else if (file.kind === 'unread') reading.unread.push(unreadFile(reading.shown(path), file.reason));
  else if (file.linkedTo !== undefined && reading.paths.has(file.linkedTo))
    skipFile(reading, 'linked to files that are looked at themselves', path);
  else addText(reading, path, file);
}

function addSkipped(reading: Reading, path: string, why: string): void {
  if (why === BINARY_FILES) {
    passOver(reading, path);
    return;
  }
  // A file without a match was still looked at.
  if (why === NOT_OURS) reading.scanned += 1;
  skipFile(reading, why, path);
}

function addText(
  reading: Reading,
  path: string,
  { holders, resolved }: Extract<ReadFile, { readonly kind: 'text' }>,
): void {
  const { end } = resolved;
  if (end.kind === 'unread') reading.unread.push(unreadFile(reading.shown(path), end.why, end.line));
  else if (end.kind === 'bill-of-materials') skipByName(reading, path, 'a software bill of materials');
  else reading.judgedFiles += 1;
  if (resolved.isScanned) reading.scanned += 1;
  for (const line of resolved.debug) reading.deps.host.log.debug(line);
  reading.resolved.push(resolved);
  reading.judgedPaths.push(path);
  reading.findings.push(...resolved.findings);
  for (const { path: holder, ...held } of holders) reading.files.set(holder, held);
}

function unreadFile(file: string, why: string, line = 1): UnreadPart {
  return { kind: 'file', what: file, why, location: { file, line } };
}

/** Counts a file of a kind that is not scanned at all. */
function passOver(reading: Reading, path: string): void {
  const { chosen, findings, shown } = reading;
  reading.unknown += 1;
  skipFile(reading, BINARY_FILES);
  if (chosen.inFull.has(path)) findings.push(unknownFileFinding(shown(path)));
}

/** A file that is not scanned though it may name images, so that coverage says which. */
function skipByName({ chosen, findings, shown, skipped }: Reading, path: string, why: string): void {
  skipped.push({ what: plainLine(shown(path), 300), why, count: 1 });
  if (chosen.inFull.has(path)) findings.push(unknownFileFinding(shown(path)));
}

function skipFile({ deps, skipped }: Reading, why: string, path?: string): void {
  if (path !== undefined) deps.host.log.debug(`Skipped: ${plainLine(path)}, among the files ${why}.`);
  skipped.push({ what: 'files', why, count: 1 });
}

function finish(reading: Reading, isNamed: boolean): ReadWorkspace {
  const { files, findings, resolved, judgedFiles, judgedPaths, scanned, skipped, unknown, unread } = reading;
  const missing = skipped.filter(({ why }) => why === 'not in the working tree').length;
  if (scanned === 0 && unread.length === 0 && missing > 0) throw nothingThere(missing);
  if (isNamed && scanned === 0 && findings.length === 0 && unread.length === 0)
    findings.push(unknownFileFinding());
  const unreadFiles = unread
    .filter(({ kind }) => kind === 'file')
    .map(({ what, why }) => ({ what: plainLine(what, 300), why: plainLine(why, 500) }));
  const are = unknown === 1 ? 'is' : 'are';
  const named = `${counted(unknown, 'file')} named by \`files\` ${are} not of a supported type.`;
  const found = collectReferences(resolved);
  return {
    ...found,
    files,
    judgedPaths,
    unread,
    findings,
    account: accountOf(judgedFiles, skipped, unreadFiles),
    log: [found.summary, ...(isNamed && unknown > 0 ? [named] : [])],
  };
}

function nothingThere(missing: number): UserError {
  return new UserError({
    message: `there is nothing to look at: none of the ${counted(missing, 'file')} that git tracks here is in the working tree`,
    fix: 'is the repository checked out? Run the checkout step before this one, or widen its sparse checkout',
  });
}
