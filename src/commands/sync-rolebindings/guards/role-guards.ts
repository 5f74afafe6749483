import { counted } from '../../../base/counted.ts';
import { parseJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { createKnowledge, type ObservedWorld } from '../plan/observed-world.ts';
import {
  type Change,
  changesOf,
  type Grant,
  grantKey,
  type RemoveBinding,
  type RolePlan,
} from '../plan/role-change.ts';
import { canonicalChange, type KeptPlan, planHash } from '../plan/role-plan-file.ts';
import { firstOf, shortName, signedSentence } from '../plan/role-words.ts';
import { judgeGrants } from './role-grant-guards.ts';
import {
  type ClaimUpdate,
  type GuardRefusal,
  type GuardSettings,
  isOwnerName,
  OWNER,
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
): readonly GuardRefusal[] {
  const removals = changesOf(plan, 'remove');
  const losses = accessLosses(removals);
  const claimChanges = changesOf(plan, 'update').filter(
    (change): change is ClaimUpdate => change.claims !== undefined,
  );
  return [
    ...removalGuards(losses, plan.ownedBindings, settings),
    ...selfGuards(removals, losses, claimChanges, self, settings['protect-self']),
    ownerGuard(plan, removals, world),
    ...judgeGrants(plan, claimChanges, settings, world),
    claimGuard(claimChanges, settings),
  ].filter(({ changes }) => changes.length > 0);
}

type Guards = readonly GuardRefusal[];

/** The removals that take access away: that of a duplicate does not, and equal bindings that all go count as one. */
function accessLosses(removals: readonly RemoveBinding[]): readonly RemoveBinding[] {
  const losses = removals.filter(({ reason }) => reason !== 'duplicate');
  return [...new Map(losses.map((removal) => [grantKey(removal), removal])).values()];
}

function removalGuards(losses: readonly RemoveBinding[], owned: number, settings: GuardSettings): Guards {
  const { 'max-deletes': most, 'max-delete-percent': mostPercent } = settings;
  const number = losses.length;
  const percent = owned > SMALL_NUMBER ? Math.ceil((number * 100) / owned) : 0;
  return [
    {
      guard: 'max-deletes',
      message: `The plan removes ${counted(number, 'binding')}, but \`max-deletes\` is ${most}.`,
      fix: `To allow it, set \`max-deletes: ${number}\`.`,
      changes: number > most ? losses : [],
    },
    {
      guard: 'max-delete-percent',
      message: `The plan removes ${number} of ${counted(owned, 'owned binding')} (${percent} %), but \`max-delete-percent\` is ${mostPercent}.`,
      fix: `To allow it, set \`max-delete-percent: ${percent}\`.`,
      changes: percent > mostPercent ? losses : [],
    },
  ];
}

function selfGuards(
  removals: readonly RemoveBinding[],
  losses: readonly RemoveBinding[],
  claimChanges: readonly ClaimUpdate[],
  self: RunningIdentity,
  protectSelf: boolean,
): Guards {
  if (self.kind === 'unreadable') {
    const changes = [...removals, ...claimChanges];
    const message = `The plan removes bindings or changes claims (${counted(changes.length, 'change')}; 0 are allowed), but the token does not say which identity is running, so that identity cannot be protected.`;
    const fix = 'Sign in with `identity`, or run without `prune`.';
    return [{ guard: 'unreadable-self', message, fix, changes }];
  }
  const own = losses.filter(({ identity }) => identity.uid === self.uid);
  return [
    {
      guard: 'protect-self',
      message: `The plan removes ${counted(own.length, 'binding')} of the running identity \`${self.uid}\`, but 0 may be removed.`,
      fix: 'Add these roles to the file. To allow it, set `protect-self: false`.',
      changes: protectSelf ? own : [],
    },
    {
      guard: 'own-claims',
      message: `The plan changes the claims of the running identity \`${self.uid}\` (1 identity; 0 are allowed). No input allows it.`,
      fix: 'Run with another identity, or leave these claims as they are.',
      changes: claimChanges.filter(({ identity }) => identity.uid === self.uid),
    },
  ];
}

/** Each role named `owner` keeps a holder on the organization who is known to exist, counting the plan's additions. */
function ownerGuard(plan: RolePlan, removals: readonly RemoveBinding[], world: ObservedWorld): GuardRefusal {
  const isOwner = ({ role, group }: Pick<Grant, 'role' | 'group'>) =>
    isOwnerName(role.name) && group.uid === plan.organization.uid;
  const gone = new Set(removals.map(({ uid }) => uid));
  const knows = createKnowledge(world);
  const staying = [
    ...world.bindings.filter((row) => !gone.has(row.uid) && knows(row.identity.uid)),
    ...changesOf(plan, 'add').filter(({ identity }) => identity.uid === undefined || knows(identity.uid)),
  ];
  const kept = new Set(staying.filter(isOwner).map(({ role }) => role.uid));
  return {
    guard: 'last-owner',
    message: `The plan would leave the organization with 0 bindings of \`${OWNER}\`, but at least 1 must remain. No input allows it.`,
    fix: 'Keep this one in the file, or grant `owner` to another identity first. A person counts as an owner if an entry of the file names them by `lookup`.',
    changes: removals.filter((removal) => isOwner(removal) && !kept.has(removal.role.uid)),
  };
}

function claimGuard(changes: readonly ClaimUpdate[], settings: GuardSettings): GuardRefusal {
  return {
    guard: 'allow-claim-changes',
    message: `The plan changes the claims of ${counted(changes.length, 'identity')}, but 0 are allowed: whoever matches the new claims gets all their roles.`,
    fix: 'To allow it, set `allow-claim-changes: true`.',
    changes: settings['allow-claim-changes'] ? [] : changes,
  };
}

const LONGEST_CHANGE = 200;
const FIX = 'Run `mode: plan` again, have the new plan reviewed, and use its hash or file.';

/** Refuses a plan that differs from the reviewed one, given by its hash or plan file, and reports the differences. */
export function judgeReviewed(
  plan: RolePlan,
  { hash, kept }: { readonly hash: string | undefined; readonly kept: KeptPlan | undefined },
  world: ObservedWorld,
): readonly GuardRefusal[] {
  const now = planHash(plan);
  const refusals: GuardRefusal[] = [];
  const refuse = (guard: 'plan-hash' | 'plan-file', message: string, changes: readonly Change[]) =>
    refusals.push({ guard, message, fix: FIX, changes });
  if (hash !== undefined && hash !== now) {
    const message = `The plan has changed since it was reviewed: its hash is ${now}, but \`plan-hash\` is ${plainLine(hash, LONGEST_CHANGE)}. ${nowWords(plan)}`;
    refuse('plan-hash', message, plan.changes.slice(0, 1));
  }
  if (kept !== undefined && kept.planHash !== now) {
    const before = new Set(kept.changes);
    const after = new Set(plan.changes.map(canonicalChange));
    const fresh = plan.changes.filter((change) => !before.has(canonicalChange(change)));
    const gone = kept.changes.filter((change) => !after.has(change));
    const came = `${counted(fresh.length, 'new change')}: ${firstOf(fresh.map(signedSentence))}`;
    const went = `${counted(gone.length, 'change')} no longer needed: ${firstOf(gone.map((change) => keptWords(change, world)))}`;
    const words = [...(fresh.length === 0 ? [] : [came]), ...(gone.length === 0 ? [] : [went])];
    refuse('plan-file', `The plan has changed since \`plan-file\` was written: ${words.join('; ')}.`, fresh);
  }
  return refusals;
}

/** Describes a change of a kept plan with the current names of its uids; the file is foreign text. */
function keptWords(canonical: string, world: ObservedWorld): string {
  const { bindings, groups, identities, organization, roles } = world;
  const mentioned = bindings.flatMap(({ group, identity, role }) => [group, identity, role]);
  const known = [organization, ...groups, ...roles, ...identities, ...mentioned];
  const show = (uid: unknown): string =>
    `\`${shortName(known.find((thing) => thing.uid === uid)?.name ?? String(uid))}\``;
  const parts = parseJson(canonical);
  const [action, first, second, third, fourth]: readonly unknown[] = Array.isArray(parts) ? parts : [];
  const what = `role ${show(third)} on ${show(fourth)}`;
  if (action === 'create') return `+ create identity ${show(first)}`;
  if (action === 'add') return `+ add ${what} to identity ${show(first ?? second)}`;
  if (action === 'update') return `~ change identity ${show(first)}`;
  if (action === 'remove') return `- remove ${what} from identity ${show(second)}`;
  return plainLine(canonical, LONGEST_CHANGE);
}

function nowWords({ changes }: RolePlan): string {
  if (changes.length === 0) return 'It has no changes now.';
  return `It has ${counted(changes.length, 'change')} now: ${firstOf(changes.map(signedSentence))}.`;
}
