import { plainLine } from '../../base/plain-text.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';

const SEVERITY: Readonly<Record<FindingLevel, string>> = { error: 'major', warning: 'minor', notice: 'info' };

/** Maximum length of a description, which GitLab shows on one line of a merge request. */
const LONGEST_DESCRIPTION = 1000;

/**
 * GitLab Code Quality report (docs.gitlab.com/ci/testing/code_quality, "Code Quality report format"): a JSON array of
 * findings, each fingerprint once. Findings without a location are on the first line of `fallbackPath`.
 */
export function renderCodeQuality(findings: Iterable<Finding>, fallbackPath: string): string {
  const byFingerprint = new Map<string, unknown>();
  for (const finding of findings) {
    const place = finding.location;
    // One finding at two locations is two issues, and GitLab distinguishes issues by fingerprint only.
    const key = place === undefined ? finding.fingerprint : `${finding.fingerprint}:${place.file}`;
    if (byFingerprint.has(key)) continue;
    const fix = finding.fix === undefined ? '' : ` ${finding.fix}`;
    byFingerprint.set(key, {
      description: plainLine(`${finding.message}${fix}`, LONGEST_DESCRIPTION),
      check_name: finding.rule,
      fingerprint: key,
      severity: SEVERITY[finding.level],
      location: { path: place?.file ?? fallbackPath, lines: { begin: place?.line ?? 1 } },
    });
  }
  return `${JSON.stringify([...byFingerprint.values()], null, 2)}\n`;
}
