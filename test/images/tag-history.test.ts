import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNewestFirst,
  judgePin,
  lookupBound,
  sortRecords,
  supersededAt,
  type TagRecord,
  withoutFuture,
} from '../../src/images/tag-history.ts';

const at = (time: number, digest: string): TagRecord => ({ time, digest });

describe('isNewestFirst', () => {
  const records = [at(1, 'a'), at(2, 'b'), at(2, 'c'), at(3, 'd')];

  it('tells which way round the service answers, unless all is of one millisecond', () => {
    expect(isNewestFirst(records)).toBe(false);
    expect(isNewestFirst(records.toReversed())).toBe(true);
    expect(isNewestFirst([at(5, 'x'), at(5, 'a')])).toBeUndefined();
    expect(isNewestFirst([])).toBeUndefined();
  });
});

describe('sortRecords', () => {
  it('has each record once, where it came last', () => {
    expect(sortRecords([at(2, 'a'), at(1, 'z'), at(2, 'b'), at(2, 'a')])).toEqual([
      at(1, 'z'),
      at(2, 'b'),
      at(2, 'a'),
    ]);
  });

  it('is in order of time and loses nothing', () => {
    const records = fc.array(
      fc.record({ time: fc.integer({ min: 0, max: 20 }), digest: fc.constantFrom('a', 'b', 'c') }),
    );
    fc.assert(
      fc.property(records, (given) => {
        const sorted = sortRecords(given);
        const key = (record: TagRecord): string => `${record.time} ${record.digest}`;
        expect(new Set(sorted.map(key))).toEqual(new Set(given.map(key)));
        expect(sorted).toHaveLength(new Set(given.map(key)).size);
        for (const [index, record] of sorted.entries())
          expect(record.time).toBeGreaterThanOrEqual(sorted[index - 1]?.time ?? 0);
      }),
    );
  });
});

const NOW = Date.UTC(2026, 10, 1);

describe('withoutFuture', () => {
  it('leaves out what cannot have happened yet, but for what clocks differ by', () => {
    const [past, soon, later] = [0, 60_000, 3_600_000].map((time) => ({ time: NOW + time, digest: 'd' }));
    if (past === undefined || soon === undefined || later === undefined) throw new Error('three were made');
    expect(withoutFuture([past, soon, later], NOW)).toEqual([past, soon]);
    expect(withoutFuture([past, soon], NOW)).toEqual([past, soon]);
  });
});

describe('judgePin', () => {
  const records = [at(1, 'a'), at(2, 'b'), at(3, 'a'), at(4, 'c'), at(5, 'c')];
  it.each([
    ['the digest that holds', 'c', { kind: 'current' }],
    ['a digest that another has followed', 'b', { kind: 'superseded', since: 3 }],
    ['a digest that came back, from when it left for good', 'a', { kind: 'superseded', since: 4 }],
    ['a digest that the tag never had', 'x', { kind: 'unverified' }],
  ])('judges %s', (_, digest, expected) => {
    expect(judgePin(records, digest)).toEqual(expected);
  });

  it('gives no time for a digest that the tag never had', () => {
    expect(supersededAt(records, 'x')).toBeUndefined();
  });
});

describe('lookupBound', () => {
  it.each([
    ['now without either', undefined, undefined, 1000],
    ['the date', 400, undefined, 400],
    ['the cooldown', undefined, 300, 700],
    ['the earlier of both', 400, 300, 400],
    ['the earlier of both, when that is the cooldown', 800, 300, 700],
    ['never the future', 5000, undefined, 1000],
    ['1970 at the least for a cooldown', undefined, 6e17, 0],
    ['a date before it', -5000, 6e17, -5000],
  ])('is %s', (_, asOf, minAge, expected) => {
    expect(lookupBound(1000, asOf, minAge)).toBe(expected);
  });
});
