import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/base/json-text.ts';

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
