import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, ask, withOwner } from './ask.ts';
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

  it('refuses a second repo of the same name with code 6', async () => {
    const path = `/registry/v2/repos/${organization.uid}`;
    expect((await api(path, { json: { name: 'twice' } })).status).toBe(200);
    expect((await api(path, { json: { name: 'twice' } })).json.code).toBe(6);
  });
});

describe('get', () => {
  it('takes uids with raw slashes and refuses encoded ones', async () => {
    expect((await api(`/iam/v2/identities/${owner.uid}`)).json.uid).toBe(owner.uid);
    expect((await api(`/iam/v2/identities/${encodeURIComponent(owner.uid)}`)).status).toBe(404);
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

  it('moves updateTime and leaves createTime', async () => {
    const before = await api(`/registry/v2/repos/${uid}`);
    double.setClock(Date.now() + 60_000);
    const after = await patch(uid, '', { description: 'x' });
    double.configure({ clockOffsetMs: 0 });
    expect(after.json.createTime).toBe(before.json.createTime);
    expect(textOf(after.json.updateTime) > textOf(before.json.updateTime)).toBe(true);
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
});

describe('delete', () => {
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

describe('the floor', () => {
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
