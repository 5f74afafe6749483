import { groupBy } from '../../../base/group-by.ts';
import type { Location } from '../../../base/location.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';
import type { BindingEntry, IdentityEntry, LocatedName, RoleFile } from '../file/role-file.ts';
import { type LocatedProblem, lineWords } from '../file/role-file-problems.ts';
import { type EntryState, type MatchedEntry, matchIdentities, onlyByUid, stateOf } from './identity-match.ts';
import {
  isForeignUid,
  isFoundByName,
  isInOrganization,
  type Named,
  type ObservedIdentity,
  type ObservedWorld,
  personKey,
} from './observed-world.ts';
import { type AddBinding, grantKey, type IdentityReference, type RoleNotice } from './role-change.ts';
import {
  createGroupSearch,
  createNameSearch,
  knownNames,
  type ResolvedName,
  uniqueByUid,
} from './role-names.ts';
import { shortName } from './role-words.ts';

/** Everything that the file asks for, and what it no longer does. */
export type ResolvedFile = ReturnType<typeof resolveFile>;

/** Resolves people, entries, roles and groups of a file; unknown and ambiguous names are problems with candidates. */
export function resolveFile(written: RoleFile, world: ObservedWorld, nowMs: number) {
  const { file, problems: unknown } = resolvePeople(written, world, nowMs);
  const { matches, problems } = matchIdentities(file.identities, world, nowMs);
  const grants = resolveGrants(file, matches, world, nowMs);
  return { ...grants, matches, problems: [...unknown, ...problems, ...grants.problems] };
}

function resolveGrants(
  file: RoleFile,
  matches: readonly MatchedEntry[],
  world: ObservedWorld,
  nowMs: number,
) {
  const { organization } = world;
  const known = knownNames(world);
  /** Bindings that the file asks for, by grant. */
  const wanted = new Map<string, AddBinding>();
  /** Places of entries whose date has begun, by grant. */
  const expired = new Map<string, Location>();
  /** Places of entries with a date, which own their bindings whoever holds them, by grant. */
  const dated = new Map<string, Location>();
  /** Every binding that the file mentions, also those of absent and expired entries. */
  const mentioned: AddBinding[] = [];
  const notices: RoleNotice[] = [];
  const problems: LocatedProblem[] = [];

  const findGroup = createGroupSearch(known.groups, organization);
  const prefers = ({ uid }: Named) => !uid.includes('/') || isInOrganization(uid, organization.uid);
  const findRole = createNameSearch('role', known.roles, { prefers });
  /** An entry that counts as absent asks for nothing: a name that went away together with its last binding is no problem. */
  const take = (resolved: ResolvedName<Named>, state: EntryState): Named | undefined => {
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
    const grant: AddBinding = { action: 'add', kind: 'binding', identity, role, group, place, expires };
    mentioned.push(grant);
    const key = grantKey(grant);
    if (expires !== undefined) dated.set(key, place);
    if (state === 'expired') expired.set(key, place);
    if (state !== 'present') return;
    const earlier = wanted.get(key);
    if (earlier !== undefined) notices.push(repeatedNotice(earlier, place));
    // The last of equal entries to expire counts.
    const dates = [expires, (earlier ?? grant).expires];
    const last = dates.includes(undefined) ? undefined : dates.sort().at(-1);
    wanted.set(key, { ...grant, ...earlier, expires: last });
  };

  for (const match of matches) {
    const { expires, roles } = match.entry;
    const { state } = match;
    if (state === 'expired') notices.push(expiredNotice('This identity', match.entry));
    for (const role of roles)
      want({ expires, place: role.place, role, group: undefined }, referenceOf(match), state);
  }
  const identityOf = createIdentityLookup(file, matches, world);
  for (const binding of file.bindings) {
    const isOver = stateOf(binding, nowMs) === 'expired';
    if (isOver) notices.push(expiredNotice('This binding', binding));
    const { identity, isAbsent = false, problem } = identityOf(binding.identity);
    want(binding, identity, isOver ? 'expired' : isAbsent ? 'absent' : 'present');
    if (problem !== undefined && !isOver) problems.push(problem);
  }
  return { wanted, expired, dated, mentioned, notices, problems };
}

function referenceOf({ entry, identity }: MatchedEntry): IdentityReference {
  return identity ?? { uid: entry.uid, name: entry.name ?? '' };
}

/** The identity that a binding names, or why there is none; empty for an entry whose problem is reported already. */
interface FoundIdentity {
  readonly identity?: IdentityReference;
  readonly isAbsent?: boolean;
  readonly problem?: LocatedProblem;
}

/** Looks up what `bindings` call an identity: a uid, else the name of an entry of the file, else a name in the organization. */
function createIdentityLookup(
  file: RoleFile,
  matches: readonly MatchedEntry[],
  { identities, organization }: ObservedWorld,
): (wanted: LocatedName) => FoundIdentity {
  const all = uniqueByUid(identities);
  const local = all.filter(({ uid }) => isInOrganization(uid, organization.uid));
  const usable = all.filter((identity) => isFoundByName(identity, organization.uid));
  const byUid = new Map(all.map((identity) => [identity.uid, identity]));
  const matchByUid = new Map(matches.map((match) => [referenceOf(match).uid, match]));
  const matchByEntry = new Map(matches.map((match) => [match.entry, match]));
  const entriesByUid = groupBy(file.identities, ({ uid }) => uid);
  const entriesByName = groupBy(file.identities, ({ name }) => name);
  const alsoNamed = file.identities.flatMap(({ name }) => name ?? []);
  // The name in an entry that cannot rename is a label, and must not take over a grant of the identity that has this name.
  const called = matches.flatMap((match) => {
    const { entry, identity } = match;
    const { name } = entry;
    return ownsName(match) || identity === undefined || name === undefined ? [] : [{ ...identity, name }];
  });
  const findByName = createNameSearch('identity', [...usable, ...called], { alsoNamed });
  const byUidOf = (identity: ObservedIdentity): FoundIdentity => {
    const match = matchByUid.get(identity.uid);
    return match === undefined ? { identity } : foundBy(match);
  };
  return (wanted) => {
    const { place, text } = wanted;
    const exact = byUid.get(text);
    if (exact !== undefined) return byUidOf(exact);
    const [ofUid] = entriesByUid.get(text) ?? [];
    // Before names, which may look like a uid.
    if (ofUid === undefined && isForeignUid(text, organization.uid))
      return { identity: { uid: text, name: text } };
    const named = ofUid ?? entriesByName.get(text)?.[0];
    const match = named && matchByEntry.get(named);
    if (named !== undefined && match === undefined) return {};
    const isSure = ofUid !== undefined || match?.identity === undefined || ownsName(match);
    if (match !== undefined && isSure) return foundBy(match);
    const resolved = findByName(wanted);
    if (resolved.kind === 'found') {
      const rename = renameOf(matchByUid.get(resolved.found.uid), resolved.found, place);
      return rename === undefined ? byUidOf(resolved.found) : { problem: rename };
    }
    const isUsable = usable.some(({ name }) => name === text);
    const stranger = isUsable ? undefined : local.find(({ name }) => name === text);
    if (stranger === undefined) return resolved;
    const fix = 'Use its uid if you mean this identity.';
    return { problem: { message: onlyByUid(stranger), fix, input: 'file', place } };
  };
}

function foundBy(match: MatchedEntry): FoundIdentity {
  return { identity: referenceOf(match), isAbsent: match.state !== 'present' };
}

/** Whether the name of an entry is or becomes that of its identity; past its date, a file that was valid has to stay so. */
function ownsName({ changeable, state }: MatchedEntry): boolean {
  return changeable && state !== 'absent';
}

/** The problem of a name that the plan changes: only the entry of the identity knows the other one afterwards. */
function renameOf(
  match: MatchedEntry | undefined,
  present: ObservedIdentity,
  place: Location,
): LocatedProblem | undefined {
  if (match?.changeable !== true || match.state !== 'present') return undefined;
  const { name, place: at } = match.entry;
  if (name === undefined || name === present.name) return undefined;
  const [from, to] = [present.name, name].map(shortName);
  return {
    message: `The entry on ${lineWords(at, place)} renames the identity \`${from}\` to \`${to}\`.`,
    fix: `Use \`${to}\` here, so that the entry still applies afterwards.`,
    input: 'file',
    place,
  };
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

/** The file with uids for `lookup`; unknown and ambiguous people are problems, except in entries that ask for nothing. */
export function resolvePeople(
  file: RoleFile,
  { people }: ObservedWorld,
  nowMs: number,
): { readonly file: RoleFile; readonly problems: readonly LocatedProblem[] } {
  const problems: LocatedProblem[] = [];
  const uidOf = (lookup: ClaimMatch, place: Location, isOver: boolean): string | undefined => {
    const uids = people?.get(personKey(lookup)) ?? [];
    if (uids.length === 1) return uids[0];
    const tell = (message: string, fix: string) => problems.push({ message, fix, input: 'file', place });
    const person = `\`${shortName(lookup.subject)}\` of \`${shortName(lookup.issuer)}\``;
    if (uids.length > 1)
      tell(
        `Several people are ${person}: ${uids.map(shortName).join(', ')}.`,
        'Write the `uid` of the one you mean instead of `lookup`.',
      );
    else if (!isOver)
      tell(
        `The service does not know the person ${person}, or cannot look people up.`,
        "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
      );
    return undefined;
  };
  const identities = file.identities.map((entry): IdentityEntry => {
    const { lookup, place } = entry;
    if (lookup === undefined) return entry;
    const uid = uidOf(lookup, place, stateOf(entry, nowMs) !== 'present');
    return uid === undefined ? entry : { ...entry, uid };
  });
  const bindings = file.bindings.flatMap((entry): readonly BindingEntry[] => {
    const { identity, lookup, place } = entry;
    if (lookup === undefined) return [entry];
    const uid = uidOf(lookup, place, stateOf(entry, nowMs) !== 'present');
    // Without a uid, the subject must not be taken for the name of an identity.
    return uid === undefined ? [] : [{ ...entry, identity: { ...identity, text: uid } }];
  });
  return { file: { ...file, identities, bindings }, problems };
}
