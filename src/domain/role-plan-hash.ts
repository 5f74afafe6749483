import { type Change, compareText, type IdentityReference, type RolePlan } from './role-binding.ts';

/** Version of the canonical form: another form gives other hashes. */
const FORM = 'platform-actions/rolebindings/1';

/** The plan's changes in canonical form, sorted: what the hash is made of, and what a plan file keeps. No times, no lines. */
export function canonicalChanges(plan: RolePlan): readonly string[] {
  return plan.changes.map(canonicalChange).sort(compareText);
}

/** Text whose hash is the plan's: organization and sorted changes. */
export function canonicalPlan(organizationUid: string, changes: readonly string[]): string {
  return JSON.stringify([FORM, organizationUid, changes]);
}

/** Hash of a plan in lower-case hexadecimal digits; `sha256` hashes the UTF-8 bytes of a text. */
export function planHash(plan: RolePlan, sha256: (text: string) => string): string {
  return sha256(canonicalPlan(plan.organization.uid, canonicalChanges(plan)));
}

function canonicalChange(change: Change): string {
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
          : [claims.from.issuer ?? null, claims.from.subject ?? null, claims.to.issuer, claims.to.subject],
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
