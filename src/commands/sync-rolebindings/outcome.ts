import type { Account } from '../../kit/run/coverage.ts';
import type { Outcome, Problem } from '../../kit/run/outcome.ts';
import type { Verified } from './apply/apply.ts';
import { countChanges, countOf, type RolePlan } from './plan/role-change.ts';
import { planHash, planRows } from './plan/role-plan-file.ts';
import { type RoleReport, renderRolePlan, roleAnswer } from './render-role-plan.ts';
import {
  driftFindings,
  failureFindings,
  holderFindings,
  leftFindings,
  noticeFindings,
  refusalFindings,
  twinFindings,
  unmanagedFindings,
} from './role-findings.ts';
import type { RoleFinding, RoleRuleId } from './rules.ts';

/** The result of `plan`, `apply` or `drift`. */
export interface RoleRun extends RoleReport {
  readonly problems: readonly Problem[];
  readonly coverage: Account;
  readonly warnings: readonly RoleFinding[];
  readonly verified: Verified;
  readonly unmanaged: 'ignore' | 'warn' | 'fail';
  readonly log: readonly string[];
}

/** Everything that users see of a run. */
export function roleOutcome(run: RoleRun): Outcome<RoleRuleId> {
  const { access, mode, plan, problems, refusals, tracked, verified } = run;
  const hash = planHash(plan);
  const rows = planRows(tracked);
  const left = planRows(verified.left.map((change) => ({ change, status: 'planned' })));
  const counts = countChanges(plan.changes);
  const findings = [
    ...refusalFindings(refusals),
    ...(mode === 'drift' ? driftFindings(plan) : []),
    ...failureFindings(tracked),
    ...twinFindings(tracked),
    ...leftFindings(plan.organization, verified.left),
    ...run.deleted,
    ...unmanagedFindings(plan, access, run.unmanaged === 'fail' ? 'error' : 'warning'),
    ...noticeFindings(withLater(plan, verified)),
    ...holderFindings(plan, access),
    ...run.warnings,
  ];
  const outputs = {
    changes: counts.changes,
    'to-add': counts.toAdd,
    'to-change': counts.toChange,
    'to-remove': counts.toRemove,
    applied: countOf(tracked, 'done'),
    failed: countOf(tracked, 'failed'),
    blocked: refusals.length > 0,
    'plan-hash': hash,
  };
  const passed = findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
  return {
    findings,
    problems,
    isGuarded: mode === 'apply' && refusals.length > 0,
    verdict: isFailed(run) ? 'fail' : passed,
    outputs: { ...outputs, plan: rows },
    summary: () => roleAnswer(run, hash),
    coverage: { ...run.coverage, noun: 'role binding' },
    report: {
      mode,
      organization: plan.organization,
      ...Object.fromEntries(Object.entries(outputs).map(([name, value]) => [camelCase(name), value])),
      plan: rows,
      ...(run.unmanaged === 'ignore' ? {} : { unmanaged: access.unmanaged }),
      ...(mode === 'apply' ? { left } : {}),
    },
    stdout: [],
    ...nextOf(run, hash),
    log: [...renderRolePlan(run, hash), ...run.log],
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

function isFailed({ access, mode, plan, problems, refusals, tracked, unmanaged }: RoleRun): boolean {
  if (unmanaged === 'fail' && access.unmanaged.length > 0) return true;
  if (tracked.some(({ status }) => status === 'failed')) return true;
  return problems.length > 0 || refusals.length > 0 || (mode === 'drift' && plan.changes.length > 0);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
