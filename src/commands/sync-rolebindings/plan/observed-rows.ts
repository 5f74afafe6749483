import type { IdentityKind, Named, ObservedBinding, ObservedIdentity } from './role-binding.ts';

/** An identity as returned by the service; absent texts may be empty, absent objects null. */
export interface IdentityRow {
  readonly uid: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly claimMatch?: Readonly<Record<string, unknown>> | null | undefined;
  readonly staticKeys?: object | null | undefined;
  readonly awsIdentity?: object | null | undefined;
  readonly servicePrincipal?: string | undefined;
}

/** A role binding as returned by the service (spec §2: hydrated). */
export interface BindingRow {
  readonly uid: string;
  readonly identity: Named;
  readonly role: Named;
  readonly group: Named;
}

const MATCHED: readonly string[] = ['issuer', 'issuerPattern', 'subject', 'subjectPattern'];

/** Converts an identity; the kind is `unknown` if the row does not show it. */
export function observeIdentity(row: IdentityRow): ObservedIdentity {
  const claims = Object.entries(row.claimMatch ?? {}).filter(([, value]) => !isEmpty(value));
  const exact = (key: string): string | undefined => {
    const value = claims.find(([name]) => name === key)?.[1];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    uid: row.uid,
    name: row.name,
    description: row.description ?? '',
    kind: kindOf(row, claims.length > 0),
    issuer: exact('issuer'),
    subject: exact('subject'),
    otherClaims: Object.fromEntries(claims.filter(([name]) => !MATCHED.includes(name))),
  };
}

/** Converts a binding; `undefined` if it has no identity, role or group, so that it cannot be checked. */
export function observeBinding(row: BindingRow): ObservedBinding | undefined {
  const { uid, identity, role, group } = row;
  // A binding is a child of its group, so its uid contains the group if the row does not.
  const groupUid = group.uid === '' ? uid.slice(0, Math.max(0, uid.lastIndexOf('/'))) : group.uid;
  if (uid === '' || identity.uid === '' || role.uid === '' || groupUid === '') return undefined;
  const named = (of: Named): Named => ({ uid: of.uid, name: of.name });
  return { uid, identity: named(identity), role: named(role), group: { uid: groupUid, name: group.name } };
}

function kindOf(row: IdentityRow, hasClaims: boolean): IdentityKind {
  if (row.staticKeys) return 'static-keys';
  if (row.awsIdentity) return 'aws';
  if (row.servicePrincipal && !row.servicePrincipal.endsWith('_UNSPECIFIED')) return 'service-principal';
  return hasClaims ? 'claim-match' : 'unknown';
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
