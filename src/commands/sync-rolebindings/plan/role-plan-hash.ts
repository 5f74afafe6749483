import { isRecord } from '../../../base/json-value.ts';
import { compareText } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { Change, ClaimChange, IdentityReference, RolePlan } from './role-binding.ts';

/** Version of the canonical form; another form gives other hashes. */
const FORM = 'platform-actions/rolebindings/2';

/**
 * The plan's changes in canonical form, sorted: the input of the hash and the content of a plan file. No times, no
 * lines.
 */
export function canonicalChanges(plan: RolePlan): readonly string[] {
  return plan.changes.map(canonicalChange).sort(compareText);
}

/** SHA-256 in hexadecimal over the organization and the sorted canonical changes. */
export function hashChanges(organizationUid: string, changes: readonly string[]): string {
  return fingerprintOf(FORM, organizationUid, ...changes);
}

/** Hash of a plan: equal for equal changes of one organization (contract §7). */
export function planHash(plan: RolePlan): string {
  return hashChanges(plan.organization.uid, canonicalChanges(plan));
}

/** One change in canonical form: a JSON array of action and uids; no place, no time. */
export function canonicalChange(change: Change): string {
  switch (change.action) {
    case 'create': {
      const { issuer, subject } = change.claimMatch;
      return JSON.stringify(['create', change.identity.name, change.description ?? null, issuer, subject]);
    }
    case 'add':
      return JSON.stringify(['add', ...identityParts(change.identity), change.role.uid, change.group.uid]);
    case 'update': {
      const { name, description, claims } = change;
      return JSON.stringify([
        'update',
        change.identity.uid,
        name === undefined ? null : [name.from, name.to],
        description === undefined ? null : [description.from, description.to],
        claims === undefined ? null : claimParts(claims),
      ]);
    }
    case 'remove':
      return JSON.stringify(['remove', change.uid, change.identity.uid, change.role.uid, change.group.uid]);
  }
}

/** What the identity accepts before and after, the claims that stay, and every grant that whoever matches next takes over. */
function claimParts({ from, handsOver, kept, to }: ClaimChange): readonly unknown[] {
  const grants = handsOver.map(({ group, role }) => JSON.stringify([role.uid, group.uid]));
  const sorted = [...new Set(grants)].sort(compareText);
  const others = Object.keys(kept).length === 0 ? [] : [sortedKeys(kept)];
  return [from?.issuer ?? null, from?.subject ?? null, to.issuer, to.subject, sorted, ...others];
}

/** A value whose mappings have their keys in order, as the service may write them in any. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, own]) => [key, sortedKeys(own)]));
}

/** An identity that the plan creates is identified by name, any other by uid. */
function identityParts(identity: IdentityReference): readonly (string | null)[] {
  return identity.uid === undefined ? [null, identity.name] : [identity.uid, null];
}
