import { counted } from '../../base/counted.ts';
import { renderDuration } from '../../base/duration.ts';
import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { problemsMarkdown } from '../problems-markdown.ts';
import type { CheckedReference, CheckedState } from './check.ts';
import { writtenName } from './pinned-reference.ts';
import { placeMarkdown, shortDigest } from './reference-markdown.ts';

const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const ORDER: readonly CheckedState[] = [
  'unverified',
  'unknown',
  'unpinned',
  'stale',
  'superseded',
  'tagless',
  'pinned',
];
const WORDS: Readonly<Record<CheckedState, string>> = {
  unverified: '❌ never that tag',
  unknown: '❓ not known',
  unpinned: '❌ not pinned',
  stale: '⚠️ stale',
  superseded: '✅ superseded recently',
  tagless: '✅ digest without a tag',
  pinned: '✅ current',
};

/** Job summary of `mode: check`: what needs a word first, the rest folded. */
export function renderCheckSummary(
  checked: readonly CheckedReference[],
  facts: {
    readonly verdict: Outcome['verdict'];
    readonly problems: readonly Problem[];
    readonly now: number;
  },
): string {
  const { now, problems, verdict } = facts;
  const sorted = [...checked].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const isQuiet = ({ state }: CheckedReference): boolean =>
    state === 'pinned' || state === 'superseded' || state === 'tagless';
  const row = (reference: CheckedReference): readonly string[] => [
    codeMarkdown(writtenName({ reference: { ...reference.reference, digest: undefined } })),
    shortDigest(reference.reference.digest),
    escapeMarkdown(WORDS[reference.state]) +
      (reference.since === undefined ? '' : `, ${renderDuration(now - reference.since)} ago`),
    placeMarkdown(reference.location),
  ];
  const header = ['Image', 'Digest', 'State', 'Where'];
  const loud = sorted.filter((reference) => !isQuiet(reference));
  const quiet = sorted.filter(isQuiet);
  const words = problems.length > 0 ? 'error' : { pass: 'pass', warn: 'warning', fail: 'fail' }[verdict];
  const blocks: MarkdownBlock[] = [
    `### Check pins: ${words}`,
    `${counted(checked.length, 'reference')}, ${loud.length === 0 ? 'all in order' : `${loud.length} to look at`}.`,
  ];
  if (problems.length > 0) blocks.push(problemsMarkdown(problems));
  if (loud.length > 0) blocks.push(tableMarkdown(header, loud.map(row)));
  if (quiet.length > 0)
    blocks.push(detailsMarkdown(`${quiet.length} in order`, tableMarkdown(header, quiet.map(row))));
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
