import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Memory,
  NO_MEMORY,
  printBodyMark,
} from '../../../../src/commands/resolve-digest/pull-request/body-mark.ts';
import { keepPull } from '../../../../src/commands/resolve-digest/pull-request/keep-pull.ts';
import type { KeepOptions } from '../../../../src/commands/resolve-digest/pull-request/kept-pull.ts';
import {
  digestsKey,
  type PlannedFile,
  type PullPlan,
} from '../../../../src/commands/resolve-digest/pull-request/pull-plan.ts';
import { openGithubPulls } from '../../../../src/host/github/pull-requests/pull-requests.ts';
import { type PullRequests, Refused } from '../../../../src/host/pull-requests.ts';
import { type GithubDouble, startGithubDouble } from '../../../github-double/start.ts';
import { connectGithub } from '../../../support/github-api.ts';

const BRANCH = 'pins';
const { signal } = new AbortController();
let double: GithubDouble;
let pulls: PullRequests;
let close: () => Promise<void>;
let start: string;
beforeEach(async () => {
  double = await startGithubDouble();
  await double.addRepo('acme/app', { files: { Dockerfile: 'FROM a\n' } });
  start = await double.git('acme/app', 'rev-parse', 'main');
  const github = await connectGithub({ apiUrl: double.apiUrl, token: double.addToken().value });
  pulls = openGithubPulls(github.api, 'acme/app', { clock: github.clock, signal });
  close = github.close;
});
afterEach(async () => {
  await close();
  await double.close();
});

const planOf = (...files: readonly PlannedFile[]): PullPlan => ({
  image: undefined,
  branch: BRANCH,
  title: 'Pins',
  files,
});
const pinned: PlannedFile = {
  change: {
    path: 'Dockerfile',
    shown: 'Dockerfile',
    before: 'FROM a\n',
    after: 'FROM a@b\n',
    encoding: 'utf8',
    diff: '',
    moved: [],
  },
  before: Buffer.from('FROM a\n'),
  file: { path: 'Dockerfile', mode: '100644', bytes: Buffer.from('FROM a@b\n') },
};
const optionsWith = (some: Partial<PullRequests> = {}): KeepOptions => ({
  pulls: { ...pulls, ...some },
  inputs: {
    labels: [],
    assignees: [],
    reviewers: [],
    draft: false,
    signoff: false,
    'commit-message': undefined,
  },
  base: 'main',
  start,
  isComplete: true,
  reader: { trees: pulls.trees, rewrite: async () => new Map([['Dockerfile', Buffer.from('FROM a@b\n')]]) },
  mayOpen: () => true,
  render: () => printBodyMark({ key: '0123456789abcdef', digests: digestsKey([]), image: undefined }),
});

describe('a pull request that was written before a request was refused', () => {
  const refuse = async (): Promise<never> => {
    throw new Refused({ reason: 'unauthenticated', message: 'HTTP status 401', fix: undefined });
  };

  it('is reported with its number, whether opened or updated', async () => {
    const refused = optionsWith({ edit: refuse });
    const labelled = { ...refused, inputs: { ...refused.inputs, labels: ['unknown'] } };
    const notAdded = [
      { names: ['unknown'], refusal: { reason: 'forbidden', message: 'no', fix: undefined } },
    ];
    const add = async () => notAdded as never;
    const memory = (_: unknown, __: unknown, { notAdded: left }: Memory) =>
      `${labelled.render(planOf(), [], NO_MEMORY)}${left.length}`;
    const opened = await keepPull(planOf(pinned), {
      ...labelled,
      pulls: { ...labelled.pulls, add },
      render: memory,
    });
    expect(opened).toMatchObject({
      operation: 'created',
      pull: { number: 1 },
      refusals: [{ message: 'HTTP status 401' }],
    });
    const other = { ...pinned, file: { ...pinned.file, bytes: Buffer.from('FROM a@c\n') } };
    const updated = await keepPull({ ...planOf(other), title: 'Other' }, refused);
    expect(updated).toMatchObject({ operation: 'updated', pull: { number: 1 }, refusals: [{}] });
  });

  it('is none where nothing was written', async () => {
    const end = await keepPull(planOf(pinned), optionsWith({ open: refuse }));
    expect(end).toMatchObject({ operation: 'none', pull: undefined, refusals: [{}] });
  });
});

describe('a pull request that is about to be closed', () => {
  it.each(['check', 'edit', 'deleteBranch'] as const)(
    'stays open, with its branch, if somebody commits to it before the request `%s`',
    async (name) => {
      expect((await keepPull(planOf(pinned), optionsWith())).operation).toBe('created');
      let theirs = '';
      const raced = async (...words: readonly unknown[]): Promise<unknown> => {
        if (theirs === '')
          theirs = await double.commit('acme/app', { branch: BRANCH, files: { 'mine.txt': 'x\n' } });
        return Reflect.apply(pulls[name], pulls, words);
      };
      const end = await keepPull(planOf(), optionsWith({ [name]: raced }));
      expect(end).toMatchObject({ operation: 'unchanged', findings: [{ rule: 'foreign-commit' }] });
      expect(await double.git('acme/app', 'rev-parse', `refs/heads/${BRANCH}`)).toBe(theirs);
      const { comments, pulls: present } = double.repo('acme/app');
      expect(present).toMatchObject([{ state: 'open' }]);
      expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining('no longer updated')]);
    },
  );

  it('is closed, with a comment, and its branch deleted, if nobody does', async () => {
    await keepPull(planOf(pinned), optionsWith());
    expect((await keepPull(planOf(), optionsWith())).operation).toBe('closed');
    const { comments, pulls: present } = double.repo('acme/app');
    expect(present).toMatchObject([{ state: 'closed' }]);
    expect(comments).toHaveLength(1);
    // Its own closing does not count as a refusal.
    expect((await keepPull(planOf(pinned), optionsWith())).operation).toBe('created');
  });
});
