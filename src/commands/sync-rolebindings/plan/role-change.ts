import type { Location } from '../../../base/location.ts';
import { compareText, plainLine } from '../../../base/plain-text.ts';
import { undecodable } from '../../../platform/errors.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';
import { isInOrganization, mayBeGone, type Named, type ObservedWorld } from './observed-world.ts';

/** An identity in a plan; without a uid, the same plan creates it under a unique name. */
export interface IdentityReference {
  readonly uid: string | undefined;
  readonly name: string;
  /** The subject with which a person signs in, if it is known. */
  readonly subject?: string | undefined;
}

/** Why a binding is removed. */
export type RemovalReason = 'not in the file' | 'expired' | 'absent' | 'duplicate';

export interface CreateIdentity {
  readonly action: 'create';
  readonly kind: 'identity';
  readonly identity: IdentityReference;
  readonly description: string | undefined;
  readonly claimMatch: ClaimMatch;
  readonly place: Location;
}

/** A role of an identity on a group. */
export interface Grant {
  readonly identity: IdentityReference;
  readonly role: Named;
  readonly group: Named;
}

export interface AddBinding extends Grant {
  readonly action: 'add';
  readonly kind: 'binding';
  /** `YYYY-MM-DD`, from which on no entry asks for it. */
  readonly expires?: string | undefined;
  readonly place: Location;
}

interface Changed {
  readonly from: string;
  readonly to: string;
}

export interface UpdateIdentity {
  readonly action: 'update';
  readonly kind: 'identity';
  readonly identity: Named;
  readonly name: Changed | undefined;
  readonly description: Changed | undefined;
  readonly claims: ClaimChange | undefined;
  readonly place: Location;
}

/** A new issuer or subject: counts as granting all roles that the identity has. */
export interface ClaimChange {
  /** `undefined`: the identity had no claim match; an `undefined` part is a pattern. */
  readonly from: { readonly issuer: string | undefined; readonly subject: string | undefined } | undefined;
  readonly to: ClaimMatch;
  /** Keys of the current claim match that are sent unchanged. */
  readonly kept: Readonly<Record<string, unknown>>;
  /** Everything that whoever matches next will have. */
  readonly handsOver: readonly Pick<Grant, 'role' | 'group'>[];
}

export interface RemoveBinding extends Grant {
  readonly action: 'remove';
  readonly kind: 'binding';
  readonly uid: string;
  readonly identity: IdentityReference & Named;
  readonly reason: RemovalReason;
  /** Uid of the binding that stays if this one is a duplicate; if that one is gone, this one stays. */
  readonly keeps: string | undefined;
  /** The entry that names the identity or requests the removal. */
  readonly place: Location;
}

export type Change = CreateIdentity | AddBinding | UpdateIdentity | RemoveBinding;

/** The changes of a plan with one action, in its order. */
export function changesOf<A extends Change['action']>({ changes }: RolePlan, action: A) {
  type Wanted = Extract<Change, { readonly action: A }>;
  return changes.filter((change): change is Wanted => change.action === action);
}

/** Something to report that is not a change. */
export interface RoleNotice {
  readonly kind:
    | 'duplicate-binding'
    | 'expired-binding'
    | 'expired-entry'
    | 'repeated-entry'
    | 'unpruned-binding'
    | 'wildcard-claim';
  readonly message: string;
  readonly place: Location;
}

/** Changes in the order in which they are made: claim changes, identities, additions, other changes, removals. */
export interface RolePlan {
  readonly organization: Named;
  readonly changes: readonly Change[];
  readonly notices: readonly RoleNotice[];
  /** Current bindings of the identities that the file owns; equal ones count as one. */
  readonly ownedBindings: number;
}

/** Identifies a grant: two bindings with the same key grant the same. */
export function grantKey({ group, identity, role }: Grant): string {
  return JSON.stringify([...identityParts(identity), role.uid, group.uid]);
}

/** An identity that the plan creates is identified by name, any other by uid. */
export function identityParts({ name, uid }: IdentityReference): readonly (string | null)[] {
  return uid === undefined ? [null, name] : [uid, null];
}

export type ChangeStatus = 'planned' | 'done' | 'failed' | 'blocked';

/** A change with its state; `uid` is that of the created object, `note` says why it failed or what is unusual. */
export interface TrackedChange {
  readonly change: Change;
  readonly status: ChangeStatus;
  readonly uid?: string | undefined;
  readonly note?: string | undefined;
  /** Uids of further identities that other runs created at the same time, and that nothing uses. */
  readonly unused?: readonly string[] | undefined;
}

export function countOf(tracked: readonly TrackedChange[], status: ChangeStatus): number {
  return tracked.filter((change) => change.status === status).length;
}

/** Number of changes: `toAdd` identities and bindings, `toChange` identities, `toRemove` bindings. */
export function countChanges(changes: readonly Change[]) {
  const of = (...actions: readonly Change['action'][]) =>
    changes.filter(({ action }) => actions.includes(action)).length;
  const [toAdd, toChange, toRemove] = [of('create', 'add'), of('update'), of('remove')];
  return { changes: changes.length, toAdd, toChange, toRemove };
}

const ORDER: readonly Change['action'][] = ['create', 'add', 'update', 'remove'];

function phaseOf(change: Change): number {
  const isClaimChange = change.action === 'update' && change.claims !== undefined;
  return isClaimChange ? -1 : ORDER.indexOf(change.action);
}

/** Changes in the order in which they are made, and within it by names and uids. */
export function sortChanges(changes: readonly Change[]): readonly Change[] {
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

/**
 * Throws `PlatformError` (`UNDECODABLE`) if the guards cannot judge a role of the plan: one that no answer names may be
 * `owner`, and only the list says what one that is granted can do.
 */
export function requireKnownRoles({ changes }: RolePlan, { roles }: Pick<ObservedWorld, 'roles'>): void {
  const granted = changes.flatMap((change) => {
    if (change.action === 'add') return [change.role];
    return change.action === 'update' ? (change.claims?.handsOver ?? []).map(({ role }) => role) : [];
  });
  const removed = changes.flatMap((change) => (change.action === 'remove' ? [change.role] : []));
  const refuse = ({ name, uid }: Named, why: string): never => {
    const words = name === uid ? '' : ` (${plainLine(name, 200)})`;
    throw undecodable(
      `the role \`${plainLine(uid, 200)}\`${words} is not in the list, ${why}`,
      'GET /iam/v2/roles',
    );
  };
  const nameless = [...granted, ...removed].find(({ name, uid }) => name === uid);
  if (nameless !== undefined) refuse(nameless, 'and no role binding names it, so the guards cannot judge it');
  const listed = new Set(roles.map(({ uid }) => uid));
  const unlisted = granted.find(({ uid }) => !listed.has(uid));
  if (unlisted !== undefined)
    refuse(
      unlisted,
      'so the guards cannot judge what it can do; if it was deleted, remove its bindings first',
    );
}

/** Throws `UNDECODABLE` if a created identity may exist, because a binding names one that the list lacks. */
export function requireNewIdentities({ changes }: RolePlan, world: ObservedWorld): void {
  const creation = changes.find(({ action }) => action === 'create');
  if (creation === undefined) return;
  const { bindings, identities, organization } = world;
  const listed = new Set(identities.map(({ uid }) => uid));
  const isMissing = ({ uid }: Named) => isInOrganization(uid, organization.uid) && !listed.has(uid);
  const missing = bindings.find((row) => isMissing(row.identity) && !mayBeGone(row, organization))?.identity;
  if (missing === undefined) return;
  const [name, uid, wanted] = [missing.name, missing.uid, creation.identity.name].map((text) =>
    plainLine(text, 200),
  );
  throw undecodable(
    `the list lacks \`${name}\` (${uid}), which a role binding names, so identity \`${wanted}\` may exist already and is not created; set the \`uid\` of its entry if it does`,
    'GET /iam/v2/identities',
  );
}
