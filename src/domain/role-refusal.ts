import type { Change, UpdateIdentity } from './role-binding.ts';

/** Name of the role whose last binding on the organization is kept, and that is denied by default (contract §7). */
export const OWNER = 'owner';

/** The identity that runs: `sub` of the platform token. */
export type RunningIdentity =
  | { readonly kind: 'known'; readonly uid: string }
  | { readonly kind: 'unreadable' };

export interface GuardSettings {
  readonly maxDeletes: number;
  readonly maxDeletePercent: number;
  readonly protectSelf: boolean;
  /** Globs on role names; empty: all that are not denied. */
  readonly allowRoles: readonly string[];
  /** Globs on role names; empty (not given): `owner`, unless `allowRoles` names it letter by letter. */
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
  | 'plan-file';

/** One guard that blocks the whole plan (contract §7: number, limit and the input that would allow it). */
export interface Refusal {
  readonly guard: GuardName;
  readonly number: number;
  readonly limit: number;
  /** What the plan would do and why it may not, one sentence. */
  readonly message: string;
  /** What would allow it; starts with the input where there is one. */
  readonly fix: string;
  /** The input that would allow it; `undefined` where none does. */
  readonly input: string | undefined;
  /** The changes at fault. */
  readonly changes: readonly Change[];
}

/** An update that changes claims. */
export type ClaimUpdate = UpdateIdentity & { readonly claims: NonNullable<UpdateIdentity['claims']> };

/** `3 bindings`, `1 binding`. */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
