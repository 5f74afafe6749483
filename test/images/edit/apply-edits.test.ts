import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/images/edit/edit-text.ts';

describe('applyEdits', () => {
  test('without edits gives the same text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => applyEdits(text, []) === text));
  });

  test('changes only the given ranges, in whatever order they come', () => {
    const text = 'one two three';
    const edits = [
      { start: 8, end: 13, text: '3' },
      { start: 0, end: 3, text: '1' },
      { start: 4, end: 4, text: '+' },
    ];
    expect(applyEdits(text, edits)).toBe('1 +two 3');
  });

  test('keeps every part of any text that lies between the edits', () => {
    const ranges = fc.uniqueArray(fc.nat(60), { minLength: 2, maxLength: 10 }).map((points) => {
      const sorted = points.sort((one, other) => one - other);
      return sorted.slice(0, sorted.length - (sorted.length % 2));
    });
    fc.assert(
      fc.property(fc.string({ minLength: 61, maxLength: 80 }), ranges, (text, points) => {
        const edits = [];
        const kept = [];
        let done = 0;
        for (let index = 0; index < points.length; index += 2) {
          const [start = 0, end = 0] = points.slice(index, index + 2);
          edits.push({ start, end, text: '\u0000' });
          kept.push(text.slice(done, start));
          done = end;
        }
        kept.push(text.slice(done));
        expect(applyEdits(text, edits)).toBe(kept.join('\u0000'));
      }),
    );
  });

  test('counts the same edit once', () => {
    const edit = { start: 1, end: 1, text: 'x' };
    expect(applyEdits('ab', [edit, { ...edit }])).toBe('axb');
  });

  test.each([
    [
      'overlap',
      [
        { start: 0, end: 2, text: '' },
        { start: 1, end: 3, text: '' },
      ],
    ],
    [
      'begin at the same point',
      [
        { start: 1, end: 1, text: 'a' },
        { start: 1, end: 1, text: 'b' },
      ],
    ],
    [
      'insert where another ends',
      [
        { start: 0, end: 1, text: 'a' },
        { start: 1, end: 1, text: 'b' },
      ],
    ],
  ])('refuses different edits that %s', (_name, edits) => {
    expect(() => applyEdits('abc', edits)).toThrow(/overlap/);
  });

  test.each([
    { start: -1, end: 0, text: '' },
    { start: 2, end: 1, text: '' },
    { start: 0, end: 4, text: '' },
  ])('refuses the range $start–$end of three characters', (edit) => {
    expect(() => applyEdits('abc', [edit])).toThrow(/outside/);
  });

  test('lets edits touch', () => {
    expect(
      applyEdits('abc', [
        { start: 0, end: 1, text: '1' },
        { start: 1, end: 2, text: '2' },
      ]),
    ).toBe('12c');
  });
});
