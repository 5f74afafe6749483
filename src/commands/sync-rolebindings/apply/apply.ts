import { counted } from '../../../base/counted.ts';
import { mapPool } from '../../../base/pool.ts';
import type { Problem } from '../../../kit/run/outcome.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { toProblems } from '../../../session/problems.ts';
import { type Change, changesOf, countOf, type RoleNotice, type RolePlan } from '../plan/role-change.ts';
import { canonicalChange } from '../plan/role-plan-file.ts';
import { firstOf, signedSentence } from '../plan/role-words.ts';
import { applyAdditions, MAXIMUM_REFUSED } from './apply-additions.ts';
import { applyCreation, applyRemovals, applyUpdate } from './apply-identities.ts';
import type { Applied, ApplyOptions, ApplyState } from './apply-state.ts';

/** Makes the changes of a plan in their order; a failed one stops no other, a second run finishes. Never throws. */
export async function applyPlan(plan: RolePlan, options: ApplyOptions): Promise<Applied> {
  const state: ApplyState = {
    ...options,
    plan,
    tracked: new Map(plan.changes.map((change) => [change, { change, status: 'planned' }])),
    made: new Map(),
    unchanged: new Set(),
    removed: new Set(),
    batchesLeft: MAXIMUM_REFUSED,
    settled: 0,
    wrote: false,
    outages: 0,
    stopped: undefined,
    failures: [],
  };
  // A write in progress may still succeed.
  options.begun?.(() => conclude({ ...state, wrote: true }));
  const update = async (ofClaims: boolean): Promise<void> => {
    const updates = changesOf(plan, 'update').filter(({ claims }) => (claims !== undefined) === ofClaims);
    await mapPool(updates, state.concurrency, (change) => applyUpdate(state, change));
  };
  await update(true);
  await mapPool(changesOf(plan, 'create'), state.concurrency, (change) => applyCreation(state, change));
  await applyAdditions(state, changesOf(plan, 'add'));
  await update(false);
  await applyRemovals(state, changesOf(plan, 'remove'));
  return conclude(state);
}

function conclude(state: ApplyState): Applied {
  const { failures, signal, stopped } = state;
  const tracked = [...state.tracked.values()];
  const left = tracked.length - countOf(tracked, 'done');
  const other = failures.map(({ kind }) => kind).find((kind) => kind !== 'guard');
  const hasWritten = state.wrote || left < tracked.length;
  // The findings say what guards kept; nothing else went wrong.
  const isGuardOnly = !hasWritten && countOf(tracked, 'failed') === left && other === undefined;
  if (left === 0 || isGuardOnly) return { tracked, problems: [] };
  const reason = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
  const why = stopped?.message ?? (signal.aborted ? reason : undefined);
  // The finding of each failed change has its cause.
  const isTold = why === undefined || tracked.some(({ note, status }) => status === 'failed' && note === why);
  const message = `${left} of ${counted(tracked.length, 'change')} could not be made${isTold ? '' : `: ${why}`}`;
  const kind = hasWritten ? 'partial' : (other ?? 'service');
  const fix = 'fix the reported errors, then run again; a second run finishes the work';
  return { tracked, problems: [{ kind, message, fix }] };
}

/** Result of reading the organization again after the writes. */
export interface Verified {
  /** Changes that are still needed, apart from those that failed and were reported. */
  readonly left: readonly Change[];
  /** Notices of the plan that was made afterwards, such as duplicates that another run created meanwhile. */
  readonly notices: readonly RoleNotice[];
  readonly problems: readonly Problem[];
}

/** The result without a second look. */
export const UNVERIFIED: Verified = { left: [], notices: [], problems: [] };

/** Milliseconds before each look: other runs need a moment to finish, and a list may lag behind a write. */
const VERIFY_LOOKS_MS = [1500, 1500, 3000, 6000];

/** Plans again after the writes, by `plan`; what is left then, or cannot be read, is exit 6. Never throws. */
export async function verifyApplied(
  { tracked }: Applied,
  {
    clock,
    plan,
    signal,
  }: Pick<ApplyOptions, 'clock' | 'signal'> & { readonly plan: () => Promise<RolePlan> },
): Promise<Verified> {
  const unmade = tracked.filter(({ status }) => status !== 'done');
  const known = new Set(unmade.map(({ change }) => canonicalChange(change)));
  let seen = UNVERIFIED;
  for (const waitMs of VERIFY_LOOKS_MS) {
    await clock.sleep(waitMs, signal);
    if (signal.aborted) return seen;
    try {
      const { changes, notices } = await plan();
      const left = changes.filter((change) => !known.has(canonicalChange(change)));
      seen = { left, notices, problems: left.length === 0 ? [] : [leftProblem(left)] };
    } catch (error) {
      seen = { ...UNVERIFIED, problems: [unreadProblem(error)] };
      if (!isIncompleteList(error)) break;
    }
    if (seen.problems.length === 0) break;
  }
  return seen;
}

/** Whether a list lacks rows that it must have, which passes if it lags behind; a failed request has had all its tries. */
function isIncompleteList(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'UNDECODABLE' && error.httpStatus === 0;
}

function leftProblem(left: readonly Change[]): Problem {
  const verb = left.length === 1 ? 'is' : 'are';
  const message = `After \`apply\`, ${counted(left.length, 'change')} ${verb} still needed: ${firstOf(left.map(signedSentence))}`;
  const fix = 'check whether something else changes the same role bindings, then run again';
  return { kind: 'partial', message, fix };
}

function unreadProblem(error: unknown): Problem {
  const why = toProblems(error, undefined).map((problem) => problem.message);
  const message = `The result of \`apply\` could not be checked: ${why.join('; ')}`;
  return { kind: 'partial', message, fix: 'run `mode: plan` to see whether anything is left' };
}
