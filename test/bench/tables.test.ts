import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../bench/compare.ts';
import type { Results } from '../../bench/results.ts';
import { headlineTable, lostTable, sectionTables } from '../../scripts/generate/bench-tables.ts';

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

describe('the tables of all rows', () => {
  it('have every contestant, every figure and every goal', () => {
    expect(sectionTables(results)).toBe(
      [
        '### some',
        '',
        '2026-01-02, linux x64, Node.js 24.1.0; medians of so many rounds.',
        '',
        '| Work | Rounds | Who | Time, ms | Requests | Peak, MiB | x our time |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        '| many | 5 | ours | 200 | 2 |  |  |',
        '|  | 5 | ours, other | 100 |  |  | 0.5 |',
        '|  | 1 | theirs; 1.2 | 1500 |  | 20 | 7.5 |',
        '|  | 5 | slower | 3000 |  |  | 15 |',
        '|  |  | gone &#124; away | not installed |  |  |  |',
        '|  | 5 | node | 25 |  |  | 0.125 |',
        '| one | 5 | ours | 70 |  | 60 |  |',
        '|  | 5 | theirs | 35 |  | 80 | 0.5 |',
        '',
        '| Work | Goal | At most | Reached | Met |',
        '| --- | --- | --- | --- | --- |',
        '| many | ahead | 0.5 x theirs | 0.133 | yes |',
        '| many | two | 1 | 2 | **no** |',
        '| many | gone | 1 x gone &#124; away |  | not judged |',
        '',
        '### other',
        '',
        '2026-01-03, linux x64, Node.js 24.1.0; medians of so many rounds.',
        '',
        '| Work | Rounds | Who | Bytes | Entry gzip, bytes | x our time |',
        '| --- | --- | --- | --- | --- | --- |',
        '| alone | 1 | ours | 7 | 5 |  |',
      ].join('\n'),
    );
  });

  it('have a column for each contestant where all that counts is how right they are', () => {
    const scored: Comparison = {
      work: 'compose: 2 files, 9 images',
      rounds: 1,
      standings: [
        { name: 'ours', role: 'us', figures: { found: 9, recall: 1, precision: 1 } },
        { name: 'theirs', role: 'peer', version: '1.2', figures: { recall: 0.33333, precision: 0.9999 } },
        { name: 'blind', role: 'peer', figures: { recall: 0 } },
        { name: 'gone', role: 'peer', absent: 'not installed' },
      ],
      verdicts: [],
    };
    const section = { at: '2026-01-02T03:04:05.000Z', machine: 'linux x64', node: 'v24.1.0', rows: [scored] };
    expect(sectionTables({ version: 1, sections: { right: section } })).toBe(
      [
        '### right',
        '',
        '2026-01-02, linux x64, Node.js 24.1.0; recall / precision in percent; – where nothing was found.',
        '',
        '| Files | ours | theirs; 1.2 | blind | gone |',
        '| --- | --- | --- | --- | --- |',
        '| compose: 2 files, 9 images | 100 / 100 | 33.3 / 99.9 | 0 / – | not installed |',
      ].join('\n'),
    );
  });
});
