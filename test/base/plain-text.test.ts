import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteLength, clipText, escapeXml, plainLine, showInvisible } from '../../src/base/plain-text.ts';

describe('showInvisible', () => {
  it.each([
    ['a right-to-left override', 'a\u202eb', 'a[U+202E]b'],
    ['a zero-width space', 'a\u200bb', 'a[U+200B]b'],
    ['a byte order mark', '\ufeffa', '[U+FEFF]a'],
    ['an escape', '\u001b[31mred', '[U+001B][31mred'],
    ['a tag character', `a${String.fromCodePoint(0xe0041)}`, 'a[U+E0041]'],
    ['a lone surrogate', 'a\ud800', 'a[U+D800]'],
    ['separators of lines', 'a\u2028b\u2029', 'a[U+2028]b[U+2029]'],
    ['a Hangul filler', 'a\u3164', 'a[U+3164]'],
    ['a grapheme joiner', 'a\u034f', 'a[U+034F]'],
    ['a tab', 'a\tb', 'a b'],
    ['a line break', 'a\nb', 'a\nb'],
    ['an emoji', '🐙 ok', '🐙 ok'],
  ])('writes out %s', (_, text, shown) => {
    expect(showInvisible(text)).toBe(shown);
  });
});

describe('clipText', () => {
  it.each([
    ['text at the limit stays', 'abcde', 5, 'abcde'],
    ['longer text ends in an ellipsis', 'abcdef', 5, 'abcd…'],
    ['a character of two units is not split', 'abc🐙f', 5, 'abc…'],
    ['a character of two units before the cut stays', 'ab🐙ef', 5, 'ab🐙…'],
  ])('%s', (_, text, limit, clipped) => {
    expect(clipText(text, limit)).toBe(clipped);
  });
});

describe('plainLine', () => {
  it.each([
    ['line feeds', 'a\nb'],
    ['carriage returns', 'a\r\nb'],
    ['line separators', 'a\u2028\u2029b'],
    ['next line', 'a\u0085b'],
  ])('makes one line of %s', (_, text) => {
    expect(plainLine(text)).toBe('a b');
  });

  it('cuts a megabyte to the default limit', () => {
    expect(plainLine('x'.repeat(1_000_000))).toHaveLength(1000);
  });
});

describe('byteLength', () => {
  it('counts what an encoder writes, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(byteLength(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });

  it.each([
    ['a lone high surrogate at the end', '\ud800'],
    ['a lone high surrogate before a letter', '\ud800a'],
    ['a lone low surrogate', '\udc00\udc00'],
    ['a high surrogate before a far character', '\ud800\uffff'],
  ])('counts the replacement of %s', (_, text) => {
    expect(byteLength(text)).toBe(new TextEncoder().encode(text).length);
  });
});

describe('escapeXml', () => {
  it.each([
    ['markup', `<a b="c" d='e'>&`, '&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;'],
    ['the end of a section', ']]>', ']]&#62;'],
    ['white space that attributes lose', 'a\tb\nc\rd', 'a&#9;b&#10;c&#13;d'],
    ['what XML cannot hold', 'a\0b\u001bc\u0085d\ud800e\uffff', 'a\ufffdb\ufffdc\ufffdd\ufffde\ufffd'],
    ['what is invisible', 'a\u202eb\u200bc', 'a\ufffdb\ufffdc'],
    ['an emoji', '🐙', '🐙'],
  ])('escapes %s', (_, text, xml) => {
    expect(escapeXml(text)).toBe(xml);
  });

  it('cuts a megabyte', () => {
    expect(escapeXml('x'.repeat(1_000_000))).toHaveLength(4000);
  });
});
