import { fingerprintOf } from '../base/fingerprint.ts';
import { type Change, compareText, type IdentityReference, type RolePlan } from './role-binding.ts';

/** Version of the canonical form: another form gives other hashes. */
const FORM = 'platform-actions/rolebindings/1';

/** The plan's changes in canonical form, sorted: what the hash is made of, and what a plan file keeps. No times, no lines. */
export function canonicalChanges(plan: RolePlan): readonly string[] {
  return plan.changes.map(canonicalChange).sort(compareText);
}

/** SHA-256 in hexadecimal over the organization and the sorted canonical changes. */
export function hashChanges(organizationUid: string, changes: readonly string[]): string {
  return fingerprintOf(FORM, organizationUid, ...changes);
}

/** Hash of a plan: equal for equal changes of one organization, whenever and however they were found (contract §7). */
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
        claims === undefined
          ? null
          : [claims.from?.issuer ?? null, claims.from?.subject ?? null, claims.to.issuer, claims.to.subject],
      ]);
    }
    case 'remove':
      return JSON.stringify(['remove', change.uid, change.identity.uid, change.role.uid, change.group.uid]);
  }
}

/** An identity that the plan creates is known by its name, any other by its uid. */
function identityParts(identity: IdentityReference): readonly (string | null)[] {
  return identity.uid === undefined ? [null, identity.name] : [identity.uid, null];
}
