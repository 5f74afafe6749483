import { describe, expect, it } from 'vitest';
import type { HttpResult } from '../../src/base/http.ts';
import { type Github, githubUrlProblem, openOctokit } from '../../src/host/github/octokit.ts';
import { putComment } from '../../src/host/github/pull-request-comment.ts';

const marker = '<!-- platform-actions advisory-gate 0123 -->';
const request = { repository: 'acme/app', number: 7, marker, body: `${marker}\nNew words.`, create: true };

/** GitHub with these comments, whose token is `github-actions[bot]`'s; `changes` are the requests that write. */
async function github(comments: readonly { id: number; body: string; user: { login: string } }[]) {
  const changes: string[] = [];
  const api: Github = await openOctokit({
    apiUrl: 'https://api.github.com',
    token: 'ghs_x',
    userAgent: 'test',
    redact: (text) => text,
    send: async ({ method, url }) => {
      const { pathname } = new URL(url);
      const answer = (body: unknown, status = 200): HttpResult => {
        const headers = { 'content-type': 'application/json' };
        return { kind: 'response', status, headers, body: JSON.stringify(body) };
      };
      if (method === 'GET' && pathname === '/repos/acme/app/issues/7/comments') return answer(comments);
      if (pathname === '/graphql') return answer({ data: { viewer: { login: 'github-actions[bot]' } } });
      if (pathname === '/user') return answer({ message: 'not for apps' }, 403);
      changes.push(`${method} ${pathname}`);
      return answer({ html_url: 'https://github.com/acme/app/pull/7#issuecomment-1' });
    },
  });
  return { api, changes };
}

const ours = { login: 'github-actions[bot]' };
const create = 'POST /repos/acme/app/issues/7/comments';

describe('the pull-request comment', () => {
  it.each([
    [
      'its own, in place',
      { id: 3, body: `${marker}\nOld words.`, user: ours },
      ['PATCH /repos/acme/app/issues/comments/3'],
    ],
    [
      'a new one beside another’s with our marker',
      { id: 3, body: `${marker}\nx`, user: { login: 'mallory' } },
      [create],
    ],
    ['a new one where the marker is quoted below', { id: 3, body: `> x\n${marker}`, user: ours }, [create]],
    [
      'a new one beside another gate’s',
      { id: 3, body: '<!-- platform-actions advisory-gate 9 -->', user: ours },
      [create],
    ],
    ['nothing where it says the same', { id: 3, body: request.body, user: ours }, []],
  ])('edits %s', async (_, comment, expected) => {
    const { api, changes } = await github([comment]);
    await putComment(api, request);
    expect(changes).toEqual(expected);
  });
});

describe('the token of the job', () => {
  it.each([
    'http://api.github.com',
    'https://user@api.github.com',
    'https://api.github.com/?x',
    'no address',
  ])('is not sent to %s', (url) => {
    expect(githubUrlProblem(url)).toMatch(/GITHUB_API_URL/);
  });

  it('goes to the API of the host and follows no redirect', async () => {
    const urls: string[] = [];
    const api = await openOctokit({
      apiUrl: 'https://github.example/api/v3/',
      token: 'ghs_x',
      userAgent: 'test',
      redact: (text) => text,
      send: async ({ url }) => {
        urls.push(url);
        return { kind: 'response', status: 302, headers: { location: 'https://evil.example/' }, body: '' };
      },
    });
    expect(await api(({ rest }) => rest.users.getAuthenticated())).toMatchObject({
      kind: 'failed',
      status: 302,
    });
    expect(urls).toEqual(['https://github.example/api/v3/user']);
  });
});
