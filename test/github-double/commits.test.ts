import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../platform-double/json.ts';
import { base64, COMMIT, commitInput, withApp } from './ask-github.ts';
import { runGit } from './git.ts';

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
  it('makes a real, signed commit with exact bytes, authored by the account of the token', async () => {
    const head = await newBranch('bytes');
    const bytes = Buffer.from([0, 255, 13, 10, 10]);
    const made = await commit('bytes', head, add('data.bin', bytes));
    expect(made.errors).toEqual([]);
    expect(made.data.createCommitOnBranch).toMatchObject({
      commit: { oid: await app.head('bytes'), signature: { isValid: true, wasSignedByGitHub: true } },
      ref: { name: 'bytes' },
    });
    const shown = await app.api('GET commits/bytes');
    expect(shown.object).toMatchObject({
      author: { login: 'github-actions[bot]', type: 'Bot' },
      committer: { login: 'web-flow' },
      commit: { message: 'Pin images\n\nBy digest.', verification: { verified: true, reason: 'valid' } },
      parents: [{ sha: head }],
      files: [{ filename: 'data.bin', status: 'added' }],
    });
    const author = await app.double.git('acme/app', 'log', '-1', '--format=%an <%ae>, %cn <%ce>', 'bytes');
    expect(author).toBe(
      'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>, GitHub <noreply@github.com>',
    );
    expect(await app.double.repo('acme/app').git.bytes(['cat-file', 'blob', 'bytes:data.bin'])).toEqual(
      bytes,
    );
    await app.double.git('acme/app', 'fsck', '--strict');
  });

  it('gives files that exist the mode 100644, as GitHub was observed to; the setting `kept` keeps theirs', async () => {
    const head = await newBranch('modes');
    const both = {
      additions: [...add('run.sh', '#!/bin/sh\nexit\n').additions, ...add('link', 'x').additions],
    };
    await commit('modes', head, both);
    const modes = (branch: string) =>
      app.double.git('acme/app', 'ls-tree', '--format=%(objectmode) %(path)', branch, 'run.sh', 'link');
    expect(await modes('modes')).toBe('100644 link\n100644 run.sh');
    app.double.configure({ additionMode: 'kept' });
    await newBranch('kept');
    await commit('kept', head, both);
    app.double.configure({ additionMode: 'regular' });
    expect(await modes('kept')).toBe('120000 link\n100755 run.sh');
  });

  it('deletes files and takes the branch by its id', async () => {
    await newBranch('by-id');
    const asked = await app.graphql(
      'query { repository(owner: "acme", name: "app") { ref(qualifiedName: "refs/heads/by-id") { id target { oid } } } }',
    );
    const ref = Object(asked.data.repository).ref;
    const made = await app.graphql(COMMIT, {
      input: {
        ...commitInput('x', ref.target.oid, { deletions: [{ path: 'Dockerfile' }] }),
        branch: { id: ref.id },
      },
    });
    expect(made.errors).toEqual([]);
    expect(await app.double.git('acme/app', 'ls-tree', '--name-only', 'by-id')).not.toContain('Dockerfile');
  });

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

  it.each([
    ['FORBIDDEN', 'workflows', { additions: [{ path: '.github/workflows/ci.yml', contents: '' }] }],
    ['UNPROCESSABLE', 'not valid Base64', { additions: [{ path: 'a', contents: 'YQ' }] }],
    [
      'UNPROCESSABLE',
      'more than once',
      { additions: [{ path: 'a', contents: '' }], deletions: [{ path: 'a' }] },
    ],
    ['UNPROCESSABLE', 'does not exist as of', { deletions: [{ path: 'nothing' }] }],
    ['UNPROCESSABLE', 'not a valid path', { additions: [{ path: '/a', contents: '' }] }],
    ['UNPROCESSABLE', 'is not valid', { additions: [{ path: '.git/config', contents: '' }] }],
  ])('refuses with %s: %s', async (type, words, changes) => {
    const head = await app.head();
    const { errors } = await commit('main', head, changes);
    expect(errors).toMatchObject([{ type, message: expect.stringContaining(words) }]);
    expect(await app.head()).toBe(head);
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

  it('lets an App with the permission change workflows', async () => {
    const head = await newBranch('workflow');
    const application = app.other({ kind: 'app', login: 'pins' });
    const made = await commit(
      'workflow',
      head,
      add('.github/workflows/ci.yml', 'on: pull_request\n'),
      application,
    );
    expect(made.errors).toEqual([]);
    expect((await app.api('GET commits/workflow')).object).toMatchObject({ author: { login: 'pins[bot]' } });
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

  it('read trees with modes, blobs, commits and the viewer', async () => {
    const { data, errors } = await app.graphql(`query {
      viewer { login }
      rateLimit { limit }
      repository(owner: "acme", name: "app") {
        tree: object(expression: "main:") { ... on Tree { entries { name mode type } } }
        file: object(expression: "main:Dockerfile") { ... on Blob { text isBinary byteSize } }
        none: object(expression: "main:nothing") { oid }
        defaultBranchRef { name target { ... on Commit { author { name } signature { isValid } parents(first: 1) { totalCount } } } }
      }
    }`);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      viewer: { login: 'github-actions[bot]' },
      repository: {
        tree: { entries: expect.arrayContaining([{ name: 'run.sh', mode: 0o100755, type: 'blob' }]) },
        file: { text: 'FROM cgr.dev/acme/python:3.12\n', isBinary: false, byteSize: 30 },
        none: null,
        defaultBranchRef: { name: 'main', target: { author: { name: 'octocat' }, signature: null } },
      },
    });
  });

  it('say NOT_FOUND for what is not there or hidden', async () => {
    await app.double.addRepo('acme/secret', { private: true, files: { a: 'b' } });
    const outsider = app.other({ repositories: ['acme/app'] });
    for (const name of ['nothing', 'secret']) {
      const { errors } = await app.graphql(
        `query { repository(owner: "acme", name: "${name}") { id } }`,
        {},
        outsider,
      );
      expect(errors).toMatchObject([
        {
          type: 'NOT_FOUND',
          path: ['repository'],
          message: `Could not resolve to a Repository with the name 'acme/${name}'.`,
        },
      ]);
    }
  });
});

describe('the Git database', () => {
  it('carries modes, links and submodules exactly, and signs for Apps that name no author', async () => {
    const blob = await app.api('POST git/blobs', {
      json: { content: base64('#!/bin/sh\n'), encoding: 'base64' },
    });
    const head = await app.head();
    const tree = await app.api('POST git/trees', {
      json: {
        base_tree: head,
        tree: [
          { path: 'bin/new.sh', mode: '100755', type: 'blob', sha: String(blob.object.sha) },
          { path: 'again', mode: '120000', type: 'blob', content: 'bin/new.sh' },
          { path: 'vendor', mode: '160000', type: 'commit', sha: 'a'.repeat(40) },
          { path: 'run.sh', mode: '100755', type: 'blob', sha: null },
        ],
      },
    });
    expect(tree.status).toBe(201);
    const made = await app.api('POST git/commits', {
      json: { message: 'By hand', tree: String(tree.object.sha), parents: [head] },
    });
    expect(made.object).toMatchObject({ verification: { verified: true }, committer: { name: 'GitHub' } });
    const sha = String(made.object.sha);
    expect((await app.api('POST git/refs', { json: { ref: 'refs/heads/by-hand', sha } })).status).toBe(201);
    const listed = await app.api('GET git/trees/by-hand?recursive=1');
    expect(Object(listed.object.tree)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'bin/new.sh', mode: '100755', size: 10 }),
        expect.objectContaining({ path: 'again', mode: '120000' }),
        expect.objectContaining({ path: 'vendor', mode: '160000', type: 'commit', sha: 'a'.repeat(40) }),
      ]),
    );
    expect(listed.text).not.toContain('run.sh"');
  });

  it('leaves commits of people and of named authors unsigned', async () => {
    const { object } = await app.api(`GET git/commits/${await app.head()}`);
    const json = { message: 'x', tree: String(Object(object.tree).sha), parents: [await app.head()] };
    const person = app.other({ kind: 'user', login: 'jane' });
    const author = { name: 'A', email: 'a@example.com', date: '2026-01-02T03:04:05Z' };
    const unsigned = { verification: { verified: false, reason: 'unsigned' } };
    expect((await app.api('POST git/commits', { json, as: person })).object).toMatchObject(unsigned);
    expect((await app.api('POST git/commits', { json: { ...json, author } })).object).toMatchObject({
      ...unsigned,
      author,
    });
    const forged = { ...json, signature: '-----BEGIN PGP SIGNATURE-----\n\nx\n-----END PGP SIGNATURE-----' };
    expect((await app.api('POST git/commits', { json: forged })).object).toMatchObject({
      verification: { verified: false, reason: 'unknown_key' },
    });
  });

  it('refuses workflows in a tree: 403 for Apps, 404 for people', async () => {
    const json = {
      tree: [{ path: '.github/workflows/new.yml', mode: '100644', type: 'blob', content: 'on: push\n' }],
    };
    const application = await app.api('POST git/trees', { json });
    expect([application.status, application.object.message]).toEqual([
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
    const { object, status } = await app.api('POST git/refs', { json: { ref: 'refs/heads/brought', sha } });
    expect([status, object.message]).toEqual([
      403,
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission',
    ]);
  });

  it.each([
    ['POST git/refs', { ref: 'refs/heads/main', sha: 'HEAD' }, 'Reference already exists'],
    ['POST git/refs', { ref: 'refs/heads/main/below', sha: 'HEAD' }, 'Reference update failed'],
    ['POST git/refs', { ref: 'refs/heads/a..b', sha: 'HEAD' }, 'Reference name is not valid.'],
    [
      'POST git/refs',
      { ref: 'main', sha: 'HEAD' },
      "Reference name must start with 'refs' and have at least two slashes.",
    ],
    ['POST git/refs', { ref: 'refs/heads/new', sha: 'b'.repeat(40) }, 'Object does not exist'],
    ['PATCH git/refs/heads/nowhere', { sha: 'HEAD' }, 'Reference does not exist'],
    [
      'POST git/trees',
      { tree: [{ path: '.git/x', mode: '100644', type: 'blob', content: '' }] },
      'tree.path contains a malformed path component',
    ],
    [
      'POST git/trees',
      { tree: [{ path: 'x', mode: '100644', type: 'blob', sha: 'b'.repeat(40) }] },
      `tree.sha ${'b'.repeat(40)} is not a valid blob`,
    ],
    ['POST git/commits', { message: 'x', tree: 'b'.repeat(40) }, 'Tree SHA does not exist'],
  ])('refuses %s %j: %s', async (on, body, message) => {
    const json = 'sha' in body && body.sha === 'HEAD' ? { ...body, sha: await app.head() } : { ...body };
    expect((await app.api(on, { json })).object).toMatchObject({ message, status: '422' });
  });

  it('moves branches forward, and back only by force; the default branch stays', async () => {
    const old = await newBranch('moving');
    await app.double.commit('acme/app', { branch: 'moving', files: { x: 'y' } });
    const back = await app.api('PATCH git/refs/heads/moving', { json: { sha: old } });
    expect([back.status, back.object.message]).toEqual([422, 'Update is not a fast forward']);
    expect((await app.api('PATCH git/refs/heads/moving', { json: { sha: old, force: true } })).status).toBe(
      200,
    );
    expect((await app.api('GET git/ref/heads/moving')).object).toMatchObject({ object: { sha: old } });
    expect((await app.api('GET git/ref/heads/movin')).status).toBe(404);
    expect((await app.api('GET git/matching-refs/heads/movin')).rows).toHaveLength(1);
    expect((await app.api('DELETE git/refs/heads/moving')).status).toBe(204);
    expect((await app.api('DELETE git/refs/heads/moving')).status).toBe(422);
    expect((await app.api('DELETE git/refs/heads/main')).status).toBe(422);
  });
});

describe('git itself', () => {
  it('clones from the folder and over HTTP with the token, pushes, and is refused without', async () => {
    await app.branchWithCommit('cloned');
    const folder = mkdtempSync(join(tmpdir(), 'github-double-clone-'));
    folders.push(folder);
    await runGit(['clone', '--quiet', app.double.repo('acme/app').git.directory, join(folder, 'file')]);
    expect(statSync(join(folder, 'file', 'run.sh')).mode & 0o111).not.toBe(0);
    const url = new URL('/acme/app.git', app.double.serverUrl);
    url.username = 'x-access-token';
    url.password = app.token.value;
    const clone = join(folder, 'http');
    await runGit(['clone', '--quiet', '--branch', 'cloned', url.href, clone]);
    expect(readFileSync(join(clone, 'new.txt'), 'utf8')).toBe('new\n');
    const identity = ['-c', 'user.name=Jane', '-c', 'user.email=jane@example.com'];
    await runGit(['-C', clone, ...identity, 'commit', '--quiet', '--allow-empty', '-m', 'mine']);
    await runGit(['-C', clone, 'push', '--quiet', 'origin', 'HEAD:refs/heads/pushed']);
    expect(await app.double.git('acme/app', 'log', '-1', '--format=%s', 'pushed')).toBe('mine');
    url.password = 'wrong';
    await expect(runGit(['-C', clone, 'push', '--quiet', url.href, 'HEAD:refs/heads/no'])).rejects.toThrow();
    url.password = app.other({ permissions: { contents: 'read' } });
    await expect(runGit(['-C', clone, 'push', '--quiet', url.href, 'HEAD:refs/heads/no'])).rejects.toThrow();
  });
});

describe('updateRefs', () => {
  const NOTHING = '0'.repeat(40);
  const UPDATE = `mutation ($repositoryId: ID!, $refUpdates: [RefUpdate!]!) {
    updateRefs(input: { repositoryId: $repositoryId, refUpdates: $refUpdates }) { clientMutationId }
  }`;
  const update = async (name: string, change: JsonObject, as?: string) => {
    const repositoryId = (await app.api('GET ')).object.node_id ?? null;
    const refUpdates = [{ name: `refs/heads/${name}`, ...change }];
    const { errors } = await app.graphql(UPDATE, { repositoryId, refUpdates }, as);
    return errors.map(({ type }) => type);
  };

  it('moves a branch, creates and deletes one, only from the commit that is named', async () => {
    const start = await newBranch('moved');
    const next = await app.branchWithCommit('ahead');
    expect(await update('moved', { beforeOid: next, afterOid: start })).toEqual(['STALE_DATA']);
    expect(await update('moved', { beforeOid: start, afterOid: next })).toEqual([]);
    expect(await app.head('moved')).toBe(next);
    expect(await update('moved', { beforeOid: next, afterOid: start })).toEqual(['UNPROCESSABLE']);
    expect(await update('moved', { beforeOid: next, afterOid: start, force: true })).toEqual([]);
    expect(await update('moved', { beforeOid: next, afterOid: NOTHING })).toEqual(['STALE_DATA']);
    expect(await update('moved', { beforeOid: start, afterOid: NOTHING })).toEqual([]);
    expect((await app.api('GET git/ref/heads/moved')).status).toBe(404);
    expect(await update('moved', { beforeOid: NOTHING, afterOid: start })).toEqual([]);
    expect(await update('moved', { beforeOid: NOTHING, afterOid: start })).toEqual(['STALE_DATA']);
  });

  it('refuses what git or the token does not allow', async () => {
    const head = await app.head();
    expect(await update('main', { beforeOid: head, afterOid: NOTHING })).toEqual(['UNPROCESSABLE']);
    expect(await update('gone', { afterOid: 'a'.repeat(40) })).toEqual(['UNPROCESSABLE']);
    const reader = app.other({ permissions: { contents: 'read' } });
    expect(await update('moved', { afterOid: head }, reader)).toEqual(['FORBIDDEN']);
  });
});
