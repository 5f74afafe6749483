import { groupBy } from '../../../base/group-by.ts';
import { showCandidates } from '../../../base/nearest-names.ts';
import { hasBegun } from '../../../base/time.ts';
import type { UserProblem } from '../../../base/user-error.ts';
import { compareGithubClaim, formKeyOf, workloadKeyOf } from '../../../session/claim-match.ts';
import type { IdentityEntry, WantedClaim } from '../file/role-file.ts';
import { lineWords } from '../file/role-file-problems.ts';
import {
  type IdentityKind,
  isForeignUid,
  isFoundByName,
  type Named,
  type ObservedIdentity,
  type ObservedWorld,
} from './observed-world.ts';
import { uniqueByUid } from './role-names.ts';

/** An entry of `identities` and the identity that it refers to; `gone` is absent and does not exist. */
export type MatchedEntry = { readonly entry: IdentityEntry; readonly absent: boolean } & (
  | { readonly kind: 'existing'; readonly identity: ObservedIdentity; readonly changeable: boolean }
  | { readonly kind: 'new'; readonly name: string; readonly claim: WantedClaim }
  | { readonly kind: 'gone' }
);

/** An entry whose identity exists. */
export type ExistingEntry = Extract<MatchedEntry, { readonly kind: 'existing' }>;

/** The entries whose identities exist. */
export function existingEntries(matches: readonly MatchedEntry[]): readonly ExistingEntry[] {
  return matches.filter((match) => match.kind === 'existing');
}

/** Uids of the identities that the file owns. */
export function ownedUids(matches: readonly MatchedEntry[]): ReadonlySet<string> {
  return new Set(
    existingEntries(matches).flatMap(({ entry, identity }) => (entry.owned ? identity.uid : [])),
  );
}

/**
 * Matches entries with identities: by uid, else by exact issuer and subject (a GitHub workload in both
 * of its forms, its own first), else by name. Weaker rules skip identities that a stronger rule gave to another
 * entry, and those that can only be referred to by uid.
 */
export function matchIdentities(
  entries: readonly IdentityEntry[],
  world: ObservedWorld,
  nowMs: number,
): { readonly matches: readonly MatchedEntry[]; readonly problems: readonly UserProblem[] } {
  const matching = createMatching(world, nowMs);
  const withUid = entries.filter(({ uid }) => uid !== undefined);
  // A person who was not found must not be taken for an identity of the same name.
  const others = entries.filter(({ lookup, uid }) => uid === undefined && lookup === undefined);
  for (const entry of withUid) matching.byUid(entry);
  for (const entry of others) matching.byClaims(entry, 'exact');
  for (const entry of others) matching.byClaims(entry, 'other-form');
  for (const entry of others) matching.byName(entry);
  return { matches: entries.flatMap(matching.result), problems: matching.problems };
}

/** Whether an entry counts as absent: by its state, or because its date has begun. */
export function isAbsent(entry: IdentityEntry, nowMs: number): boolean {
  return entry.absent || (entry.expires !== undefined && hasBegun(entry.expires, nowMs));
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

/** Whether the file may change the identity itself: not people, pull tokens and others that are managed elsewhere. */
function isChangeable(identity: ObservedIdentity, organizationUid: string): boolean {
  return identity.kind === 'claim-match' || isFoundByName(identity, organizationUid);
}

/** A person whom only the file names, under the uid alone: the name could be that of somebody else. */
function foreignIdentity({ uid }: IdentityEntry, organization: Named): ObservedIdentity | undefined {
  if (uid === undefined || !isForeignUid(uid, organization.uid)) return undefined;
  const unknown = { description: '', issuer: undefined, subject: undefined, otherClaims: {} };
  return { uid, name: uid, kind: 'unknown', ...unknown };
}

function createMatching(world: ObservedWorld, nowMs: number) {
  const known = uniqueByUid(world.identities);
  const touchable = known.filter((identity) => isFoundByName(identity, world.organization.uid));
  // There may be thousands of identities and entries, so lookups use maps instead of scans.
  const knownByUid = new Map<string | undefined, ObservedIdentity>(
    known.map((identity) => [identity.uid, identity]),
  );
  const byClaim = createClaimLookup(touchable);
  const touchableByName = groupBy(touchable, ({ name }): string | undefined => name);
  const takenBy = new Map<string, IdentityEntry>();
  const found = new Map<IdentityEntry, ObservedIdentity>();
  const failed = new Set<IdentityEntry>();
  const problems: UserProblem[] = [];

  const isFree = ({ uid }: Named) => !takenBy.has(uid);
  const isOpen = (entry: IdentityEntry) => !found.has(entry) && !failed.has(entry);
  const fail = (entry: IdentityEntry, message: string, fix: string) => {
    problems.push({ message, fix, input: 'file', place: entry.place });
    failed.add(entry);
  };
  const take = (entry: IdentityEntry, candidates: readonly ObservedIdentity[], words: string) => {
    const [first, second] = candidates;
    if (first === undefined) return;
    const other = takenBy.get(first.uid);
    if (second !== undefined) {
      const message = `Several identities have the ${words}: ${showCandidates(candidates)}.`;
      fail(entry, message, 'Set the `uid` of the one you mean.');
    } else if (other !== undefined) {
      const shown = `\`${first.name}\` (${first.uid})`;
      const message = `This entry and the one on ${lineWords(other.place, entry.place)} refer to the same identity ${shown}.`;
      fail(entry, message, 'Merge them into one entry.');
    } else {
      takenBy.set(first.uid, entry);
      found.set(entry, first);
    }
  };

  return {
    problems,
    byUid: (entry: IdentityEntry): void => {
      const identity = knownByUid.get(entry.uid) ?? foreignIdentity(entry, world.organization);
      const changes = entry.claim !== undefined || entry.description !== undefined;
      if (identity !== undefined && changes && !isChangeable(identity, world.organization.uid)) {
        const message = `${withKind(identity)}: the file can give it roles, but cannot change anything else about it.`;
        fail(entry, message, 'Remove `claimMatch`, `github` and `description` from the entry.');
      } else if (identity !== undefined) {
        take(entry, [identity], `uid \`${entry.uid}\``);
      } else if (!isAbsent(entry, nowMs)) {
        const message = `There is no identity with the uid \`${entry.uid}\`, or it cannot be read.`;
        fail(entry, message, 'Correct the uid, or remove the entry.');
      }
    },
    byClaims: (entry: IdentityEntry, form: 'exact' | 'other-form'): void => {
      const { claim } = entry;
      if (claim === undefined || !isOpen(entry)) return;
      const candidates = byClaim(claim, form);
      const subject = `subject \`${claim.claimMatch.subject}\``;
      take(entry, form === 'exact' ? candidates : candidates.filter(isFree), subject);
    },
    byName: (entry: IdentityEntry): void => {
      if (!isOpen(entry)) return;
      const candidates = touchableByName.get(entry.name) ?? [];
      const free = candidates.filter(isFree);
      // Without claims it cannot create an identity, so referring to one that another entry already means is a
      // contradiction.
      const chosen = entry.claim === undefined && free.length === 0 ? candidates : free;
      take(entry, chosen, `name \`${entry.name}\``);
      if (!isOpen(entry) || entry.claim !== undefined || isAbsent(entry, nowMs)) return;
      const stranger = known.find(({ name }) => name === entry.name);
      const missing = `There is no identity \`${entry.name}\`, and the entry has no claims to create it with.`;
      if (stranger === undefined) fail(entry, missing, 'Add `claimMatch` or `github` to create it.');
      else {
        const fix = 'Set its `uid` instead of the name, or add the claims of a new identity.';
        fail(entry, onlyByUid(stranger), fix);
      }
    },
    result: (entry: IdentityEntry): readonly MatchedEntry[] => {
      if (failed.has(entry)) return [];
      const absent = isAbsent(entry, nowMs);
      const identity = found.get(entry);
      if (identity !== undefined) {
        const changeable = isChangeable(identity, world.organization.uid);
        return [{ entry, absent, kind: 'existing', identity, changeable }];
      }
      const { name, claim } = entry;
      if (absent || name === undefined || claim === undefined) return [{ entry, absent, kind: 'gone' }];
      return [{ entry, absent, kind: 'new', name, claim }];
    },
  };
}

/** Looks up the identities whose claims match, exactly or in the other form. */
function createClaimLookup(
  identities: readonly ObservedIdentity[],
): (wanted: WantedClaim, form: 'exact' | 'other-form') => readonly ObservedIdentity[] {
  const claimed = identities.flatMap((identity) => {
    const { issuer, subject } = identity;
    return issuer === undefined || subject === undefined ? [] : [{ identity, claim: { issuer, subject } }];
  });
  const exactly = groupBy(claimed, ({ claim }) => `${claim.issuer}\n${claim.subject}`);
  const byForm = groupBy(claimed, ({ claim }) => formKeyOf(claim));
  return (wanted, form) => {
    const { issuer, subject } = wanted.claimMatch;
    if (form === 'exact') return (exactly.get(`${issuer}\n${subject}`) ?? []).map(({ identity }) => identity);
    if (wanted.kind !== 'github') return [];
    const similar = byForm.get(workloadKeyOf(wanted.workload)) ?? [];
    return similar.flatMap(({ claim, identity }) =>
      compareGithubClaim(wanted.workload, claim) === form ? [identity] : [],
    );
  };
}
