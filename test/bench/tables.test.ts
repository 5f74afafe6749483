import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../bench/compare.ts';
import type { Results } from '../../bench/results.ts';
import { goalsText, headlineTable, lostTable } from '../../scripts/generate/bench-tables.ts';

const won: Comparison = {
  work: 'many',
  rounds: 5,
  standings: [
    { name: 'ours', role: 'us', figures: { wallMs: 200, requests: 2 } },
    { name: 'ours, other', role: 'us', figures: { wallMs: 100 } },
    { name: 'theirs', role: 'peer', version: '1.2', rounds: 1, figures: { wallMs: 1500, peakMib: 20 } },
    { name: 'slower', role: 'peer', figures: { wallMs: 3000 } },
    { name: 'gone | away', role: 'peer', absent: 'not installed' },
    { name: 'node', role: 'floor', figures: { wallMs: 25 } },
  ],
  verdicts: [
    { name: 'ahead', figure: 'wallMs', of: 'theirs', most: 0.5, reached: 0.1333, met: true },
    { name: 'two', figure: 'requests', most: 1, reached: 2, met: false },
    { name: 'gone', figure: 'wallMs', of: 'gone | away', most: 1 },
  ],
};
const lost: Comparison = {
  work: 'one',
  rounds: 5,
  standings: [
    { name: 'ours', role: 'us', figures: { wallMs: 70, peakMib: 60 } },
    { name: 'theirs', role: 'peer', figures: { wallMs: 35, peakMib: 80 } },
  ],
  verdicts: [],
};
const alone: Comparison = {
  work: 'alone',
  rounds: 1,
  standings: [{ name: 'ours', role: 'us', figures: { bytes: 7, entryGzipBytes: 5 } }],
  verdicts: [],
};
const results: Results = {
  version: 1,
  sections: {
    some: { at: '2026-01-02T03:04:05.000Z', machine: 'linux x64', node: 'v24.1.0', rows: [won, lost] },
    other: { at: '2026-01-03T03:04:05.000Z', machine: 'linux x64', node: 'v24.1.0', rows: [alone] },
  },
};

describe('the table of headlines', () => {
  it('has our first figure, that of a usual way, and the best of the peers', () => {
    const picks = [
      { section: 'some', work: 'many', words: 'Many', usual: 'slower' },
      { section: 'some', work: 'many', words: 'Many, other', own: 'ours, other' },
      { section: 'some', work: 'one', words: 'One' },
      { section: 'some', work: 'one', words: 'One, memory', figure: 'peakMib' },
    ];
    expect(headlineTable(results, picks).split('\n').slice(2)).toEqual([
      '| Many | 200 ms | 3 s (slower) | 1.5 s (theirs; 1.2) |',
      '| Many, other | 100 ms |  | 1.5 s (theirs; 1.2) |',
      '| One | 70 ms |  | 35 ms (theirs) |',
      '| One, memory | 60 MiB |  | 80 MiB (theirs) |',
    ]);
  });

  it.each([
    ['a section that was not run', { section: 'none', work: 'many', words: 'x' }],
    ['a row that is not there', { section: 'some', work: 'none', words: 'x' }],
    ['a row without peers', { section: 'other', work: 'alone', words: 'x', figure: 'bytes' }],
  ])('leaves out %s', (_, pick) => {
    expect(headlineTable(results, [pick]).split('\n')).toHaveLength(2);
  });
});

describe('the table of what others win', () => {
  it('has each row in which a peer takes less time', () => {
    expect(lostTable(results).split('\n').slice(2)).toEqual(['| some: one | 70 ms | 35 ms (theirs) |']);
  });

  it('says so when there is none', () => {
    expect(lostTable({ version: 1, sections: {} })).toBe('In no row.');
  });
});

describe('the line about goals', () => {
  it('counts those that were judged, and names each one that was missed', () => {
    expect(goalsText(results)).toBe(
      '1 of 2 goals are met (linux x64; Node.js 24.1.0; 2026-01-02 and 2026-01-03).\n\n- Missed: many, two',
    );
  });

  it('ends there when none was missed', () => {
    const met = { ...won, verdicts: won.verdicts.slice(0, 1) };
    const section = { at: '2026-01-02T03:04:05.000Z', machine: 'linux x64', node: 'v24.1.0', rows: [met] };
    expect(goalsText({ version: 1, sections: { some: section } })).toBe(
      '1 of 1 goals are met (linux x64; Node.js 24.1.0; 2026-01-02).',
    );
  });
});
