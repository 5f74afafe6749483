import picomatch from 'picomatch';
import type { Change, RolePlan } from './role-binding.ts';
import { type ClaimUpdate, countOf, type GuardSettings, OWNER, type Refusal } from './role-refusal.ts';

/** Stands for characters that globs would treat as special in what is matched. */
const PLAIN = '\u0001';

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
    isDefault && allowRoles.includes(OWNER) ? () => false : matcher(isDefault ? [OWNER] : denyRoles);
  const allows = allowRoles.length === 0 ? () => true : matcher(allowRoles);
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
      message: `The plan has ${countOf(refused.length, 'grant')} of roles ${why}: ${shown}.`,
      fix,
      input: guard,
      changes: refused.map(({ change }) => change),
    },
  ];
}

/** Globs on whole role names; a slash or a line break in a name is a character like any other. */
function matcher(globs: readonly string[]): (role: string) => boolean {
  const options = { dot: true, bash: true, noextglob: true, nonegate: true, windows: false };
  const matches = globs.map((glob) => picomatch(glob.replaceAll('/', PLAIN), options));
  return (role) => {
    const flat = role.replace(/[/\\\r\n\u2028\u2029]/g, PLAIN);
    return matches.some((match) => match(flat));
  };
}
