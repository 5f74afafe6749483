import { codeMarkdown, escapeMarkdown, listMarkdown, type RowBlock } from '../base/markdown.ts';
import type { Problem } from './outcome.ts';

/** A message for people as Markdown: what stands between backticks in code style, all else as plain text. */
export function proseMarkdown(text: string): string {
  const parts = text.split('`');
  // Without its partner a backtick is text.
  if (parts.length % 2 === 0) return escapeMarkdown(text);
  return parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : codeMarkdown(part))).join('');
}

/** `escapeMarkdown` takes blanks at the ends away; between pieces they count. */
function keepEnds(text: string): string {
  const before = /^\s/.test(text) ? ' ' : '';
  const after = /\S\s+$/.test(text) ? ' ' : '';
  return `${before}${escapeMarkdown(text)}${after}`;
}

/** Problems as a list for a summary, each with its place and its fix. */
export function problemsMarkdown(problems: readonly Problem[]): RowBlock {
  return listMarkdown(
    problems.map(({ fix, location, message }) => {
      const lines = [message, ...(fix === undefined ? [] : fix.split('\n'))];
      const place = location === undefined ? '' : `${codeMarkdown(`${location.file}:${location.line}`)} `;
      return `❌ ${place}${lines.map(proseMarkdown).join('<br>')}`;
    }),
  );
}
