import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, ask, columnOf, withOwner } from './ask.ts';
import { textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let organization: Resource;
let owner: Resource;
let api: (path: string, asking?: Asking) => Promise<Answer>;

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ organization, owner, api } = await withOwner(double));
});
afterAll(() => double.close());
beforeEach(() => double.configure({ floor: false, emptyDelete: 'object' }));

const claimMatch = { issuer: 'https://ci.test', subject: 'job:1' };

describe('create', () => {
  it('puts the resource under the parent in the path, whose uid starts its own', async () => {
    const answer = await api(`/iam/v2/identities/${organization.uid}`, { json: { name: 'bot', claimMatch } });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ name: 'bot', description: '', claimMatch });
    expect(answer.json.uid).toMatch(new RegExp(`^${organization.uid}/[0-9a-f]{16}$`));
    for (const time of ['createTime', 'updateTime', 'lastSeenTime']) {
      expect(answer.json[time]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/);
    }
  });

  it.each([undefined, '', 'Big', 'a/b', 'ö'])('refuses the identity name %j with code 3', async (name) => {
    const json = name === undefined ? { claimMatch } : { name, claimMatch };
    const answer = await api(`/iam/v2/identities/${organization.uid}`, { json });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 3,
      message: expect.stringMatching(/^Invalid argument: name: /),
      details: [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'INVALID_ARGUMENT' },
        { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: 'name' }] },
      ],
    });
  });

  it('answers NOT_FOUND for a parent that does not exist', async () => {
    const answer = await api(`/iam/v2/identities/${'0'.repeat(40)}`, { json: { name: 'bot', claimMatch } });
    expect([answer.status, answer.json.code]).toEqual([404, 5]);
  });

  it('refuses a second repo of the same name with code 6', async () => {
    const path = `/registry/v2/repos/${organization.uid}`;
    expect((await api(path, { json: { name: 'twice' } })).status).toBe(200);
    expect((await api(path, { json: { name: 'twice' } })).json.code).toBe(6);
  });

  it('of a tag that exists moves it and adds to its history', async () => {
    const repo = double.world.addRepo(organization, 'moving');
    const digest = double.world.digest();
    const json = { name: 'latest', digest };
    const first = await api(`/registry/v2/tags/${repo.uid}`, {
      json: { ...json, digest: double.world.digest() },
    });
    const second = await api(`/registry/v2/tags/${repo.uid}`, { json });
    expect(second.json.uid).toBe(first.json.uid);
    const history = await api(`/registry/v1/tags/${textOf(second.json.uid)}/history`);
    expect(columnOf(history, 'items', 'digest')).toEqual([first.json.digest, digest]);
  });
});

describe('get', () => {
  it('takes uids with raw slashes and refuses encoded ones', async () => {
    expect((await api(`/iam/v2/identities/${owner.uid}`)).json.uid).toBe(owner.uid);
    expect((await api(`/iam/v2/identities/${encodeURIComponent(owner.uid)}`)).status).toBe(404);
  });

  it('answers NOT_FOUND with ErrorInfo and ResourceInfo', async () => {
    const uid = `${organization.uid}/0123456789abcdef`;
    const answer = await api(`/registry/v2/repos/${uid}`);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({
      code: 5,
      details: [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'NOT_FOUND' },
        { '@type': 'type.googleapis.com/google.rpc.ResourceInfo', resourceType: 'Repo', resourceName: uid },
      ],
    });
  });

  it('of v1 answers empty with 200 for what does not exist', async () => {
    const uid = `${organization.uid}/0123456789abcdef`;
    const eol = await api(`/registry/v1/eoltags?uidp.childrenOf=${uid}`);
    expect([eol.status, eol.json]).toEqual([200, { items: [], nextPageToken: '' }]);
    const history = await api(`/registry/v1/tags/${uid}/0123456789abcdef/history`);
    expect([history.status, history.json]).toEqual([200, { items: [] }]);
  });
});

describe('update', () => {
  const patch = (uid: string, query: string, json: { [key: string]: string | boolean }) =>
    api(`/registry/v2/repos/${uid}${query}`, { method: 'PATCH', json });
  let uid: string;
  beforeEach(() => {
    uid = double.world.addRepo(organization, `repo-${double.world.digest().slice(7, 20)}`, {
      description: 'before',
      catalogTier: 'CATALOG_TIER_BASE',
    }).uid;
  });

  it('without a mask changes the keys of the body only', async () => {
    const answer = await patch(uid, '', { description: 'after' });
    expect(answer.json).toMatchObject({ description: 'after', catalogTier: 'CATALOG_TIER_BASE' });
    expect((await patch(uid, '', { description: '' })).json.description).toBe('');
  });

  it('without a mask refuses an unknown key of the body', async () => {
    expect((await patch(uid, '', { descripton: 'after' })).json.code).toBe(3);
  });

  it('with a mask changes the listed fields only and ignores other fields of the body', async () => {
    const json = { description: 'after', catalogTier: 'CATALOG_TIER_AI' };
    const answer = await patch(uid, '?updateMask=description', json);
    expect(answer.json).toMatchObject({ description: 'after', catalogTier: 'CATALOG_TIER_BASE' });
    // Even beside a mask, a key that is no field is refused.
    expect((await patch(uid, '?updateMask=description', { unknown: 'x' })).json.code).toBe(3);
    const both = await patch(uid, '?updateMask=description,catalog_tier', { catalogTier: 'CATALOG_TIER_AI' });
    expect(both.json).toMatchObject({ description: '', catalogTier: 'CATALOG_TIER_AI' });
  });

  it('with * replaces everything', async () => {
    const answer = await patch(uid, '?updateMask=*', { name: 'renamed' });
    expect(answer.json).toMatchObject({
      name: 'renamed',
      description: '',
      catalogTier: 'CATALOG_TIER_UNSPECIFIED',
      uid,
    });
  });

  it('moves updateTime and leaves createTime', async () => {
    const before = await api(`/registry/v2/repos/${uid}`);
    double.setClock(Date.now() + 60_000);
    const after = await patch(uid, '', { description: 'x' });
    double.configure({ clockOffsetMs: 0 });
    expect(after.json.createTime).toBe(before.json.createTime);
    expect(textOf(after.json.updateTime) > textOf(before.json.updateTime)).toBe(true);
  });

  it('never reaches a built-in role', async () => {
    const answer = await api(`/iam/v2/roles/${double.world.role('viewer').uid}`, {
      method: 'PATCH',
      json: { name: 'x' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('delete', () => {
  it('answers with {}, or with an empty body when the setting says so', async () => {
    const first = double.world.addRepo(organization, 'gone-1');
    const answer = await api(`/registry/v2/repos/${first.uid}`, { method: 'DELETE' });
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect((await api(`/registry/v2/repos/${first.uid}`)).status).toBe(404);
    double.configure({ emptyDelete: 'empty' });
    const second = double.world.addRepo(organization, 'gone-2');
    expect((await api(`/registry/v2/repos/${second.uid}`, { method: 'DELETE' })).text).toBe('');
  });

  it('of a group with children is refused: code 9, HTTP 400, RESOURCE_NOT_EMPTY', async () => {
    const group = double.world.addGroup(organization, 'full');
    const repo = double.world.addRepo(group, 'inside');
    const answer = await api(`/iam/v2/groups/${group.uid}`, { method: 'DELETE' });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 9,
      message: expect.stringMatching(/^Precondition failed: /),
      details: [
        { reason: 'FAILED_PRECONDITION' },
        {
          '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
          violations: [{ type: 'RESOURCE_NOT_EMPTY' }],
        },
      ],
    });
    await api(`/registry/v2/repos/${repo.uid}`, { method: 'DELETE' });
    expect((await api(`/iam/v2/groups/${group.uid}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('of a role that is bound is refused', async () => {
    const role = double.world.addRole(organization, 'bound', ['REPO_LIST']);
    double.world.addBinding(organization, owner, role);
    expect((await api(`/iam/v2/roles/${role.uid}`, { method: 'DELETE' })).json.code).toBe(9);
  });
});

describe('identity look-up', () => {
  it('finds the uid by issuer and subject, where offered', async () => {
    const { uid } = double.world.addIdentity(organization, 'looked up', {
      claimMatch: { issuer: 'https://look.test', subject: 'up' },
    });
    const path = '/iam/v2/identities:lookupIdentity?issuer=https://look.test&subject=up';
    expect((await api(path)).json).toEqual({ uid });
    expect((await api(`${path}&subject=`)).json.code).toBe(3);
    double.configure({ floor: true });
    expect((await api(path)).status).toBe(404);
  });
});

describe('the floor', () => {
  it('shows the fields of the specification only', async () => {
    double.configure({ floor: true });
    expect(Object.keys((await api(`/iam/v2/roles/${double.world.role('viewer').uid}`)).json)).toEqual([
      'uid',
      'name',
      'description',
      'createTime',
      'updateTime',
    ]);
    const identity = await api(`/iam/v2/identities/${owner.uid}`);
    expect(identity.json.claimMatch).toEqual({
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:acme/app:ref:refs/heads/main',
    });
    expect(identity.json).not.toHaveProperty('email');
  });

  it('knows the filter by name on repos, and on nothing else', async () => {
    double.configure({ floor: true });
    double.world.addRepo(organization, 'only-me');
    expect((await api('/registry/v2/repos?name=only-me')).json.totalCount).toBe('1');
    const roles = await api('/iam/v2/roles?name=viewer');
    expect(Number(roles.json.totalCount)).toBeGreaterThan(1);
    double.configure({ floor: false });
    expect((await api('/iam/v2/roles?name=viewer')).json.totalCount).toBe('1');
  });
});

describe('paths', () => {
  it('that are unknown answer 404 code 5, and a wrong method 501 code 12', async () => {
    const unknown = await api('/registry/v3/repos');
    expect([unknown.status, unknown.json]).toEqual([404, { code: 5, message: 'Not Found', details: [] }]);
    const wrong = await api('/registry/v2/repos', { method: 'PUT' });
    expect([wrong.status, wrong.json.code]).toEqual([501, 12]);
  });

  it('belong to their origin: the API does not answer for the registry or the issuer', async () => {
    expect((await ask(`${double.apiUrl}/token?scope=repository:acme/x:pull`)).status).toBe(404);
    expect((await ask(`${double.apiUrl}/sts/exchange`)).status).toBe(404);
    expect((await ask(`${double.registryUrl}/iam/v2/groups`)).status).toBe(404);
  });
});
