import { counted } from './counted.ts';
import { byteLength, DEFAULT_TEXT_LIMIT, plainLine, showInvisible } from './plain-text.ts';

/** Invisible character that keeps hosts from turning `@name`, `#12` or `www.` into links after rendering. */
const BREAK = '&#x200b;';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const entity = (character: string): string =>
  NAMED[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;

/**
 * Text that Markdown, HTML or a host may interpret, in this order: characters that are special anywhere; colons of
 * links, emoji names and workflow commands; the dot of `www.`; the hyphen of `GH-12`; bullets, underlines and numbers
 * at the start.
 */
const STRUCTURE =
  /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;

/** Characters that hosts also interpret in rendered text, so that an entity alone is not enough. */
const LINKING = /[#@:.-]/;

/**
 * Foreign text as plain text in Markdown: safe in a paragraph, a list item, a table cell and inside HTML elements.
 * Mentions, issue numbers, automatic links, emoji names and workflow commands are disarmed; at most `limit` characters.
 */
export function escapeMarkdown(text: string, limit: number = DEFAULT_TEXT_LIMIT): string {
  return plainLine(text, limit).replace(STRUCTURE, (character) =>
    LINKING.test(character) ? entity(character) + BREAK : entity(character),
  );
}

/** Text that a code span shows unchanged anywhere. */
const TAME = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
const LINK_WORD = /www\.|:\/|\bGH-\d/i;
/** An at sign that would create an e-mail link even inside a code element. */
const MAIL = /&#x40;(?=[\w.-]*\.[a-z])/gi;

/** Foreign text in code style, safe wherever `escapeMarkdown` is; harmless text can be copied as it was written. */
export function codeMarkdown(text: string, limit: number = DEFAULT_TEXT_LIMIT): string {
  const line = plainLine(text, limit);
  if (line === '') return '';
  if (TAME.test(line) && !LINK_WORD.test(line)) return `\`${line}\``;
  return `<code>${line.replace(STRUCTURE, entity).replace(MAIL, `&#x40;${BREAK}`)}</code>`;
}

/** A link to an https address, or else the label alone; `label` is Markdown, `url` may be foreign. */
export function linkMarkdown(label: string, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') return label;
  return `[${label}](${parsed.href.replace(/[()<>\\|*_`'"[\]]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
}

/** The fence of texts: longer than any run of backticks in them. */
export function fenceFor(texts: readonly string[]): string {
  const runs = texts.flatMap((text) => Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  return '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
}

/** A fenced block that its text cannot close; invisible characters are spelled out, line breaks are kept. */
export function fenceMarkdown(text: string, language = ''): string {
  const body = showInvisible(text.replace(/\r\n?/g, '\n')).replace(/\n$/, '');
  const fence = fenceFor([body]);
  return `${fence}${language}\n${body}\n${fence}`;
}

/** Rows that may be cut; `before` and `after` are always kept, and `more` states how many rows were omitted. */
export interface RowBlock {
  readonly before: string;
  /** One line each with its line break, by index, and perhaps created on demand. */
  readonly rows: { readonly length: number; at(index: number): string | undefined };
  readonly after: string;
  readonly more: (omitted: number) => string;
}

/** A piece of a document: whole text, or rows of which the last ones may be omitted. */
export type MarkdownBlock = string | RowBlock;

const tellMore = (omitted: number): string =>
  `\n${counted(omitted, 'more row is', 'more rows are')} omitted here to limit the size; the report has all of them.\n`;

const tableRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |\n`;

/** A table; its cells are Markdown, as many as the header has. */
export function tableMarkdown(header: readonly string[], rows: readonly (readonly string[])[]): RowBlock {
  return tableOf(header, rows, (row) => row);
}

/** A table of many entries; cells are rendered only for the rows that fit. */
export function tableOf<T>(
  header: readonly string[],
  entries: readonly T[],
  cellsOf: (entry: T) => readonly string[],
): RowBlock {
  const rows = {
    length: entries.length,
    at: (index: number) => entries.slice(index, index + 1).map((entry) => tableRow(cellsOf(entry)))[0],
  };
  return { before: tableRow(header) + tableRow(header.map(() => '---')), rows, after: '', more: tellMore };
}

/** A bulleted list; its items are Markdown of one line each. */
export function listMarkdown(items: readonly string[]): RowBlock {
  const rows = items.map((item) => `- ${item.replace(/\n/g, ' ')}\n`);
  return { before: '', rows, after: '', more: tellMore };
}

/** A collapsible block under a summary line, which is HTML-safe text (from `escapeMarkdown`), not Markdown. */
export function detailsMarkdown(summary: string, block: MarkdownBlock): RowBlock {
  const open = `<details>\n<summary>${summary}</summary>\n\n`;
  const close = '\n</details>\n';
  if (typeof block === 'string')
    return { before: `${open}${block}\n`, rows: [], after: close, more: tellMore };
  return { ...block, before: `${open}${block.before}`, after: `${block.after}${close}` };
}

const endLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

const frameOf = (block: MarkdownBlock): number =>
  typeof block === 'string'
    ? byteLength(endLine(block)) + 1
    : byteLength(block.before) + byteLength(block.more(block.rows.length)) + byteLength(block.after) + 1;

/**
 * Joins blocks, separated by a blank line, within `maxBytes` of UTF-8. Whole blocks are dropped from the end if even
 * their frames do not fit; then rows are kept from the first block on.
 */
export function assembleMarkdown(
  blocks: readonly MarkdownBlock[],
  maxBytes: number,
): { readonly text: string; readonly omittedRows: number; readonly omittedBlocks: number } {
  let room = maxBytes;
  const kept: MarkdownBlock[] = [];
  for (const block of blocks) {
    const frame = frameOf(block);
    if (frame > room) break;
    room -= frame;
    kept.push(block);
  }
  let omittedRows = 0;
  const parts: string[] = [];
  for (const block of kept) {
    if (typeof block === 'string') {
      parts.push(endLine(block));
      continue;
    }
    const shown: string[] = [];
    for (let row = block.rows.at(0); row !== undefined; row = block.rows.at(shown.length)) {
      const size = byteLength(row);
      if (size > room) break;
      room -= size;
      shown.push(row);
    }
    const omitted = block.rows.length - shown.length;
    omittedRows += omitted;
    parts.push(`${block.before}${shown.join('')}${omitted === 0 ? '' : block.more(omitted)}${block.after}`);
  }
  return { text: parts.join('\n'), omittedRows, omittedBlocks: blocks.length - kept.length };
}
