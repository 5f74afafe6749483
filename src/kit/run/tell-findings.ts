import { resolve } from 'node:path';
import { firstEntries, formFor } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import { clipText, plainLine } from '../../base/plain-text.ts';
import { isWithin, leavesWorkspace, readTextFileNow } from '../../host/files/files.ts';
import type { Host } from '../../host/host.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';
import { ruleUrl } from '../findings/rule.ts';
import type { LazyFinding, Outcome, Problem } from './outcome.ts';
import { groupUnplaced } from './problems.ts';

/** Maximum number of annotations per level and step; the host drops the rest. */
const MAXIMUM_ANNOTATIONS = 10;
/** Maximum number of findings per level in the log; nobody reads many thousand lines. */
const MAXIMUM_LISTED = 200;
const MAXIMUM_FRAMES = 5;
const LEVELS = ['error', 'warning', 'notice'] as const;

/** Writes the problems to the log, one cause once; `frames`: with the lines of the checkout that they are about. */
export function tellProblems(host: Host, outcome: Outcome, frames: boolean): void {
  let framed = 0;
  for (const problem of groupUnplaced(outcome.problems)) {
    tellProblem(host, problem);
    const { location } = problem;
    if (!frames || location === undefined || framed >= MAXIMUM_FRAMES) continue;
    const frame = codeFrame(host.context.workspace, location);
    if (frame === undefined) continue;
    framed += 1;
    host.quote(frame);
  }
}

/** Writes one problem to the log, or on its line. */
export function tellProblem(host: Host, problem: Outcome['problems'][number]): void {
  const text = [problem.message, problem.fix, problem.copy].filter((part) => part !== undefined).join('\n');
  if (problem.location === undefined) host.log.error(text);
  else host.annotate({ level: 'error', title: 'platform-actions', message: text, ...problem.location });
}

/** Those that are created only now come first. */
function* allFindings({ findings, lazyFindings = [] }: Outcome): Generator<LazyFinding | Finding> {
  yield* lazyFindings;
  yield* findings;
}

function madeOf(finding: LazyFinding | Finding): Finding {
  return 'make' in finding ? finding.make() : finding;
}

/** The first findings of an outcome, at most `most`. */
export function* madeFindings(outcome: Outcome, most: number): Generator<Finding> {
  let left = most;
  for (const finding of allFindings(outcome)) {
    if (left <= 0) return;
    left -= 1;
    yield madeOf(finding);
  }
}

/** Number of findings of an outcome. */
export function countFindings({ findings, lazyFindings = [] }: Outcome): number {
  let count = findings.length;
  for (const _ of lazyFindings) count += 1;
  return count;
}

/** Writes the findings as annotations and log lines. */
export function tellFindings(host: Host, outcome: Outcome, annotations: boolean): void {
  const native = host.capabilities.annotations === 'native';
  const annotated = annotations ? (native ? MAXIMUM_ANNOTATIONS : MAXIMUM_LISTED) : 0;
  const first: Record<FindingLevel, Finding[]> = { error: [], warning: [], notice: [] };
  const counts: Record<FindingLevel, number> = { error: 0, warning: 0, notice: 0 };
  for (const finding of allFindings(outcome)) {
    const { level } = finding;
    counts[level] += 1;
    if (counts[level] <= MAXIMUM_LISTED) first[level].push(madeOf(finding));
  }
  for (const level of LEVELS) {
    const shown = first[level].slice(0, annotated);
    for (const finding of native ? shown : groupEqual(shown))
      host.annotate({
        level,
        title: native ? finding.title : `${finding.title} (${finding.rule})`,
        message: native ? `${messageOf(finding)}\n${ruleLine(finding.rule)}` : messageOf(finding),
        ...finding.location,
      });
    // Notices require no action: those not shown are counted here and are in the report.
    const listed = level === 'notice' && annotations ? [] : first[level].slice(annotated);
    if (listed.length > 0) host.log.info(listed.map(lineOf).join('\n'));
    if (annotations && native && listed.length > 0)
      host.log.info(
        `${listed.length} more ${level}${formFor(listed.length, ' is', 's are')} listed here without an annotation.`,
      );
    const left = counts[level] - shown.length - listed.length;
    if (left > 0)
      host.log.info(`${left} more ${level}${formFor(left, ' is', 's are')} not listed here: see the report.`);
  }
  // A native annotation has the link of its own rule.
  const told = LEVELS.flatMap((level) => first[level].slice(native ? annotated : 0));
  const rules = new Set(told.map(({ rule }) => rule));
  if (rules.size > 0) host.log.info([...rules].map(ruleLine).join('\n'));
}

const MAXIMUM_PLACES = 20;

/** Findings that say the same as one, with the places of the others; an annotation needs its own place. */
function groupEqual(findings: readonly Finding[]): readonly Finding[] {
  const groups = groupBy(findings, ({ fix, location, message, rule, title }) =>
    JSON.stringify([location === undefined, rule, title, message, fix]),
  );
  return [...groups.values()].flatMap(([first, ...others]): readonly Finding[] => {
    const places = others.map(({ location }) => `${plainLine(location?.file ?? '')}:${location?.line}`);
    if (first.location === undefined || places.length === 0) return [first, ...others];
    const list = firstEntries(places, MAXIMUM_PLACES, (place) => place).join(', ');
    return [{ ...first, message: `${first.message}\nAlso at ${list}.` }];
  });
}

const ruleLine = (rule: string): string => `${rule}: ${ruleUrl(rule)}`;

function lineOf({ level, location, rule, title, ...finding }: Finding): string {
  const place = location === undefined ? '' : `${plainLine(location.file)}:${location.line}: `;
  return `${place}${level}: ${title} (${rule}): ${messageOf(finding)}`;
}

function messageOf(finding: Pick<Finding, 'fix' | 'message'>): string {
  return finding.fix === undefined ? finding.message : `${finding.message}\n${finding.fix}`;
}

const MAXIMUM_BYTES = 1024 * 1024;
/** Longer lines are cut; a caret beyond that is left out. */
const WIDTH = 110;

/** The line of a file that a problem is about, below the one before it, with a caret; `undefined` if it cannot be shown. */
export function codeFrame(
  workspace: string,
  { column, file, line }: NonNullable<Problem['location']>,
): string | undefined {
  const path = resolve(workspace, file);
  if (!isWithin(workspace, path) || leavesWorkspace(workspace, path)) return undefined;
  const lines = textOf(path)?.split(/\r?\n/);
  if (!lines?.[line - 1]?.trim()) return undefined;
  const gutter = String(line).length;
  const shown = [line - 1, line].flatMap((number) => {
    const text = lines[number - 1];
    if (text === undefined) return [];
    const mark = number === line ? '>' : ' ';
    return [`${mark} ${String(number).padStart(gutter)} | ${clipText(text.replaceAll('\t', ' '), WIDTH)}`];
  });
  const caret =
    column === undefined || column > WIDTH ? [] : [`  ${' '.repeat(gutter)} | ${' '.repeat(column - 1)}^`];
  return [...shown, ...caret].join('\n');
}

function textOf(path: string): string | undefined {
  try {
    return readTextFileNow(path, MAXIMUM_BYTES);
  } catch {
    // The problem itself is reported anyway; its frame is a convenience.
    return undefined;
  }
}
