import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareApkVersions,
  isApkVersion,
} from '../../../../src/commands/advisory-gate/sbom/package-version.ts';

describe('compareApkVersions', () => {
  it.each([
    ['1.2.3-r0', '1.2.3-r1'],
    ['1.2.3-r9', '1.2.3-r10'],
    ['1.2.3', '1.2.3-r0'],
    ['1.2.9', '1.2.10'],
    ['1.2', '1.2.0'],
    ['1.2.0', '1.2.1'],
    ['9', '10'],
    ['1.05', '1.1'],
    ['1.01', '1.010'],
    ['1.2_alpha', '1.2'],
    ['1.2_alpha1', '1.2_alpha2'],
    ['1.2_alpha9', '1.2_beta1'],
    ['1.2_beta', '1.2_pre'],
    ['1.2_pre', '1.2_rc1'],
    ['1.2_rc1', '1.2'],
    ['1.2_rc1-r5', '1.2-r0'],
    ['1.2_rc1', '1.2_rc1_p1'],
    ['1.2', '1.2_cvs'],
    ['1.2_cvs1', '1.2_svn1'],
    ['1.2_svn1', '1.2_git1'],
    ['1.2_git20250101', '1.2_hg1'],
    ['1.2_hg1', '1.2_p1'],
    ['1.2_p1', '1.2_p2'],
    ['1.2_p1', '1.2.1'],
    ['1.2_alpha_p1', '1.2'],
    ['1.1.1w-r0', '1.1.1x-r0'],
    ['1.1.1', '1.1.1a'],
    ['1.1.1a', '1.1.2'],
    ['1.2~abc', '1.2~abd'],
    ['1.2-r0', '1.2~abc'],
    ['1.2_alpha', '1.2-r0'],
    ['0', '0.0.1'],
    ['2.40-r9', '99999999999999999999-r0'],
    ['99999999999999999998', '99999999999999999999'],
    ['6.5_p20250503-r0', '6.5_p20250504-r0'],
  ])('%s is older than %s', (older, newer) => {
    expect(isApkVersion(older) && isApkVersion(newer)).toBe(true);
    expect(compareApkVersions(older, newer)).toBeLessThan(0);
    expect(compareApkVersions(newer, older)).toBeGreaterThan(0);
  });

  it.each([
    ['1.2.3-r0', '1.2.3-r0'],
    ['01.2', '1.2'],
    ['1.2_p01', '1.2_p1'],
    ['1.2-r00', '1.2-r0'],
  ])('%s is the same as %s', (one, other) => {
    expect(compareApkVersions(one, other)).toBe(0);
  });

  const number = fc.nat(30).map(String);
  const suffix = fc.constantFrom('alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p');
  const version = fc
    .tuple(
      fc.array(number, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', 'a', 'b'),
      fc.array(fc.tuple(suffix, fc.constantFrom('', '1', '2')), { maxLength: 2 }),
      fc.constantFrom('', '~ab', '~ac'),
      fc.constantFrom('', '-r0', '-r1', '-r10'),
    )
    .map(
      ([numbers, letter, suffixes, hash, revision]) =>
        `${numbers.join('.')}${letter}${suffixes.map(([word, digits]) => `_${word}${digits}`).join('')}${hash}${revision}`,
    );

  it('is an order: reflexive, antisymmetric and transitive', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(isApkVersion(a)).toBe(true);
        expect(compareApkVersions(a, a)).toBe(0);
        expect(Math.sign(compareApkVersions(a, b)) + Math.sign(compareApkVersions(b, a))).toBe(0);
        const [first = a, second = b, third = c] = [a, b, c].sort(compareApkVersions);
        expect(compareApkVersions(first, second)).toBeLessThanOrEqual(0);
        expect(compareApkVersions(second, third)).toBeLessThanOrEqual(0);
        expect(compareApkVersions(first, third)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('isApkVersion', () => {
  it.each([
    '',
    'a',
    '1.',
    '.1',
    '1.2-1',
    '1.2-r',
    '1.2_zeta',
    '1.2ab',
    '1.2~',
    'v1.2',
    '1.2 ',
    '1:1.2',
    '1.2-r0-r1',
  ])('refuses %j', (text) => {
    expect(isApkVersion(text)).toBe(false);
  });
});
