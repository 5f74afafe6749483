import type { CollectedAdvisories } from './advisory-collection.ts';
import { type GateEffect, type GatePolicy, judgeItem } from './advisory-gate.ts';
import type { AdvisoryItem } from './advisory-item.ts';
import type { Ignore } from './ignore.ts';
import {
  createIgnoreMatcher,
  type DatedIgnore,
  findLoosenedIgnores,
  isAdvisoryIgnore,
  isExpired,
  isExpiring,
  type LoosenedIgnore,
} from './ignore-use.ts';
import { SEVERITIES, type Severity, severityRank } from './severity.ts';

/** An item with what the gate does about it. */
export interface JudgedItem {
  readonly item: AdvisoryItem;
  readonly effect: GateEffect;
  /** The entry that silences it, for `ignored`. */
  readonly ignore?: Ignore;
  /** An entry that would silence it, had it not expired. */
  readonly expiredIgnore?: DatedIgnore;
}

export interface GateCounts {
  /** Affecting and not ignored, of any severity. */
  readonly count: number;
  /** Of these, what the base lacks; all without a base. */
  readonly newCount: number;
  readonly ignoredCount: number;
  /** Entries of the ignore list that have expired. */
  readonly expiredIgnores: number;
  /** Counted items by effect, ignored and settled ones too. */
  readonly byEffect: Readonly<Record<GateEffect, number>>;
  /** Counted items by severity. */
  readonly bySeverity: Readonly<Record<Severity, number>>;
}

export interface GateDecision {
  readonly verdict: 'pass' | 'warn' | 'fail';
  /** All items, what fails first, then by severity and name. */
  readonly items: readonly JudgedItem[];
  readonly counts: GateCounts;
  /** Highest among the counted items; `none` when nothing is counted. */
  readonly highestSeverity: Severity;
  readonly expired: readonly DatedIgnore[];
  readonly expiring: readonly DatedIgnore[];
  /** Entries that silenced nothing and have not expired. */
  readonly unused: readonly Ignore[];
  readonly loosened: readonly LoosenedIgnore[];
  readonly missingLookups: readonly string[];
  readonly unknownLookups: readonly string[];
  readonly fieldsSeen: CollectedAdvisories['fieldsSeen'];
  readonly policy: GatePolicy;
  readonly hasBase: boolean;
}

export interface GateQuestion {
  readonly collected: CollectedAdvisories;
  readonly policy: GatePolicy;
  readonly ignores: readonly Ignore[];
  /** The base's entries in a change, `undefined` when there is no change or no base to read them from. */
  readonly baseIgnores: readonly Ignore[] | undefined;
  readonly hasBase: boolean;
  /** Time of the run in milliseconds since 1970. */
  readonly nowMs: number;
}

const EFFECT_ORDER: readonly GateEffect[] = [
  'fails',
  'warned',
  'unfixed',
  'below-severity',
  'in-base',
  'ignored',
  'settled',
];

const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Order of every list that is shown or cut: effect, new before old, severity, artifact, advisory. */
function compareJudged(a: JudgedItem, b: JudgedItem): number {
  return (
    EFFECT_ORDER.indexOf(a.effect) - EFFECT_ORDER.indexOf(b.effect) ||
    Number(b.item.isNew) - Number(a.item.isNew) ||
    severityRank(a.item.rating.severity) - severityRank(b.item.rating.severity) ||
    compareText(a.item.artifact, b.item.artifact) ||
    compareText(a.item.advisoryId, b.item.advisoryId) ||
    compareText(a.item.type ?? '', b.item.type ?? '')
  );
}

/** Images of the packages that an item is about; `undefined` for one that no image's SBOM lists. */
const imagesOf = (item: AdvisoryItem): readonly (string | undefined)[] =>
  item.packages.map((entry) => entry.image);

function createJudge(question: GateQuestion, used: Set<Ignore>): (item: AdvisoryItem) => JudgedItem {
  const findIgnores = createIgnoreMatcher(question.ignores);
  return (item) => {
    const { facts, rating, isNew } = item;
    const fitting =
      facts.status === 'affecting'
        ? findIgnores({
            ids: [item.advisoryId, ...item.aliases],
            artifact: item.artifact,
            images: imagesOf(item),
          })
        : [];
    for (const ignore of fitting) used.add(ignore);
    const live = fitting.find((ignore) => !isExpired(ignore, question.nowMs));
    const effect = judgeItem(
      {
        status: facts.status,
        severity: rating.severity,
        isNew,
        isIgnored: live !== undefined,
        hasFixedVersion: facts.fixedVersion !== undefined,
      },
      question.policy,
    );
    if (live !== undefined) return { item, effect, ignore: live };
    const expired = fitting.find((ignore) => isExpired(ignore, question.nowMs));
    return expired === undefined ? { item, effect } : { item, effect, expiredIgnore: expired };
  };
}

const isCounted = (judged: JudgedItem): boolean => judged.effect !== 'settled' && judged.effect !== 'ignored';

function countItems(items: readonly JudgedItem[], expiredIgnores: number): GateCounts {
  const byEffect: Record<GateEffect, number> = {
    fails: 0,
    warned: 0,
    unfixed: 0,
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

/** Whether an entry can go. One that names only an image may be there for its deprecation, which the gate cannot tell. */
const isUnused = (ignore: Ignore, used: ReadonlySet<Ignore>, nowMs: number): boolean =>
  isAdvisoryIgnore(ignore) && !used.has(ignore) && !isExpired(ignore, nowMs);

/** A known severity says more than an unknown one, and an unknown one more than none. */
function highestOf(counts: GateCounts): Severity {
  return (
    SEVERITIES.filter((severity) => severity !== 'none').find((name) => counts.bySeverity[name] > 0) ?? 'none'
  );
}

/**
 * The gate's decision from everything that was read. Fails when an item fails; warns when `warn-only` held one back, an
 * ignore has expired or is about to, a lookup found nothing, or `only-fixed` let items pass of a service that tells no
 * fixes; else passes.
 */
export function decideGate(question: GateQuestion): GateDecision {
  const { collected, policy, nowMs } = question;
  const { ignores } = question;
  const used = new Set<Ignore>();
  const items = collected.items.map(createJudge(question, used)).sort(compareJudged);
  const expired = ignores.filter((ignore) => isExpired(ignore, nowMs));
  const expiring = ignores.filter((ignore) => isExpiring(ignore, nowMs));
  const counts = countItems(items, expired.length);
  const { missingLookups, unknownLookups, fieldsSeen } = collected;
  const warnings = counts.byEffect.warned + expired.length + expiring.length + missingLookups.length;
  const warns = warnings > 0 || (counts.byEffect.unfixed > 0 && !fieldsSeen.events);
  const passing = warns ? 'warn' : 'pass';
  return {
    verdict: counts.byEffect.fails > 0 ? 'fail' : passing,
    items,
    counts,
    highestSeverity: highestOf(counts),
    expired,
    expiring,
    unused: ignores.filter((ignore) => isUnused(ignore, used, nowMs)),
    loosened:
      question.baseIgnores === undefined ? [] : findLoosenedIgnores(question.baseIgnores, question.ignores),
    missingLookups,
    unknownLookups,
    fieldsSeen,
    policy,
    hasBase: question.hasBase,
  };
}

/** One entry of the output `advisories`. */
export interface AdvisoryRecord {
  readonly advisoryId: string;
  readonly aliases: readonly string[];
  readonly artifact: string;
  readonly version?: string;
  readonly severity: Severity;
  readonly status: string;
  readonly fixedVersion?: string;
  readonly isNew: boolean;
  readonly ignored: boolean;
}

/** The output `advisories` of a decision, in its order. */
export function advisoryRecord({ item, effect }: JudgedItem): AdvisoryRecord {
  return {
    advisoryId: item.advisoryId,
    aliases: item.aliases,
    artifact: item.artifact,
    ...(item.version === undefined ? {} : { version: item.version }),
    severity: item.rating.severity,
    status: item.facts.status,
    ...(item.facts.fixedVersion === undefined ? {} : { fixedVersion: item.facts.fixedVersion }),
    isNew: item.isNew,
    ignored: effect === 'ignored',
  };
}
