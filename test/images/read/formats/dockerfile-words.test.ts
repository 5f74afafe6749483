import { expect, it } from 'vitest';
import { wordsIn } from '../../../../src/images/read/formats/dockerfile-instructions.ts';
import { placeRange } from '../../../../src/images/read/placed-text.ts';

it.each([
  ['several', '\\', ' a  b\t--c=d ', ['a', 'b', '--c=d']],
  ['with quotes', '\\', `a"b c"d 'e f' g`, [`a"b c"d`, `'e f'`, 'g']],
  ['with a quote that stays open', '\\', `a "b c`, ['a', '"b c']],
  ['with escapes', '\\', 'a\\ b "c\\" d" e\\', ['a\\ b', '"c\\" d"', 'e\\']],
  ['with a quote that an escape leaves open', '\\', '"a b\\', ['"a b\\']],
  ['with a backslash in single quotes, where it escapes nothing', '\\', `'a\\' b`, [`'a\\'`, 'b']],
  ['with the other escape character', '`', 'a` b c\\ d', ['a` b', 'c\\', 'd']],
  ['over several lines', '\\', 'a b\nc d', ['a', 'b\nc', 'd']],
  ['none', '\\', ' \t', []],
] as const)('the words of a line are read: %s', (_, escapeCharacter, line, words) => {
  const placed = placeRange(`>${line}`, 1, line.length + 1);
  const read = [...wordsIn(placed, escapeCharacter)];
  expect(read.map(({ value }) => value)).toEqual(words);
  for (const { pieces, value } of read)
    expect(`>${line}`.slice(pieces[0]?.start, pieces[0]?.end)).toBe(value);
});
