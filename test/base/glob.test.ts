import { describe, expect, it } from 'vitest';
import { createGlob, createGlobList } from '../../src/base/glob.ts';
import { globProblem } from '../../src/base/glob-problem.ts';

describe('createGlob', () => {
  it.each([
    ['*.yml', 'a.yml', true],
    ['*.yml', 'dir/a.yml', false],
    ['**/*.yml', 'dir/sub/a.yml', true],
    ['**/*.{yml,yaml}', 'a.yaml', true],
    ['*', '.hidden', true],
    ['docs/**', 'docs/a/b', true],
    ['[', '[', true],
  ])('%s on %s: %s', (glob, text, expected) => {
    expect(createGlob(glob)(text)).toBe(expected);
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
    ['eight groups', '{a,b}'.repeat(8), undefined],
    ['nine groups', '{a,b}'.repeat(9), 'more than 8 brace groups'],
  ])('judges %s', (_, glob, expected) => {
    expect(globProblem(glob)).toBe(expected);
  });
});
