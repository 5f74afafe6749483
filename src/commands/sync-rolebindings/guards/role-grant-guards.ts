import { counted } from '../../../base/counted.ts';
import { createGlobList, createNameGlob, type Matcher } from '../../../base/glob.ts';
import type { Named, ObservedWorld } from '../plan/observed-world.ts';
import { type Change, changesOf, type RolePlan } from '../plan/role-change.ts';
import { createRoleClearness } from '../plan/role-names.ts';
import { shortName } from '../plan/role-words.ts';
import { type ClaimUpdate, type GuardRefusal, type GuardSettings, isOwnerName } from './role-refusal.ts';

/** Guards of what the plan grants, which refuse nothing without changes: what can give access must be named literally, a role with another role's name by its uid. */
export function judgeGrants(
  plan: RolePlan,
  claimChanges: readonly ClaimUpdate[],
  { 'allow-roles': allowRoles, 'deny-roles': denyRoles }: GuardSettings,
  world: ObservedWorld,
): readonly GuardRefusal[] {
  const grants: readonly RoleGrants[] = [
    ...changesOf(plan, 'add').map((change) => ({ change, roles: [change.role] })),
    ...claimChanges.map((change) => ({ change, roles: change.claims.handsOver.map(({ role }) => role) })),
  ];
  const isClear = createRoleClearness(world);
  const { givesAccess } = createRolePower(world);
  const literal = new Set(allowRoles.map((entry) => entry.toLowerCase()));
  const isDenied = rolesOf(denyRoles);
  const deniedUids = new Set(denyRoles.map((entry) => entry.toLowerCase()));
  const isNamed = allowRoles.length === 0 ? () => true : rolesOf(allowRoles);
  const callOf = (role: Named): string => (isClear(role) ? role.name : role.uid);
  const isLiteral: Refuses = (role) =>
    literal.has(role.uid.toLowerCase()) || literal.has(callOf(role).toLowerCase());
  const denied: Refuses = ({ name, uid }) => isDenied(name) || deniedUids.has(uid.toLowerCase());
  const isLocked: Refuses = (role) => givesAccess(role) && !isLiteral(role) && !denied(role);
  const isAllowed: Refuses = (role) => isLiteral(role) || (isClear(role) && isNamed(role.name));
  const isLeftOut: Refuses = (role) => !isAllowed(role) && !denied(role) && !isLocked(role);
  const listOf = (roles: readonly string[]) =>
    [...new Set([...(allowRoles.length === 0 ? ['*'] : allowRoles), ...roles])].join(', ');
  return [
    roleRefusal(
      'deny-roles',
      'that `deny-roles` denies',
      grants,
      denied,
      ({ name }) => name,
      (shown) => `To allow it, change \`deny-roles\` so that it does not match ${shown}.`,
    ),
    roleRefusal(
      'deny-roles',
      'that can create or change role bindings, roles or identities, and that `allow-roles` does not name literally',
      grants,
      isLocked,
      callOf,
      (_, roles) =>
        `To allow it, set \`allow-roles: ${listOf(roles)}\`: a glob does not allow such a role, only its name.`,
    ),
    roleRefusal(
      'allow-roles',
      'that `allow-roles` does not name',
      grants,
      isLeftOut,
      callOf,
      (_, roles) => `To allow it, set \`allow-roles: ${listOf(roles)}\`.`,
    ),
  ];
}

type Refuses = (role: Named) => boolean;

const rolesOf = (globs: readonly string[]): Matcher =>
  createGlobList(globs, (glob) => createNameGlob(glob, { ignoreCase: true }));

/** A change with the roles that it grants. */
interface RoleGrants {
  readonly change: Change;
  readonly roles: readonly Named[];
}

/** The refusal of the roles that `refuses` picks; without a grant of one, it has no changes. */
function roleRefusal(
  guard: 'deny-roles' | 'allow-roles',
  why: string,
  grants: readonly RoleGrants[],
  refuses: Refuses,
  callOf: (role: Named) => string,
  fixOf: (shown: string, roles: readonly string[]) => string,
): GuardRefusal {
  const refused = grants.filter(({ roles }) => roles.some(refuses));
  const named = new Map(
    refused.flatMap(({ roles }) => roles.filter(refuses).map((role) => [callOf(role), role.name])),
  );
  const roles = [...named.keys()].sort();
  const show = (role: string, name = role): string =>
    name === role
      ? `\`${role}\``
      : `\`${shortName(name)}\` (another role has this name too; its uid is \`${role}\`)`;
  const shown = roles.map((role) => show(role, named.get(role))).join(', ');
  const message = `The plan has ${counted(refused.length, 'grant')} of roles ${why}; 0 are allowed: ${shown}.`;
  return { guard, message, fix: fixOf(shown, roles), changes: refused.map(({ change }) => change) };
}

/** Capabilities, as the wire and tokens spell them, that let their holder give access to themselves or others. */
const GIVES_ACCESS = /^(?:IAM_)?(?:ROLE_BINDINGS|ROLES|IDENTITY)_(?:CREATE|UPDATE|\*)$/;
const BINDS_ROLES = /^(?:IAM_)?ROLE_BINDINGS_(?:CREATE|UPDATE|\*)$/;
/** Built-in roles that bind roles, for a service that does not say what a role can do. */
const KNOWN_NAMES = /^(?:owner|limited_owner|.+\.pull_token_creator)$/i;

/**
 * Judges roles by what they can do, and by their names where the service does not say it: whether one can create or change
 * role bindings, roles or identities, and whether one is `owner` or can bind roles.
 */
export function createRolePower({ roles }: Pick<ObservedWorld, 'roles'>) {
  const capabilities = new Map(roles.map((role) => [role.uid, role.capabilities ?? []]));
  const holds =
    (pattern: RegExp): Refuses =>
    (role) => {
      const told = capabilities.get(role.uid) ?? [];
      // `CAP_IAM_ROLES_CREATE` on the wire, `roles.create` in tokens.
      const spelled = told.map((name) => name.toUpperCase().replace(/^CAP_/, '').replaceAll('.', '_'));
      if (spelled.some((name) => pattern.test(name))) return true;
      // A number is a capability that has no name here.
      const isTold = told.length > 0 && !told.some((name) => /^[0-9]+$/.test(name));
      return isOwnerName(role.name) || (!isTold && KNOWN_NAMES.test(role.name));
    };
  return { givesAccess: holds(GIVES_ACCESS), bindsRoles: holds(BINDS_ROLES) };
}
