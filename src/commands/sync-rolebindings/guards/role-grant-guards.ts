import { counted } from '../../../base/counted.ts';
import { createGlobList, createNameGlob, type Matcher } from '../../../base/glob.ts';
import type { Change, RolePlan } from '../plan/role-binding.ts';
import { type ClaimUpdate, type GuardSettings, isOwnerName, type Refusal } from './role-refusal.ts';

/** Checks what the plan grants: additions, and all roles of an identity whose claims change. */
export function judgeGrants(
  plan: RolePlan,
  claimChanges: readonly ClaimUpdate[],
  { allowRoles, denyRoles }: GuardSettings,
): readonly Refusal[] {
  const grants = [
    ...plan.changes
      .filter((change) => change.action === 'add')
      .map((change): Grant => ({ change, roles: [change.role.name] })),
    ...claimChanges.map((change): Grant => ({ change, roles: change.claims.grants.map(({ name }) => name) })),
  ];
  const isOwnerNamed = allowRoles.some(isOwnerName);
  const denied = rolesOf(denyRoles);
  const allowed = allowRoles.length === 0 ? () => true : rolesOf(allowRoles);
  const isLocked: Matcher = (role) => isOwnerName(role) && !isOwnerNamed && !denied(role);
  return [
    ...roleRefusal('deny-roles', grants, denied, allowRoles),
    ...roleRefusal('owner', grants, isLocked, allowRoles),
    ...roleRefusal(
      'allow-roles',
      grants,
      (role) => !allowed(role) && !denied(role) && !isLocked(role),
      allowRoles,
    ),
  ];
}

/** Roles that a list of globs names; they compare without case (contract §7). */
const rolesOf = (globs: readonly string[]): Matcher =>
  createGlobList(globs, (glob) => createNameGlob(glob, { ignoreCase: true }));

interface Grant {
  readonly change: Change;
  readonly roles: readonly string[];
}

/** The message of each refusal, and the input that it names. */
const REFUSALS = {
  'deny-roles': {
    input: 'deny-roles',
    why: 'that `deny-roles` denies',
    fix: (shown: string) => `\`deny-roles\` without ${shown} would allow it.`,
  },
  owner: {
    input: 'allow-roles',
    why: 'that are denied whatever `deny-roles` says',
    fix: (_shown: string, list: string) =>
      `\`allow-roles: ${list}\` would allow it: only its literal name does, not a glob.`,
  },
  'allow-roles': {
    input: 'allow-roles',
    why: 'that `allow-roles` does not name',
    fix: (_shown: string, list: string) => `\`allow-roles: ${list}\` would allow it.`,
  },
} as const;

function roleRefusal(
  kind: keyof typeof REFUSALS,
  grants: readonly Grant[],
  refuses: Matcher,
  allowRoles: readonly string[],
): readonly Refusal[] {
  const refused = grants.filter(({ roles }) => roles.some(refuses));
  if (refused.length === 0) return [];
  const roles = [...new Set(refused.flatMap((grant) => grant.roles.filter(refuses)))].sort();
  const shown = roles.map((role) => `\`${role}\``).join(', ');
  const { fix, input, why } = REFUSALS[kind];
  return [
    {
      guard: kind === 'owner' ? 'deny-roles' : kind,
      number: refused.length,
      limit: 0,
      message: `The plan has ${counted(refused.length, 'grant')} of roles ${why}, and 0 are allowed: ${shown}.`,
      fix: fix(
        shown,
        [...(allowRoles.length === 0 && kind === 'owner' ? ['*'] : allowRoles), ...roles].join(', '),
      ),
      input,
      changes: refused.map(({ change }) => change),
    },
  ];
}
