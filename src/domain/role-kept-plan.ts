import { plainLine } from '../base/plain-text.ts';
import type { Change, ObservedWorld, RolePlan } from './role-binding.ts';
import { comparePlan, type KeptPlan } from './role-plan-file.ts';
import { canonicalChange, planHash } from './role-plan-hash.ts';
import { countOf, type Refusal } from './role-refusal.ts';
import { changeSentence, changeSign, shortName } from './role-words.ts';

/** Changes of a kind that a refusal lists. */
const SHOWN = 5;
const LONGEST_CHANGE = 200;
const FIX = 'Plan again, have the new plan reviewed, and give its hash or file.';

/** What `apply` was told to make, by hash or by plan file; absent parts ask for nothing. */
export interface ReviewedPlan {
  readonly hash: string | undefined;
  readonly kept: KeptPlan | undefined;
}

/** Refuses a plan that is not the reviewed one (contract §7), and tells what differs. */
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
            number: plan.changes.length,
            limit: 0,
            message: `The plan has the hash ${now}, and \`plan-hash\` is ${plainLine(hash, LONGEST_CHANGE)}: ${nowWords(plan)}`,
            fix: FIX,
            input: 'plan-hash',
            changes: plan.changes.slice(0, 1),
          },
        ];
  return kept === undefined ? byHash : [...byHash, ...judgeKept(plan, kept, world)];
}

function judgeKept(plan: RolePlan, kept: KeptPlan, world: ObservedWorld): readonly Refusal[] {
  const difference = comparePlan(kept, plan);
  if (difference === undefined) return [];
  const before = new Set(kept.changes);
  const after = new Set(plan.changes.map(canonicalChange));
  const fresh = plan.changes.filter((change) => !before.has(canonicalChange(change)));
  const gone = kept.changes.filter((change) => !after.has(change));
  const words = [
    ...(fresh.length === 0
      ? []
      : [`${countOf(fresh.length, 'change')} it lacks: ${list(fresh.map(sentence))}`]),
    ...(gone.length === 0
      ? []
      : [
          `${countOf(gone.length, 'change')} of it no longer needed: ${list(gone.map((change) => keptWords(change, world)))}`,
        ]),
  ];
  return [
    {
      guard: 'plan-file',
      number: difference.fresh + difference.gone,
      limit: 0,
      message: `The plan is not the one in \`plan-file\`: ${words.join('; ')}.`,
      fix: FIX,
      input: 'plan-file',
      changes: fresh,
    },
  ];
}

/** A change of a kept plan in words, with the names that its uids have now; the file is foreign text. */
function keptWords(canonical: string, world: ObservedWorld): string {
  const { bindings, groups, identities, organization, roles } = world;
  const mentioned = bindings.flatMap(({ group, identity, role }) => [group, identity, role]);
  const known = [organization, ...groups, ...roles, ...identities, ...mentioned];
  const show = (uid: unknown): string =>
    `\`${shortName(known.find((thing) => thing.uid === uid)?.name ?? String(uid))}\``;
  const [action, first, second, third, fourth] = readCanonical(canonical);
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

function readCanonical(canonical: string): readonly unknown[] {
  try {
    const data: unknown = JSON.parse(canonical);
    return Array.isArray(data) ? data : [];
  } catch {
    return [];
  }
}

function nowWords({ changes }: RolePlan): string {
  if (changes.length === 0) return 'nothing is to be changed now.';
  return `${countOf(changes.length, 'change')} now, ${list(changes.map(sentence))}.`;
}

function sentence(change: Change): string {
  return `${changeSign(change)} ${changeSentence(change)}`;
}

function list(items: readonly string[]): string {
  const shown = items.slice(0, SHOWN).join(', ');
  return items.length > SHOWN ? `${shown} and ${items.length - SHOWN} more` : shown;
}
