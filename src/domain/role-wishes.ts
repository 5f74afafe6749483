import { hasBegun } from '../base/time.ts';
import type { Place, UserProblem } from '../base/user-error.ts';
import { isFoundByName, type MatchedEntry, onlyByUid } from './identity-match.ts';
import {
  grantKey,
  type IdentityReference,
  isWithin,
  type Named,
  type ObservedIdentity,
  type ObservedWorld,
  type RoleNotice,
} from './role-binding.ts';
import type { Located, RoleFile } from './role-file.ts';
import { groupAtPath, knownNames, resolveName, uniqueByUid } from './role-names.ts';
import { shortName } from './role-words.ts';

/** One binding that the file asks for, in uids. */
export interface Wish {
  readonly key: string;
  readonly identity: IdentityReference;
  readonly role: Named;
  readonly group: Named;
  readonly place: Place;
}

/** Everything that the file asks for, and what it no longer does. */
export interface Wishes {
  readonly wanted: ReadonlyMap<string, Wish>;
  /** Places of entries whose date has begun, by grant. */
  readonly expired: ReadonlyMap<string, Place>;
  readonly notices: readonly RoleNotice[];
  readonly problems: readonly UserProblem[];
}

/** Turns roles and bindings of the file into uids (contract §7); unknown and ambiguous names are problems with candidates. */
export function collectWishes(
  file: RoleFile,
  matches: readonly MatchedEntry[],
  world: ObservedWorld,
  nowMs: number,
): Wishes {
  const { organization } = world;
  const known = knownNames(world);
  const wanted = new Map<string, Wish>();
  const expired = new Map<string, Place>();
  const notices: RoleNotice[] = [];
  const problems: UserProblem[] = [];

  const roleOf = (role: Located): Named | undefined => {
    const isHome = ({ uid }: Named) => !uid.includes('/') || isWithin(uid, organization.uid);
    const resolved = resolveName('role', role, known.roles, isHome);
    if (resolved.kind === 'found') return resolved.found;
    problems.push(resolved.problem);
    return undefined;
  };
  const groupOf = (group: Located | undefined): Named | undefined => {
    if (group === undefined) return organization;
    const resolved = resolveName('group', group, known.groups);
    if (resolved.kind === 'found') return resolved.found;
    const nested = groupAtPath(group.text, known.groups, organization);
    if (nested !== undefined) return nested;
    problems.push(resolved.problem);
    return undefined;
  };
  const want = (
    place: Place,
    identity: IdentityReference,
    role: Named | undefined,
    group: Named | undefined,
    state: EntryState,
  ) => {
    if (role === undefined || group === undefined) return;
    const key = grantKey({ identity, role, group });
    if (state === 'expired') expired.set(key, place);
    if (state !== 'present') return;
    const earlier = wanted.get(key);
    if (earlier === undefined) wanted.set(key, { key, identity, role, group, place });
    else notices.push(repeatedNotice(earlier, place));
  };

  for (const match of matches) {
    const identity = referenceOf(match);
    const state: EntryState = !match.absent ? 'present' : match.entry.absent ? 'absent' : 'expired';
    if (state === 'expired')
      notices.push(expiredNotice('This identity', match.entry.expires, match.entry.place));
    for (const role of match.entry.roles) want(role.place, identity, roleOf(role), organization, state);
  }
  const identities = createIdentityLookup(file, matches, world);
  for (const binding of file.bindings) {
    const [role, group] = [roleOf(binding.role), groupOf(binding.group)];
    const resolved = identities(binding.identity);
    const isOver = binding.expires !== undefined && hasBegun(binding.expires, nowMs);
    if (isOver) notices.push(expiredNotice('This binding', binding.expires, binding.place));
    if (resolved.kind === 'problem') problems.push(resolved.problem);
    if (resolved.kind !== 'found') continue;
    const { identity, absent } = resolved;
    want(binding.place, identity, role, group, isOver ? 'expired' : absent ? 'absent' : 'present');
  }
  return { wanted, expired, notices, problems };
}

type EntryState = 'present' | 'absent' | 'expired';

function referenceOf(match: MatchedEntry): IdentityReference {
  if (match.kind === 'existing') return match.identity;
  return { uid: match.entry.uid, name: match.entry.name ?? '' };
}

type FoundIdentity =
  | { readonly kind: 'found'; readonly identity: IdentityReference; readonly absent: boolean }
  | { readonly kind: 'problem'; readonly problem: UserProblem }
  /** Means an entry that has a problem of its own. */
  | { readonly kind: 'unclear' };

/** Looks up what `bindings` call an identity: a uid, else the name of an entry of the file, else a name in the organization. */
function createIdentityLookup(
  file: RoleFile,
  matches: readonly MatchedEntry[],
  world: ObservedWorld,
): (wanted: Located) => FoundIdentity {
  const all = uniqueByUid(world.identities);
  const local = all.filter(({ uid }) => isWithin(uid, world.organization.uid));
  const usable = all.filter((identity) => isFoundByName(identity, world.organization.uid));
  const byMatch = (match: MatchedEntry): FoundIdentity => ({
    kind: 'found',
    identity: referenceOf(match),
    absent: match.absent,
  });
  const byIdentity = (identity: ObservedIdentity): FoundIdentity => {
    const match = matches.find((one) => referenceOf(one).uid === identity.uid);
    return match === undefined ? { kind: 'found', identity, absent: false } : byMatch(match);
  };
  return (wanted) => {
    const { text } = wanted;
    const byUid = all.find(({ uid }) => uid === text);
    if (byUid !== undefined) return byIdentity(byUid);
    const entry = file.identities.find(({ uid, name }) => uid === text || name === text);
    if (entry !== undefined) {
      const match = matches.find((one) => one.entry === entry);
      return match === undefined ? { kind: 'unclear' } : byMatch(match);
    }
    const names = file.identities.flatMap(({ name }) => name ?? []);
    const resolved = resolveName('identity', wanted, usable, () => false, names);
    if (resolved.kind === 'found') return byIdentity(resolved.found);
    const stranger = usable.some(({ name }) => name === text)
      ? undefined
      : local.find(({ name }) => name === text);
    if (stranger === undefined) return resolved;
    const fix = 'Write its uid, if it is meant.';
    return {
      kind: 'problem',
      problem: { message: onlyByUid(stranger), fix, input: 'file', place: wanted.place },
    };
  };
}

function repeatedNotice(wish: Wish, place: Place): RoleNotice {
  const { identity, role, group } = wish;
  const what = `\`${shortName(role.name)}\` for \`${shortName(identity.name)}\` on \`${shortName(group.name)}\``;
  return {
    kind: 'repeated-entry',
    message: `The file asks for ${what} on line ${wish.place.line} already; it counts once.`,
    place,
  };
}

function expiredNotice(what: string, date: string | undefined, place: Place): RoleNotice {
  return { kind: 'expired-entry', message: `${what} expired on ${date} and counts as absent.`, place };
}
