import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { braceAlternatives } from '../../src/base/brace-alternatives.ts';
import { createGlob, createGlobList } from '../../src/base/glob.ts';
import { globProblem } from '../../src/base/glob-problem.ts';
import { slack } from '../support/slack.ts';

/** A path of a file: no empty part, and none that leads elsewhere. */
const isPath = (text: string): boolean => text.split('/').every((part) => !['', '.', '..'].includes(part));

describe('braceAlternatives', () => {
  it.each([
    ['a', ['a']],
    ['{a,b}c{,d}', ['ac', 'acd', 'bc', 'bcd']],
    ['{a,{b,c}}', ['a', 'b', 'c']],
    ['{1..3}', ['1', '2', '3']],
    ['{3..-1}', ['-1', '0', '1', '2', '3']],
    ['{a..c}', ['a', 'b', 'c']],
    ['{C..A}', ['A', 'B', 'C']],
    ['{a}', ['{a}']],
    ['{a..B}', ['{a..B}']],
    ['{a', ['{a']],
    ['{{a,b}', ['{a', '{b']],
    ['{}', ['{}']],
    ['a}', ['a}']],
    ['\\{a,b}', ['\\{a,b}']],
    ['{a\\,b,c}', ['a\\,b', 'c']],
    ['{1..9999}', undefined],
    ['{a,b}'.repeat(11), undefined],
    ['{{1..1000},{1..1000}}', undefined],
    ['x{a,{1..9999}}', undefined],
    ['{a,b}{1..9999}', undefined],
  ])('%s', (glob, expected) => {
    expect(braceAlternatives(glob)).toEqual(expected);
  });
});

describe('createGlob', () => {
  it.each([
    ['*.yml', 'a.yml', true],
    ['*.yml', 'dir/a.yml', false],
    ['**/*.yml', 'dir/sub/a.yml', true],
    ['**/*.{yml,yaml}', 'a.yaml', true],
    ['*', '.hidden', true],
    ['docs/**', 'docs/a/b', true],
    ['[', '[', true],
    ['docs/**', 'docs', false],
    ['*/**', 'a', false],
    ['**', 'a/b', true],
    ['a/**/b', 'a/b', true],
    ['a/**/b', 'a/x/y/b', true],
    ['a**', 'ab', true],
    ['a**', 'a/b', false],
    ['./a?c', 'abc', true],
    ['a?c', 'a/c', false],
    ['[!a-c]x', 'dx', true],
    ['[^a-c]x', 'bx', false],
    ['\\*.yml', '*.yml', true],
    ['\\*.yml', 'a.yml', false],
    ['\\', '\\', true],
    ['app/(group)/*', 'app/(group)/Dockerfile', true],
    ['{a,b/{c,d}}/x', 'b/d/x', true],
    ['{a,b/{c,d}}/x', 'b/x', false],
  ])('%s on %s: %s', (glob, text, expected) => {
    expect(createGlob(glob)(text)).toBe(expected);
  });

  it('matches nothing with braces that stand for too much', () => {
    expect(createGlob(`${'{a,b}'.repeat(11)}`)('a'.repeat(11))).toBe(false);
  });

  it.each([
    ['stars', `${'*a'.repeat(127)}b`, 'a'.repeat(4000)],
    ['stars in folders', `${'**/*a'.repeat(50)}b`, 'a/'.repeat(2000)],
    ['alternatives', `${'{*,**}'.repeat(8)}x`, 'a'.repeat(255)],
  ])('takes no time that grows beyond glob × path: %s', (_, glob, path) => {
    const started = performance.now();
    expect(createGlob(glob)(path)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000 * slack);
  });

  it('says what picomatch says', () => {
    const glob = fc
      .array(
        fc.constantFrom(
          'a',
          'b',
          '*',
          '?',
          '/',
          '/**/',
          '.',
          '{a,b}',
          '{a,b/c}',
          '[ab]',
          '[^a]',
          '{a,{b,x}}',
        ),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((parts) => parts.join(''))
      .filter((text) => isPath(text) && !/\*\*\*/.test(text));
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c', '.', '/', '-', 'ab', '*'), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(''))
      .filter(isPath);
    fc.assert(
      fc.property(glob, path, (one, other) => {
        const options = { dot: true, noextglob: true, nonegate: true, strictBrackets: false };
        expect(createGlob(one)(other)).toBe(picomatch(one, options)(other));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('createGlobList', () => {
  it.each([
    ['nothing for no globs', [], 'a', false],
    ['what one of them matches', ['a', 'b'], 'b', true],
    ['not what a later one takes back', ['*', '!b'], 'b', false],
    ['what a still later one gives again', ['*', '!b*', 'bc'], 'bc', true],
    ['all but what it takes back, where it begins so', ['!b'], 'a', true],
    ['not what it takes back, where it begins so', ['!b'], 'b', false],
  ])('matches %s', (_, globs, text, expected) => {
    expect(createGlobList(globs)(text)).toBe(expected);
  });

  it('takes another matcher', () => {
    expect(createGlobList(['x', '!xy'], (glob) => (text) => text.startsWith(glob))('xyz')).toBe(false);
  });
});

describe('globProblem', () => {
  it.each([
    ['a glob of the longest length', 'a'.repeat(256), undefined],
    ['a longer one', 'a'.repeat(257), 'longer than 256 characters'],
    ['an extended glob', '@(a|b)', 'extended globs such as `@(…)` are not supported'],
    ['ten groups of two', '{a,b}'.repeat(10), undefined],
    ['eleven', '{a,b}'.repeat(11), 'braces that stand for more than 1024 globs'],
  ])('judges %s', (_, glob, expected) => {
    expect(globProblem(glob)).toBe(expected);
  });
});
