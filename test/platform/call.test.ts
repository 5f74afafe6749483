import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderQuery } from '../../src/platform/call.ts';

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
