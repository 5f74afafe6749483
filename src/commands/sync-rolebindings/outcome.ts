import { countChanges, type RolePlan, type TrackedChange } from '../../domain/role-binding.ts';
import {
  driftFindings,
  failureFindings,
  noticeFindings,
  refusalFindings,
} from '../../domain/role-findings.ts';
import { planRows } from '../../domain/role-plan-file.ts';
import { planHash } from '../../domain/role-plan-hash.ts';
import type { Refusal } from '../../domain/role-refusal.ts';
import { type RoleReport, renderRolePlan, renderRoleSummary } from '../../report/role-plan.ts';
import type { Outcome, Problem } from '../outcome.ts';

/** What came of `plan`, `apply` or `drift`. */
export interface RoleRun {
  readonly mode: RoleReport['mode'];
  readonly plan: RolePlan;
  readonly tracked: readonly TrackedChange[];
  readonly refusals: readonly Refusal[];
  readonly problems: readonly Problem[];
  readonly runUrl: string | undefined;
  /** Further lines for the log. */
  readonly log: readonly string[];
}

/** The run as what log, summary and comment show. */
export function reportOf({ mode, plan, refusals, runUrl, tracked }: RoleRun): RoleReport {
  return { mode, plan, tracked, refusals, planHash: planHash(plan), runUrl };
}

/** Everything that the user sees of a run. */
export function roleOutcome(run: RoleRun): Outcome {
  const { mode, plan, problems, refusals, tracked } = run;
  const report = reportOf(run);
  const rows = planRows(tracked);
  const counts = countChanges(plan.changes);
  const summary = renderRoleSummary(report);
  const findings = [
    ...refusalFindings(refusals),
    ...(mode === 'drift' ? driftFindings(plan) : []),
    ...failureFindings(tracked),
    ...noticeFindings(plan),
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
    summary: summary.text,
    report: {
      mode,
      organization: plan.organization,
      ...Object.fromEntries(Object.entries(outputs).map(([name, value]) => [camelCase(name), value])),
      plan: rows,
    },
    stdout: [],
    log: [...renderRolePlan(report), ...run.log],
  };
}

/** Whether the run ends in another code than 0. */
export function isFailed({ mode, plan, problems, refusals }: RoleRun): boolean {
  return problems.length > 0 || refusals.length > 0 || (mode === 'drift' && plan.changes.length > 0);
}

function verdictOf(run: RoleRun, hasWarnings: boolean): Outcome['verdict'] {
  if (isFailed(run)) return 'fail';
  return hasWarnings ? 'warn' : 'pass';
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
