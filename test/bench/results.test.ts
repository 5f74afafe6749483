import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../bench/compare.ts';
import { describeSection, renderComparison, renderNumber, renderResults } from '../../bench/results.ts';
import { repositoryRoot } from '../support/repository.ts';

const comparison: Comparison = {
  work: 'some work',
  rounds: 5,
  standings: [
    { name: 'ours', role: 'us', figures: { wallMs: 12.345678, requests: 2 } },
    { name: 'theirs', role: 'peer', version: '1.2', rounds: 1, figures: { wallMs: 123.45678 } },
    { name: 'gone', role: 'peer', absent: 'not installed' },
  ],
  verdicts: [
    { name: 'faster', figure: 'wallMs', of: 'theirs', most: 0.5, reached: 0.1, met: true },
    { name: 'small', figure: 'requests', most: 1, reached: 2, met: false },
    { name: 'beside', figure: 'wallMs', of: 'gone', most: 1 },
  ],
};

describe('the text of a row', () => {
  it('has figures, what is absent, and goals', () => {
    expect(renderComparison('section', comparison)).toBe(
      [
        '',
        'section: some work  (median of 5)',
        '  ours    wallMs 12.3  requests 2',
        '  theirs  wallMs 123  (10 x our time)',
        '  gone    absent: not installed',
        '  faster: 0.1, limit 0.5 x theirs: ok',
        '  small: 2, limit 1: OVER',
        '  beside: not judged, gone is absent',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [0, '0'],
    [0.012345, '0.0123'],
    [12.345, '12.3'],
    [99.96, '100'],
    [1234.5, '1235'],
    [-250.4, '-250'],
  ])('shows %d as %s', (value, text) => {
    expect(renderNumber(value)).toBe(text);
  });
});

describe('what is kept', () => {
  const kept = describeSection([comparison], new Date('2026-01-02T03:04:05Z'));

  it('says when and on what it was measured', () => {
    expect(kept.at).toBe('2026-01-02T03:04:05.000Z');
    expect(kept.node).toBe(process.version);
    expect(kept.machine).toMatch(/^\w+ \w+, \d+ cores, \d+ GiB$/);
  });

  it('is rounded to four digits, and otherwise whole', () => {
    const [first, second, ...others] = comparison.standings;
    expect(kept.rows).toEqual([
      {
        ...comparison,
        standings: [
          { ...first, figures: { wallMs: 12.35, requests: 2 } },
          { ...second, figures: { wallMs: 123.5 } },
          ...others,
        ],
      },
    ]);
  });

  it('is text with a line for each contestant', () => {
    const results = { version: 1, sections: { some: kept } } as const;
    const text = renderResults(results);
    expect(JSON.parse(text)).toEqual(results);
    expect(text).toContain(
      '{ "name": "ours", "role": "us", "figures": { "wallMs": 12.35, "requests": 2 } },\n',
    );
  });

  it('takes less than 150 KB', () => {
    expect(statSync(join(repositoryRoot, 'bench/results.json')).size).toBeLessThan(150_000);
  });
});
