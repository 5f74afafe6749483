import { mapPool } from '../../../base/pool.ts';
import { HIDDEN, unlessRefused } from '../../../platform/errors.ts';
import { isOwnerName } from '../guards/role-refusal.ts';
import { mayBeGone, type Named, type ObservedBinding } from '../plan/observed-world.ts';
import type { RemoveBinding } from '../plan/role-change.ts';
import { type ApplyState, attempt, refuse, settle } from './apply-state.ts';

const REMOVAL_LOOKS_MS = [0, 1000, 2000];

/** Removes bindings; those of `owner` on the organization one at a time, because each must see the result of the one before. */
export async function applyRemovals(state: ApplyState, removals: readonly RemoveBinding[]): Promise<void> {
  const isOwner = (removal: RemoveBinding) => isOwnerOfOrganization(state, removal);
  const others = removals.filter((removal) => !isOwner(removal));
  await mapPool(others, state.concurrency, (removal) => applyRemoval(state, removal));
  for (const removal of removals.filter(isOwner)) await applyRemoval(state, removal);
}

/**
 * Removes a binding after reading it again: it must be what the plan saw, a duplicate is removed only while its twin exists,
 * and the last `owner` of the organization stays. That makes two concurrent runs harmless.
 */
async function applyRemoval(state: ApplyState, change: RemoveBinding): Promise<void> {
  const { port, removed } = state;
  await attempt(state, change, async () => {
    const now = await port.getBinding(change.uid);
    if (now !== undefined && !isSameGrant(now, change)) {
      refuse('it has changed since it was read, so it was not removed');
    }
    await checkTwin(state, change);
    await checkOwner(state, change);
    await settle(state, {
      send: async () => {
        // One that no longer exists counts as deleted.
        await unlessRefused(['NOT_FOUND'], port.deleteBinding(change.uid));
        return true;
      },
      look: async () => ((await port.getBinding(change.uid)) === undefined ? true : undefined),
      looksMs: REMOVAL_LOOKS_MS,
    });
    removed.add(change.uid);
    return now === undefined ? { note: 'it was already gone' } : {};
  });
}

function isSameGrant(row: ObservedBinding, { group, identity, role }: RemoveBinding): boolean {
  return row.identity.uid === identity.uid && row.role.uid === role.uid && row.group.uid === group.uid;
}

function isOwnerOfOrganization({ plan }: ApplyState, { group, role }: RemoveBinding): boolean {
  return isOwnerName(role.name) && group.uid === plan.organization.uid;
}

async function checkTwin({ port }: ApplyState, change: RemoveBinding): Promise<void> {
  if (change.keeps === undefined) return;
  const twin = await port.getBinding(change.keeps);
  if (twin === undefined || !isSameGrant(twin, change)) {
    refuse('the binding that it duplicates is gone, so this one stays');
  }
}

/** Another binding of the same role must remain: one that exists now, or one that this run added. */
async function checkOwner(state: ApplyState, change: RemoveBinding): Promise<void> {
  if (!isOwnerOfOrganization(state, change)) return;
  const { group, role, uid } = change;
  const rows = await state.port.listBindings({ groupUid: group.uid, roleUid: role.uid });
  const isSameRole = (other: { readonly role: Named; readonly group: Named }) =>
    other.role.uid === role.uid && other.group.uid === group.uid;
  const isOther = (row: ObservedBinding) => row.uid !== uid && !state.removed.has(row.uid) && isSameRole(row);
  const wasAdded = [...state.tracked.values()].some(
    ({ change: other, status }) =>
      other.action === 'add' &&
      status === 'done' &&
      isSameRole(other) &&
      (other.identity.uid === undefined || state.knows(other.identity.uid)),
  );
  if (wasAdded) return;
  for (const row of rows.filter(isOther)) if (await isHeld(state, row)) return;
  refuse('it is the last `owner` binding of the organization, which must stay', 'guard');
}

/** Whether somebody holds a binding: that of a deleted identity may still be listed, and a binding takes any uid. */
async function isHeld({ knows, plan, port }: ApplyState, row: ObservedBinding): Promise<boolean> {
  if (!mayBeGone(row, plan.organization) && knows(row.identity.uid)) return true;
  return (await unlessRefused(HIDDEN, port.getIdentity(row.identity.uid))) !== undefined;
}
