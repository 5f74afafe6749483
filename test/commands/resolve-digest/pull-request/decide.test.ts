import { describe, expect, it } from 'vitest';
import {
  isSameBody,
  isTicked,
  NO_MEMORY,
  printBodyMark,
  printBox,
  printMemory,
  printTrailer,
  readBodyMark,
  readMemory,
  withClosedMark,
} from '../../../../src/commands/resolve-digest/pull-request/body-mark.ts';
import { decidePull } from '../../../../src/commands/resolve-digest/pull-request/decide.ts';
import { judgeCommits } from '../../../../src/commands/resolve-digest/pull-request/own-commits.ts';
import type { TreeEntry } from '../../../../src/host/git/git-objects.ts';
import type { TreeSource } from '../../../../src/host/git/read-tree-file.ts';
import type { Branch, BranchCommit, PullRequest } from '../../../../src/host/pull-requests.ts';

const [OTHER, DIGESTS, START] = ['a', 'b', 'f'].map((digit) => digit.repeat(40)) as [string, string, string]; // three in, three out
const KEY = 'd'.repeat(16);
const body = printBodyMark({ key: KEY, digests: DIGESTS, image: 'acme/python' });
const pull = (more: Partial<PullRequest> = {}): PullRequest => ({
  number: 7,
  url: 'https://github.com/acme/app/pull/7',
  state: 'open',
  branch: 'pins',
  head: 'e'.repeat(40),
  base: 'main',
  title: 'Pins',
  body,
  labels: [],
  assignees: [],
  ...more,
});
const branch: Branch = {
  head: 'e'.repeat(40),
  commits: [
    { oid: 'e'.repeat(40), parents: [START], tree: '1'.repeat(40), message: 'Pins', signature: 'verified' },
  ],
};
const current = { why: undefined, isCurrent: true };
const outdated = { why: undefined, isCurrent: false };
const foreign = { why: 'commit e is not from this command', isCurrent: false };
const wanted = { hasPins: true, start: START, base: 'main', digests: DIGESTS, isComplete: true };
const nothing = { ...wanted, hasPins: false };
const ticked = `${body}\n${printBox('x').replace('[ ]', '[x]')}`;

describe('what becomes of a pull request', () => {
  it.each([
    [
      'nothing is there',
      { branch: undefined, commits: outdated, pulls: [] },
      wanted,
      { kind: 'keep', pull: undefined, isCurrent: false },
    ],
    [
      'it is as it should be',
      { branch, commits: current, pulls: [pull()] },
      wanted,
      { kind: 'keep', isCurrent: true, isAsked: false },
    ],
    [
      'it is as it should be on an older commit, and the box is ticked',
      { branch, commits: current, pulls: [pull({ body: ticked })] },
      { ...wanted, start: OTHER },
      { kind: 'keep', isCurrent: false, isAsked: true },
    ],
    [
      'its branch was merged',
      { branch: { ...branch, commits: [] }, commits: outdated, pulls: [pull({ state: 'merged' })] },
      wanted,
      { kind: 'keep', pull: undefined, isCurrent: false },
    ],
    [
      'nothing is left',
      { branch, commits: outdated, pulls: [pull()] },
      nothing,
      { kind: 'close', head: 'e'.repeat(40), hasOthers: false },
    ],
    [
      'nothing is left, a person committed and ticked the box',
      { branch, commits: foreign, pulls: [pull({ body: ticked })] },
      nothing,
      { kind: 'close', head: 'e'.repeat(40), hasOthers: true },
    ],
    [
      'nothing is left and its branch is gone',
      { branch: undefined, commits: outdated, pulls: [pull()] },
      nothing,
      { kind: 'close', head: undefined },
    ],
    [
      'nothing is left and nothing was there',
      { branch, commits: outdated, pulls: [] },
      nothing,
      { kind: 'nothing' },
    ],
    [
      'nothing is left as far as could be read',
      { branch, commits: outdated, pulls: [pull()] },
      { ...nothing, isComplete: false },
      { kind: 'wait' },
    ],
    [
      'a person closed it',
      { branch, commits: current, pulls: [pull({ state: 'closed' })] },
      wanted,
      { kind: 'declined' },
    ],
    [
      'a person closed it with other digests',
      { branch, commits: outdated, pulls: [pull({ state: 'closed' })] },
      { ...wanted, digests: OTHER },
      { kind: 'keep' },
    ],
    [
      'a person closed it and ticked the box',
      { branch, commits: current, pulls: [pull({ state: 'closed', body: ticked })] },
      wanted,
      { kind: 'keep', pull: undefined },
    ],
    [
      'a person closed it with commits of their own, and deleted the branch',
      { branch: undefined, commits: foreign, pulls: [pull({ state: 'closed' })] },
      wanted,
      { kind: 'keep', pull: undefined, head: undefined },
    ],
    [
      'a person closed it, and deleted the branch with our commit',
      { branch: undefined, commits: current, pulls: [pull({ state: 'closed' })] },
      wanted,
      { kind: 'declined' },
    ],
    [
      'this command closed it',
      {
        branch: undefined,
        commits: outdated,
        pulls: [pull({ state: 'closed', body: withClosedMark(body) })],
      },
      wanted,
      { kind: 'keep' },
    ],
    [
      'it was merged with the same digests',
      { branch: undefined, commits: outdated, pulls: [pull({ state: 'merged' })] },
      wanted,
      { kind: 'keep' },
    ],
    [
      'a person committed',
      { branch, commits: foreign, pulls: [pull()] },
      wanted,
      { kind: 'foreign', pull: { number: 7 } },
    ],
    [
      'a person committed and ticked the box',
      { branch, commits: foreign, pulls: [pull({ body: ticked })] },
      wanted,
      { kind: 'keep', isCurrent: false, head: 'e'.repeat(40) },
    ],
    [
      'a person committed, closed it, and nothing is left',
      { branch, commits: foreign, pulls: [pull({ state: 'closed' })] },
      nothing,
      { kind: 'foreign', pull: undefined, closed: { number: 7 } },
    ],
    [
      'a person committed after it was merged, and ticked the box',
      { branch, commits: foreign, pulls: [pull({ state: 'merged', body: ticked })] },
      wanted,
      { kind: 'foreign', pull: undefined, closed: undefined },
    ],
    [
      'a person closed it, with another base',
      { branch: undefined, commits: outdated, pulls: [pull({ state: 'closed', base: 'stable' })] },
      wanted,
      { kind: 'keep', isAsked: false },
    ],
    [
      'a person closed it and ticked the box after a newer one was closed',
      {
        branch: undefined,
        commits: outdated,
        pulls: [pull({ state: 'closed', body: 'x' }), pull({ state: 'closed', body: ticked })],
      },
      wanted,
      { kind: 'keep', isAsked: true },
    ],
  ])('is decided where %s', (_, state, want, expected) => {
    expect(decidePull(state, want)).toMatchObject(expected);
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
    expect(isTicked(withClosedMark(ticked))).toBe(false);
  });
});

describe('what a body remembers', () => {
  it('is read as it was written, whatever words GitHub used', () => {
    const words = 'no --> <b>%2D</b> @octocat\nä';
    const memory = {
      workflows: words,
      notAdded: [{ what: 'labels', names: ['a-b'], message: words, fix: undefined }],
    } as const;
    const printed = printMemory(memory);
    expect(printed.match(/-->/g)).toHaveLength(1);
    expect(readMemory(`${body}\n${printed}text`)).toEqual(memory);
    expect(printMemory(NO_MEMORY)).toBe('');
    for (const text of ['', printed.replace('refused ', 'refused %'), '<!-- platform-actions refused 1 -->'])
      expect(readMemory(text)).toEqual(NO_MEMORY);
  });

  it('is a ticked box, in either case', () => {
    expect(isTicked(printBox('x'))).toBe(false);
    expect(isTicked(`a\r\n${printBox('x').replace('[ ]', '[X]')}\r\n`)).toBe(true);
    expect(isTicked('- [x] mine')).toBe(false);
  });

  it('is the same where only ages, line ends and the run differ', () => {
    const text = (age: string, run: number): string => `a\n| ${age} |\nWritten by [run](https://x/${run}).\n`;
    expect(isSameBody(text('10 days', 1), text('2 weeks', 2).replaceAll('\n', '\r\n'))).toBe(true);
    expect(isSameBody(text('10 days', 1), `${text('10 days', 1)}b`)).toBe(false);
  });
});

describe('a commit of our form that changes more folders than are read', () => {
  it('is not ours, instead of an error that no other run ends', async () => {
    const folders = (id: string): readonly TreeEntry[] =>
      Array.from({ length: 501 }, (_, at) => ({ mode: '40000', name: `s${at}`, id: `${id}${at}` }));
    const trees: TreeSource = {
      treeOf: async () => ({ kind: 'found', value: 'old' }),
      entries: async (tree) => ({
        kind: 'found',
        value: tree === 'old' || tree === 'new' ? folders(tree) : [],
      }),
      blob: async () => ({ kind: 'failed', why: 'no file is read' }),
    };
    const commit: BranchCommit = {
      oid: 'e'.repeat(40),
      parents: ['d'.repeat(40)],
      tree: 'new',
      message: `Pins\n\n${printTrailer('a'.repeat(40))}`,
      signature: 'verified',
    };
    const why = `commit ${'e'.repeat(12)} cannot be checked, because the change touches more than 500 folders`;
    const judged = await judgeCommits(
      [commit],
      { files: [], image: undefined },
      { trees, rewrite: async () => new Map() },
    );
    expect(judged).toEqual({ why, isCurrent: false });
  });
});
