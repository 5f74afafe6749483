import { parseImageReference } from '../domain/image-reference.ts';
import type { Sink, Unknown } from './found.ts';
import { createIgnoreCheck } from './ignore-comment.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';
import { locateDigest } from './locate-digest.ts';
import type { Place, ScannedReference, ScanResult, UnresolvedReference } from './scan-result.ts';
import { type Draft, settleEdits } from './settle-edits.ts';
import type { Syntax } from './syntax.ts';

const LONGEST_SHOWN = 200;
const PLACEHOLDER = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;

/** Turns what a syntax reported into references with positions, in the order of the file. */
export function finishScan(text: string, sink: Sink, syntax: Syntax | undefined): ScanResult {
  const lines = createLineIndex(text);
  const isIgnored = createIgnoreCheck(text, lines);
  const lineOf = (offset: number) => lines.position(offset).line;
  const drafts: Draft[] = [];
  const unresolved = sink.unknown.map((unknown) => unresolvedFrom(unknown, lines));
  for (const found of sink.found) {
    const parsed = parseImageReference(found.text.value);
    if (parsed.kind === 'reference') {
      const image = parsed.reference;
      drafts.push({ found, image, located: locateDigest(found, image) });
    } else {
      const reason = PLACEHOLDER.test(found.text.value) ? 'it holds a placeholder' : parsed.reason;
      unresolved.push(unresolvedFrom({ ...found, text: found.text.value, reason }, lines));
    }
  }
  const settle = settleEdits(drafts, sink, lineOf);
  const references = drafts.map((draft): ScannedReference => {
    const { found, image } = draft;
    const marked = [found.start, ...found.remarksAt, ...found.text.pieces.map((piece) => piece.start)];
    return {
      image,
      text: found.text.value,
      place: placeFrom(found, lines),
      syntax: found.syntax,
      ignored: marked.some((offset) => isIgnored(lineOf(offset))),
      editable: settle(draft),
    };
  });
  return {
    references: references.sort(byPlace),
    unresolved: unresolved.sort(byPlace),
    problems: sink.faults
      .map((fault) => ({ line: lineOf(fault.offset), message: fault.message }))
      .sort((one, other) => one.line - other.line),
    syntax,
  };
}

function unresolvedFrom(unknown: Unknown, lines: LineIndex): UnresolvedReference {
  return {
    text: unknown.text.slice(0, LONGEST_SHOWN),
    reason: unknown.reason,
    place: placeFrom(unknown, lines),
    syntax: unknown.syntax,
  };
}

function placeFrom({ start, end }: { start: number; end: number }, lines: LineIndex): Place {
  const first = lines.position(start);
  const last = lines.position(end);
  return { ...first, endLine: last.line, endColumn: last.column, start, end };
}

function byPlace(one: { place: Place }, other: { place: Place }): number {
  return one.place.start - other.place.start;
}
