import { counted, firstFew, formFor } from '../../../base/counted.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { FindingLevel } from '../../../kit/findings/finding.ts';
import type { Ignore } from '../../../kit/findings/ignore.ts';
import type { DatedIgnore } from '../../../kit/findings/ignore-use.ts';
import type { GateFinding, GateRuleId } from '../rules.ts';
import { vexWords } from '../vex/vex-statement.ts';
import type { GateDecision, JudgedItem } from './gate-decision.ts';

/** Longest gap of an SBOM that is quoted. */
export const LONGEST_GAP = 500;

/** A name or a version as findings show it; the report has the full text. */
export const short = (text: string): string => plainLine(text, 200);

export function ignoreSubject(ignore: Ignore): string {
  const name = ignore.id === undefined ? 'every advisory' : short(ignore.id);
  const artifact = ignore.artifact === undefined ? '' : ` in ${short(ignore.artifact)}`;
  return `${name}${artifact}${ignore.image === undefined ? '' : ` on ${short(ignore.image)}`}`;
}

/** Why an ignored advisory is ignored: the reason of its entry, or what a VEX document says. */
export function reasonWords({ ignore, vex }: JudgedItem): string | undefined {
  return vex === undefined ? ignore?.reason : vexWords(vex);
}

function ignoreFinding(
  rule: GateRuleId,
  level: FindingLevel,
  ignore: Ignore,
  what: string,
  fix: string,
): GateFinding {
  return {
    rule,
    level,
    title: 'Ignore',
    message: `The ignore of ${ignoreSubject(ignore)} ${what}.`,
    location: ignore.place,
    fix,
    fingerprint: fingerprintOf(rule, ignoreSubject(ignore)),
  };
}

function ignoreFindings(decision: GateDecision): readonly GateFinding[] {
  const renew = 'Update the package, or renew the entry with a reason.';
  const ending = (rule: GateRuleId, verb: string) => (ignore: DatedIgnore) =>
    ignoreFinding(rule, 'warning', ignore, `${verb} on ${short(ignore.expires.text)}`, renew);
  const imageOnly =
    'Add `id` or `artifact` to ignore advisories; without them, the entry applies to the other commands only.';
  const boundless =
    'Name the advisory (`id`), or the packages that the reason is about; to report without failing, use `warn-only`.';
  return [
    ...decision.expired.map(ending('ignore-expired', 'expired')),
    ...decision.expiring.map(ending('ignore-expiring', 'expires')),
    ...decision.imageOnly.map((ignore) => {
      const what = 'names only an image, so it ignores nothing here';
      return ignoreFinding('ignore-image-only', 'warning', ignore, what, imageOnly);
    }),
    ...decision.boundless.map((ignore) => {
      const what = 'silences every advisory, including future ones';
      return ignoreFinding('ignore-everything', 'warning', ignore, what, boundless);
    }),
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
export function otherFindings(decision: GateDecision): readonly GateFinding[] {
  return [
    ...unaccountedFindings(decision),
    ...incompleteFindings(decision),
    ...decision.missingLookups.map(unknownFinding),
    ...ignoreFindings(decision),
  ];
}

const unknownFinding = (lookup: string): GateFinding => ({
  rule: 'unknown-advisory',
  level: 'warning',
  title: 'Unknown advisory',
  message: `The service has no advisory with the id or alias ${short(lookup)}.`,
  fix: 'Check its spelling.',
  fingerprint: fingerprintOf('unknown-advisory', lookup.toLowerCase()),
});

/** Packages of one SBOM in one finding; the summary and the report have all of them. */
export const MAXIMUM_PACKAGES = 10;

function unaccountedFindings(decision: GateDecision): readonly GateFinding[] {
  return decision.unaccounted.map(({ file, inWorkspace, lacks, packages }) => {
    const shown = firstFew(packages, MAXIMUM_PACKAGES, short);
    const count = counted(packages.length, 'package has', 'packages have');
    return {
      rule: 'unaccounted-package',
      level: decision.unaccountedFails ? 'error' : 'warning',
      title: 'Unaccounted packages',
      message:
        lacks === 'version'
          ? `${count} no version in ${short(file)}, so every advisory on ${formFor(packages.length, 'its name', 'their names')} counts: ${shown}.`
          : `${count} no usable type or purl in ${short(file)}, so no advisory was looked up: ${shown}.`,
      location: inWorkspace ? { file, line: 1 } : undefined,
      fix: 'Configure the build tool to write purls with versions, for example `pkg:apk/wolfi/openssl@3.3.2-r0`.',
      fingerprint: fingerprintOf('unaccounted-package', file, ...(lacks === 'version' ? [lacks] : [])),
    };
  });
}

function incompleteFindings({ incomplete }: GateDecision): readonly GateFinding[] {
  return incomplete.flatMap(({ file, gaps, inWorkspace }) =>
    gaps.map((gap) => ({
      rule: 'incomplete-sbom',
      level: 'warning',
      title: 'Incomplete SBOM',
      message: `${short(file)} does not list everything: ${plainLine(gap, LONGEST_GAP)}.`,
      location: inWorkspace ? { file, line: 1 } : undefined,
      fix: 'Add the SBOMs of the missing parts, or configure the build tool to list them.',
      fingerprint: fingerprintOf('incomplete-sbom', file, gap),
    })),
  );
}
