import { counted } from '../../base/counted.ts';
import type { CollectedAdvisories } from '../../domain/advisory-collection.ts';
import type { Finding } from '../../domain/finding.ts';
import {
  type AdvisoryRecord,
  advisoryRecord,
  type GateDecision,
  type JudgedItem,
} from '../../domain/gate-decision.ts';
import { findingLevel, itemFinding, otherFindings } from '../../domain/gate-findings.ts';
import { gateReasons } from '../../domain/gate-reasons.ts';
import type { SarifUploadResult } from '../../host/sarif-upload.ts';
import type { LazyFinding, Outcome, Problem } from '../outcome.ts';
import type { Gathered } from './gather.ts';
import type { Locate } from './locate.ts';
import type { SbomFacts } from './read-sboms.ts';

/** More records than fit the size of an output, whose writer cuts the list and says so. */
const MAXIMUM_RECORDS = 2000;

/** Everything that a finished gate has to tell. */
export interface GateEnd {
  readonly gathered: Gathered;
  readonly collected: CollectedAdvisories;
  readonly decision: GateDecision;
  readonly problems: readonly Problem[];
  readonly locate: Locate;
  /** False when the answer stopped half way. */
  readonly isWhole: boolean;
  readonly comment: string;
  readonly summary: string;
  readonly upload: SarifUploadResult | undefined;
}

/** The gate's outcome: findings, outputs, report, log. */
export function gateOutcome(end: GateEnd): Outcome {
  const { decision, gathered, problems } = end;
  const { counts } = decision;
  const nothing = nothingLookedAt(gathered);
  return {
    lazyFindings: { [Symbol.iterator]: () => itemFindings(end) },
    findings: [...otherFindings(decision), ...nothing],
    problems,
    verdict: decision.verdict === 'pass' && nothing.length > 0 ? 'warn' : decision.verdict,
    outputs: {
      count: counts.count,
      'new-count': counts.newCount,
      'ignored-count': counts.ignoredCount,
      'expired-ignores': counts.expiredIgnores,
      'highest-severity': decision.highestSeverity,
      advisories: decision.items.slice(0, MAXIMUM_RECORDS).map(advisoryRecord),
      'sarif-file': end.isWhole ? (gathered.files.sarif ?? '') : '',
      'comment-content': end.comment,
    },
    summary: end.summary,
    report: reportOf(end),
    stdout: [],
    log: [...(problems.length === 0 ? gateReasons(decision) : []), ...gathered.sboms.map(sbomLine)],
  };
}

function* itemFindings({ decision, locate }: GateEnd): Generator<LazyFinding> {
  for (const judged of decision.items) {
    const level = findingLevel(judged);
    if (level !== undefined) yield { level, make: () => itemFinding(judged, level, locate(judged.item)) };
  }
}

/** Every item with what the gate did about it: the list that is whole, however long it is. */
function* records(decision: GateDecision): Generator<AdvisoryRecord & Pick<JudgedItem, 'effect'>> {
  for (const judged of decision.items) yield Object.assign(advisoryRecord(judged), { effect: judged.effect });
}

/** SBOMs without one package of the wanted types pass everything, which is rarely what was meant. */
function nothingLookedAt({ sboms, search }: Gathered): readonly Finding[] {
  if (sboms.length === 0 || search.packages.size > 0 || search.lookups.length > 0) return [];
  return [
    {
      rule: 'nothing-looked-at',
      level: 'warning',
      title: 'No package was looked at',
      message: 'The SBOMs list no package of the types in `artifact-types`, so nothing was asked.',
      fix: 'Check that they are the SBOMs of the image, and `artifact-types`.',
      fingerprint: 'nothing-looked-at',
    },
  ];
}

function reportOf(end: GateEnd): Readonly<Record<string, unknown>> {
  const { collected, decision, gathered } = end;
  const { basePackages, packages } = gathered.search;
  return {
    complete: end.isWhole,
    policy: decision.policy,
    reasons: end.isWhole ? gateReasons(decision) : [],
    counts: decision.counts,
    highestSeverity: decision.highestSeverity,
    sboms: gathered.sboms,
    baseSboms: gathered.baseSboms,
    artifactCount: packages.size,
    ...(basePackages === undefined ? {} : { baseArtifactCount: basePackages.size }),
    rowCount: collected.rowCount,
    foreignRowCount: collected.foreignRowCount,
    fieldsSeen: decision.fieldsSeen,
    lookups: { missing: decision.missingLookups, unknown: decision.unknownLookups },
    ignores: {
      expired: decision.expired,
      expiring: decision.expiring,
      unused: decision.unused,
      loosened: decision.loosened,
    },
    ...(end.upload === undefined ? {} : { upload: end.upload }),
    advisories: { [Symbol.iterator]: () => records(decision) },
  };
}

function sbomLine(sbom: SbomFacts): string {
  const kinds = Object.entries(sbom.skipped)
    .sort(([, a], [, b]) => b - a)
    .map(([type, count]) => `${type === '' ? 'without a type' : type} ${count}`);
  const skipped =
    kinds.length === 0 ? '' : `, ${sbom.skippedCount} skipped (${kinds.slice(0, 10).join(', ')})`;
  return `${sbom.file} (${sbom.format}): ${counted(sbom.packageCount, 'package')} asked about${skipped}.`;
}
