import { counted, formFor } from '../../base/counted.ts';
import { type Grouped, groupBy } from '../../base/group-by.ts';
import {
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { unreadWords } from '../../images/resolve/file-findings.ts';
import { datesHeader, findingBlocks, placesMarkdown, timeMarkdown } from '../../kit/report/markdown-parts.ts';
import { type Answer, LEVEL_SIGNS } from '../../kit/run/outcome.ts';
import {
  type CheckedReference,
  type CheckedState,
  compareStates,
  countStates,
  failsOn,
  isNotChecked,
  isPinnable,
  isQuietInScript,
  isWrong,
} from './check-findings.ts';
import { completeName, writtenName, writtenTag } from './gather.ts';
import { fullReferences, shortDigest } from './render.ts';
import type { DigestFinding } from './rules.ts';

const WORDS: Readonly<Record<CheckedState, string>> = {
  unverified: 'the tag never had this digest',
  unknown: 'unknown',
  unpinned: 'unpinned',
  stale: 'stale, superseded on',
  superseded: 'superseded recently, on',
  tagless: 'digest without a tag',
  managed: 'written by another tool',
  pinned: 'current',
};
/** The answer comes first: a narrow screen shows two columns. */
const HEADER = ['Image', datesHeader('State and date'), 'Used in', 'Digest'];

/** Renders the answer of `mode: check`: one row for each image, digest and state, with its places; everything in order is folded. */
export function checkAnswer(
  checked: readonly CheckedReference[],
  facts: {
    readonly failOn: readonly string[];
    readonly now: number;
    readonly notes: readonly DigestFinding[];
  },
): Answer {
  const { failOn, notes, now } = facts;
  const rows = [...groupBy(checked.toSorted(compareStates), rowKey).values()];
  const cells = (same: Row): readonly string[] => rowOf(same, failOn, now);
  const folded = (title: string, isMeant: (one: CheckedReference) => boolean): readonly MarkdownBlock[] => {
    const some = rows.filter(([first]) => !isLoud(first) && isMeant(first));
    const table = tableMarkdown(HEADER, some.map(cells));
    return some.length === 0 ? [] : [detailsMarkdown(`${some.flat().length} ${title}`, table)];
  };
  const loud = rows.filter(([first]) => isLoud(first));
  const blocks = findingBlocks(notes);
  return {
    title: 'Check pins',
    words: headline(checked, notes),
    actions: [
      ...remedy(checked),
      ...(loud.length === 0 ? [] : [tableMarkdown(HEADER, loud.map(cells))]),
      ...blocks.actions,
    ],
    details: [
      ...folded('ignored', ({ ignoredBy }) => ignoredBy !== undefined),
      ...folded('passed', (one) => one.ignoredBy === undefined && !isNotChecked(one)),
      ...folded('not checked', isNotChecked),
      ...fullReferences(
        loud.flatMap(([first]) =>
          first.reference.digest === undefined ? [] : [completeName(first, first.reference.digest)],
        ),
      ),
      ...blocks.details,
    ],
  };
}

/** The counts are those of the outputs: malformed references are unverified ones, and scripts are apart. */
function headline(checked: readonly CheckedReference[], notes: readonly DigestFinding[]): string {
  const ignored = checked.filter(({ ignoredBy }) => ignoredBy !== undefined).length;
  const isInScript = (one: CheckedReference) => isWrong(one) && isQuietInScript(one);
  const inScripts = checked.filter((one) => isInScript(one) && one.ignoredBy === undefined).length;
  const noted = (rule: DigestFinding['rule']): number => notes.filter((note) => note.rule === rule).length;
  const malformed = noted('unverified');
  const told = notes.filter(({ level }) => level !== 'notice').length;
  const other = told - malformed - noted('unread') - noted('unresolved');
  const count = countStates(checked);
  const parts = (
    [
      [count('unverified') + malformed, 'unverified'],
      [count('unknown'), 'unknown'],
      [count('unpinned'), 'unpinned'],
      [count('stale'), 'stale'],
      [count('tagless') + count('managed'), 'not checked'],
      [inScripts, 'in scripts'],
      [ignored, 'ignored'],
      [other, `other ${formFor(other, 'finding', 'findings')}`],
    ] as const
  ).flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  const total = checked.length + malformed;
  const all = total === 0 ? 'no image of this registry' : counted(total, 'reference');
  const words = total === 0 ? all : `${all}, no problems`;
  return (parts.length === 0 ? words : `${parts.join(', ')} of ${all}`) + unreadWords(notes);
}

function remedy(checked: readonly CheckedReference[]): readonly MarkdownBlock[] {
  const isOdd = checked.some(({ ignoredBy, state }) => state === 'unverified' && ignoredBy === undefined);
  const parts = [
    isOdd ? 'Find out where the unverified digests came from.' : [],
    isPinnable(checked) ? '`mode: pin` writes the current digests.' : [],
  ].flat();
  return parts.length === 0 ? [] : [parts.join(' ')];
}

function isLoud(checked: CheckedReference): boolean {
  return (checked.state === 'unknown' || isWrong(checked)) && checked.ignoredBy === undefined;
}

/** References that differ only in their places. */
type Row = Grouped<CheckedReference>;

function rowKey(checked: CheckedReference): string {
  return `${checked.state} ${writtenName(checked)} ${checked.since ?? ''} ${checked.ignoredBy !== undefined}`;
}

function rowOf(same: Row, failOn: readonly string[], now: number): readonly string[] {
  const [first] = same;
  const { reference, since, state } = first;
  const when = since === undefined ? '' : `<br>${timeMarkdown(since, now)}`;
  return [
    codeMarkdown(writtenTag(first)),
    `${signOf(first, failOn)} ${WORDS[state]}${when}${ignoredWords(first)}`,
    placesMarkdown(same.map(({ location }) => location)),
    shortDigest(reference.digest),
  ];
}

function ignoredWords({ ignoredBy }: CheckedReference): string {
  return ignoredBy === undefined ? '' : `, ignored: ${escapeMarkdown(ignoredBy.reason ?? 'no reason given')}`;
}

function signOf(checked: CheckedReference, failOn: readonly string[]): string {
  if (checked.state === 'unknown') return '❓';
  if (isNotChecked(checked)) return '➖';
  if (!isLoud(checked)) return '✅';
  return failsOn(checked, failOn) ? LEVEL_SIGNS.error : LEVEL_SIGNS.warning;
}
