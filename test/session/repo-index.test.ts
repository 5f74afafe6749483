import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/platform/client.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { indexRepos } from '../../src/session/repo-index.ts';
import { fakeHttp, jsonAnswer, transportOptions } from '../support/fake-http.ts';

const ACME = { uid: 'org-1', name: 'acme' };

/** Repositories of a service that answers with these rows. */
async function index(repos: readonly object[], groups: readonly object[]): Promise<unknown> {
  const envelope = { nextPageToken: '', skipped: 0 };
  const { http } = fakeHttp(({ url }) =>
    new URL(url).pathname === '/iam/v2/groups'
      ? jsonAnswer({ groups, totalCount: String(groups.length), ...envelope })
      : jsonAnswer({ repos, totalCount: String(repos.length), ...envelope }),
  );
  const client = createClient({
    baseUrl: 'https://api.test',
    transport: createTransport(transportOptions(http, { maxAttempts: 1 })),
    tokens: { get: async () => 'token', renew: async () => undefined },
  });
  return indexRepos(client, ACME);
}

describe('indexRepos', () => {
  const nested = { uid: 'org-1/folder-1/repo-1', name: 'python' };

  it('puts the names of folders before that of a repository', async () => {
    const groups = [{ uid: 'org-1/folder-1', name: 'team' }];
    expect(await index([nested], groups)).toEqual([{ uid: nested.uid, name: 'team/python' }]);
  });

  it('tells a repository whose folder the list of groups lacks', async () => {
    const groups = [{ uid: 'org-1/folder-2', name: 'team' }];
    expect(await index([nested, { uid: 'org-1/folder-2/repo-2', name: 'redis' }], groups)).toEqual([
      { uid: nested.uid, name: 'org-1/folder-1/python', isUnplaced: true },
      { uid: 'org-1/folder-2/repo-2', name: 'team/redis' },
    ]);
  });

  it('refuses a group without a name, which could hide the folder that is looked for', async () => {
    const groups = [{ uid: 'org-1/folder-1', name: '' }];
    await expect(index([nested], groups)).rejects.toMatchObject({
      code: 'UNDECODABLE',
      call: 'GET /iam/v2/groups',
    });
  });

  it('refuses a repository without a name', async () => {
    await expect(index([{ uid: 'org-1/repo-1', name: '' }], [])).rejects.toMatchObject({
      code: 'UNDECODABLE',
      call: 'GET /registry/v2/repos',
    });
  });

  it.each(['org-2/repo-1', 'repo-1', 'org-1'])(
    'leaves out a repository outside the organization: %s',
    async (uid) => {
      expect(await index([nested, { uid, name: 'redis' }], [])).toHaveLength(1);
    },
  );
});
