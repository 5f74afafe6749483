import { counted } from '../../base/counted.ts';
import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  listMarkdown,
  type MarkdownBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { renderDate } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import type { LoosenedIgnore } from '../../domain/ignore-use.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { problemsMarkdown, proseMarkdown } from '../problems-markdown.ts';
import { uniqueProblems } from '../tell-once.ts';
import { plainName, type QuietTag } from './checked-tag.ts';
import type { DecidedTag, Decision } from './decide.ts';
import { findingsOf, ignoreFindings, loosenedFinding, stateWords } from './findings.ts';

const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const ORDER = ['deprecated', 'unknown', 'grace', 'not-found', 'active'] as const;
const SIGNS = { deprecated: '❌', unknown: '❓', grace: '⚠️', 'not-found': '⚠️', active: '✅' } as const;

/** Rows of quiet tags that surely do not fit into an output any more. */
const MAXIMUM_QUIET_OUTPUTS = 2000;
/** Active tags that a summary lists; more are only counted. */
const MAXIMUM_QUIET_ROWS = 200;

/** What is told beside the decision. */
export interface Extra {
  readonly findings: readonly Finding[];
  readonly log: readonly string[];
  readonly loosened: readonly LoosenedIgnore[];
  readonly quiet: readonly QuietTag[];
}

type Count = (state: (typeof ORDER)[number]) => number;

/** Everything that the user sees of a decision. */
export function renderOutcome(decision: Decision, extra: Extra): Outcome {
  const tags = sortTags(decision.tags);
  const counts = new Map<string, number>();
  for (const { ignoredBy, judged } of tags)
    if (ignoredBy === undefined) counts.set(judged.state, (counts.get(judged.state) ?? 0) + 1);
  counts.set('active', (counts.get('active') ?? 0) + extra.quiet.length);
  const count: Count = (state) => counts.get(state) ?? 0;
  const total = tags.length + extra.quiet.length;
  const rows = tags.map(resultRow);
  const results = {
    *[Symbol.iterator]() {
      yield* rows;
      for (const tag of extra.quiet) yield quietRow(tag);
    },
  };
  const text = textSummary(tags, total, count);
  const notes = [
    ...decision.ignores.flatMap(ignoreFindings),
    ...extra.loosened.map(loosenedFinding),
    ...extra.findings,
  ];
  const problems = uniqueProblems(tags.flatMap((tag) => tag.problems));
  const isWarned = extra.findings.some(({ level }) => level === 'warning');
  const verdict = decision.verdict === 'pass' && isWarned ? 'warn' : decision.verdict;
  return {
    findings: [...tags.flatMap(findingsOf), ...notes],
    problems,
    verdict,
    outputs: {
      deprecated: count('deprecated') > 0,
      'deprecated-count': count('deprecated'),
      'checked-count': total,
      'unknown-count': count('unknown'),
      results: [...rows, ...extra.quiet.slice(0, MAXIMUM_QUIET_OUTPUTS).map(quietRow)],
      'text-summary': text,
    },
    outputsTruncated: extra.quiet.length > MAXIMUM_QUIET_OUTPUTS,
    summary: renderSummary({ verdict, tags, text, problems, notes }),
    report: { results },
    stdout: [],
    log: [...extra.log, text],
  };
}

/** Worst state first, then by name. */
function sortTags(tags: readonly DecidedTag[]): readonly DecidedTag[] {
  const version = ({ digest, tag }: DecidedTag): string => tag ?? digest ?? '';
  return [...tags].sort(
    (a, b) =>
      ORDER.indexOf(a.judged.state) - ORDER.indexOf(b.judged.state) ||
      compareTexts(a.repository, b.repository) ||
      compareTexts(version(a), version(b)),
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One line for a chat: names as plain words, so that nothing in them is taken for a mention or a link. */
function textSummary(tags: readonly DecidedTag[], total: number, count: Count): string {
  const ignored = tags.filter((tag) => tag.ignoredBy !== undefined).length;
  const parts = [
    `${count('deprecated')} deprecated`,
    `${count('grace')} in grace`,
    `${count('not-found')} not found`,
    `${count('unknown')} unknown`,
    `${count('active')} active`,
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
  ];
  const worst = tags.filter((tag) => tag.judged.state === 'deprecated' && tag.ignoredBy === undefined);
  const list = worst
    .slice(0, 5)
    .map((tag) => shortName(tag) + (tag.suggestion === undefined ? '' : ` → ${tag.suggestion}`));
  if (worst.length > list.length) list.push(`${worst.length - list.length} more`);
  const named = list.length === 0 ? '' : ` (${list.join(', ')})`;
  return `${counted(total, 'image tag')} checked: ${parts.join(', ')}${named}`;
}

function quietRow({ repository, tag, until }: QuietTag): Readonly<Record<string, unknown>> {
  const end = until === undefined ? {} : { until: renderDate(until) };
  return { image: repository, tag, state: 'active', ...end, locations: [] };
}

function resultRow(tag: DecidedTag): Readonly<Record<string, unknown>> {
  return {
    image: tag.repository,
    tag: tag.tag ?? '',
    ...(tag.digest === undefined ? {} : { digest: tag.digest }),
    state: tag.judged.state,
    ...(tag.judged.until === undefined ? {} : { until: renderDate(tag.judged.until) }),
    ...(tag.suggestion === undefined ? {} : { suggestion: tag.suggestion }),
    ...(tag.ignoredBy === undefined ? {} : { ignored: true }),
    locations: tag.locations.map(({ file, line }) => ({ file, line })),
  };
}

function renderSummary(facts: {
  readonly verdict: Outcome['verdict'];
  readonly tags: readonly DecidedTag[];
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly notes: readonly Finding[];
}): string {
  const { notes, problems, tags, text } = facts;
  const words =
    problems.length > 0 ? 'error' : { pass: 'pass', warn: 'warning', fail: 'fail' }[facts.verdict];
  const row = (tag: DecidedTag): readonly string[] => [
    codeMarkdown(shortName(tag)),
    `${signOf(tag)} ${escapeMarkdown(stateWords(tag))}${tag.ignoredBy === undefined ? '' : `<br>ignored: ${escapeMarkdown(tag.ignoredBy.reason ?? '')}`}`,
    tag.suggestion === undefined ? '' : codeMarkdown(tag.suggestion),
    placesOf(tag),
  ];
  const isLoud = ({ judged, level }: DecidedTag): boolean => judged.state !== 'active' || level !== undefined;
  const loud = tags.filter(isLoud);
  const quiet = tags.filter((tag) => !isLoud(tag));
  const table = (some: readonly DecidedTag[], columns: readonly string[]): MarkdownBlock => {
    const used = COLUMNS.map((column) => columns.includes(column));
    const cut = (cells: readonly string[]): readonly string[] => cells.filter((_, index) => used[index]);
    return tableMarkdown(
      cut(COLUMNS),
      some.map((tag) => cut(row(tag))),
    );
  };
  const hasPlaces = tags.some(({ locations }) => locations.length > 0);
  const places = hasPlaces ? ['Used in'] : [];
  const blocks: MarkdownBlock[] = [`### Check deprecated: ${words}`, escapeMarkdown(text)];
  if (problems.length > 0) blocks.push(problemsMarkdown(problems));
  if (loud.length > 0) blocks.push(table(loud, ['Image', 'State', 'Move to', ...places]));
  if (notes.length > 0)
    blocks.push(
      detailsMarkdown(
        counted(notes.length, 'note'),
        listMarkdown(
          notes.map(({ message, title }) => `${escapeMarkdown(title)}: ${proseMarkdown(message)}`),
        ),
      ),
    );
  if (quiet.length > 0 && quiet.length <= MAXIMUM_QUIET_ROWS)
    blocks.push(detailsMarkdown(`${quiet.length} active`, table(quiet, ['Image', 'State', ...places])));
  return assembleMarkdown(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

const COLUMNS = ['Image', 'State', 'Move to', 'Used in'];

/** The name with a digest of twelve digits, for narrow columns and chats. */
function shortName(tag: DecidedTag): string {
  return plainName(tag).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, '…');
}

/** An active tag may be loud too: its end is near. */
function signOf({ judged, level }: DecidedTag): string {
  if (judged.state === 'active' && level !== undefined) return level === 'error' ? '❌' : '⚠️';
  return SIGNS[judged.state];
}

function placesOf(tag: DecidedTag): string {
  const shown = tag.locations.slice(0, 3).map(({ file, line }) => codeMarkdown(`${file}:${line}`));
  const more = tag.locations.length - shown.length;
  return shown.join('<br>') + (more > 0 ? `<br>and ${more} more` : '');
}
