import { counted } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import {
  codeMarkdown,
  detailsMarkdown,
  fenceMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { breakCommands } from '../../base/plain-text.ts';
import { datedTime } from '../../base/relative-time.ts';
import { findingBlocks, placesMarkdown } from '../../kit/report/markdown-parts.ts';
import type { Answer } from '../../kit/run/outcome.ts';
import { completeName, writtenName, writtenTag } from './pinned-reference.ts';
import type { FileChange, Moved } from './plan-changes.ts';
import { fullReferences, shortDigest } from './reference-markdown.ts';
import type { ResolveDigestFinding } from './rules.ts';

const MAXIMUM_DIFF_CHARACTERS = 200_000;
const HEADER = ['Image', 'From', 'To', 'Tag moved', 'Files'];

/** What `mode: pin` says: one row for each image that moves, with its places; the diff is folded. */
export function pinAnswer(pinned: {
  readonly changes: readonly FileChange[];
  readonly findings: readonly ResolveDigestFinding[];
  readonly dryRun: boolean;
  readonly now: number;
}): Answer {
  const { changes, dryRun, findings, now } = pinned;
  const moved = changes.flatMap((change) => change.moved);
  const rows = [...groupBy(moved, rowKey).values()].flatMap((same) => rowOf(same, now));
  const blocks = findingBlocks(findings);
  return {
    title: 'Pin images',
    words:
      changes.length === 0
        ? 'nothing changed'
        : `${counted(changes.length, 'file')} ${dryRun ? 'would change' : 'changed'}, ${counted(moved.length, 'reference')} ${dryRun ? 'would get' : 'got'} a new digest`,
    actions: [...(rows.length === 0 ? [] : [tableMarkdown(HEADER, rows)]), ...blocks.actions],
    details: [
      ...fullReferences(moved.map(({ reference, target }) => completeName(reference, target.record.digest))),
      ...diffBlocks(changes),
      ...blocks.details,
    ],
  };
}

function rowKey({ reference, target }: Moved): string {
  return `${writtenName(reference)} ${target.record.digest}`;
}

function rowOf(same: readonly Moved[], now: number): readonly (readonly string[])[] {
  const [first] = same;
  if (first === undefined) return [];
  const { reference, target } = first;
  return [
    [
      codeMarkdown(writtenTag(reference)),
      shortDigest(reference.reference.digest) || 'not pinned',
      shortDigest(target.record.digest),
      datedTime(target.record.time, now),
      placesMarkdown(same.map((move) => move.reference.location)),
    ],
  ];
}

function diffBlocks(changes: readonly FileChange[]): readonly MarkdownBlock[] {
  const diff = changes.map((change) => change.diff).join('\n');
  if (diff === '') return [];
  if (diff.length > MAXIMUM_DIFF_CHARACTERS) return ['The diff is too long to show here; see the log.'];
  return [detailsMarkdown('Diff', fenceMarkdown(breakCommands(diff), 'diff'))];
}
