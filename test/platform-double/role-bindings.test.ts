import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, columnOf, rowsOf, withOwner } from './ask.ts';
import { textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let organization: Resource;
let bot: Resource;
let viewer: Resource;
let api: (path: string, asking?: Asking) => Promise<Answer>;
const PATH = '/iam/v2/roleBindings';

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ organization, api } = await withOwner(double));
  viewer = double.world.role('viewer');
});
afterAll(() => double.close());
beforeEach(() => {
  double.configure({
    floor: false,
    idempotentBindingDelete: true,
    duplicateBindings: 'allowed',
    absentStatus: 404,
  });
  bot = double.world.addIdentity(organization, 'bot', {
    description: 'a bot',
    claimMatch: { issuer: 'https://ci.test', subject: 'job' },
  });
});

const body = () => ({ identityUid: bot.uid, roleUid: viewer.uid });
const count = async () => Number((await api(PATH)).json.totalCount);

describe('role bindings', () => {
  it('come hydrated with identity, group and role', async () => {
    const answer = await api(`${PATH}/${organization.uid}`, { json: body() });
    expect(answer.json).toEqual({
      uid: expect.stringMatching(new RegExp(`^${organization.uid}/[0-9a-f]{16}$`)),
      identity: {
        uid: bot.uid,
        name: 'bot',
        description: 'a bot',
        subject: 'job',
        issuer: 'https://ci.test',
        email: '',
      },
      group: { uid: organization.uid, name: 'acme', description: '' },
      role: { uid: viewer.uid, name: 'viewer', description: 'built-in role viewer' },
      // Fields of the message for requests.
      identityUid: '',
      roleUid: '',
      createTime: expect.stringMatching(/Z$/),
    });
    expect((await api(`${PATH}/${textOf(answer.json.uid)}`)).json).toEqual(answer.json);
  });

  it('need an identity and a role that exist', async () => {
    const create = async (json: { [key: string]: string }) =>
      (await api(`${PATH}/${organization.uid}`, { json })).json.code;
    expect(await create({ roleUid: viewer.uid })).toBe(3);
    expect(await create({ identityUid: bot.uid })).toBe(3);
    expect(await create({ identityUid: `${organization.uid}/0123456789abcdef`, roleUid: viewer.uid })).toBe(
      5,
    );
    expect(await create({ identityUid: bot.uid, roleUid: '0'.repeat(40) })).toBe(5);
  });

  it('change by PATCH: body keys, `*`, or a mask in the protocol’s spelling', async () => {
    const { uid } = double.world.addBinding(organization, bot, 'viewer');
    const editor = double.world.role('editor');
    const patch = (query: string, json: { [key: string]: string }) =>
      api(`${PATH}/${uid}${query}`, { method: 'PATCH', json });
    expect((await patch('', { roleUid: editor.uid })).json.role).toMatchObject({ name: 'editor' });
    expect((await patch('?updateMask=*', body())).json.role).toMatchObject({ name: 'viewer' });
    expect((await patch('?updateMask=role_uid', { roleUid: editor.uid })).json.role).toMatchObject({
      name: 'editor',
    });
    expect((await patch('?updateMask=roleUid', { roleUid: editor.uid })).json.code).toBe(3);
    expect((await patch('?updateMask=*', { roleUid: editor.uid })).json.code).toBe(3);
  });

  it('are deleted idempotently, or answer NOT_FOUND when the setting says so', async () => {
    const { uid } = double.world.addBinding(organization, bot, 'viewer');
    const remove = () => api(`${PATH}/${uid}`, { method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    double.configure({ idempotentBindingDelete: false });
    expect((await remove()).status).toBe(404);
  });

  it('may exist twice, unless duplicates are refused with code 6', async () => {
    await api(`${PATH}/${organization.uid}`, { json: body() });
    expect((await api(`${PATH}/${organization.uid}`, { json: body() })).status).toBe(200);
    double.configure({ duplicateBindings: 'refused' });
    expect((await api(`${PATH}/${organization.uid}`, { json: body() })).json.code).toBe(6);
  });

  it('filter by identity, group and role, silently not on the floor', async () => {
    double.world.addBinding(organization, bot, 'editor');
    const filtered = await api(`${PATH}?identity=${bot.uid}`);
    expect(rowsOf(filtered, 'roleBindings').map(({ role }) => role)).toEqual([
      expect.objectContaining({ name: 'editor' }),
    ]);
    expect((await api(`${PATH}?identity=${bot.uid}&role=${viewer.uid}`)).json.totalCount).toBe('0');
    expect((await api(`${PATH}?group=${organization.uid}`)).json.totalCount).toBe(String(await count()));
    double.configure({ floor: true });
    const ignored = await api(`${PATH}?identity=${bot.uid}`);
    expect(Number(ignored.json.totalCount)).toBeGreaterThan(1);
    expect(rowsOf(ignored, 'roleBindings')[0]?.identity).not.toHaveProperty('email');
  });

  it('go with their identity', async () => {
    double.world.addBinding(organization, bot, 'editor');
    const before = await count();
    await api(`/iam/v2/identities/${bot.uid}`, { method: 'DELETE' });
    expect(await count()).toBe(before - 1);
  });
});

describe('batch create', () => {
  const batch = (requests: number, extra = {}) =>
    api(`${PATH}:batchCreate`, {
      json: {
        parent: organization.uid,
        requests: Array.from({ length: requests }, () => ({ parent: organization.uid, roleBinding: body() })),
        ...extra,
      },
    });

  it('makes up to 25 bindings at once, in the order asked', async () => {
    const roles = ['viewer', 'editor', 'owner'];
    const requests = roles.map((name) => ({
      parent: organization.uid,
      roleBinding: { identityUid: bot.uid, roleUid: double.world.role(name).uid },
    }));
    const answer = await batch(0, { requests });
    expect(columnOf(answer, 'roleBindings', 'role')).toMatchObject(roles.map((name) => ({ name })));
    expect((await batch(25)).status).toBe(200);
    expect((await batch(26)).json.code).toBe(3);
  });

  it('makes all or none', async () => {
    const before = await count();
    const requests = [
      { parent: organization.uid, roleBinding: body() },
      { parent: organization.uid, roleBinding: { identityUid: bot.uid, roleUid: '0'.repeat(40) } },
    ];
    expect((await batch(0, { requests })).json.code).toBe(5);
    expect(await count()).toBe(before);
  });

  it('lends its role to items without one, and refuses items with another', async () => {
    const requests = [{ parent: organization.uid, roleBinding: { identityUid: bot.uid } }];
    expect((await batch(0, { requests, roleUid: viewer.uid })).status).toBe(200);
    expect((await batch(1, { roleUid: double.world.role('editor').uid })).json.code).toBe(3);
    const elsewhere = [{ parent: `${organization.uid}/x`, roleBinding: body() }];
    expect((await batch(0, { requests: elsewhere })).json.code).toBe(3);
  });

  it('can be absent: 404 or 501', async () => {
    double.configure({ extras: { batchCreate: false } });
    expect((await batch(1)).status).toBe(404);
    double.configure({ absentStatus: 501 });
    expect((await batch(1)).status).toBe(501);
  });
});
