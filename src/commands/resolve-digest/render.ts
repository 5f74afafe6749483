import { renderDuration } from '../../base/duration.ts';
import { assembleMarkdown, codeMarkdown, type MarkdownBlock, tableMarkdown } from '../../base/markdown.ts';
import { renderTextTable } from '../../base/text-table.ts';
import { renderDate, renderTime } from '../../base/time.ts';
import type { TagRecord } from '../../domain/tag-history.ts';
import { proseMarkdown } from '../problems-markdown.ts';
import { completeName, writtenName } from './pinned-reference.ts';
import type { Resolved } from './resolve.ts';

const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const TIMELINE_ENTRIES = 6;

/** Lines of the log: one for each image. */
export function renderResolveLog(resolved: readonly Resolved[], now: number): readonly string[] {
  const rows = resolved.flatMap((item) =>
    item.kind === 'resolved'
      ? [
          [
            nameOf(item),
            item.target.record.digest,
            `since ${renderTime(item.target.record.time)} (${renderDuration(now - item.target.record.time)})${item.target.kept ? ', newer pin kept' : ''}`,
          ],
        ]
      : [],
  );
  return renderTextTable(rows);
}

/** Job summary: a table of all images, and the recent digests of the first tag as a small timeline. */
export function renderResolveSummary(resolved: readonly Resolved[], now: number): string {
  const failed = resolved.filter((item) => item.kind === 'failed').length;
  const verdict =
    failed === 0 ? `${resolved.length} resolved` : `${resolved.length - failed} resolved, ${failed} failed`;
  const blocks: MarkdownBlock[] = [
    `### Resolve digest: ${verdict}`,
    tableMarkdown(
      ['Image', 'Digest', 'Since', 'Age'],
      resolved.map((item) => rowOf(item, now)),
    ),
  ];
  const first = resolved.find((item) => item.kind === 'resolved');
  if (first?.kind === 'resolved' && first.target.recent.length > 1)
    blocks.push(renderTimeline(nameOf(first), first.target.recent));
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

function rowOf(item: Resolved, now: number): readonly string[] {
  if (item.kind === 'failed') {
    // The column before names the image.
    const subject = `\`${writtenName(item.reference)}\`: `;
    const why = item.problems.flatMap(({ fix, message }) => [
      message.startsWith(subject) ? message.slice(subject.length) : message,
      ...(fix === undefined ? [] : fix.split('\n')),
    ]);
    return [codeMarkdown(writtenName(item.reference)), `❌ ${why.map(proseMarkdown).join('<br>')}`, '', ''];
  }
  const { record } = item.target;
  return [
    codeMarkdown(nameOf(item)),
    codeMarkdown(record.digest),
    `${renderTime(record.time).slice(0, 16).replace('T', ' ')} UTC`,
    renderDuration(now - record.time),
  ];
}

function nameOf(item: Resolved): string {
  return completeName(item.reference, undefined);
}

/** Mermaid timeline of the newest digests, one entry a day; names are quoted into plain words first. */
function renderTimeline(name: string, records: readonly TagRecord[]): string {
  const byDay = new Map<string, Set<string>>();
  for (const record of records) {
    const day = renderDate(record.time);
    const digests = byDay.get(day) ?? new Set<string>();
    digests.add(record.digest.slice('sha256:'.length, 'sha256:'.length + 12));
    byDay.set(day, digests);
  }
  const entries = [...byDay]
    .slice(-TIMELINE_ENTRIES)
    .map(([day, digests]) => `    ${day} : ${[...digests].slice(-3).join(' : ')}`);
  const title = name.replace(/[^A-Za-z0-9._/-]/g, ' ');
  return ['```mermaid', 'timeline', `    title Recent digests of ${title}`, ...entries, '```'].join('\n');
}
