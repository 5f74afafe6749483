import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../platform-double/json.ts';
import { base64, COMMIT, commitInput, withApp } from './ask-github.ts';

let app: Awaited<ReturnType<typeof withApp>>;
const folders: string[] = [];

beforeAll(async () => {
  app = await withApp();
});
afterAll(async () => {
  await app.double.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const commit = (branch: string, head: string, changes: object, as?: string) =>
  app.graphql(COMMIT, { input: commitInput(branch, head, { ...changes }) }, as);
const add = (path: string, text: string | Buffer) => ({ additions: [{ path, contents: base64(text) }] });
async function newBranch(name: string): Promise<string> {
  const sha = await app.head();
  expect((await app.api('POST git/refs', { json: { ref: `refs/heads/${name}`, sha } })).status).toBe(201);
  return sha;
}

describe('createCommitOnBranch', () => {
  it('refuses a stale head in the shape of GitHub and changes nothing', async () => {
    const head = await newBranch('stale');
    await app.double.commit('acme/app', { branch: 'stale', files: { other: 'x' }, author: 'jane' });
    const before = await app.head('stale');
    const made = await commit('stale', head, add('a', 'b'));
    expect(made).toMatchObject({ status: 200, data: { createCommitOnBranch: null } });
    expect(made.errors).toEqual([
      {
        type: 'STALE_DATA',
        path: ['createCommitOnBranch'],
        locations: [{ line: 2, column: 3 }],
        message: `Expected branch to point to "${head}" but it did not.  Pull and try again.`,
      },
    ]);
    expect(await app.head('stale')).toBe(before);
  });

  it('lets exactly one of two commits on the same head win', async () => {
    const head = await newBranch('race');
    const both = await Promise.all(['a', 'b'].map((path) => commit('race', head, add(path, path))));
    expect(both.flatMap(({ errors }) => errors.map(({ type }) => type))).toEqual(['STALE_DATA']);
  });

  it('refuses a token without `contents: write` and a branch that is not there', async () => {
    const head = await app.head();
    const reader = app.other({ permissions: { contents: 'read' } });
    expect((await commit('main', head, add('a', 'b'), reader)).errors).toMatchObject([
      {
        type: 'FORBIDDEN',
        message: 'Resource not accessible by integration',
        extensions: { saml_failure: false },
      },
    ]);
    expect((await commit('nowhere', head, add('a', 'b'))).errors).toMatchObject([{ type: 'NOT_FOUND' }]);
  });
});

describe('queries', () => {
  it('are validated against GitHub’s schema, variables included', async () => {
    expect((await app.graphql('query { repositry }')).errors[0]?.message).toContain('Cannot query field');
    const { errors } = await app.graphql(COMMIT, {
      input: { branch: {}, message: {}, expectedHeadOid: null },
    });
    expect(errors[0]?.message).toMatch(/Variable "\$input" got invalid value|GitObjectID|expectedHeadOid/);
    expect((await app.graphql('query {')).errors[0]?.message).toContain('Syntax Error');
  });

  it('fail loudly on a field that the double does not have', async () => {
    const { status, text } = await app.graphql(
      'query { repository(owner: "acme", name: "app") { stargazerCount } }',
    );
    expect([status, text]).toEqual([
      500,
      expect.stringContaining('does not answer Repository.stargazerCount'),
    ]);
  });
});

describe('the Git database', () => {
  it('refuses workflows in a tree: 403 for Apps, 404 for people', async () => {
    const json = {
      tree: [{ path: '.github/workflows/new.yml', mode: '100644', type: 'blob', content: 'on: push\n' }],
    };
    const application = await app.api('POST git/trees', { json });
    expect([application.status, application.json.message]).toEqual([
      403,
      'Resource not accessible by integration',
    ]);
    const person = app.other({ kind: 'user', login: 'jane', permissions: { contents: 'write' } });
    expect((await app.api('POST git/trees', { json, as: person })).status).toBe(404);
  });

  it('refuses a reference that brings workflows without the permission', async () => {
    const sha = await app.double.commit('acme/app', {
      branch: 'elsewhere',
      files: { '.github/workflows/x.yml': 'on: push\n' },
    });
    await app.double.git('acme/app', 'update-ref', '-d', 'refs/heads/elsewhere');
    const { json: object, status } = await app.api('POST git/refs', {
      json: { ref: 'refs/heads/brought', sha },
    });
    expect([status, object.message]).toEqual([
      403,
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission',
    ]);
  });

  it('moves branches forward, and back only by force; the default branch stays', async () => {
    const old = await newBranch('moving');
    await app.double.commit('acme/app', { branch: 'moving', files: { x: 'y' } });
    const back = await app.api('PATCH git/refs/heads/moving', { json: { sha: old } });
    expect([back.status, back.json.message]).toEqual([422, 'Update is not a fast forward']);
    expect((await app.api('PATCH git/refs/heads/moving', { json: { sha: old, force: true } })).status).toBe(
      200,
    );
    expect((await app.api('GET git/ref/heads/moving')).json).toMatchObject({ object: { sha: old } });
    expect((await app.api('GET git/ref/heads/movin')).status).toBe(404);
    expect((await app.api('DELETE git/refs/heads/moving')).status).toBe(204);
    expect((await app.api('DELETE git/refs/heads/moving')).status).toBe(422);
    expect((await app.api('DELETE git/refs/heads/main')).status).toBe(422);
  });
});

describe('updateRefs', () => {
  const NOTHING = '0'.repeat(40);
  const UPDATE = `mutation ($repositoryId: ID!, $refUpdates: [RefUpdate!]!) {
    updateRefs(input: { repositoryId: $repositoryId, refUpdates: $refUpdates }) { clientMutationId }
  }`;
  const update = async (name: string, change: JsonObject, as?: string) => {
    const repositoryId = (await app.api('GET ')).json.node_id ?? null;
    const refUpdates = [{ name: `refs/heads/${name}`, ...change }];
    const { errors } = await app.graphql(UPDATE, { repositoryId, refUpdates }, as);
    return errors.map(({ type }) => type);
  };

  it('refuses what git or the token does not allow', async () => {
    const head = await app.head();
    expect(await update('main', { beforeOid: head, afterOid: NOTHING })).toEqual(['UNPROCESSABLE']);
    expect(await update('gone', { afterOid: 'a'.repeat(40) })).toEqual(['UNPROCESSABLE']);
    const reader = app.other({ permissions: { contents: 'read' } });
    expect(await update('moved', { afterOid: head }, reader)).toEqual(['FORBIDDEN']);
  });
});
