import { counted } from '../../../base/counted.ts';
import { createKnowledge, type ObservedWorld } from '../plan/observed-world.ts';
import { changesOf, type Grant, type RemoveBinding, type RolePlan } from '../plan/role-change.ts';
import { judgeGrants } from './role-grant-guards.ts';
import {
  type ClaimUpdate,
  type GuardSettings,
  isOwnerName,
  OWNER,
  type Refusal,
  type RunningIdentity,
} from './role-refusal.ts';

/** Number of owned bindings up to which the percentage is not checked. */
const SMALL_NUMBER = 4;

/** Checks a plan with every guard; any refusal blocks all of it. */
export function judgeGuards(
  plan: RolePlan,
  world: ObservedWorld,
  settings: GuardSettings,
  self: RunningIdentity,
): readonly Refusal[] {
  const removals = changesOf(plan, 'remove');
  const claimChanges = changesOf(plan, 'update').filter(
    (change): change is ClaimUpdate => change.claims !== undefined,
  );
  // Removing a duplicate binding takes away no access.
  const losses = removals.filter(({ reason }) => reason !== 'duplicate');
  return [
    ...judgeNumber(losses, settings),
    ...judgeShare(losses, plan.ownedBindings, settings),
    ...judgeSelf(removals, claimChanges, self, settings['protect-self']),
    ...judgeOwners(plan, removals, world),
    ...judgeGrants(plan, claimChanges, settings, world),
    ...judgeClaims(claimChanges, settings),
  ];
}

function judgeNumber(changes: readonly RemoveBinding[], settings: GuardSettings): readonly Refusal[] {
  const most = settings['max-deletes'];
  const number = changes.length;
  if (number <= most) return [];
  const message = `The plan removes ${counted(number, 'binding')}, but \`max-deletes\` is ${most}.`;
  const fix = `To allow it, set \`max-deletes: ${number}\`.`;
  return [{ guard: 'max-deletes', input: 'max-deletes', message, fix, changes }];
}

function judgeShare(
  changes: readonly RemoveBinding[],
  owned: number,
  settings: GuardSettings,
): readonly Refusal[] {
  const most = settings['max-delete-percent'];
  const number = changes.length;
  if (owned <= SMALL_NUMBER || number * 100 <= most * owned) return [];
  const percent = Math.ceil((number * 100) / owned);
  const message = `The plan removes ${number} of ${counted(owned, 'owned binding')} (${percent} %), but \`max-delete-percent\` is ${most}.`;
  const fix = `To allow it, set \`max-delete-percent: ${percent}\`.`;
  return [{ guard: 'max-delete-percent', input: 'max-delete-percent', message, fix, changes }];
}

function judgeSelf(
  removals: readonly RemoveBinding[],
  claimChanges: readonly ClaimUpdate[],
  self: RunningIdentity,
  protectSelf: boolean,
): readonly Refusal[] {
  if (self.kind === 'unreadable') {
    const changes = [...removals, ...claimChanges];
    if (changes.length === 0) return [];
    const message = `The plan removes bindings or changes claims (${counted(changes.length, 'change')}; 0 are allowed), but the token does not say which identity is running, so that identity cannot be protected.`;
    const fix = 'Sign in with `identity`, or run without `prune`.';
    return [{ guard: 'unreadable-self', input: 'identity', message, fix, changes }];
  }
  const isOwn = ({ identity }: RemoveBinding | ClaimUpdate): boolean => identity.uid === self.uid;
  const own: Refusal = {
    guard: 'protect-self',
    input: 'protect-self',
    message: `The plan removes ${counted(removals.filter(isOwn).length, 'binding')} of the running identity \`${self.uid}\`, but 0 may be removed.`,
    fix: 'Add these roles to the file. To allow it, set `protect-self: false`.',
    changes: protectSelf ? removals.filter(isOwn) : [],
  };
  const ownClaims: Refusal = {
    guard: 'own-claims',
    input: undefined,
    message: `The plan changes the claims of the running identity \`${self.uid}\` (1 identity; 0 are allowed). No input allows it.`,
    fix: 'Run with another identity, or leave these claims as they are.',
    changes: claimChanges.filter(isOwn),
  };
  return [own, ownClaims].filter(({ changes }) => changes.length > 0);
}

/** Each role named `owner` keeps a holder on the organization who is known to exist, counting the plan's additions. */
function judgeOwners(
  plan: RolePlan,
  removals: readonly RemoveBinding[],
  world: ObservedWorld,
): readonly Refusal[] {
  const isOwner = ({ role, group }: Pick<Grant, 'role' | 'group'>) =>
    isOwnerName(role.name) && group.uid === plan.organization.uid;
  const gone = new Set(removals.map(({ uid }) => uid));
  const knows = createKnowledge(world);
  const added = changesOf(plan, 'add');
  const staying = [
    ...world.bindings.filter((row) => !gone.has(row.uid) && knows(row.identity.uid)),
    ...added.filter(({ identity }) => identity.uid === undefined || knows(identity.uid)),
  ];
  const kept = new Set(staying.filter(isOwner).map(({ role }) => role.uid));
  const changes = removals.filter((removal) => isOwner(removal) && !kept.has(removal.role.uid));
  if (changes.length === 0) return [];
  const message = `The plan would leave the organization with 0 bindings of \`${OWNER}\`, but at least 1 must remain. No input allows it.`;
  const fix =
    'Keep this one in the file, or grant `owner` to another identity first. A person counts as an owner if an entry of the file names them by `lookup`.';
  return [{ guard: 'last-owner', input: undefined, message, fix, changes }];
}

function judgeClaims(changes: readonly ClaimUpdate[], settings: GuardSettings): readonly Refusal[] {
  if (settings['allow-claim-changes'] || changes.length === 0) return [];
  const message = `The plan changes the claims of ${counted(changes.length, 'identity', 'identities')}, but 0 are allowed: whoever matches the new claims gets all their roles.`;
  const fix = 'To allow it, set `allow-claim-changes: true`.';
  return [{ guard: 'allow-claim-changes', input: 'allow-claim-changes', message, fix, changes }];
}
