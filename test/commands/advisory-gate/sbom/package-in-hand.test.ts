import { describe, expect, it } from 'vitest';
import {
  architecturesMatch,
  groupByName,
  namesByOrigin,
  typesMatch,
} from '../../../../src/commands/advisory-gate/sbom/package-in-hand.ts';
import { packageInHand } from '../../../support/advisory-builders.ts';

describe('groupByName', () => {
  it.each([
    ['equal entries', {}, 1],
    ['another type', { type: 'npm' }, 2],
    ['another version', { version: '2' }, 2],
    ['another source', { source: 'b.json' }, 2],
    ['another image', { image: 'acme/b' }, 2],
    ['another architecture', { arch: 'aarch64' }, 2],
    ['another purl of the same', { purl: 'pkg:apk/openssl' }, 1],
  ])('keeps %s apart, or once', (_, other, count) => {
    const first = packageInHand({ source: 'a.json', image: 'acme/a' });
    expect(groupByName([first, { ...first, ...other }]).get('openssl')).toHaveLength(count);
  });

  it('groups by name', () => {
    const zlib = { name: 'zlib' };
    expect(groupByName([packageInHand(), zlib])).toEqual(
      new Map([
        ['openssl', [packageInHand()]],
        ['zlib', [zlib]],
      ]),
    );
  });
});

describe('typesMatch', () => {
  it.each([
    [undefined, 'apk', true],
    ['apk', undefined, true],
    [undefined, undefined, true],
    ['apk', 'apk', true],
    ['APK', 'apk', true],
    ['image', 'oci', true],
    ['oci', 'docker', true],
    ['image', 'apk', false],
    ['apk', 'npm', false],
    ['library', 'apk', false],
    ['npm', 'apk', false],
    ['library', 'npm', true],
    ['npm', 'library', true],
    ['npm', 'pypi', false],
    ['wheel', 'pypi', true],
    ['image', 'npm', false],
    ['wolfi', 'apk', true],
    ['apk', 'melange', true],
    ['', 'apk', true],
  ])('advisory %s, package %s: %s', (advisoryType, packageType, expected) => {
    expect(typesMatch(advisoryType, packageType)).toBe(expected);
  });
});

describe('namesByOrigin', () => {
  it('gives what was built from a package, each name once', () => {
    const packages = groupByName([
      packageInHand({ name: 'libssl3', origin: 'openssl' }),
      packageInHand({ name: 'libssl3', origin: 'openssl', version: '4' }),
      packageInHand({ name: 'libcrypto3', origin: 'openssl' }),
      packageInHand({ name: 'openssl', origin: 'openssl' }),
      packageInHand({ name: 'zlib' }),
    ]);
    expect(namesByOrigin(packages)).toEqual(new Map([['openssl', ['libssl3', 'libcrypto3']]]));
  });
});

describe('architecturesMatch', () => {
  it.each([
    [undefined, 'x86_64', true],
    ['x86_64', undefined, true],
    ['x86_64', 'amd64', true],
    ['AARCH64', 'arm64', true],
    ['x86_64', 'aarch64', false],
    ['aarch64', 'amd64', false],
    ['aarch64', 'noarch', true],
    ['quantum', 'x86_64', true],
    ['', 'x86_64', true],
  ])('advisory %s, package %s: %s', (advisory, inHand, expected) => {
    expect(architecturesMatch(advisory, inHand)).toBe(expected);
  });
});
