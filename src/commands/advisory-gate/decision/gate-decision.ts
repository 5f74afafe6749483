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
import type { FindVex } from '../vex/match-vex.ts';
import type { VexStatement } from '../vex/vex-statement.ts';
import {
  countItems,
  GATE_EFFECTS,
  type GateCounts,
  type GateEffect,
  type GatePolicy,
  highestOf,
  judgeItem,
} from './gate-effect.ts';
import { createIgnoreMatcher, isBoundless } from './match-ignores.ts';

/** An item with its effect. */
export interface JudgedItem {
  readonly item: AdvisoryItem;
  readonly effect: GateEffect;
  readonly ignore?: Ignore;
  /** The statement of a VEX document that ends it, where no entry ignores it. */
  readonly vex?: VexStatement;
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
  /** Entries that silence whatever there is, present and future. */
  readonly boundless: readonly Ignore[];
  /** Entries that silenced nothing and have not expired. */
  readonly unused: readonly Ignore[];
  readonly loosened: readonly LoosenedIgnore[];
  readonly missingLookups: readonly string[];
  readonly unknownLookups: readonly string[];
  readonly fieldsSeen: CollectedAdvisories['fieldsSeen'];
  readonly policy: GatePolicy;
  readonly hasBase: boolean;
  readonly unaccounted: readonly UnaccountedPackages[];
  readonly incomplete: readonly IncompleteSbom[];
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
  readonly findVex: FindVex;
  /** The base's entries if this is a change and they can be read. */
  readonly baseIgnores: readonly Ignore[] | undefined;
  readonly hasBase: boolean;
  readonly nowMs: number;
  /** SBOMs with packages without a usable type, purl or version. */
  readonly unaccounted: readonly UnaccountedPackages[];
  /** SBOMs that say that they lack something. */
  readonly incomplete: readonly IncompleteSbom[];
  /** Names that the user gave and no advisory is about. */
  readonly withoutAdvisories: readonly string[];
}

/** An SBOM that says what it lacks, one clause each. */
export interface IncompleteSbom {
  readonly file: string;
  /** Whether the file lies in the workspace, so that a finding can be shown at it. */
  readonly inWorkspace: boolean;
  readonly gaps: readonly string[];
}

/** Packages of one SBOM that cannot be looked up, or only as if every advisory on their names affected them. */
export interface UnaccountedPackages extends Omit<IncompleteSbom, 'gaps'> {
  readonly lacks: 'type' | 'version';
  /** Name and version of each. */
  readonly packages: readonly string[];
}

/** The strongest effect counts: if one row fails the item, no other row lets it pass. */
const strongestOf = (effects: readonly GateEffect[]): GateEffect =>
  GATE_EFFECTS.find((effect) => effects.includes(effect)) ?? 'settled';

/** Order of every list that is shown or cut: effect, new before old, severity, artifact, advisory. */
function compareJudged(a: JudgedItem, b: JudgedItem): number {
  return (
    GATE_EFFECTS.indexOf(a.effect) - GATE_EFFECTS.indexOf(b.effect) ||
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
    const vex = facts.status === 'affecting' && live === undefined ? question.findVex(item) : undefined;
    const isIgnored = live !== undefined || vex !== undefined;
    const effects = saidOf(item).map(({ status, fixedVersion, word }) => {
      const hasFixedVersion = fixedVersion !== undefined;
      const { severity } = rating;
      return judgeItem({ status, severity, isNew, isIgnored, hasFixedVersion, word }, question.policy);
    });
    const effect = strongestOf(effects);
    if (live !== undefined) return { item, effect, ignore: live };
    if (vex !== undefined) return { item, effect, vex };
    const expired = fitting.find((ignore) => isExpired(ignore, question.nowMs));
    return expired === undefined ? { item, effect } : { item, effect, expiredIgnore: expired };
  };
}

/** Whether an entry can be removed. One that names only an image is for the other commands. */
const isUnused = (ignore: Ignore, used: ReadonlySet<Ignore>, nowMs: number): boolean =>
  isAdvisoryIgnore(ignore) && !used.has(ignore) && !isExpired(ignore, nowMs);

/**
 * Decides the gate. It fails if an item fails; it warns if `warn-only` held one back, an ignore has expired or is
 * about to, one names only an image or silences everything, packages are unaccounted, an SBOM is incomplete, or a lookup found nothing; else it
 * passes.
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
  const boundless = ignores.filter((ignore) => isBoundless(ignore) && !isExpired(ignore, nowMs));
  const { incomplete, unaccounted } = question;
  const warnings =
    counts.byEffect.warned +
    expired.length +
    expiring.length +
    imageOnly.length +
    boundless.length +
    missingLookups.length +
    unaccounted.length +
    incomplete.length;
  const passing = warnings > 0 ? 'warn' : 'pass';
  const unaccountedFails = unaccounted.length > 0 && policy.failOnUnaccounted && !policy.warnOnly;
  return {
    verdict: counts.byEffect.fails > 0 || unaccountedFails ? 'fail' : passing,
    items,
    unaccounted,
    incomplete,
    unaccountedFails,
    withoutAdvisories: question.withoutAdvisories,
    imageOnly,
    boundless,
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
