import { describe, expect, it } from 'vitest';
import { groupBy } from '../../src/base/group-by.ts';

describe('groupBy', () => {
  it('keeps keys in the order of first appearance and items in theirs', () => {
    const groups = groupBy(['bb', 'a', 'cc', 'd'], (word) => word.length);
    expect([...groups]).toEqual([
      [2, ['bb', 'cc']],
      [1, ['a', 'd']],
    ]);
  });
});
