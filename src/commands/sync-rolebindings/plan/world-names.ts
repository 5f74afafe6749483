import type { Named, ObservedWorld } from './role-binding.ts';

/**
 * The world with a name for every group and role: spec §2 shows no fields of groups, so where an answer has no name, one
 * from a binding stands for it, else the uid.
 */
export function withNames(world: ObservedWorld): ObservedWorld {
  const { bindings, groups, organization, roles } = world;
  const names = new Map<string, string>();
  const learn = ({ name, uid }: Named) => name !== '' && names.set(uid, name);
  for (const { group, role } of bindings) [group, role].forEach(learn);
  [...groups, ...roles, organization].forEach(learn);
  const named = <T extends Named>(thing: T): T =>
    thing.name === '' ? { ...thing, name: names.get(thing.uid) ?? thing.uid } : thing;
  return {
    ...world,
    organization: named(organization),
    groups: groups.map(named),
    roles: roles.map(named),
    bindings: bindings.map((row) => ({ ...row, group: named(row.group), role: named(row.role) })),
  };
}
