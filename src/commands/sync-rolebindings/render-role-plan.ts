import { counted } from '../../base/counted.ts';
import {
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  fenceFor,
  fenceMarkdown,
  listMarkdown,
  type RowBlock,
  tableMarkdown,
} from '../../base/markdown.ts';
import { plainLine, renderTextTable } from '../../base/plain-text.ts';
import { foldedList, placeMarkdown } from '../../kit/report/markdown-parts.ts';
import type { Answer } from '../../kit/run/outcome.ts';
import { proseMarkdown } from '../../kit/run/problems.ts';
import type { GuardRefusal } from './guards/role-refusal.ts';
import {
  type ChangeStatus,
  countChanges,
  countOf,
  type RolePlan,
  type TrackedChange,
} from './plan/role-change.ts';
import { changeDetails, changeSentence, changeSign, identityText } from './plan/role-words.ts';
import { type AccessPicture, countUnmanaged } from './plan/unmanaged.ts';
import type { RoleFinding } from './rules.ts';

const LONGEST_NAME = 60;
const LONGEST_NOTE = 300;

/** The parts of a run that are shown: the plan, its progress, and the guards that block it. */
export interface RoleReport {
  readonly mode: 'plan' | 'apply' | 'drift';
  readonly plan: RolePlan;
  readonly tracked: readonly TrackedChange[];
  readonly refusals: readonly GuardRefusal[];
  readonly access: AccessPicture;
  readonly deleted: readonly RoleFinding[];
}

const STATUS_WORDS: Readonly<Record<ChangeStatus, string>> = {
  planned: '',
  done: 'done',
  failed: 'FAILED',
  blocked: 'blocked',
};

/** Changes as aligned rows that begin with their sign, one line each; foreign text is made visible and cut. */
function renderPlanRows(tracked: readonly TrackedChange[]): readonly string[] {
  const short = (text: string): string => plainLine(text, LONGEST_NAME);
  return renderTextTable(
    tracked.map(({ change, status }) => {
      const what = change.kind === 'binding' ? [short(change.role.name), short(change.group.name)] : ['', ''];
      const words = [STATUS_WORDS[status], changeDetails(change)];
      const { file, line } = change.place;
      return [
        changeSign(change),
        change.kind,
        identityText(change.identity, LONGEST_NAME),
        ...what,
        `(${plainLine(file, LONGEST_NOTE)}:${line})`,
        words.filter((text) => text !== '').join(': '),
      ];
    }),
  );
}

/** The report as lines for a log: counts, rows, and the hash. All else are findings, which the log shows anyway. */
export function renderRolePlan(report: RoleReport, hash: string): readonly string[] {
  const { mode, plan, tracked } = report;
  const rows = mode === 'drift' ? [] : renderPlanRows(tracked);
  return [
    `${plainLine(plan.organization.name, LONGEST_NAME)}: ${headline(report)}`,
    ...rows.map((row) => `  ${row}`),
    `plan hash: ${hash}`,
  ];
}

/** Begins with `2 to add, 1 to change, 0 to remove`, or `nothing to change`. */
function headline({ mode, plan, refusals, tracked }: RoleReport): string {
  const { changes, toAdd, toChange, toRemove } = countChanges(plan.changes);
  const some = `${toAdd} to add, ${toChange} to change, ${toRemove} to remove`;
  const counts = changes === 0 ? 'nothing to change' : some;
  if (refusals.length > 0)
    return `${counts}; blocked by ${counted(new Set(refusals.map(({ guard }) => guard)).size, 'guard')}`;
  if (mode !== 'apply' || tracked.length === 0) return counts;
  return `${counts}: ${countOf(tracked, 'done')} done, ${countOf(tracked, 'failed')} failed, ${countOf(tracked, 'planned')} not attempted`;
}

const TITLES: Readonly<Record<RoleReport['mode'], string>> = {
  plan: 'Plan of role bindings',
  apply: 'Role bindings',
  drift: 'Drift of role bindings',
};

/** The answer of the command: refusals in words, failures with their reasons, then the plan as a diff. */
export function roleAnswer(report: RoleReport, hash: string): Answer {
  const { access, deleted, mode, plan, refusals, tracked } = report;
  const { notices, organization } = plan;
  const failed = tracked.filter(({ status }) => status === 'failed');
  const rest = tracked.filter(({ status }) => status !== 'failed');
  const where = `${escapeMarkdown(organization.name, LONGEST_NAME)} (${codeMarkdown(organization.uid, LONGEST_NAME)})`;
  return {
    title: TITLES[mode],
    words: headline(report),
    actions: [
      ...(refusals.length === 0 ? [] : [refusalList(refusals)]),
      ...(failed.length === 0 ? [] : [failureTable(failed)]),
      ...(rest.length === 0 ? [] : [diffBlock(renderPlanRows(rest))]),
    ],
    details: [
      ...foldedList(`Deleted entries (${deleted.length})`, deleted, (entries) =>
        messageList(entries.map(({ fix = '', message }) => ({ message: `${message} ${fix}`.trimEnd() }))),
      ),
      ...foldedList(
        `Access that no entry names (${countUnmanaged(access.unmanaged)})`,
        access.unmanaged,
        messageList,
      ),
      ...foldedList(`Notices (${notices.length})`, notices, noticeList),
      ...foldedList(`Can give access (${access.holders.length})`, access.holders, messageList),
      detailsMarkdown('Organization and plan hash', `Organization ${where}\n\n${fenceMarkdown(hash)}`),
    ],
  };
}

const noticeList = (notices: RolePlan['notices']): RowBlock =>
  listMarkdown(notices.map(({ message, place }) => `${placeMarkdown(place)}: ${proseMarkdown(message)}`));

const messageList = (items: readonly { readonly message: string }[]): RowBlock =>
  listMarkdown(items.map(({ message }) => proseMarkdown(message)));

function refusalList(refusals: readonly GuardRefusal[]): RowBlock {
  const line = ({ fix, guard, message }: GuardRefusal): string =>
    `❌ **${guard}**: ${[message, ...fix.split('\n')].map(proseMarkdown).join('<br>')}`;
  return listMarkdown(refusals.map(line));
}

function failureTable(failed: readonly TrackedChange[]): RowBlock {
  return tableMarkdown(
    ['Failed', 'Why', 'Asked for in'],
    failed.map(({ change, note }) => [
      `❌ ${proseMarkdown(changeSentence(change))}`,
      escapeMarkdown(note ?? 'no reason is known'),
      placeMarkdown(change.place),
    ]),
  );
}

/** Rows in a fence of kind `diff`, which colors signs (`!` for a change). */
function diffBlock(rows: readonly string[]): RowBlock {
  const fence = fenceFor(rows);
  return {
    before: `${fence}diff\n`,
    rows: rows.map((row) => `${row.replace(/^~/, '!')}\n`),
    after: `${fence}\n`,
    more: (omitted) => `  ${omitted} more, omitted here for size; the report lists all of them\n`,
  };
}
