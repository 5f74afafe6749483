import { counted } from '../../base/counted.ts';
import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  fenceMarkdown,
  listMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { renderDate } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Problem } from '../outcome.ts';
import { problemsMarkdown, proseMarkdown } from '../problems-markdown.ts';
import { writtenName } from './pinned-reference.ts';
import type { FileChange } from './plan-changes.ts';
import { placeMarkdown, shortDigest } from './reference-markdown.ts';

const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const MAXIMUM_DIFF_CHARACTERS = 200_000;

/** Job summary of `mode: pin`: what moved where, what failed, what could not be edited, and the diff. */
export function renderPinSummary(pinned: {
  readonly changes: readonly FileChange[];
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
  readonly dryRun: boolean;
}): string {
  const { changes, dryRun, findings, problems } = pinned;
  const verb = dryRun ? 'would change' : 'changed';
  const title = changes.length === 0 ? 'nothing changed' : `${counted(changes.length, 'file')} ${verb}`;
  const blocks: MarkdownBlock[] = [`### Pin images: ${title}`];
  if (problems.length > 0) blocks.push(problemsMarkdown(problems));
  const warnings = findings.filter(({ level }) => level === 'warning');
  if (warnings.length > 0) blocks.push(listMarkdown(warnings.map(warningMarkdown)));
  const rows = changes.flatMap(({ moved }) =>
    moved.map(({ reference, target }) => [
      placeMarkdown(reference.location),
      codeMarkdown(writtenName({ reference: { ...reference.reference, digest: undefined } })),
      shortDigest(reference.reference.digest),
      shortDigest(target.record.digest),
      renderDate(target.record.time),
    ]),
  );
  if (rows.length > 0) blocks.push(tableMarkdown(['Where', 'Image', 'Was', 'Is', 'Since'], rows));
  const diff = changes.map((change) => change.diff).join('\n');
  if (diff.length > MAXIMUM_DIFF_CHARACTERS)
    blocks.push('The diff is too long to be shown here; the log has it.');
  else if (diff !== '') blocks.push(detailsMarkdown('Diff', fenceMarkdown(diff, 'diff')));
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

function warningMarkdown({ location, message, title }: Finding): string {
  const place = placeMarkdown(location);
  return `⚠️ ${escapeMarkdown(title)}: ${proseMarkdown(message)}${place === '' ? '' : ` (${place})`}`;
}
