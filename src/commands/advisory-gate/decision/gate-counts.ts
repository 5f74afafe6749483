import type { AdvisoryItem } from '../advisory/advisory-item.ts';
import { SEVERITIES, type Severity } from '../advisory/severity.ts';
import type { GateEffect } from './advisory-gate.ts';

/** What is counted of an item. */
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

/** Counts items by effect and severity. */
export function countItems(items: readonly Counted[], expiredIgnores: number): GateCounts {
  const byEffect: Record<GateEffect, number> = {
    fails: 0,
    warned: 0,
    unfixed: 0,
    'other-status': 0,
    'below-severity': 0,
    'in-base': 0,
    ignored: 0,
    settled: 0,
  };
  const bySeverity: Record<Severity, number> = {
    critical: 0,
    high: 0,
    medium: 0,
    low: 0,
    none: 0,
    unknown: 0,
  };
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
