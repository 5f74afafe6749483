import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withApp } from './ask-github.ts';

let app: Awaited<ReturnType<typeof withApp>>;
const LARGE = Buffer.alloc(1024 * 1024 + 1, 'x');

beforeAll(async () => {
  app = await withApp();
  await app.double.commit('acme/app', {
    files: {
      'dir/a b.txt': 'hello\n',
      'dir/outward': { mode: '120000', content: '../../etc/passwd' },
      'exact.bin': Buffer.from([0, 255, 10]),
      'large.txt': LARGE,
      vendor: { mode: '160000', sha: 'a'.repeat(40) },
      '.gitmodules': '[submodule "vendor"]\n\tpath = vendor\n\turl = https://example.com/vendor.git\n',
    },
    author: 'jane',
    message: 'More files',
  });
});
afterAll(() => app.double.close());

const decoded = (content: unknown): string => Buffer.from(String(content), 'base64').toString('utf8');

describe('contents', () => {
  it('gives files in Base64, and their bytes as raw media type', async () => {
    const { object } = await app.api('GET contents/dir/a%20b.txt');
    expect([object.type, object.encoding, decoded(object.content)]).toEqual(['file', 'base64', 'hello\n']);
    expect(object.url).toContain('/contents/dir/a%20b.txt?ref=main');
    const raw = await app.api('GET contents/dir/a%20b.txt', { accept: 'application/vnd.github.raw+json' });
    expect([raw.text, raw.headers.get('content-type')]).toEqual([
      'hello\n',
      'application/vnd.github.raw+json; charset=utf-8',
    ]);
  });

  it('gives large files without content, and whole as raw media type', async () => {
    expect((await app.api('GET contents/large.txt')).object).toMatchObject({
      content: '',
      encoding: 'none',
      size: LARGE.length,
    });
    const raw = await app.api('GET contents/large.txt', { accept: 'application/vnd.github.raw' });
    expect(raw.text).toHaveLength(LARGE.length);
  });

  it('lists folders; with the object media type as one object', async () => {
    const { rows } = await app.api('GET contents');
    const types = Object.fromEntries(rows.map(({ name, type }) => [String(name), type]));
    expect(types).toMatchObject({ dir: 'dir', vendor: 'file', link: 'symlink', Dockerfile: 'file' });
    const object = await app.api('GET contents/dir', { accept: 'application/vnd.github.object+json' });
    expect(object.object).toMatchObject({
      type: 'dir',
      entries: [{ path: 'dir/a b.txt' }, { path: 'dir/outward' }],
    });
  });

  it('follows links inside the repository, and names the target of others and of submodules', async () => {
    const linked = await app.api('GET contents/link');
    expect([linked.object.type, decoded(linked.object.content)]).toEqual([
      'file',
      'FROM cgr.dev/acme/python:3.12\n',
    ]);
    expect((await app.api('GET contents/dir/outward')).object).toMatchObject({
      type: 'symlink',
      target: '../../etc/passwd',
    });
    expect((await app.api('GET contents/vendor')).object).toMatchObject({
      type: 'submodule',
      submodule_git_url: 'https://example.com/vendor.git',
    });
  });

  it('reads the commit that `ref` names, and says when there is none', async () => {
    const first = await app.double.git('acme/app', 'rev-parse', 'main~1');
    expect((await app.api(`GET contents/exact.bin?ref=${first}`)).status).toBe(404);
    expect((await app.api('GET contents/exact.bin?ref=nothing')).object.message).toBe(
      'No commit found for the ref nothing',
    );
  });
});

describe('commits', () => {
  it('lists by branch and path, in pages', async () => {
    expect((await app.api('GET commits?path=exact.bin')).rows).toMatchObject([
      { commit: { message: 'More files' }, author: { login: 'jane' } },
    ]);
    const page = await app.api('GET commits?per_page=1');
    expect(page.rows).toHaveLength(1);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toBe(`${app.double.apiUrl}/repos/acme/app/commits?per_page=1&page=2`);
    expect((await app.api(`GET ${next.slice(app.double.apiUrl.length)}`)).rows).toMatchObject([
      { commit: { message: 'Initial commit' } },
    ]);
    app.double.configure({ links: false });
    expect((await app.api('GET commits?per_page=1')).headers.get('link')).toBeNull();
    app.double.configure({ links: true });
    expect((await app.api('GET commits?sha=nothing')).status).toBe(404);
    await app.double.addRepo('acme/empty');
    expect((await app.api('GET /repos/acme/empty/commits')).status).toBe(409);
  });

  it('gives a commit’s SHA alone, and 422 for none', async () => {
    const sha = await app.api('GET commits/main', { accept: 'application/vnd.github.sha' });
    expect(sha.text).toBe(await app.head());
    expect((await app.api('GET commits/nothing')).status).toBe(422);
  });

  it('compares branches in every relation', async () => {
    await app.double.git('acme/app', 'update-ref', 'refs/heads/side', 'main~1');
    await app.double.commit('acme/app', { branch: 'side', files: { side: 'x' } });
    const status = async (basehead: string) => (await app.api(`GET compare/${basehead}`)).object;
    expect(await status('main...side')).toMatchObject({
      status: 'diverged',
      ahead_by: 1,
      behind_by: 1,
      files: [{ filename: 'side' }],
    });
    expect(await status('main~1...main')).toMatchObject({ message: 'Not Found' });
    const first = await app.double.git('acme/app', 'rev-parse', 'main~1');
    expect(await status(`${first}...main`)).toMatchObject({ status: 'ahead', total_commits: 1 });
    expect(await status(`main...${first}`)).toMatchObject({ status: 'behind', files: [] });
    expect(await status('acme:main...main')).toMatchObject({ status: 'identical', commits: [] });
  });
});

describe('branches and blobs', () => {
  it('lists branches and gives one with its commit', async () => {
    await app.double.git('acme/app', 'update-ref', 'refs/heads/a/b', 'main');
    expect((await app.api('GET branches')).rows.map(({ name }) => name)).toContain('a/b');
    expect((await app.api('GET branches/a/b')).object).toMatchObject({
      name: 'a/b',
      commit: { sha: await app.head() },
    });
    expect((await app.api('GET branches/nothing')).object.message).toBe('Branch not found');
  });

  it('gives blobs in Base64 and raw', async () => {
    const sha = await app.double.git('acme/app', 'rev-parse', 'main:Dockerfile');
    expect((await app.api(`GET git/blobs/${sha}`)).object).toMatchObject({ size: 30, encoding: 'base64' });
    expect(
      (await app.api(`GET git/blobs/${sha}`, { accept: 'application/vnd.github.raw+json' })).text,
    ).toContain('FROM');
    expect((await app.api(`GET git/blobs/${await app.head()}`)).status).toBe(404);
  });
});

describe('repositories', () => {
  it('are listed for an organization with what a fleet wants to know', async () => {
    await app.double.addRepo('fleet/one', {
      topics: ['web'],
      language: 'Go',
      files: { a: 'b' },
      pushedAtMs: Date.UTC(2020, 0, 1),
    });
    await app.double.addRepo('fleet/two', { archived: true });
    await app.double.addRepo('fleet/three', { forkOf: 'fleet/one', private: true });
    const { rows } = await app.api('GET /orgs/fleet/repos?sort=full_name');
    expect(rows).toMatchObject([
      {
        name: 'one',
        topics: ['web'],
        language: 'Go',
        pushed_at: '2020-01-01T00:00:00Z',
        size: expect.any(Number),
      },
      { name: 'three', fork: true, private: true, visibility: 'private' },
      { name: 'two', archived: true },
    ]);
    expect((await app.api('GET /orgs/fleet/repos?type=forks')).rows).toMatchObject([{ name: 'three' }]);
    const paged = await app.api('GET /users/fleet/repos?per_page=2&page=2&direction=desc');
    expect([paged.rows.length, paged.headers.get('link')]).toEqual([
      1,
      expect.stringMatching(/rel="first"$/),
    ]);
    expect((await app.api('GET /orgs/nobody/repos')).status).toBe(404);
    expect((await app.api('GET /repos/fleet/three')).object).toMatchObject({
      parent: { full_name: 'fleet/one' },
      default_branch: 'main',
    });
  });
});
