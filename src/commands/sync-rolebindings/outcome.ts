import type { Account } from '../../kit/run/coverage.ts';
import type { Outcome, Problem } from '../../kit/run/outcome.ts';
import type { Verified } from './apply/verify.ts';
import type { Refusal } from './guards/role-refusal.ts';
import { countChanges, type RolePlan, type TrackedChange } from './plan/role-binding.ts';
import {
  driftFindings,
  failureFindings,
  leftFindings,
  noticeFindings,
  refusalFindings,
} from './plan/role-findings.ts';
import { planRows } from './plan/role-plan-file.ts';
import { planHash } from './plan/role-plan-hash.ts';
import { type RoleReport, renderRolePlan, roleAnswer } from './report/role-plan.ts';
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
  /** What `apply` saw afterwards. */
  readonly verified: Verified;
  readonly log: readonly string[];
}

function reportOf({ mode, plan, refusals, tracked }: RoleRun): RoleReport {
  return { mode, plan, tracked, refusals, planHash: planHash(plan) };
}

/** Everything that users see of a run. */
export function roleOutcome(run: RoleRun): Outcome<SyncRolebindingsRuleId> {
  const { mode, plan, problems, refusals, tracked, verified } = run;
  const report = reportOf(run);
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

/** What follows a plan that may be applied, or drift. */
function nextOf({ mode, plan, refusals }: RoleRun, hash: string): Pick<Outcome, 'next'> {
  if (plan.changes.length === 0 || refusals.length > 0) return {};
  if (mode === 'plan') return { next: `sync-rolebindings --mode apply --plan-hash ${hash}` };
  return mode === 'drift' ? { next: 'sync-rolebindings --mode plan' } : {};
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
