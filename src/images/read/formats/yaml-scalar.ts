import { joinPlaced, type PlacedText, placeDecoded, placeRange, slicePlaced } from '../placed-text.ts';
import { placeEscapes } from './escaped-text.ts';
import type { YamlScalar } from './yaml-node.ts';

type PlaceLine = (source: string, start: number, end: number) => PlacedText;

/** Decodes a YAML scalar of any style and keeps its positions. */
export function placeScalar(source: string, scalar: YamlScalar): PlacedText {
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
  const raw = source.slice(start, end);
  const parts: PlacedText[] = [];
  let at = 0;
  for (let quote = raw.indexOf("''"); quote >= 0; quote = raw.indexOf("''", at)) {
    parts.push(
      placeRange(source, start + at, start + quote),
      placeDecoded("'", start + quote, start + quote + 2),
    );
    at = quote + 2;
  }
  return joinPlaced([...parts, placeRange(source, start + at, end)]);
}

/** Plain and quoted scalars: line breaks fold to spaces, blank lines to line breaks. */
function placeFlow(source: string, start: number, end: number, placeLine: PlaceLine): PlacedText {
  const text = source.slice(start, end);
  if (!text.includes('\n')) return placeLine(source, start, end);
  const lines = text.split('\n');
  const parts: PlacedText[] = [];
  let at = start;
  let brokenAt = start;
  let blankLines = 0;
  let isEscaped = false;
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    const content = isLast ? line : withoutTrailingBlanks(line, placeLine === placeEscapes);
    const first = isFirst ? at : Math.min(at + leadingBlanks(line), at + content.length);
    const last = at + content.length;
    at += line.length + 1;
    if (!isFirst && !isLast && first === last) {
      blankLines += 1;
      continue;
    }
    const fold = blankLines > 0 ? '\n'.repeat(blankLines) : isEscaped ? '' : ' ';
    if (!isFirst) parts.push(placeDecoded(fold, brokenAt, first));
    isEscaped = !isLast && placeLine === placeEscapes && endsInEscape(content);
    parts.push(placeLine(source, first, isEscaped ? last - 1 : last));
    brokenAt = last;
    blankLines = 0;
  }
  return joinPlaced(parts);
}

/** Keeps an escaped blank. */
function withoutTrailingBlanks(line: string, hasEscapes: boolean): string {
  const content = line.trimEnd();
  const keepsOne = hasEscapes && endsInEscape(content) && /[ \t]/.test(line.charAt(content.length));
  return keepsOne ? line.slice(0, content.length + 1) : content;
}

/** Block scalars; the value that the parser found determines the indentation. */
function placeBlock(source: string, scalar: YamlScalar): PlacedText {
  const [start, end] = scalar.range;
  const value = String(scalar.value);
  const isFolded = scalar.type === 'BLOCK_FOLDED';
  const [header = '', ...lines] = source.slice(start, end).split('\n');
  const written = indentOf(lines);
  const indent = Number.isFinite(written) ? written - indentOf(value.split('\n')) : written;
  const parts: PlacedText[] = [];
  let at = start + header.length + 1;
  for (const [index, line] of lines.entries()) {
    const first = at + Math.min(indent, leadingSpaces(line));
    const last = at + (line.endsWith('\r') ? line.length - 1 : line.length);
    const next = at + line.length + 1;
    if (first < last) parts.push(placeRange(source, first, last));
    const folds = isFolded && first < last && /\S/.test(lines[index + 1]?.charAt(indent) ?? '');
    if (next <= end) parts.push(placeDecoded(folds ? ' ' : '\n', last, next));
    at = next;
  }
  return isFolded ? joinPlaced(parts) : slicePlaced(joinPlaced(parts), 0, value.length);
}

/** The indentation of the first non-blank line; infinite if there is none. */
function indentOf(lines: readonly string[]): number {
  const first = lines.find((line) => /\S/.test(line));
  return first === undefined ? Number.POSITIVE_INFINITY : leadingSpaces(first);
}

function leadingSpaces(line: string): number {
  return line.length - line.replace(/^ +/, '').length;
}

function leadingBlanks(line: string): number {
  return line.length - line.replace(/^[ \t]+/, '').length;
}

/** Whether a backslash escapes the line break. */
function endsInEscape(line: string): boolean {
  let backslashes = 0;
  while (line.charAt(line.length - 1 - backslashes) === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
