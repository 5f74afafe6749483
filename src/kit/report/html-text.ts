import { breakCommands, plainLine } from '../../base/plain-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Foreign text for elements and quoted attributes of HTML: one visible line without markup. */
export function escapeHtml(text: string, limit?: number): string {
  return breakCommands(plainLine(text, limit)).replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');
}

/** A message as HTML: text between backticks in code style, lines separated. */
export function proseHtml(text: string): string {
  return text.split('\n').map(lineHtml).join('<br>');
}

function lineHtml(line: string): string {
  const parts = line.split('`');
  if (parts.length % 2 === 0) return escapeHtml(line);
  return parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : codeHtml(part))).join('');
}

const DIGEST = /\b(sha(?:256|512):[0-9a-f]{12})[0-9a-f]{52,}/g;

/** Foreign text in code style; a digest is short, with the whole text on hover, and lines break at slashes first. */
export function codeHtml(text: string): string {
  const short = text.replace(DIGEST, '$1…');
  const title = short === text ? '' : ` title="${escapeHtml(text)}"`;
  return `<code${title}>${escapeHtml(short).replaceAll('/', '/<wbr>')}</code>`;
}

/** `plainLine` trims spaces, which matter between pieces. */
function keepEnds(text: string): string {
  const before = /^\s/.test(text) ? ' ' : '';
  const after = /\S\s+$/.test(text) ? ' ' : '';
  return `${before}${escapeHtml(text)}${after}`;
}
