import type { Place } from '../base/user-error.ts';
import type { ClaimMatch } from './claim-match.ts';

/** Something with a uid and a name, as the service has it; the name is foreign text. */
export interface Named {
  readonly uid: string;
  readonly name: string;
}

/** How an identity recognises who it is. `unknown`: the answer had none of the four forms. */
export type IdentityKind = 'claim-match' | 'static-keys' | 'aws' | 'service-principal' | 'unknown';

/** An identity as it is now. */
export interface ObservedIdentity extends Named {
  readonly description: string;
  readonly kind: IdentityKind;
  /** Exact issuer; `undefined` where a pattern stands instead. */
  readonly issuer: string | undefined;
  readonly subject: string | undefined;
  /** The other keys of its claim match (`audience`, `claims` …), kept when issuer and subject change. */
  readonly otherClaims: Readonly<Record<string, unknown>>;
}

/** A role binding as it is now, with what it binds. */
export interface ObservedBinding {
  readonly uid: string;
  readonly identity: Named;
  readonly role: Named;
  readonly group: Named;
}

/** What was read of one organization, in any order. */
export interface ObservedWorld {
  readonly organization: Named;
  /** Groups below the organization; the organization itself may be among them. */
  readonly groups: readonly Named[];
  readonly roles: readonly Named[];
  /** Identities of the organization, and those that the file names by uid. */
  readonly identities: readonly ObservedIdentity[];
  /** Every binding on the organization and below it. */
  readonly bindings: readonly ObservedBinding[];
}

/** An identity in a plan; without uid it is created by the same plan, and its name is unique there. */
export interface IdentityReference {
  readonly uid: string | undefined;
  readonly name: string;
}

/** Why a binding is to go. */
export type RemovalReason = 'not in the file' | 'expired' | 'absent' | 'duplicate';

export interface CreateIdentity {
  readonly action: 'create';
  readonly kind: 'identity';
  readonly identity: IdentityReference;
  readonly description: string | undefined;
  readonly claimMatch: ClaimMatch;
  readonly place: Place;
}

export interface AddBinding {
  readonly action: 'add';
  readonly kind: 'binding';
  readonly identity: IdentityReference;
  readonly role: Named;
  readonly group: Named;
  readonly place: Place;
}

/** A field that changes. */
export interface Changed<T> {
  readonly from: T;
  readonly to: T;
}

export interface UpdateIdentity {
  readonly action: 'update';
  readonly kind: 'identity';
  readonly identity: Named;
  readonly name: Changed<string> | undefined;
  readonly description: Changed<string> | undefined;
  readonly claims: ClaimChange | undefined;
  readonly place: Place;
}

/** Another issuer or subject: counts as granting all roles that the identity has. */
export interface ClaimChange {
  /** `undefined`: the identity had no claim match; an `undefined` part is a pattern. */
  readonly from: { readonly issuer: string | undefined; readonly subject: string | undefined } | undefined;
  readonly to: ClaimMatch;
  /** Keys of the present claim match that are sent along so that they stay. */
  readonly kept: Readonly<Record<string, unknown>>;
  /** Roles that whoever matches next will have, one of each uid. */
  readonly grants: readonly Named[];
}

export interface RemoveBinding {
  readonly action: 'remove';
  readonly kind: 'binding';
  readonly uid: string;
  readonly identity: Named;
  readonly role: Named;
  readonly group: Named;
  readonly reason: RemovalReason;
  /** Uid of the binding that stays when this one is a duplicate: without it this one stays too. */
  readonly keeps: string | undefined;
  /** The entry that names the identity, or that asks for the removal. */
  readonly place: Place;
}

export type Change = CreateIdentity | AddBinding | UpdateIdentity | RemoveBinding;

/** Something to tell that is no change. */
export interface RoleNotice {
  readonly kind: 'duplicate-binding' | 'expired-entry' | 'repeated-entry' | 'unpruned-binding';
  readonly message: string;
  readonly place: Place;
}

/** What has to be done, in the order in which it is done: claim changes, identities, additions, changes, removals. */
export interface RolePlan {
  readonly organization: Named;
  readonly changes: readonly Change[];
  readonly notices: readonly RoleNotice[];
  /** Bindings (rows) of the identities that the file owns, now. */
  readonly ownedBindings: number;
}

/** Whether a uid is the organization's or below it (spec §2: a child's uid starts with its parent's and a slash). */
export function isWithin(uid: string, organizationUid: string): boolean {
  return uid === organizationUid || uid.startsWith(`${organizationUid}/`);
}

/** The bindings of the organization, one row of each uid, in the order of uids. */
export function observedRows({ organization, bindings }: ObservedWorld): readonly ObservedBinding[] {
  const inside = bindings.filter(({ group }) => isWithin(group.uid, organization.uid));
  const byUid = new Map(inside.map((row) => [row.uid, row]));
  return [...byUid.values()].sort((a, b) => compareText(a.uid, b.uid));
}

/** What makes two bindings the same grant. */
export function grantKey(binding: {
  readonly identity: IdentityReference;
  readonly role: Named;
  readonly group: Named;
}): string {
  const { identity, role, group } = binding;
  return JSON.stringify([
    identity.uid ?? null,
    identity.uid === undefined ? identity.name : null,
    role.uid,
    group.uid,
  ]);
}

/** Order of texts by UTF-16 units, the same on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** How far a change has come. */
export type ChangeStatus = 'planned' | 'done' | 'failed' | 'blocked';

/** A change with its state; `uid` is that of what it made, `note` says why it failed or what is odd. */
export interface TrackedChange {
  readonly change: Change;
  readonly status: ChangeStatus;
  readonly uid?: string | undefined;
  readonly note?: string | undefined;
}

/** How many changes a plan has: `toAdd` identities and bindings, `toChange` identities, `toRemove` bindings. */
export interface PlanCounts {
  readonly changes: number;
  readonly toAdd: number;
  readonly toChange: number;
  readonly toRemove: number;
}

/** Counts the changes of a plan. */
export function countChanges(changes: readonly Change[]): PlanCounts {
  const of = (...actions: readonly Change['action'][]) =>
    changes.filter(({ action }) => actions.includes(action)).length;
  return {
    changes: changes.length,
    toAdd: of('create', 'add'),
    toChange: of('update'),
    toRemove: of('remove'),
  };
}
