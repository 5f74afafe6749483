import { escapeXml } from '../../base/plain-text.ts';
import type { Finding } from '../findings/finding.ts';
import { ruleUrl } from '../findings/rule.ts';

/** Something that was judged and is not a finding: a test case that passes or, if it was ignored, is skipped. */
export interface QuietCase {
  readonly suite: string;
  readonly name: string;
  readonly skipped?: string;
}

/**
 * JUnit XML of any command's findings (the form that Jenkins, GitLab, CircleCI, Azure and Bitbucket read): one case per
 * finding, errors as failures, others as passes with their text, then everything judged without a finding. An empty
 * suite gets one passing case, because many readers reject it otherwise.
 */
export function renderJunit(
  command: string,
  findings: Iterable<Finding>,
  quiet: Iterable<QuietCase> = [],
): string {
  let [failures, skipped] = [0, 0];
  const cases: string[] = [];
  for (const finding of findings) {
    if (finding.level === 'error') failures += 1;
    cases.push(renderCase(finding));
  }
  for (const one of quiet) {
    if (one.skipped !== undefined) skipped += 1;
    cases.push(renderQuiet(one));
  }
  if (cases.length === 0) cases.push(renderQuiet({ suite: command, name: 'no findings' }));
  const name = escapeXml(command);
  const totals = ` tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}"${totals}>
  <testsuite name="${name}"${totals}>
${cases.join('')}  </testsuite>
</testsuites>
`;
}

function renderCase(finding: Finding): string {
  const { artifact, fix, level, location, rule, title } = finding;
  const detail = finding.detail?.();
  const message = detail?.message ?? finding.message;
  const place = location === undefined ? '' : `${location.file}:${location.line}`;
  const file = location === undefined ? '' : ` file="${escapeXml(location.file)}"`;
  const { name, suite, type } = detail?.test ?? {
    name: [title, artifact ?? '', place].filter((part) => part !== '').join(' – '),
    suite: rule,
    type: rule,
  };
  const text = escapeXml([message, fix ?? [], `${rule}: ${ruleUrl(rule)}`].flat().join('\n'));
  const body =
    level === 'error'
      ? `<failure message="${escapeXml(message)}" type="${escapeXml(type)}">${text}</failure>`
      : `<system-out>${level}: ${text}</system-out>`;
  return `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"${file}>${body}</testcase>\n`;
}

function renderQuiet({ name, skipped, suite }: QuietCase): string {
  const head = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"`;
  return skipped === undefined
    ? `${head}/>\n`
    : `${head}><skipped message="${escapeXml(skipped)}"/></testcase>\n`;
}
