/** Default limit of foreign text in characters; longer text ends in `…`. */
export const DEFAULT_TEXT_LIMIT = 1000;

const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;

/**
 * Characters that are invisible or reorder what is displayed: controls, format characters (bidirectional marks, zero
 * width, tags, soft hyphen), lone surrogates, fillers that render as nothing, and separators that browsers treat as the
 * end of a line.
 */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;

const codePointName = (character: string): string =>
  `[U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Spells out invisible and reordering characters, for example `[U+202E]`; tabs become spaces; line breaks are kept. */
export function showInvisible(text: string): string {
  // Nearly all text is plain ASCII, and the other expression takes milliseconds to compile.
  if (/^[\n -~]*$/.test(text)) return text;
  return text.replace(INVISIBLE, (character) => {
    if (character === '\n') return character;
    return character === '\t' ? ' ' : codePointName(character);
  });
}

/** Breaks up what log readers of CI systems take for commands: `::`, `##[` and `##vso[`. */
export function breakCommands(text: string): string {
  return breakHashes(text.replace(/:(?=:)/g, ': '));
}

/** The same for commands that no stop mark of a host disables: `##[` and `##vso[`. */
export function breakHashes(text: string): string {
  return text.replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}

/** Shortens text to at most `limit` UTF-16 units, the last one `…`, without splitting a character. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 2);
  const end = last >= 0xd800 && last <= 0xdbff ? limit - 2 : limit - 1;
  return `${text.slice(0, end)}…`;
}

/** Printable ASCII without spaces at its ends: nothing to spell out or cut. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** Foreign text as one visible line of at most `limit` characters (invisible ones are spelled out after the cut). */
export function plainLine(text: string, limit: number = DEFAULT_TEXT_LIMIT): string {
  if (text.length <= limit && PLAIN.test(text)) return text;
  return showInvisible(clipText(text, limit).replace(LINE_BREAKS, ' ')).trim();
}

/** Whether a text can be a token: visible ASCII, which is what a header can carry. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** Renders the text between backticks with `code`, and the rest with `plain`, which may trim spaces: some remain. */
export function renderProse(
  text: string,
  plain: (text: string) => string,
  code: (text: string) => string,
): string {
  const parts = text.split('`');
  if (parts.length % 2 === 0) return plain(text);
  const between = (part: string): string =>
    `${/^\s/.test(part) ? ' ' : ''}${plain(part)}${/\S\s+$/.test(part) ? ' ' : ''}`;
  return parts.map((part, index) => (index % 2 === 0 ? between(part) : code(part))).join('');
}

/** Size of text in UTF-8 bytes, without allocating them. */
export const byteLength = (text: string): number => Buffer.byteLength(text);

/** Orders texts by UTF-16 units, the same on every machine. */
export function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Rows as columns for a log, two spaces apart and without trailing spaces; width is counted in code points. */
export function renderTextTable(rows: readonly (readonly string[])[]): readonly string[] {
  const lengthOf = (cell = ''): number => Array.from(cell).length;
  const widthOf = (_: unknown, column: number): number =>
    rows.reduce((width, row) => Math.max(width, lengthOf(row[column])), 0);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const widths = Array.from({ length: columns }, widthOf);
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** Maximum length of one attribute or element. */
const LONGEST_TEXT = 4000;

/**
 * Characters that XML 1.0 (§2.2) forbids even as a reference: controls, lone surrogates, U+FFFE and U+FFFF; and format
 * characters, which are invisible or reorder what is displayed.
 */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cf}|\p{Cs}|[\ufffe\uffff]/gu;

/** Foreign text for XML attributes and elements; invisible characters, and those that XML forbids, become U+FFFD. */
export function escapeXml(text: string): string {
  return clipText(text, LONGEST_TEXT)
    .replace(NOT_XML, '\ufffd')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
