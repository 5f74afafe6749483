import { counted, firstFew } from '../../base/counted.ts';
import type { Answer, LazyFinding, Outcome, Problem } from '../../kit/run/outcome.ts';
import type { CollectedAdvisories } from './advisory/advisory-collection.ts';
import { type Exposures, exposuresOf, packagesOf } from './decision/exposure.ts';
import { exposureDetail, exposureFinding, exposureLevel, quietCases } from './decision/exposure-finding.ts';
import type { GateDecision, JudgedItem } from './decision/gate-decision.ts';
import { otherFindings, short } from './decision/gate-findings.ts';
import { gateReasons } from './decision/gate-reasons.ts';
import type { Subjects } from './gather.ts';
import type { ImageRecord } from './images/image-records.ts';
import type { Locate } from './locate.ts';
import type { SbomFacts } from './read-sboms.ts';
import { packagesWords } from './report/gate-answer.ts';
import type { GateRuleId } from './rules.ts';

/** More records than an output can hold; the writer of outputs truncates the list and says so. */
const MAXIMUM_RECORDS = 2000;
/** More updates and names are only counted in the log. */
const MAXIMUM_LINES = 10;

/** Everything that a finished gate reports. */
export interface GateEnd {
  readonly gathered: Subjects;
  readonly images: readonly ImageRecord[];
  readonly coverage: NonNullable<Outcome['coverage']>;
  readonly collected: CollectedAdvisories;
  readonly decision: GateDecision;
  readonly problems: readonly Problem[];
  readonly locate: Locate;
  readonly isWhole: boolean;
  /** False if the service did not answer for every package; what is unread besides says nothing about the others. */
  readonly isAnswered: boolean;
  readonly answer: Answer;
  readonly sources: readonly string[];
}

/** The gate's outcome: findings, outputs, report, log. */
export function gateOutcome(end: GateEnd): Outcome<GateRuleId> {
  const { decision, gathered, problems } = end;
  const { counts, withoutAdvisories: names } = decision;
  const isUnknown = gathered.unknown.unread.length + gathered.unknown.unresolved.length > 0;
  return {
    lazyFindings: { [Symbol.iterator]: () => itemFindings(end) },
    findings: [...otherFindings(decision), ...gathered.findings],
    problems,
    verdict: decision.verdict === 'pass' && isUnknown ? 'warn' : decision.verdict,
    outputs: {
      count: counts.count,
      'new-count': counts.newCount,
      'ignored-count': counts.ignoredCount,
      'expired-ignores': counts.expiredIgnores,
      'highest-severity': decision.highestSeverity,
      advisories: decision.items.slice(0, MAXIMUM_RECORDS).map(advisoryRecord),
      images: end.images,
      'sarif-file': '',
    },
    summary: () => end.answer,
    coverage: end.coverage,
    reports: {
      isWhole: end.isWhole,
      sources: end.sources,
      quiet: { [Symbol.iterator]: () => quietCases(decision) },
    },
    report: reportOf(end),
    stdout: [],
    log: [
      ...(problems.length === 0 ? gateReasons(decision) : []),
      ...(names.length === 0 ? [] : [`Without any advisory: ${firstFew(names, MAXIMUM_LINES, String)}.`]),
      ...updateLines(exposuresOf(decision)),
      ...gathered.sboms.flatMap((sbom) => sbomLines(sbom, end.isAnswered)),
      ...gathered.indexes.map((file) => `${file} is an index of the other SBOMs, so it was skipped.`),
    ],
  };
}

/** Findings of the exposures, made one by one while they are written: one for each package and vulnerability. */
export function* itemFindings({
  decision,
  locate,
}: Pick<GateEnd, 'decision' | 'locate'>): Generator<LazyFinding<GateRuleId>> {
  const { kept, pressing, updateOf } = exposuresOf(decision);
  for (const exposure of [...pressing, ...kept]) {
    yield {
      level: exposureLevel(exposure),
      make: () => {
        const location = locate({ packages: packagesOf(exposure) });
        const finding = exposureFinding(exposure, location, updateOf(exposure));
        return { ...finding, detail: () => exposureDetail(exposure) };
      },
    };
  }
}

/** One entry of the output `advisories`. */
export function advisoryRecord({ item, effect }: JudgedItem) {
  const { advisoryId, aliases, artifact, facts, isNew, rating, version } = item;
  const { fixedVersion, status } = facts;
  const [severity, ignored] = [rating.severity, effect === 'ignored'];
  return { advisoryId, aliases, artifact, version, severity, status, fixedVersion, isNew, ignored };
}

/** Every item with its effect: the complete list, however long it is. */
function* records(decision: GateDecision): Generator<object> {
  for (const judged of decision.items) {
    const { effect, vex } = judged;
    const { components, facts, viaOrigin } = judged.item;
    const { detail, file, justification, status } = vex ?? {};
    const ended = vex && { file, status, justification, detail };
    yield Object.assign(advisoryRecord(judged), {
      effect,
      vendorStatus: facts.word,
      components,
      viaOrigin,
      vex: ended,
    });
  }
}

function reportOf(end: GateEnd): Readonly<Record<string, unknown>> {
  const { collected, decision, gathered } = end;
  const { basePackages, packages } = gathered.search;
  const { boundless, expired, expiring, imageOnly, loosened, unused } = decision;
  return {
    complete: end.isWhole,
    policy: decision.policy,
    reasons: end.isWhole ? gateReasons(decision) : [],
    counts: decision.counts,
    highestSeverity: decision.highestSeverity,
    sboms: gathered.sboms,
    baseSboms: gathered.baseSboms,
    indexes: gathered.indexes,
    ignoreComments: gathered.comments,
    unaccounted: decision.unaccounted,
    withoutAdvisories: decision.withoutAdvisories,
    updates: exposuresOf(decision).updates,
    images: end.images,
    moves: gathered.moves,
    packageChanges: gathered.packageChanges,
    artifactCount: packages.size,
    baseArtifactCount: basePackages?.size,
    rowCount: collected.rowCount,
    foreignRowCount: collected.foreignRowCount,
    fieldsSeen: decision.fieldsSeen,
    lookups: { missing: decision.missingLookups, unknown: decision.unknownLookups },
    ignores: { expired, expiring, unused, imageOnly, boundless, loosened },
    advisories: { [Symbol.iterator]: () => records(decision) },
  };
}

/** Lines on updates, the one that fixes most first: they end a long list of findings. */
function updateLines({ updates }: Exposures): readonly string[] {
  const useful = updates.filter(({ version }) => version !== undefined);
  const left = useful.length - MAXIMUM_LINES;
  return [
    ...useful.slice(0, MAXIMUM_LINES).map(({ artifact, fixes, total, version = '' }) => {
      return `Update ${short(artifact)} to ${short(version)}: fixes ${fixes} of ${total}.`;
    }),
    ...(left > 0 ? [`Update ${counted(left, 'more package')}: see the report.`] : []),
  ];
}

function sbomLines(sbom: SbomFacts, isAnswered: boolean): readonly string[] {
  const kinds = Object.entries(sbom.skipped)
    .sort(([, a], [, b]) => b - a)
    .map(([type, count]) => `${type} ${count}`);
  const types = kinds.slice(0, 10).join(', ');
  const skipped = kinds.length === 0 ? '' : `, ${sbom.skippedCount} skipped (${types})`;
  const unaccounted = sbom.unaccounted.length === 0 ? '' : `, ${sbom.unaccounted.length} unaccounted`;
  return [
    `${sbom.file} (${sbom.format}): ${packagesWords(sbom.packageCount, isAnswered)}${skipped}${unaccounted}.`,
    ...(sbom.leftAside ?? []).map((words) => `${sbom.file}: an attestation was ignored: ${words}`),
  ];
}
