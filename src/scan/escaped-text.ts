import { joinPlaced, type PlacedText, placeDecoded, placeRange } from './placed-text.ts';

/** The single-character escapes of YAML, which hold those of JSON, HCL and Groovy; any other one stands for itself. */
const SIMPLE: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};
const HEXADECIMAL: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Decodes backslash escapes in a source range; each escape becomes a piece of its own. */
export function placeEscapes(source: string, start: number, end: number): PlacedText {
  const first = source.indexOf('\\', start);
  if (first < 0 || first >= end) return placeRange(source, start, end);
  const parts: PlacedText[] = [];
  let at = start;
  while (at < end) {
    const backslash = source.indexOf('\\', at);
    const stop = backslash < 0 ? end : Math.min(backslash, end);
    parts.push(placeRange(source, at, stop));
    if (stop === end) break;
    const escape = readEscape(source, stop, end);
    parts.push(placeDecoded(escape.text, stop, escape.end));
    at = escape.end;
  }
  return joinPlaced(parts);
}

function readEscape(source: string, at: number, end: number): { text: string; end: number } {
  const char = source.charAt(at + 1);
  const digits = HEXADECIMAL[char];
  if (digits !== undefined) {
    const hex = source.slice(at + 2, at + 2 + digits);
    const code = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : -1;
    if (code >= 0 && code <= 0x10ffff) return { text: String.fromCodePoint(code), end: at + 2 + digits };
  }
  return { text: SIMPLE[char] ?? char, end: Math.min(at + 2, end) };
}
