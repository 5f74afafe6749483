import type { Location } from '../../../base/location.ts';
import type { RoleInputs } from '../manifest.ts';
import type { Change, UpdateIdentity } from '../plan/role-change.ts';
import type { RoleRuleId } from '../rules.ts';

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

/** The inputs of guards. */
export type GuardSettings = Pick<
  RoleInputs,
  | ('max-deletes' | 'max-delete-percent' | 'protect-self')
  | ('allow-claim-changes' | 'allow-roles' | 'deny-roles')
>;

type GuardName = Extract<RoleRuleId, `guard-${string}`> extends `guard-${infer Name}` ? Name : never;

/** One guard that blocks the whole plan; the message has the number, the limit and the input that would allow it. */
export interface GuardRefusal {
  readonly guard: GuardName;
  readonly message: string;
  /** The next step: the setting that allows it, if there is one. */
  readonly fix: string;
  readonly changes: readonly Change[];
  /** Line of the reason, if it is not a change. */
  readonly place?: Location;
}

export type ClaimUpdate = UpdateIdentity & { readonly claims: NonNullable<UpdateIdentity['claims']> };
