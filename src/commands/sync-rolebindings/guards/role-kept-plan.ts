import { counted } from '../../../base/counted.ts';
import { parseJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { ObservedWorld } from '../plan/observed-world.ts';
import type { RolePlan } from '../plan/role-change.ts';
import type { KeptPlan } from '../plan/role-plan-file.ts';
import { canonicalChange, planHash } from '../plan/role-plan-file.ts';
import { firstOf, shortName, signedSentence } from '../plan/role-words.ts';
import type { Refusal } from './role-refusal.ts';

const LONGEST_CHANGE = 200;
const FIX = 'Run `mode: plan` again, have the new plan reviewed, and use its hash or file.';

/** The plan that `apply` is limited to, given by its hash or plan file. */
export interface ReviewedPlan {
  readonly hash: string | undefined;
  readonly kept: KeptPlan | undefined;
}

/** Refuses a plan that differs from the reviewed one, and reports the differences. */
export function judgeReviewed(
  plan: RolePlan,
  { hash, kept }: ReviewedPlan,
  world: ObservedWorld,
): readonly Refusal[] {
  const now = planHash(plan);
  const byHash: readonly Refusal[] =
    hash === undefined || hash === now
      ? []
      : [
          {
            guard: 'plan-hash',
            message: `The plan has changed since it was reviewed: its hash is ${now}, but \`plan-hash\` is ${plainLine(hash, LONGEST_CHANGE)}. ${nowWords(plan)}`,
            fix: FIX,
            input: 'plan-hash',
            changes: plan.changes.slice(0, 1),
          },
        ];
  return kept === undefined ? byHash : [...byHash, ...judgeKept(plan, kept, world)];
}

function judgeKept(plan: RolePlan, kept: KeptPlan, world: ObservedWorld): readonly Refusal[] {
  if (planHash(plan) === kept.planHash) return [];
  const before = new Set(kept.changes);
  const after = new Set(plan.changes.map(canonicalChange));
  const fresh = plan.changes.filter((change) => !before.has(canonicalChange(change)));
  const gone = kept.changes.filter((change) => !after.has(change));
  const words = [
    ...(fresh.length === 0
      ? []
      : [`${counted(fresh.length, 'new change')}: ${firstOf(fresh.map(signedSentence))}`]),
    ...(gone.length === 0
      ? []
      : [
          `${counted(gone.length, 'change')} no longer needed: ${firstOf(gone.map((change) => keptWords(change, world)))}`,
        ]),
  ];
  return [
    {
      guard: 'plan-file',
      message: `The plan has changed since \`plan-file\` was written: ${words.join('; ')}.`,
      fix: FIX,
      input: 'plan-file',
      changes: fresh,
    },
  ];
}

/** Describes a change of a kept plan with the current names of its uids; the file is foreign text. */
function keptWords(canonical: string, world: ObservedWorld): string {
  const { bindings, groups, identities, organization, roles } = world;
  const mentioned = bindings.flatMap(({ group, identity, role }) => [group, identity, role]);
  const known = [organization, ...groups, ...roles, ...identities, ...mentioned];
  const show = (uid: unknown): string =>
    `\`${shortName(known.find((thing) => thing.uid === uid)?.name ?? String(uid))}\``;
  const parts = parseJson(canonical);
  const [action, first, second, third, fourth]: readonly unknown[] = Array.isArray(parts) ? parts : [];
  switch (action) {
    case 'create':
      return `+ create identity ${show(first)}`;
    case 'add':
      return `+ add role ${show(third)} on ${show(fourth)} to identity ${show(first ?? second)}`;
    case 'update':
      return `~ change identity ${show(first)}`;
    case 'remove':
      return `- remove role ${show(third)} on ${show(fourth)} from identity ${show(second)}`;
    default:
      return plainLine(canonical, LONGEST_CHANGE);
  }
}

function nowWords({ changes }: RolePlan): string {
  if (changes.length === 0) return 'It has no changes now.';
  return `It has ${counted(changes.length, 'change')} now: ${firstOf(changes.map(signedSentence))}.`;
}
