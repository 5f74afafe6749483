import type { Location } from '../../base/location.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import type { Place } from '../../base/user-error.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';
import type { Account } from '../../kit/run/coverage.ts';
import type { Outcome, Problem } from '../../kit/run/outcome.ts';
import type { Verified } from './apply/apply.ts';
import type { Refusal } from './guards/role-refusal.ts';
import type { Named } from './plan/observed-world.ts';
import {
  type Change,
  countChanges,
  type RoleNotice,
  type RolePlan,
  type TrackedChange,
} from './plan/role-change.ts';
import { canonicalChange, planHash, planRows } from './plan/role-plan-file.ts';
import { changeSentence, signedSentence } from './plan/role-words.ts';
import { type RoleReport, renderRolePlan, roleAnswer } from './render-role-plan.ts';
import type { SyncRolebindingsFinding, SyncRolebindingsRuleId } from './rules.ts';

/** The result of `plan`, `apply` or `drift`. */
export interface RoleRun {
  readonly mode: RoleReport['mode'];
  readonly plan: RolePlan;
  readonly tracked: readonly TrackedChange[];
  readonly refusals: readonly Refusal[];
  readonly problems: readonly Problem[];
  readonly coverage: Account;
  /** Further findings, such as an incomplete list of bindings. */
  readonly warnings: readonly SyncRolebindingsFinding[];
  /** Result of reading the organization again after `apply`. */
  readonly verified: Verified;
  readonly log: readonly string[];
}

/** Everything that users see of a run. */
export function roleOutcome(run: RoleRun): Outcome<SyncRolebindingsRuleId> {
  const { mode, plan, problems, refusals, tracked, verified } = run;
  const report: RoleReport = { mode, plan, tracked, refusals, planHash: planHash(plan) };
  const rows = planRows(tracked);
  const counts = countChanges(plan.changes);
  const findings = [
    ...refusalFindings(refusals),
    ...(mode === 'drift' ? driftFindings(plan) : []),
    ...failureFindings(tracked),
    ...leftFindings(plan.organization, verified.left),
    ...noticeFindings(withLater(plan, verified)),
    ...run.warnings,
  ];
  const of = (status: TrackedChange['status']) => tracked.filter((change) => change.status === status).length;
  const outputs = {
    changes: counts.changes,
    'to-add': counts.toAdd,
    'to-change': counts.toChange,
    'to-remove': counts.toRemove,
    applied: of('done'),
    failed: of('failed'),
    blocked: refusals.length > 0,
    'plan-hash': report.planHash,
  };
  return {
    findings,
    problems,
    isGuarded: mode === 'apply' && refusals.length > 0,
    verdict: verdictOf(
      run,
      findings.some(({ level }) => level === 'warning'),
    ),
    outputs: { ...outputs, plan: rows },
    summary: () => roleAnswer(report),
    coverage: { ...run.coverage, noun: 'role binding' },
    report: {
      mode,
      organization: plan.organization,
      ...Object.fromEntries(Object.entries(outputs).map(([name, value]) => [camelCase(name), value])),
      plan: rows,
      ...(mode === 'apply'
        ? { left: planRows(verified.left.map((change) => ({ change, status: 'planned' }))) }
        : {}),
    },
    stdout: [],
    ...nextOf(run, report.planHash),
    log: [...renderRolePlan(report), ...run.log],
  };
}

/** The plan with the duplicates that appeared while it was applied. */
function withLater(plan: RolePlan, { notices }: Verified): RolePlan {
  const known = new Set(plan.notices.map(({ message }) => message));
  const later = notices.filter(({ kind, message }) => kind === 'duplicate-binding' && !known.has(message));
  return { ...plan, notices: [...plan.notices, ...later] };
}

/** Suggests the next command after a plan that may be applied, or after drift. */
function nextOf({ mode, plan, refusals }: RoleRun, hash: string): Pick<Outcome, 'next'> {
  if (plan.changes.length === 0 || refusals.length > 0) return {};
  if (mode === 'plan') return { next: { mode: 'apply', 'plan-hash': hash } };
  return mode === 'drift' ? { next: { mode: 'plan' } } : {};
}

/** Whether the run ends with an exit code other than 0. */
function isFailed({ mode, plan, problems, refusals, tracked }: RoleRun): boolean {
  if (tracked.some(({ status }) => status === 'failed')) return true;
  return problems.length > 0 || refusals.length > 0 || (mode === 'drift' && plan.changes.length > 0);
}

function verdictOf(run: RoleRun, hasWarnings: boolean): Outcome['verdict'] {
  if (isFailed(run)) return 'fail';
  return hasWarnings ? 'warn' : 'pass';
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const NOTICE_LEVELS: Readonly<Record<RoleNotice['kind'], FindingLevel>> = {
  'duplicate-binding': 'warning',
  'expired-entry': 'notice',
  'repeated-entry': 'notice',
  'unpruned-binding': 'notice',
};
const NOTICE_TITLES: Readonly<Record<RoleNotice['kind'], string>> = {
  'duplicate-binding': 'Binding given twice',
  'expired-entry': 'Entry has expired',
  'repeated-entry': 'Entry is repeated',
  'unpruned-binding': 'Binding is not in the file',
};

function locationOf({ file, line, column }: Place): Location {
  return { file, line, ...(column === undefined ? {} : { column }) };
}

/** One error for each guard that blocks the plan, on the line of the first change at fault. */
export function refusalFindings(refusals: readonly Refusal[]): readonly SyncRolebindingsFinding[] {
  return refusals.map(({ guard, message, fix, changes, place }) => {
    const at = place ?? changes[0]?.place;
    return {
      rule: `guard-${guard}`,
      level: 'error',
      title: `Blocked by ${guard}`,
      message,
      ...(at === undefined ? {} : { location: locationOf(at) }),
      fix,
      fingerprint: fingerprintOf(
        'role-guard',
        guard,
        ...(place === undefined ? [] : [place.file, message.replace(/ \([^(]*; 0 are allowed\)/, '')]),
        ...changes.map(canonicalChange).sort(),
      ),
    };
  });
}

/** Findings that are not changes: duplicates, expired and repeated entries, bindings that `prune` would remove. */
export function noticeFindings({ organization, notices }: RolePlan): readonly SyncRolebindingsFinding[] {
  return notices.map(({ kind, message, place }) => ({
    rule: kind,
    level: NOTICE_LEVELS[kind],
    title: NOTICE_TITLES[kind],
    message,
    location: locationOf(place),
    fingerprint: fingerprintOf(
      'role-notice',
      organization.uid,
      kind,
      message.replace(/ on line \d+(?: of `[^`]*`)?/, ''),
    ),
  }));
}

/** An error about one change, on the line that asks for it. */
function changeFinding(
  rule: 'drift' | 'left-change' | 'failed-change',
  title: string,
  message: string,
  change: Change,
  ...fingerprint: readonly string[]
): SyncRolebindingsFinding {
  return {
    rule,
    level: 'error',
    title,
    message,
    artifact: change.identity.name,
    location: locationOf(change.place),
    fingerprint: fingerprintOf(...fingerprint, canonicalChange(change)),
  };
}

/** One error for each difference between file and organization, on which `drift` fails. */
export function driftFindings({ organization, changes }: RolePlan): readonly SyncRolebindingsFinding[] {
  return changes.map((change) =>
    changeFinding(
      'drift',
      'Organization and file differ',
      `${signedSentence(change)}.`,
      change,
      'role-drift',
      organization.uid,
    ),
  );
}

/** One error for each change that is still needed after `apply`. */
export function leftFindings(
  organization: Named,
  left: readonly Change[],
): readonly SyncRolebindingsFinding[] {
  return left.map((change) => {
    const message = `Still needed after \`apply\`: ${signedSentence(change)}.`;
    return changeFinding(
      'left-change',
      'Change still needed',
      message,
      change,
      'role-left',
      organization.uid,
    );
  });
}

/** One error for each change that could not be made. */
export function failureFindings(tracked: readonly TrackedChange[]): readonly SyncRolebindingsFinding[] {
  return tracked
    .filter(({ status }) => status === 'failed')
    .map(({ change, note }) => {
      const message = `Could not ${changeSentence(change)}: ${note ?? 'no reason is known'}.`;
      return changeFinding('failed-change', 'Change failed', message, change, 'role-failure');
    });
}
