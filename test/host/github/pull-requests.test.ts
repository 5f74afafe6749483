import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGithubPulls } from '../../../src/host/github/pull-requests/pull-requests.ts';
import type { CommitOrder, PullRequests } from '../../../src/host/pull-requests.ts';
import { type GithubDouble, startGithubDouble } from '../../github-double/start.ts';
import { connectGithub } from '../../support/github-api.ts';

const BRANCH = 'pins';
let double: GithubDouble;
let pulls: PullRequests;
let close: () => Promise<void>;
let main: string;
beforeAll(async () => {
  double = await startGithubDouble();
});
afterAll(() => double.close());
beforeEach(async () => {
  await double.close();
  double = await startGithubDouble();
  await double.addRepo('acme/app', { files: { 'a.txt': 'a\n' } });
  main = await sha('main');
  const github = await connectGithub({ apiUrl: double.apiUrl, token: double.addToken().value });
  pulls = openGithubPulls(github.api, 'acme/app');
  close = github.close;
  return () => close();
});

/** The branch that a commit is made on before the one that exists is moved. */
const beside = (): string => `${BRANCH}-next-${main.slice(0, 12)}`;
const sha = (branch: string): Promise<string> => double.git('acme/app', 'rev-parse', `refs/heads/${branch}`);
const branches = async (): Promise<readonly string[]> =>
  (await double.git('acme/app', 'for-each-ref', '--format=%(refname:short)', 'refs/heads')).split('\n');
const order = (more: Partial<CommitOrder> = {}): CommitOrder => ({
  branch: BRANCH,
  head: undefined,
  start: main,
  headline: 'Pin',
  details: '',
  files: [{ path: 'a.txt', mode: '100644', bytes: Buffer.from('b\n') }],
  ...more,
});

async function committed(more: Partial<CommitOrder> = {}): Promise<string> {
  const made = await pulls.commit(order(more));
  return made.kind === 'done' ? made.value : expect.fail(JSON.stringify(made));
}

/** A server that does not know the mutation `updateRefs`: GraphQL is asked for the commit first. */
function withoutUpdateRefs(nth: number): void {
  const message = "Field 'updateRefs' doesn't exist on type 'Mutation'";
  const body = JSON.stringify({ errors: [{ type: 'undefinedField', message }] });
  const headers = { 'content-type': 'application/json' };
  double.faults.add({
    on: 'POST /graphql',
    nth,
    times: 'always',
    fault: { kind: 'status', status: 200, body, headers },
  });
}

describe('a branch that somebody changes meanwhile', () => {
  it.each([
    ['by one comparison on the server', false],
    ['by looking, where the server cannot compare', true],
  ])('is never overwritten, %s', async (_, isOld) => {
    const head = await committed();
    if (isOld) withoutUpdateRefs(2);
    const theirs = await double.commit('acme/app', { branch: BRANCH, files: { 'mine.txt': 'x\n' } });
    expect(await pulls.commit(order({ head }))).toMatchObject({ kind: 'refused', reason: 'raced' });
    expect(await pulls.deleteBranch(BRANCH, head)).toMatchObject({ kind: 'refused', reason: 'raced' });
    expect(await sha(BRANCH)).toBe(theirs);
    expect(await branches()).toEqual(['main', BRANCH]);
  });

  it('is not created when it exists by now', async () => {
    await double.commit('acme/app', { branch: BRANCH, files: { x: '1' } });
    const theirs = await sha(BRANCH);
    expect((await pulls.commit(order())).kind).toBe('refused');
    expect(await sha(BRANCH)).toBe(theirs);
  });
});

describe('a commit on a branch that exists', () => {
  it.each([
    ['with updateRefs', false],
    ['without it', true],
  ])('replaces what was there, starts anew and leaves no other branch, %s', async (_, isOld) => {
    const head = await committed();
    await double.commit('acme/app', { files: { 'other.txt': 'x\n' } });
    if (isOld) withoutUpdateRefs(2);
    const next = await committed({ head, start: await sha('main') });
    expect(await sha(BRANCH)).toBe(next);
    expect(await double.git('acme/app', 'log', '-1', '--format=%P', BRANCH)).toBe(await sha('main'));
    expect(await branches()).toEqual(['main', BRANCH]);
  });

  it('replaces what a stopped run left beside it', async () => {
    const head = await committed();
    await committed({ branch: beside(), headline: 'Pin in vain' });
    const next = await committed({ head, headline: 'Pin again' });
    expect(await sha(BRANCH)).toBe(next);
    expect(await branches()).toEqual(['main', BRANCH]);
  });

  it('does not replace what somebody else has beside it', async () => {
    const head = await committed();
    await double.commit('acme/app', { branch: beside(), files: { x: '1' } });
    const theirs = await sha(beside());
    expect(await pulls.commit(order({ head, headline: 'Pin again' }))).toMatchObject({
      kind: 'refused',
      reason: 'invalid',
      message: expect.stringContaining('commits of others'),
    });
    expect([await sha(BRANCH), await sha(beside())]).toEqual([head, theirs]);
  });

  it('goes through the Git database where it is very large, and stays signed', async () => {
    const bytes = Buffer.alloc(9 * 1024 * 1024, 'x');
    await committed({ files: [{ path: 'a.txt', mode: '100644', bytes }] });
    expect(await double.git('acme/app', 'cat-file', '-s', `${BRANCH}:a.txt`)).toBe(String(bytes.length));
    expect(double.requests.count('POST /graphql')).toBe(0);
    expect(await double.git('acme/app', 'log', '-1', '--format=%cn', BRANCH)).toBe('GitHub');
  });
});

describe('workflows that the token may not change', () => {
  const workflow = '.github/workflows/ci.yml';
  const files = [
    { path: 'a.txt', mode: '100644', bytes: Buffer.from('b\n') },
    { path: workflow, mode: '100644', bytes: Buffer.from('on: push\n') },
  ];

  it.each([
    ['by its type', { type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
    ['by its words', { message: 'refusing to allow a GitHub App to create or update workflow `x`' }],
    ['by another type', { type: 'UNPROCESSABLE', message: 'no' }],
  ])('are named, and no branch is left, where the mutation is refused %s', async (_, error) => {
    const body = JSON.stringify({ errors: [error] });
    const headers = { 'content-type': 'application/json' };
    double.faults.add({ on: 'POST /graphql', fault: { kind: 'status', status: 200, body, headers } });
    expect(await pulls.commit(order({ files }))).toMatchObject({
      kind: 'refused',
      reason: 'workflows',
      paths: [workflow],
    });
    expect(await branches()).toEqual(['main']);
  });

  it('are named where the Git database refuses their tree', async () => {
    const executable = files.map((file) => ({ ...file, mode: file.path === 'a.txt' ? '100755' : file.mode }));
    expect(await pulls.commit(order({ files: executable }))).toMatchObject({
      reason: 'workflows',
      paths: [workflow],
    });
    expect(await branches()).toEqual(['main']);
  });

  it('are not blamed for a limit', async () => {
    const body = JSON.stringify({ errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] });
    const headers = { 'content-type': 'application/json' };
    double.faults.add({ on: 'POST /graphql', fault: { kind: 'status', status: 200, body, headers } });
    expect(await pulls.commit(order({ files }))).toMatchObject({ reason: 'unavailable' });
  });
});

describe('the commits of a branch', () => {
  const commitsOf = async () => {
    const read = await pulls.branch(BRANCH, 'main');
    return read.kind === 'done' ? read.value?.commits : expect.fail(read.message);
  };

  it('are by the token if its account made them through the API', async () => {
    expect(await pulls.branch(BRANCH, 'main')).toEqual({ kind: 'done', value: undefined });
    const head = await committed();
    expect(await commitsOf()).toEqual([{ oid: head, parent: main, message: 'Pin', isByToken: true }]);
  });

  it('are not when a person amended them, though the author is the same', async () => {
    const head = await committed();
    const author = ['-c', 'user.name=Octocat', '-c', 'user.email=octocat@example.com'];
    const tree = await double.git('acme/app', 'rev-parse', `${head}^{tree}`);
    const date =
      'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com> 1700000000 +0000';
    const { git } = double.repo('acme/app');
    const text = `tree ${tree}\nparent ${main}\nauthor ${date}\ncommitter Octocat <octocat@example.com> 1700000000 +0000\n\nPin\n`;
    const amended = await git.bytes([...author, 'hash-object', '-t', 'commit', '-w', '--stdin'], {
      input: Buffer.from(text),
    });
    await git.bytes(['update-ref', `refs/heads/${BRANCH}`, amended.toString('utf8').trim()]);
    expect(await commitsOf()).toMatchObject([{ message: expect.stringContaining('Pin'), isByToken: false }]);
  });

  it('are not read where there are too many to be ours', async () => {
    const { git } = double.repo('acme/app');
    let parent = main;
    for (let count = 0; count <= 100; count += 1) {
      const words = [
        '-c',
        'user.name=x',
        '-c',
        'user.email=x@x',
        'commit-tree',
        '-p',
        parent,
        '-m',
        'x',
        `${main}^{tree}`,
      ];
      parent = (await git.bytes(words)).toString('utf8').trim();
    }
    await git.bytes(['update-ref', `refs/heads/${BRANCH}`, parent]);
    expect(await pulls.branch(BRANCH, 'main')).toEqual({
      kind: 'done',
      value: { head: parent, commits: undefined },
    });
  });
});
