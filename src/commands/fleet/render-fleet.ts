import {
  assembleMarkdown,
  codeMarkdown,
  escapeMarkdown,
  type MarkdownBlock,
  tableMarkdown,
  tableOf,
} from '../../base/markdown.ts';
import type { Problem } from '../../kit/outcome.ts';
import { problemsMarkdown, proseMarkdown } from '../../kit/problems-markdown.ts';
import { type Reach, reachOf } from './reach.ts';
import { nameOf } from './repository-entry.ts';
import type { RepositoryRecord } from './repository-record.ts';

const MAXIMUM_SUMMARY_BYTES = 900_000;
const MOST_ROWS = 20;
const SIGNS = { pass: '✅', warn: '⚠️', fail: '❌', error: '❓' } as const;

/** The summary of `run` and `merge`: what to fix first, then every repository that needs a look. */
export function renderFleetSummary(
  title: string,
  text: string,
  records: readonly RepositoryRecord[],
  problems: readonly Problem[],
): string {
  const reach = reachOf(records);
  const attention = records
    .filter(({ result, status }) => result !== 'pass' || status === 'unread')
    .sort((a, b) => b.exitCode - a.exitCode || b.findings.length - a.findings.length);
  const blocks: MarkdownBlock[] = [
    `### Fleet: ${title}`,
    proseMarkdown(text),
    ...(problems.length === 0 ? [] : [problemsMarkdown(problems)]),
    ...topTable('Advisories by reach', 'Advisory', reach.advisories),
    ...topTable('End-of-life tags by reach', 'Tag', reach.endOfLife),
    ...topTable('Images by repositories', 'Image', reach.images),
  ];
  if (attention.length > 0)
    blocks.push(
      '#### Repositories',
      tableOf(['', 'Repository', 'Findings', 'Why'], attention, (record) => [
        SIGNS[record.result],
        escapeMarkdown(nameOf(record)),
        String(record.findings.length + (record.findingsOmitted ?? 0)),
        proseMarkdown(record.why ?? record.findings[0]?.title ?? ''),
      ]),
    );
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

function topTable(title: string, noun: string, reach: readonly Reach[]): readonly MarkdownBlock[] {
  if (reach.length === 0) return [];
  const rows = reach
    .slice(0, MOST_ROWS)
    .map(({ detail, name, repositories }) => [
      codeMarkdown(name),
      escapeMarkdown(detail),
      String(repositories),
    ]);
  const more = reach.length - rows.length;
  return [
    `#### ${title}${more > 0 ? `, the first ${rows.length} of ${reach.length}` : ''}`,
    tableMarkdown([noun, '', 'Repositories'], rows),
  ];
}
