import { describe, expect, it } from 'vitest';
import { checkList, listTruth } from '../../bench/list-check.ts';
import { growth } from '../../bench/memory.ts';

const told = (numbers: readonly number[]) => ({
  count: numbers.length,
  sum: numbers.reduce((sum, number) => sum + number, 0),
  mixed: numbers.reduce((mixed, number) => mixed ^ Math.imul(number, 0x9e3779b1), 0),
});

describe('the check of a list', () => {
  it('takes the right rows in any order', () => {
    expect(told([0, 1, 2, 3])).toEqual(listTruth(4));
    expect(() => checkList(told([3, 1, 0, 2]), 4)).not.toThrow();
  });

  it.each([
    ['one is missing', [0, 1, 2]],
    ['one comes twice', [0, 1, 2, 3, 3]],
    ['one stands for another', [0, 1, 2, 2]],
    ['two others have the same sum', [0, 0, 3, 3]],
  ])('throws when %s', (_, numbers) => {
    expect(() => checkList(told(numbers), 4)).toThrow('the list came out wrong');
  });
});

describe('the growth of memory', () => {
  it('is what the last step added, and that for each thousand items of it', async () => {
    const figures = await growth(10, async (items) => 50 + items / 100);
    expect(figures).toMatchObject({ onceMib: 50.1, tenfoldMib: 51, hundredfoldMib: 60, growthMib: 9 });
    expect(figures['perThousandMib']).toBeCloseTo(10);
  });
});
