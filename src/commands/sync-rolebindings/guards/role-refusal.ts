import type { Place } from '../../../base/user-error.ts';
import type { Change, UpdateIdentity } from '../plan/role-change.ts';

/** Name of the role that is denied by default and whose last binding on the organization is kept. */
export const OWNER = 'owner';

/** Whether a name is `owner`: roles are compared without case. */
export function isOwnerName(name: string): boolean {
  return name.toLowerCase() === OWNER;
}

/** The identity that runs: `sub` of the platform token. */
export type RunningIdentity =
  | { readonly kind: 'known'; readonly uid: string }
  | { readonly kind: 'unreadable' };

export interface GuardSettings {
  readonly maxDeletes: number;
  readonly maxDeletePercent: number;
  readonly protectSelf: boolean;
  /** Globs on role names; if empty, all roles that are not denied. Only the literal name allows `owner`. */
  readonly allowRoles: readonly string[];
  readonly denyRoles: readonly string[];
  readonly allowClaimChanges: boolean;
  readonly self: RunningIdentity;
}

export type GuardName =
  | 'max-deletes'
  | 'max-delete-percent'
  | 'protect-self'
  | 'unreadable-self'
  | 'last-owner'
  | 'allow-roles'
  | 'deny-roles'
  | 'allow-claim-changes'
  | 'own-claims'
  | 'plan-hash'
  | 'plan-file'
  | 'restrictions';

/** One guard that blocks the whole plan; the message has the number, the limit and the input that would allow it. */
export interface Refusal {
  readonly guard: GuardName;
  readonly message: string;
  /** The next step: the setting that allows it, if there is one. */
  readonly fix: string;
  /** The input that would allow it, if any. */
  readonly input: string | undefined;
  readonly changes: readonly Change[];
  /** Line of the reason, if it is not a change. */
  readonly place?: Place;
}

export type ClaimUpdate = UpdateIdentity & { readonly claims: NonNullable<UpdateIdentity['claims']> };
