import { describe, expect, it } from 'vitest';
import { decodeUriPart, isLoopback, isUidPath, isUriPart } from '../../src/base/uri.ts';

describe('isLoopback', () => {
  it.each([
    'http://localhost:1',
    'http://app.localhost',
    'http://[::1]:80',
    'http://127.0.0.1',
    'http://127.1.2.3',
  ])('knows %s as this machine', (url) => {
    expect(isLoopback(new URL(url).hostname)).toBe(true);
  });

  it.each([
    'http://localhost.evil.test',
    'http://127.0.0.1.evil.test',
    'http://128.0.0.1',
    'http://10.0.0.1',
    'http://[::2]',
    'http://notlocalhost',
  ])('knows %s as another', (url) => {
    expect(isLoopback(new URL(url).hostname)).toBe(false);
  });
});

describe('isUidPath', () => {
  it.each([
    ['a/b', true],
    ['a', true],
    ['', false],
    ['.', false],
    ['a/..', false],
    ['a//b', false],
    ['a b', false],
  ])('%j: %s', (text, is) => {
    expect(isUidPath(text)).toBe(is);
  });
});

describe('percent-encoded text', () => {
  it.each([
    ['p%40ss', true, 'p@ss'],
    ['plain', true, 'plain'],
    ['100%word', false, '100%word'],
    ['%ff', false, '%ff'],
  ])('%s is in order: %s', (text, isRight, decoded) => {
    expect(isUriPart(text)).toBe(isRight);
    expect(decodeUriPart(text)).toBe(decoded);
  });
});
