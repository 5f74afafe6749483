import { plainLine } from '../../base/plain-text.ts';
import { type Draft, locateDigest, settleEdits } from '../edit/settle-edits.ts';
import {
  type ImageReference,
  parseImageReference,
  withoutWrongDigest,
} from '../reference/image-reference.ts';
import { createLineIndex, type LineIndex } from './formats/line-index.ts';
import type { Found, Sink, Unknown } from './found.ts';
import type { Editable, ScannedReference, ScanResult, TextRange, UnresolvedReference } from './reading.ts';
import { environmentStart } from './syntaxes/compose-environment.ts';

const LONGEST_SHOWN = 200;
const PLACEHOLDER = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;

/**
 * Resolves the reported texts to references with positions, in file order; places past the end of the text are in
 * `environment`, the `.env` beside it.
 */
export function finishScan(
  text: string,
  sink: Sink,
  syntax: string | undefined,
  environment?: string,
): ScanResult {
  const whole = environment === undefined ? text : `${text}\n${environment}`;
  const lines = createLineIndex(whole);
  const companion = createCompanionPlaces(text, lines);
  const ignoreAt = createIgnoreCheck(whole, lines);
  const lineOf = (offset: number) => lines.position(offset).line;
  const drafts: Draft[] = [];
  const unresolved = sink.unknown.map((unknown) => unresolvedFrom(unknown, lines, ignoreAt));
  const isManaged = createManagedCheck(sink);
  for (const found of sink.found) {
    const { value } = found.text;
    const parsed = parseImageReference(value);
    if (parsed.kind === 'reference') {
      drafts.push(draftOf(found, parsed.reference));
      continue;
    }
    // A range of versions, such as `cgr.dev/acme/app:~1.2`.
    if (!value.includes('@') && isManaged(found)) continue;
    const isMalformed = !PLACEHOLDER.test(value);
    const image = isMalformed ? withoutWrongDigest(value) : undefined;
    if (image !== undefined) {
      drafts.push(draftOf(found, image, parsed.reason));
      continue;
    }
    const reason = isMalformed ? parsed.reason : 'it contains a placeholder';
    const unknown = { ...found, text: value, reason };
    unresolved.push({ ...unresolvedFrom(unknown, lines, ignoreAt), isMalformed });
  }
  const settle = settleEdits(drafts, sink, lineOf);
  const references = drafts.map((draft): ScannedReference => {
    const { found, image, wrongDigest } = draft;
    const managed = isManaged(found);
    const editable = managed ? MANAGED : settle(draft);
    const isDefault = found.uses.some(({ definition }) => definition.isDefault);
    const reference = {
      image,
      wrongDigest,
      text: found.text.value,
      place: placeFrom(found, lines),
      syntax: found.syntax,
      ...ignoreAt(() => [found.start, ...found.remarksAt, ...found.text.pieces.map(({ start }) => start)]),
      editable,
      isScript: found.isScript === true,
      staysUnpinned: editable.kind === 'no' && (found.staysUnpinned === true || isDefault),
      isManaged: managed,
      isInCompanion: false,
      remark: found.remark,
    };
    return companion(reference, found);
  });
  return {
    references: uniqueInCompanion(references).sort(byPlace),
    unresolved: unresolved.sort(byPlace),
    mentions: sink.mentions
      .map((mention) => ({
        text: mention.text,
        place: placeFrom(mention, lines),
        ...ignoreAt(() => [mention.start]),
      }))
      .sort(byPlace),
    problems: sink.faults
      .filter(({ kind }) => kind !== 'template')
      .map(({ keys, message, offset }) => ({ line: lineOf(offset), message, isRead: keys && true }))
      .sort((one, other) => one.line - other.line),
    understood: understoodOf(sink),
    syntax,
  };
}

function draftOf(found: Found, image: ImageReference, wrongDigest?: string): Draft {
  const { value } = found.text;
  const digestAt = value.indexOf('@');
  const name = digestAt < 0 ? value : value.slice(0, digestAt);
  return { found, image, name, wrongDigest, located: locateDigest(found, image) };
}

function understoodOf({ faults }: Sink): ScanResult['understood'] {
  if (faults.some(({ kind }) => kind === 'cut')) return 'cut';
  return faults.length > 0 ? 'part' : 'all';
}

function unresolvedFrom(unknown: Unknown, lines: LineIndex, ignoreAt: IgnoreAt): UnresolvedReference {
  return {
    text: unknown.text.slice(0, LONGEST_SHOWN),
    reason: unknown.reason,
    place: placeFrom(unknown, lines),
    syntax: unknown.syntax,
    expanded: (unknown.expanded ?? unknown.text).slice(0, LONGEST_SHOWN),
    isMalformed: false,
    ...ignoreAt(() => [unknown.start]),
    isScript: unknown.isScript === true,
  };
}

function placeFrom({ start, end }: { start: number; end: number }, lines: LineIndex): TextRange {
  const first = lines.position(start);
  const last = lines.position(end);
  const { column, line } = first;
  return { line, column, endLine: last.line, endColumn: last.column, start, end };
}

function byPlace(one: { place: TextRange }, other: { place: TextRange }): number {
  return one.place.start - other.place.start;
}

const MANAGED: Editable = { kind: 'no', reason: 'another tool writes it' };

/** Creates the check whether another tool writes a part of a reference. */
function createManagedCheck({ managed }: Sink): (found: Found) => boolean {
  const isWithin = (offset: number, image: string): boolean =>
    managed.some(({ end, names, start }) => {
      if (offset < start || offset >= end) return false;
      return (
        names?.some((name) => image.startsWith(name) && /^(?:[:@]|$)/.test(image.slice(name.length))) ?? true
      );
    });
  return ({ start, text: { pieces, value } }) =>
    isWithin(start, value) || pieces.some((piece) => isWithin(piece.start, value));
}

const MARK = 'platform-actions:';
const COMMENT = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
const COMMENT_ONLY = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
const LONGEST_REASON = 300;

type Ignorable = Pick<ScannedReference, 'ignored' | 'ignoreReason'>;

/** The ignore comment for a line at one of these offsets; few files have any, so that offsets are seldom asked for. */
type IgnoreAt = (offsets: () => readonly number[]) => Ignorable;

const NOT_IGNORED: Ignorable = { ignored: false };

/** Creates the check for `platform-actions: ignore` at the end of a line or in a comment line above. */
function createIgnoreCheck(text: string, lines: LineIndex): IgnoreAt {
  if (!text.includes(MARK)) return () => NOT_IGNORED;
  const known = new Map<number, Ignorable>();
  const ignoreAt = (offset: number): Ignorable => {
    const { line } = lines.position(offset);
    const answer =
      known.get(line) ??
      ignorableFrom(COMMENT.exec(lines.lineText(line)) ?? COMMENT_ONLY.exec(lines.lineText(line - 1)));
    known.set(line, answer);
    return answer;
  };
  return (offsets) =>
    offsets()
      .map(ignoreAt)
      .find(({ ignored }) => ignored) ?? NOT_IGNORED;
}

function ignorableFrom(comment: RegExpExecArray | null): Ignorable {
  if (comment === null) return NOT_IGNORED;
  const reason = plainLine((comment[1] ?? '').slice(0, 2 * LONGEST_REASON), LONGEST_REASON)
    .replace(/^[\s,:;–—-]+/, '')
    .trim();
  return reason === '' ? { ignored: true } : { ignored: true, ignoreReason: reason };
}

/** Creates a step that moves a reference whose last part is written in the file beside the text to its place there. */
function createCompanionPlaces(
  text: string,
  lines: LineIndex,
): (reference: ScannedReference, found: Found) => ScannedReference {
  const base = environmentStart(text);
  return (reference, { start: usedAt, text: { pieces } }) => {
    const last = pieces.at(-1);
    if (last === undefined || last.start < base) return reference;
    const linesBefore = lines.position(base).line - 1;
    const start = lines.position(last.start);
    const end = lines.position(last.end);
    return {
      ...reference,
      place: {
        line: start.line - linesBefore,
        column: start.column,
        endLine: end.line - linesBefore,
        endColumn: end.column,
        start: last.start - base,
        end: last.end - base,
      },
      editable: moved(reference.editable, base),
      isInCompanion: true,
      usedAt: [usedAt],
    };
  };
}

function moved(editable: Editable, base: number): Editable {
  if (editable.kind === 'no') return editable;
  const { site } = editable;
  return { kind: 'yes', site: { ...site, start: site.start - base, end: site.end - base } };
}

/** Several services may take their image from one value beside the file: it is one reference. */
function uniqueInCompanion(references: readonly ScannedReference[]): ScannedReference[] {
  const unique = new Map<string, ScannedReference>();
  for (const [index, reference] of references.entries()) {
    const { isInCompanion, place, text, usedAt = [] } = reference;
    const key = isInCompanion ? `${place.start} ${text}` : `${index}`;
    const first = unique.get(key);
    unique.set(
      key,
      first === undefined ? reference : { ...first, usedAt: [...(first.usedAt ?? []), ...usedAt] },
    );
  }
  return [...unique.values()];
}
