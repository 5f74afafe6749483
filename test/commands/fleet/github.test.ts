import { describe, expect, it } from 'vitest';
import { listGithubRepositories } from '../../../src/commands/fleet/list/github-repositories.ts';
import type { Servers } from '../../../src/commands/fleet/servers.ts';
import { createMemoryHost } from '../../support/memory-host.ts';

const servers: Servers = {
  serverUrl: 'https://github.example',
  githubUrl: 'https://github.example',
  githubApiUrl: 'https://github.example/api/v3',
  gitlabUrl: 'https://gitlab.example',
  credentialFor: () => undefined,
};

/** Lists from an answer with one repository; gives the URLs that were asked for too. */
async function list(clone_url: unknown, status = 200) {
  const asked: string[] = [];
  const row = { full_name: 'acme/app', clone_url, archived: false, fork: false };
  const found = listGithubRepositories('acme', 'token', servers, 1000, {
    host: createMemoryHost(),
    clock: { now: () => 0, sleep: async () => undefined },
    signal: new AbortController().signal,
    send: async ({ url }) => {
      asked.push(url);
      const headers = { 'content-type': 'application/json' };
      return { kind: 'response', status, headers, body: JSON.stringify([row]) };
    },
  });
  return { asked, found: await found };
}

/** Lists from pages of the names that there are when the page with this number of whole pages is asked for. */
function listPages(namesAt: (page: number) => readonly string[]) {
  return listGithubRepositories('acme', 'token', servers, 1000, {
    host: createMemoryHost(),
    clock: { now: () => 0, sleep: async () => undefined },
    signal: new AbortController().signal,
    send: async ({ url }) => {
      const { searchParams } = new URL(url);
      const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name))) as [
        number,
        number,
      ];
      const rows = namesAt(page)
        .slice((page - 1) * size, page * size)
        .map((full_name) => ({
          full_name,
          clone_url: `https://github.example/${full_name}.git`,
          archived: false,
          fork: false,
        }));
      const headers = { 'content-type': 'application/json' };
      return { kind: 'response', status: 200, headers, body: JSON.stringify(rows) };
    },
  });
}

describe('the list of an organization on GitHub', () => {
  it('is in the order of creation, in which a new or renamed repository moves no others', async () => {
    const { asked, found } = await list('https://github.example/acme/app.git');
    expect(found).toMatchObject([{ repository: 'acme/app', url: 'https://github.example/acme/app.git' }]);
    expect(new URL(asked[0] ?? '').searchParams.get('sort')).toBe('created');
    expect(new URL(asked[0] ?? '').searchParams.get('direction')).toBe('asc');
  });

  it.each([
    ['is whole', 'unchanged'],
    ['is not whole if one was deleted meanwhile, which moves another one out of sight', 'deleted'],
  ])('%s', async (_what, change) => {
    const names = Array.from({ length: 150 }, (_, at) => `acme/r${at}`);
    const left = change === 'deleted' ? names.toSpliced(5, 1) : names;
    const answered = listPages((page) => (page === 1 ? names : left));
    if (change === 'deleted') await expect(answered).rejects.toThrow(/changed while they were listed/);
    else expect(await answered).toHaveLength(150);
  });

  it.each([
    ['an option of git', '--upload-pack=touch /tmp/x'],
    ['a helper of git', 'ext::sh -c touch'],
    ['a credential', 'https://someone:secret@github.example/acme/app.git'],
    ['a plain connection', 'http://github.example/acme/app.git'],
    ['none', undefined],
  ])('is refused with %s as clone URL', async (_what, url) => {
    await expect(list(url)).rejects.toThrow(/clone_url/);
  });

  it.each([
    [403, /metadata: read/],
    [404, /organization-name/],
    [500, undefined],
  ])('with status %i names what the caller may have to change', async (status, fix) => {
    const refusal = await list('', status).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      problems: [{ fix: fix === undefined ? undefined : expect.stringMatching(fix) }],
    });
  });
});
