import { groupBy } from '../../../base/group-by.ts';
import { showCandidates } from '../../../base/nearest-names.ts';
import { hasBegun } from '../../../base/time.ts';
import { compareGithubClaim, formKeyOf, workloadKeyOf } from '../../../session/claim-match.ts';
import type { IdentityEntry, WantedClaim } from '../file/role-file.ts';
import { type LocatedProblem, lineWords } from '../file/role-file-problems.ts';
import {
  type IdentityKind,
  isForeignUid,
  isFoundByName,
  type Named,
  type ObservedIdentity,
  type ObservedWorld,
  personKey,
} from './observed-world.ts';
import { uniqueByUid } from './role-names.ts';

/** Whether an entry asks for something: one whose date has begun counts as absent. */
export type EntryState = 'present' | 'absent' | 'expired';

/** An entry of `identities` with the identity that it refers to, if that exists. */
export interface MatchedEntry {
  readonly entry: IdentityEntry;
  readonly state: EntryState;
  readonly identity: ObservedIdentity | undefined;
  /** Whether the file may change the identity itself: not people, pull tokens and others that are managed elsewhere. */
  readonly changeable: boolean;
}

/** An entry whose identity exists. */
export type ExistingEntry = MatchedEntry & { readonly identity: ObservedIdentity };

export function existingEntries(matches: readonly MatchedEntry[]): readonly ExistingEntry[] {
  return matches.filter((match): match is ExistingEntry => match.identity !== undefined);
}

/** Uids of the identities that the file owns. */
export function ownedUids(matches: readonly MatchedEntry[]): ReadonlySet<string> {
  return new Set(
    existingEntries(matches).flatMap(({ entry, identity }) => (entry.owned ? identity.uid : [])),
  );
}

/** The state of an entry, of which only those of `identities` can be declared absent. */
export function stateOf(
  { absent = false, expires }: { readonly absent?: boolean; readonly expires: string | undefined },
  nowMs: number,
): EntryState {
  if (absent) return 'absent';
  return expires !== undefined && hasBegun(expires, nowMs) ? 'expired' : 'present';
}

/** Matches entries with identities; an entry with a problem has no match. */
export function matchIdentities(
  entries: readonly IdentityEntry[],
  world: ObservedWorld,
  nowMs: number,
): { readonly matches: readonly MatchedEntry[]; readonly problems: readonly LocatedProblem[] } {
  const known = uniqueByUid(world.identities);
  const { found, problems } = findIdentities(entries, known, world.organization);
  const matches = entries.flatMap((entry): readonly MatchedEntry[] => {
    const identity = found.get(entry);
    if (identity === 'unclear') return [];
    const state = stateOf(entry, nowMs);
    const changeable = identity === undefined || isChangeable(identity, world.organization.uid);
    const asksForNothing = identity === undefined && state !== 'present';
    const why = asksForNothing ? undefined : whyUnusable(entry, identity, changeable, known);
    if (why === undefined) return [{ entry, state, identity, changeable }];
    problems.push({ ...why, input: 'file', place: entry.place });
    return [];
  });
  return { matches, problems };
}

function isChangeable(identity: ObservedIdentity, organizationUid: string): boolean {
  return identity.kind === 'claim-match' || isFoundByName(identity, organizationUid);
}

type Why = Pick<LocatedProblem, 'message' | 'fix'>;

/** Why an entry contradicts the identity that it refers to, or the absence of one. */
function whyUnusable(
  { claim, description, lookup, name, uid }: IdentityEntry,
  identity: ObservedIdentity | undefined,
  changeable: boolean,
  known: readonly ObservedIdentity[],
): Why | undefined {
  if (identity !== undefined) {
    if (changeable || (claim === undefined && description === undefined)) return undefined;
    const message = `${withKind(identity)}: the file can give it roles, but cannot change anything else about it.`;
    return { message, fix: 'Remove `claimMatch`, `github` and `description` from the entry.' };
  }
  if (uid !== undefined) {
    const message = `There is no identity with the uid \`${uid}\`, or it cannot be read.`;
    return { message, fix: 'Correct the uid, or remove the entry.' };
  }
  if (claim !== undefined || lookup !== undefined) return undefined;
  const stranger = known.find((other) => other.name === name);
  if (stranger !== undefined) {
    const fix = 'Set its `uid` instead of the name, or add the claims of a new identity.';
    return { message: onlyByUid(stranger), fix };
  }
  const message = `There is no identity \`${name}\`, and the entry has no claims to create it with.`;
  return { message, fix: 'Add `claimMatch` or `github` to create it.' };
}

const WHY_ONLY_BY_UID: Readonly<Record<IdentityKind, string>> = {
  'claim-match': 'is not in this organization',
  'static-keys': 'has static keys, as pull tokens do',
  aws: 'is an AWS identity',
  'service-principal': 'is a service principal',
  unknown: 'is not in this organization',
};

/** Describes an identity that can only be referred to by uid. */
export function onlyByUid(identity: ObservedIdentity): string {
  return `${withKind(identity)}, so it can only be referred to by uid.`;
}

function withKind({ kind, name, uid }: ObservedIdentity): string {
  return `Identity \`${name}\` (${uid}) ${WHY_ONLY_BY_UID[kind]}`;
}

/** A person whom only the file names, under the uid alone: the name could be that of somebody else. */
function foreignIdentity(uid: string, organization: Named): readonly ObservedIdentity[] {
  if (!isForeignUid(uid, organization.uid)) return [];
  const unknown = { description: '', issuer: undefined, subject: undefined, otherClaims: {} };
  return [{ uid, name: uid, kind: 'unknown', ...unknown }];
}

/**
 * Finds the identities of entries: by uid, else by exact issuer and subject (a GitHub workload in both of its forms, its
 * own first), else by name. Weaker rules skip identities that a stronger rule gave to another entry, and those that can
 * only be referred to by uid. `unclear` are entries that may mean several, or the same one as another entry.
 */
function findIdentities(
  entries: readonly IdentityEntry[],
  known: readonly ObservedIdentity[],
  organization: Named,
) {
  const found = new Map<IdentityEntry, ObservedIdentity | 'unclear'>();
  const takenBy = new Map<string, IdentityEntry>();
  const problems: LocatedProblem[] = [];
  const isFree = ({ uid }: Named) => !takenBy.has(uid);
  const take = (entry: IdentityEntry, candidates: readonly ObservedIdentity[], words: string): void => {
    const [first, second] = candidates;
    if (first === undefined || found.has(entry)) return;
    const other = takenBy.get(first.uid);
    found.set(entry, second === undefined && other === undefined ? first : 'unclear');
    if (second !== undefined) problems.push(severalProblem(entry, candidates, words));
    else if (other !== undefined) problems.push(sameProblem(entry, other, first));
    else takenBy.set(first.uid, entry);
  };
  const touchable = known.filter((identity) => isFoundByName(identity, organization.uid));
  // There may be thousands of identities and entries, so lookups use maps instead of scans.
  const byUid = groupBy(known, ({ uid }) => uid);
  const byClaim = createClaimLookup(touchable);
  const byName = groupBy(touchable, ({ name }): string | undefined => name);
  const named = ({ claim, name }: IdentityEntry): readonly ObservedIdentity[] => {
    const candidates = byName.get(name) ?? [];
    const free = candidates.filter(isFree);
    // Without claims it cannot create an identity, so referring to one that another entry already means is a
    // contradiction.
    return claim === undefined && free.length === 0 ? candidates : free;
  };
  const subjectOf = ({ claim }: IdentityEntry): string => `subject \`${claim?.claimMatch.subject}\``;
  for (const entry of entries) {
    const { uid } = entry;
    if (uid !== undefined)
      take(entry, byUid.get(uid) ?? foreignIdentity(uid, organization), `uid \`${uid}\``);
  }
  // A person who was not found must not be taken for an identity of the same name.
  const others = entries.filter(({ lookup, uid }) => uid === undefined && lookup === undefined);
  for (const entry of others) take(entry, byClaim(entry.claim, 'exact'), subjectOf(entry));
  for (const entry of others)
    take(entry, byClaim(entry.claim, 'other-form').filter(isFree), subjectOf(entry));
  for (const entry of others) take(entry, named(entry), `name \`${entry.name}\``);
  return { found, problems };
}

function severalProblem(
  { place }: IdentityEntry,
  candidates: readonly ObservedIdentity[],
  words: string,
): LocatedProblem {
  const message = `Several identities have the ${words}: ${showCandidates(candidates)}.`;
  return { message, fix: 'Set the `uid` of the one you mean.', input: 'file', place };
}

function sameProblem({ place }: IdentityEntry, other: IdentityEntry, { name, uid }: Named): LocatedProblem {
  const message = `This entry and the one on ${lineWords(other.place, place)} refer to the same identity \`${name}\` (${uid}).`;
  return { message, fix: 'Merge them into one entry.', input: 'file', place };
}

/** Looks up the identities whose claims match, exactly or in the other form. */
function createClaimLookup(
  identities: readonly ObservedIdentity[],
): (wanted: WantedClaim | undefined, form: 'exact' | 'other-form') => readonly ObservedIdentity[] {
  const claimed = identities.flatMap((identity) => {
    const { issuer, subject } = identity;
    return issuer === undefined || subject === undefined ? [] : [{ identity, claim: { issuer, subject } }];
  });
  const exactly = groupBy(claimed, ({ claim }) => personKey(claim));
  const byForm = groupBy(claimed, ({ claim }) => formKeyOf(claim));
  return (wanted, form) => {
    if (wanted === undefined) return [];
    if (form === 'exact')
      return (exactly.get(personKey(wanted.claimMatch)) ?? []).map(({ identity }) => identity);
    if (wanted.kind !== 'github') return [];
    const similar = byForm.get(workloadKeyOf(wanted.workload)) ?? [];
    return similar.flatMap(({ claim, identity }) =>
      compareGithubClaim(wanted.workload, claim) === form ? [identity] : [],
    );
  };
}
