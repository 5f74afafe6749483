import { type PlacedText, placeRange } from '../placed-text.ts';
import { placeEscapes } from './escaped-text.ts';

/** A text literal and the offset after it. */
export interface CodeText {
  readonly text: PlacedText;
  readonly interpolates: boolean;
  readonly end: number;
}

const HEREDOC = /<<-?([A-Za-z_][\w-]*)[ \t]*\r?\n/y;
const MAXIMUM_DEPTH = 32;
const UNCLOSED = -1;

/** No text: one that begins here is not closed on its line, which shows at an offset. */
export interface OpenText {
  readonly openUntil: number;
}

type ReadText = CodeText | OpenText | 'unclosed' | undefined;

/** Reads an HCL text or heredoc at this offset; `undefined` if none starts here. */
export function readHclText(source: string, at: number): ReadText {
  if (source.charAt(at) === '"') return readQuoted(source, at, '"', true);
  if (!source.startsWith('<<', at)) return undefined;
  HEREDOC.lastIndex = at;
  const opening = HEREDOC.exec(source);
  if (opening === null) return undefined;
  const [written, name] = opening;
  for (let line = at + written.length; line < source.length; ) {
    const newline = source.indexOf('\n', line);
    const end = newline < 0 ? source.length : newline;
    if (source.slice(line, end).trim() === name)
      return { text: placeRange(source, at + written.length, line), interpolates: true, end };
    line = end + 1;
  }
  return 'unclosed';
}

/** Reads a Groovy text of any of its six kinds; `opensSlashy` says whether a `/` can start one here. */
export function readGroovyText(source: string, at: number, opensSlashy: boolean): ReadText {
  for (const quote of ['"""', "'''", '"', "'"])
    if (source.startsWith(quote, at)) return readQuoted(source, at, quote, quote.startsWith('"'));
  if (source.startsWith('$/', at)) return readRaw(source, at, 2, source.indexOf('/$', at + 2), 2);
  if (!opensSlashy || source.charAt(at) !== '/') return undefined;
  let close = at + 1;
  while (close < source.length && !/[/\n]/.test(source.charAt(close)))
    close += source.charAt(close) === '\\' ? 2 : 1;
  return source.charAt(close) === '/' ? readRaw(source, at, 1, close, 1) : undefined;
}

/** Reads a Starlark text of any of its four kinds. */
export function readStarlarkText(source: string, at: number): ReadText {
  for (const quote of ['"""', "'''", '"', "'"])
    if (source.startsWith(quote, at)) return readQuoted(source, at, quote, false);
  return undefined;
}

function readRaw(
  source: string,
  at: number,
  open: number,
  close: number,
  length: number,
): CodeText | 'unclosed' {
  if (close < 0) return 'unclosed';
  return { text: placeRange(source, at + open, close), interpolates: true, end: close + length };
}

function readQuoted(source: string, at: number, quote: string, interpolates: boolean): ReadText {
  const start = at + quote.length;
  const close = closingQuote(source, start, quote, interpolates, 0);
  if (close === UNCLOSED) return 'unclosed';
  if (close < UNCLOSED) return { openUntil: UNCLOSED - close };
  return { text: placeEscapes(source, start, close), interpolates, end: close + quote.length };
}

/** The offset of the closing quote, skipping whole `${…}`; less than `UNCLOSED` by the offset of the line break before it, if there is one. */
function closingQuote(
  source: string,
  from: number,
  quote: string,
  interpolates: boolean,
  depth: number,
): number {
  for (let at = from; at < source.length && depth < MAXIMUM_DEPTH; ) {
    const char = source.charAt(at);
    if (source.startsWith(quote, at)) return at;
    if (char === '\n' && quote.length === 1) return UNCLOSED - at;
    if (interpolates && source.startsWith('${', at) && source.charAt(at - 1) !== '$') {
      at = closingBrace(source, at + 2, depth + 1);
      if (at < 0) return UNCLOSED;
    }
    at += char === '\\' ? 2 : 1;
  }
  return UNCLOSED;
}

function closingBrace(source: string, from: number, depth: number): number {
  let open = 1;
  for (let at = from; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '{') open += 1;
    if (char === '}') open -= 1;
    if (open === 0) return at;
    if (char === '"' || char === "'") {
      at = closingQuote(source, at + 1, char, char === '"', depth);
      if (at < 0) return UNCLOSED;
    }
  }
  return UNCLOSED;
}
