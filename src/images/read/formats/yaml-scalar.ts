import { joinPlaced, type PlacedText, placeDecoded, placeRange, slicePlaced } from '../placed-text.ts';
import { placeEscapes } from './escaped-text.ts';
import { textNodeOf, type YamlNode, type YamlScalar } from './yaml-node.ts';

type PlaceLine = (source: string, start: number, end: number) => PlacedText;

/** The text of a node with its place; `undefined` if it is not a text. */
export function placeText(source: string, node: YamlNode | undefined): PlacedText | undefined {
  const text = textNodeOf(node);
  return text && placeScalar(source, text.scalar);
}

/** Decodes a YAML scalar of any style and keeps its positions. */
export function placeScalar(source: string, scalar: YamlScalar): PlacedText {
  const [start, end] = scalar.range;
  switch (scalar.style) {
    case 'literal':
    case 'folded':
      return placeBlock(source, scalar);
    case 'double':
      return placeFlow(source, start + 1, end - 1, placeEscapes);
    case 'single':
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
  const lines = linesOf(text);
  if (lines.length === 1) return placeLine(source, start, end);
  const parts: PlacedText[] = [];
  let at = start;
  let brokenAt = start;
  let blankLines = 0;
  let isEscaped = false;
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    const content = isLast ? line : withoutTrailingBlanks(withoutBreak(line), placeLine === placeEscapes);
    const first = isFirst ? at : Math.min(at + leadingBlanks(line), at + content.length);
    const last = at + content.length;
    at += line.length;
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

/** Block scalars: the lines without their indentation, and each break that is not folded as a piece of its own. */
function placeBlock(source: string, { indent = -1, range, style, value }: YamlScalar): PlacedText {
  const [start, end] = range;
  const parts: PlacedText[] = [];
  let blankLines: PlacedText[] = [];
  let at = start;
  let broken: readonly [number, number] | undefined;
  let wasFolded = false;
  for (const line of linesOf(source.slice(start, end))) {
    const content = withoutBreak(line);
    const first = at + indent;
    const last = at + content.length;
    at += line.length;
    if (indent < 0 || content.length <= Math.min(indent, leadingSpaces(content))) {
      blankLines.push(placeDecoded('\n', last, at));
      continue;
    }
    const isFolded = style === 'folded' && !/[ \t]/.test(source.charAt(first));
    const fold = !isFolded || !wasFolded ? '\n' : blankLines.length === 0 ? ' ' : '';
    if (broken !== undefined) parts.push(placeDecoded(fold, ...broken));
    parts.push(...blankLines, placeRange(source, first, last));
    blankLines = [];
    broken = [last, at];
    wasFolded = isFolded;
  }
  if (broken !== undefined) parts.push(placeDecoded('\n', ...broken));
  return slicePlaced(joinPlaced([...parts, ...blankLines]), 0, value.length);
}

/** The lines of a text with their breaks, which may be a carriage return alone. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/(?<=\n)|(?<=\r)(?!\n)/);
  return /[\r\n]$/.test(text) ? [...lines, ''] : lines;
}

function withoutBreak(line: string): string {
  return line.replace(/[\r\n]+$/, '');
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
