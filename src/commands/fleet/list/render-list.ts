import { assembleMarkdown, escapeMarkdown, listMarkdown, tableMarkdown } from '../../../base/markdown.ts';
import { renderShard } from '../../../base/shard.ts';
import type { Skipped } from '../../../kit/run/coverage.ts';
import type { MatrixRow } from './matrix.ts';

const MAXIMUM_SUMMARY_BYTES = 200_000;

/** The summary of `mode: list`. */
export function renderListSummary(
  text: string,
  rows: readonly MatrixRow[],
  skipped: readonly Skipped[],
): string {
  const left = skipped.filter(({ count }) => count > 0);
  const blocks = [
    '### Fleet: listed',
    escapeMarkdown(text),
    ...(left.length === 0
      ? []
      : [listMarkdown(left.map(({ count, why }) => `${count} ${escapeMarkdown(why)}`))]),
    tableMarkdown(
      ['Shard', 'Repositories'],
      rows.map(({ repositories, shard }) => [renderShard(shard), String(repositories.length)]),
    ),
  ];
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
