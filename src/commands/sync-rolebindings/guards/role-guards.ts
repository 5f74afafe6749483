import { counted } from '../../../base/counted.ts';
import { createKnowledge, type Named, type ObservedWorld } from '../plan/observed-world.ts';
import type { RemoveBinding, RolePlan } from '../plan/role-change.ts';
import { judgeGrants } from './role-grant-guards.ts';
import { type ClaimUpdate, type GuardSettings, isOwnerName, OWNER, type Refusal } from './role-refusal.ts';

/** Number of owned bindings up to which the percentage is not checked. */
const SMALL_NUMBER = 4;
/** Checks a plan with every guard; any refusal blocks all of it. */
export function judgeGuards(
  plan: RolePlan,
  world: ObservedWorld,
  settings: GuardSettings,
): readonly Refusal[] {
  const removals = plan.changes.filter((change) => change.action === 'remove');
  const claimChanges = plan.changes.filter(
    (change): change is ClaimUpdate => change.action === 'update' && change.claims !== undefined,
  );
  // Whoever has a binding twice keeps the access without the duplicate.
  const losses = removals.filter(({ reason }) => reason !== 'duplicate');
  return [
    ...judgeNumber(losses, settings),
    ...judgeShare(losses, plan.ownedBindings, settings),
    ...judgeSelf(removals, claimChanges, settings),
    ...judgeOwners(plan, removals, world),
    ...judgeGrants(plan, claimChanges, settings, world),
    ...judgeClaims(claimChanges, settings),
  ];
}

function judgeNumber(removals: readonly RemoveBinding[], { maxDeletes }: GuardSettings): readonly Refusal[] {
  const number = removals.length;
  if (number <= maxDeletes) return [];
  return [
    {
      guard: 'max-deletes',
      message: `The plan removes ${counted(number, 'binding')}, but \`max-deletes\` is ${maxDeletes}.`,
      fix: `To allow it, set \`max-deletes: ${number}\`.`,
      input: 'max-deletes',
      changes: removals,
    },
  ];
}

function judgeShare(
  removals: readonly RemoveBinding[],
  owned: number,
  { maxDeletePercent }: GuardSettings,
): readonly Refusal[] {
  if (owned <= SMALL_NUMBER || removals.length * 100 <= maxDeletePercent * owned) return [];
  const percent = Math.ceil((removals.length * 100) / owned);
  return [
    {
      guard: 'max-delete-percent',
      message: `The plan removes ${removals.length} of ${counted(owned, 'owned binding')} (${percent} %), but \`max-delete-percent\` is ${maxDeletePercent}.`,
      fix: `To allow it, set \`max-delete-percent: ${percent}\`.`,
      input: 'max-delete-percent',
      changes: removals,
    },
  ];
}

function judgeSelf(
  removals: readonly RemoveBinding[],
  claimChanges: readonly ClaimUpdate[],
  { self, protectSelf }: GuardSettings,
): readonly Refusal[] {
  if (self.kind === 'unreadable') {
    const changes = [...removals, ...claimChanges];
    if (changes.length === 0) return [];
    return [
      {
        guard: 'unreadable-self',
        message: `The plan removes bindings or changes claims (${counted(changes.length, 'change')}; 0 are allowed), but the token does not say which identity is running, so that identity cannot be protected.`,
        fix: 'Sign in with `identity`, or run without `prune`.',
        input: 'identity',
        changes,
      },
    ];
  }
  const own = removals.filter(({ identity }) => identity.uid === self.uid);
  const ownClaims = claimChanges.filter(({ identity }) => identity.uid === self.uid);
  const refusals: Refusal[] = [];
  if (protectSelf && own.length > 0) {
    refusals.push({
      guard: 'protect-self',
      message: `The plan removes ${counted(own.length, 'binding')} of the running identity \`${self.uid}\`, but 0 may be removed.`,
      fix: 'Add these roles to the file. To allow it, set `protect-self: false`.',
      input: 'protect-self',
      changes: own,
    });
  }
  if (ownClaims.length > 0) {
    refusals.push({
      guard: 'own-claims',
      message: `The plan changes the claims of the running identity \`${self.uid}\` (1 identity; 0 are allowed). No input allows it.`,
      fix: 'Run with another identity, or leave these claims as they are.',
      input: undefined,
      changes: ownClaims,
    });
  }
  return refusals;
}

/**
 * Each role named `owner` keeps at least one holder on the organization; additions of the same plan count, because
 * they come first. A holder counts only if something else than a binding shows that it exists.
 */
function judgeOwners(
  plan: RolePlan,
  removals: readonly RemoveBinding[],
  world: ObservedWorld,
): readonly Refusal[] {
  const isOwner = ({ role, group }: { readonly role: Named; readonly group: Named }) =>
    isOwnerName(role.name) && group.uid === plan.organization.uid;
  const going = removals.filter(isOwner);
  const gone = new Set(going.map(({ uid }) => uid));
  const knows = createKnowledge(world);
  const staying = [
    ...world.bindings.filter((row) => !gone.has(row.uid) && knows(row.identity.uid)),
    ...plan.changes.filter(
      (change) =>
        change.action === 'add' && (change.identity.uid === undefined || knows(change.identity.uid)),
    ),
  ].flatMap((held) => ('role' in held && isOwner(held) ? [held] : []));
  const kept = new Set(staying.map(({ role }) => role.uid));
  const last = going.filter(({ role }) => !kept.has(role.uid));
  if (last.length === 0) return [];
  return [
    {
      guard: 'last-owner',
      message: `The plan would leave the organization with 0 bindings of \`${OWNER}\`, but at least 1 must remain. No input allows it.`,
      fix: 'Keep this one in the file, or grant `owner` to another identity first. A person counts as an owner if an entry of the file names them by `lookup`.',
      input: undefined,
      changes: last,
    },
  ];
}

function judgeClaims(
  claimChanges: readonly ClaimUpdate[],
  { allowClaimChanges }: GuardSettings,
): readonly Refusal[] {
  if (allowClaimChanges || claimChanges.length === 0) return [];
  return [
    {
      guard: 'allow-claim-changes',
      message: `The plan changes the claims of ${counted(claimChanges.length, 'identity', 'identities')}, but 0 are allowed: whoever matches the new claims gets all their roles.`,
      fix: 'To allow it, set `allow-claim-changes: true`.',
      input: 'allow-claim-changes',
      changes: claimChanges,
    },
  ];
}
