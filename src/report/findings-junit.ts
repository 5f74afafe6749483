import type { Finding } from '../domain/finding.ts';
import { escapeXml } from './xml.ts';

/**
 * JUnit XML of any command's findings (the form that Jenkins, GitLab, CircleCI and Bitbucket read): one case a finding,
 * errors as failures, the others passing with their words. Without findings one passing case, since many readers refuse
 * an empty suite.
 */
export function renderFindingsJunit(command: string, findings: readonly Finding[]): string {
  const failures = findings.filter((finding) => finding.level === 'error').length;
  const name = escapeXml(command);
  const totals = ` tests="${Math.max(1, findings.length)}" failures="${failures}" errors="0" skipped="0"`;
  const cases =
    findings.length === 0
      ? `    <testcase classname="${name}" name="no findings"/>\n`
      : findings.map(renderCase).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}"${totals}>
  <testsuite name="${name}"${totals}>
${cases}  </testsuite>
</testsuites>
`;
}

function renderCase(finding: Finding): string {
  const { artifact, fix, level, location, message, rule, title } = finding;
  const place = location === undefined ? '' : `${location.file}:${location.line}`;
  const file = location === undefined ? '' : ` file="${escapeXml(location.file)}"`;
  const name = escapeXml([title, artifact ?? '', place].filter((part) => part !== '').join(' – '));
  const text = escapeXml(fix === undefined ? message : `${message}\n${fix}`);
  const body =
    level === 'error'
      ? `<failure message="${escapeXml(message)}" type="${escapeXml(rule)}">${text}</failure>`
      : `<system-out>${level}: ${text}</system-out>`;
  return `    <testcase classname="${escapeXml(rule)}" name="${name}"${file}>${body}</testcase>\n`;
}
