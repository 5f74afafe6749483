import { counted } from '../base/counted.ts';
import { giveTurn } from '../base/give-turn.ts';
import type { UnreadPart } from '../base/location.ts';
import { plainLine } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import { BINARY_FILES, type WorkspaceFile } from '../host/files/read-regular.ts';
import { createKnownFolders, type ReadArea, readWorkspaceFile } from '../host/files/read-workspace-file.ts';
import type { TextEncoding } from '../host/files/text-encoding.ts';
import { keepHeapSmall, keepNewSpaceSmall } from '../host/memory.ts';
import type { Finding } from '../kit/findings/finding.ts';
import type { Deps } from '../kit/run/command.ts';
import { type Account, accountOf, type Skipped } from '../kit/run/coverage.ts';
import { stoppedError } from '../kit/run/time-limit.ts';
import { createWorkspacePath } from '../kit/run/workspace-path.ts';
import { type ChosenFiles, chooseFiles, readAreaOf } from './choose-files.ts';
import { unknownFileFinding, unmatchedGlobFinding } from './file-findings.ts';
import { createBesideReader, type FilesBeside } from './read-beside.ts';
import type { FileRuleId, TextReader } from './text-reader.ts';

/** What became of the files of the workspace. */
export interface ReadWorkspace {
  /** Every file that holds a reference, by the path that it was read with (below `working-directory`). */
  readonly files: ReadonlyMap<string, { readonly text: string; readonly encoding: TextEncoding }>;
  /** Files, and references in them, that could not be read. */
  readonly unread: readonly UnreadPart[];
  /** Warnings about files and globs. */
  readonly findings: readonly Finding<FileRuleId>[];
  readonly account: Account;
  readonly log: readonly string[];
}

/** Reading a text leaves many times its length behind; few repositories have texts of so many characters. */
const LONG_TEXT = 1_000_000;
/** Fewer leave so little behind that it costs more to keep the memory small. */
const MANY_FILES = 500;

/**
 * Reads the files that `globs` name, by default every tracked one that the reader knows the kind of; a file that cannot be
 * read is reported and does not stop the others. Throws `UserError` where there is nothing to look at, `MachineError` when
 * the run is stopped.
 */
export async function readWorkspace(
  globs: readonly string[],
  deps: Deps,
  reader: TextReader,
): Promise<ReadWorkspace> {
  const reading = openReading(await chooseFiles(globs, deps), deps, reader);
  if (reading.chosen.paths.length > MANY_FILES) keepNewSpaceSmall();
  const known: string[] = [];
  for (const path of reading.chosen.paths)
    if (reader.kindOf(path) === undefined) passOver(reading, path);
    else known.push(path);
  const readBeside = createBesideReader(reading.area);
  // One text at a time is in memory; those that have a reference are kept.
  for (const path of known) {
    await giveTurn();
    if (deps.signal.aborted) throw stoppedError(deps.signal, 'reading the files');
    const content = await readOne(reading, path);
    const wanted = content.kind === 'text' ? reader.beside(path) : undefined;
    const beside = wanted && (await readBeside(wanted));
    add(reading, path, content, beside);
  }
  return finish(reading, globs.length > 0);
}

/** What is known so far, file by file; every file ends as exactly one of judged, skipped or unread. */
interface Reading {
  readonly chosen: ChosenFiles;
  readonly deps: Deps;
  readonly area: ReadArea;
  /** The same for files that were listed. */
  readonly listed: ReadArea;
  /** The path that people see. */
  readonly shown: (path: string) => string;
  readonly reader: TextReader;
  readonly paths: ReadonlySet<string>;
  readonly files: Map<string, { readonly text: string; readonly encoding: TextEncoding }>;
  readonly unread: UnreadPart[];
  readonly findings: Finding<FileRuleId>[];
  readonly skipped: Skipped[];
  judged: number;
  scanned: number;
  unknown: number;
}

function openReading(chosen: ChosenFiles, deps: Deps, reader: TextReader): Reading {
  const shown = createWorkspacePath(deps);
  const area: ReadArea = { ...readAreaOf(deps), known: createKnownFolders() };
  return {
    chosen,
    deps,
    area,
    listed: { ...area, areOrdinary: chosen.areOrdinary },
    shown,
    reader,
    paths: new Set(chosen.paths),
    files: new Map(),
    unread: chosen.unreadFolders.map(({ path, reason }) => unreadFile(shown(path), reason)),
    findings: chosen.unmatched.map(unmatchedGlobFinding),
    skipped: [],
    judged: 0,
    scanned: 0,
    unknown: 0,
  };
}

type ReadContent = WorkspaceFile & { readonly companion?: CompanionFile | undefined };
type CompanionFile = Extract<WorkspaceFile, { readonly kind: 'text' }> & { readonly path: string };

function readOne(reading: Reading, path: string): Promise<ReadContent> {
  const { listed, reader } = reading;
  const beside = reader.companionOf(path);
  if (beside === undefined) return readWorkspaceFile(listed, path, reader.filterOf(path));
  return readWithCompanion(reading, path, beside);
}

async function readWithCompanion(
  { area, listed, reader }: Reading,
  path: string,
  beside: string,
): Promise<ReadContent> {
  const filter = reader.filterOf(path);
  const values = await readWorkspaceFile(area, beside);
  if (values.kind !== 'text') return await readWorkspaceFile(listed, path, filter);
  // The values may name what this file does not.
  const matters = filter.matters(values.text) ? undefined : filter;
  return { ...(await readWorkspaceFile(listed, path, matters)), companion: { ...values, path: beside } };
}

/** Adds a file that was read, or that could not be. */
function add(reading: Reading, path: string, content: ReadContent, beside: FilesBeside | undefined): void {
  const { shown, unread } = reading;
  if (content.kind === 'skipped') addSkipped(reading, path, content.why);
  else if (content.kind === 'unread') unread.push(unreadFile(shown(path), content.reason));
  else if (isLookedAt(reading, path, content.linkedTo))
    skipFile(reading, 'links to files that are looked at themselves', path);
  else addText(reading, path, content, beside);
}

function addSkipped(reading: Reading, path: string, why: string): void {
  if (why === BINARY_FILES) {
    passOver(reading, path);
    return;
  }
  // A file without what is looked for was looked at all the same.
  if (why === reading.reader.filterOf(path).why) reading.scanned += 1;
  skipFile(reading, why, path);
}

function isLookedAt({ paths, reader }: Reading, path: string, linkedTo: string | undefined): boolean {
  return linkedTo !== undefined && paths.has(linkedTo) && reader.kindOf(linkedTo) === reader.kindOf(path);
}

function addText(
  reading: Reading,
  path: string,
  content: Extract<ReadContent, { readonly kind: 'text' }>,
  beside: FilesBeside | undefined,
): void {
  const { deps, files, reader, shown } = reading;
  const { encoding, linkedTo, text } = content;
  if (text.length > LONG_TEXT) keepHeapSmall();
  const companion = content.companion && { ...content.companion, shown: shown(content.companion.path) };
  const judged = reader.judge({ path, shown: shown(path), text, linkedTo, companion, beside });
  const { end } = judged;
  if (end.kind === 'unread') reading.unread.push(unreadFile(shown(path), end.why, end.line));
  else if (end.kind === 'unknown-syntax') passOver(reading, path);
  else reading.judged += 1;
  if (judged.isScanned) reading.scanned += 1;
  for (const line of judged.debug) deps.host.log.debug(line);
  reading.findings.push(...judged.findings);
  reading.unread.push(...judged.unread);
  const repairs = judged.malformed.flatMap(({ repair }) => (repair === undefined ? [] : [repair]));
  const holds = (name: string): boolean =>
    judged.references.some(({ file }) => file === name) || repairs.some(({ file }) => file === name);
  if (holds(path)) files.set(path, { text, encoding });
  if (companion !== undefined && holds(companion.path)) files.set(companion.path, companion);
}

function unreadFile(file: string, why: string, line = 1): UnreadPart {
  return { kind: 'file', what: file, why, location: { file, line } };
}

/** A file of a kind that is not scanned at all. */
function passOver(reading: Reading, path: string): void {
  const { chosen, findings, shown } = reading;
  reading.unknown += 1;
  skipFile(reading, 'of a kind that is not scanned');
  if (chosen.inFull.has(path)) findings.push(unknownFileFinding(shown(path)));
}

function skipFile({ deps, skipped }: Reading, why: string, path?: string): void {
  if (path !== undefined) deps.host.log.debug(`${plainLine(path)} is skipped: ${why}`);
  skipped.push({ what: 'files', why, count: 1 });
}

function finish(reading: Reading, isNamed: boolean): ReadWorkspace {
  const { files, findings, judged, scanned, skipped, unknown, unread } = reading;
  const missing = skipped.filter(({ why }) => why === 'not in the working tree').length;
  if (scanned === 0 && unread.length === 0 && missing > 0) throw nothingThere(missing);
  if (isNamed && scanned === 0 && findings.length === 0 && unread.length === 0)
    findings.push(unknownFileFinding());
  const unreadFiles = unread
    .filter(({ kind }) => kind === 'file')
    .map(({ what, why }) => ({ what: plainLine(what, 300), why: plainLine(why, 500) }));
  const are = unknown === 1 ? 'is' : 'are';
  const named = `${counted(unknown, 'file')} named by \`files\` ${are} of no kind that is understood.`;
  return {
    files,
    unread,
    findings,
    account: accountOf(judged, skipped, unreadFiles),
    log: isNamed && unknown > 0 ? [named] : [],
  };
}

function nothingThere(missing: number): UserError {
  return new UserError({
    message: `there is nothing to look at: none of the ${counted(missing, 'file')} that git tracks here is in the working tree`,
    fix: 'is the repository checked out? Run the checkout step before this one, or widen its sparse checkout',
  });
}
