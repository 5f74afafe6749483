import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, rowsOf, withOwner } from './ask.ts';
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
});
