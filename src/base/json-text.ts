import { byteLength } from './plain-text.ts';

/** Text that log readers take for commands (`::`, `##[`, `##vso[`), and text that terminals or people misread. */
const RISKY =
  /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/giu;

const COMMANDS = /:(?=:)|#(?=#(?:\[|vso\[))/gi;

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON of a value without anything that a CI's log reader or a terminal interprets: workflow commands and invisible
 * characters are escaped, which parsers read the same. `indent` is in spaces; 0 means one line.
 */
export function renderJson(value: unknown, indent = 0): string {
  return escapeJson(JSON.stringify(value, undefined, indent) ?? 'null');
}

/** The same for JSON text, or for a piece of it that is not cut inside a string. */
export function escapeJson(json: string): string {
  // Outside of strings JSON has none of these characters, and inside an escape means the same.
  // Nearly all JSON is plain ASCII, and the whole expression takes milliseconds to compile.
  const isPlain = /^[\n -~]*$/.test(json);
  if (isPlain && !json.includes('::') && !json.includes('##')) return json;
  const risky = isPlain ? COMMANDS : RISKY;
  return json.replace(risky, (match) => match.split('').map(escapeUnit).join(''));
}

/** Maximum size of a JSON output in bytes of UTF-8, exclusive. */
export const OUTPUT_LIMIT_BYTES = 65_536;

/**
 * A JSON array of the entries, cut after a whole entry so that the text is shorter than `limitBytes` of UTF-8. Steps
 * print outputs, so it contains nothing that a CI's log reader takes for a command.
 */
export function cutJsonArray(
  entries: readonly unknown[],
  limitBytes: number = OUTPUT_LIMIT_BYTES,
): { readonly text: string; readonly truncated: boolean } {
  let size = '[]'.length;
  const parts: string[] = [];
  for (const entry of entries) {
    const text = renderJson(entry);
    size += byteLength(text) + (parts.length === 0 ? 0 : 1);
    if (size >= limitBytes) return { text: `[${parts.join(',')}]`, truncated: true };
    parts.push(text);
  }
  return { text: `[${parts.join(',')}]`, truncated: false };
}
