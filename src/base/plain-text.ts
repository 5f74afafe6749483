/** C0 and C1 controls but tab and newline; bidirectional overrides and isolates, which can hide text from a reader. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Foreign text for a terminal or a log: controls and direction marks are shown as `\u001b`, newlines stay. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** As `plainText`, on one line: newlines and tabs become spaces, and it is cut at `maximum` characters with `…`. */
export function plainLine(text: string, maximum = 1000): string {
  const line = plainText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
  return line.length <= maximum ? line : `${Array.from(line.slice(0, maximum - 1)).join('')}…`;
}
