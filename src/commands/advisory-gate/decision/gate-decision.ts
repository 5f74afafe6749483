import { compareText } from '../../../base/plain-text.ts';
import type { Ignore } from '../../../kit/findings/ignore.ts';
import {
  type DatedIgnore,
  findLoosenedIgnores,
  isAdvisoryIgnore,
  isExpired,
  isExpiring,
  type LoosenedIgnore,
} from '../../../kit/findings/ignore-use.ts';
import type { CollectedAdvisories } from '../advisory/advisory-collection.ts';
import type { AdvisoryItem } from '../advisory/advisory-item.ts';
import { type Severity, severityRank } from '../advisory/severity.ts';
import { saidOf } from '../advisory/standing.ts';
import { type GateEffect, type GatePolicy, judgeItem } from './advisory-gate.ts';
import { countItems, type GateCounts, highestOf } from './gate-counts.ts';
import { createIgnoreMatcher } from './match-ignores.ts';

/** An item with its effect. */
export interface JudgedItem {
  readonly item: AdvisoryItem;
  readonly effect: GateEffect;
  readonly ignore?: Ignore;
  /** An entry that would silence it, but has expired. */
  readonly expiredIgnore?: DatedIgnore;
}

export interface GateDecision {
  readonly verdict: 'pass' | 'warn' | 'fail';
  readonly items: readonly JudgedItem[];
  readonly counts: GateCounts;
  /** Highest among the counted items; `none` when nothing is counted. */
  readonly highestSeverity: Severity;
  readonly expired: readonly DatedIgnore[];
  readonly expiring: readonly DatedIgnore[];
  /** Entries that name only an image: they are for other commands and ignore nothing here. */
  readonly imageOnly: readonly Ignore[];
  /** Entries that silenced nothing and have not expired. */
  readonly unused: readonly Ignore[];
  readonly loosened: readonly LoosenedIgnore[];
  readonly missingLookups: readonly string[];
  readonly unknownLookups: readonly string[];
  readonly fieldsSeen: CollectedAdvisories['fieldsSeen'];
  readonly policy: GatePolicy;
  readonly hasBase: boolean;
  readonly unaccounted: readonly UnaccountedPackages[];
  /** True if they fail this run. */
  readonly unaccountedFails: boolean;
  readonly withoutAdvisories: readonly string[];
  /** Set if the run has nothing to check but images of files, and the change moves none of them. */
  readonly movesNothing?: boolean;
}

export interface GateQuestion {
  readonly collected: CollectedAdvisories;
  readonly policy: GatePolicy;
  readonly ignores: readonly Ignore[];
  /** The base's entries if this is a change and they can be read. */
  readonly baseIgnores: readonly Ignore[] | undefined;
  readonly hasBase: boolean;
  readonly nowMs: number;
  /** SBOMs with packages without a usable type or purl. */
  readonly unaccounted: readonly UnaccountedPackages[];
  /** Names that the user gave and no advisory is about. */
  readonly withoutAdvisories: readonly string[];
}

/** Packages of one SBOM that nobody can look up. */
export interface UnaccountedPackages {
  readonly file: string;
  /** Whether the file lies in the workspace, so that a finding can be shown at it. */
  readonly inWorkspace: boolean;
  /** Name and version of each. */
  readonly packages: readonly string[];
}

const EFFECT_ORDER: readonly GateEffect[] = [
  'fails',
  'warned',
  'unfixed',
  'other-status',
  'below-severity',
  'in-base',
  'ignored',
  'settled',
];

/** What one row fails, no other lets pass. */
const strongestOf = (effects: readonly GateEffect[]): GateEffect =>
  EFFECT_ORDER.find((effect) => effects.includes(effect)) ?? 'settled';

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

function createJudge(question: GateQuestion, used: Set<Ignore>): (item: AdvisoryItem) => JudgedItem {
  const findIgnores = createIgnoreMatcher(question.ignores.filter(isAdvisoryIgnore));
  return (item) => {
    const { facts, rating, isNew } = item;
    const fitting =
      facts.status === 'affecting'
        ? findIgnores({
            ids: [item.advisoryId, ...item.aliases],
            artifact: item.artifact,
            images: item.packages.map(({ image }) => image),
          })
        : [];
    for (const ignore of fitting) used.add(ignore);
    const live = fitting.find((ignore) => !isExpired(ignore, question.nowMs));
    const isIgnored = live !== undefined;
    const effects = saidOf(item).map(({ status, fixedVersion, word }) => {
      const hasFixedVersion = fixedVersion !== undefined;
      const { severity } = rating;
      return judgeItem({ status, severity, isNew, isIgnored, hasFixedVersion, word }, question.policy);
    });
    const effect = strongestOf(effects);
    if (live !== undefined) return { item, effect, ignore: live };
    const expired = fitting.find((ignore) => isExpired(ignore, question.nowMs));
    return expired === undefined ? { item, effect } : { item, effect, expiredIgnore: expired };
  };
}

/** Whether an entry can be removed. One that names only an image is for the other commands. */
const isUnused = (ignore: Ignore, used: ReadonlySet<Ignore>, nowMs: number): boolean =>
  isAdvisoryIgnore(ignore) && !used.has(ignore) && !isExpired(ignore, nowMs);

/**
 * Decides the gate. It fails if an item fails; it warns if `warn-only` held one back, an ignore has expired or is
 * about to, one names only an image, packages are unaccounted, or a lookup found nothing; else it passes.
 */
export function decideGate(question: GateQuestion): GateDecision {
  const { collected, ignores, policy, nowMs } = question;
  const used = new Set<Ignore>();
  const items = collected.items.map(createJudge(question, used)).sort(compareJudged);
  const expired = ignores.filter((ignore) => isExpired(ignore, nowMs));
  const expiring = ignores.filter((ignore) => isExpiring(ignore, nowMs));
  const counts = countItems(items, expired.length);
  const { missingLookups, unknownLookups, fieldsSeen } = collected;
  const imageOnly = ignores.filter((ignore) => !isAdvisoryIgnore(ignore));
  const { unaccounted } = question;
  const warnings =
    counts.byEffect.warned +
    expired.length +
    expiring.length +
    imageOnly.length +
    missingLookups.length +
    unaccounted.length;
  const passing = warnings > 0 ? 'warn' : 'pass';
  const unaccountedFails = unaccounted.length > 0 && policy.failOnUnaccounted && !policy.warnOnly;
  return {
    verdict: counts.byEffect.fails > 0 || unaccountedFails ? 'fail' : passing,
    items,
    unaccounted,
    unaccountedFails,
    withoutAdvisories: question.withoutAdvisories,
    imageOnly,
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
