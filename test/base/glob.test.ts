import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import {
  braceAlternatives,
  createGlob,
  createGlobList,
  createNameGlob,
  globProblem,
  splitNegation,
} from '../../src/base/glob.ts';
import { UserError } from '../../src/base/user-error.ts';
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
    ['\\{a,b\\}', ['\\{a,b\\}']],
    ['{a\\,b,c}', ['a\\,b', 'c']],
    ['{\\},{x,y}}', ['\\}', 'x', 'y']],
  ])('%s', (glob, expected) => {
    expect(braceAlternatives(glob)).toEqual({ kind: 'texts', texts: expected });
  });

  it.each([
    ['{a', 'a brace is not closed'],
    ['{{a,b}', 'a brace is not closed'],
    ['\\{a}', 'a closing brace has no opening one'],
    ['}a{', 'a closing brace has no opening one'],
    ['{a}', 'braces contain a single alternative'],
    ['{}', 'braces contain a single alternative'],
    ['{a..B}', 'braces contain a single alternative'],
    ['{1..9999}', 'its braces expand to more than 1024 globs'],
    ['{a,b}'.repeat(11), 'its braces expand to more than 1024 globs'],
    ['{{1..1000},{1..1000}}', 'its braces expand to more than 1024 globs'],
    ['x{a,{1..9999}}', 'its braces expand to more than 1024 globs'],
    ['{a,b}{1..9999}', 'its braces expand to more than 1024 globs'],
  ])('refuses %s', (glob, problem) => {
    expect(braceAlternatives(glob)).toEqual({ kind: 'problem', problem: expect.stringContaining(problem) });
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
    ['\\[', '[', true],
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
    ['\\\\', '\\', true],
    ['app/(group)/*', 'app/(group)/Dockerfile', true],
    ['{a,b/{c,d}}/x', 'b/d/x', true],
    ['{a,b/{c,d}}/x', 'b/x', false],
  ])('%s on %s: %s', (glob, text, expected) => {
    expect(createGlob(glob)(text)).toBe(expected);
  });

  it.each(['{a', '@(a)', 'a'.repeat(257)])('is never made of a glob that cannot match: %s', (glob) => {
    expect(() => createGlob(glob)).toThrow(UserError);
    expect(() => createNameGlob(glob)).toThrow('is not a usable glob');
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
      { numRuns: 1000 },
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

describe('createNameGlob', () => {
  it.each([
    ['openssl', 'openssl3', false],
    ['open*', 'openssl', true],
    ['*', 'a/b', true],
    ['**', '', true],
    ['a*b*c', 'axxbyyc', true],
    ['a*b*c', 'axxbyy', false],
    ['lib?', 'lib', false],
    ['lib[0-9]', 'lib3', true],
    ['lib[!0-9x]', 'liby', true],
    ['lib[^0-9x]', 'libx', false],
    ['lib[x]', 'libx', true],
    ['{lib,}ssl', 'ssl', true],
    ['{owner,{editor,viewer}}', 'viewer', true],
    ['{a,b}-{c,d}', 'b-e', false],
    ['c++', 'c++', true],
    ['a.c', 'abc', false],
    ['🐙?', '🐙🐙', true],
    ['Openssl', 'openssl', false],
  ])('%s on %s is %s', (glob, name, expected) => {
    expect(createNameGlob(glob)(name)).toBe(expected);
  });

  it.each([
    ['Owner', 'OWNER', true],
    ['[A-F]ditor', 'eDITOR', true],
    ['[!a-f]ditor', 'Editor', false],
    ['[!a-f]ditor', 'Zditor', true],
    ['owner', 'own', false],
  ])('without case, %s on %s is %s', (glob, name, expected) => {
    expect(createNameGlob(glob, { ignoreCase: true })(name)).toBe(expected);
  });

  it('matches a name by itself, and by itself with any part starred out', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', '-', '.', '+', '1'),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(name, fc.nat(20), fc.nat(20), (text, from, length) => {
        expect(createNameGlob(text)(text)).toBe(true);
        expect(createNameGlob(`${text.slice(0, from)}*${text.slice(from + length)}`)(text)).toBe(true);
        expect(createNameGlob(text)(`${text}z`)).toBe(false);
      }),
    );
  });

  it('takes no time to speak of for many stars and a long name', () => {
    const started = performance.now();
    expect(createNameGlob(`${'*a'.repeat(127)}b`)('a'.repeat(10_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(5_000 * slack);
  });
});

describe('splitNegation', () => {
  it('takes one `!` off', () => {
    expect(splitNegation('!a')).toEqual({ negated: true, glob: 'a' });
    expect(splitNegation('a')).toEqual({ negated: false, glob: 'a' });
    expect(splitNegation('!(a)')).toEqual({ negated: false, glob: '!(a)' });
  });
});

describe('globProblem', () => {
  it.each([
    ['nothing', '', 'it is empty'],
    ['a glob of the longest length', 'a'.repeat(256), undefined],
    ['one of as many characters of two units each', '🐙'.repeat(256), undefined],
    ['a longer one', 'a'.repeat(257), 'it is longer than 256 characters'],
    ['an extended glob', '@(a|b)', 'extended globs such as `@(a|b)` are not supported (write `{a,b}`)'],
    [
      'one of an exclamation mark',
      '!(a)',
      'extended globs such as `@(a|b)` are not supported (write `{a,b}`)',
    ],
    ['a second negation', '!a', 'it begins with `!` (write `\\!` for the character itself)'],
    ['an escaped one', '\\!a', undefined],
    ['ten groups of two', '{a,b}'.repeat(10), undefined],
    ['eleven', '{a,b}'.repeat(11), 'its braces expand to more than 1024 globs'],
    ['nested braces', '{owner,{editor,viewer}}', undefined],
    ['an open brace', '{owner,editor', 'a brace is not closed (write `\\{` for the character itself)'],
    ['an open bracket', 'own[er', 'a bracket is empty or not closed (write `\\[` for the character itself)'],
    ['an empty bracket', 'own[]r', 'a bracket is empty or not closed (write `\\[` for the character itself)'],
    [
      'a bracket that braces cut',
      '{[a,b]}',
      'a bracket is empty or not closed (write `\\[` for the character itself)',
    ],
    ['a range from high to low', '[z-a]', 'the range `z-a` in brackets is empty'],
    ['a class', '[[:alpha:]]', 'classes such as `[:alpha:]` are not supported'],
    ['a slash in a set', '[a/b]', 'a set in brackets contains a slash'],
    ['an escaped slash', 'a\\/b', 'a backslash precedes a slash'],
    ['a backslash at the end', 'a\\', 'it ends in a backslash'],
  ])('judges %s', (_, glob, expected) => {
    expect(globProblem(glob)).toBe(expected);
  });
});
