const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  '`': '&#96;',
  '\\': '&#92;',
  '*': '&#42;',
  _: '&#95;',
  '~': '&#126;',
  '[': '&#91;',
  ']': '&#93;',
  '!': '&#33;',
  ':': '&#58;',
  '@': '&#64;',
  '#': '&#35;',
  '.': '&#46;',
};

function asEntities(text: string, characters: RegExp): string {
  return text.replace(characters, (character) => htmlEntities[character] ?? character);
}

/** Plain words: everything that Markdown, HTML or a table would read as syntax stands as an entity. */
function plainText(text: string): string {
  const escaped = asEntities(text, /[&<>|`\\*~[\]@]|!(?=\[)|(?<=^|\W)_|_(?=\W|$)/g);
  return escaped.replace(/\b(https?|ftp)(:)(?=\/\/)|\b(www)(\.)/gi, (match) => asEntities(match, /[:.]/g));
}

/** A code span; with a pipe in it as HTML, since a table would split a span there. */
function codeSpan(code: string): string {
  return code.includes('|') || code.includes('\\')
    ? `<code>${asEntities(code, /[&<>|`\\*_~[\]@!:.#]/g)}</code>`
    : `\`${code}\``;
}

/**
 * Text of a manifest as Markdown that fits one table cell or one paragraph line: what stands between backticks stays code,
 * all else is plain words, and line ends become spaces.
 */
export function inlineMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(`[^`]*[^`\s][^`]*`)/)
    .map((part) => (/^`[^`]*[^`\s][^`]*`$/.test(part) ? codeSpan(part.slice(1, -1).trim()) : plainText(part)))
    .join('');
}

/** A GitHub table; the cells are Markdown already. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fenced block whose fence is longer than any run of backticks in it. */
export function fencedBlock(language: string, text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
