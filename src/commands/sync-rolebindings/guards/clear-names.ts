import { groupBy } from '../../../base/group-by.ts';
import { isFoundByName } from '../plan/identity-match.ts';
import { isWithin, type Named, type ObservedWorld } from '../plan/observed-world.ts';
import { createGroupPaths, knownNames, uniqueByUid } from '../plan/role-names.ts';

/** Whether an allowance by name means this thing and nothing else that has the name. */
export type IsClear = (thing: { readonly uid: string | undefined; readonly name: string }) => boolean;

/**
 * Whether an allowance by a role's name means this role: whoever may create roles may give them any name. Names compare
 * without case; built-in roles keep theirs.
 */
export function createRoleClearness(world: ObservedWorld): IsClear {
  const isClear = createClearness(knownNames(world).roles, ({ name }) => name.toLowerCase());
  return (role) => role.uid?.includes('/') === false || isClear(role);
}

/** The same for identities of the organization; those that the file can find by name come before pull tokens and others. */
export function createIdentityClearness({ identities, organization }: ObservedWorld): IsClear {
  const own = uniqueByUid(identities).filter(({ uid }) => isWithin(uid, organization.uid));
  const findable = new Set(own.filter((one) => isFoundByName(one, organization.uid)).map(({ uid }) => uid));
  return createClearness(
    own,
    ({ name }) => name,
    ({ uid }) => findable.has(uid),
  );
}

/** The same for the paths of groups. */
export function createGroupClearness(world: ObservedWorld): IsClear {
  const { groups } = knownNames(world);
  const pathOf = createGroupPaths(groups, world.organization);
  return createClearness(
    groups,
    (group) => pathOf(group) ?? group.uid,
    () => false,
  );
}

function createClearness(
  all: readonly Named[],
  keyOf: (thing: Named) => string,
  isPreferred: (thing: Named) => boolean = () => false,
): IsClear {
  const byKey = groupBy(all, keyOf);
  return ({ name, uid }) => {
    if (uid === undefined) return true;
    const same = byKey.get(keyOf({ name, uid })) ?? [];
    const others = same.filter((thing) => thing.uid !== uid);
    return others.length === 0 || (isPreferred({ name, uid }) && !others.some(isPreferred));
  };
}
