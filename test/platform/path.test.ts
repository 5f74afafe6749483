import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { path } from '../../src/platform/path.ts';

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

  it.each(['', '/', 'a/', '/a', 'a//b', '.', '..', 'a/../b', 'a/.'])('refuses %j', (value) => {
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
