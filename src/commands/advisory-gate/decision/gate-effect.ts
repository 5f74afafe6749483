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

/** Decides one item. One about which the service has no word passes by no rule that is about words. */
export function judgeItem(facts: GateFacts, policy: GatePolicy): GateEffect {
  const { hasFixedVersion, isIgnored, isNew, severity, status, word } = facts;
  if (status !== 'affecting') return 'settled';
  if (isIgnored) return 'ignored';
  if (policy.scope === 'changed' && !isNew) return 'in-base';
  if (!reachesSeverity(severity, policy)) return 'below-severity';
  if (word !== undefined && policy.failOnStatus?.includes(word) === false) return 'other-status';
  if (word !== undefined && policy.onlyFixed && !hasFixedVersion) return 'unfixed';
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

const zeros = <K extends string>(keys: readonly K[]): Record<K, number> =>
  // `fromEntries` forgets which keys there are.
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** Counts items by effect and severity. */
export function countItems(items: readonly Counted[], expiredIgnores: number): GateCounts {
  const byEffect = zeros(GATE_EFFECTS);
  const bySeverity = zeros(SEVERITIES);
  let [count, newCount] = [0, 0];
  for (const { effect, item } of items) {
    byEffect[effect] += 1;
    if (effect === 'settled' || effect === 'ignored') continue;
    count += 1;
    if (item.isNew) newCount += 1;
    bySeverity[item.rating.severity] += 1;
  }
  return { count, newCount, ignoredCount: byEffect.ignored, expiredIgnores, byEffect, bySeverity };
}

/** A known severity says more than `unknown`, and `unknown` says more than `none`. */
export function highestOf(counts: GateCounts): Severity {
  return SEVERITIES.find((severity) => severity !== 'none' && counts.bySeverity[severity] > 0) ?? 'none';
}
