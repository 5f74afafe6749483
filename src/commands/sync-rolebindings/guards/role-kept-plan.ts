import { counted } from '../../../base/counted.ts';
import { parseJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { ObservedWorld } from '../plan/observed-world.ts';
import type { Change, RolePlan } from '../plan/role-change.ts';
import { canonicalChange, type KeptPlan, planHash } from '../plan/role-plan-file.ts';
import { firstOf, shortName, signedSentence } from '../plan/role-words.ts';
import type { Refusal } from './role-refusal.ts';

const LONGEST_CHANGE = 200;
const FIX = 'Run `mode: plan` again, have the new plan reviewed, and use its hash or file.';

/** Refuses a plan that differs from the reviewed one, given by its hash or plan file, and reports the differences. */
export function judgeReviewed(
  plan: RolePlan,
  { hash, kept }: { readonly hash: string | undefined; readonly kept: KeptPlan | undefined },
  world: ObservedWorld,
): readonly Refusal[] {
  const now = planHash(plan);
  const refusals: Refusal[] = [];
  const refuse = (input: 'plan-hash' | 'plan-file', message: string, changes: readonly Change[]) =>
    refusals.push({ guard: input, message, fix: FIX, input, changes });
  if (hash !== undefined && hash !== now) {
    const message = `The plan has changed since it was reviewed: its hash is ${now}, but \`plan-hash\` is ${plainLine(hash, LONGEST_CHANGE)}. ${nowWords(plan)}`;
    refuse('plan-hash', message, plan.changes.slice(0, 1));
  }
  if (kept !== undefined && kept.planHash !== now) {
    const before = new Set(kept.changes);
    const after = new Set(plan.changes.map(canonicalChange));
    const fresh = plan.changes.filter((change) => !before.has(canonicalChange(change)));
    const gone = kept.changes.filter((change) => !after.has(change));
    const came = `${counted(fresh.length, 'new change')}: ${firstOf(fresh.map(signedSentence))}`;
    const went = `${counted(gone.length, 'change')} no longer needed: ${firstOf(gone.map((change) => keptWords(change, world)))}`;
    const words = [...(fresh.length === 0 ? [] : [came]), ...(gone.length === 0 ? [] : [went])];
    refuse('plan-file', `The plan has changed since \`plan-file\` was written: ${words.join('; ')}.`, fresh);
  }
  return refusals;
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
  const what = `role ${show(third)} on ${show(fourth)}`;
  if (action === 'create') return `+ create identity ${show(first)}`;
  if (action === 'add') return `+ add ${what} to identity ${show(first ?? second)}`;
  if (action === 'update') return `~ change identity ${show(first)}`;
  if (action === 'remove') return `- remove ${what} from identity ${show(second)}`;
  return plainLine(canonical, LONGEST_CHANGE);
}

function nowWords({ changes }: RolePlan): string {
  if (changes.length === 0) return 'It has no changes now.';
  return `It has ${counted(changes.length, 'change')} now: ${firstOf(changes.map(signedSentence))}.`;
}
