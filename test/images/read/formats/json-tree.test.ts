import { expect, test } from 'vitest';
import { jsonAt, jsonEntries } from '../../../../src/images/read/formats/json-tree.ts';

test('a node without its children has no pairs', () => {
  expect(jsonEntries({ type: 'object', offset: 0, length: 2 })).toEqual([]);
  expect(
    jsonEntries({
      type: 'object',
      offset: 0,
      length: 2,
      children: [{ type: 'property', offset: 1, length: 1 }],
    }),
  ).toEqual([]);
  const key = { type: 'string', value: 'a', offset: 1, length: 3 } as const;
  const half = { type: 'property', offset: 1, length: 3, children: [key] } as const;
  expect(
    jsonAt(
      { type: 'object', offset: 0, length: 5, children: [{ ...half, children: [...half.children] }] },
      'a',
    ),
  ).toBeUndefined();
});
