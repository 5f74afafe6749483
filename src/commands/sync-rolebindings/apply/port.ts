import type { ClaimMatch } from '../../../session/claim-match.ts';
import type { ObservedBinding, ObservedIdentity } from '../plan/role-binding.ts';

export interface NewIdentity {
  readonly name: string;
  readonly description: string | undefined;
  readonly claimMatch: ClaimMatch;
}

export interface IdentityChange {
  readonly name?: string;
  readonly description?: string;
  /** The whole claim match, with the keys that stay. */
  readonly claimMatch?: Readonly<Record<string, unknown>> & ClaimMatch;
}

/** A listed identity with its creation time: RFC 3339, empty if the service does not return it. */
export interface ListedIdentity extends ObservedIdentity {
  readonly createTime: string;
}

export interface NewBinding {
  readonly identityUid: string;
  readonly roleUid: string;
}

export type BindingFilter =
  | { readonly identityUid: string }
  | { readonly groupUid: string; readonly roleUid: string };

/**
 * The requests of `apply`; each is one write, sent once, or one read with the run's retries. They throw `PlatformError`.
 * Lists contain matching rows only, even if the service ignored a filter.
 */
export interface RolePort {
  createIdentity(parentUid: string, identity: NewIdentity): Promise<string>;
  /** Changes only the given fields; returns the identity afterwards. */
  updateIdentity(uid: string, change: IdentityChange): Promise<ObservedIdentity>;
  /** Only for an identity that the same run created. */
  deleteIdentity(uid: string): Promise<void>;
  createBinding(groupUid: string, binding: NewBinding): Promise<string>;
  /** Creates up to 25 on one group, all or none; returns their uids in the requested order. */
  createBindings(groupUid: string, bindings: readonly NewBinding[]): Promise<readonly string[]>;
  deleteBinding(uid: string): Promise<void>;
  listIdentities(name: string): Promise<readonly ListedIdentity[]>;
  getIdentity(uid: string): Promise<ObservedIdentity | undefined>;
  listBindings(filter: BindingFilter): Promise<readonly ObservedBinding[]>;
  /** The binding, wherever it is now; `undefined` only if it does not exist. */
  getBinding(uid: string): Promise<ObservedBinding | undefined>;
}
