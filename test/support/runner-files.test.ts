import { describe, expect, it } from 'vitest';
import { parseOutputFile } from './runner-files.ts';

describe('parseOutputFile', () => {
  it.each([
    ['a pair', 'a=b=c\n', { a: 'b=c' }],
    ['an empty value', 'a=\n', { a: '' }],
    ['a block', 'a<<E\none\n\ntwo=2\nE\n', { a: 'one\n\ntwo=2' }],
    ['an empty block', 'a<<E\nE\n', { a: '' }],
    ['a pair whose value has <<', 'a=b<<c\n', { a: 'b<<c' }],
    ['a later value', 'a=1\na=2\n', { a: '2' }],
    ['a closing line without a line end', 'a<<E\none\nE', { a: 'one' }],
    ['a carriage return, which stays', 'a<<E\none\r\nE\n', { a: 'one\r' }],
  ])('reads %s', (_, text, outputs) => {
    expect(parseOutputFile(text)).toEqual(outputs);
  });

  it.each(['words\n', 'a<<E\none\n', '=b\n'])('refuses %j', (text) => {
    expect(() => parseOutputFile(text)).toThrow();
  });
});
