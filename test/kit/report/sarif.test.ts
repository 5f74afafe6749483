import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../src/base/sha256.ts';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { type Rule, ruleUrl } from '../../../src/kit/findings/rule.ts';
import { renderSarif } from '../../../src/kit/report/sarif.ts';

const RULES: readonly Rule[] = [
  { id: 'not-pinned', level: 'error', title: 'No digest.', help: 'Pin it.', docs: 'findings' },
];
const finding: Finding = {
  rule: 'not-pinned',
  level: 'error',
  title: 'Not pinned',
  message: 'python has no [digest](x)',
  fingerprint: 'f',
};

const render = (...findings: readonly Finding[]) =>
  JSON.parse(
    renderSarif(findings, {
      command: 'resolve-digest',
      rules: RULES,
      category: 'resolve-digest',
      toolVersion: '1.2.3',
      informationUri: 'https://example.com',
      fallbackFile: 'README.md',
    }).text,
  ).runs[0];

describe('SARIF of findings', () => {
  it('takes rules from the rules of the command, each once', () => {
    const { results, tool } = render(finding, { ...finding, artifact: 'python', level: 'notice' });
    expect(tool.driver).toMatchObject({ name: 'platform-actions resolve-digest', semanticVersion: '1.2.3' });
    expect(tool.driver.rules).toEqual([
      {
        id: 'not-pinned',
        name: 'NotPinned',
        shortDescription: { text: 'No digest.' },
        fullDescription: { text: 'No digest.' },
        helpUri: ruleUrl('not-pinned'),
        help: { text: 'Pin it.' },
        properties: { precision: 'very-high', 'problem.severity': 'error' },
      },
    ]);
    expect(results).toMatchObject([
      { ruleIndex: 0, level: 'error', message: { text: 'python has no [digest] (x)' } },
      {
        ruleIndex: 0,
        level: 'note',
        locations: [{ logicalLocations: [{ name: 'python', kind: 'module' }] }],
      },
    ]);
    expect(results[0].locations[0]).not.toHaveProperty('logicalLocations');
    expect(results[0]).not.toHaveProperty('properties');
  });

  it('names a rule that is not in the list by its id alone', () => {
    expect(render({ ...finding, rule: 'other' }).tool.driver.rules).toEqual([{ id: 'other' }]);
  });

  it('tells results with the same fingerprint apart', () => {
    const prints = render(finding, finding).results.map(
      (result: { partialFingerprints: unknown }) => result.partialFingerprints,
    );
    // Hashed, because a later step may read the file: a reference with a number behind it would be a malformed one.
    expect(prints).toEqual(
      ['1', '2'].map((count) => ({ primaryLocationLineHash: fingerprintOf('f', count) })),
    );
  });
});
