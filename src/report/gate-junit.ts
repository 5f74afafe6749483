import type { GateDecision, JudgedItem } from '../domain/gate-decision.ts';
import { fullName, itemMessage } from '../domain/gate-findings.ts';
import { escapeXml } from './xml.ts';

const attribute = (name: string, text: string): string => ` ${name}="${escapeXml(text)}"`;

function renderCase({ item, effect, ignore }: JudgedItem): string {
  const head = `    <testcase${attribute('classname', item.artifact)}${attribute('name', fullName(item))}`;
  if (effect === 'fails') {
    const text = escapeXml(itemMessage(item));
    return `${head}><failure message="${text}"${attribute('type', item.rating.severity)}>${text}</failure></testcase>\n`;
  }
  if (effect === 'ignored') {
    return `${head}><skipped${attribute('message', `Ignored: ${ignore?.reason ?? 'no reason given'}`)}/></testcase>\n`;
  }
  if (effect === 'settled') return `${head}/>\n`;
  return `${head}><system-out>${escapeXml(itemMessage(item))}</system-out></testcase>\n`;
}

/**
 * JUnit XML of a decision (the form that Jenkins, GitLab and Azure read): one case an item, failing ones as failures,
 * ignored ones skipped. Without items there is one passing case, since many readers refuse an empty suite.
 */
export function renderGateJunit(decision: GateDecision): string {
  const { items, counts } = decision;
  const total = Math.max(1, items.length);
  const totals = ` tests="${total}" failures="${counts.byEffect.fails}" errors="0" skipped="${counts.ignoredCount}"`;
  const cases =
    items.length === 0
      ? '    <testcase classname="advisory-gate" name="no advisories"/>\n'
      : items.map(renderCase).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="advisory-gate"${totals}>
  <testsuite name="advisory-gate"${totals}>
${cases}  </testsuite>
</testsuites>
`;
}
