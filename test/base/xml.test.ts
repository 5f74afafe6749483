import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../src/base/xml.ts';

describe('escapeXml', () => {
  it.each([
    ['markup', `<a b="c" d='e'>&`, '&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;'],
    ['the end of a section', ']]>', ']]&#62;'],
    ['white space that attributes lose', 'a\tb\nc\rd', 'a&#9;b&#10;c&#13;d'],
    ['what XML cannot hold', 'a\0b\u001bc\u0085d\ud800e\uffff', 'a\ufffdb\ufffdc\ufffdd\ufffde\ufffd'],
    ['an emoji', '🐙', '🐙'],
  ])('escapes %s', (_, text, xml) => {
    expect(escapeXml(text)).toBe(xml);
  });

  it('cuts a megabyte', () => {
    expect(escapeXml('x'.repeat(1_000_000))).toHaveLength(4000);
  });
});
