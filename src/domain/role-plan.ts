import type { UserProblem } from '../base/user-error.ts';
import { compareGithubClaim } from './claim-match.ts';
import { type MatchedEntry, matchIdentities } from './identity-match.ts';
import {
  type AddBinding,
  type Change,
  type ClaimChange,
  type CreateIdentity,
  compareText,
  grantKey,
  type ObservedBinding,
  type ObservedIdentity,
  type ObservedWorld,
  observedRows,
  type RemovalReason,
  type RemoveBinding,
  type RoleNotice,
  type RolePlan,
  type UpdateIdentity,
} from './role-binding.ts';
import type { ClaimWish, RoleFile } from './role-file.ts';
import { uniqueByUid } from './role-names.ts';
import { collectWishes, type Wishes } from './role-wishes.ts';
import { shortName } from './role-words.ts';

export interface PlanOptions {
  /** Whether owned bindings that the file lacks, and surplus duplicates, are removed. */
  readonly prune: boolean;
  /** Milliseconds since 1970, for `expires`. */
  readonly nowMs: number;
}

export type PlanResult =
  | { readonly kind: 'plan'; readonly plan: RolePlan }
  | { readonly kind: 'problems'; readonly problems: readonly UserProblem[] };

type Existing = Extract<MatchedEntry, { readonly kind: 'existing' }>;

/**
 * Compares the file with what is there (contract §7). Any order of the observed rows gives the same plan; problems are
 * unknown, ambiguous or contradictory names, all of them at once.
 */
export function planRoles(file: RoleFile, world: ObservedWorld, options: PlanOptions): PlanResult {
  const { matches, problems } = matchIdentities(file.identities, world, options.nowMs);
  const wishes = collectWishes(file, matches, world, options.nowMs);
  const all = [...problems, ...wishes.problems];
  if (all.length > 0) {
    const line = ({ place }: UserProblem) => Number(place?.line);
    return { kind: 'problems', problems: all.sort((a, b) => line(a) - line(b)) };
  }
  const bindings = observedRows(world);
  const existing = matches.filter((match) => match.kind === 'existing');
  const ownedUids = new Set(existing.flatMap(({ entry, identity }) => (entry.owned ? identity.uid : [])));
  const surplus = [...surplusBindings(existing, bindings, wishes)];
  const removals = surplus.filter(({ identity }) => ownedUids.has(identity.uid));
  const present = new Set(bindings.map(grantKey));
  const additions = [...wishes.wanted.values()]
    .filter(({ key }) => !present.has(key))
    .map(({ identity, role, group, place }): AddBinding => {
      const reference = { uid: identity.uid, name: identity.name };
      return { action: 'add', kind: 'binding', identity: reference, role, group, place };
    });
  const changes: readonly Change[] = [
    ...matches.flatMap(identityCreation),
    ...existing.flatMap((match) => identityUpdate(match, bindings)),
    ...additions,
    ...(options.prune ? removals : []),
  ];
  return {
    kind: 'plan',
    plan: {
      organization: { uid: world.organization.uid, name: world.organization.name },
      changes: sortChanges(changes),
      notices: sortNotices([
        ...wishes.notices,
        ...surplus.flatMap((removal) => surplusNotice(removal, options.prune)),
      ]),
      ownedBindings: bindings.filter(({ identity }) => ownedUids.has(identity.uid)).length,
    },
  };
}

function identityCreation(match: MatchedEntry): readonly CreateIdentity[] {
  if (match.kind !== 'new') return [];
  const { entry, name, claim } = match;
  return [
    {
      action: 'create',
      kind: 'identity',
      identity: { uid: undefined, name },
      description: entry.description,
      claimMatch: claim.claimMatch,
      place: entry.place,
    },
  ];
}

function identityUpdate(match: Existing, bindings: readonly ObservedBinding[]): readonly UpdateIdentity[] {
  const { entry, identity, absent, changeable } = match;
  if (absent || !changeable) return [];
  const changed = (from: string, to: string | undefined) =>
    to === undefined || to === from ? undefined : { from, to };
  const name = changed(identity.name, entry.name);
  const description = changed(identity.description, entry.description);
  const claims =
    entry.claim === undefined || accepts(identity, entry.claim)
      ? undefined
      : claimChange(identity, entry.claim, bindings);
  if (name === undefined && description === undefined && claims === undefined) return [];
  const reference = { uid: identity.uid, name: identity.name };
  return [
    {
      action: 'update',
      kind: 'identity',
      identity: reference,
      name,
      description,
      claims,
      place: entry.place,
    },
  ];
}

/** Whether the identity accepts what the file wants. A workload without ids is content with a subject that has some. */
function accepts(identity: ObservedIdentity, wish: ClaimWish): boolean {
  const { issuer, subject } = identity;
  if (issuer === undefined || subject === undefined) return false;
  if (issuer === wish.claimMatch.issuer && subject === wish.claimMatch.subject) return true;
  if (wish.kind !== 'github' || wish.workload.ids !== undefined) return false;
  return compareGithubClaim(wish.workload, { issuer, subject }) === 'other-form';
}

function claimChange(
  identity: ObservedIdentity,
  wish: ClaimWish,
  bindings: readonly ObservedBinding[],
): ClaimChange {
  const roles = bindings.filter((row) => row.identity.uid === identity.uid).map(({ role }) => role);
  return {
    from: identity.kind === 'unknown' ? undefined : { issuer: identity.issuer, subject: identity.subject },
    to: wish.claimMatch,
    kept: identity.otherClaims,
    grants: uniqueByUid(roles),
  };
}

/** Owned bindings that the file does not ask for, and of any identity that it names all but one of those that it asks for. */
function* surplusBindings(
  existing: readonly Existing[],
  bindings: readonly ObservedBinding[],
  { wanted, expired }: Wishes,
): Generator<RemoveBinding> {
  const entries = new Map(existing.map((match) => [match.identity.uid, match]));
  const kept = new Map<string, string>();
  for (const row of bindings) {
    const match = entries.get(row.identity.uid);
    if (match === undefined) continue;
    const key = grantKey(row);
    const wish = wanted.get(key);
    const keeps = wish === undefined ? undefined : kept.get(key);
    if (wish !== undefined && keeps === undefined) {
      kept.set(key, row.uid);
      continue;
    }
    if (wish === undefined && !match.entry.owned) continue;
    const over = expired.get(key);
    let reason: RemovalReason = 'not in the file';
    if (wish !== undefined) reason = 'duplicate';
    else if (over !== undefined) reason = 'expired';
    else if (match.absent) reason = match.entry.absent ? 'absent' : 'expired';
    const { uid, role, group } = row;
    const identity = { uid: match.identity.uid, name: match.identity.name };
    const place = wish?.place ?? over ?? match.entry.place;
    yield { action: 'remove', kind: 'binding', uid, identity, role, group, reason, keeps, place };
  }
}

function surplusNotice(removal: RemoveBinding, prune: boolean): readonly RoleNotice[] {
  const { uid, identity, role, group, reason, place } = removal;
  const what = `\`${shortName(identity.name)}\` the role \`${shortName(role.name)}\` on \`${shortName(group.name)}\``;
  if (reason === 'duplicate') {
    return [
      {
        kind: 'duplicate-binding',
        message: `Binding ${uid} gives ${what} once more; it counts as one.`,
        place,
      },
    ];
  }
  if (prune) return [];
  return [
    {
      kind: 'unpruned-binding',
      message: `Binding ${uid} gives ${what}: ${reason}; kept without \`prune\`.`,
      place,
    },
  ];
}

/** Order in which changes are made: claim changes, identities, additions, other changes, removals. */
function phaseOf(change: Change): number {
  switch (change.action) {
    case 'update':
      return change.claims === undefined ? 3 : 0;
    case 'create':
      return 1;
    case 'add':
      return 2;
    case 'remove':
      return 4;
  }
}

function sortChanges(changes: readonly Change[]): readonly Change[] {
  const key = (change: Change): readonly string[] => {
    const { identity } = change;
    const names = [identity.name, identity.uid ?? ''];
    if (change.kind === 'identity') return names;
    const { role, group } = change;
    return [...names, group.uid, role.name, role.uid, change.action === 'remove' ? change.uid : ''];
  };
  return changes
    .map((change) => ({ change, phase: phaseOf(change), key: JSON.stringify(key(change)) }))
    .sort((a, b) => a.phase - b.phase || compareText(a.key, b.key))
    .map(({ change }) => change);
}

function sortNotices(notices: readonly RoleNotice[]): readonly RoleNotice[] {
  return [...notices].sort((a, b) => a.place.line - b.place.line || compareText(a.message, b.message));
}
