import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchOptions, fetchCheckout, SMALL_BYTES } from '../../../src/host/git/fetch-checkout.ts';
import { createEmptyRepository } from '../../../src/host/git/git-repository.ts';
import { remoteCommit } from '../../../src/host/git/remote-git.ts';
import { type GitServer, makeBareRepository, startGitServer } from '../../support/git-server.ts';

let root: string;
let repositories: string;
let open: GitServer;
let locked: GitServer;
let old: GitServer;
const BIG = randomBytes(300_000).toString('base64');
/** Larger than what is fetched before anybody has asked for it. */
const LARGE = `${' '.repeat(SMALL_BYTES)}image: x\n`;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'platform-actions-fetch-'));
  repositories = join(root, 'repositories');
  makeBareRepository(repositories, 'app.git', {
    Dockerfile: 'FROM cgr.dev/acme/python:3.12\n',
    'deploy/app.yaml': 'image: x\r\n',
    'data/big.bin': BIG,
    '.gitattributes': '* text eol=crlf\n*.yaml ident\n',
  });
  makeBareRepository(repositories, 'sizes.git', {
    Dockerfile: 'FROM x\n',
    'picture.png': LARGE,
    'model.bin': randomBytes(2_000_000).toString('base64'),
  });
  makeBareRepository(repositories, 'texts.git', {
    Dockerfile: 'FROM x\n',
    'two.yaml': LARGE,
    'ten.yaml': LARGE.repeat(9),
    'ten.sql': LARGE.repeat(10),
    'picture.png': LARGE,
  });
  makeBareRepository(repositories, 'named.git', {
    Dockerfile: 'FROM x\n',
    'bom.json': LARGE,
    'sub/bom.json': LARGE.repeat(2),
    'model.bin': randomBytes(4_000_000).toString('base64'),
  });
  makeBareRepository(repositories, 'large.git', { 'values.yaml': BIG, 'more.yaml': `${BIG}x` });
  mkdirSync(join(repositories, 'empty.git'));
  execFileSync('git', ['init', '--quiet', '--bare'], { cwd: join(repositories, 'empty.git') });
  [open, locked, old] = await Promise.all([
    startGitServer(repositories),
    startGitServer(repositories, { password: 'the-password' }),
    startGitServer(repositories, { isModern: false }),
  ]);
});
afterAll(async () => {
  await Promise.all([open.close(), locked.close(), old.close()]);
  rmSync(root, { recursive: true, force: true });
});

function optionsFor(url: string, more: Partial<FetchOptions> = {}): FetchOptions {
  const folder = mkdtempSync(join(root, 'checkout-'));
  return {
    url,
    folder,
    branch: undefined,
    credential: undefined,
    mostBytes: (path) => (/Dockerfile$|\.(?:yaml|sql)$/.test(path) ? 5 * SMALL_BYTES : 0),
    isMissed: (path) => path.endsWith('.yaml'),
    isNamed: (path) => path === 'bom.json',
    maximumBytes: 100_000_000,
    maximumFiles: 100,
    signal: new AbortController().signal,
    tempDirectory: root,
    timeoutMs: 20_000,
    workspace: join(root, 'workspace'),
    ...more,
  };
}

const tracked = (folder: string): readonly string[] =>
  execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
const COMMIT = /^[0-9a-f]{40}$/;

describe('a checkout of some files', () => {
  it.each([
    ['over HTTP', () => `${open.url}/app.git`],
    ['from a file', () => pathToFileURL(join(repositories, 'app.git')).href],
    ['from a server that gives out whole commits only', () => `${old.url}/app.git`],
  ])('has the wanted files as they are, and tracks the others: %s', async (_, url) => {
    const options = optionsFor(url());
    const fetched = await fetchCheckout(options);
    expect(fetched).toMatchObject({ kind: 'fetched', commit: expect.stringMatching(COMMIT), files: 2 });
    expect(readFileSync(join(options.folder, 'Dockerfile'), 'utf8')).toBe('FROM cgr.dev/acme/python:3.12\n');
    expect(existsSync(join(options.folder, 'data'))).toBe(false);
    expect(tracked(options.folder)).toEqual([
      '.gitattributes',
      'Dockerfile',
      'data/big.bin',
      'deploy/app.yaml',
    ]);
  });

  it('costs one request for objects, and no large file', async () => {
    const before = open.requests.length;
    const fetched = await fetchCheckout(optionsFor(`${open.url}/sizes.git`, { maximumBytes: 100_000 }));
    const asked = open.requests.slice(before);
    expect(asked.filter((request) => request.startsWith('GET'))).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(3);
    if (fetched.kind !== 'fetched') throw new Error(fetched.kind);
    expect(fetched.bytes).toBeLessThan(20_000);
  });

  it('has a large file that is read, up to the size that is, and zeros for one that may not be left out', async () => {
    const before = open.requests.length;
    const options = optionsFor(`${open.url}/texts.git`);
    expect(await fetchCheckout(options)).toMatchObject({ kind: 'fetched', files: 2 });
    expect(open.requests.slice(before).length).toBeLessThanOrEqual(6);
    expect(readFileSync(join(options.folder, 'two.yaml'), 'utf8')).toBe(LARGE);
    expect(lstatSync(join(options.folder, 'ten.yaml')).size).toBe(5 * SMALL_BYTES + 1);
    expect(lstatSync(join(options.folder, 'ten.yaml')).blocks).toBe(0);
    expect(readdirSync(options.folder).sort()).toEqual(['.git', 'Dockerfile', 'ten.yaml', 'two.yaml']);
    const small = optionsFor(`${open.url}/texts.git`, { maximumBytes: 6_000_000 });
    expect(await fetchCheckout(small)).toMatchObject({ kind: 'failed', why: expect.stringContaining('MiB') });
  });

  it('has a large file that is named, and no other large one beside it', async () => {
    const mostBytes = (path: string): number => (/^(?:Dockerfile|bom\.json)$/.test(path) ? 2 ** 28 : 0);
    const options = optionsFor(`${open.url}/named.git`, { mostBytes, maximumBytes: 2_500_000 });
    const before = open.requests.length;
    expect(await fetchCheckout(options)).toMatchObject({ kind: 'fetched', files: 2 });
    expect(open.requests.slice(before).length).toBeLessThanOrEqual(6);
    expect(readFileSync(join(options.folder, 'bom.json'), 'utf8')).toBe(LARGE);
  });

  it('has everything from a server that does not filter by size', async () => {
    const path = makeBareRepository(repositories, 'whole.git', { Dockerfile: 'FROM x\n', 'two.yaml': LARGE });
    execFileSync('git', ['config', 'uploadpackfilter.blob:limit.allow', 'false'], { cwd: path });
    expect(await fetchCheckout(optionsFor(`${open.url}/whole.git`))).toMatchObject({ files: 2 });
    execFileSync('git', ['config', 'uploadpack.allowFilter', 'false'], { cwd: path });
    expect(await fetchCheckout(optionsFor(`${open.url}/whole.git`))).toMatchObject({ files: 2 });
  });

  it('takes a branch, and says where it points to without fetching it', async () => {
    const options = optionsFor(`${open.url}/app.git`, { branch: 'main' });
    const fetched = await fetchCheckout(options);
    if (fetched.kind !== 'fetched') throw new Error(fetched.kind);
    const repository = createEmptyRepository(mkdtempSync(join(root, 'empty-')));
    expect(await remoteCommit(options, repository, 'main')).toBe(fetched.commit);
    expect(await remoteCommit(options, repository, undefined)).toBe(fetched.commit);
    expect(await remoteCommit(options, repository, 'gone')).toBeUndefined();
    expect(
      await remoteCommit({ ...options, url: `${open.url}/gone.git` }, repository, 'main'),
    ).toBeUndefined();
    expect(await fetchCheckout(optionsFor(`${open.url}/app.git`, { branch: 'gone' }))).toMatchObject({
      kind: 'failed',
      why: expect.stringContaining('gone'),
    });
  });

  it('of a repository without a commit is empty, and of none is a failure', async () => {
    expect(await fetchCheckout(optionsFor(`${open.url}/empty.git`))).toEqual({ kind: 'empty' });
    // GitHub names a default branch for it all the same.
    const branch = optionsFor(`${open.url}/empty.git`, { branch: 'main' });
    expect(await fetchCheckout(branch)).toEqual({ kind: 'empty' });
    expect(await fetchCheckout(optionsFor(`${open.url}/gone.git`))).toMatchObject({ kind: 'failed' });
  });

  it('of a repository whose HEAD is a branch that is gone is a failure, since it has commits', async () => {
    const path = makeBareRepository(repositories, 'headless.git', { Dockerfile: 'FROM x\n' });
    execFileSync('git', ['symbolic-ref', 'HEAD', 'refs/heads/gone'], { cwd: path });
    expect(await fetchCheckout(optionsFor(`${open.url}/headless.git`))).toEqual({
      kind: 'failed',
      why: "couldn't find remote ref HEAD",
    });
  });

  it('presents the credential to its own origin, and asks nobody for another', async () => {
    const url = `${locked.url}/app.git`;
    const right = { username: 'someone', password: 'the-password' };
    expect(await fetchCheckout(optionsFor(url, { credential: right }))).toMatchObject({ kind: 'fetched' });
    const wrong = await fetchCheckout(optionsFor(url, { credential: { ...right, password: 'x' } }));
    expect(wrong).toMatchObject({ kind: 'failed', why: expect.stringMatching(/Authentication failed/) });
    const none = await fetchCheckout(optionsFor(url));
    expect(none).toMatchObject({ kind: 'failed', why: expect.stringContaining('asks for a credential') });
    expect(readdirSync(root).filter((name) => name.startsWith('platform-actions-askpass'))).toEqual([]);
  });

  it('stops at the limits of bytes and of files', async () => {
    const bytes = optionsFor(`${open.url}/large.git`, { maximumBytes: 100_000 });
    expect(await fetchCheckout(bytes)).toMatchObject({ kind: 'failed', why: expect.stringContaining('MiB') });
    const files = optionsFor(`${open.url}/app.git`, { maximumFiles: 1 });
    expect(await fetchCheckout(files)).toMatchObject({
      kind: 'failed',
      why: expect.stringContaining('more than 1'),
    });
  });

  it('ends with its signal, and does not start after it', async () => {
    const stop = new AbortController();
    const running = fetchCheckout(optionsFor(`${open.url}/app.git`, { signal: stop.signal }));
    stop.abort();
    expect(await running).toEqual({ kind: 'failed', why: 'the run was stopped' });
    expect(await fetchCheckout(optionsFor(`${open.url}/app.git`, { signal: stop.signal }))).toEqual({
      kind: 'failed',
      why: 'the run was stopped',
    });
  });

  it('ends with its time limit', async () => {
    const late = await fetchCheckout(optionsFor(`${open.url}/app.git`, { timeoutMs: 1 }));
    expect(late).toEqual({ kind: 'failed', why: 'git took too long' });
  });

  it('writes no path that leads elsewhere, and links as links', async () => {
    const path = makeBareRepository(repositories, 'evil.git', { 'a.yaml': 'x\n' });
    const git = (words: readonly string[], input = ''): string =>
      execFileSync('git', words, { cwd: path, encoding: 'utf8', input }).trim();
    const blob = git(['hash-object', '-w', '--stdin'], '/etc/passwd');
    const hooks = git(['mktree'], `100755 blob ${blob}\tpost-checkout.yaml\n`);
    const entries = [
      `120000 blob ${blob}\tlink.yaml`,
      `040000 tree ${hooks}\t.git`,
      `040000 tree ${hooks}\t..`,
    ];
    for (const [index, entry] of entries.entries()) {
      const tree = git(['mktree'], `${entry}\n`);
      const commit = git(['-c', 'user.name=x', '-c', 'user.email=x@x', 'commit-tree', tree, '-m', 'x']);
      git(['update-ref', `refs/heads/evil${index}`, commit]);
    }
    const linked = optionsFor(`${open.url}/evil.git`, { branch: 'evil0' });
    expect(await fetchCheckout(linked)).toMatchObject({ kind: 'fetched' });
    expect(lstatSync(join(linked.folder, 'link.yaml')).isSymbolicLink()).toBe(true);
    for (const branch of ['evil1', 'evil2']) {
      const options = optionsFor(`${open.url}/evil.git`, { branch });
      expect(await fetchCheckout(options)).toMatchObject({ kind: 'failed' });
      expect(existsSync(join(options.folder, '.git/post-checkout.yaml'))).toBe(false);
      expect(existsSync(join(root, 'post-checkout.yaml'))).toBe(false);
    }
  });
});
