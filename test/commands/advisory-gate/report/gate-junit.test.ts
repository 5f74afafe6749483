import { describe, expect, it } from 'vitest';
import { ruleUrl } from '../../../../src/kit/findings/rule.ts';
import {
  collected,
  decide,
  HOSTILE_TEXTS,
  ignore,
  item,
  POLICY,
} from '../../../support/advisory-builders.ts';
import { gateJunit } from '../../../support/gate-reports.ts';

const render = (
  items: readonly ReturnType<typeof item>[],
  ignores: readonly ReturnType<typeof ignore>[] = [],
): string =>
  gateJunit(
    decide({ collected: collected({ items }), ignores, policy: { ...POLICY, failOnSeverity: 'medium' } }),
  );

describe('JUnit of the gate', () => {
  it('writes failing, ignored, passing and settled items', () => {
    const text = render(
      [
        item(),
        item({ advisoryId: 'CGA-2', aliases: ['CVE-2'] }),
        item({ advisoryId: 'CGA-3', aliases: ['CVE-3'], rating: { severity: 'low', score: 1 } }),
        item({ advisoryId: 'CGA-4', aliases: ['CVE-4'], facts: { status: 'fixed' } }),
      ],
      [ignore({ id: 'CVE-2' })],
    );
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="advisory-gate" tests="4" failures="1" errors="0" skipped="1">
  <testsuite name="advisory-gate" tests="4" failures="1" errors="0" skipped="1">
    <testcase classname="openssl" name="CVE-2026-1111 (CGA-1111-1111-1111)"><failure message="openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 3.1.4-r6." type="high">openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 3.1.4-r6.&#10;Update openssl to 3.1.4-r6 or later.&#10;affecting-advisory: ${ruleUrl('affecting-advisory')}</failure></testcase>
    <testcase classname="openssl" name="CVE-3 (CGA-3)"><system-out>notice: openssl 3.1.4-r5 is affected by CVE-3 (CGA-3), severity low (1.0); fixed in 3.1.4-r6.&#10;Update openssl to 3.1.4-r6 or later.&#10;affecting-advisory: ${ruleUrl('affecting-advisory')}</system-out></testcase>
    <testcase classname="openssl" name="CVE-2 (CGA-2)"><skipped message="Ignored: not reachable"/></testcase>
    <testcase classname="openssl" name="CVE-4 (CGA-4)"/>
  </testsuite>
</testsuites>
`);
  });

  it('writes one passing case when there is nothing', () => {
    expect(render([])).toContain('<testcase classname="advisory-gate" name="no findings"/>');
    expect(render([])).toContain('tests="1" failures="0" errors="0" skipped="0"');
  });

  it('names an advisory without aliases once', () => {
    expect(render([item({ aliases: [] })])).toContain('name="CGA-1111-1111-1111"');
  });

  it('says so when an ignore has no reason', () => {
    const { reason: _, ...entry } = ignore();
    expect(render([item()], [entry])).toContain('<skipped message="Ignored: no reason given"/>');
  });

  it.each(HOSTILE_TEXTS)('holds %s as text', (_, text) => {
    const xml = render([item({ advisoryId: text, aliases: [text], artifact: text, version: text })]);
    // Without its texts nothing but the frame is left, so that no text opened or closed an element.
    expect(
      xml
        .replace(/"[^"<>]*"/g, '""')
        .replace(/>[^<>]+<\/failure/, '></failure')
        .replace(/\n\s*/g, ''),
    ).toBe(
      '<?xml version="" encoding=""?><testsuites name="" tests="" failures="" errors="" skipped=""><testsuite name="" tests="" failures="" errors="" skipped="">' +
        '<testcase classname="" name=""><failure message="" type=""></failure></testcase></testsuite></testsuites>',
    );
    expect(xml.length).toBeLessThan(200_000);
  });
});
