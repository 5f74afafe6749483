import { counted, formFor } from '../../../base/counted.ts';
import { countBy, groupBy } from '../../../base/group-by.ts';
import { SEVERITIES, type Severity } from '../advisory/severity.ts';
import { exposuresOf, ratingOf } from './exposure.ts';
import type { GateDecision } from './gate-decision.ts';
import type { GateEffect } from './gate-effect.ts';

type RowCounts = ReturnType<typeof countRows>;

/** Counts rows by effect: advisories of one package that share an id or an alias are one row, and count once. */
function countRows(decision: GateDecision) {
  const { kept, pressing } = exposuresOf(decision);
  const byEffect = groupBy([...pressing, ...kept], ([{ effect }]) => effect);
  const severities = (effect: GateEffect): ReadonlyMap<Severity, number> =>
    countBy(byEffect.get(effect) ?? [], (one) => ratingOf(one).severity);
  return {
    of: (effect: GateEffect) => byEffect.get(effect)?.length ?? 0,
    severities,
    words: (effect: GateEffect) => severityCounts(severities(effect)),
  };
}

/** `2 critical, 1 unknown`. */
export function severityCounts(counts: ReadonlyMap<Severity, number>): string {
  const known = SEVERITIES.filter((severity) => counts.has(severity));
  return known.map((severity) => `${counts.get(severity)} ${severity}`).join(', ');
}

/** A sentence that begins with a number, unless that is zero. */
const reason = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${counted(count, one, many)}.`];

/** Reasons for the verdict, one line each, the most important first; only our own words and numbers, no foreign text. */
export function gateReasons(decision: GateDecision): readonly string[] {
  const rows = countRows(decision);
  const why = decision.unaccountedFails ? ' (`fail-on-unaccounted`)' : '';
  const [fails, warned] = [rows.words('fails'), `${softInput(decision)}: ${rows.words('warned')}`];
  const lines = [
    ...reason(rows.of('fails'), `advisory fails this run: ${fails}`, `advisories fail this run: ${fails}`),
    ...reason(
      unaccountedCount(decision, 'type'),
      `package has no usable type or purl, so nothing was looked up for it${why}`,
      `packages have no usable type or purl, so nothing was looked up for them${why}`,
    ),
    ...reason(
      unaccountedCount(decision, 'version'),
      `package has no version, so every advisory on its name counts${why}`,
      `packages have no version, so every advisory on their names counts${why}`,
    ),
    ...reason(
      rows.of('warned'),
      `advisory would fail without ${warned}`,
      `advisories would fail without ${warned}`,
    ),
    ...passingReasons(decision, rows),
    ...listReasons(decision),
    ...gapReasons(decision),
  ];
  return decision.counts.count > 0 ? lines : [`${sentence(nothingWords(decision))}.`, ...lines];
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
  return [
    ...passingReasons(decision, countRows(decision)),
    ...nameReasons(decision),
    ...gapReasons(decision),
  ];
}

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
  const lacks = without > 0 ? 'usable type or purl' : 'version';
  const also = without > 0 && versionless > 0 ? ' or version' : '';
  return `${counted(without + versionless, 'package')} without a ${lacks}${also}`;
}

/** Why advisories that affect what was checked do not fail. */
function passingReasons({ counts, policy }: GateDecision, rows: RowCounts): readonly string[] {
  const status = 'another status than `fail-on-status` lists';
  const passing = rows.severities('below-severity');
  const unrated = passing.get('unknown') ?? 0;
  const rated = rows.of('below-severity') - unrated;
  const ratings = severityCounts(new Map([...passing].filter(([severity]) => severity !== 'unknown')));
  const below = `not reach \`fail-on-severity: ${policy.failOnSeverity}\`: ${ratings}`;
  const unknown = 'an unknown severity (`fail-on-unknown-severity: false`)';
  const base = 'in the base too (`scope: changed`)';
  const fix = 'no known fix (`only-fixed`)';
  return [
    ...reason(rows.of('unfixed'), `advisory has ${fix}`, `advisories have ${fix}`),
    ...reason(rows.of('other-status'), `advisory has ${status}`, `advisories have ${status}`),
    ...reason(rated, `advisory does ${below}`, `advisories do ${below}`),
    ...reason(unrated, `advisory has ${unknown}`, `advisories have ${unknown}`),
    ...reason(rows.of('in-base'), `advisory is ${base}`, `advisories are ${base}`),
    ...reason(counts.ignoredCount, 'advisory is ignored', 'advisories are ignored'),
  ];
}

const nameReasons = ({ withoutAdvisories }: GateDecision): readonly string[] =>
  reason(
    withoutAdvisories.length,
    'name in `artifacts` has no advisory at all',
    'names in `artifacts` have no advisory at all',
  );

function listReasons(decision: GateDecision): readonly string[] {
  const ignores = (list: readonly unknown[], one: string, many: string): readonly string[] =>
    reason(list.length, `ignore ${one}`, `ignores ${many}`);
  const { boundless, expired, expiring, imageOnly, unused, loosened } = decision;
  const image = 'only an image and';
  return [
    ...ignores(expired, 'has expired', 'have expired'),
    ...ignores(expiring, 'expires within 14 days', 'expire within 14 days'),
    ...ignores(imageOnly, `names ${image} has no effect here`, `name ${image} have no effect here`),
    ...ignores(boundless, 'silences every advisory', 'silence every advisory'),
    ...ignores(unused, 'matched nothing', 'matched nothing'),
    ...ignores(loosened, 'is added or loosened by this change', 'are added or loosened by this change'),
    ...reason(
      decision.missingLookups.length,
      'id or alias is not known to the service',
      'ids or aliases are not known to the service',
    ),
    ...nameReasons(decision),
    ...reason(
      decision.unknownLookups.length,
      'alias cannot be looked up: the service does not return aliases',
      'aliases cannot be looked up: the service does not return aliases',
    ),
  ];
}

/** Fields that the service does not return, mentioned only where it matters. */
function gapReasons({ counts, fieldsSeen }: GateDecision): readonly string[] {
  const severities =
    'The service does not return severities, so severities without public metadata are unknown.';
  const events = 'The service does not return events, so every advisory counts as affecting.';
  return [
    ...(fieldsSeen.severities || counts.bySeverity.unknown === 0 ? [] : [severities]),
    ...(fieldsSeen.events || counts.count === 0 ? [] : [events]),
  ];
}
