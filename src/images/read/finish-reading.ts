import { plainLine } from '../../base/plain-text.ts';
import { settleEdits } from '../edit/settle-edits.ts';
import { parseImageReference, withoutWrongDigest } from '../reference/image-reference.ts';
import { createLineIndex, type LineIndex } from './formats/line-index.ts';
import type { Found, Sink, Unknown } from './found.ts';
import type { Range } from './range.ts';
import type { Editable, FileText, ScannedReference, ScanResult, UnresolvedReference } from './reading.ts';
import { environmentStart } from './syntaxes/compose-environment.ts';

const LONGEST_SHOWN = 200;
const PLACEHOLDER = /\{\{|\(\(|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
const MANAGED: Editable = { kind: 'no', reason: 'another tool writes it' };

/** Resolves what was found to references, in file order; places past the end of the text are in the file beside it. */
export function finishScan(file: FileText, sink: Sink, syntax: string | undefined): ScanResult {
  const whole = file.companion === undefined ? file.text : `${file.text}\n${file.companion.text}`;
  const lines = createLineIndex(whole);
  const lineOf = (offset: number) => lines.position(offset).line;
  const ignoreAt = createIgnoreCheck(whole, lines);
  const isManaged = createManagedCheck(sink);
  const placeOf = createPlaces(file, lines);
  const written = (range: Range) => ({
    readBy: file.path,
    ...placeFrom(file.shown, range, lines),
    ignore: ignoreAt(() => [range.start]),
  });
  const unresolvedFrom = (unknown: Unknown, kind: UnresolvedReference['kind']): UnresolvedReference => ({
    kind,
    ...written(unknown),
    text: unknown.text.slice(0, LONGEST_SHOWN),
    reason: unknown.reason,
    syntax: unknown.syntax,
    renames: unknown.renames,
    expanded: (unknown.expanded ?? unknown.text).slice(0, LONGEST_SHOWN),
    isScript: unknown.isScript === true,
  });
  const unresolved = sink.unknown.map((unknown) => unresolvedFrom(unknown, 'unresolved'));
  const complete: (Extract<Meaning, { readonly kind: 'reference' }> & { readonly found: Found })[] = [];
  for (const found of sink.found) {
    const text = found.text.value;
    const meaning = meaningOf(text);
    if (meaning.kind === 'reference') complete.push({ ...meaning, found });
    // Not a range of versions, such as `cgr.dev/acme/app:~1.2`.
    else if (text.includes('@') || !isManaged(found))
      unresolved.push(unresolvedFrom({ ...found, text, reason: meaning.reason }, meaning.kind));
  }
  const settled = settleEdits(complete, sink, lineOf);
  const references = settled.map(({ editable: own, found, ...meaning }): ScannedReference => {
    const managed = isManaged(found);
    const editable = managed ? MANAGED : own;
    const isDefault = found.uses.some(({ definition }) => definition.isDefault);
    return {
      ...meaning,
      readBy: file.path,
      ...placeOf(found, editable),
      text: found.text.value,
      ignore: ignoreAt(() => [
        found.start,
        ...(found.remarksAt ?? []),
        ...found.text.pieces.map(({ start }) => start),
      ]),
      syntax: found.syntax,
      isScript: found.isScript === true,
      staysUnpinned: editable.kind === 'no' && (found.staysUnpinned === true || isDefault),
      isManaged: managed,
      remark: found.remark,
    };
  });
  return {
    references: uniqueInCompanion(references).sort(byFile),
    unresolved: unresolved.sort(byStart),
    mentions: sink.mentions
      .map((mention) => ({ kind: 'untagged' as const, ...written(mention), text: mention.text }))
      .sort(byStart),
    problems: sink.faults
      .filter(({ kind }) => kind !== 'template')
      .map(({ keys, message, offset }) => ({ line: lineOf(offset), message, isRead: keys && true }))
      .sort((one, other) => one.line - other.line),
    understood: understoodOf(sink),
    syntax,
  };
}

type Meaning =
  | Pick<ScannedReference, 'kind' | 'reference' | 'reason'>
  | Pick<UnresolvedReference, 'kind' | 'reason'>;

/** Parses a text that was found; with a tag in order, one with a malformed digest is a reference all the same. */
export function meaningOf(text: string): Meaning {
  const parsed = parseImageReference(text);
  if (parsed.kind === 'reference') return { ...parsed, reason: undefined };
  if (PLACEHOLDER.test(text)) return { kind: 'unresolved', reason: 'it contains a placeholder' };
  const reference = withoutWrongDigest(text);
  const { reason } = parsed;
  return reference === undefined ? { kind: 'malformed', reason } : { kind: 'reference', reference, reason };
}

function understoodOf({ faults }: Sink): ScanResult['understood'] {
  if (faults.some(({ kind }) => kind === 'cut')) return 'cut';
  return faults.length > 0 ? 'part' : 'all';
}

function placeFrom(file: string, { end, start }: Range, lines: LineIndex) {
  const { column, line } = lines.position(start);
  const { column: endColumn, line: endLine } = lines.position(end);
  return { location: { file, line, column, endLine, endColumn }, start, end };
}

/** The order of the file. */
export function byStart(one: Range, other: Range): number {
  return one.start - other.start;
}

/** Those in the file beside this one come last, so that an edit of one file changes no order. */
function byFile(one: ScannedReference, other: ScannedReference): number {
  return Number(one.usedAt !== undefined) - Number(other.usedAt !== undefined) || byStart(one, other);
}

/** Creates a step that places a reference: in the file, or in the one beside it if its last part is written there. */
function createPlaces({ companion, linkedTo, path, shown, text }: FileText, lines: LineIndex) {
  const base = environmentStart(text);
  const besideLines = createLineIndex(companion?.text ?? '');
  return (found: Found, editable: Editable) => {
    const last = found.text.pieces.at(-1);
    const valuesBeside = found.uses.flatMap(({ definition: { offset } }) =>
      companion === undefined || offset < base ? [] : [`${offset - base} ${companion.path}`],
    );
    if (companion === undefined || last === undefined || last.start < base) {
      const own = { file: path, editable: editableIn(linkedTo, editable, 0) };
      return { ...own, valuesBeside, ...placeFrom(shown, found, lines) };
    }
    return {
      file: companion.path,
      usedAt: [found.start],
      valuesBeside,
      ...placeFrom(companion.shown, { start: last.start - base, end: last.end - base }, besideLines),
      editable: editableIn(companion.linkedTo, editable, base),
    };
  };
}

/** Where a reference of a file is edited, whose text begins at `base`. */
function editableIn(linkedTo: string | undefined, editable: Editable, base: number): Editable {
  if (linkedTo !== undefined) return { kind: 'no', reason: `the file is a link to \`${linkedTo}\`` };
  if (editable.kind === 'no') return editable;
  const { site } = editable;
  return { kind: 'yes', site: { ...site, start: site.start - base, end: site.end - base } };
}

/** Several services may take their image from one value beside the file: it is one reference. */
function uniqueInCompanion(references: readonly ScannedReference[]): ScannedReference[] {
  const unique = new Map<string, ScannedReference>();
  for (const [index, reference] of references.entries()) {
    const { start, text, usedAt } = reference;
    const key = usedAt === undefined ? `${index}` : `${start} ${text}`;
    const first = unique.get(key)?.usedAt ?? [];
    unique.set(
      key,
      usedAt === undefined ? reference : { ...(unique.get(key) ?? reference), usedAt: [...first, ...usedAt] },
    );
  }
  return [...unique.values()];
}

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

type Ignore = ScannedReference['ignore'];

/** The ignore comment for a line at one of these offsets; few files have any, so that offsets are seldom asked for. */
type IgnoreAt = (offsets: () => readonly number[]) => Ignore;

/** Creates the check for `platform-actions: ignore` at the end of a line or in a comment line above. */
function createIgnoreCheck(text: string, lines: LineIndex): IgnoreAt {
  if (!text.includes(MARK)) return () => undefined;
  const known = new Map<number, Ignore>();
  const ignoreAt = (offset: number): Ignore => {
    const { line } = lines.position(offset);
    if (known.has(line)) return known.get(line);
    const comment = COMMENT.exec(lines.lineText(line)) ?? COMMENT_ONLY.exec(lines.lineText(line - 1));
    const ignore = comment === null ? undefined : ignoreFrom(comment);
    known.set(line, ignore);
    return ignore;
  };
  return (offsets) =>
    offsets()
      .map(ignoreAt)
      .find((ignore) => ignore !== undefined);
}

function ignoreFrom(comment: RegExpExecArray): NonNullable<Ignore> {
  const reason = plainLine((comment[1] ?? '').slice(0, 2 * LONGEST_REASON), LONGEST_REASON)
    .replace(/^[\s,:;–—-]+/, '')
    .trim();
  return { reason: reason === '' ? undefined : reason };
}
