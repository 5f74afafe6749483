import { joinPlaced, type PlacedText, placeDecoded, placeRange } from '../placed-text.ts';

/** The single-character escapes of YAML, which include those of JSON, HCL and Groovy. */
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

/** Decodes backslash escapes; each becomes a piece of its own. */
export function placeEscapes(source: string, start: number, end: number): PlacedText {
  const raw = source.slice(start, end);
  const parts: PlacedText[] = [];
  let at = 0;
  for (let backslash = raw.indexOf('\\'); backslash >= 0; backslash = raw.indexOf('\\', at)) {
    parts.push(placeRange(source, start + at, start + backslash));
    const decoded = readEscape(raw, backslash);
    at = backslash + decoded.length;
    parts.push(placeDecoded(decoded.text, start + backslash, start + at));
  }
  parts.push(placeRange(source, start + at, end));
  return joinPlaced(parts);
}

function readEscape(raw: string, at: number): { text: string; length: number } {
  const char = raw.charAt(at + 1);
  const digits = HEXADECIMAL[char];
  if (digits !== undefined) {
    const hex = raw.slice(at + 2, at + 2 + digits);
    const code = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : -1;
    if (code >= 0 && code <= 0x10ffff) return { text: String.fromCodePoint(code), length: 2 + digits };
  }
  return { text: SIMPLE[char] ?? char, length: 1 + char.length };
}
