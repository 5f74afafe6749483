import { createGlobList } from '../base/glob.ts';
import { createNameGlob } from '../base/name-glob.ts';
import type { Change, RolePlan } from './role-binding.ts';
import { type ClaimUpdate, countOf, type GuardSettings, OWNER, type Refusal } from './role-refusal.ts';

/** Judges what the plan grants: additions, and all roles of an identity whose claims change. */
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
  const isDefault = denyRoles.length === 0;
  const denies =
    isDefault && allowRoles.includes(OWNER)
      ? () => false
      : createGlobList(isDefault ? [OWNER] : denyRoles, createNameGlob);
  const allows = allowRoles.length === 0 ? () => true : createGlobList(allowRoles, createNameGlob);
  return [
    ...roleRefusal('deny-roles', grants, denies, allowRoles, isDefault),
    ...roleRefusal('allow-roles', grants, (role) => !allows(role) && !denies(role), allowRoles, isDefault),
  ];
}

interface Grant {
  readonly change: Change;
  readonly roles: readonly string[];
}

function roleRefusal(
  guard: 'allow-roles' | 'deny-roles',
  grants: readonly Grant[],
  refuses: (role: string) => boolean,
  allowRoles: readonly string[],
  isDefault: boolean,
): readonly Refusal[] {
  const refused = grants.filter(({ roles }) => roles.some(refuses));
  if (refused.length === 0) return [];
  const roles = [...new Set(refused.flatMap((grant) => grant.roles.filter(refuses)))].sort();
  const shown = roles.map((role) => `\`${role}\``).join(', ');
  const why = guard === 'deny-roles' ? 'that `deny-roles` denies' : 'that `allow-roles` does not name';
  let fix = `\`allow-roles: ${[...allowRoles, ...roles].join(', ')}\` would allow it.`;
  if (guard === 'deny-roles') {
    fix = isDefault
      ? '`deny-roles` is `owner` by default; another value, for example `deny-roles: none`, would allow it.'
      : `\`deny-roles\` without ${shown} would allow it.`;
  }
  return [
    {
      guard,
      number: refused.length,
      limit: 0,
      message: `The plan has ${countOf(refused.length, 'grant')} of roles ${why}, and 0 are allowed: ${shown}.`,
      fix,
      input: guard,
      changes: refused.map(({ change }) => change),
    },
  ];
}
