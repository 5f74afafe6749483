import { firstFew } from '../../../base/counted.ts';
import type { Location } from '../../../base/location.ts';
import { escapeMarkdown } from '../../../base/markdown.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { FindingDetail, FindingLevel } from '../../../kit/findings/finding.ts';
import type { QuietCase } from '../../../kit/report/junit.ts';
import { sarifLine } from '../../../kit/report/sarif.ts';
import type { Component } from '../advisory/advisory-item.ts';
import { wordText } from '../advisory/last-word.ts';
import { severityRank, severityWords } from '../advisory/severity.ts';
import type { GateFinding } from '../rules.ts';
import {
  componentsOf,
  type Exposure,
  exposureFullName,
  exposureName,
  fixedVersionOf,
  idsOf,
  otherIds,
  packagesOf,
  ratingOf,
  type Update,
  versionsOf,
} from './exposure.ts';
import type { GateDecision } from './gate-decision.ts';
import { reasonWords, short } from './gate-findings.ts';

/** Ids, components or places in one finding; the report has all of them. */
const MAXIMUM_LISTED = 3;

/** Level of an exposure's finding; what passes by the policy is a notice. */
export function exposureLevel([{ effect }]: Exposure): FindingLevel {
  if (effect === 'fails') return 'error';
  return effect === 'warned' ? 'warning' : 'notice';
}

/** Parts of a fingerprint that need no hash: plain, short and without the `/` that separates them. */
const PLAIN_PART = /^[\w.@:+-]{0,80}$/;

/** Stable across runs: vulnerability, type and artifact, hashed unless they are plain names. */
export function exposureFingerprint(exposure: Exposure): string {
  const { artifact, type = '' } = exposure[0].item;
  const name = exposureName(exposure);
  if (PLAIN_PART.test(name) && PLAIN_PART.test(type) && PLAIN_PART.test(artifact))
    return `advisory/${name}/${type}/${artifact}`;
  return fingerprintOf('advisory', name, type, artifact);
}

const listed = (texts: readonly string[]): string => firstFew(texts, MAXIMUM_LISTED, short);

/** A component in words: its name, and where it lies. */
function componentWords({ location, name }: Component): string {
  if (name === undefined) return location ?? '';
  return location === undefined ? name : `${name} (${location})`;
}

/** Images and SBOMs that contain the package, each once. */
export function placesOf(exposure: Exposure): readonly string[] {
  const places = packagesOf(exposure).flatMap(({ image, source }) => image ?? source ?? []);
  return places.length < 2 ? places : [...new Set(places)];
}

/** One sentence on an affected package. */
export function exposureMessage(exposure: Exposure): string {
  const [{ item }] = exposure;
  const name = exposureName(exposure);
  const ids = otherIds(exposure);
  const fixedVersion = fixedVersionOf(exposure);
  const { word } = item.facts;
  const components = componentsOf(exposure).map(componentWords);
  const places = placesOf(exposure);
  const versions = versionsOf(exposure);
  const origin = item.viaOrigin === true ? item.packages.find((entry) => entry.origin)?.origin : undefined;
  // Joined, so that the engine keeps one flat string for each of many findings rather than a tree of pieces.
  return [
    short(item.artifact),
    versions.length === 0 ? '' : ` ${listed(versions)}`,
    origin === undefined ? '' : ` (built from ${short(origin)})`,
    ' is affected by ',
    short(name),
    ids.length === 0 ? '' : ` (${listed(ids)})`,
    ', severity ',
    severityWords(ratingOf(exposure)),
    '; ',
    fixedVersion === undefined ? 'no fixed version is known' : `fixed in ${short(fixedVersion)}`,
    // A fix says more than the word before it.
    word === undefined || fixedVersion !== undefined ? '' : `; vendor's status: ${wordText(word)}`,
    item.facts.doubt === undefined ? '' : `; ${item.facts.doubt}`,
    components.length === 0 ? '' : `; in ${listed(components)}`,
    places.length < 2 ? '' : `; found in ${listed(places)}`,
    '.',
  ].join('');
}

/** The fix of an exposure: the update of its package, and how much else that fixes. */
function fixWords(exposure: Exposure, update: Update | undefined): string | undefined {
  const { artifact } = exposure[0].item;
  const version = fixedVersionOf(exposure);
  if (version === undefined) return undefined;
  if (update?.version === undefined || update.total < 2)
    return `Update ${short(artifact)} to ${short(version)} or later.`;
  return `Update ${short(artifact)} to ${short(update.version)} or later: fixes ${update.fixes} of ${update.total}.`;
}

export function exposureFinding(
  exposure: Exposure,
  location: Location | undefined,
  update: Update | undefined,
): GateFinding {
  const [{ expiredIgnore, item }] = exposure;
  const { severity } = ratingOf(exposure);
  const expired =
    expiredIgnore === undefined ? '' : ` An ignore for it expired on ${short(expiredIgnore.expires.text)}.`;
  return {
    rule: 'affecting-advisory',
    level: exposureLevel(exposure),
    title: [severity, ': ', short(exposureName(exposure)), ' in ', short(item.artifact)].join(''),
    message: exposureMessage(exposure) + expired,
    artifact: item.artifact,
    urgency: severityRank(severity),
    location,
    fix: fixWords(exposure, update),
    fingerprint: exposureFingerprint(exposure),
  };
}

const FIX =
  'Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.';

/** Components and images of one result; the report has all of them. */
const MAXIMUM_MODULES = 10;

/** Details of an exposure for SARIF and JUnit, where each vulnerability is a rule of its own. */
export function exposureDetail(exposure: Exposure): FindingDetail {
  const [{ effect, item }] = exposure;
  const { severity } = ratingOf(exposure);
  const { word: status } = item.facts;
  return {
    rule: vulnerabilityRule(exposure),
    message: exposureMessage(exposure),
    file: packagesOf(exposure).find((entry) => entry.source !== undefined)?.source,
    modules: modulesOf(exposure),
    properties: {
      severity,
      isNew: item.isNew,
      effect,
      advisories: idsOf(exposure).ids.map((id) => sarifLine(id, 100)),
      ...(status === undefined ? {} : { status }),
    },
    test: { suite: item.artifact, name: exposureFullName(exposure), type: severity },
  };
}

function vulnerabilityRule(exposure: Exposure): NonNullable<FindingDetail['rule']> {
  const name = sarifLine(exposureName(exposure), 200);
  const fullText = exposureFullName(exposure);
  const summary = exposure.map(({ item }) => item.summary).find((text) => text !== undefined);
  const about = sarifLine(summary ?? `Vulnerability ${sarifLine(name, 400)}.`);
  const also = idsOf(exposure)
    .aliases.slice(0, 20)
    .map((alias) => sarifLine(alias, 100));
  const aliases = also.map((alias) => escapeMarkdown(alias)).join(', ') || 'none';
  const { score, severity } = ratingOf(exposure);
  return {
    id: exposureName(exposure),
    name: 'AffectingAdvisory',
    title: name,
    description: about,
    help: `${about} Aliases: ${also.join(', ') || 'none'}. ${FIX}`,
    helpMarkdown: `**${escapeMarkdown(fullText, 400)}**\n\n${escapeMarkdown(about)}\n\nAliases: ${aliases}\n\n${FIX}\n`,
    tags: ['security', 'vulnerability', severity],
    score,
  };
}

/** The package, up to ten components that are affected, and up to ten images that contain it. */
function modulesOf(exposure: Exposure): NonNullable<FindingDetail['modules']> {
  const [{ item }] = exposure;
  const version = item.version === undefined ? '' : `@${item.version}`;
  const components = componentsOf(exposure).slice(0, MAXIMUM_MODULES);
  const images = packagesOf(exposure).some(({ image }) => image !== undefined) ? placesOf(exposure) : [];
  return [
    { name: item.artifact, fullName: `${item.type ?? ''}:${item.artifact}${version}` },
    ...components.map(({ location = '', name = location }) => ({
      name,
      ...(location === '' || location === name ? {} : { fullName: location }),
    })),
    ...images.slice(0, MAXIMUM_MODULES).map((name) => ({ name })),
  ];
}

/** Items that are not findings: ignored ones are skipped test cases, settled ones pass. */
export function* quietCases(decision: GateDecision): Generator<QuietCase> {
  for (const judged of decision.items) {
    const { effect, item } = judged;
    const quiet = { suite: item.artifact, name: exposureFullName([judged]) };
    if (effect === 'ignored')
      yield { ...quiet, skipped: `Ignored: ${reasonWords(judged) ?? 'no reason given'}` };
    if (effect === 'settled') yield quiet;
  }
}
