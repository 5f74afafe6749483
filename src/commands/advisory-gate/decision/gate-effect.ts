import type { AdvisoryStatus } from '../advisory/advisory.ts';
import type { AdvisoryItem } from '../advisory/advisory-item.ts';
import type { LastWord } from '../advisory/last-word.ts';
import { SEVERITIES, type Severity, severityRank } from '../advisory/severity.ts';

/** The inputs that decide which advisories fail. */
export interface GatePolicy {
  readonly scope: 'all' | 'changed';
  /** Lowest severity that fails; with `none` every severity only warns, unknown ones included. */
  readonly failOnSeverity: 'low' | 'medium' | 'high' | 'critical' | 'none';
  readonly failOnUnknownSeverity: boolean;
  readonly onlyFixed: boolean;
  readonly warnOnly: boolean;
  /** Last words of the vendor that fail; `undefined` for any. */
  readonly failOnStatus: readonly LastWord[] | undefined;
  readonly failOnUnaccounted: boolean;
}

/** The facts that decide one item. */
export interface GateFacts {
  readonly status: AdvisoryStatus;
  readonly severity: Severity;
  readonly isNew: boolean;
  readonly isIgnored: boolean;
  readonly hasFixedVersion: boolean;
  /** Absent where the service does not say. */
  readonly word: LastWord | undefined;
}

/**
 * The gate's decision on one item. All but `settled` and `ignored` are counted; only `fails` fails. `warned` would
 * fail without `warn-only` or `fail-on-severity: none`; the others name the first rule that lets an affecting item pass.
 */
export type GateEffect = (typeof GATE_EFFECTS)[number];

/** The strongest effect first. */
export const GATE_EFFECTS = [
  'fails',
  'warned',
  'unfixed',
  'other-status',
  'below-severity',
  'in-base',
  'ignored',
  'settled',
] as const;

function reachesSeverity(severity: Severity, policy: GatePolicy): boolean {
  if (severity === 'unknown') return policy.failOnUnknownSeverity;
  // With `none`, whatever would fail by default warns.
  const lowest = policy.failOnSeverity === 'none' ? 'low' : policy.failOnSeverity;
  return severityRank(severity) <= severityRank(lowest);
}

/** An unknown word counts as listed, so that it never passes. */
function hasListedStatus(word: LastWord | undefined, { failOnStatus }: GatePolicy): boolean {
  return failOnStatus === undefined || word === undefined || failOnStatus.includes(word);
}

/** Nor does an advisory pass as unfixed if the service does not say what became of it. */
function isUnfixed({ hasFixedVersion, word }: GateFacts, { onlyFixed }: GatePolicy): boolean {
  return onlyFixed && !hasFixedVersion && word !== undefined;
}

/**
 * Decides one item: fixed, not affected or withdrawn ones are settled, ignored ones are silent, and the policy
 * decides the rest.
 */
export function judgeItem(facts: GateFacts, policy: GatePolicy): GateEffect {
  if (facts.status !== 'affecting') return 'settled';
  if (facts.isIgnored) return 'ignored';
  if (policy.scope === 'changed' && !facts.isNew) return 'in-base';
  if (!reachesSeverity(facts.severity, policy)) return 'below-severity';
  if (!hasListedStatus(facts.word, policy)) return 'other-status';
  if (isUnfixed(facts, policy)) return 'unfixed';
  return policy.warnOnly || policy.failOnSeverity === 'none' ? 'warned' : 'fails';
}

/** The facts of an item that are counted. */
interface Counted {
  readonly effect: GateEffect;
  readonly item: Pick<AdvisoryItem, 'isNew' | 'rating'>;
}

/** Numbers of items; only those that are neither settled nor ignored count. */
export interface GateCounts {
  readonly count: number;
  /** Those that the base does not have; all of them without a base. */
  readonly newCount: number;
  readonly ignoredCount: number;
  readonly expiredIgnores: number;
  readonly byEffect: Readonly<Record<GateEffect, number>>;
  readonly bySeverity: Readonly<Record<Severity, number>>;
}

const isCounted = (judged: Counted): boolean => judged.effect !== 'settled' && judged.effect !== 'ignored';

const zeros = <K extends string>(keys: readonly K[]): Record<K, number> =>
  // `fromEntries` forgets which keys there are.
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** Counts items by effect and severity. */
export function countItems(items: readonly Counted[], expiredIgnores: number): GateCounts {
  const byEffect = zeros(GATE_EFFECTS);
  const bySeverity = zeros(SEVERITIES);
  let count = 0;
  let newCount = 0;
  for (const judged of items) {
    byEffect[judged.effect] += 1;
    if (!isCounted(judged)) continue;
    count += 1;
    if (judged.item.isNew) newCount += 1;
    bySeverity[judged.item.rating.severity] += 1;
  }
  return { count, newCount, ignoredCount: byEffect.ignored, expiredIgnores, byEffect, bySeverity };
}

/** A known severity says more than `unknown`, and `unknown` says more than `none`. */
export function highestOf(counts: GateCounts): Severity {
  return (
    SEVERITIES.filter((severity) => severity !== 'none').find((name) => counts.bySeverity[name] > 0) ?? 'none'
  );
}
