import { describe, expect, test } from 'vitest';
import { applyEdits, planEdit } from '../../../src/images/edit/edit-text.ts';
import { scanEmbedded } from '../../../src/images/read/embedded-text.ts';
import { createSink, type Found } from '../../../src/images/read/found.ts';
import {
  joinPlaced,
  offsetAfter,
  offsetOf,
  pieceAt,
  placeDecoded,
  placeRange,
} from '../../../src/images/read/placed-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import { NEW_DIGEST } from './golden.ts';

const found = (start: number, end: number): Found => ({
  syntax: 'yaml',
  text: placeDecoded('x'.repeat(end - start), start, end),
  start,
  end,
  uses: [],
  site: { start, end, before: '', after: '', hexOnly: false },
  remarksAt: [start],
});

/** `ab` at 10–12, then one character written with four at 20–24, then `cd` at 30–32. */
const OUTER = joinPlaced([
  placeRange(`${'.'.repeat(10)}ab`, 10, 12),
  placeDecoded('-', 20, 24),
  placeRange(`${'.'.repeat(30)}cd`, 30, 32),
]);

describe('scanEmbedded', () => {
  test.each([
    [0, 2, 10, 12],
    [2, 3, 20, 24],
    [1, 4, 11, 31],
    [3, 5, 30, 32],
    [5, 5, 32, 32],
    [0, 0, 10, 10],
    [2, 2, 12, 12],
    [3, 3, 24, 24],
  ])('puts %i–%i of the inner text at %i–%i of the file', (start, end, outerStart, outerEnd) => {
    const sink = createSink();
    scanEmbedded(OUTER, sink, (text, inner) => {
      expect(text).toBe('ab-cd');
      inner.found.push(found(start, end));
      inner.faults.push({ offset: start, message: 'm' });
    });
    expect(sink.found[0]?.site).toMatchObject({ start: outerStart, end: outerEnd });
    expect(sink.found[0]?.text.value).toBe('x'.repeat(end - start));
    expect(sink.faults[0]?.message).toBe('m');
  });

  test('splits a text where the file does', () => {
    const sink = createSink();
    scanEmbedded(OUTER, sink, (_text, inner) => inner.found.push(found(1, 4)));
    expect(sink.found[0]?.text.pieces).toEqual([
      { text: 'x', start: 11, end: 12, from: undefined },
      { text: 'x', start: 20, end: 24, from: undefined },
      { text: 'x', start: 30, end: 31, from: undefined },
    ]);
  });

  test('an empty text has one place', () => {
    const sink = createSink();
    scanEmbedded(placeRange('', 0, 0), sink, (_text, inner) => {
      inner.found.push(found(0, 0));
      inner.unknown.push({ ...found(0, 0), text: '', reason: '' });
    });
    expect(sink.found[0]).toMatchObject({ start: 0, end: 0 });
  });
});

describe('offsets of a placed text', () => {
  test('before and after each character', () => {
    expect([0, 1, 2, 3, 4, 5].map((index) => offsetOf(OUTER, index))).toEqual([10, 11, 20, 30, 31, 32]);
    expect([0, 1, 2, 3, 4, 5].map((index) => offsetAfter(OUTER, index))).toEqual([10, 11, 12, 24, 31, 32]);
    expect(pieceAt(OUTER, 5)).toBeUndefined();
  });

  test('of an empty text are 0', () => {
    expect(offsetOf({ value: '', pieces: [] }, 0)).toBe(0);
    expect(offsetAfter({ value: '', pieces: [] }, 1)).toBe(0);
  });
});

test('a new line for a digest has the indentation and the line break of the file', () => {
  const kustomization = (patch: string) =>
    `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\ntransformers:\n  - ${patch}\n`;
  const inner = 'kind: ImageTagTransformer\napiVersion: builtin\nimageTag:\n  newName: c.d/x\n  newTag: v1';
  const block = kustomization(`|-\n    ${inner.replaceAll('\n', '\n    ')}`);
  const quoted = kustomization(JSON.stringify(inner));
  const pinned = (source: string) => {
    const [reference, ...others] = scanFile('kustomization.yaml', source).references;
    expect(others).toEqual([]);
    if (reference === undefined) return [];
    const plan = planEdit(reference, NEW_DIGEST);
    return 'kind' in plan ? plan.reason : applyEdits(source, plan);
  };
  const expected = block.replace('newTag: v1', `newTag: v1\n      digest: ${NEW_DIGEST}`);
  expect(pinned(block)).toBe(expected);
  expect(pinned(block.replaceAll('\n', '\r\n'))).toBe(expected.replaceAll('\n', '\r\n'));
  expect(pinned(quoted)).toBe('there is no place for a line with its digest in this text');
});
