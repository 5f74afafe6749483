import { codeMarkdown, escapeMarkdown, fenceMarkdown, listMarkdown, type RowBlock } from '../../base/markdown.ts';
import type { Problem } from './outcome.ts';

/** A message as Markdown: text between backticks in code style, the rest as plain text. */
export function proseMarkdown(text: string): string {
  const parts = text.split('`');
  if (parts.length % 2 === 0) return escapeMarkdown(text);
  return parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : codeMarkdown(part))).join('');
}

/** `escapeMarkdown` trims spaces, which matter between pieces. */
function keepEnds(text: string): string {
  const before = /^\s/.test(text) ? ' ' : '';
  const after = /\S\s+$/.test(text) ? ' ' : '';
  return `${before}${escapeMarkdown(text)}${after}`;
}

/** Problems as a list; what is to be copied out follows in a fenced block. */
export function problemsMarkdown(problems: readonly Problem[]): RowBlock {
  const rows = problems.map(({ copy, fix, location, message }) => {
    const lines = [message, ...(fix === undefined ? [] : fix.split('\n'))];
    const place = location === undefined ? '' : `${codeMarkdown(`${location.file}:${location.line}`)} `;
    const row = `- ❌ ${place}${lines.map(proseMarkdown).join('<br>').replace(/\n/g, ' ')}\n`;
    return copy === undefined ? row : `${row}\n${fenceMarkdown(copy, 'json').replace(/^/gm, '  ')}\n\n`;
  });
  return { ...listMarkdown([]), rows };
}
