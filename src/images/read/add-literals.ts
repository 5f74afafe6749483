import { once } from '../../base/remember.ts';
import { byStart, meaningOf } from './finish-reading.ts';
import { placeEscapes } from './formats/escaped-text.ts';
import type { Found, Sink, Unknown } from './found.ts';
import { createZoneCheck, type ZoneKind } from './found.ts';
import type { FindLiterals, Literal } from './literal-references.ts';
import { placeRange } from './placed-text.ts';
import type { Range } from './range.ts';
import { comparedTexts } from './syntaxes/fixed-values.ts';

/** The name of the syntax of what is found by the rule for any text. */
export const TEXT = 'text';
export const IN_SCRIPT = 'it is in a script, which is not edited';
const A_RESULT = 'it names the result of a build, which is not edited';
const IN_FIXED = 'it is in text that is compared or shown, such as a key or a condition';
const MALFORMED = 'it is malformed: correct it by hand';
/** A quote and the first letter. */
const BEGINNING = 2;
const LONGEST_EXPRESSION = 400;
const GOES_ON = 'more text follows it directly: pin it by hand';

/**
 * Adds the complete references to our hosts that the syntax did not report itself. Those in an image that has no value here,
 * such as `${{ inputs.image || 'cgr.dev/acme/app:1' }}`, take its place.
 */
export function addLiterals(
  source: string,
  sink: Sink,
  find: FindLiterals,
  { fallback, isDocument }: { readonly fallback: ZoneKind; readonly isDocument: boolean },
): void {
  const open = openImages(sink);
  const holds = createOverlapCheck(rangesOf(sink, new Set(open)));
  const isTaken = (offset: number): boolean => holds({ start: offset, end: offset + 1 });
  const literals = find(source, { isTaken, isDocument });
  if (literals.length === 0) return;
  const written = literals.filter(({ kind }) => kind === 'complete' || kind === 'malformed');
  const replaced = open.filter(createOverlapCheck(written));
  for (const list of [sink.found, sink.unknown]) removeAll<Range>(list, new Set(replaced));
  for (const { end, isScript, start } of replaced)
    sink.zones.push({ start, end, kind: isScript === true ? 'script' : 'text' });
  const overlaps = createOverlapCheck(rangesOf(sink));
  const zoneAt = createZoneCheck(sink.zones, fallback);
  const compared = once(() => new Set(comparedTexts(source).map(({ start }) => start)));
  const isCompared = ({ start }: Range): boolean => isInExpression(source, start) && compared().has(start);
  for (const literal of literals) {
    const place = zoneAt(literal.start);
    const zone = place === 'text' && isCompared(literal) ? 'fixed' : place;
    if (zone !== 'quiet' && !overlaps(literal)) addLiteral(source, sink, literal, zone);
  }
}

/** Whether the expression or template that begins last before an offset has not ended. */
function isInExpression(source: string, offset: number): boolean {
  const before = source.slice(Math.max(0, offset - LONGEST_EXPRESSION), offset);
  return Math.max(before.lastIndexOf('{{'), before.lastIndexOf('$[')) > before.lastIndexOf('}}');
}

function removeAll<T>(list: T[], unwanted: ReadonlySet<T>): void {
  list.splice(0, list.length, ...list.filter((one) => !unwanted.has(one)));
}

function addLiteral(source: string, sink: Sink, literal: Literal, zone: Exclude<ZoneKind, 'quiet'>): void {
  const { end, kind, start } = literal;
  const isResult = literal.isResult();
  const text = (source.slice(start, end).includes('\\') ? placeEscapes : placeRange)(source, start, end);
  const isScript = zone !== 'text' || isResult;
  if (kind === 'untagged' && (isResult || zone === 'fixed')) return;
  if (kind === 'untagged' && zone === 'text') {
    sink.mentions.push({ text: text.value, start, end });
    return;
  }
  if (kind === 'variable') {
    const reason = 'it contains a variable or a placeholder';
    sink.unknown.push({ syntax: TEXT, text: text.value, start, end, reason, uses: [], isScript });
    return;
  }
  const notEditable = whyNotEditable(literal, isResult, zone);
  sink.found.push({ syntax: TEXT, text, start, end, uses: [], notEditable, isScript });
}

function whyNotEditable({ goesOn, kind }: Literal, isResult: boolean, zone: ZoneKind): string | undefined {
  if (isResult) return A_RESULT;
  if (zone === 'script') return IN_SCRIPT;
  if (kind === 'malformed') return MALFORMED;
  if (goesOn) return GOES_ON;
  return zone === 'fixed' ? IN_FIXED : undefined;
}

/** Images that have no value here, in the order of the file; one that must not be edited stays as it is. */
function openImages({ found, unknown }: Sink): readonly (Found | Unknown)[] {
  const open = found.filter(
    ({ notEditable, text: { value } }) =>
      notEditable === undefined && (value === '' || meaningOf(value).kind === 'unresolved'),
  );
  return [...open, ...unknown].sort(byStart);
}

/** Where the syntax has found something itself, in the order of the file; of an open image, only how it begins. */
function rangesOf({ found, unknown }: Sink, open: ReadonlySet<Range> = new Set()): readonly Range[] {
  const ranges: Range[] = [...found, ...unknown].map((range) =>
    open.has(range) ? { start: range.start, end: Math.min(range.end, range.start + BEGINNING) } : range,
  );
  for (const { end, start, text, uses } of found) {
    // Most texts stand where the image is reported.
    for (const piece of text.pieces) if (piece.start < start || piece.end > end) ranges.push(piece);
    for (const { definition } of uses) ranges.push({ start: definition.offset, end: definition.offset + 1 });
  }
  return ranges.sort(byStart);
}

/** Whether a range overlaps one of these, which are sorted; ask in ascending order of ranges that do not overlap each other. */
function createOverlapCheck(sorted: readonly Range[]): (range: Range) => boolean {
  let next = 0;
  let reach = -1;
  return ({ end, start }) => {
    for (let range = sorted[next]; range !== undefined && range.start < end; range = sorted[next]) {
      reach = Math.max(reach, range.end);
      next += 1;
    }
    return reach > start;
  };
}
