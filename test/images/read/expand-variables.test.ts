import { describe, expect, test } from 'vitest';
import {
  type Dialect,
  expandedText,
  expandVariables,
  NO_VARIABLES,
} from '../../../src/images/read/expand-variables.ts';
import { placeRange } from '../../../src/images/read/placed-text.ts';

const VALUES: Readonly<Record<string, string>> = { A: 'a', EMPTY: '' };
const dialect: Dialect = {
  lookup: (name) => {
    const value = VALUES[name];
    if (value === undefined) return undefined;
    return {
      text: placeRange(value, 0, value.length),
      definition: { label: name, offset: 0, mentions: 1 },
      uses: [],
    };
  },
};

function expand(text: string, other: Dialect = dialect): string {
  const expanded = expandVariables(placeRange(text, 0, text.length), other);
  return expanded.kind === 'known' ? expanded.text.value : `? ${expanded.reason}`;
}

describe('expandVariables', () => {
  test.each([
    ['x', 'x'],
    ['$A-$A', 'a-a'],
    ['${A}b', 'ab'],
    ['${B:-d}', 'd'],
    ['${B-d}', 'd'],
    ['${B:=d}', 'd'],
    ['a${B:-b}c${B:-d}e', 'abcde'],
    ['${A:-d}', 'a'],
    ['${EMPTY:-d}', 'd'],
    ['${EMPTY-d}', ''],
    ['${A:+d}', 'd'],
    ['${EMPTY:+d}', ''],
    ['${EMPTY+d}', 'd'],
    ['${B:+d}', ''],
    ['${B:-${C:-${A}}}', 'a'],
    ['$$A', '$A'],
    ['a$', 'a$'],
    ['$[x]', '$[x]'],
    ['$B', '? `$B` has no value in this file'],
    ['${B:-$C}', '? `$C` has no value in this file'],
    ['${B:?no}', '? `${B:?no}` has no value in this file'],
    ['${A#x}', '? `${A#x}` has no value in this file'],
    ['${A', '? `${A` has no value in this file'],
    ['${}', '? `${}` has no value in this file'],
    ['$(A)', '? `$(A)` has no value in this file'],
    ['$(A', '? `$(A` has no value in this file'],
  ])('%s is %s', (text, value) => expect(expand(text)).toBe(value));

  test.each([
    ["'$A'", '$A'],
    ['"$A"', 'a'],
    ['"it\'s $A"', "it's a"],
    ['\\$A', '$A'],
    ["'open", 'open'],
    ['a\\', 'a'],
    ['$$A', '$a'],
  ])('as a word of a Dockerfile, %s is %s', (text, value) =>
    expect(expand(text, { ...dialect, escape: '\\' })).toBe(value),
  );

  test('gives up on what is no image reference', () => {
    expect(expand('$A'.repeat(5000))).toMatch(/too long/);
    expect(expand('$A'.repeat(65))).toMatch(/too many variables/);
    expect(expand(`${'${B:-'.repeat(20)}x${'}'.repeat(20)}`, NO_VARIABLES)).toMatch(/too long/);
  });
});

test.each([
  ['x/$B:1', 'x/$B:1'],
  ['x/${A%:1}:2', 'x/a${A%:1}:2'],
  ['${B:-x/${A%:1}}', 'x/a${A%:1}${B:-x/${A%:1}}'],
])('%s, which is unknown, still shows what it begins with', (text, partial) => {
  expect(expandVariables(placeRange(text, 0, text.length), dialect)).toMatchObject({ partial });
});

test('`$(name)` has a value only where the dialect reads it, and the parenthesis is closed', () => {
  const tekton: Dialect = { ...NO_VARIABLES, inParentheses: dialect.lookup };
  expect(expand('x:$(A)', tekton)).toBe('x:a');
  expect(expand('x:$(A', tekton)).toBe('? `$(A` has no value in this file');
  expect(expand('x:$(A)')).toBe('? `$(A)` has no value in this file');
});

test('`${{ expression }}` has a value only where the dialect reads it, and the braces are closed', () => {
  const azure: Dialect = { ...NO_VARIABLES, inBraces: (expression) => dialect.lookup(expression.trim()) };
  expect(expand('x:${{ A }}', azure)).toBe('x:a');
  expect(expand('$A-b', azure)).toBe('? `$A` has no value in this file');
  expect(expand('x:${{ A }', azure)).toBe('? `${{ A }` has no value in this file');
  expect(expand('x:${{ A }}')).toBe('? `${{ A }}` has no value in this file');
});

test('64 variables in one text are the most that are expanded', () => {
  expect(expand('$A'.repeat(64))).toBe('a'.repeat(64));
  expect(expand('$A'.repeat(65))).toBe('? it uses too many variables');
});

test('a text of 8192 characters, in 16 others, is the longest that is expanded', () => {
  const kindOf = (length: number, depth: number) =>
    expandVariables(placeRange('x'.repeat(length), 0, length), dialect, depth).kind;
  expect([kindOf(8192, 16), kindOf(8193, 16), kindOf(8192, 17)]).toEqual(['known', 'unknown', 'unknown']);
});

test('expandedText has no text without one, or where a variable has no value', () => {
  const text = (value: string) => placeRange(value, 0, value.length);
  expect([undefined, text('$A-b'), text('$B')].map((one) => expandedText(one, dialect))).toEqual([
    undefined,
    'a-b',
    undefined,
  ]);
});
