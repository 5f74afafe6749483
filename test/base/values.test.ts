import { describe, expect, it } from 'vitest';
import { isRecord, textOf } from '../../src/base/json-value.ts';
import { renderTextTable } from '../../src/base/plain-text.ts';
import { fingerprintOf } from '../../src/base/sha256.ts';
import { UserError } from '../../src/base/user-error.ts';

describe('isRecord', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['x', false],
  ])('%j: %s', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});

describe('textOf', () => {
  it.each([
    ['a', 'a'],
    ['', undefined],
    [7, undefined],
  ])('%j: %s', (value, expected) => {
    expect(textOf(value)).toBe(expected);
  });
});

describe('fingerprintOf', () => {
  it('is the same for the same parts and tells their borders apart', () => {
    expect(fingerprintOf('a', 'b')).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprintOf('a', 'b')).toBe(fingerprintOf('a', 'b'));
    expect(fingerprintOf('a', 'b')).not.toBe(fingerprintOf('ab'));
  });
});

describe('renderTextTable', () => {
  it('aligns columns by code points and leaves no blanks at the end', () => {
    expect(
      renderTextTable([
        ['a', 'b', 'c'],
        ['äöü', '', 'x'],
        ['🎉', 'long'],
      ]),
    ).toEqual(['a    b     c', 'äöü        x', '🎉    long']);
    expect(renderTextTable([])).toEqual([]);
  });
});

describe('UserError', () => {
  it('carries every problem', () => {
    const error = new UserError({ message: 'one' }, { message: 'two', input: 'images' });
    expect(error.message).toBe('one\ntwo');
    expect(error.problems).toHaveLength(2);
    expect(error.name).toBe('UserError');
  });
});
