import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  hasVersionScheme,
  upstreamVersion,
} from '../../../../src/commands/advisory-gate/sbom/package-version.ts';

describe('compareVersions', () => {
  it.each([
    ['apk', '1.2.3-r1', '1.2.3-r2', 'older'],
    ['apk', '1.2.3-r10', '1.2.3-r2', 'newer'],
    ['apk', '01.2', '1.2', 'same'],
    ['apk', '1.2.3-r1', 'latest', 'unknown'],
    ['apk', 'latest', '1.2.3-r1', 'unknown'],
    ['npm', '1.2.3-beta.1', '1.2.3', 'older'],
    ['npm', '1.10.0', '1.9.0', 'newer'],
    ['npm', 'v1.2.3', '1.2.3', 'same'],
    ['npm', '1.2', '1.2.3', 'unknown'],
    ['golang', 'v0.0.0-20250101000000-abcdefabcdef', 'v0.0.1', 'older'],
    ['golang', 'v2.0.0+incompatible', 'v1.9.9', 'newer'],
    ['pypi', '1.0rc1', '1.0', 'older'],
    ['pypi', '1!0.1', '99', 'newer'],
    ['pypi', '1.0', '1.0.0', 'same'],
    ['pypi', 'one', '1.0', 'unknown'],
    ['maven', '1.0-SNAPSHOT', '1.0', 'older'],
    ['maven', '2.17.1', '2.9', 'newer'],
    ['maven', '1.0', '1.0.0', 'same'],
    ['maven', '1 0', '1.0', 'unknown'],
    ['maven', '.1', '1.0', 'unknown'],
    ['maven', '1-1', '1.x', 'unknown'],
    ['maven', '1.x', '1-1', 'unknown'],
    ['deb', '1.0-1', '1.0-2', 'unknown'],
    ['deb', '1.0-1', '1.0-1', 'same'],
    [undefined, '1.0', '2.0', 'unknown'],
    [undefined, '1.0', '1.0', 'same'],
  ] as const)('%s: %s is %3$s than %s', (type, version, other, order) => {
    expect(compareVersions(type, version, other)).toBe(order);
  });

  it('compares versions of the greatest length', () => {
    expect(compareVersions('apk', '1'.repeat(256), '2')).toBe('newer');
    expect(compareVersions('apk', '2', '1'.repeat(256))).toBe('older');
  });

  it.each([
    ['1'.repeat(257), '2'],
    ['2', '1'.repeat(257)],
  ])('compares nothing that is longer than any version', (version, other) => {
    expect(compareVersions('apk', version, other)).toBe('unknown');
  });
});

describe('hasVersionScheme', () => {
  it.each([
    ['apk', true],
    ['library', false],
  ])('of %s is %s', (type, expected) => {
    expect(hasVersionScheme(type)).toBe(expected);
  });
});

describe('the version of the project itself', () => {
  it.each([
    ['apk', '3.3.2-r1', '3.3.2'],
    ['apk', '1.0+git20240101-r12', '1.0+git20240101'],
    ['apk', '3.3.2', '3.3.2'],
    ['npm', '1.2.3+build.7', '1.2.3'],
    ['npm', '1.2.3-r1', '1.2.3-r1'],
    [undefined, '2.0+a', '2.0'],
  ])('of %s %s is %s', (type, version, upstream) => {
    expect(upstreamVersion(type, version)).toBe(upstream);
  });
});
