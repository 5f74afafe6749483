import type { Fault } from '../found.ts';
import { addEntry, type Entry, type YamlMap, type YamlNode, type YamlText } from './yaml-node.ts';

/** A value and where it ends. */
interface Read<T extends YamlNode = YamlNode> {
  readonly node: T;
  readonly end: number;
}

const MAXIMUM_DEPTH = 50;
/** Of an implicit key. */
const LONGEST_KEY = 1000;
/** What no plain text begins with, or what only the library tells apart. */
const NOT_FIRST = new Set('-?:,[]{}#&*!|>\'"%@` ');
/** The end of a plain text, or what the library tells apart: a comment, a key. */
const PLAIN_END = / #|:(?= |$)/;
/** A text up to the first colon that ends a key, without a comment before it. */
const PLAIN_KEY = /[^:#\n]*(?:(?::(?![ \n]|$)|(?<! )#)[^:#\n]*)*:(?=[ \n]|$)/y;
const FLOW_PLAIN = /[^,[\]{}:#]*(?:(?::(?![ ,[\]{}]|$)|(?<! )#)[^,[\]{}:#]*)*/y;

/** A text on one line: plain, or quoted without escapes. `undefined` if it is something else. */
export function readText(source: string, start: number, end: number): Read<YamlText> | undefined {
  const first = source.charAt(start);
  if (first === '"' || first === "'") return readQuoted(source, start, end, first);
  if (NOT_FIRST.has(first)) return undefined;
  const rest = source.slice(start, end);
  const found = PLAIN_END.exec(rest);
  if (found !== null && found[0] === ':') return undefined;
  const value = (found === null ? rest : rest.slice(0, found.index)).trimEnd();
  return textAt(start, start + value.length, value, 'PLAIN');
}

function readQuoted(
  source: string,
  start: number,
  end: number,
  quote: '"' | "'",
): Read<YamlText> | undefined {
  const close = source.indexOf(quote, start + 1);
  if (close < 0 || close >= end) return undefined;
  const value = source.slice(start + 1, close);
  // An escape, or an escaped quote.
  if (source.charAt(close + 1) === quote || (quote === '"' && value.includes('\\'))) return undefined;
  return textAt(start, close + 1, value, quote === '"' ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE');
}

function textAt(start: number, end: number, value: string, type: YamlText['scalar']['type']): Read<YamlText> {
  const scalar = { range: [start, end], type, value } as const;
  return { node: { kind: 'text', value, isPlain: type === 'PLAIN', scalar }, end };
}

/** The key of a pair in a block map, and where its value may begin; `undefined` if the line holds none. */
export function readKey(
  source: string,
  start: number,
  end: number,
): { readonly node: YamlText; readonly next: number } | undefined {
  const first = source.charAt(start);
  const read =
    first === '"' || first === "'" ? readQuoted(source, start, end, first) : readPlainKey(source, start);
  if (read === undefined || read.end - start > LONGEST_KEY || source.charAt(read.end) !== ':')
    return undefined;
  const next = read.end + 1;
  return next === end || source.charAt(next) === ' ' ? { node: read.node, next } : undefined;
}

/** Looks no further than the line. */
function readPlainKey(source: string, start: number): Read<YamlText> | undefined {
  if (NOT_FIRST.has(source.charAt(start))) return undefined;
  PLAIN_KEY.lastIndex = start;
  if (!PLAIN_KEY.test(source)) return undefined;
  const colon = PLAIN_KEY.lastIndex - 1;
  const value = source.slice(start, colon);
  return value.endsWith(' ') ? undefined : textAt(start, colon, value, 'PLAIN');
}

/** A flow collection on one line. */
export function readFlow(
  source: string,
  start: number,
  end: number,
  faults: Fault[],
  depth = 0,
): Read | undefined {
  if (depth > MAXIMUM_DEPTH) return undefined;
  const first = source.charAt(start);
  if (first === '[') return readFlowList(source, start, end, faults, depth);
  return first === '{' ? readFlowMap(source, start, end, faults, depth) : undefined;
}

function readFlowList(
  source: string,
  start: number,
  end: number,
  faults: Fault[],
  depth: number,
): Read | undefined {
  const items: YamlNode[] = [];
  const node: YamlNode = { kind: 'list', items };
  let at = skipSpaces(source, start + 1, end);
  if (source.charAt(at) === ']') return { node, end: at + 1 };
  for (;;) {
    const item = readFlowValue(source, at, end, faults, depth);
    if (item === undefined) return undefined;
    items.push(item.node);
    at = skipSpaces(source, item.end, end);
    if (at >= end) return undefined;
    if (source.charAt(at) === ']') return { node, end: at + 1 };
    if (source.charAt(at) !== ',') return undefined;
    at = skipSpaces(source, at + 1, end);
  }
}

function readFlowMap(
  source: string,
  start: number,
  end: number,
  faults: Fault[],
  depth: number,
): Read | undefined {
  const own = new Map<string, Entry>();
  const node: YamlMap = { kind: 'map', own, isFlow: true };
  let at = skipSpaces(source, start + 1, end);
  if (source.charAt(at) === '}') return { node, end: at + 1 };
  for (;;) {
    const key = readFlowText(source, at, end);
    if (key === undefined || source.slice(key.end, key.end + 2) !== ': ') return undefined;
    const value = readFlowValue(source, skipSpaces(source, key.end + 1, end), end, faults, depth);
    if (value === undefined) return undefined;
    addEntry(node, own, faults, key.node, value.node, value.end);
    at = skipSpaces(source, value.end, end);
    if (at >= end) return undefined;
    if (source.charAt(at) === '}') return { node, end: at + 1 };
    if (source.charAt(at) !== ',') return undefined;
    at = skipSpaces(source, at + 1, end);
  }
}

function readFlowValue(
  source: string,
  start: number,
  end: number,
  faults: Fault[],
  depth: number,
): Read | undefined {
  return readFlow(source, start, end, faults, depth + 1) ?? readFlowText(source, start, end);
}

function readFlowText(source: string, start: number, end: number): Read<YamlText> | undefined {
  const first = source.charAt(start);
  if (first === '"' || first === "'") return readQuoted(source, start, end, first);
  if (start >= end || NOT_FIRST.has(first)) return undefined;
  FLOW_PLAIN.lastIndex = start;
  const [word = ''] = FLOW_PLAIN.exec(source.slice(0, end)) ?? [];
  const value = word.trimEnd();
  return textAt(start, start + value.length, value, 'PLAIN');
}

/** A block without an indicator of its indentation, and the line behind it; `indent` is that of its key or item. */
export function readBlockText(
  source: string,
  start: number,
  headerEnd: number,
  indent: number,
): (Read<YamlText> & { readonly next: number }) | undefined {
  const [, style, chomp] = /^([|>])(-?) *$/.exec(source.slice(start, headerEnd)) ?? [];
  const lines = style === undefined ? undefined : readBlockLines(source, headerEnd + 1, indent);
  if (lines === undefined) return undefined;
  const { content, end, next } = lines;
  const isFolded = style === '>';
  // Blank and more indented lines fold in ways of their own.
  if (isFolded && content.some((line) => line === '' || line.startsWith(' '))) return undefined;
  const value = content.join(isFolded ? ' ' : '\n') + (chomp === '' ? '\n' : '');
  const scalar = { range: [start, end], type: isFolded ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL', value } as const;
  return { node: { kind: 'text', value, isPlain: false, scalar }, end, next };
}

/** The lines of a block that are indented more than `indent`, without blank ones at the end. */
function readBlockLines(
  source: string,
  from: number,
  indent: number,
): { readonly content: readonly string[]; readonly end: number; readonly next: number } | undefined {
  const content: string[] = [];
  let own = -1;
  let at = from;
  let end = at;
  while (at < source.length) {
    const found = source.indexOf('\n', at);
    const lineEnd = found < 0 ? source.length : found;
    const first = skipSpaces(source, at, lineEnd);
    if (first < lineEnd) {
      if (own < 0 && first - at > indent) own = first - at;
      if (own < 0 || first - at < own) break;
      // The library alone knows what the end of a text means here.
      if (found < 0) return undefined;
      content.push(source.slice(at + own, lineEnd));
      end = lineEnd + 1;
    } else {
      // Blanks that may count.
      if (first > at) return undefined;
      content.push('');
    }
    at = lineEnd + 1;
  }
  if (own < 0) return undefined;
  while (content.at(-1) === '') content.pop();
  return { content, end, next: Math.min(at, source.length) };
}

/** The first place at or after `from` that has no space. */
export function skipSpaces(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && source.charCodeAt(at) === 32) at += 1;
  return at;
}

/** Whether nothing but blanks and a comment follows up to the end of the line. */
export function skipToEnd(source: string, from: number, end: number): boolean {
  const at = skipSpaces(source, from, end);
  return at === end || (at > from && source.charCodeAt(at) === 35);
}
