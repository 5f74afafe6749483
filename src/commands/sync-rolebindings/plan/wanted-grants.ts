import type { Location } from '../../../base/location.ts';
import { hasBegun } from '../../../base/time.ts';
import type { UserProblem } from '../../../base/user-error.ts';
import type { BindingEntry, IdentityEntry, Located, RoleFile } from '../file/role-file.ts';
import { lineWords } from '../file/role-file-problems.ts';
import { type MatchedEntry, onlyByUid } from './identity-match.ts';
import {
  isForeignUid,
  isFoundByName,
  isWithin,
  type Named,
  type ObservedIdentity,
  type ObservedWorld,
} from './observed-world.ts';
import { type AddBinding, grantKey, type IdentityReference, type RoleNotice } from './role-change.ts';
import { createGroupSearch, createNameSearch, knownNames, type Resolved, uniqueByUid } from './role-names.ts';
import { shortName } from './role-words.ts';

/** Everything that the file asks for, and what it no longer does. */
export interface WantedGrants {
  /** Bindings that the file asks for, by grant. */
  readonly wanted: ReadonlyMap<string, AddBinding>;
  /** Places of entries whose date has begun, by grant. */
  readonly expired: ReadonlyMap<string, Location>;
  /** Grants of entries with a date, which own their bindings whoever holds them. */
  readonly dated: ReadonlySet<string>;
  /** Every binding that the file mentions, also those of absent and expired entries. */
  readonly mentioned: readonly AddBinding[];
  readonly notices: readonly RoleNotice[];
  readonly problems: readonly UserProblem[];
}

/** Resolves the roles and bindings of the file to uids; unknown and ambiguous names are problems with candidates. */
export function resolveGrants(
  file: RoleFile,
  matches: readonly MatchedEntry[],
  world: ObservedWorld,
  nowMs: number,
): WantedGrants {
  const { organization } = world;
  const known = knownNames(world);
  const wanted = new Map<string, AddBinding>();
  const expired = new Map<string, Location>();
  const dated = new Set<string>();
  const mentioned: AddBinding[] = [];
  const notices: RoleNotice[] = [];
  const problems: UserProblem[] = [];

  const findGroup = createGroupSearch(known.groups, organization);
  const prefers = ({ uid }: Named) => !uid.includes('/') || isWithin(uid, organization.uid);
  const findRole = createNameSearch('role', known.roles, { prefers });
  /** An entry that counts as absent asks for nothing: a name that went away together with its last binding is no problem. */
  const take = (resolved: Resolved<Named>, state: EntryState): Named | undefined => {
    if (resolved.kind === 'found') return resolved.found;
    if (state === 'present') problems.push(resolved.problem);
    return undefined;
  };
  const want = (
    entry: Pick<BindingEntry, 'expires' | 'place' | 'role' | 'group'>,
    identity: IdentityReference | undefined,
    state: EntryState,
  ) => {
    const { expires, place } = entry;
    const role = take(findRole(entry.role), state);
    const group = entry.group === undefined ? organization : take(findGroup(entry.group), state);
    if (identity === undefined || role === undefined || group === undefined) return;
    const reference = referenceTo(identity);
    const grant: AddBinding = { action: 'add', kind: 'binding', identity: reference, role, group, place };
    mentioned.push(grant);
    const key = grantKey(grant);
    if (expires !== undefined) dated.add(key);
    if (state === 'expired') expired.set(key, place);
    if (state !== 'present') return;
    const earlier = wanted.get(key);
    if (earlier === undefined) wanted.set(key, grant);
    else notices.push(repeatedNotice(earlier, place));
  };

  for (const match of matches) {
    const { absent, expires, roles } = match.entry;
    const identity = referenceOf(match);
    const state: EntryState = !match.absent ? 'present' : absent ? 'absent' : 'expired';
    if (state === 'expired') notices.push(expiredNotice('This identity', match.entry));
    for (const role of roles) want({ expires, place: role.place, role, group: undefined }, identity, state);
  }
  const identities = createIdentityLookup(file, matches, world);
  for (const binding of file.bindings) {
    const isOver = binding.expires !== undefined && hasBegun(binding.expires, nowMs);
    if (isOver) notices.push(expiredNotice('This binding', binding));
    const resolved = identities(binding.identity);
    const isAbsent = resolved.kind === 'found' && resolved.absent;
    const state: EntryState = isOver ? 'expired' : isAbsent ? 'absent' : 'present';
    want(binding, resolved.kind === 'found' ? resolved.identity : undefined, state);
    if (resolved.kind === 'problem' && !isOver) problems.push(resolved.problem);
  }
  return { wanted, expired, dated, mentioned, notices, problems };
}

type EntryState = 'present' | 'absent' | 'expired';

/** Identities of organizations are known by their names; people choose theirs. */
function referenceTo({ name, subject, uid }: IdentityReference): IdentityReference {
  const isPerson = uid !== undefined && !uid.includes('/') && subject !== undefined;
  return isPerson ? { uid, name, subject } : { uid, name };
}

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
  // The first of several wins, in the order of the file.
  const first = <K, V>(pairs: readonly (readonly [K, V])[]): ReadonlyMap<K, V> =>
    new Map([...pairs].reverse());
  const allByUid = first(all.map((identity) => [identity.uid, identity] as const));
  const matchByUid = first(matches.map((match) => [referenceOf(match).uid, match] as const));
  const matchByEntry = first(matches.map((match) => [match.entry, match] as const));
  const texts = file.identities.flatMap((entry) =>
    [entry.uid, entry.name].flatMap((text) => (text === undefined ? [] : [[text, entry] as const])),
  );
  const entryByText = first(texts);
  const alsoNamed = file.identities.flatMap(({ name }) => name ?? []);
  const findByName = createNameSearch('identity', usable, { alsoNamed });
  const problem = (message: string, fix: string, { place }: Located): FoundIdentity => ({
    kind: 'problem',
    problem: { message, fix, input: 'file', place },
  });
  const byIdentity = (identity: ObservedIdentity): FoundIdentity => {
    const match = matchByUid.get(identity.uid);
    return match === undefined ? { kind: 'found', identity, absent: false } : byMatch(match);
  };
  return (wanted) => {
    const { text } = wanted;
    const byUid = allByUid.get(text);
    if (byUid !== undefined) return byIdentity(byUid);
    const entry = entryByText.get(text);
    const match = entry && matchByEntry.get(entry);
    if (match !== undefined) return byMatch(match);
    if (entry !== undefined) return { kind: 'unclear' };
    if (isForeignUid(text, world.organization.uid))
      return { kind: 'found', identity: { uid: text, name: text }, absent: false };
    const resolved = findByName(wanted);
    if (resolved.kind === 'found') {
      const renaming = matchByUid.get(resolved.found.uid);
      if (renaming === undefined || !renamesFrom(renaming, resolved.found)) return byIdentity(resolved.found);
      const { name = '', place } = renaming.entry;
      const message = `The entry on ${lineWords(place, wanted.place)} renames the identity \`${shortName(text)}\` to \`${shortName(name)}\`.`;
      const fix = `Use \`${shortName(name)}\` here, so that the entry still applies afterwards.`;
      return problem(message, fix, wanted);
    }
    const isUsable = usable.some(({ name }) => name === text);
    const stranger = isUsable ? undefined : local.find(({ name }) => name === text);
    if (stranger === undefined) return resolved;
    return problem(onlyByUid(stranger), 'Use its uid if you mean this identity.', wanted);
  };
}

/** Whether the plan gives this identity another name, which only its entry knows afterwards. */
function renamesFrom(match: MatchedEntry, { name, uid }: ObservedIdentity): boolean {
  if (match.kind !== 'existing' || match.identity.uid !== uid) return false;
  return match.changeable && !match.absent && match.entry.name !== undefined && match.entry.name !== name;
}

function repeatedNotice(earlier: AddBinding, place: Location): RoleNotice {
  const { identity, role, group } = earlier;
  const what = `\`${shortName(role.name)}\` for \`${shortName(identity.name)}\` on \`${shortName(group.name)}\``;
  return {
    kind: 'repeated-entry',
    message: `The file already asks for ${what} on ${lineWords(earlier.place, place)}; it counts once.`,
    place,
  };
}

function expiredNotice(what: string, { expires, place }: IdentityEntry | BindingEntry): RoleNotice {
  return { kind: 'expired-entry', message: `${what} expired on ${expires} and counts as absent.`, place };
}
