import { describe, expect, it } from 'vitest';
import {
  LAST_WORDS,
  readStatuses,
  STATUS_CHOICES,
  wordText,
} from '../../../../src/commands/advisory-gate/advisory/last-word.ts';

describe('readStatuses', () => {
  it.each([
    ['nothing', [], undefined],
    ['all of them', LAST_WORDS, undefined],
    ['all with the other name', STATUS_CHOICES, undefined],
    ['one', ['detected'], ['detected']],
    ['the other name of one', ['under-investigation'], ['detected']],
    ['several, in their order', ['fix-not-planned', 'affected'], ['affected', 'fix-not-planned']],
  ])('of %s', (_, given, words) => {
    expect(readStatuses(given)).toEqual(words);
  });
});

describe('wordText', () => {
  it('is what the vendor shows', () => {
    expect(LAST_WORDS.map(wordText)).toEqual([
      'affected',
      'under investigation',
      'pending upstream',
      'fix not planned',
      'analysis not planned',
    ]);
  });
});
