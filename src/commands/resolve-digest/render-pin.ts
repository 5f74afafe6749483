import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  fenceMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { renderDate } from '../../base/time.ts';
import type { Problem } from '../outcome.ts';
import type { ChangedFile, Moved } from './pin.ts';
import { writtenName } from './pinned-reference.ts';

const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const MAXIMUM_DIFF_CHARACTERS = 200_000;

/** Job summary of `mode: pin`: what moved where, what failed, and the diff. */
export function renderPinSummary(
  changes: readonly ChangedFile[],
  moved: readonly Moved[],
  problems: readonly Problem[],
  dryRun: boolean,
): string {
  const count = `${changes.length} ${changes.length === 1 ? 'file' : 'files'}`;
  const title =
    changes.length === 0 ? 'nothing to change' : `${count} ${dryRun ? 'would change' : 'changed'}`;
  const blocks: MarkdownBlock[] = [`### Pin images: ${title}`];
  if (problems.length > 0)
    blocks.push(
      problems
        .map((problem) => `- ❌ ${escapeMarkdown([problem.message, problem.fix ?? ''].join(' ').trim())}`)
        .join('\n'),
    );
  if (moved.length > 0) {
    const rows = moved.map(({ reference, target }) => [
      reference.location === undefined
        ? ''
        : codeMarkdown(`${reference.location.file}:${reference.location.line}`),
      codeMarkdown(writtenName(reference)),
      codeMarkdown(target.record.digest),
      renderDate(target.record.time),
    ]);
    blocks.push(tableMarkdown(['Where', 'Reference', 'Digest', 'Since'], rows));
  }
  const diff = changes.map((change) => change.diff).join('\n');
  if (diff.length > MAXIMUM_DIFF_CHARACTERS)
    blocks.push('The diff is too long to be shown here; the log has it.');
  else if (diff !== '') blocks.push(detailsMarkdown('Diff', fenceMarkdown(diff, 'diff')));
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
