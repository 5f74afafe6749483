import {
  type AssembledMarkdown,
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  linkMarkdown,
  listMarkdown,
  type MarkdownBlock,
  type RowBlock,
} from '../base/markdown.ts';
import { plainLine } from '../base/plain-text.ts';
import { renderTextTable } from '../base/text-table.ts';
import {
  type ChangeStatus,
  countChanges,
  type PlanCounts,
  type RolePlan,
  type TrackedChange,
} from '../domain/role-binding.ts';
import type { Refusal } from '../domain/role-refusal.ts';
import { changeDetails, changeSign } from '../domain/role-words.ts';

/** Longest name in a row. */
const LONGEST_NAME = 60;
const LONGEST_NOTE = 300;
/** A job summary above 1 MiB is dropped whole by GitHub; the rest of the room is for other steps' words. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** GitHub refuses comments above 65,536 characters; bytes are never fewer than characters. */
const COMMENT_LIMIT_BYTES = 65_536;

/** What is shown of a run: the plan, how far it has come, and what blocks it. */
export interface RoleReport {
  readonly mode: 'plan' | 'apply' | 'drift';
  readonly plan: RolePlan;
  readonly tracked: readonly TrackedChange[];
  readonly refusals: readonly Refusal[];
  readonly planHash: string;
  readonly runUrl: string | undefined;
}

const STATUS_WORDS: Readonly<Record<ChangeStatus, string>> = {
  planned: '',
  done: 'done',
  failed: 'FAILED',
  blocked: 'blocked',
};

/** Changes as aligned rows that begin with `+`, `~` or `-`, one line each; foreign text is made visible and cut. */
export function renderPlanRows(tracked: readonly TrackedChange[]): readonly string[] {
  const short = (text: string): string => plainLine(text, LONGEST_NAME);
  return renderTextTable(
    tracked.map(({ change, status, note }) => {
      const what = change.kind === 'binding' ? [short(change.role.name), short(change.group.name)] : ['', ''];
      const words = [STATUS_WORDS[status], changeDetails(change), plainLine(note ?? '', LONGEST_NOTE)];
      const { file, line } = change.place;
      return [
        changeSign(change),
        change.kind,
        short(change.identity.name),
        ...what,
        words.filter((text) => text !== '').join(': '),
        `(${plainLine(file, LONGEST_NOTE)}:${line})`,
      ];
    }),
  );
}

/** `2 to add, 1 to change, 0 to remove`, or that nothing is to do. */
export function renderCounts({ changes, toAdd, toChange, toRemove }: PlanCounts): string {
  if (changes === 0) return 'nothing to change';
  return `${toAdd} to add, ${toChange} to change, ${toRemove} to remove`;
}

/** The report as lines for a log: counts, rows, what blocks, and the hash. */
export function renderRolePlan(report: RoleReport): readonly string[] {
  const { plan, refusals, tracked } = report;
  return [
    `${plainLine(plan.organization.name, LONGEST_NAME)}: ${headline(report)}`,
    ...renderPlanRows(tracked).map((row) => `  ${row}`),
    ...refusals.flatMap(({ message, fix }) => [`blocked: ${plainLine(message)}`, `  ${plainLine(fix)}`]),
    `plan hash: ${report.planHash}`,
  ];
}

/** The job summary, cut at a whole row under `maxBytes` of UTF-8. */
export function renderRoleSummary(report: RoleReport, maxBytes = SUMMARY_LIMIT_BYTES): AssembledMarkdown {
  return assembleMarkdown(summaryBlocks(report), maxBytes);
}

/** The pull-request comment: the marker (an HTML comment of the caller's) on the first line, then the summary. */
export function renderRoleComment(
  report: RoleReport,
  marker: string,
  maxBytes = COMMENT_LIMIT_BYTES,
): string {
  const { runUrl } = report;
  const link = runUrl === undefined ? [] : [`${linkMarkdown('Run', runUrl)}\n`];
  const [heading, ...blocks] = summaryBlocks(report);
  return assembleMarkdown([`${marker}\n`, heading, ...link, ...blocks], maxBytes).text;
}

function headline({ mode, plan, refusals, tracked }: RoleReport): string {
  const counts = renderCounts(countChanges(plan.changes));
  if (refusals.length > 0) return `${counts}; blocked`;
  if (mode !== 'apply' || tracked.length === 0) return counts;
  const of = (status: ChangeStatus) => tracked.filter((change) => change.status === status).length;
  return `${counts}: ${of('done')} done, ${of('failed')} failed, ${of('planned')} not tried`;
}

const TITLES: Readonly<Record<RoleReport['mode'], string>> = {
  plan: 'Plan of role bindings',
  apply: 'Role bindings',
  drift: 'Drift of role bindings',
};

function iconOf({ mode, refusals, tracked }: RoleReport): string {
  const isWrong =
    refusals.length > 0 ||
    (mode === 'drift' && tracked.length > 0) ||
    (mode === 'apply' && tracked.some(({ status }) => status !== 'done'));
  return isWrong ? '❌' : '✅';
}

function summaryBlocks(report: RoleReport): readonly [MarkdownBlock, ...MarkdownBlock[]] {
  const { mode, plan, planHash, refusals, tracked } = report;
  const { organization, notices } = plan;
  const where = `${escapeMarkdown(organization.name, LONGEST_NAME)} (${codeMarkdown(organization.uid, LONGEST_NAME)})`;
  return [
    `## ${iconOf(report)} ${TITLES[mode]}: ${headline(report)}\n`,
    ...(refusals.length === 0 ? [] : [refusalList(refusals)]),
    ...(tracked.length === 0 ? [] : [diffBlock(renderPlanRows(tracked))]),
    ...(notices.length === 0
      ? []
      : [
          detailsMarkdown(
            `Notices (${notices.length})`,
            listMarkdown(
              notices.map(({ message, place }) => `line ${place.line}: ${escapeMarkdown(message)}`),
            ),
          ),
        ]),
    `Organization ${where}, plan hash ${codeMarkdown(planHash)}\n`,
  ];
}

function refusalList(refusals: readonly Refusal[]): RowBlock {
  return listMarkdown(
    refusals.map(
      ({ guard, message, fix }) => `**${guard}**: ${escapeMarkdown(message)} ${escapeMarkdown(fix)}`,
    ),
  );
}

/** Rows in a fence of kind `diff`, which colours signs; the fence is longer than any run of backticks in them. */
function diffBlock(rows: readonly string[]): RowBlock {
  const runs = rows.flatMap((row) => Array.from(row.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
  return {
    before: `${fence}diff\n`,
    rows: rows.map((row) => `${row}\n`),
    after: `${fence}\n`,
    more: (omitted) => `  ${omitted} more, left out here for size; the report has all\n`,
  };
}
