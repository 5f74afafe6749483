import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetOf } from '../../../src/commands/fleet/shard/shard-plan.ts';

const takeAll = (limit: number, shard?: { index: number; count: number }): number => {
  const budget = budgetOf(limit, shard);
  let taken = 0;
  while (budget.take(1) === 1) taken += 1;
  return taken;
};

describe('the limit of pull requests', () => {
  it('is that of all shards together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 256 }), (limit, count) => {
        const parts = Array.from({ length: count }, (_, at) => takeAll(limit, { index: at + 1, count }));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(limit);
      }),
    );
    expect(takeAll(3)).toBe(3);
  });

  it('is not used up by a run that opened nothing', () => {
    const budget = budgetOf(1, undefined);
    expect(budget.take(1)).toBe(1);
    expect(budget.take(1)).toBe(0);
    budget.giveBack(1);
    expect(budget.take(1)).toBe(1);
  });

  it('is used up by what a run wrote beyond its share', () => {
    const budget = budgetOf(3, undefined);
    expect(budget.take(10)).toBe(3);
    budget.giveBack(3 - 4);
    expect(budget.take(10)).toBe(0);
  });
});
