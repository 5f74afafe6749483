import { expect, it } from 'vitest';
import { counted } from '../../src/base/counted.ts';

it.each([
  [0, 'file', undefined, '0 files'],
  [1, 'file', undefined, '1 file'],
  [2, 'file', undefined, '2 files'],
  [1, 'repository', 'repositories', '1 repository'],
  [3, 'repository', 'repositories', '3 repositories'],
])('%i %s is written in the right number', (count, noun, plural, text) => {
  expect(counted(count, noun, plural)).toBe(text);
});
