import { isSameJson } from '../../../base/json-value.ts';
import { compareText } from '../../../base/plain-text.ts';
import { mapPool } from '../../../base/pool.ts';
import { parseTime } from '../../../base/time.ts';
import { HIDDEN, unlessRefused } from '../../../platform/errors.ts';
import { isOwnerName } from '../guards/role-refusal.ts';
import { mayBeGone, type ObservedBinding, type ObservedIdentity } from '../plan/observed-world.ts';
import type {
  ClaimChange,
  CreateIdentity,
  Grant,
  RemoveBinding,
  TrackedChange,
  UpdateIdentity,
} from '../plan/role-change.ts';
import { type ApplyState, attempt, refuse, settle } from './apply-state.ts';
import type { IdentityChange } from './role-port.ts';

/** How long a new identity may be unknown to parts of the service. */
const FRESH_MS = 30_000;
/** A second identity with the same claims would be worse than waiting. */
const IDENTITY_LOOKS_MS = [0, 1000, 2000, 4000, 8000];

/** Creates an identity in the organization, unless another run has created it in the meantime. */
export async function applyCreation(state: ApplyState, change: CreateIdentity): Promise<void> {
  await attempt(state, change, async () => {
    const { clock, made, plan, port } = state;
    const { name } = change.identity;
    const { claimMatch, description } = change;
    const look = async () => (await meantIdentities(state, change))[0]?.uid;
    const create = async (): Promise<Settlement> => {
      let own: string | undefined;
      const send = async () => {
        own = await port.createIdentity(plan.organization.uid, { name, description, claimMatch });
        return own;
      };
      const uid = await settle(state, { send, look, looksMs: IDENTITY_LOOKS_MS });
      return settleTwins(state, change, { uid, own });
    };
    const there = await look();
    const settled = there === undefined ? await create() : { uid: there, note: 'it already existed' };
    made.set(name, { uid: settled.uid, freshUntilMs: clock.now() + FRESH_MS });
    return settled;
  });
}

type Settlement = Pick<TrackedChange, 'note' | 'unused'> & { readonly uid: string };

/**
 * Looks again after a creation: two runs at the same time make two identities, which the next plan could not tell apart. The
 * oldest is used; the other one is reported, since deleting it would take a token that may delete identities.
 */
async function settleTwins(
  state: ApplyState,
  change: CreateIdentity,
  { own, uid }: { readonly uid: string; readonly own: string | undefined },
): Promise<Settlement> {
  try {
    const found = await meantIdentities(state, change);
    const [oldest, ...others] = found;
    if (oldest === undefined || others.length === 0) return { uid };
    // Which one is older is known only if both are listed.
    const isListed = own === undefined || found.some((identity) => identity.uid === own);
    const unused = [...others.map((identity) => identity.uid), ...(isListed ? [] : [own])];
    return { uid: oldest.uid, note: 'another run created it at the same time', unused };
  } catch {
    // The identity exists; the next plan reports a twin, if there is one.
    return { uid };
  }
}

/** Identities that match the change, the oldest first; if times are equal or missing, in the order of uids. */
async function meantIdentities({ port }: ApplyState, { claimMatch, identity: { name } }: CreateIdentity) {
  const found = (await port.listIdentities(name)).filter(
    ({ issuer, kind, subject }) =>
      kind === 'claim-match' && issuer === claimMatch.issuer && subject === claimMatch.subject,
  );
  // As times: in texts, a whole second (`…00Z`) would come after its parts (`…00.5Z`).
  const madeAt = ({ createTime }: (typeof found)[number]): number => parseTime(createTime) ?? 0;
  return found.toSorted((a, b) => madeAt(a) - madeAt(b) || compareText(a.uid, b.uid));
}

/** Changes claims, name or description; an identity whose claims could not be changed gets nothing new in this run. */
export async function applyUpdate(state: ApplyState, change: UpdateIdentity): Promise<void> {
  const { port, tracked, unchanged } = state;
  const { claims, description, identity, name } = change;
  const fields: IdentityChange = {
    ...(name === undefined ? {} : { name: name.to }),
    ...(description === undefined ? {} : { description: description.to }),
    ...(claims === undefined ? {} : { claimMatch: { ...claims.kept, ...claims.to } }),
  };
  const isDone = (now: ObservedIdentity) =>
    (name === undefined || now.name === name.to) &&
    (description === undefined || now.description === description.to) &&
    (claims === undefined || isChanged(claims, now));
  await attempt(state, change, async () => {
    const after = await settle(state, {
      send: () => port.updateIdentity(identity.uid, fields),
      look: async () => {
        const now = await port.getIdentity(identity.uid);
        return now !== undefined && isDone(now) ? now : undefined;
      },
    });
    if (!isDone(after)) refuse('the service reported success, but the identity is not as it should be');
    return {};
  });
  if (claims !== undefined && tracked.get(change)?.status !== 'done') unchanged.add(identity.uid);
}

/** Whether an identity accepts the new issuer and subject, and only with the other claims that stay. */
function isChanged({ kept, to }: ClaimChange, { issuer, otherClaims, subject }: ObservedIdentity): boolean {
  return issuer === to.issuer && subject === to.subject && isSameJson(otherClaims, kept);
}

/** Removes bindings; those of `owner` on the organization one at a time, because each must see the result of the one before. */
export async function applyRemovals(state: ApplyState, removals: readonly RemoveBinding[]): Promise<void> {
  const isOwner = (removal: RemoveBinding) => isOwnerOfOrganization(state, removal);
  const others = removals.filter((removal) => !isOwner(removal));
  await mapPool(others, state.concurrency, (removal) => applyRemoval(state, removal));
  for (const removal of removals.filter(isOwner)) await applyRemoval(state, removal);
}

/**
 * Removes a binding after reading it again: it must be what the plan saw, a duplicate is removed only while its twin
 * exists, and the last `owner` of the organization stays. That makes two concurrent runs harmless.
 */
async function applyRemoval(state: ApplyState, change: RemoveBinding): Promise<void> {
  const { port, removed } = state;
  await attempt(state, change, async () => {
    const now = await port.getBinding(change.uid);
    if (now !== undefined && !isSameGrant(now, change))
      refuse('it has changed since it was read, so it was not removed');
    await checkTwin(state, change);
    await checkOwner(state, change);
    await settle(state, {
      send: async () => {
        // One that no longer exists counts as deleted.
        await unlessRefused(['NOT_FOUND'], port.deleteBinding(change.uid));
        return true;
      },
      look: async () => ((await port.getBinding(change.uid)) === undefined ? true : undefined),
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
  if (twin === undefined || !isSameGrant(twin, change))
    refuse('the binding that it duplicates is gone, so this one stays');
}

/** Another binding of the same role must remain: one that exists now, or one that this run added. */
async function checkOwner(state: ApplyState, change: RemoveBinding): Promise<void> {
  if (!isOwnerOfOrganization(state, change)) return;
  const { group, role, uid } = change;
  const rows = await state.port.listBindings({ groupUid: group.uid, roleUid: role.uid });
  const isSameRole = (other: Pick<Grant, 'role' | 'group'>) =>
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
