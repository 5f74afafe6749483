import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInShard, parseShard, renderShard } from '../../src/base/shard.ts';

describe('a shard', () => {
  it.each([
    ['1/1', { index: 1, count: 1 }],
    ['3/16', { index: 3, count: 16 }],
    ['256/256', { index: 256, count: 256 }],
  ])('%s is read, and written as it was', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
    expect(renderShard(shard)).toBe(text);
  });

  it.each(['', '0/1', '2/1', '1/0', '1', '1/', '/1', '-1/2', '01/2', '1/2/3', '1.5/2', ' 1/2', '1/1000000'])(
    'is not %j',
    (text) => {
      expect(parseShard(text)).toBeUndefined();
    },
  );

  it('holds each key in exactly one of any number of parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 300 }), (key, count) => {
        const shards = Array.from({ length: count }, (_, at) => ({ index: at + 1, count }));
        expect(shards.filter((shard) => isInShard(key, shard))).toHaveLength(1);
      }),
    );
  });

  it('divides many keys about evenly', () => {
    const keys = Array.from({ length: 4000 }, (_, at) => `acme/app-${at}`);
    for (let index = 1; index <= 8; index += 1) {
      const part = keys.filter((key) => isInShard(key, { index, count: 8 })).length;
      expect(part).toBeGreaterThan(400);
      expect(part).toBeLessThan(600);
    }
  });
});
