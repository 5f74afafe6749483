import { counted } from '../../../base/counted.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { FindingLevel } from '../../../kit/findings/finding.ts';
import type { Ignore } from '../../../kit/findings/ignore.ts';
import type { DatedIgnore } from '../../../kit/findings/ignore-use.ts';
import type { AdvisoryItem } from '../advisory/advisory-item.ts';
import type { AdvisoryGateFinding, AdvisoryGateRuleId } from '../rules.ts';
import type { GateDecision, JudgedItem } from './gate-decision.ts';

/** Longest name or version in a finding; the report has the full text. */
const LONGEST_NAME = 200;
const LONGEST_GAP = 500;

const short = (text: string): string => plainLine(text, LONGEST_NAME);

/** The name that people know an advisory by: its first CVE, else its first alias, else its id. */
export function knownName(item: AdvisoryItem): string {
  return item.aliases.find((alias) => /^CVE-/i.test(alias)) ?? item.aliases[0] ?? item.advisoryId;
}

/** Known name and id, `CVE-2026-1 (CGA-xxxx-…)`; only the id if there is no other name. */
export function fullName(item: AdvisoryItem): string {
  const name = knownName(item);
  return name === item.advisoryId ? name : `${name} (${item.advisoryId})`;
}

/** The end of an ignore as written in its file. */
const expiryText = (ignore: DatedIgnore): string => short(ignore.expires.text);

export function ignoreSubject(ignore: Ignore): string {
  const parts = [
    ignore.id === undefined ? 'every advisory' : short(ignore.id),
    ...(ignore.artifact === undefined ? [] : [`in ${short(ignore.artifact)}`]),
    ...(ignore.image === undefined ? [] : [`on ${short(ignore.image)}`]),
  ];
  return parts.join(' ');
}

/** Why an ignored advisory is ignored: the reason of its entry, or what a VEX document says. */
export function reasonWords({ ignore, vex }: JudgedItem): string | undefined {
  if (vex === undefined) return ignore?.reason;
  const justification = vex.justification === undefined ? '' : ` (${vex.justification})`;
  const detail = vex.detail === undefined ? '' : `: ${vex.detail}`;
  return `VEX ${vex.file}: ${vex.status}${justification}${detail}`;
}

function ignoreFinding(
  rule: AdvisoryGateRuleId,
  level: FindingLevel,
  ignore: Ignore,
  what: string,
  fix: string,
): AdvisoryGateFinding {
  const { file, line, column } = ignore.place;
  return {
    rule,
    level,
    title: 'Ignore',
    message: `The ignore of ${ignoreSubject(ignore)} ${what}.`,
    location: { file, line, ...(column === undefined ? {} : { column }) },
    fix,
    fingerprint: fingerprintOf(rule, ignoreSubject(ignore)),
  };
}

function ignoreFindings(decision: GateDecision): readonly AdvisoryGateFinding[] {
  const renew = 'Update the package, or renew the entry with a reason.';
  return [
    ...decision.expired.map((ignore) =>
      ignoreFinding('ignore-expired', 'warning', ignore, `expired on ${expiryText(ignore)}`, renew),
    ),
    ...decision.expiring.map((ignore) =>
      ignoreFinding('ignore-expiring', 'warning', ignore, `expires on ${expiryText(ignore)}`, renew),
    ),
    ...decision.imageOnly.map((ignore) =>
      ignoreFinding(
        'ignore-image-only',
        'warning',
        ignore,
        'names only an image, so it ignores nothing here',
        'Add `id` or `artifact` to ignore advisories; without them, the entry applies to the other commands only.',
      ),
    ),
    ...decision.boundless.map((ignore) =>
      ignoreFinding(
        'ignore-everything',
        'warning',
        ignore,
        'silences every advisory, those that are not known yet too',
        'Name the advisory (`id`), or the packages that the reason is about; to report without failing, use `warn-only`.',
      ),
    ),
    ...decision.unused.map((ignore) =>
      ignoreFinding('ignore-unused', 'notice', ignore, 'matched nothing', 'Remove the entry.'),
    ),
    ...decision.loosened.map(({ ignore, before, kind }) => {
      const what =
        before === undefined ? 'is added by this change' : `is extended by this change from ${before}`;
      return ignoreFinding(`ignore-${kind}`, 'notice', ignore, what, 'Check that this is intended.');
    }),
  ];
}

/** Findings that do not concern an item: lookups without an answer, and ignores. */
export function otherFindings(decision: GateDecision): readonly AdvisoryGateFinding[] {
  const lookups = decision.missingLookups.map(
    (lookup): AdvisoryGateFinding => ({
      rule: 'unknown-advisory',
      level: 'warning',
      title: 'Unknown advisory',
      message: `The service has no advisory with the id or alias ${short(lookup)}.`,
      fix: 'Check its spelling.',
      fingerprint: fingerprintOf('unknown-advisory', lookup.toLowerCase()),
    }),
  );
  return [
    ...unaccountedFindings(decision),
    ...incompleteFindings(decision),
    ...lookups,
    ...ignoreFindings(decision),
  ];
}

/** Packages of one SBOM in one finding; the summary and the report have all of them. */
export const MAXIMUM_PACKAGES = 10;

function unaccountedFindings({
  unaccounted,
  unaccountedFails,
}: GateDecision): readonly AdvisoryGateFinding[] {
  return unaccounted.map(({ file, inWorkspace, lacks, packages }) => {
    const shown = packages.slice(0, MAXIMUM_PACKAGES).map(short).join(', ');
    const more = packages.length > MAXIMUM_PACKAGES ? ` and ${packages.length - MAXIMUM_PACKAGES} more` : '';
    const count = counted(packages.length, 'package has', 'packages have');
    return {
      rule: 'unaccounted-package',
      level: unaccountedFails ? 'error' : 'warning',
      title: 'Unaccounted packages',
      message:
        lacks === 'version'
          ? `${count} no version in ${short(file)}, so every advisory on the name counts: ${shown}${more}.`
          : `${count} no usable type or purl in ${short(file)}, so nothing was looked up for: ${shown}${more}.`,
      ...(inWorkspace ? { location: { file, line: 1 } } : {}),
      fix: 'Let the build tool write purls with versions, for example `pkg:apk/wolfi/openssl@3.3.2-r0`.',
      fingerprint: fingerprintOf('unaccounted-package', file, ...(lacks === 'version' ? [lacks] : [])),
    };
  });
}

function incompleteFindings({ incomplete }: GateDecision): readonly AdvisoryGateFinding[] {
  return incomplete.flatMap(({ file, gaps, inWorkspace }) =>
    gaps.map((gap) => ({
      rule: 'incomplete-sbom',
      level: 'warning',
      title: 'Incomplete SBOM',
      message: `${short(file)} does not list everything: ${plainLine(gap, LONGEST_GAP)}.`,
      ...(inWorkspace ? { location: { file, line: 1 } } : {}),
      fix: 'Give the SBOMs of the missing parts too, or let the build tool list them.',
      fingerprint: fingerprintOf('incomplete-sbom', file, gap),
    })),
  );
}
