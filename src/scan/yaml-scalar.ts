import type { Scalar } from 'yaml';
import { placeEscapes } from './escaped-text.ts';
import { joinPlaced, type PlacedText, placeDecoded, placeRange, slicePlaced } from './placed-text.ts';

type PlaceLine = (source: string, start: number, end: number) => PlacedText;

/** Decodes a YAML scalar of any style and keeps where each of its characters stands. */
export function placeScalar(source: string, scalar: Scalar.Parsed): PlacedText {
  const [start, end] = scalar.range;
  switch (scalar.type) {
    case 'BLOCK_LITERAL':
    case 'BLOCK_FOLDED':
      return placeBlock(source, scalar);
    case 'QUOTE_DOUBLE':
      return placeFlow(source, start + 1, end - 1, placeEscapes);
    case 'QUOTE_SINGLE':
      return placeFlow(source, start + 1, end - 1, placeSingleQuoted);
    default:
      return placeFlow(source, start, end, placeRange);
  }
}

function placeSingleQuoted(source: string, start: number, end: number): PlacedText {
  const parts: PlacedText[] = [];
  let at = start;
  for (let quote = source.indexOf("''", at); quote >= 0 && quote < end; quote = source.indexOf("''", at)) {
    parts.push(placeRange(source, at, quote), placeDecoded("'", quote, quote + 2));
    at = quote + 2;
  }
  return joinPlaced([...parts, placeRange(source, at, end)]);
}

/** Plain and quoted scalars: a line break folds to a space, blank lines to line breaks, white space around them goes. */
function placeFlow(source: string, start: number, end: number, placeLine: PlaceLine): PlacedText {
  const parts: PlacedText[] = [];
  let at = start;
  let brokenAt = start;
  let isEscaped = false;
  for (let blankLines = -1; ; blankLines += 1) {
    const newline = source.indexOf('\n', at);
    const isLast = newline < 0 || newline >= end;
    const isFirst = at === start;
    const first = isFirst ? at : skipBlanks(source, at, isLast ? end : newline);
    const last = isLast ? end : Math.max(first, trimBlanks(source, first, newline));
    if (isFirst || isLast || first < last) {
      if (!isFirst) {
        const fold = blankLines > 0 ? '\n'.repeat(blankLines) : isEscaped ? '' : ' ';
        parts.push(placeDecoded(fold, brokenAt, first));
      }
      isEscaped = !isLast && placeLine === placeEscapes && endsInEscape(source, first, last);
      parts.push(placeLine(source, first, isEscaped ? last - 1 : last));
      brokenAt = last;
      blankLines = -1;
    }
    if (isLast) return joinPlaced(parts);
    at = newline + 1;
  }
}

/** `|` and `>`: the indentation goes; how deep it is follows from the value that the parser found. */
function placeBlock(source: string, scalar: Scalar.Parsed): PlacedText {
  const [start, end] = scalar.range;
  const value = String(scalar.value);
  const isFolded = scalar.type === 'BLOCK_FOLDED';
  const indent = blockIndent(source, start, end, value);
  const parts: PlacedText[] = [];
  let at = source.indexOf('\n', start) + 1;
  while (at > 0 && at < end) {
    const newline = source.indexOf('\n', at);
    const next = newline < 0 ? end : newline + 1;
    const first = Math.min(at + indent, skipBlanks(source, at, next));
    const last = newline < 0 ? end : source.charAt(newline - 1) === '\r' ? newline - 1 : newline;
    parts.push(placeRange(source, Math.min(first, last), last));
    const folds = isFolded && first < last && /\S/.test(source.charAt(next + indent));
    parts.push(placeDecoded(folds ? ' ' : '\n', last, next));
    at = next;
  }
  return isFolded ? joinPlaced(parts) : slicePlaced(joinPlaced(parts), 0, value.length);
}

function blockIndent(source: string, start: number, end: number, value: string): number {
  const written = source
    .slice(source.indexOf('\n', start) + 1, end)
    .split('\n')
    .find((line) => /\S/.test(line));
  const read = value.split('\n').find((line) => /\S/.test(line));
  return Math.max(0, leadingSpaces(written ?? '') - leadingSpaces(read ?? ''));
}

function leadingSpaces(line: string): number {
  return line.length - line.replace(/^ +/, '').length;
}

function skipBlanks(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && (source.charAt(at) === ' ' || source.charAt(at) === '\t')) at += 1;
  return at;
}

function trimBlanks(source: string, start: number, from: number): number {
  let at = from;
  while (at > start && /[ \t\r]/.test(source.charAt(at - 1))) at -= 1;
  return at;
}

function endsInEscape(source: string, start: number, end: number): boolean {
  let at = end;
  while (at > start && source.charAt(at - 1) === '\\') at -= 1;
  return (end - at) % 2 === 1;
}
