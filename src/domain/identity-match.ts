import { hasBegun } from '../base/time.ts';
import type { UserProblem } from '../base/user-error.ts';
import { compareGithubClaim } from './claim-match.ts';
import {
  type IdentityKind,
  isWithin,
  type Named,
  type ObservedIdentity,
  type ObservedWorld,
} from './role-binding.ts';
import type { ClaimWish, IdentityEntry } from './role-file.ts';
import { showCandidates, uniqueByUid } from './role-names.ts';

/** An entry of `identities` and the identity that it means; `new` has a name and claims, `gone` is absent and not there. */
export type MatchedEntry = { readonly entry: IdentityEntry; readonly absent: boolean } & (
  | { readonly kind: 'existing'; readonly identity: ObservedIdentity; readonly changeable: boolean }
  | { readonly kind: 'new'; readonly name: string; readonly claim: ClaimWish }
  | { readonly kind: 'gone' }
);

export interface IdentityMatches {
  readonly matches: readonly MatchedEntry[];
  readonly problems: readonly UserProblem[];
}

/**
 * Matches entries with identities (contract §7): by uid, else by exact issuer and subject (a GitHub workload in both of its
 * forms, its own first), else by name. Weaker rules pass over identities that a stronger one gave to another entry, and over
 * those that only a uid can mean.
 */
export function matchIdentities(
  entries: readonly IdentityEntry[],
  world: ObservedWorld,
  nowMs: number,
): IdentityMatches {
  const matching = createMatching(world, nowMs);
  const withUid = entries.filter(({ uid }) => uid !== undefined);
  const others = entries.filter(({ uid }) => uid === undefined);
  for (const entry of withUid) matching.byUid(entry);
  for (const entry of others) matching.byClaims(entry, 'exact');
  for (const entry of others) matching.byClaims(entry, 'other-form');
  for (const entry of others) matching.byName(entry);
  return { matches: entries.flatMap(matching.result), problems: matching.problems };
}

/** Whether an entry counts as absent: it says so, or its date has begun. */
function isAbsent(entry: IdentityEntry, nowMs: number): boolean {
  return entry.absent || (entry.expires !== undefined && hasBegun(entry.expires, nowMs));
}

/**
 * Whether a name can mean an identity: one of the organization that its claims tell, or whose answer has no form at all
 * (spec §4: `claimMatch` may be left out). All others may share a name by chance, as pull tokens do.
 */
export function isFoundByName({ kind, uid }: ObservedIdentity, organizationUid: string): boolean {
  return (kind === 'claim-match' || kind === 'unknown') && isWithin(uid, organizationUid);
}

/** Words for an identity that only its uid can mean. */
export function onlyByUid(identity: Named & { readonly kind: IdentityKind }): string {
  return `${withKind(identity)}, so that only its uid can mean it.`;
}

function withKind({ kind, name, uid }: Named & { readonly kind: IdentityKind }): string {
  const why: Readonly<Record<IdentityKind, string>> = {
    'claim-match': 'is not of this organization',
    'static-keys': 'has static keys, as pull tokens do',
    aws: 'is an AWS identity',
    'service-principal': 'is a service principal',
    unknown: 'is not of this organization',
  };
  return `Identity \`${name}\` (${uid}) ${why[kind]}`;
}

/** Whether the file may change the identity itself: not people, pull tokens and the like, which others keep. */
function isChangeable(identity: ObservedIdentity, organizationUid: string): boolean {
  return identity.kind === 'claim-match' || isFoundByName(identity, organizationUid);
}

interface Matching {
  readonly byUid: (entry: IdentityEntry) => void;
  readonly byClaims: (entry: IdentityEntry, form: 'exact' | 'other-form') => void;
  readonly byName: (entry: IdentityEntry) => void;
  readonly result: (entry: IdentityEntry) => readonly MatchedEntry[];
  readonly problems: readonly UserProblem[];
}

function createMatching(world: ObservedWorld, nowMs: number): Matching {
  const known = uniqueByUid(world.identities);
  const touchable = known.filter((identity) => isFoundByName(identity, world.organization.uid));
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
      fail(entry, message, 'Give the `uid` of the one that is meant.');
    } else if (other !== undefined) {
      const shown = `\`${first.name}\` (${first.uid})`;
      const message = `This entry and the one on line ${other.place.line} mean the same identity ${shown}.`;
      fail(entry, message, 'Merge them into one entry.');
    } else {
      takenBy.set(first.uid, entry);
      found.set(entry, first);
    }
  };

  return {
    problems,
    byUid: (entry) => {
      const identity = known.find(({ uid }) => uid === entry.uid);
      const changes = entry.claim !== undefined || entry.description !== undefined;
      if (identity !== undefined && changes && !isChangeable(identity, world.organization.uid)) {
        const message = `${withKind(identity)}: the file can give it roles, and change nothing else of it.`;
        fail(entry, message, 'Remove `claimMatch`, `github` and `description` from the entry.');
      } else if (identity !== undefined) {
        take(entry, [identity], `uid \`${entry.uid}\``);
      } else if (!isAbsent(entry, nowMs)) {
        const message = `There is no identity with the uid \`${entry.uid}\`, or it cannot be read.`;
        fail(entry, message, 'Correct the uid, or remove the entry.');
      }
    },
    byClaims: (entry, form) => {
      const { claim } = entry;
      if (claim === undefined || !isOpen(entry)) return;
      const candidates = touchable.filter((identity) => compareClaim(claim, identity) === form);
      const subject = `subject \`${claim.claimMatch.subject}\``;
      take(entry, form === 'exact' ? candidates : candidates.filter(isFree), subject);
    },
    byName: (entry) => {
      if (!isOpen(entry)) return;
      const candidates = touchable.filter(({ name }) => name === entry.name);
      const free = candidates.filter(isFree);
      // Without claims it can mean no new identity, so one that another entry means already is a contradiction.
      const chosen = entry.claim === undefined && free.length === 0 ? candidates : free;
      take(entry, chosen, `name \`${entry.name}\``);
      if (!isOpen(entry) || entry.claim !== undefined || isAbsent(entry, nowMs)) return;
      const stranger = known.find(({ name }) => name === entry.name);
      if (stranger === undefined) {
        const message = `There is no identity \`${entry.name}\`, and the entry does not say what it would accept.`;
        fail(entry, message, 'Give `claimMatch` or `github`, and it will be created.');
      } else {
        fail(
          entry,
          onlyByUid(stranger),
          'Give its `uid` instead of the name, or the claims of a new identity.',
        );
      }
    },
    result: (entry) => {
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

function compareClaim(wish: ClaimWish, identity: ObservedIdentity): 'exact' | 'other-form' | 'no' {
  const { issuer, subject } = identity;
  if (issuer === undefined || subject === undefined) return 'no';
  if (wish.kind === 'github') return compareGithubClaim(wish.workload, { issuer, subject });
  return wish.claimMatch.issuer === issuer && wish.claimMatch.subject === subject ? 'exact' : 'no';
}
