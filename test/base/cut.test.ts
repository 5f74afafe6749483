import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutJsonArray } from '../../src/base/cut.ts';
import { renderJson } from '../../src/base/json-text.ts';

describe('cutJsonArray', () => {
  it.each([
    ['nothing', [], 10, '[]', false],
    ['what fits', [1, 'a'], 8, '[1,"a"]', false],
    ['what reaches the limit', [1, 'a'], 7, '[1]', true],
    ['a first entry that is too large', ['abcdef'], 6, '[]', true],
    ['entries that JSON lacks', [undefined], 10, '[null]', false],
    ['what a log reader would obey', ['##[error]', '::x'], 60, '["\\u0023#[error]","\\u003a:x"]', false],
    ['text of several bytes', ['ä', 'ä'], 11, '["ä"]', true],
  ])('cuts %s', (_, entries, limit, text, truncated) => {
    expect(cutJsonArray(entries, limit)).toEqual({ text, truncated });
  });

  it('stays under 64 KiB by default', () => {
    const { text, truncated } = cutJsonArray(Array.from({ length: 10_000 }, (_, index) => `entry ${index}`));
    expect(new TextEncoder().encode(text).length).toBeLessThan(65_536);
    expect(truncated).toBe(true);
  });

  it('is a prefix of the array under the limit, and the whole array when that fits', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 3, max: 200 }), (entries, limit) => {
        const { text, truncated } = cutJsonArray(entries, limit);
        const read: unknown = JSON.parse(text);
        expect(new TextEncoder().encode(text).length).toBeLessThan(limit);
        const whole = renderJson(entries);
        expect(truncated).toBe(new TextEncoder().encode(whole).length >= limit);
        const length = Array.isArray(read) ? read.length : -1;
        expect(renderJson(entries.slice(0, length))).toBe(text);
      }),
    );
  });
});
