/** What log readers take for commands (`::`, `##[`, `##vso[`), and what terminals or eyes misread. */
const RISKY =
  /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/giu;

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON of a value that says the same to every parser and nothing to a CI's log reader or a terminal: workflow commands
 * are broken up and invisible characters written out with escapes (contract §10). `indent` in spaces; 0 is one line.
 */
export function renderJson(value: unknown, indent = 0): string {
  return escapeJson(JSON.stringify(value, undefined, indent) ?? 'null');
}

/** The same of a text that is JSON already, or of a piece of it that is cut outside of its texts. */
export function escapeJson(json: string): string {
  // Outside of texts JSON has none of these characters, and inside an escape says the same.
  return json.replace(RISKY, (match) => match.split('').map(escapeUnit).join(''));
}
