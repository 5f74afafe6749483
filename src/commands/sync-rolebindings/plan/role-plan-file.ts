import * as z from 'zod/mini';
import { isRecord, parseJson } from '../../../base/json-value.ts';
import { compareText } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import {
  type Change,
  type ClaimChange,
  identityParts,
  type RolePlan,
  type TrackedChange,
} from './role-change.ts';

/** Rows of the output `plan`, in the order of the plan; names are foreign text. */
export function planRows(tracked: readonly TrackedChange[]) {
  return tracked.map(({ change, status, uid: made }) => {
    const { action, kind, identity } = change;
    const known = change.action === 'remove' ? change.uid : kind === 'identity' ? identity.uid : undefined;
    // Of the identity or binding, if known: removed, changed or just created.
    const uid = made ?? known;
    return {
      action,
      kind,
      // The present name; `name` is the new one of a renamed identity.
      identity: identity.name,
      ...(change.action === 'update' && change.name !== undefined ? { name: change.name.to } : {}),
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

export interface KeptPlan {
  readonly planHash: string;
  readonly changes: readonly string[];
}

const marked = z.object({ version: z.literal(1), command: z.literal('sync-rolebindings') });
const kept = z.object({ organization: z.string(), planHash: z.string(), changes: z.array(z.string()) });

/** Reads a plan file; it is malformed if its hash does not match its changes. Never throws. */
export function parsePlanFile(text: string) {
  const malformed = (reason: string) => ({ kind: 'malformed', reason }) as const;
  const json = parseJson(text);
  if (json === undefined) return malformed('it is not JSON');
  if (!marked.safeParse(json).success) return malformed('it is not a plan of `sync-rolebindings`, version 1');
  const { data } = kept.safeParse(json);
  if (data === undefined) return malformed('it lacks `organization`, `planHash` or `changes`');
  const { changes, organization, planHash: hash } = data;
  if (hashChanges(organization, changes) !== hash) return malformed('its hash does not match its changes');
  const plan: KeptPlan = { planHash: hash, changes };
  return { kind: 'plan', plan } as const;
}

/** Version of the canonical form; another form gives other hashes. */
const FORM = 'platform-actions/rolebindings/2';

/** The plan's changes in canonical form, sorted: the input of the hash and the content of a plan file. */
export function canonicalChanges(plan: RolePlan): readonly string[] {
  return plan.changes.map(canonicalChange).sort(compareText);
}

/** SHA-256 in hexadecimal over the organization and the sorted canonical changes. */
function hashChanges(organizationUid: string, changes: readonly string[]): string {
  return fingerprintOf(FORM, organizationUid, ...changes);
}

/** Hash of a plan: equal for equal changes of one organization. */
export function planHash(plan: RolePlan): string {
  return hashChanges(plan.organization.uid, canonicalChanges(plan));
}

/** One change in canonical form: a JSON array of action and uids; no place, no time. */
export function canonicalChange(change: Change): string {
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
        claims === undefined ? null : claimParts(claims),
      ]);
    }
    case 'remove':
      return JSON.stringify(['remove', change.uid, change.identity.uid, change.role.uid, change.group.uid]);
  }
}

/** Claims before and after, those that stay, and every grant that whoever matches next takes over. */
function claimParts({ from, handsOver, kept, to }: ClaimChange): readonly unknown[] {
  const grants = handsOver.map(({ group, role }) => JSON.stringify([role.uid, group.uid]));
  const sorted = [...new Set(grants)].sort(compareText);
  const others = Object.keys(kept).length === 0 ? [] : [sortedKeys(kept)];
  return [from?.issuer ?? null, from?.subject ?? null, to.issuer, to.subject, sorted, ...others];
}

/** A value whose mappings have their keys in order, as the service may write them in any. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, own]) => [key, sortedKeys(own)]));
}
