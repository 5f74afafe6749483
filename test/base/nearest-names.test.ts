import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestNames, showCandidates, unknownWord } from '../../src/base/nearest-names.ts';

it.each([
  ['a slip', 'viwer', ['owner', 'viewer', 'editor'], ['viewer']],
  ['two letters in the wrong order', 'stael', ['unpinned', 'stale', 'unread'], ['stale']],
  [
    'fewer edits before a part of a longer name',
    'image',
    ['ignore-images', 'images'],
    ['images', 'ignore-images'],
  ],
  ['letter case', 'Viewer', ['viewer'], ['viewer']],
  ['a part of the name', 'pull', ['registry.pull', 'apk.pull', 'viewer'], ['apk.pull', 'registry.pull']],
  ['a slip in a word of the name', 'advisry', ['token', 'advisory-gate'], ['advisory-gate']],
  ['no slip in a short word', 'abd', ['abc-def'], []],
  ['nothing near', 'zzzz', ['viewer'], []],
  ['no names', 'x', [], []],
  [
    'the nearest first, three at most',
    'abcdef',
    ['abcdxx', 'abcdex', 'abcxef', 'abxdef', 'abcdef'],
    ['abcdef', 'abcdex', 'abcxef'],
  ],
  ['the same name twice', 'abc', ['abd', 'abd'], ['abd']],
])('finds: %s', (_name, wanted, names, near) => {
  expect(nearestNames(wanted, names)).toEqual(near);
});

it('finds the name itself first, in any order of the names', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z.]{1,12}$/), { minLength: 1 });
  fc.assert(
    fc.property(names, (list) => {
      const wanted = [...list].sort()[0] ?? '';
      expect(nearestNames(wanted, list)[0]).toBe(wanted);
      expect(nearestNames(wanted, [...list].reverse())).toEqual(nearestNames(wanted, list));
    }),
  );
});

it('shows five candidates and counts the others', () => {
  const items = Array.from({ length: 7 }, (_, index) => ({ uid: `u${index}`, name: 'team' }));
  expect(showCandidates(items.slice(0, 2))).toBe('`team` (u0), `team` (u1)');
  expect(showCandidates(items)).toMatch(/^`team` \(u0\), .*`team` \(u4\) and 2 more$/);
});

it.each([
  ['', 'the mode is missing\nchoose `plan`, `apply`'],
  ['plna', '`plna` is not a mode\ndid you mean `plan`? choose `plan`, `apply`'],
])('says of the word `%s` what it may be', (word, said) => {
  expect(unknownWord('mode', word, ['plan', 'apply'])).toBe(said);
});
