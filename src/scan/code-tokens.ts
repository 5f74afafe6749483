import { readGroovyText, readHclText } from './code-texts.ts';
import type { Fault } from './found.ts';
import type { PlacedText } from './placed-text.ts';

/** A token of HCL or Groovy. White space and comments are left out, line breaks are marks. */
export type CodeToken =
  | { readonly kind: 'name'; readonly text: string; readonly start: number }
  | { readonly kind: 'mark'; readonly text: string; readonly start: number }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly placed: PlacedText;
      /** `${…}` inside has a meaning. */
      readonly interpolates: boolean;
      readonly start: number;
    };

export type CodeLanguage = 'hcl' | 'groovy';

const HCL_NAME = /[A-Za-z_][\w-]*/y;
const GROOVY_NAME = /[A-Za-z_]\w*/y;
/** After a value a Groovy `/` divides; elsewhere it opens a text. */
const AFTER_VALUE = /^[)\]}]$/;

/** Splits HCL or Groovy into tokens; a text that does not end is a fault and ends the list. */
export function readCode(
  source: string,
  language: CodeLanguage,
): { readonly tokens: readonly CodeToken[]; readonly faults: readonly Fault[] } {
  const tokens: CodeToken[] = [];
  const name = language === 'hcl' ? HCL_NAME : GROOVY_NAME;
  let at = 0;
  while (at < source.length) {
    const trivia = endOfTrivia(source, at, language);
    if (trivia > at) {
      at = trivia;
      continue;
    }
    const last = tokens.at(-1);
    const opensSlashy = last === undefined || (last.kind === 'mark' && !AFTER_VALUE.test(last.text));
    const literal = language === 'hcl' ? readHclText(source, at) : readGroovyText(source, at, opensSlashy);
    if (literal === 'unclosed')
      return { tokens, faults: [{ offset: at, message: 'the text that begins here does not end' }] };
    name.lastIndex = at;
    const word = literal === undefined ? name.exec(source)?.[0] : undefined;
    if (literal !== undefined) {
      const { text: placed, interpolates } = literal;
      tokens.push({ kind: 'text', text: placed.value, placed, interpolates, start: at });
      at = literal.end;
    } else {
      const text = word ?? source.charAt(at);
      tokens.push({ kind: word === undefined ? 'mark' : 'name', text, start: at });
      at += text.length;
    }
  }
  return { tokens, faults: [] };
}

/** Where white space or a comment that begins here ends; the offset itself where there is none. */
function endOfTrivia(source: string, at: number, language: CodeLanguage): number {
  const char = source.charAt(at);
  if (char === ' ' || char === '\t' || char === '\r') return at + 1;
  const isLineComment =
    source.startsWith('//', at) || (char === '#' && language === 'hcl') || source.startsWith('#!', at);
  if (isLineComment) return orEnd(source, source.indexOf('\n', at), 0);
  if (source.startsWith('/*', at)) return orEnd(source, source.indexOf('*/', at + 2), 2);
  return at;
}

function orEnd(source: string, found: number, length: number): number {
  return found < 0 ? source.length : found + length;
}
