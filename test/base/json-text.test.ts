import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutJsonArray, renderJson } from '../../src/base/json-text.ts';

describe('renderJson', () => {
  it.each([
    ['workflow commands', '::add-mask::x', '"\\u003a:add-mask\\u003a:x"'],
    ['three colons', ':::', '"\\u003a\\u003a:"'],
    ['older commands', '##[error]x', '"\\u0023#[error]x"'],
    ['commands of Azure', '##vso[task.x]', '"\\u0023#vso[task.x]"'],
    ['direction marks', 'a\u202eb', '"a\\u202eb"'],
    ['terminal controls', '\u001b[31m\u009b', '"\\u001b[31m\\u009b"'],
    ['invisible tags beyond the first plane', '\u{e0041}', '"\\udb40\\udc41"'],
    ['fillers that show nothing', 'a\u3164\uffa0\u115f\u034fb', '"a\\u3164\\uffa0\\u115f\\u034fb"'],
    ['plain text', 'a:b ##x é', '"a:b ##x é"'],
  ])('writes %s so that only JSON readers see them', (_name, text, expected) => {
    expect(renderJson(text)).toBe(expected);
    expect(JSON.parse(renderJson(text))).toBe(text);
  });

  it('indents, and gives null for what JSON cannot say', () => {
    expect(renderJson({ a: [1] }, 2)).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(renderJson(undefined)).toBe('null');
  });

  it('says the same as JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value: unknown = JSON.parse(text);
        expect(JSON.parse(renderJson(value))).toEqual(value);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(':', '#', '[', '\\', 'vso', '"', '\u2028') }), (text) => {
        const json = renderJson(text);
        expect(JSON.parse(json)).toBe(text);
        expect(json).not.toMatch(/::|##\[|##vso\[|\u2028/);
      }),
    );
  });
});

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
