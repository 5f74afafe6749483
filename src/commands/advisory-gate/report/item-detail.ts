import { escapeMarkdown } from '../../../base/markdown.ts';
import type { FindingDetail } from '../../../kit/findings/finding.ts';
import type { QuietCase } from '../../../kit/report/junit.ts';
import { sarifLine } from '../../../kit/report/sarif.ts';
import {
  componentsOf,
  type Exposure,
  exposureFullName,
  exposureName,
  idsOf,
  packagesOf,
  ratingOf,
  wordOf,
} from '../decision/exposure.ts';
import { exposureMessage, placesOf } from '../decision/exposure-finding.ts';
import type { GateDecision } from '../decision/gate-decision.ts';
import { fullName } from '../decision/gate-findings.ts';

const FIX =
  'Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.';

/** Components and images of one result; the report has all of them. */
const MAXIMUM_MODULES = 10;

/** What SARIF and JUnit add to the finding of an exposure: its vulnerability is a rule of its own. */
export function exposureDetail(exposure: Exposure): FindingDetail {
  const [{ effect, item }] = exposure;
  const source = packagesOf(exposure).find((entry) => entry.source !== undefined)?.source;
  const { severity } = ratingOf(exposure);
  const status = wordOf(exposure);
  return {
    rule: vulnerabilityRule(exposure),
    message: exposureMessage(exposure),
    ...(source === undefined ? {} : { file: source }),
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
  const { aliases: all } = idsOf(exposure);
  const name = sarifLine(exposureName(exposure), 200);
  const fullText = exposureFullName(exposure);
  const summary = exposure.map(({ item }) => item.summary).find((text) => text !== undefined);
  const about = sarifLine(summary ?? `Vulnerability ${sarifLine(name, 400)}.`);
  const also = all.map((alias) => sarifLine(alias, 100)).slice(0, 20);
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
    ...(score === undefined ? {} : { score }),
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
  for (const { effect, ignore, item } of decision.items) {
    const quiet = { suite: item.artifact, name: fullName(item) };
    if (effect === 'ignored') yield { ...quiet, skipped: `Ignored: ${ignore?.reason ?? 'no reason given'}` };
    if (effect === 'settled') yield quiet;
  }
}
