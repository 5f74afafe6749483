import { counted, formFor } from '../../../base/counted.ts';
import { SEVERITIES, type Severity } from '../advisory/severity.ts';
import { exposuresOf, ratingOf } from './exposure.ts';
import type { GateDecision } from './gate-decision.ts';
import type { GateEffect } from './gate-effect.ts';

const advisories = (count: number): string => counted(count, 'advisory', 'advisories');

/** Numbers of rows by effect: advisories of one package that share an id or an alias are one row, and count once. */
interface RowCounts {
  readonly of: (effect: GateEffect) => number;
  /** `2 critical, 1 unknown`. */
  readonly words: (effect: GateEffect) => string;
}

function countRows(decision: GateDecision): RowCounts {
  const counts = new Map<GateEffect, Map<Severity, number>>();
  const { kept, pressing } = exposuresOf(decision);
  for (const exposure of [...pressing, ...kept]) {
    const [{ effect }] = exposure;
    const { severity } = ratingOf(exposure);
    const same = counts.get(effect) ?? new Map<Severity, number>();
    counts.set(effect, same.set(severity, (same.get(severity) ?? 0) + 1));
  }
  return {
    of: (effect) => [...(counts.get(effect)?.values() ?? [])].reduce((sum, count) => sum + count, 0),
    words: (effect) =>
      SEVERITIES.flatMap((severity) => {
        const count = counts.get(effect)?.get(severity);
        return count === undefined ? [] : [`${count} ${severity}`];
      }).join(', '),
  };
}

const known = new WeakMap<GateDecision, readonly string[]>();

/**
 * Reasons for the verdict, one line each, the most important first; only our own words and numbers, no foreign text.
 * Computed once, shown in several places.
 */
export function gateReasons(decision: GateDecision): readonly string[] {
  const reasons = known.get(decision) ?? findReasons(decision);
  known.set(decision, reasons);
  return reasons;
}

function findReasons(decision: GateDecision): readonly string[] {
  const { counts } = decision;
  const rows = countRows(decision);
  const [fails, warned] = [rows.of('fails'), rows.of('warned')];
  const unaccounted = unaccountedCount(decision, 'type');
  const versionless = unaccountedCount(decision, 'version');
  const why = decision.unaccountedFails ? ' (`fail-on-unaccounted`)' : '';
  const lines = linesOf([
    [fails, `${advisories(fails)} ${formFor(fails, 'fails', 'fail')} this run: ${rows.words('fails')}.`],
    [
      unaccounted,
      `${counted(unaccounted, 'package has', 'packages have')} no usable type or purl, so nothing was looked up for ${formFor(unaccounted, 'it', 'them')}${why}.`,
    ],
    [
      versionless,
      `${counted(versionless, 'package has', 'packages have')} no version, so every advisory on ${formFor(versionless, 'its name', 'their names')} counts${why}.`,
    ],
    [warned, `${advisories(warned)} would fail without ${softInput(decision)}: ${rows.words('warned')}.`],
    ...passingReasons(decision, rows),
    ...listReasons(decision),
    ...gapReasons(decision),
  ]);
  return counts.count > 0 ? lines : [`${sentence(nothingWords(decision))}.`, ...lines];
}

/** The verdict in a few words with its count, for the first line of a summary: `2 new advisories fail (1 high, 1 low)`. */
export function verdictWords(decision: GateDecision): string {
  const { counts, hasBase, policy, unaccountedFails } = decision;
  const rows = countRows(decision);
  const [fails, warned] = [rows.of('fails'), rows.of('warned')];
  const isNew = hasBase && policy.scope === 'changed' ? 'new ' : '';
  const some = (count: number): string => counted(count, `${isNew}advisory`, `${isNew}advisories`);
  if (fails > 0) return `${some(fails)} ${formFor(fails, 'fails', 'fail')} (${rows.words('fails')})`;
  if (unaccountedFails) return unaccountedWords(decision);
  if (warned > 0)
    return `${some(warned)} would fail without ${softInput(decision)} (${rows.words('warned')})`;
  if (counts.count === 0) return nothingWords(decision);
  const { kept, pressing } = exposuresOf(decision);
  const affecting = kept.length + pressing.length;
  return `no ${isNew}advisory fails; ${affecting} ${formFor(affecting, 'affects', 'affect')} what was checked`;
}

/** Reasons that are neither in the words of the verdict nor findings. */
export function otherReasons(decision: GateDecision): readonly string[] {
  return linesOf([
    ...passingReasons(decision, countRows(decision)),
    ...nameReasons(decision),
    ...gapReasons(decision),
  ]);
}

/** A line and the number that it is about; a line about nothing is left out. */
type Reason = readonly [count: number, line: string];

const linesOf = (lines: readonly Reason[]): readonly string[] =>
  lines.filter(([count]) => count > 0).map(([, line]) => line);

/** The input that makes failing advisories warn. */
const softInput = ({ policy }: GateDecision): string =>
  policy.warnOnly ? '`warn-only`' : '`fail-on-severity: none`';

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function nothingWords({ counts, movesNothing }: GateDecision): string {
  if (movesNothing === true) return 'no image changed, so nothing was checked';
  return counts.ignoredCount === 0
    ? 'no advisory affects what was checked'
    : 'every advisory that affects what was checked is ignored';
}

const unaccountedCount = ({ unaccounted }: GateDecision, kind: 'type' | 'version'): number =>
  unaccounted.reduce((sum, { lacks, packages }) => (lacks === kind ? sum + packages.length : sum), 0);

/** The number of unaccounted packages, and what they lack. */
export function unaccountedWords(decision: GateDecision): string {
  const [without, versionless] = [unaccountedCount(decision, 'type'), unaccountedCount(decision, 'version')];
  const what = [
    ...(without > 0 ? ['usable type or purl'] : []),
    ...(versionless > 0 ? ['version'] : []),
  ].join(' or ');
  return `${counted(without + versionless, 'package')} without a ${what}`;
}

/** Why advisories that affect what was checked do not fail. */
function passingReasons({ counts, policy }: GateDecision, rows: RowCounts): readonly Reason[] {
  const [unfixed, below, inBase] = [rows.of('unfixed'), rows.of('below-severity'), rows.of('in-base')];
  const otherStatus = rows.of('other-status');
  return [
    [unfixed, `${advisories(unfixed)} ${formFor(unfixed, 'has', 'have')} no known fix (\`only-fixed\`).`],
    [
      otherStatus,
      `${advisories(otherStatus)} ${formFor(otherStatus, 'has', 'have')} another status than \`fail-on-status\` lists.`,
    ],
    [
      below,
      `${advisories(below)} ${formFor(below, 'does', 'do')} not reach \`fail-on-severity: ${policy.failOnSeverity}\`: ` +
        `${rows.words('below-severity')}.`,
    ],
    [inBase, `${advisories(inBase)} ${formFor(inBase, 'is', 'are')} in the base too (\`scope: changed\`).`],
    [
      counts.ignoredCount,
      `${advisories(counts.ignoredCount)} ${formFor(counts.ignoredCount, 'is', 'are')} ignored.`,
    ],
  ];
}

function nameReasons({ withoutAdvisories }: GateDecision): readonly Reason[] {
  const without = withoutAdvisories.length;
  return [
    [
      without,
      `${counted(without, 'name in `artifacts` has', 'names in `artifacts` have')} no advisory at all.`,
    ],
  ];
}

function listReasons(decision: GateDecision): readonly Reason[] {
  const { boundless, expired, expiring, imageOnly, unused, loosened, missingLookups, unknownLookups } =
    decision;
  const ignores = (count: number): string => counted(count, 'ignore', 'ignores');
  return [
    [expired.length, `${ignores(expired.length)} ${formFor(expired.length, 'has', 'have')} expired.`],
    [
      expiring.length,
      `${ignores(expiring.length)} ${formFor(expiring.length, 'expires', 'expire')} within 14 days.`,
    ],
    [
      imageOnly.length,
      `${ignores(imageOnly.length)} ${formFor(imageOnly.length, 'names', 'name')} only an image and ${formFor(imageOnly.length, 'has', 'have')} no effect here.`,
    ],
    [
      boundless.length,
      `${ignores(boundless.length)} ${formFor(boundless.length, 'silences', 'silence')} every advisory.`,
    ],
    [unused.length, `${ignores(unused.length)} matched nothing.`],
    [
      loosened.length,
      `${ignores(loosened.length)} ${formFor(loosened.length, 'is', 'are')} added or loosened by this change.`,
    ],
    [
      missingLookups.length,
      `${counted(missingLookups.length, 'id or alias is', 'ids or aliases are')} not known to the service.`,
    ],
    ...nameReasons(decision),
    [
      unknownLookups.length,
      `${counted(unknownLookups.length, 'alias', 'aliases')} cannot be looked up: the service does not return aliases.`,
    ],
  ];
}

/** Fields that the service does not return, mentioned only where it matters. */
function gapReasons(decision: GateDecision): readonly Reason[] {
  const { counts, fieldsSeen } = decision;
  const unknown = counts.bySeverity.unknown;
  return [
    [
      fieldsSeen.severities ? 0 : unknown,
      'The service does not return severities, so severities without public metadata are unknown.',
    ],
    [
      fieldsSeen.events ? 0 : counts.count,
      'The service does not return events, so every advisory counts as affecting.',
    ],
  ];
}
