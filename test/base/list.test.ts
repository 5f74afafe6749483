import { describe, expect, it } from 'vitest';
import { splitLines, splitList } from '../../src/base/list.ts';

describe('splitList', () => {
  it.each([
    ['commas and lines', 'a, b\nc\r\nd\re', ['a', 'b', 'c', 'd', 'e']],
    ['blanks', ' , \n\n a ,,', ['a']],
    ['commas inside braces', '*.{yml,yaml},x', ['*.{yml,yaml}', 'x']],
    ['braces in braces', 'a{b,{c,d}},e', ['a{b,{c,d}}', 'e']],
    ['a closing brace without an opening one', 'a},b', ['a}', 'b']],
    ['an open brace, up to the end of its line', 'a{b,c\nd,e', ['a{b,c', 'd', 'e']],
    ['nothing', '', []],
  ])('splits at %s', (_, text, expected) => {
    expect(splitList(text)).toEqual(expected);
  });
});

describe('splitLines', () => {
  it('keeps commas', () => {
    expect(splitLines(' a,b \n\n c=d')).toEqual(['a,b', 'c=d']);
  });
});
