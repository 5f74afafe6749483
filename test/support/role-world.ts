import { parseRoleFile, type RoleFile } from '../../src/commands/sync-rolebindings/file/role-file.ts';
import type {
  Named,
  ObservedBinding,
  ObservedIdentity,
  ObservedWorld,
} from '../../src/commands/sync-rolebindings/plan/observed-world.ts';
import type { Change, RolePlan } from '../../src/commands/sync-rolebindings/plan/role-change.ts';
import { planRoles } from '../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { refused } from './refused.ts';

export const ORG: Named = { uid: 'org', name: 'acme' };
export const SUB: Named = { uid: 'org/sub', name: 'sub' };
export const ROLES = ['viewer', 'editor', 'owner', 'registry.pull'].map((name) => ({
  uid: `role-${name}`,
  name,
}));

/** A claim-match identity `name` with uid `org/name`, issuer `https://issuer` and subject `sub:name`. */
export function identity(name: string, more: Partial<ObservedIdentity> = {}): ObservedIdentity {
  return {
    uid: `org/${name}`,
    name,
    description: '',
    kind: 'claim-match',
    issuer: 'https://issuer',
    subject: `sub:${name}`,
    otherClaims: {},
    ...more,
  };
}

/** A binding of identity `who` (its name) with a role (its name) on a group; uid `<group>/b-<who>-<role><suffix>`. */
export function binding(who: string, role: string, group: Named = ORG, suffix = ''): ObservedBinding {
  return {
    uid: `${group.uid}/b-${who}-${role}${suffix}`,
    identity: { uid: `org/${who}`, name: who },
    role: { uid: `role-${role}`, name: role },
    group,
  };
}

export function world(more: Partial<ObservedWorld> = {}): ObservedWorld {
  return { organization: ORG, groups: [ORG, SUB], roles: ROLES, identities: [], bindings: [], ...more };
}

/** Parses a role file without its first line (`version: 1`). */
export function roleFile(text: string): RoleFile {
  return parseRoleFile(`version: 1\n${text}`, 'roles.yml');
}

const NOW = Date.UTC(2027, 0, 1);

/** Plans, or throws with the problems. */
export function planOf(
  text: string,
  of: ObservedWorld,
  options: { readonly prune?: boolean; readonly nowMs?: number } = {},
): RolePlan {
  return planRoles(roleFile(text), of, { prune: true, nowMs: NOW, ...options }).plan;
}

/** Problems of planning as `line: message | fix`. */
export function problemsOf(text: string, of: ObservedWorld): readonly string[] {
  const file = roleFile(text);
  const problems = refused(() => planRoles(file, of, { prune: true, nowMs: NOW }));
  return problems.map(({ place, message, fix }) => `${place?.line}: ${message} | ${fix}`);
}

/** A change in one line: `+ binding a viewer acme @4`. */
export function lineOf(change: Change): string {
  const { identity, place } = change;
  const who = `${identity.name}${identity.uid === undefined ? ' (new)' : ''}`;
  switch (change.action) {
    case 'create':
      return `+ identity ${who} @${place.line}`;
    case 'update': {
      const fields = (['name', 'description', 'claims'] as const).filter((key) => change[key] !== undefined);
      return `~ identity ${who} ${fields.join(',')} @${place.line}`;
    }
    case 'add':
      return `+ ${who} ${change.role.name} ${change.group.name} @${place.line}`;
    case 'remove':
      return `- ${who} ${change.role.name} ${change.group.name}: ${change.reason} @${place.line}`;
  }
}
