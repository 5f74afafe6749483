import { describe, expect, it } from 'vitest';
import { compare, judgeGoal, median, type Standing } from '../../bench/compare.ts';
import type { Contestant, Goal } from '../../bench/contestant.ts';

/** A contestant whose runs take these milliseconds, one after the other. */
function contestant(
  name: string,
  role: 'us' | 'peer' | 'floor',
  wallMs: readonly number[],
  log: string[] = [],
): Contestant {
  let run = 0;
  return {
    name,
    role,
    measure: () => {
      log.push(name);
      const figures = { wallMs: wallMs[run] ?? Number.NaN };
      run += 1;
      return Promise.resolve(figures);
    },
  };
}

describe('the middle of values', () => {
  it.each([
    ['of an odd number', [3, 1, 2], 2],
    ['of an even number: the upper', [4, 1, 3, 2], 3],
    ['of one', [7], 7],
    ['by number, not by text', [10, 9, 100], 10],
  ])('%s', (_, values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of none is no number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('a row', () => {
  it('is run in turn, round after round, the first of which does not count', async () => {
    const log: string[] = [];
    const { standings } = await compare({
      work: 'x',
      rounds: 3,
      contestants: [
        contestant('ours', 'us', [1000, 3, 1, 2], log),
        contestant('theirs', 'peer', [1000, 30, 10, 20], log),
      ],
    });
    expect(log).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
    expect(standings).toEqual([
      { name: 'ours', role: 'us', figures: { wallMs: 2 } },
      { name: 'theirs', role: 'peer', figures: { wallMs: 20 } },
    ]);
  });

  it('is run once in a quick run, a slow contestant as well', async () => {
    const log: string[] = [];
    const slow = { ...contestant('theirs', 'peer', [7], log), rounds: 1 };
    const row = { work: 'x', rounds: 1, contestants: [contestant('ours', 'us', [9], log), slow] };
    const { standings } = await compare(row, true);
    expect(log).toEqual(['ours', 'theirs']);
    expect(standings).toMatchObject([{ figures: { wallMs: 9 } }, { figures: { wallMs: 7 } }]);
  });

  it('runs a slow contestant in fewer rounds, all of which count', async () => {
    const log: string[] = [];
    const slow = { ...contestant('theirs', 'peer', [7], log), rounds: 1, version: '1.2' };
    const { standings } = await compare({
      work: 'x',
      rounds: 2,
      contestants: [contestant('ours', 'us', [9, 1, 2], log), slow],
    });
    expect(log.filter((name) => name === 'theirs')).toHaveLength(1);
    expect(standings[1]).toEqual({
      name: 'theirs',
      role: 'peer',
      version: '1.2',
      rounds: 1,
      figures: { wallMs: 7 },
    });
  });

  it('keeps who is absent, with the reason', async () => {
    const absent = { name: 'theirs', role: 'peer', absent: 'not installed' } as const;
    const { standings } = await compare({
      work: 'x',
      rounds: 1,
      contestants: [contestant('ours', 'us', [1, 1]), absent],
    });
    expect(standings[1]).toEqual(absent);
  });

  it('has the median of each figure, also of one that only some runs have', async () => {
    const runs = [{ wallMs: 9 }, { wallMs: 1, requests: 5 }, { wallMs: 2 }, { wallMs: 3 }];
    const { standings } = await compare({
      work: 'x',
      rounds: 3,
      contestants: [{ name: 'ours', role: 'us', measure: async () => runs.shift() ?? {} }],
    });
    expect(standings).toEqual([{ name: 'ours', role: 'us', figures: { wallMs: 2, requests: 5 } }]);
  });

  it('ends when a contestant comes to a wrong answer', async () => {
    const wrong: Contestant = {
      name: 'theirs',
      role: 'peer',
      measure: () => Promise.reject(new Error('a wrong digest')),
    };
    await expect(compare({ work: 'x', rounds: 1, contestants: [wrong] })).rejects.toThrow('a wrong digest');
  });
});

describe('a goal', () => {
  const standings: readonly Standing[] = [
    { name: 'floor', role: 'floor', figures: { wallMs: 10 } },
    { name: 'ours', role: 'us', figures: { wallMs: 20, bytes: 50 } },
    { name: 'ours, parallel', role: 'us', figures: { wallMs: 5 } },
    { name: 'theirs', role: 'peer', figures: { wallMs: 40 } },
    { name: 'gone', role: 'peer', absent: 'not installed' },
  ];
  const goal: Goal = { name: 'goal', figure: 'wallMs', of: 'theirs', most: 0.5 };

  it.each([
    ['at its limit', {}, 0.5, true],
    ['below it', { most: 0.6 }, 0.5, true],
    ['above it', { most: 0.4 }, 0.5, false],
    ['of a contestant by name', { contestant: 'ours, parallel', most: 0.1 }, 0.125, false],
    ['against a floor', { of: 'floor', most: 2 }, 2, true],
  ])('is judged %s', (_, change, reached, met) => {
    expect(judgeGoal({ ...goal, ...change }, standings)).toEqual({ ...goal, ...change, reached, met });
  });

  it('can stand in its own unit', () => {
    const bytes: Goal = { name: 'size', figure: 'bytes', most: 49 };
    expect(judgeGoal(bytes, standings)).toEqual({ ...bytes, reached: 50, met: false });
  });

  it.each([
    ['the other is absent', { of: 'gone' }],
    ['nobody has that name', { of: 'nobody' }],
    ['the other lacks the figure', { figure: 'bytes' }],
    ['we lack the figure', { figure: 'requests' }],
  ])('is not judged where %s', (_, change) => {
    const verdict = judgeGoal({ ...goal, ...change }, standings);
    expect(verdict).toEqual({ ...goal, ...change });
    expect(verdict).not.toHaveProperty('met');
  });

  it('is judged with its row', async () => {
    const { verdicts } = await compare({
      work: 'x',
      rounds: 1,
      contestants: [contestant('ours', 'us', [1, 1]), contestant('theirs', 'peer', [1, 4])],
      goals: [goal],
    });
    expect(verdicts).toEqual([{ ...goal, reached: 0.25, met: true }]);
  });
});
