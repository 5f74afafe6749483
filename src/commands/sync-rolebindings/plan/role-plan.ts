import { groupBy } from '../../../base/group-by.ts';
import { compareText } from '../../../base/plain-text.ts';
import { UserError } from '../../../base/user-error.ts';
import { type Account, accountOf } from '../../../kit/run/coverage.ts';
import { compareGithubClaim } from '../../../session/claim-match.ts';
import type { RoleFile, WantedClaim } from '../file/role-file.ts';
import { compareLocations } from '../file/role-file-problems.ts';
import { type ExistingEntry, existingEntries, type MatchedEntry, ownedUids } from './identity-match.ts';
import {
  type ObservedBinding,
  type ObservedIdentity,
  type ObservedWorld,
  observedRows,
} from './observed-world.ts';
import { type ResolvedFile, resolveFile } from './resolve-file.ts';
import {
  type AddBinding,
  type Change,
  type ClaimChange,
  type CreateIdentity,
  grantKey,
  type RemovalReason,
  type RemoveBinding,
  type RoleNotice,
  type RolePlan,
  sortChanges,
  type UpdateIdentity,
} from './role-change.ts';
import { createGroupLabels } from './role-names.ts';
import { claimText, shortName } from './role-words.ts';

export interface Planned {
  readonly plan: RolePlan;
  /** Counts role bindings: those of the organization, and those that the file adds. */
  readonly coverage: Account;
  readonly entries: readonly MatchedEntry[];
  /** Every binding that the file mentions, also those of absent and expired entries. */
  readonly mentioned: readonly AddBinding[];
}

/**
 * Compares the file with the organization. The order of rows does not matter. `prune`: whether owned bindings that are not
 * in the file, and duplicates, are removed. Throws `UserError` with all unknown, ambiguous and contradictory names.
 */
export function planRoles(
  file: RoleFile,
  world: ObservedWorld,
  { nowMs, prune }: { readonly prune: boolean; readonly nowMs: number },
): Planned {
  const resolved = resolveFile(file, world, nowMs);
  const { dated, matches, mentioned, problems, wanted } = resolved;
  if (problems.length > 0)
    throw new UserError(...problems.toSorted((a, b) => compareLocations(a.place, b.place)));
  const bindings = observedRows(world);
  const existing = existingEntries(matches);
  const owned = ownedUids(matches);
  const isOwned = (row: ObservedBinding | RemoveBinding): boolean =>
    owned.has(row.identity.uid) || dated.has(grantKey(row));
  const surplus = [...surplusBindings(existing, bindings, resolved)];
  const present = new Set(bindings.map(grantKey));
  const additions = [...wanted].flatMap(([key, grant]) => (present.has(key) ? [] : [grant]));
  const byIdentity = groupBy(bindings, ({ identity }) => identity.uid);
  const changes: readonly Change[] = [
    ...matches.flatMap(identityCreation),
    ...existing.flatMap((match) => identityUpdate(match, byIdentity.get(match.identity.uid) ?? [])),
    ...additions,
    ...(prune ? surplus.filter(isOwned) : []),
  ];
  const labelOf = createGroupLabels(world);
  const labeled = <T extends Change>(change: T): T =>
    change.kind === 'binding' ? { ...change, group: labelOf(change.group) } : change;
  return {
    entries: matches,
    mentioned,
    plan: {
      organization: { uid: world.organization.uid, name: world.organization.name },
      changes: sortChanges(changes).map(labeled),
      notices: [
        ...resolved.notices,
        ...matches.flatMap(wildcardNotice),
        ...surplus.map(labeled).flatMap((removal) => surplusNotice(removal, prune)),
      ].sort((a, b) => compareLocations(a.place, b.place) || compareText(a.message, b.message)),
      ownedBindings: new Set(bindings.filter(isOwned).map(grantKey)).size,
    },
    coverage: coverageOf(bindings, existing, resolved, additions.length),
  };
}

/** Counts bindings of identities that the file names, and those that it adds, as checked; the others are skipped. */
function coverageOf(
  bindings: readonly ObservedBinding[],
  existing: readonly ExistingEntry[],
  { wanted }: ResolvedFile,
  additions: number,
): Account {
  const named = new Set<string | undefined>(existing.map(({ identity }) => identity.uid));
  for (const { identity } of wanted.values()) named.add(identity.uid);
  const judged = bindings.filter(({ identity }) => named.has(identity.uid)).length;
  const left = { what: 'role bindings', why: 'of identities that the file does not name' };
  return accountOf(judged + additions, [{ ...left, count: bindings.length - judged }]);
}

function identityCreation({ entry, identity: present, state }: MatchedEntry): readonly CreateIdentity[] {
  const { claim, description, name, place } = entry;
  if (present !== undefined || state !== 'present' || name === undefined || claim === undefined) return [];
  const identity = { uid: undefined, name };
  return [{ action: 'create', kind: 'identity', identity, description, claimMatch: claim.claimMatch, place }];
}

function identityUpdate(match: ExistingEntry, held: readonly ObservedBinding[]): readonly UpdateIdentity[] {
  const { changeable, entry, identity, state } = match;
  if (state !== 'present' || !changeable) return [];
  const changed = (from: string, to: string | undefined) =>
    to === undefined || to === from ? undefined : { from, to };
  const name = changed(identity.name, entry.name);
  const description = changed(identity.description, entry.description);
  const claims =
    entry.claim === undefined || accepts(identity, entry.claim)
      ? undefined
      : claimChange(identity, entry.claim, held);
  if (name === undefined && description === undefined && claims === undefined) return [];
  return [{ action: 'update', kind: 'identity', identity, name, description, claims, place: entry.place }];
}

/** Whether the identity accepts what the file wants. A workload without ids accepts a subject with ids. */
function accepts(identity: ObservedIdentity, wanted: WantedClaim): boolean {
  const { issuer, subject } = identity;
  if (issuer === undefined || subject === undefined) return false;
  if (issuer === wanted.claimMatch.issuer && subject === wanted.claimMatch.subject) return true;
  if (wanted.kind !== 'github' || wanted.workload.ids !== undefined) return false;
  return compareGithubClaim(wanted.workload, { issuer, subject }) === 'other-form';
}

function claimChange(
  identity: ObservedIdentity,
  wanted: WantedClaim,
  held: readonly ObservedBinding[],
): ClaimChange {
  return {
    from: identity.kind === 'unknown' ? undefined : { issuer: identity.issuer, subject: identity.subject },
    to: wanted.claimMatch,
    kept: identity.otherClaims,
    handsOver: held.map(({ group, role }) => ({ role, group })),
  };
}

/** Owned bindings that the file lacks or are past their date, and duplicates for every identity that it names. */
function* surplusBindings(
  existing: readonly ExistingEntry[],
  bindings: readonly ObservedBinding[],
  { dated, expired, wanted }: ResolvedFile,
): Generator<RemoveBinding> {
  const entries = new Map(existing.map((match) => [match.identity.uid, match]));
  const kept = new Map<string, string>();
  for (const row of bindings) {
    const match = entries.get(row.identity.uid);
    const key = grantKey(row);
    if (match === undefined && !dated.has(key)) continue;
    const grant = wanted.get(key);
    const keeps = grant === undefined ? undefined : kept.get(key);
    if (grant !== undefined && keeps === undefined) {
      kept.set(key, row.uid);
      continue;
    }
    const over = expired.get(key);
    const owner = match?.entry.owned === true ? match.entry.place : dated.get(key);
    const place = grant?.place ?? over ?? owner;
    if (place === undefined) continue;
    let reason: RemovalReason = 'not in the file';
    if (grant !== undefined) reason = 'duplicate';
    else if (over !== undefined) reason = 'expired';
    else if (match !== undefined && match.state !== 'present') reason = match.state;
    const name = (match?.identity ?? row.identity).name || row.identity.uid;
    const identity = { ...row.identity, name };
    yield { action: 'remove', kind: 'binding', ...row, identity, reason, keeps, place };
  }
}

/** Claims are compared exactly, so a wildcard in them lets nobody in. */
function wildcardNotice({ entry: { claim, lookup, place } }: MatchedEntry): readonly RoleNotice[] {
  const { issuer = '', subject = '' } = claim?.claimMatch ?? lookup ?? {};
  const wild = [subject, issuer].find((text) => /[*?]/.test(text));
  if (wild === undefined) return [];
  const message = `\`${claimText(wild)}\` is compared exactly, so its wildcard matches no token; write one identity for each subject.`;
  return [{ kind: 'wildcard-claim', message, place }];
}

/** The notice of a binding that no entry asks for: also of one that is removed, if its date has passed. */
function surplusNotice(removal: RemoveBinding, prune: boolean): readonly RoleNotice[] {
  const { uid, identity, role, group, reason, place } = removal;
  const what = `\`${shortName(identity.name)}\` the role \`${shortName(role.name)}\` on \`${shortName(group.name)}\``;
  const notice = (kind: RoleNotice['kind'], message: string) => [{ kind, message, place }];
  if (reason === 'duplicate')
    return notice('duplicate-binding', `Binding ${uid} gives ${what} a second time; both count as one.`);
  if (reason === 'expired')
    return notice(
      'expired-binding',
      `Binding ${uid} still gives ${what}, although its entry has expired; \`apply\` with \`prune\` removes it.`,
    );
  return prune
    ? []
    : notice('unpruned-binding', `Binding ${uid} gives ${what}: ${reason}; kept without \`prune\`.`);
}
