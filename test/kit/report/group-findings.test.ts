import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { groupFindings } from '../../../src/kit/report/group-findings.ts';

const finding = (fix: string, more: Partial<Finding> = {}): Finding => ({
  rule: 'r',
  level: 'error',
  title: 't',
  message: 'm',
  fix,
  fingerprint: fix,
  ...more,
});

describe('groupFindings', () => {
  it('puts errors first, then the most urgent, then what settles most', () => {
    const findings = [
      finding('plain'),
      ...[1, 1, 1].map((urgency) => finding('three that are high', { urgency })),
      finding('a critical one', { urgency: 0 }),
      ...[1, 0].map((urgency) => finding('two, one of them critical', { urgency })),
      finding('a critical warning', { urgency: 0, level: 'warning' }),
    ];
    expect(groupFindings(findings, []).map(({ words }) => words)).toEqual([
      'two, one of them critical',
      'a critical one',
      'three that are high',
      'plain',
      'a critical warning',
    ]);
  });
});
