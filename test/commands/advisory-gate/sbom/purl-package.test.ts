import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barePurl,
  formatPurl,
  parsePurl,
  readPurl,
} from '../../../../src/commands/advisory-gate/sbom/purl-package.ts';

describe('parsePurl', () => {
  it.each([
    [
      'pkg:apk/wolfi/openssl@3.1.4-r5?arch=x86_64',
      { type: 'apk', name: 'openssl', version: '3.1.4-r5', arch: 'x86_64' },
    ],
    ['pkg:apk/wolfi/libssl3?upstream=openssl%403', { type: 'apk', name: 'libssl3', origins: ['openssl'] }],
    ['pkg:apk/alpine/libcrypto3?origin=openssl', { type: 'apk', name: 'libcrypto3', origins: ['openssl'] }],
    ['pkg:deb/debian/libssl3?source=openssl', { type: 'deb', name: 'libssl3', origins: ['openssl'] }],
    [
      'pkg:rpm/rhel/zlib-devel?sourcerpm=zlib-1.2.11-40.el9.src.rpm',
      { type: 'rpm', name: 'zlib-devel', origins: ['zlib'] },
    ],
    [
      'pkg:rpm/rhel/zlib-devel?upstream=zlib-1.2.11-40.el9.src.rpm',
      { type: 'rpm', name: 'zlib-devel', origins: ['zlib'] },
    ],
    ['pkg:apk/a/b?upstream=c&origin=d', { type: 'apk', name: 'b', origins: ['c', 'd'] }],
    ['pkg:apk/a/b?source=https://example.test/b', { type: 'apk', name: 'b' }],
    ['pkg:apk/wolfi/openssl?upstream=openssl', { type: 'apk', name: 'openssl' }],
    ['PKG:Alpine/openssl', { type: 'apk', name: 'openssl' }],
    ['pkg://apk/wolfi/openssl', { type: 'apk', name: 'openssl' }],
    ['pkg:APK/wolfi/openssl', { type: 'apk', name: 'openssl' }],
    ['pkg:npm/%40acme/app@1.0.0', { type: 'npm', name: '@acme/app', version: '1.0.0' }],
    ['pkg:golang/golang.org/x/net@v0.1.0', { type: 'golang', name: 'golang.org/x/net', version: 'v0.1.0' }],
    ['pkg:maven/org.apache/log4j@2.17.1', { type: 'maven', name: 'org.apache:log4j', version: '2.17.1' }],
    ['pkg:pypi/requests@2.0', { type: 'pypi', name: 'requests', version: '2.0' }],
    ['pkg:oci/python@sha256%3Aabc', { type: 'oci', name: 'python', version: 'sha256:abc' }],
  ])('reads %s', (purl, expected) => {
    expect(parsePurl(purl)).toEqual({ origins: [], ...expected });
  });

  it.each([
    '',
    'openssl',
    'pkg:',
    'pkg:apk',
    'pkg:apk/',
    'pkg://',
    'pkg:apk/%zz',
    'pkg:apk/wolfi/@1.2.3-r0',
    'pkg:apk/wolfi/libssl3@1-r0?upstream=openssl&upstream=libressl',
    `pkg:apk/${'a'.repeat(5000)}`,
  ])('refuses %j', (purl) => {
    expect(parsePurl(purl)).toBeUndefined();
  });
});

describe('readPurl', () => {
  it('takes a qualifier that is repeated for one', () => {
    const purl = { kind: 'purl', purl: { origins: ['openssl'] } };
    expect(readPurl('pkg:apk/a/libssl3?upstream=openssl&upstream=openssl#b?c&c=1')).toMatchObject(purl);
  });

  it.each([
    ['not a purl', undefined],
    ['pkg:', undefined],
    ['pkg:%zz/a', undefined],
    [' PKG: APK/a', 'apk'],
    ['pkg:apk/', 'apk'],
    ['pkg:alpine/', 'apk'],
    ['pkg:npm/%zz', 'npm'],
  ])('tells the type that %j claims', (text, type) => {
    expect(readPurl(text)).toMatchObject({ kind: 'unreadable', type });
  });
});

describe('barePurl', () => {
  it.each([
    [
      'pkg:apk/wolfi/openssl@3.1.4-r5?arch=x86_64&distro=wolfi#x',
      undefined,
      'pkg:apk/wolfi/openssl@3.1.4-r5',
    ],
    ['PKG:ALPINE/openssl', '3-r0', 'pkg:apk/openssl@3-r0'],
    ['pkg:npm/%40acme/app', undefined, 'pkg:npm/%40acme/app'],
    ['openssl', undefined, undefined],
  ])('of %s', (text, version, bare) => {
    expect(barePurl(text, version)).toBe(bare);
  });
});

describe('formatPurl', () => {
  it.each([
    ['apk', 'openssl', '3.1.4-r5', 'pkg:apk/openssl@3.1.4-r5'],
    ['npm', '@acme/app', '1.0.0', 'pkg:npm/%40acme/app@1.0.0'],
    ['maven', 'org.apache:log4j', undefined, 'pkg:maven/org.apache/log4j'],
    [undefined, 'openssl', '', 'pkg:generic/openssl'],
    ['not a type', 'openssl', undefined, 'pkg:generic/openssl'],
    ['apk', '/odd', undefined, 'pkg:apk/odd'],
  ])('writes %s %s %s', (type, name, version, purl) => {
    expect(formatPurl(type, name, version)).toBe(purl);
  });

  it('is read back as the same package, for any apk name and version', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcxyz019.+-_~@?#% '), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(word, word, (name, version) => {
        fc.pre(name.trim() === name && version.trim() === version && !/^\.+$/.test(name));
        expect(parsePurl(formatPurl('apk', name, version))).toEqual({
          type: 'apk',
          name,
          version,
          origins: [],
        });
      }),
    );
  });
});
