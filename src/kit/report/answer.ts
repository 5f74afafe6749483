import { counted } from '../../base/counted.ts';
import type { Location } from '../../base/location.ts';
import {
  assembleMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  linkMarkdown,
  listMarkdown,
  type MarkdownBlock,
} from '../../base/markdown.ts';
import { byteLength } from '../../base/plain-text.ts';
import type { Finding } from '../findings/finding.ts';
import { ruleUrl } from '../findings/rule.ts';
import type { Account, Coverage } from '../run/coverage.ts';
import { type Answer, type Problem, RESULT_SIGNS, type Result } from '../run/outcome.ts';
import { groupCauses, problemsMarkdown, proseMarkdown } from '../run/problems.ts';
import { linkPlaces, type PlaceUrl } from './place-links.ts';

/** A job summary above 1 MiB is dropped whole by GitHub; the rest of the room is for other steps. */
export const SUMMARY_LIMIT_BYTES = 1_000_000;
/** GitHub refuses comments above 65,536 characters; bytes are never fewer than characters. */
export const COMMENT_LIMIT_BYTES = 65_536;
const MAXIMUM_OPEN_PROBLEMS = 10;

/** Facts of a run when its summary is written. */
export interface AnswerFacts {
  readonly title: string;
  readonly result: Result;
  readonly answer: Answer;
  readonly problems: readonly Problem[];
  /** Problems that `on-error: warn` turned into warnings. */
  readonly softened: readonly Finding[];
  readonly coverage: (Coverage & { readonly noun: string }) | undefined;
  readonly rules?: readonly string[];
  readonly runUrl?: string | undefined;
  /** Places that the answer may name, and the addresses of their lines. */
  readonly places?: Iterable<Location>;
  readonly placeUrl?: PlaceUrl | undefined;
}

/**
 * The one shape of all summaries and comments: the verdict with its sign and count on the first line, then what could
 * not be done, what to do, folded details, and one line about coverage. Cut at whole rows under `maxBytes` of UTF-8.
 */
export function renderAnswer(facts: AnswerFacts, maxBytes: number, marker?: string): string {
  const { answer, coverage, problems, rules = [], runUrl, softened } = facts;
  const account = [
    coverage && coverageLine(coverage, coverage.noun),
    runUrl && linkMarkdown('The run', runUrl),
  ];
  const links = rules.map((rule) => linkMarkdown(rule, ruleUrl(rule))).join(', ');
  const foot = [links && `Rules: ${links}`, account.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
  const isCut = problems.length > 0 && answer.countsProblems !== true;
  const blocks: MarkdownBlock[] = [
    ...(marker === undefined ? [] : [`${marker}\n`]),
    `### ${headingOf(facts)}`,
    ...problemBlocks(problems),
    ...(softened.length === 0 ? [] : [listMarkdown(softened.map(softenedMarkdown))]),
    ...(isCut && answer.words !== '' ? [`**So far:** ${answer.words}.`] : []),
    ...answer.actions,
    ...answer.details,
  ];
  // Reserved, so that a long table never pushes the account out.
  const room = foot === '' ? maxBytes : maxBytes - byteLength(foot) - 2;
  const linked = linkPlaces(blocks, facts.places ?? [], facts.placeUrl);
  const { text } = assembleMarkdown(linked, Math.max(0, room));
  return foot === '' ? text : `${text}\n${foot}\n`;
}

function headingOf({ answer, problems, result, softened, title }: AnswerFacts): string {
  const name = answer.title ?? title;
  const sign = RESULT_SIGNS[result];
  if (problems.length > 0 && answer.countsProblems !== true)
    return `${sign} ${name} could not finish: ${counted(problems.length, 'error')}`;
  const words = answer.words === '' && softened.length > 0 ? 'not everything could be checked' : answer.words;
  return words === '' ? `${sign} ${name}` : `${sign} ${name}: ${words}`;
}

function problemBlocks(problems: readonly Problem[]): readonly MarkdownBlock[] {
  if (problems.length === 0) return [];
  const causes = groupCauses(problems);
  const open = problemsMarkdown(causes.slice(0, MAXIMUM_OPEN_PROBLEMS));
  const rest = causes.slice(MAXIMUM_OPEN_PROBLEMS);
  if (rest.length === 0) return [open];
  return [open, detailsMarkdown(counted(rest.length, 'more problem'), problemsMarkdown(rest))];
}

function softenedMarkdown({ fix, message }: Finding): string {
  const lines = [message, ...(fix === undefined ? [] : fix.split('\n'))];
  return `⚠️ ${lines.map(proseMarkdown).join('<br>')}`;
}

/** The line of a summary that states how much was judged; `noun` is the singular of what the command counts. */
export function coverageLine(coverage: Coverage, noun: string): string {
  const parts = [accountLine(coverage, noun)];
  if (coverage.files !== undefined) parts.push(accountLine(coverage.files, 'file'));
  return `Coverage: ${parts.join('; ')}.`;
}

function accountLine({ seen, judged, skipped, unread, unresolved }: Account, noun: string): string {
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const why = skipped.map(({ why: reason, count }) => `${count} ${escapeMarkdown(reason)}`).join(', ');
  const words = [`${counted(seen, noun)} seen`, `${judged} judged`];
  if (left > 0) words.push(`${left} skipped (${why})`);
  if (unread.length > 0) words.push(`${unread.length} unread`);
  if (unresolved.length > 0) words.push(`${unresolved.length} unresolved`);
  return words.join(', ');
}
