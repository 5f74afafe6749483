import { describe, expect, it } from 'vitest';
import {
  fieldOf,
  isRecord,
  isSameJson,
  parseJson,
  parseUniqueJson,
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

describe('parseUniqueJson', () => {
  it.each([
    '{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}',
    String.raw`{"a\"":1,"a\\":"}","a":"\\\""}`,
    '["a","a"]',
    '{}',
    '5',
  ])('reads %s as JSON does', (text) => {
    expect(parseUniqueJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['{"a":1,"a":1}', 'a'],
    [String.raw`{"a":1,"\u0061":2}`, 'a'],
    [String.raw`{"x":[{"y":"a\\","y" : 2}]}`, 'y'],
    ['{"a":{"b":{}},"a":{}}', 'a'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ])('refuses %s', (text, key) => {
    expect(() => parseUniqueJson(text)).toThrow(`an object of its JSON has the key "${key}" twice`);
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
