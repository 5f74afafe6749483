import { counted } from '../../base/counted.ts';
import { type Grouped, groupBy } from '../../base/group-by.ts';
import {
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  fenceMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { breakCommands, renderTextTable } from '../../base/plain-text.ts';
import { datedTime, renderDate } from '../../base/time.ts';
import type { TagRecord } from '../../images/tag-history.ts';
import { datesHeader, findingBlocks, placesMarkdown, timeMarkdown } from '../../kit/report/markdown-parts.ts';
import type { Answer } from '../../kit/run/outcome.ts';
import type { PinTarget } from './ask-tags.ts';
import { completeName, type PinnedReference, writtenName, writtenTag } from './gather.ts';
import type { FileChange, Moved } from './plan-changes.ts';
import type { DigestFinding } from './rules.ts';

/** A reference with the digest to use, unless that is unknown. */
export interface ResolvedReference {
  readonly reference: PinnedReference;
  readonly target: PinTarget | undefined;
}

type Found = ResolvedReference & { readonly target: PinTarget };

const TAG_MOVED = datesHeader('Tag moved on');
const HISTORY_LENGTH = 6;

/** Lines for the log; `withDigests` where the references themselves are not printed. */
export function renderResolveLog(
  resolved: readonly ResolvedReference[],
  now: number,
  withDigests: boolean,
): readonly string[] {
  const rows = resolved.filter(isFound).map((item) => {
    const { kept, record } = item.target;
    const since = `since ${datedTime(record.time, now)}${kept ? ', newer pin kept' : ''}`;
    return [nameOf(item), ...(withDigests ? [record.digest] : []), since];
  });
  return renderTextTable(rows);
}

/** Renders the answer of `mode: resolve`: the digests with their ages, and the recent moves of a single image. */
export function resolveAnswer(
  resolved: readonly ResolvedReference[],
  now: number,
  findings: readonly DigestFinding[],
): Answer {
  const found = resolved.filter(isFound);
  const notes = findingBlocks(findings);
  const part = found.length === resolved.length ? '' : `${found.length} of `;
  const table = tableMarkdown(
    ['Image', 'Digest', TAG_MOVED],
    found.map((item) => [
      codeMarkdown(nameOf(item)),
      shortDigest(item.target.record.digest),
      `${timeMarkdown(item.target.record.time, now)}${item.target.kept ? '<br>newer pin kept' : ''}`,
    ]),
  );
  return {
    words: `${part}${counted(resolved.length, 'image')} resolved`,
    actions: [...notes.actions, ...(found.length === 0 ? [] : [table])],
    details: [
      ...fullReferences(found.map((item) => completeName(item.reference, item.target.record.digest))),
      ...(found.length === 1 ? found.flatMap(historyOf) : []),
      ...notes.details,
    ],
  };
}

function isFound(item: ResolvedReference): item is Found {
  return item.target !== undefined;
}

function nameOf(item: ResolvedReference): string {
  return completeName(item.reference, undefined);
}

function historyOf(item: Found): readonly MarkdownBlock[] {
  const { recent, record } = item.target;
  if (recent.length < 2) return [];
  const rows = recent
    .slice(-HISTORY_LENGTH)
    .toReversed()
    .map((one: TagRecord) => [
      renderDate(one.time),
      shortDigest(one.digest),
      one.digest === record.digest ? '← this one' : '',
    ]);
  const title = `Recent digests of ${escapeMarkdown(nameOf(item))}`;
  return [detailsMarkdown(title, tableMarkdown([TAG_MOVED, 'Digest', ''], rows))];
}

/** More references do not fit into a block that anybody copies from. */
const MAXIMUM_REFERENCES = 500;

/** The first twelve digits, for people. */
export function shortDigest(digest: string | undefined): string {
  return digest === undefined ? '' : codeMarkdown(digest.slice('sha256:'.length, 'sha256:'.length + 12));
}

/** Complete references, folded, one on a line to copy. */
export function fullReferences(references: readonly string[]): readonly MarkdownBlock[] {
  const all = [...new Set(references)];
  if (all.length === 0) return [];
  const shown = all.slice(0, MAXIMUM_REFERENCES);
  const more = all.length - shown.length;
  const title =
    more === 0 ? 'References with full digests' : `The first ${shown.length} of ${all.length} references`;
  return [detailsMarkdown(title, fenceMarkdown(breakCommands(shown.join('\n'))))];
}

const MAXIMUM_DIFF_CHARACTERS = 200_000;
const HEADER = ['Image', 'From', 'To', TAG_MOVED, 'Files'];

/** Renders the answer of `mode: pin`: one row for each image that moves, with its places; the diff is folded. */
export function pinAnswer(pinned: {
  readonly changes: readonly FileChange[];
  readonly findings: readonly DigestFinding[];
  readonly dryRun: boolean;
  readonly now: number;
}): Answer {
  const { changes, dryRun, findings, now } = pinned;
  const moved = changes.flatMap((change) => change.moved);
  const rows = [...groupBy(moved, rowKey).values()].map((same) => rowOf(same, now));
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

function rowOf(same: Grouped<Moved>, now: number): readonly string[] {
  const [{ reference, target }] = same;
  return [
    codeMarkdown(writtenTag(reference)),
    shortDigest(reference.reference.digest) || 'not pinned',
    shortDigest(target.record.digest),
    timeMarkdown(target.record.time, now),
    placesMarkdown(same.map((move) => move.reference.location)),
  ];
}

function diffBlocks(changes: readonly FileChange[]): readonly MarkdownBlock[] {
  const diff = changes.map((change) => change.diff).join('\n');
  if (diff === '') return [];
  if (diff.length > MAXIMUM_DIFF_CHARACTERS) return ['The diff is too long to show here; see the log.'];
  return [detailsMarkdown('Diff', fenceMarkdown(breakCommands(diff), 'diff'))];
}
