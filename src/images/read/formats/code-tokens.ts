import type { Fault, Sink } from '../found.ts';
import type { PlacedText } from '../placed-text.ts';
import type { ZoneKind } from '../zones.ts';
import { readGroovyText, readHclText, readStarlarkText } from './code-texts.ts';

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
/** A Groovy `/` divides after a value and starts a text elsewhere. */
const AFTER_VALUE = /^[)\]}]$/;

/** Where a text can begin. */
const OPENING = /["'/]/;
/** Beginnings of texts that are not closed on their line, after which no others are looked for up to where the last of them was read. */
const MOST_OPEN_TEXTS = 64;

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
    const opensSlashy = last === undefined || (last.kind === 'mark' && !AFTER_VALUE.test(last.text));
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
