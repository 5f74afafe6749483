import type { ClaimMatch } from '../../domain/claim-match.ts';
import type { ObservedBinding, ObservedIdentity } from '../../domain/role-binding.ts';

/** What an identity is made of. */
export interface NewIdentity {
  readonly name: string;
  readonly description: string | undefined;
  readonly claimMatch: ClaimMatch;
}

/** Fields of an identity to change; absent ones stay. */
export interface IdentityChange {
  readonly name?: string;
  readonly description?: string;
  /** The whole claim match, with the keys that stay. */
  readonly claimMatch?: Readonly<Record<string, unknown>> & ClaimMatch;
}

/** An identity of a list, with when it was made: RFC 3339, empty where the service does not tell. */
export interface ListedIdentity extends ObservedIdentity {
  readonly createTime: string;
}

export interface NewBinding {
  readonly identityUid: string;
  readonly roleUid: string;
}

/** The bindings to list: those of an identity, or those of a role on a group. */
export type BindingFilter =
  | { readonly identityUid: string }
  | { readonly groupUid: string; readonly roleUid: string };

/**
 * The requests of `apply`, as functions; each is one write or one reading. They throw `PlatformError`. Listings hold
 * matching rows only: filters that the service ignored have been applied.
 */
export interface RolePort {
  /** Creates under a group; gives the uid. */
  createIdentity(parentUid: string, identity: NewIdentity): Promise<string>;
  /** Changes the given fields only; gives the identity as it is after. */
  updateIdentity(uid: string, change: IdentityChange): Promise<ObservedIdentity>;
  /** Only ever for an identity that the same run made. */
  deleteIdentity(uid: string): Promise<void>;
  /** Creates on a group; gives the uid. */
  createBinding(groupUid: string, binding: NewBinding): Promise<string>;
  /** Creates up to 25 on one group, all or none; gives their uids in the order asked. */
  createBindings(groupUid: string, bindings: readonly NewBinding[]): Promise<readonly string[]>;
  deleteBinding(uid: string): Promise<void>;
  /** Identities of the organization with this exact name. */
  listIdentities(name: string): Promise<readonly ListedIdentity[]>;
  getIdentity(uid: string): Promise<ObservedIdentity | undefined>;
  listBindings(filter: BindingFilter): Promise<readonly ObservedBinding[]>;
  /** The binding; `undefined` when there is none. */
  getBinding(uid: string): Promise<ObservedBinding | undefined>;
}
