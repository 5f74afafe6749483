import { groupBy } from '../../../base/group-by.ts';
import type { Place } from '../../../base/user-error.ts';
import type { IdentityEntry, RoleFile } from '../file/role-file.ts';
import { comparePlaces, showPlace } from '../file/role-file-problems.ts';
import { existingEntries, matchIdentities, ownedUids } from './identity-match.ts';
import { type ObservedWorld, observedRows } from './observed-world.ts';
import { resolvePeople } from './resolve-people.ts';
import { grantKey } from './role-change.ts';
import { createGrantWords } from './role-names.ts';
import type { Planned } from './role-plan.ts';
import { firstOf, identityText, shortName } from './role-words.ts';
import { resolveGrants } from './wanted-grants.ts';

/** An entry that a change deletes. */
export interface DeletedEntry {
  /** Uid of the identity, or of the binding that stays. */
  readonly uid: string;
  /** Number of bindings that stay although no entry asks for them any more. */
  readonly stays: number;
  /** One sentence with its place in the base. */
  readonly message: string;
  readonly fix: string;
}

/**
 * Lists the entries of the base that the planned files lack, with the bindings that stay behind: what no entry names is
 * never touched. Names that mean nothing any more are left out. Roles that an identity loses while the file still owns it
 * are not listed: the plan shows them.
 */
export function judgeDeleted(
  base: RoleFile,
  { entries, mentioned }: Planned,
  world: ObservedWorld,
  nowMs: number,
): readonly DeletedEntry[] {
  const { file } = resolvePeople(base, world, nowMs);
  const { matches } = matchIdentities(file.identities, world, nowMs);
  const grants = resolveGrants(file, matches, world, nowMs);
  const named = new Set(existingEntries(entries).map(({ identity }) => identity.uid));
  const owned = ownedUids(entries);
  const wanted = new Set(mentioned.map(grantKey));
  const left = observedRows(world).filter((row) => !wanted.has(grantKey(row)));
  const byIdentity = groupBy(left, ({ identity }) => identity.uid);
  const wordsOf = createGrantWords(world);
  const found: (DeletedEntry & { readonly place: Place })[] = [];
  const gone = new Set<string>();
  for (const { entry, identity } of existingEntries(matches)) {
    const { uid } = identity;
    if (named.has(uid)) continue;
    gone.add(uid);
    const rows = (byIdentity.get(uid) ?? []).filter((row) => entry.owned || grants.wanted.has(grantKey(row)));
    const stay = `these bindings stay: ${firstOf(rows.map(wordsOf).sort())}`;
    const what = rows.length === 0 ? 'it holds nothing' : stay;
    const message = `The change deletes the entry of \`${identityText(identity)}\` (${showPlace(entry.place)} in the base); ${what}.`;
    found.push({ uid, stays: rows.length, message, fix: absentFix(entry, uid), place: entry.place });
  }
  for (const row of left) {
    const { identity, uid } = row;
    const grant = grants.wanted.get(grantKey(row));
    if (grant === undefined || gone.has(identity.uid) || owned.has(identity.uid)) continue;
    const { place } = grant;
    const message = `The change deletes the entry for ${wordsOf(row)} of \`${identityText(grant.identity)}\` (${showPlace(place)} in the base); the binding stays.`;
    found.push({ uid, stays: 1, message, fix: DATE_FIX, place });
  }
  return found.sort((a, b) => comparePlaces(a.place, b.place));
}

const DATE_FIX =
  'To end it, keep the entry in `bindings` with `expires` in the past and run `apply` with `prune`, or remove the binding by hand.';

/** How to end the bindings of an identity instead of forgetting them. */
function absentFix({ lookup, name, uid: written }: IdentityEntry, uid: string): string {
  const isByName = lookup === undefined && written === undefined;
  const entry = isByName ? `name: ${shortName(name ?? '')}` : `uid: "${uid}", owned: true`;
  return `To end them, write \`{ ${entry}, state: absent }\` instead and run \`apply\` with \`prune\`; delete the entry afterwards.`;
}
