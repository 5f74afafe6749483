import { counted } from '../../base/counted.ts';
import {
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { datedTime } from '../../base/relative-time.ts';
import { renderTextTable } from '../../base/text-table.ts';
import { renderDate } from '../../base/time.ts';
import type { TagRecord } from '../../images/tag-history.ts';
import { findingBlocks } from '../../kit/report/markdown-parts.ts';
import type { Answer, Problem } from '../../kit/run/outcome.ts';
import type { PinTarget } from './choose-targets.ts';
import { completeName, type PinnedReference } from './pinned-reference.ts';
import { fullReferences, shortDigest } from './reference-markdown.ts';
import type { ResolveDigestFinding } from './rules.ts';

export type Resolved = { readonly reference: PinnedReference } & (
  | { readonly kind: 'resolved'; readonly target: PinTarget }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] }
);

type Found = Extract<Resolved, { readonly kind: 'resolved' }>;

/** Number of records in the one small history. */
const HISTORY_LENGTH = 6;

/** Lines for the log; `withDigests` where the references themselves are not printed. */
export function renderResolveLog(
  resolved: readonly Resolved[],
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

/** What `mode: resolve` says: the digests with their ages, and the recent moves of a single image. */
export function resolveAnswer(
  resolved: readonly Resolved[],
  now: number,
  findings: readonly ResolveDigestFinding[],
): Answer {
  const found = resolved.filter(isFound);
  const notes = findingBlocks(findings);
  const words =
    found.length === resolved.length
      ? `${counted(found.length, 'image')} resolved`
      : `${found.length} of ${counted(resolved.length, 'image')} resolved`;
  const table = tableMarkdown(
    ['Image', 'Digest', 'Tag moved'],
    found.map((item) => [
      codeMarkdown(nameOf(item)),
      shortDigest(item.target.record.digest),
      `${datedTime(item.target.record.time, now)}${item.target.kept ? '<br>newer pin kept' : ''}`,
    ]),
  );
  return {
    words,
    actions: [...notes.actions, ...(found.length === 0 ? [] : [table])],
    details: [
      ...fullReferences(found.map((item) => completeName(item.reference, item.target.record.digest))),
      ...(found.length === 1 ? found.flatMap(historyOf) : []),
      ...notes.details,
    ],
  };
}

function isFound(item: Resolved): item is Found {
  return item.kind === 'resolved';
}

function nameOf(item: Resolved): string {
  return completeName(item.reference, undefined);
}

/** The recent digests of one image, the newest first. */
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
  return [detailsMarkdown(title, tableMarkdown(['Tag moved', 'Digest', ''], rows))];
}
