import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withApp } from './ask-github.ts';

let app: Awaited<ReturnType<typeof withApp>>;

beforeAll(async () => {
  app = await withApp();
});
afterAll(() => app.double.close());
afterEach(() => app.double.faults.clear());

describe('a token', () => {
  it('is taken as Bearer and as token; others, unknown and revoked ones are refused', async () => {
    const { value } = app.token;
    for (const authorization of [`Bearer ${value}`, `token ${value}`, `bearer ${value}`])
      expect((await app.api('GET', { authorization })).status).toBe(200);
    for (const authorization of ['Bearer nonsense', `Digest ${value}`, value])
      expect((await app.api('GET', { authorization })).json).toEqual({
        message: 'Bad credentials',
        documentation_url: 'https://docs.github.com/rest',
        status: '401',
      });
    expect((await app.api('GET', { authorization: '' })).json.message).toBe('Requires authentication');
    const revoked = app.double.addToken();
    revoked.isRevoked = true;
    expect((await app.api('GET', { as: revoked.value })).status).toBe(401);
  });

  it('sees private repositories only where it covers them, and never writes outside', async () => {
    await app.double.addRepo('acme/hidden', { private: true, files: { a: 'b' } });
    const narrow = app.other({ repositories: ['acme/app'] });
    const statusOf = async (as: string) => (await app.api('GET /repos/acme/hidden', { as })).status;
    expect([await statusOf(narrow), await statusOf(app.token.value)]).toEqual([404, 200]);
    const listed = await app.api('GET /orgs/acme/repos', { as: narrow });
    expect(listed.rows).toMatchObject([{ full_name: 'acme/app', permissions: { push: true } }]);
    const elsewhere = app.other({ repositories: ['acme/hidden'] });
    const json = { ref: 'refs/heads/x', sha: await app.head() };
    expect((await app.api('POST git/refs', { json, as: elsewhere })).status).toBe(403);
    expect((await app.api('GET', { as: elsewhere })).json).toMatchObject({
      permissions: { push: false, pull: true },
    });
  });

  it('writes nothing into an archived repository', async () => {
    await app.double.addRepo('acme/old', { archived: true, files: { a: 'b' } });
    const { json: object } = await app.api('POST /repos/acme/old/git/blobs', { json: { content: 'x' } });
    expect(object.message).toBe('Repository was archived so is read-only.');
  });
});

describe('requests', () => {
  it('to unknown routes, with unknown parameters or fields, or without User-Agent, are refused', async () => {
    expect((await app.api('GET nothing')).json).toMatchObject({ message: 'Not Found', status: '404' });
    expect((await app.api('DELETE')).status).toBe(404);
    expect((await app.api('GET pulls?stat=open')).status).toBe(422);
    expect((await app.api('GET pulls?state=opened')).status).toBe(422);
    expect((await app.api('POST git/blobs', { json: { content: 'x', encodin: 'y' } })).json).toMatchObject({
      message: expect.stringContaining('"encodin" is not a permitted key'),
    });
    expect((await app.api('POST git/blobs', { json: [] })).status).toBe(400);
    expect((await app.api('GET', { headers: { 'user-agent': '' } })).text).toContain('administrative rules');
  });

  it('are logged with their account and never with their token', async () => {
    app.double.requests.reset();
    await app.api('GET pulls?state=all');
    const [entry] = app.double.requests.all();
    expect(entry).toMatchObject({
      method: 'GET',
      path: '/repos/acme/app/pulls',
      query: 'state=all',
      status: 200,
      credential: { scheme: 'bearer', user: 'github-actions[bot]' },
    });
    expect(JSON.stringify(app.double.requests.all())).not.toContain(app.token.value);
    expect(app.double.requests.count('GET /repos/**')).toBe(1);
  });

  it('count down the limit that the headers tell, to the refusal of GitHub', async () => {
    app.double.configure({ rateRemaining: 1 });
    const { headers } = await app.api('GET');
    expect([headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-limit')]).toEqual(['0', '5000']);
    const refused = await app.api('GET');
    expect([refused.status, refused.json.message]).toEqual([
      403,
      'API rate limit exceeded for installation ID 99001.',
    ]);
    app.double.configure({ rateRemaining: 5000 });
  });
});
