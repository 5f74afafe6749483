import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameGlob, nameGlobProblem } from '../../src/base/name-glob.ts';

const matches = (glob: string, name: string): boolean => createNameGlob(glob)(name);

describe('createNameGlob', () => {
  it.each([
    ['openssl', 'openssl', true],
    ['openssl', 'openssl3', false],
    ['open*', 'openssl', true],
    ['open*', 'libopen', false],
    ['*ssl*', 'openssl-dev', true],
    ['*', 'a/b', true],
    ['**', '', true],
    ['a*b*c', 'axxbyyc', true],
    ['a*b*c', 'axxbyy', false],
    ['lib?', 'lib3', true],
    ['lib?', 'lib', false],
    ['lib[0-9]', 'lib3', true],
    ['lib[0-9]', 'libx', false],
    ['lib[!0-9x]', 'liby', true],
    ['lib[^0-9x]', 'libx', false],
    ['lib[x]', 'libx', true],
    ['lib[', 'lib[', true],
    ['{lib,}ssl', 'ssl', true],
    ['{lib,}ssl', 'libssl', true],
    ['{a,b}-{c,d}', 'b-c', true],
    ['{a,b}-{c,d}', 'b-e', false],
    ['c++', 'c++', true],
    ['a.c', 'abc', false],
    ['🐙?', '🐙🐙', true],
    ['@(a)', 'a', false],
  ])('%s on %s is %s', (glob, name, expected) => {
    expect(matches(glob, name)).toBe(expected);
  });

  it('takes no time to speak of for many stars and a long name', () => {
    const started = performance.now();
    expect(matches(`${'*a'.repeat(127)}b`, 'a'.repeat(10_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('matches a name by itself, and by itself with any part starred out', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', '-', '.', '+', '1'),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(name, fc.nat(20), fc.nat(20), (text, from, length) => {
        expect(matches(text, text)).toBe(true);
        expect(matches(`${text.slice(0, from)}*${text.slice(from + length)}`, text)).toBe(true);
        expect(matches(text, `${text}z`)).toBe(false);
      }),
    );
  });
});

describe('nameGlobProblem', () => {
  it.each([
    ['', 'it is empty'],
    ['a'.repeat(257), 'it is longer than 256 characters'],
    ['@(a|b)', 'extended patterns such as `@(a|b)` are not supported; use `{a,b}`'],
    ['{a,{b}}', 'its braces are nested, not closed, or stand for more than 64 names'],
    ['{a,b', 'its braces are nested, not closed, or stand for more than 64 names'],
    ['{a,b}'.repeat(7), 'its braces are nested, not closed, or stand for more than 64 names'],
    ['open{ssl,ssh}*', undefined],
    ['{a,b}'.repeat(6), undefined],
  ])('of %s', (glob, problem) => {
    expect(nameGlobProblem(glob)).toBe(problem);
  });
});
