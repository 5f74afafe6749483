import { describe, expect, it } from 'vitest';
import { groupByName, typesMatch } from '../../src/domain/package-in-hand.ts';
import { packageInHand } from '../support/advisory-builders.ts';

describe('groupByName', () => {
  it('keeps every version, source and image of a name once', () => {
    const grouped = groupByName([
      packageInHand({ source: 'a.json' }),
      packageInHand({ source: 'a.json' }),
      packageInHand({ source: 'b.json' }),
      packageInHand({ source: 'a.json', version: '2' }),
      packageInHand({ source: 'a.json', type: 'npm' }),
      packageInHand({ source: 'a.json', image: 'acme/app' }),
      { name: 'zlib' },
    ]);
    expect(grouped.get('openssl')).toHaveLength(5);
    expect(grouped.get('zlib')).toEqual([{ name: 'zlib' }]);
    expect(grouped.size).toBe(2);
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
  ])('advisory %s, package %s: %s', (advisoryType, packageType, expected) => {
    expect(typesMatch(advisoryType, packageType)).toBe(expected);
  });
});
