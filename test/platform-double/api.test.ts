import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Asking, ask, columnOf, rowsOf, withOwner } from './ask.ts';
import { type JsonObject, textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let organization: Resource;
let owner: Resource;
let token: string;
let api: (path: string, asking?: Asking) => Promise<Answer>;

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ organization, owner, token, api } = await withOwner(double));
  for (let index = 0; index < 9; index += 1) double.world.addRepo(organization, `repo-${index}`);
});
afterAll(() => double.close());
afterEach(() => double.configure({ floor: false, duplicateBindings: 'allowed' }));

const claimMatch = { issuer: 'https://ci.test', subject: 'job:1' };
const addBot = (): Resource =>
  double.world.addIdentity(organization, 'bot', { claimMatch: { ...claimMatch, audience: 'kept' } });
const patch = (path: string, json: JsonObject): Promise<Answer> => api(path, { method: 'PATCH', json });

describe('the request log', () => {
  it('tells service, path, query, status, times and credential, but no secret', async () => {
    double.requests.reset();
    await api('/registry/v2/repos?page_size=3&skip=1');
    const [entry] = double.requests.all();
    expect(entry).toMatchObject({
      service: 'api',
      method: 'GET',
      path: '/registry/v2/repos',
      query: 'page_size=3&skip=1',
      status: 200,
      credential: { scheme: 'bearer', audiences: [double.apiUrl], issuer: double.issuerUrl },
    });
    expect(entry?.endedAt).toBeGreaterThan(entry?.startedAt ?? 0);
    for (const secret of double.secrets())
      expect(JSON.stringify(double.requests.all())).not.toContain(secret);
  });

  it('stands beside a list of every token, request token and pull token given out', async () => {
    const idToken = await double.idToken();
    const pull = await double.world.addPullToken(organization, 'p');
    expect(double.secrets()).toEqual(
      expect.arrayContaining([double.idTokenRequestToken, token, idToken, pull.password]),
    );
  });
});

describe('lists', () => {
  it.each([
    '/iam/v2/identities?relationshipType=BAD',
    '/vulnerabilities/v2/advisories?eventTypes=BAD',
    '/vulnerabilities/v2/advisories?latestEventType=BAD',
    '/vulnerabilities/v2/advisories?eventReviewStates=BAD',
    '/libraries/v2/artifacts?ecosystems=BAD',
    '/registry/v2/repos?uidp=x',
    '/registry/v2/repos?order_by=createTime',
    '/registry/v2/repos?page_token=nonsense',
    '/registry/v2/repos?page_size=a',
    '/registry/v2/repos?skip=-1',
    '/registry/v2/repos?name=a&name=b',
  ])('refuse %s with code 3, HTTP 400', async (path) => {
    const answer = await api(path);
    expect([answer.status, answer.json.code]).toEqual([400, 3]);
  });

  it('refuse a page token under another order or filter with code 3', async () => {
    const first = await api('/registry/v2/repos?page_size=5&order_by=name');
    const next = `page_size=5&page_token=${textOf(first.json.nextPageToken)}`;
    expect((await api(`/registry/v2/repos?${next}&order_by=created_at`)).json.code).toBe(3);
    expect((await api(`/registry/v2/repos?${next}&order_by=name&name=x`)).json.code).toBe(3);
  });

  it('ignore unknown names of the query silently', async () => {
    const { json } = await api('/registry/v2/repos?uidp.childs_of=x&nmae=tagged');
    expect(json.totalCount).toBe(String(double.world.list('repos').length));
  });

  it('on the floor know the filter by name of repos, and no other', async () => {
    double.configure({ floor: true });
    expect((await api('/registry/v2/repos?name=repo-3')).json.totalCount).toBe('1');
    expect(Number((await api('/iam/v2/roles?name=viewer')).json.totalCount)).toBeGreaterThan(1);
    const bindings = await api(`/iam/v2/roleBindings?identity=${addBot().uid}`);
    expect(rowsOf(bindings, 'roleBindings')[0]?.identity).not.toHaveProperty('email');
    double.configure({ floor: false });
    expect((await api('/iam/v2/roles?name=viewer')).json.totalCount).toBe('1');
  });
});

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

  it('of a role needs one capability that is known', async () => {
    const create = (capabilities: readonly string[]): Promise<Answer> =>
      api(`/iam/v2/roles/${organization.uid}`, { json: { name: 'new', capabilities } });
    expect((await create(['tag.list'])).json.code).toBe(3);
    expect((await create(['tag.list', 'CAP_TAG_LIST'])).json.capabilities).toEqual(['CAP_TAG_LIST']);
  });
});

describe('get', () => {
  it('takes uids with raw slashes and refuses encoded ones', async () => {
    expect((await api(`/iam/v2/identities/${owner.uid}`)).json.uid).toBe(owner.uid);
    expect((await api(`/iam/v2/identities/${encodeURIComponent(owner.uid)}`)).status).toBe(404);
  });
});

describe('update', () => {
  const addTiered = (): string => {
    const { world } = double;
    const name = `repo-${world.digest().slice(7, 20)}`;
    const fields = { description: 'before', catalogTier: 'CATALOG_TIER_BASE', createdAt: 1 };
    return `/registry/v2/repos/${world.addRepo(organization, name, fields).uid}`;
  };

  it('refuses an unknown key with code 3, also inside a message and beside a mask', async () => {
    const bot = `/iam/v2/identities/${addBot().uid}`;
    expect((await patch(bot, { nme: 'x' })).json.code).toBe(3);
    expect((await patch(bot, { claimMatch: { isuer: 'x' } })).json.code).toBe(3);
    expect((await patch(`${bot}?updateMask=name`, { nme: 'x' })).json.code).toBe(3);
  });

  it('with a mask changes the listed fields only, with * all, and updateTime but not createTime', async () => {
    const repo = addTiered();
    const tier = { catalogTier: 'CATALOG_TIER_AI' };
    const one = await patch(`${repo}?updateMask=description`, { description: 'after', ...tier });
    expect(one.json).toMatchObject({
      description: 'after',
      catalogTier: 'CATALOG_TIER_BASE',
      createTime: '1970-01-01T00:00:00.001Z',
      updateTime: expect.stringMatching(/^20/),
    });
    const both = await patch(`${repo}?updateMask=description,catalog_tier`, tier);
    expect(both.json).toMatchObject({ description: '', ...tier });
    const all = await patch(`${repo}?updateMask=*`, { name: 'renamed' });
    expect(all.json).toMatchObject({ name: 'renamed', catalogTier: 'CATALOG_TIER_UNSPECIFIED' });
  });

  it('of a oneof unsets its other members, and refuses a body with two', async () => {
    const bot = `/iam/v2/identities/${addBot().uid}`;
    const servicePrincipal = 'SERVICE_PRINCIPAL_COSIGNED';
    expect((await patch(bot, { claimMatch, servicePrincipal })).json.code).toBe(3);
    const changed = await patch(bot, { servicePrincipal });
    expect(changed.json).toMatchObject({ servicePrincipal });
    expect(changed.json).not.toHaveProperty('claimMatch');
  });

  it('drops unknown names of enums silently, and clears what the mask has', async () => {
    const role = double.world.addRole(organization, 'readers', ['TAG_LIST']);
    const answer = await patch(`/iam/v2/roles/${role.uid}`, { capabilities: ['tag.list'] });
    expect([answer.status, answer.json.capabilities]).toEqual([200, []]);
    expect((await patch(addTiered(), { catalogTier: 'BASE' })).json.catalogTier).toBe(
      'CATALOG_TIER_UNSPECIFIED',
    );
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

describe('role bindings', () => {
  const PATH = '/iam/v2/roleBindings';
  const NOBODY = '0123456789abcdef';
  const bodyOf = (bot: Resource): JsonObject => ({
    identityUid: bot.uid,
    roleUid: double.world.role('viewer').uid,
  });
  const create = async (json: JsonObject) => (await api(`${PATH}/${organization.uid}`, { json })).json.code;
  const batch = async (requests: readonly JsonObject[], extra: JsonObject = {}) =>
    (await api(`${PATH}:batchCreate`, { json: { parent: organization.uid, requests, ...extra } })).json.code;

  it('need an identity and a role that exist, and may exist twice unless that is refused', async () => {
    const body = bodyOf(addBot());
    expect(await create({ ...body, identityUid: '' })).toBe(3);
    expect(await create({ ...body, roleUid: '' })).toBe(3);
    expect(await create({ ...body, identityUid: `${organization.uid}/${NOBODY}` })).toBe(5);
    expect(await create({ ...body, roleUid: NOBODY })).toBe(5);
    for (let round = 0; round < 2; round += 1) expect(await create(body)).toBeUndefined();
    double.configure({ duplicateBindings: 'refused' });
    expect(await create(body)).toBe(6);
  });

  it('filter by identity, group and role', async () => {
    const { world } = double;
    const bot = addBot();
    world.addBinding(organization, bot, 'editor');
    const filtered = await api(`${PATH}?identity=${bot.uid}`);
    expect(columnOf(filtered, 'roleBindings', 'role')).toEqual([expect.objectContaining({ name: 'editor' })]);
    const other = await api(`${PATH}?identity=${bot.uid}&role=${world.role('viewer').uid}`);
    expect(other.json.totalCount).toBe('0');
    expect((await api(`${PATH}?group=${bot.uid}`)).json.totalCount).toBe('0');
  });

  it('are made in batches wholly or not at all, and take the role of the batch where they have none', async () => {
    const roleBinding = bodyOf(addBot());
    const { identityUid = '' } = roleBinding;
    const before = double.world.list('roleBindings').length;
    expect(await batch([{ roleBinding }, { roleBinding: { ...roleBinding, roleUid: NOBODY } }])).toBe(5);
    expect(double.world.list('roleBindings')).toHaveLength(before);
    const roleUid = double.world.role('viewer').uid;
    expect(await batch([{ roleBinding: { identityUid } }], { roleUid })).toBeUndefined();
    expect(await batch([{ roleBinding }], { roleUid: double.world.role('editor').uid })).toBe(3);
    expect(await batch([{ roleBinding, parent: `${organization.uid}/x` }])).toBe(3);
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
