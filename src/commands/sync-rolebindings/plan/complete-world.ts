import { plainLine } from '../../../base/plain-text.ts';
import { type PlatformError, undecodable } from '../../../platform/errors.ts';
import { isWithin, mayBeGone, type Named, type ObservedWorld } from './observed-world.ts';
import type { RolePlan } from './role-change.ts';

/**
 * The world with one name for every group and role: the one of its list, which guards and restrictions judge. Groups
 * may be listed without names, so a missing name comes from a binding, else from the uid. Throws
 * `PlatformError` (`UNDECODABLE`) where two rows name the same thing differently, apart from case.
 */
export function withNames(world: ObservedWorld): ObservedWorld {
  const { bindings, groups, organization, roles } = world;
  const names = new Map<string, string>();
  const learn = ({ name, uid }: Named): void => {
    if (name === '') return;
    const known = names.get(uid);
    if (known === undefined) names.set(uid, name);
    else if (known !== name && known.toLowerCase() !== name.toLowerCase())
      throw contradiction(uid, known, name);
  };
  // The lists first: their spelling counts.
  [organization, ...groups, ...roles].forEach(learn);
  for (const { group, role } of bindings) [group, role].forEach(learn);
  const named = <T extends Named>(thing: T): T => {
    const name = names.get(thing.uid) ?? thing.uid;
    return name === thing.name ? thing : { ...thing, name };
  };
  return {
    ...world,
    organization: named(organization),
    groups: groups.map(named),
    roles: roles.map(named),
    bindings: bindings.map((row) => ({ ...row, group: named(row.group), role: named(row.role) })),
  };
}

/** Throws `PlatformError` (`UNDECODABLE`) if the plan grants or removes a role that no answer names: it may be `owner`. */
export function requireRoleNames({ changes }: RolePlan): void {
  const roles = changes.flatMap((change) => {
    if (change.kind === 'binding') return [change.role];
    return change.action === 'update' ? (change.claims?.grants ?? []) : [];
  });
  const nameless = roles.find(({ name, uid }) => name === uid);
  if (nameless === undefined) return;
  const shown = plainLine(nameless.uid, 200);
  throw undecodable(
    `the role \`${shown}\` is not in the list, and no role binding names it, so the guards cannot judge it`,
    'GET /iam/v2/roles',
  );
}

function contradiction(uid: string, known: string, name: string): PlatformError {
  const [shown, one, other] = [uid, known, name].map((text) => plainLine(text, 200));
  return undecodable(
    `\`${shown}\` is named \`${one}\` in one row and \`${other}\` in another, so what it is cannot be judged; run again if it was just renamed`,
    'GET /iam/v2/roleBindings',
  );
}

/** Throws `UNDECODABLE` if a created identity may exist, because a binding names one that the list lacks. */
export function requireNewIdentities({ changes }: RolePlan, world: ObservedWorld): void {
  const creation = changes.find(({ action }) => action === 'create');
  if (creation === undefined) return;
  const { bindings, identities, organization } = world;
  const listed = new Set(identities.map(({ uid }) => uid));
  const isMissing = ({ uid }: Named) => isWithin(uid, organization.uid) && !listed.has(uid);
  const missing = bindings.find((row) => isMissing(row.identity) && !mayBeGone(row, organization))?.identity;
  if (missing === undefined) return;
  const [name, uid, wanted] = [missing.name, missing.uid, creation.identity.name].map((text) =>
    plainLine(text, 200),
  );
  throw undecodable(
    `the list lacks \`${name}\` (${uid}), which a role binding names, so identity \`${wanted}\` may exist already and is not created; set the \`uid\` of its entry if it does`,
    'GET /iam/v2/identities',
  );
}
