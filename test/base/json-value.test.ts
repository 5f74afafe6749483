import { describe, expect, it } from 'vitest';
import {
  fieldOf,
  isRecord,
  isSameJson,
  parseJson,
  textOf,
  versionTextOf,
} from '../../src/base/json-value.ts';

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

describe('parseJson', () => {
  it('gives the value with every text redacted, and nothing for what is not JSON', () => {
    expect(parseJson('{"a":["x",1]}')).toEqual({ a: ['x', 1] });
    expect(parseJson('{"a":["x",1]}', (text) => `${text}!`)).toEqual({ a: ['x!', 1] });
    for (const text of ['', '{', 'undefined', 'null']) expect(parseJson(text) ?? undefined).toBeUndefined();
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

describe('isSameJson', () => {
  it.each([
    [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [{ 0: 1 }, [1], false],
    ['1', 1, false],
    [null, {}, false],
    [null, null, true],
  ])('of %j and %j is %s', (one, other, expected) => {
    expect([isSameJson(one, other), isSameJson(other, one)]).toEqual([expected, expected]);
  });
});

it.each([
  [1.2, '1.2'],
  ['1.20', '1.20'],
  [true, undefined],
])('reads the version %j as %j', (value, version) => {
  expect(versionTextOf(value)).toBe(version);
});
