import { describe, expect, it } from 'vitest';
import { fieldOf, isRecord, textOf } from '../../src/base/json-value.ts';

describe('isRecord', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['a', false],
  ])('of %j is %s', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});

describe('textOf', () => {
  it.each([
    ['a', 'a'],
    ['', undefined],
    [1, undefined],
    [null, undefined],
  ])('of %j is %s', (value, expected) => {
    expect(textOf(value)).toBe(expected);
  });
});

describe('fieldOf', () => {
  it.each([
    [{ a: 1 }, 1],
    [{}, undefined],
    [[1], undefined],
    [null, undefined],
  ])('a of %j is %s', (value, expected) => {
    expect(fieldOf(value, 'a')).toBe(expected);
  });
});
