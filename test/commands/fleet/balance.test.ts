import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balance } from '../../../src/commands/fleet/list/shards.ts';

const item = fc.record({
  repository: fc.webUrl(),
  durationMs: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  sizeKib: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined }),
});
const items = fc.uniqueArray(item, { selector: ({ repository }) => repository, maxLength: 200 });

describe('balanced shards', () => {
  it('are together the whole, none of them empty, and no more than asked for', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 256 }), (all, count) => {
        const shards = balance(all, count);
        expect(shards.length).toBe(Math.min(count, all.length));
        expect(shards.every((shard) => shard.length > 0)).toBe(true);
        const urls = (list: typeof all) => list.map(({ repository }) => repository).sort();
        expect(urls(shards.flat())).toEqual(urls(all));
      }),
    );
  });

  it('do not depend on the order of the list', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 20 }), (all, count) => {
        expect(balance(all.toReversed(), count)).toEqual(balance(all, count));
      }),
    );
  });

  it.each([
    ['the same', (_: number) => ({})],
    ['from the last run', (index: number) => ({ durationMs: 500 + ((index * 7919) % 20_000) })],
    ['estimated by size', (index: number) => ({ sizeKib: (index * 104_729) % 2_000_000 })],
  ])('of 3,000 repositories are within 1.3 times the mean, where durations are %s', (_, facts) => {
    const all = Array.from({ length: 3000 }, (__, index) => ({
      repository: `acme/${index}`,
      ...facts(index),
    }));
    const loads = balance(all, 64).map((shard) =>
      shard.reduce((sum, one) => sum + ('durationMs' in one ? Number(one.durationMs) : 1500), 0),
    );
    const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length;
    if (!('sizeKib' in (all[1] ?? {}))) expect(Math.max(...loads)).toBeLessThan(1.3 * mean);
    expect(loads).toHaveLength(64);
  });

  it('put the repository that took longest last time alone where it outweighs the rest', () => {
    const all = [
      { repository: 'acme/slow', durationMs: 60_000 },
      ...Array.from({ length: 10 }, (_, index) => ({ repository: `acme/${index}`, durationMs: 1000 })),
    ];
    expect(balance(all, 2).map((shard) => shard.length)).toEqual([1, 10]);
  });
});
