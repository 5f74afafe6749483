import { describe, expect, it } from 'vitest';
import { remember } from '../../src/base/remember.ts';

describe('remember', () => {
  it('makes the value of each key once, and begins anew beyond the limit', () => {
    const made: string[] = [];
    const of = remember((key) => {
      made.push(key);
      return { key };
    }, 2);
    expect(of('a')).toBe(of('a'));
    for (const key of ['b', 'a', 'c', 'c', 'a']) of(key);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
