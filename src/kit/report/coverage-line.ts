import { counted } from '../../base/counted.ts';
import { escapeMarkdown } from '../../base/markdown.ts';
import type { Account, Coverage } from '../run/coverage.ts';

/** The line of a summary that states how much was judged; `noun` is the singular of what the command counts. */
export function coverageLine(coverage: Coverage, noun: string): string {
  const parts = [accountLine(coverage, noun)];
  if (coverage.files !== undefined) parts.push(accountLine(coverage.files, 'file'));
  return `Coverage: ${parts.join('; ')}.`;
}

function accountLine({ seen, judged, skipped, unread, unresolved }: Account, noun: string): string {
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const why = skipped.map(({ why: reason, count }) => `${count} ${escapeMarkdown(reason)}`).join(', ');
  const words = [`${counted(seen, noun)} seen`, `${judged} judged`];
  if (left > 0) words.push(`${left} skipped (${why})`);
  if (unread.length > 0) words.push(`${unread.length} unread`);
  if (unresolved.length > 0) words.push(`${unresolved.length} unresolved`);
  return words.join(', ');
}
