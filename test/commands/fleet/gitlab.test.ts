import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileWorld, startFileWorld } from '../../support/file-world.ts';
import { type Loopback, serveLoopback } from '../../support/loopback.ts';

let world: FileWorld;
let url: string;
let asked: { path: string; token: string }[] = [];
let answer: (page: number) => { status?: number; rows?: unknown; headers?: Record<string, string> };
let server: Loopback;
beforeAll(async () => {
  world = await startFileWorld();
  server = await serveLoopback((request, response) => {
    asked.push({ path: request.url ?? '', token: String(request.headers['private-token'] ?? '') });
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    const { headers = {}, rows = [], status = 200 } = answer(page);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(rows));
  });
  url = server.origin;
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(() => {
  asked = [];
});

const project = (id: number, more: object = {}) => ({
  id,
  http_url_to_repo: `${url}/acme/team/app-${id}.git`,
  archived: false,
  default_branch: 'main',
  topics: [],
  ...more,
});
const list = (inputs: Readonly<Record<string, string>> = {}) =>
  world.run('fleet', world.folder({}), {
    mode: 'list',
    group: 'acme/team',
    'gitlab-url': url,
    'gitlab-token': 'glpat-a-token-of-gitlab',
    'max-attempts': '1',
    shards: '1',
    ...inputs,
  });
const repositories = (end: { readonly outputs: Readonly<Record<string, string>> }): readonly string[] =>
  JSON.parse(end.outputs['matrix'] ?? '{"include":[]}').include[0]?.repositories.toSorted() ?? [];

describe('a GitLab group', () => {
  it('is read page by page, with the token, as clone URLs; archived projects are left out', async () => {
    answer = (page) =>
      page === 1
        ? {
            rows: [project(1), project(2, { archived: true })],
            headers: { 'x-next-page': '2', 'x-total': '3' },
          }
        : { rows: [project(3)], headers: { 'x-next-page': '', 'x-total': '3' } };
    const end = await list();
    expect(end.code, end.log.join('\n')).toBe(0);
    expect(repositories(end)).toEqual([`${url}/acme/team/app-1.git`, `${url}/acme/team/app-3.git`]);
    expect(asked).toHaveLength(2);
    for (const { path, token } of asked) {
      expect(path).toMatch(/^\/api\/v4\/groups\/acme%2Fteam\/projects\?include_subgroups=true/);
      expect(token).toBe('glpat-a-token-of-gitlab');
    }
  });

  it('leaves forks out, which GitLab tells those who sign in', async () => {
    answer = () => ({
      rows: [project(1, { forked_from_project: null }), project(2, { forked_from_project: { id: 9 } })],
    });
    expect(repositories(await list())).toEqual([`${url}/acme/team/app-1.git`]);
    expect(repositories(await list({ forks: 'true' }))).toHaveLength(2);
  });

  it('follows Link headers too, and full pages where neither header is there', async () => {
    answer = (page) => ({
      rows: [project(page)],
      headers: page < 3 ? { link: `<${url}/x>; rel="next"` } : { link: `<${url}/x>; rel="first"` },
    });
    expect(repositories(await list())).toHaveLength(3);
    const full = Array.from({ length: 100 }, (_, index) => project(index + 1));
    answer = (page) => ({ rows: page === 1 ? full : [project(101)] });
    expect(repositories(await list())).toHaveLength(101);
  });

  it('is not whole if a project was deleted meanwhile, which moves another one out of sight', async () => {
    answer = (page) => ({
      rows: page === 1 ? [project(1), project(2)] : [project(4)],
      headers: { 'x-next-page': page === 1 ? '2' : '', 'x-total': page === 1 ? '4' : '3' },
    });
    const end = await list();
    expect(end.code).toBe(5);
    expect(end.log.join('\n')).toContain('deleted while they were listed; run again');
  });

  it('keeps projects by topic, and cannot by language, which GitLab does not tell', async () => {
    answer = () => ({ rows: [project(1, { topics: ['a', 'service'] }), project(2)] });
    expect(repositories(await list({ topics: 'service' }))).toEqual([`${url}/acme/team/app-1.git`]);
    const end = await list({ languages: 'Go' });
    expect(end.code).toBe(2);
    expect(end.log.join()).toContain('`languages` cannot be applied');
  });

  it.each<[string, ReturnType<typeof answer>, number]>([
    [
      'a list that is shorter than its total',
      { rows: [], headers: { 'x-total': '3', 'x-next-page': '' } },
      5,
    ],
    ['an answer that is no list', { rows: { message: 'x' } }, 5],
    ['a project without what decides', { rows: [{ id: 1, http_url_to_repo: 'https://x/a/b.git' }] }, 5],
    ['a project with a malformed URL', { rows: [{ id: 1, http_url_to_repo: '--x', archived: false }] }, 5],
    ['no project at all', { rows: [] }, 2],
    ['status 401', { status: 401 }, 3],
    ['status 403', { status: 403 }, 4],
    ['status 404', { status: 404 }, 2],
    ['status 500', { status: 500 }, 5],
  ])('never passes with %s', async (_, one, code) => {
    answer = () => one;
    const end = await list();
    expect(end.code, end.log.join('\n')).toBe(code);
    expect(end.outputs['matrix']).toBeUndefined();
  });

  it.each([
    [403, true],
    [500, false],
  ])('with status %i names the scope of the token only if it may be missing', async (status, isNamed) => {
    answer = () => ({ status });
    expect((await list()).log.join().includes('read_api')).toBe(isNamed);
  });
});
