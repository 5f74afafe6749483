import { describe, expect, it } from 'vitest';
import {
  decide,
  printBodyMark,
  printTrailer,
  readBodyMark,
  withClosedMark,
} from '../../../../src/commands/resolve-digest/pull-request/decide.ts';
import type { Branch, PullRequest } from '../../../../src/host/pull-requests.ts';

const [CONTENT, OTHER, DIGESTS] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
]; // three in, three out
const KEY = 'd'.repeat(16);
const body = printBodyMark({ key: KEY, digests: DIGESTS, image: 'acme/python' });
const pull = (more: Partial<PullRequest> = {}): PullRequest => ({
  number: 7,
  url: 'https://github.com/acme/app/pull/7',
  state: 'open',
  branch: 'pins',
  base: 'main',
  title: 'Pins',
  body,
  labels: [],
  isByToken: true,
  ...more,
});
const commit = (message = `Pins\n\n${printTrailer(CONTENT)}`, isByToken = true) => ({
  oid: 'e'.repeat(40),
  parent: 'f'.repeat(40),
  message,
  isByToken,
});
const branch = (commits: Branch['commits'] = [commit()]): Branch => ({ head: 'e'.repeat(40), commits });
const wanted = { content: CONTENT, digests: DIGESTS, isComplete: true };
const nothing = { ...wanted, content: undefined };

describe('what becomes of a pull request', () => {
  it.each([
    [
      'nothing is there',
      { branch: undefined, pulls: [] },
      wanted,
      { kind: 'keep', pull: undefined, isCurrent: false },
    ],
    [
      'it is as it should be',
      { branch: branch(), pulls: [pull()] },
      wanted,
      { kind: 'keep', isCurrent: true },
    ],
    [
      'its content differs',
      { branch: branch(), pulls: [pull()] },
      { ...wanted, content: OTHER },
      { kind: 'keep', isCurrent: false },
    ],
    [
      'its branch was merged',
      { branch: branch([]), pulls: [pull({ state: 'merged' })] },
      wanted,
      { kind: 'keep', pull: undefined, isCurrent: false },
    ],
    [
      'nothing is left',
      { branch: branch(), pulls: [pull()] },
      nothing,
      { kind: 'close', head: 'e'.repeat(40) },
    ],
    [
      'nothing is left and its branch is gone',
      { branch: undefined, pulls: [pull()] },
      nothing,
      { kind: 'close', head: undefined },
    ],
    ['nothing is left and nothing was there', { branch: branch(), pulls: [] }, nothing, { kind: 'nothing' }],
    [
      'nothing is left as far as could be read',
      { branch: branch(), pulls: [pull()] },
      { ...nothing, isComplete: false },
      { kind: 'wait' },
    ],
    [
      'a person closed it',
      { branch: branch(), pulls: [pull({ state: 'closed' })] },
      wanted,
      { kind: 'declined' },
    ],
    [
      'a person closed it with other digests',
      { branch: branch(), pulls: [pull({ state: 'closed' })] },
      { ...wanted, digests: OTHER },
      { kind: 'keep' },
    ],
    [
      'this command closed it',
      { branch: undefined, pulls: [pull({ state: 'closed', body: withClosedMark(body) })] },
      wanted,
      { kind: 'keep' },
    ],
    [
      'it was merged with the same digests',
      { branch: undefined, pulls: [pull({ state: 'merged' })] },
      wanted,
      { kind: 'keep' },
    ],
    [
      'a person committed',
      { branch: branch([commit(), commit('mine', false)]), pulls: [pull()] },
      wanted,
      { kind: 'foreign', pull: { number: 7 } },
    ],
    [
      'a person committed with our last line',
      { branch: branch([commit(undefined, false)]), pulls: [] },
      nothing,
      { kind: 'foreign', pull: undefined },
    ],
    [
      'the token made another commit',
      { branch: branch([commit('Something else')]), pulls: [] },
      wanted,
      { kind: 'foreign' },
    ],
    [
      'it has too many commits',
      { branch: { head: 'e', commits: undefined }, pulls: [] },
      wanted,
      { kind: 'foreign', why: 'it has too many commits to be ours' },
    ],
    [
      'another account opened it',
      { branch: branch(), pulls: [pull({ isByToken: false })] },
      wanted,
      { kind: 'foreign', why: 'pull request #7 was opened by another account' },
    ],
  ])('is decided where %s', (_, state, want, expected) => {
    expect(decide(state, want)).toMatchObject(expected);
  });
});

describe('the mark of a body', () => {
  it('is read as it was written, from the first line only', () => {
    expect(readBodyMark(`${body}\ntext`)).toEqual({ key: KEY, digests: DIGESTS, image: 'acme/python' });
    expect(readBodyMark(printBodyMark({ key: KEY, digests: 'closed', image: undefined }))).toMatchObject({
      image: undefined,
    });
    for (const text of ['', `text\n${body}`, body.replace(KEY, 'x')])
      expect(readBodyMark(text)).toBeUndefined();
    expect(withClosedMark('no mark')).toBe('no mark');
  });
});
