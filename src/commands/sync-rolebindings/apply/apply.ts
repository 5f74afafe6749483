import { counted } from '../../../base/counted.ts';
import { mapPool } from '../../../base/pool.ts';
import type {
  AddBinding,
  Change,
  CreateIdentity,
  RemoveBinding,
  RolePlan,
  UpdateIdentity,
} from '../plan/role-binding.ts';
import { applyAdditions } from './apply-additions.ts';
import { applyCreation, applyUpdate } from './apply-identities.ts';
import { applyRemovals } from './apply-removals.ts';
import { type Applied, type ApplyOptions, type ApplyState, isStopped } from './apply-state.ts';

/**
 * Makes the changes of a plan that no guard blocks: claim changes, identities, additions, other
 * changes, removals. A failed change does not stop the rest; a second run finishes the work. Never throws.
 */
export async function applyPlan(plan: RolePlan, options: ApplyOptions): Promise<Applied> {
  const state: ApplyState = {
    ...options,
    plan,
    tracked: plan.changes.map((change) => ({ change, status: 'planned' })),
    made: new Map(),
    unchanged: new Set(),
    removed: new Set(),
    settled: 0,
    wrote: false,
    outages: 0,
    stopped: undefined,
    failures: [],
  };
  // A write in progress may succeed.
  options.begun?.(() => conclude({ ...state, wrote: true }));
  const inPool = <T>(items: readonly T[], work: (item: T) => Promise<void>) =>
    mapPool(items, state.concurrency, work);
  const updates = numbered(plan, (change): change is UpdateIdentity => change.action === 'update');
  const claims = updates.filter(({ change }) => change.claims !== undefined);
  const words = updates.filter(({ change }) => change.claims === undefined);
  await inPool(claims, ({ change, index }) => applyUpdate(state, index, change));
  const creations = numbered(plan, (change): change is CreateIdentity => change.action === 'create');
  await inPool(creations, ({ change, index }) => applyCreation(state, index, change));
  await applyAdditions(
    state,
    numbered(plan, (change): change is AddBinding => change.action === 'add'),
  );
  await inPool(words, ({ change, index }) => applyUpdate(state, index, change));
  await applyRemovals(
    state,
    numbered(plan, (change): change is RemoveBinding => change.action === 'remove'),
  );
  return conclude(state);
}

function numbered<T extends Change>(
  plan: RolePlan,
  is: (change: Change) => change is T,
): readonly { readonly index: number; readonly change: T }[] {
  return plan.changes.flatMap((change, index) => (is(change) ? [{ index, change }] : []));
}

function conclude(state: ApplyState): Applied {
  const { failures, signal, stopped, tracked } = state;
  const applied = tracked.filter(({ status }) => status === 'done').length;
  const failed = tracked.filter(({ status }) => status === 'failed').length;
  const left = tracked.length - applied;
  if (left === 0) return { tracked, applied, failed, problems: [] };
  const reason = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
  const why = stopped?.message ?? (isStopped(state) ? reason : failures[0]?.message);
  const message = `${left} of ${counted(tracked.length, 'change')} could not be made${why === undefined ? '' : `: ${why}`}`;
  const other = failures.map(({ kind }) => kind).find((kind) => kind !== 'guard');
  const hasWritten = state.wrote || applied > 0;
  // The finding of each says what a guard kept; nothing else went wrong.
  if (!hasWritten && failed === left && other === undefined)
    return { tracked, applied, failed, problems: [] };
  const kind = hasWritten ? 'partial' : (other ?? 'service');
  const fix = 'fix the errors above, then run again; a second run finishes the work';
  return { tracked, applied, failed, problems: [{ kind, message, fix }] };
}
