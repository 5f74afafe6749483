import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  rateSeverities,
  SEVERITIES,
  severityOfScore,
  severityRank,
  severityWords,
} from '../../../../src/commands/advisory-gate/advisory/severity.ts';

describe('severityOfScore', () => {
  it.each([
    [10, 'critical'],
    [9, 'critical'],
    [8.9, 'high'],
    [7, 'high'],
    [6.9, 'medium'],
    [4, 'medium'],
    [3.9, 'low'],
    [0.1, 'low'],
    [0, 'none'],
  ])('%f is %s', (score, severity) => {
    expect(severityOfScore(score)).toBe(severity);
  });
});

describe('rateSeverities', () => {
  // Scores are those of the calculators of FIRST and NVD for the same vectors.
  it.each([
    ['CVSS 2', 'AV:N/AC:L/Au:N/C:P/I:P/A:P', 7.5, 'high'],
    ['CVSS 2 with a prefix', 'CVSS:2.0/AV:N/AC:L/Au:N/C:P/I:P/A:P', 7.5, 'high'],
    ['CVSS 2 in parentheses', '(AV:N/AC:L/Au:N/C:C/I:C/A:C)', 10, 'critical'],
    ['CVSS 3.0', 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8, 'critical'],
    ['CVSS 3.1', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1, 'medium'],
    [
      'CVSS 3.1, base score in spite of temporal metrics',
      'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H/E:P/RL:O/RC:C',
      7.5,
      'high',
    ],
    ['CVSS 3.1 without impact', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0, 'none'],
    ['CVSS 4.0', 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 9.3, 'critical'],
    [
      'CVSS 4.0, base score in spite of threat metrics',
      'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/E:U',
      9.3,
      'critical',
    ],
  ])('reads %s', (_, vector, score, severity) => {
    expect(rateSeverities([{ type: 'TYPE_UNSPECIFIED', score: vector }])).toEqual({
      severity,
      score,
      vector,
    });
  });

  it.each([
    [
      '4 above 3.1',
      'AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
      'CVSS:3.1/AV:N/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N',
      'critical',
    ],
    ['3 above 2', 'AV:N/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N', '(AV:N/AC:L/Au:N/C:C/I:C/A:C)', 'low'],
  ])('ranks a vector without a prefix by its metrics: %s', (_, newer, older, severity) => {
    const scores = [{ score: older }, { score: newer }];
    expect(rateSeverities(scores)).toMatchObject({ severity, vector: newer });
    expect(rateSeverities(scores.toReversed())).toMatchObject({ severity, vector: newer });
  });

  it.each([
    ['7.5', { severity: 'high', score: 7.5 }],
    [' 10 ', { severity: 'critical', score: 10 }],
    ['0', { severity: 'none', score: 0 }],
    ['0.0', { severity: 'none', score: 0 }],
  ])('reads the plain score %s', (score, rating) => {
    expect(rateSeverities([{ type: 'TYPE_CVSS_V3', score }])).toEqual(rating);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a word', 'high'],
    ['a score above ten', '10.1'],
    ['a negative score', '-1'],
    ['half a vector', 'CVSS:3.1/AV:N/AC:L'],
    ['half a vector of version 4', 'CVSS:4.0/AV:N/AC:L'],
    ['half a vector of version 2', 'AV:N/AC:L'],
    ['a metric value that does not exist', 'CVSS:3.1/AV:Q/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H'],
    ['two values for one metric', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H/C:N/I:N/A:N'],
    ['a version that does not exist', 'CVSS:9.9/AV:N/AC:L/Au:N/C:P/I:P/A:P'],
    ['a version with more text', 'CVSS:3.11/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H'],
    ['a workflow command', '::error::AV:N/AC:L/Au:N/C:P/I:P/A:P'],
    ['a megabyte', 'AV:N/'.repeat(200_000)],
  ])('takes %s for unknown', (_, score) => {
    expect(rateSeverities([{ type: 'TYPE_CVSS_V3', score }])).toEqual({ severity: 'unknown' });
  });

  it.each([
    [
      'version 4 before a higher 3.1',
      [
        ['TYPE_CVSS_V3', '9.8'],
        ['TYPE_CVSS_V4', '5.0'],
      ],
      'medium',
    ],
    [
      'version 3 before a higher 2',
      [
        ['TYPE_CVSS_V3', '5.0'],
        ['TYPE_CVSS_V2', '10'],
      ],
      'medium',
    ],
    [
      'version 2 before a score without a type',
      [
        ['', '9.9'],
        ['TYPE_CVSS_V2', '2.0'],
      ],
      'low',
    ],
    [
      'the highest of one version, listed first',
      [
        ['TYPE_CVSS_V3', '9.8'],
        ['TYPE_CVSS_V3', '5.0'],
      ],
      'critical',
    ],
    [
      'the highest of one version, listed last',
      [
        ['TYPE_CVSS_V3', '5.0'],
        ['TYPE_CVSS_V3', '9.8'],
      ],
      'critical',
    ],
    [
      'the highest of versions 3.0 and 3.1',
      [
        ['', 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'],
        ['', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N'],
      ],
      'critical',
    ],
    [
      'a plain score of version 3 before a lower vector of 3.1',
      [
        ['TYPE_CVSS_V3', '9.8'],
        ['TYPE_CVSS_V3', 'CVSS:3.1/AV:L/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N'],
      ],
      'critical',
    ],
    [
      'a vector of 3.0 before a lower plain score of version 3',
      [
        ['TYPE_CVSS_V3', '2.0'],
        ['TYPE_CVSS_V3', 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'],
      ],
      'critical',
    ],
    [
      'a vector of version 4 before a higher one of 3.1',
      [
        ['TYPE_CVSS_V3', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'],
        ['TYPE_CVSS_V4', 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:N/SI:N/SA:N'],
      ],
      'none',
    ],
    [
      'what can be read before a newer one that cannot',
      [
        ['TYPE_CVSS_V4', 'broken'],
        ['TYPE_CVSS_V2', '5.0'],
      ],
      'medium',
    ],
    [
      'the vector’s version before the type',
      [
        ['TYPE_CVSS_V2', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N'],
        ['TYPE_CVSS_V2', '9.9'],
      ],
      'none',
    ],
  ])('takes %s', (_, given, severity) => {
    expect(rateSeverities(given.map(([type, score]) => ({ type, score }))).severity).toBe(severity);
  });

  it('takes the first of two with one version and score', () => {
    const vectors = ['C:N/I:N/A:H', 'C:H/I:N/A:N'].map(
      (impact) => `CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/${impact}`,
    );
    const rating = { severity: 'high', score: 7.5 };
    expect(rateSeverities(vectors.map((score) => ({ score })))).toEqual({ ...rating, vector: vectors[0] });
    expect(rateSeverities(vectors.toReversed().map((score) => ({ score })))).toEqual({
      ...rating,
      vector: vectors[1],
    });
  });

  it('reads a vector of the greatest length and none that is longer', () => {
    const vector = `AV:N/AC:L/Au:N/C:P/I:P/A:P${'/RC:C'.repeat(74)}/A:P`;
    expect(vector).toHaveLength(400);
    expect(rateSeverities([{ score: vector }]).score).toBe(7.5);
    expect(rateSeverities([{ score: `${vector}/` }]).score).toBeUndefined();
  });

  it('reads more vectors than it remembers', () => {
    const metrics = ['AV:N', 'AC:L', 'PR:N', 'UI:N', 'S:U', 'C:H', 'I:N', 'A:N'];
    const seen = new Set<number | undefined>();
    for (let index = 0; index < 5000; index += 1) {
      // Every order of the metrics is another vector of the same score.
      const rest = [...metrics];
      const order: string[] = [];
      for (let left = index; rest.length > 0; left = Math.floor(left / (rest.length + 1))) {
        order.push(...rest.splice(left % rest.length, 1));
      }
      seen.add(rateSeverities([{ score: `CVSS:3.1/${order.join('/')}` }]).score);
    }
    expect([...seen]).toEqual([7.5]);
  });

  it('gives one object for equal single scores, however many others there are between', () => {
    const rate = (score: string) => rateSeverities([{ type: 'TYPE_CVSS_V3', score }]);
    expect(rate('7.5')).toBe(rate('7.5'));
    for (let index = 0; index < 5000; index += 1) rate(`x${index}`);
    expect(rate('7.5')).toEqual({ severity: 'high', score: 7.5 });
  });

  it('knows nothing without scores or types', () => {
    expect(rateSeverities([])).toEqual({ severity: 'unknown' });
    expect(rateSeverities([{}])).toEqual({ severity: 'unknown' });
    expect(rateSeverities([{ score: '4.0' }])).toEqual({ severity: 'medium', score: 4 });
  });

  it('never throws or prints, and rates by its own score, for any text', () => {
    const printed = ['warn', 'error', 'log', 'info', 'debug'] as const;
    const spies = printed.map((name) => vi.spyOn(console, name));
    const piece = fc.constantFrom(
      'ZZ:Q',
      'AV:Q',
      'CVSS:',
      '3.1',
      '4.0',
      '/',
      'AV:N',
      'AC:L',
      'PR:N',
      ':',
      '(',
      ')',
      '9',
      '.',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const rating = rateSeverities([{ type: 'TYPE_CVSS_V3', score: pieces.join('') }]);
        expect(rating.severity).toBe(rating.score === undefined ? 'unknown' : severityOfScore(rating.score));
      }),
    );
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});

describe('severityWords', () => {
  const four = { type: 'CVSS_V4', score: '6.9' };
  it.each([
    ['one version', [{ type: 'CVSS_V3', score: '9.8' }], 'critical (9.8)'],
    ['two versions that agree', [four, { type: 'CVSS_V3', score: '5' }], 'medium (6.9)'],
    [
      'two that do not',
      [four, { type: 'CVSS_V2', score: '2' }, { type: 'CVSS_V3', score: '9.8' }],
      'medium (6.9; CVSS 3: critical 9.8)',
    ],
    ['none', [], 'unknown'],
  ])('say what %s say', (_, scores, words) => {
    expect(severityWords(rateSeverities(scores))).toBe(words);
  });
});

describe('severityRank', () => {
  it('puts the most severe first and unknown last', () => {
    expect([...SEVERITIES].reverse().sort((a, b) => severityRank(a) - severityRank(b))).toEqual([
      'critical',
      'high',
      'medium',
      'low',
      'none',
      'unknown',
    ]);
  });
});
