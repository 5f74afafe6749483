import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGithubPulls } from '../../../src/host/github/pull-requests/pull-requests.ts';
import {
  type CommitOrder,
  type PullRefusal,
  type PullRequests,
  Refused,
} from '../../../src/host/pull-requests.ts';
import { type GithubDouble, startGithubDouble } from '../../github-double/start.ts';
import type { NewToken } from '../../github-double/world.ts';
import { connectGithub } from '../../support/github-api.ts';

const BRANCH = 'pins';
let double: GithubDouble;
let pulls: PullRequests;
let close: () => Promise<void>;
let main: string;
let waits: readonly number[];
const { signal } = new AbortController();
beforeAll(async () => {
  double = await startGithubDouble();
});
afterAll(() => double.close());
beforeEach(async () => {
  await double.close();
  double = await startGithubDouble();
  await double.addRepo('acme/app', { files: { 'a.txt': 'a\n' } });
  main = await sha('main');
  await connect();
  return () => close();
});

/** A job's token, or one of a person, for which GitHub signs commits of one mutation only. */
async function connect(token: NewToken = {}): Promise<void> {
  const github = await connectGithub({ apiUrl: double.apiUrl, token: double.addToken(token).value });
  pulls = openGithubPulls(github.api, 'acme/app', { clock: github.clock, signal });
  waits = github.waits;
  close = github.close;
}
const asPerson = (): Promise<void> => connect({ kind: 'user' });

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
  trailer: 'Trailer: 1',
  signoff: false,
  files: [{ path: 'a.txt', mode: '100644', bytes: Buffer.from('b\n') }],
  ...more,
});

async function committed(more: Partial<CommitOrder> = {}): Promise<string> {
  return pulls.commit(order(more));
}

/** The refusal by GitHub; fails if it refused nothing. */
const refusalOf = (work: Promise<unknown>): Promise<PullRefusal> =>
  work.then(
    () => expect.fail('nothing was refused'),
    (error: unknown) => (error instanceof Refused ? error.refusal : Promise.reject(error)),
  );

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
    expect(await refusalOf(committed({ head }))).toMatchObject({ reason: 'raced' });
    expect(await refusalOf(pulls.deleteBranch(BRANCH, head))).toMatchObject({ reason: 'raced' });
    expect(await sha(BRANCH)).toBe(theirs);
    expect(await branches()).toEqual(['main', BRANCH]);
  });

  it('is not created when it exists by now', async () => {
    await double.commit('acme/app', { branch: BRANCH, files: { x: '1' } });
    const theirs = await sha(BRANCH);
    await refusalOf(committed());
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
    await asPerson();
    const head = await committed();
    await committed({ branch: beside(), headline: 'Pin in vain' });
    const next = await committed({ head, headline: 'Pin again' });
    expect(await sha(BRANCH)).toBe(next);
    expect(await branches()).toEqual(['main', BRANCH]);
  });

  it('does not replace what somebody else has beside it', async () => {
    await asPerson();
    const head = await committed();
    await double.commit('acme/app', { branch: beside(), files: { x: '1' } });
    const theirs = await sha(beside());
    expect(await refusalOf(committed({ head, headline: 'Pin again' }))).toMatchObject({
      reason: 'invalid',
      message: expect.stringContaining('commits by others'),
    });
    expect([await sha(BRANCH), await sha(beside())]).toEqual([head, theirs]);
  });

  it('is made in the Git database, whatever its size, by one move of one branch', async () => {
    const bytes = Buffer.alloc(9 * 1024 * 1024, 'x');
    const head = await committed({ files: [{ path: 'a.txt', mode: '100644', bytes }] });
    expect(await double.git('acme/app', 'cat-file', '-s', `${BRANCH}:a.txt`)).toBe(String(bytes.length));
    expect(double.requests.count('POST /graphql')).toBe(0);
    expect(await double.git('acme/app', 'log', '-1', '--format=%cn', BRANCH)).toBe('GitHub');
    await committed({ head });
    const writes = double.requests.all().filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path }) => `${method} ${path.replace('/repos/acme/app/', '')}`)).toEqual([
      'POST git/blobs',
      'POST git/trees',
      'POST git/commits',
      'POST git/refs',
      'POST git/trees',
      'POST git/commits',
      'POST /graphql',
    ]);
  });

  it.each([
    ['job', {}],
    ['person', { kind: 'user' }],
  ] as const)('is signed off by its author, and verified, with the token of a %s', async (_, token) => {
    await connect(token);
    const head = await committed({ signoff: true, details: 'Why.' });
    const [author, ...message] = (
      await double.git('acme/app', 'log', '-1', '--format=%an <%ae>%n%B', head)
    ).split('\n');
    expect(message).toEqual(['Pin', '', 'Why.', '', `Signed-off-by: ${author}`, 'Trailer: 1']);
    expect(await pulls.commits(head, 'main')).toMatchObject([{ signature: 'verified' }]);
  });

  it('is refused with a personal access token where GitHub would not sign it', async () => {
    await asPerson();
    const files = [{ path: 'a.txt', mode: '100755', bytes: Buffer.from('b\n') }];
    expect(await refusalOf(committed({ files }))).toMatchObject({
      reason: 'invalid',
      message: expect.stringContaining('`a.txt` is executable'),
      fix: expect.stringContaining("job's token"),
    });
    expect(await branches()).toEqual(['main']);
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
  ])('are named, and no branch is left, where the mutation is refused %s', async (_, error) => {
    await connect({ kind: 'user', permissions: { contents: 'write', workflows: 'write' } });
    const body = JSON.stringify({ errors: [error] });
    const headers = { 'content-type': 'application/json' };
    double.faults.add({ on: 'POST /graphql', fault: { kind: 'status', status: 200, body, headers } });
    expect(await refusalOf(committed({ files }))).toMatchObject({
      reason: 'workflows',
    });
    expect(await branches()).toEqual(['main']);
  });

  it('are named where the Git database refuses their tree', async () => {
    const executable = files.map((file) => ({ ...file, mode: file.path === 'a.txt' ? '100755' : file.mode }));
    expect(await refusalOf(committed({ files: executable }))).toMatchObject({
      reason: 'workflows',
    });
    expect(await branches()).toEqual(['main']);
  });

  it.each([
    ['a limit', 403, 'You have exceeded a secondary rate limit.', 'unavailable'],
    ['a rule for branches', 422, 'Repository rule violations found', 'forbidden'],
    ['a branch in the way', 422, 'Reference update failed', 'invalid'],
  ])('are not blamed for %s', async (_, status, message, reason) => {
    await connect({ kind: 'app' });
    const fault = { kind: 'status', status, body: JSON.stringify({ message }) } as const;
    double.faults.add({ on: 'POST /repos/acme/app/git/refs', fault });
    expect(await refusalOf(committed({ files }))).toMatchObject({
      reason,
      message: expect.stringContaining(message),
    });
  });
});

describe('the commits of a branch', () => {
  const commitsOf = async () => (await pulls.branch(BRANCH, 'main'))?.commits;

  it('are verified if GitHub signed them, and not if somebody else wrote them', async () => {
    expect(await pulls.branch(BRANCH, 'main')).toBeUndefined();
    const head = await committed();
    const tree = await double.git('acme/app', 'rev-parse', `${head}^{tree}`);
    const message = 'Pin\n\nTrailer: 1';
    const own = { oid: head, parents: [main], tree, message, signature: 'verified' };
    expect(await commitsOf()).toEqual([own]);
    await double.commit('acme/app', { branch: BRANCH, author: 'github-actions[bot]', message });
    expect(await commitsOf()).toMatchObject([own, { message: expect.any(String), signature: 'unverified' }]);
  });

  it('are not read, and not waited for, where they have nothing in common with the base', async () => {
    const { git } = double.repo('acme/app');
    const words = ['-c', 'user.name=x', '-c', 'user.email=x@x', 'commit-tree', '-m', 'x', `${main}^{tree}`];
    const orphan = (await git.bytes(words)).toString('utf8').trim();
    expect(await pulls.commits(orphan, 'main')).toBeUndefined();
    expect(waits).toEqual([]);
  });

  it('are not read where there are too many to be ours', async () => {
    let head = main;
    for (let count = 0; count <= 100; count += 1) head = await double.commit('acme/app', { branch: BRANCH });
    expect(await pulls.branch(BRANCH, 'main')).toEqual({ head, commits: undefined });
  });
});

describe('what GitHub does not find though it was just made', () => {
  const fail = (status: number, body: unknown) =>
    ({ kind: 'status', status, body: JSON.stringify(body) }) as const;
  const invalidHead = {
    message: 'Validation Failed',
    errors: [{ resource: 'PullRequest', field: 'head', code: 'invalid' }],
  };
  const cases = [
    ['the blobs', 'POST /repos/acme/app/git/trees', fail(422, { message: 'tree.sha 1 is not a valid blob' })],
    ['the tree', 'POST /repos/acme/app/git/commits', fail(422, { message: 'Tree SHA does not exist' })],
    ['the commit', 'POST /repos/acme/app/git/refs', fail(422, { message: 'Object does not exist' })],
    ['the head', 'POST /repos/acme/app/pulls', fail(422, invalidHead)],
    ['the pull request', 'POST /repos/acme/app/issues/1/labels', fail(404, { message: 'Not Found' })],
  ] as const;
  const work = async () => {
    await committed();
    const draft = { branch: BRANCH, base: 'main', title: 'Pins', body: '', draft: false };
    const { number } = await pulls.open(draft);
    const [left] = await pulls.add(number, 'labels', ['a']);
    if (left !== undefined) throw new Refused(left.refusal);
  };

  it.each(cases)('is asked again: %s', async (_, on, fault) => {
    double.faults.add({ on, fault, times: 3 });
    await work();
    expect(waits).toEqual([500, 1000, 2000]);
    expect(double.repo('acme/app').pulls).toMatchObject([{ state: 'open', labels: ['a'] }]);
  });

  it.each(cases)('is no missing permission after 30 seconds: %s', async (_, on, fault) => {
    double.faults.add({ on, fault, times: 'always' });
    const refusal = await refusalOf(work());
    expect(refusal).toMatchObject({ reason: 'unavailable', fix: 'run again in a minute' });
    expect(refusal.message).toContain('did not find within 30 seconds');
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(30_000);
  });
});
