import { counted } from '../../../base/counted.ts';
import { countBy, groupBy } from '../../../base/group-by.ts';
import { compareText } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { ExternalGroupRoleMapping } from '../../../platform/resources/external-group-role-mappings.ts';
import type { GroupInvite } from '../../../platform/resources/groups.ts';
import type { IdentityEntry, RoleFile } from '../file/role-file.ts';
import { compareLocations, showPlace } from '../file/role-file-problems.ts';
import { createRolePower } from '../guards/role-grant-guards.ts';
import type { RoleFinding } from '../rules.ts';
import { existingEntries, ownedUids } from './identity-match.ts';
import {
  isInOrganization,
  type Named,
  type ObservedBinding,
  type ObservedWorld,
  observedRows,
} from './observed-world.ts';
import { resolveFile } from './resolve-file.ts';
import { grantKey } from './role-change.ts';
import { createGrantWords, uniqueByUid } from './role-names.ts';
import type { Planned } from './role-plan.ts';
import { firstOf, identityText, shortName } from './role-words.ts';

/** Access that is not a role binding; its fields are empty where the service does not say them. */
export interface OutsideAccess {
  readonly mappings: readonly Pick<ExternalGroupRoleMapping, 'uid' | 'externalGroupId' | 'roleUid'>[];
  readonly invites: readonly (Pick<GroupInvite, 'uid' | 'email' | 'expirationTime'> & {
    readonly role?: Pick<Named, 'name'> | undefined;
  })[];
}

/** Something that gives access and that no entry of the file names; names are foreign text. */
interface Unmanaged {
  readonly kind: 'identity' | 'binding' | 'mapping';
  readonly uid: string;
  readonly identity?: string;
  readonly role?: string;
  readonly group?: string;
  /** One sentence without a full stop. */
  readonly message: string;
}

/** Access that the file does not name, and everyone who can give more of it, or may soon, regardless of the file. */
export type AccessPicture = ReturnType<typeof judgeAccess>;

/** Lists access that no entry names, without surplus bindings of owned identities, and all who can bind roles. */
export function judgeAccess({ entries, mentioned }: Planned, world: ObservedWorld, outside: OutsideAccess) {
  const { organization } = world;
  const grantWords = createGrantWords(world);
  const owned = ownedUids(entries);
  const named = new Set([...existingEntries(entries), ...mentioned].map(({ identity }) => identity.uid));
  const grants = new Set(mentioned.map(grantKey));
  const rows = observedRows(world);
  const strangers = uniqueByUid(world.identities).filter(
    ({ uid }) => isInOrganization(uid, organization.uid) && !named.has(uid),
  );
  const strange = new Set(strangers.map(({ uid }) => uid));
  const byIdentity = groupBy(rows, ({ identity }) => identity.uid);
  const others = rows.filter(
    (row) => !strange.has(row.identity.uid) && !owned.has(row.identity.uid) && !grants.has(grantKey(row)),
  );
  const unmanaged: readonly Unmanaged[] = [
    ...strangers.map(({ name, uid }) => {
      const held = (byIdentity.get(uid) ?? []).map(grantWords);
      const what = held.length === 0 ? 'nothing' : firstOf(held);
      const message = `Identity \`${shortName(name)}\` (${uid}) is in no entry of the file; it holds ${what}`;
      return { kind: 'identity' as const, uid, identity: name, message };
    }),
    ...others.map((row) => {
      const { group, identity, role, uid } = row;
      const message = `\`${holderWords(row)}\` holds ${grantWords(row)}, which no entry of the file names`;
      const names = { identity: identity.name, role: role.name, group: group.name };
      return { kind: 'binding' as const, uid, ...names, message };
    }),
    ...outside.mappings.map((mapping) => mappingItem(mapping, world)),
  ];
  return { unmanaged, holders: holdersOf(rows, world, outside, grantWords) };
}

function holderWords({ identity: { name, subject, uid } }: ObservedBinding): string {
  return identityText({ uid, name: name || uid, subject });
}

function mappingItem(
  { externalGroupId, roleUid, uid }: OutsideAccess['mappings'][number],
  world: ObservedWorld,
): Unmanaged {
  const role = roleNameOf(roleUid, world);
  const what = roleUid === '' ? 'a role' : `the role \`${shortName(role)}\``;
  const who = externalGroupId === '' ? 'a group' : `the group \`${shortName(externalGroupId)}\``;
  const message = `External group mapping ${uid} gives ${what} to ${who} of an identity provider, which a role file cannot name`;
  return { kind: 'mapping', uid, ...(roleUid === '' ? {} : { role }), message };
}

function roleNameOf(uid: string, { roles }: ObservedWorld): string {
  return roles.find((role) => role.uid === uid)?.name ?? uid;
}

function holdersOf(
  rows: readonly ObservedBinding[],
  world: ObservedWorld,
  { invites, mappings }: OutsideAccess,
  grantWords: (row: ObservedBinding) => string,
): readonly Pick<Unmanaged, 'uid' | 'message'>[] {
  const { bindsRoles } = createRolePower(world);
  const held = new Map(rows.filter(({ role }) => bindsRoles(role)).map((row) => [grantKey(row), row]));
  const roleOf = (uid: string): Named => ({ uid, name: roleNameOf(uid, world) });
  return [
    ...[...held.values()]
      .map((row) => ({ uid: row.uid, message: `\`${holderWords(row)}\` holds ${grantWords(row)}` }))
      .sort((a, b) => compareText(a.message, b.message)),
    ...mappings
      .filter(({ roleUid }) => roleUid !== '' && bindsRoles(roleOf(roleUid)))
      .map(({ externalGroupId, roleUid, uid }) => ({
        uid,
        message: `Everyone in the external group \`${shortName(externalGroupId)}\` gets \`${shortName(roleOf(roleUid).name)}\` on the organization`,
      })),
    ...invites.map(({ email, expirationTime, role, uid }) => ({
      uid,
      message: `Open invite ${uid}${email === '' ? '' : ` for ${shortName(email)}`} gives ${role === undefined || role.name === '' ? 'a role' : `\`${shortName(role.name)}\``}${expirationTime === '' ? '' : ` until ${shortName(expirationTime)}`}`,
    })),
  ];
}

/** `3 unmanaged` with its parts: `2 identities, 1 binding`. */
export function countUnmanaged(unmanaged: readonly Unmanaged[]): string {
  const counts = countBy(unmanaged, ({ kind }) => kind);
  const count = (kind: Unmanaged['kind'], noun: string): readonly string[] =>
    counts.has(kind) ? [counted(counts.get(kind) ?? 0, noun)] : [];
  return [
    ...count('identity', 'identity'),
    ...count('binding', 'binding'),
    ...count('mapping', 'external group mapping'),
  ].join(', ');
}

/**
 * Lists the entries of the base that the planned files lack, with the bindings that stay behind: what no entry names is
 * never touched. Names that mean nothing any more are left out. Roles that an identity loses while the file still owns it
 * are not listed: the plan shows them. One is a warning if bindings stay behind.
 */
export function judgeDeleted(
  base: RoleFile,
  { entries, mentioned }: Planned,
  world: ObservedWorld,
  nowMs: number,
): readonly RoleFinding[] {
  const { matches, mentioned: all } = resolveFile(base, world, nowMs);
  // Also of entries past their date: until `prune` removes their bindings, these would stay. The first entry counts.
  const before = new Map(all.toReversed().map((grant) => [grantKey(grant), grant]));
  const named = new Set(existingEntries(entries).map(({ identity }) => identity.uid));
  const owned = ownedUids(entries);
  const still = new Set(mentioned.map(grantKey));
  const left = observedRows(world).filter((row) => !still.has(grantKey(row)));
  const byIdentity = groupBy(left, ({ identity }) => identity.uid);
  const wordsOf = createGrantWords(world);
  const deleted = existingEntries(matches).filter(({ identity }) => !named.has(identity.uid));
  const gone = new Set(deleted.map(({ identity }) => identity.uid));
  const found = [
    ...deleted.map(({ entry, identity }) => {
      const { uid } = identity;
      const rows = (byIdentity.get(uid) ?? []).filter((row) => entry.owned || before.has(grantKey(row)));
      const stay = `these bindings stay: ${firstOf(rows.map(wordsOf).sort())}`;
      const what = rows.length === 0 ? 'it holds nothing' : stay;
      const about = `the entry of \`${identityText(identity)}\``;
      return {
        about,
        place: entry.place,
        uid,
        what,
        fix: rows.length > 0 ? absentFix(entry, uid) : undefined,
      };
    }),
    ...left.flatMap((row) => {
      const { identity, uid } = row;
      const grant = before.get(grantKey(row));
      if (grant === undefined || gone.has(identity.uid) || owned.has(identity.uid)) return [];
      const about = `the entry for ${wordsOf(row)} of \`${identityText(grant.identity)}\``;
      return [{ about, place: grant.place, uid, what: 'the binding stays', fix: DATE_FIX }];
    }),
  ];
  return found
    .sort((a, b) => compareLocations(a.place, b.place))
    .map(({ about, fix, place, uid, what }) => ({
      rule: 'deleted-entry',
      level: fix === undefined ? 'notice' : 'warning',
      title: 'Entry is deleted',
      message: `The change deletes ${about} (${showPlace(place)} in the base); ${what}.`,
      fix,
      fingerprint: fingerprintOf('role-deleted', world.organization.uid, uid),
    }));
}

const DATE_FIX =
  'To end it, keep the entry in `bindings` with `expires` in the past and run `apply` with `prune`, or remove the binding by hand.';

/** How to end the bindings of an identity instead of forgetting them; of one that is not owned, only those of its entries. */
function absentFix({ lookup, name, owned, uid: written }: IdentityEntry, uid: string): string {
  if (!owned)
    return 'To end them, keep the entries with `expires` in the past and run `apply` with `prune`, or remove the bindings by hand.';
  const isByName = lookup === undefined && written === undefined;
  const entry = isByName ? `name: ${shortName(name ?? '')}` : `uid: "${uid}", owned: true`;
  return `To end them, write \`{ ${entry}, state: absent }\` instead and run \`apply\` with \`prune\`; delete the entry afterwards.`;
}
