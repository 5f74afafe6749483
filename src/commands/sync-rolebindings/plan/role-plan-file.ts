import type { ChangeStatus, RolePlan, TrackedChange } from './role-binding.ts';
import { canonicalChanges, hashChanges, planHash } from './role-plan-hash.ts';

/** One row of the output `plan` (contract §7); names are foreign text. */
export interface PlanRow {
  readonly action: 'create' | 'add' | 'update' | 'remove';
  readonly kind: 'identity' | 'binding';
  readonly identity: string;
  readonly role?: string;
  readonly group?: string;
  /** Uid of the identity or binding if known: removed, changed or just created. */
  readonly uid?: string;
  readonly status: ChangeStatus;
}

/** Rows of the output `plan`, in the order of the plan. */
export function planRows(tracked: readonly TrackedChange[]): readonly PlanRow[] {
  return tracked.map(({ change, status, uid: made }): PlanRow => {
    const { action, kind, identity } = change;
    const known = change.action === 'remove' ? change.uid : kind === 'identity' ? identity.uid : undefined;
    const uid = made ?? known;
    return {
      action,
      kind,
      identity: identity.name,
      ...(change.kind === 'binding' ? { role: change.role.name, group: change.group.name } : {}),
      ...(uid === undefined ? {} : { uid }),
      status,
    };
  });
}

/** JSON text of a plan file, which `apply` compares with its own plan. */
export function printPlanFile(plan: RolePlan, tracked: readonly TrackedChange[]): string {
  const file = {
    version: 1,
    command: 'sync-rolebindings',
    organization: plan.organization.uid,
    planHash: planHash(plan),
    plan: planRows(tracked),
    changes: canonicalChanges(plan),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A plan that was kept in a file. */
export interface KeptPlan {
  readonly planHash: string;
  readonly changes: readonly string[];
}

export type ReadPlanFile =
  | { readonly kind: 'plan'; readonly plan: KeptPlan }
  | { readonly kind: 'malformed'; readonly reason: string };

/** Reads a plan file; it is malformed if its hash does not match its changes. Never throws. */
export function parsePlanFile(text: string): ReadPlanFile {
  const malformed = (reason: string): ReadPlanFile => ({ kind: 'malformed', reason });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return malformed('it is not JSON');
  }
  const at = (key: string): unknown => Reflect.get(Object(data), key);
  const [organization, hash, changes] = [at('organization'), at('planHash'), at('changes')];
  if (at('version') !== 1 || at('command') !== 'sync-rolebindings') {
    return malformed('it is not a plan of `sync-rolebindings`, version 1');
  }
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (!isText(organization) || !isText(hash) || !Array.isArray(changes) || !changes.every(isText)) {
    return malformed('it lacks `organization`, `planHash` or `changes`');
  }
  if (hashChanges(organization, changes) !== hash) return malformed('its hash does not match its changes');
  return { kind: 'plan', plan: { planHash: hash, changes } };
}
