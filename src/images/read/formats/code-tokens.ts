import type { Fault, Sink, ZoneKind } from '../found.ts';
import { type PlacedText, placeRange } from '../placed-text.ts';
import { placeEscapes } from './escaped-text.ts';

/** A token of HCL or Groovy. White space and comments are dropped; line breaks are marks. */
export type CodeToken =
  | { readonly kind: 'name' | 'mark'; readonly text: string; readonly start: number }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly placed: PlacedText;
      readonly interpolates: boolean;
      readonly start: number;
    };

export type CodeLanguage = 'hcl' | 'groovy' | 'starlark';

const HCL_NAME = /[A-Za-z_][\w-]*/y;
const GROOVY_NAME = /[A-Za-z_]\w*/y;
const CLOSING = /^[)\]}]$/;

/** Where a text can begin. */
const OPENING = /["'/]/;
/** Beginnings of texts that are not closed on their line, after which no others are looked for up to where the last of them was read. */
const MOST_OPEN_TEXTS = 64;

/** Whether a token is this mark. */
export function isMark(token: CodeToken | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}

/** Whether a token opens brackets of any kind. */
export function opensBracket(token: CodeToken | undefined): boolean {
  return token?.kind === 'mark' && /^[([{]$/.test(token.text);
}

/** Whether a token closes brackets of any kind. */
export function closesBracket(token: CodeToken | undefined): boolean {
  return token?.kind === 'mark' && CLOSING.test(token.text);
}

/** Splits HCL or Groovy into tokens; an unterminated text is a fault and ends the list. */
export function readCode(
  source: string,
  language: CodeLanguage,
): { readonly tokens: readonly CodeToken[]; readonly faults: readonly Fault[] } {
  const tokens: CodeToken[] = [];
  const name = language === 'hcl' ? HCL_NAME : GROOVY_NAME;
  let at = 0;
  let open = 0;
  let reach = 0;
  while (at < source.length) {
    if (at >= reach && source.charAt(at) === '\n') open = 0;
    const trivia = endOfTrivia(source, at, language);
    if (trivia > at) {
      at = trivia;
      continue;
    }
    const last = tokens.at(-1);
    // A Groovy `/` divides after a value and starts a text elsewhere.
    const opensSlashy = last === undefined || (last.kind === 'mark' && !CLOSING.test(last.text));
    const read = open < MOST_OPEN_TEXTS ? readText(source, at, language, opensSlashy) : undefined;
    const isOpen = typeof read === 'object' && 'openUntil' in read;
    if (isOpen) reach = Math.max(reach, read.openUntil);
    const literal = isOpen ? undefined : read;
    if (literal === 'unclosed')
      return { tokens, faults: [{ offset: at, message: 'the text that starts here is not terminated' }] };
    name.lastIndex = at;
    const word = literal === undefined ? name.exec(source)?.[0] : undefined;
    if (literal !== undefined) {
      const { text: placed, interpolates } = literal;
      tokens.push({ kind: 'text', text: placed.value, placed, interpolates, start: at });
      at = literal.end;
    } else {
      const text = word ?? source.charAt(at);
      if (OPENING.test(text) && (text !== '/' || opensSlashy)) open += 1;
      tokens.push({ kind: word === undefined ? 'mark' : 'name', text, start: at });
      at += text.length;
    }
  }
  return { tokens, faults: [] };
}

function readText(source: string, at: number, language: CodeLanguage, opensSlashy: boolean) {
  if (language === 'hcl') return readHclText(source, at);
  return language === 'groovy' ? readGroovyText(source, at, opensSlashy) : readStarlarkText(source, at);
}

/** Reports what complete references mean in the texts of code. */
export function addTextZones(tokens: readonly CodeToken[], sink: Sink, kind: ZoneKind): void {
  for (const token of tokens) {
    const last = token.kind === 'text' ? token.placed.pieces.at(-1) : undefined;
    if (last !== undefined) sink.zones.push({ start: token.start, end: last.end, kind });
  }
}

/** The end of the white space or comment that starts here, or the offset itself. */
function endOfTrivia(source: string, at: number, language: CodeLanguage): number {
  const char = source.charAt(at);
  if (char === ' ' || char === '\t' || char === '\r') return at + 1;
  if (startsComment(source, at, language)) return orEnd(source, source.indexOf('\n', at), 0);
  if (language !== 'starlark' && source.startsWith('/*', at))
    return orEnd(source, source.indexOf('*/', at + 2), 2);
  return at;
}

function startsComment(source: string, at: number, language: CodeLanguage): boolean {
  if (source.charAt(at) === '#') return language !== 'groovy' || source.charAt(at + 1) === '!';
  return language !== 'starlark' && source.startsWith('//', at);
}

function orEnd(source: string, found: number, length: number): number {
  return found < 0 ? source.length : found + length;
}

/** A text literal and the offset after it. */
interface CodeText {
  readonly text: PlacedText;
  readonly interpolates: boolean;
  readonly end: number;
}

const HEREDOC = /<<-?([A-Za-z_][\w-]*)[ \t]*\r?\n/y;
const MAXIMUM_DEPTH = 32;
const UNCLOSED = -1;

/** No text: one that begins here is not closed on its line, which shows at an offset. */
interface OpenText {
  readonly openUntil: number;
}

type ReadText = CodeText | OpenText | 'unclosed' | undefined;

/** Reads an HCL text or heredoc at this offset; `undefined` if none starts here. */
function readHclText(source: string, at: number): ReadText {
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
function readGroovyText(source: string, at: number, opensSlashy: boolean): ReadText {
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
function readStarlarkText(source: string, at: number): ReadText {
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
