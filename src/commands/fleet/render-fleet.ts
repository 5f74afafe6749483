import {
  assembleMarkdown,
  codeMarkdown,
  escapeMarkdown,
  type MarkdownBlock,
  tableMarkdown,
  tableOf,
} from '../../base/markdown.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { problemsMarkdown, proseMarkdown } from '../../kit/run/problems.ts';
import { type Reach, reachOf } from './reach.ts';
import { nameOf } from './repository-entry.ts';
import type { RepositoryRecord } from './repository-record.ts';

const MAXIMUM_SUMMARY_BYTES = 900_000;
const MOST_ROWS = 20;
const SIGNS = { pass: '✅', warn: '⚠️', fail: '❌', error: '❓' } as const;

export const REACH_TITLES = {
  advisories: 'Advisories by reach',
  endOfLife: 'End-of-life tags by reach',
  images: 'Images by repositories',
} as const;

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
    .sort(byNeed);
  const blocks: MarkdownBlock[] = [
    `### Fleet: ${title}`,
    proseMarkdown(text),
    ...(problems.length === 0 ? [] : [problemsMarkdown(problems)]),
    ...topTable(REACH_TITLES.advisories, 'Advisory', reach.advisories),
    ...topTable(REACH_TITLES.endOfLife, 'Tag', reach.endOfLife),
    ...topTable(REACH_TITLES.images, 'Image', reach.images),
  ];
  if (attention.length > 0)
    blocks.push(
      '#### Repositories',
      tableOf(['', 'Repository', 'Findings', 'Why'], attention, (record) => [
        SIGNS[record.result],
        escapeMarkdown(nameOf(record)),
        String(findingCount(record)),
        proseMarkdown(whyOf(record)),
      ]),
    );
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

/** What needs a look most comes first. */
export function byNeed(a: RepositoryRecord, b: RepositoryRecord): number {
  return b.exitCode - a.exitCode || b.findings.length - a.findings.length;
}

export const findingCount = ({ findings, findingsOmitted = 0 }: RepositoryRecord): number =>
  findings.length + findingsOmitted;

export const whyOf = ({ findings, why }: RepositoryRecord): string => why ?? findings[0]?.title ?? '';

function topTable(title: string, noun: string, reach: readonly Reach[]): readonly MarkdownBlock[] {
  if (reach.length === 0) return [];
  const rows = reach
    .slice(0, MOST_ROWS)
    .map(({ detail, name, records }) => [codeMarkdown(name), escapeMarkdown(detail), String(records.length)]);
  const more = reach.length - rows.length;
  return [
    `#### ${title}${more > 0 ? `, the first ${rows.length} of ${reach.length}` : ''}`,
    tableMarkdown([noun, '', 'Repositories'], rows),
  ];
}
