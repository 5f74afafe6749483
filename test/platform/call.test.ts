import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { path, renderQuery } from '../../src/platform/call.ts';

describe('renderQuery', () => {
  it.each([
    ['nothing', {}, ''],
    ['only absent values', { name: undefined }, ''],
    ['a text', { name: 'a b&c' }, '?name=a+b%26c'],
    ['a number and a boolean', { page_size: 200, 'uidp.in_root': true }, '?page_size=200&uidp.in_root=true'],
    [
      'a list, whose key is repeated',
      { artifactNames: ['a,b', 'c'] },
      '?artifactNames=a%2Cb&artifactNames=c',
    ],
    ['an empty list', { artifactNames: [] }, ''],
  ])('renders %s', (_, query, expected) => {
    expect(renderQuery(query)).toBe(expected);
  });

  it('renders a list that was changed as it is now', () => {
    const names = ['a', 'b'];
    expect(renderQuery({ names })).toBe('?names=a&names=b');
    expect(renderQuery({ names })).toBe('?names=a&names=b');
    names[1] = 'c';
    expect(renderQuery({ names })).toBe('?names=a&names=c');
    names.push('d');
    expect(renderQuery({ names })).toBe('?names=a&names=c&names=d');
  });

  it('renders nothing without a query', () => {
    expect(renderQuery()).toBe('');
  });

  it('loses no value, whatever it holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.string())), (query) => {
        const read = new URLSearchParams(renderQuery(query));
        for (const [name, values] of Object.entries(query)) {
          expect(read.getAll(name)).toEqual(values);
        }
      }),
    );
  });
});

describe('path', () => {
  it('keeps the slashes of a uid raw and encodes each segment', () => {
    expect(path`/iam/v2/roleBindings/${'0123/45 67'}`).toBe('/iam/v2/roleBindings/0123/45%2067');
  });

  it('takes many values and text behind the last', () => {
    expect(path`/v2/${'acme/nginx'}/_chainguard/history/${'1.27'}?x`).toBe(
      '/v2/acme/nginx/_chainguard/history/1.27?x',
    );
  });

  it('encodes what would start a custom verb, a query or a fragment', () => {
    expect(path`/iam/v2/groups/${'a:batch?x=1#y%2f\\z'}`).toBe(
      '/iam/v2/groups/a%3Abatch%3Fx%3D1%23y%252f%5Cz',
    );
  });

  it('sends the colon of a digest as it is, as other clients of registries do', () => {
    const digest = `sha256:${'0a'.repeat(32)}`;
    expect(path`/v2/${'acme/nginx'}/blobs/${digest}`).toBe(`/v2/acme/nginx/blobs/${digest}`);
    expect(path`/v2/acme/nginx/blobs/${`${digest}:batch`}`).toContain('%3Abatch');
  });

  it.each(['', '/', 'a/', '/a', 'a//b', '.', '..', 'a/../b', 'a/.', 'a\ud800'])('refuses %j', (value) => {
    expect(() => path`/iam/v2/groups/${value}`).toThrow(TypeError);
  });

  it('addresses exactly the segments that it was given', () => {
    const segment = fc.string({ minLength: 1 }).filter((text) => !/^\.{1,2}$|\//.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const { pathname, search, hash } = new URL(path`/base/${segments.join('/')}/end`, 'https://x.test');
        expect([search, hash]).toEqual(['', '']);
        expect(pathname.split('/').slice(2, -1).map(decodeURIComponent)).toEqual(segments);
      }),
    );
  });
});
