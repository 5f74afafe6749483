import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, withOwner } from './ask.ts';
import type { JsonObject } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let organization: Resource;
let api: (path: string, asking?: Asking) => Promise<Answer>;

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ organization, api } = await withOwner(double));
});
afterAll(() => double.close());
beforeEach(() => {
  double.configure({ zeroValues: 'emitted', ignoredFilters: [], poisoned: [], unroutedLists: [] });
  double.faults.clear();
});

describe('changes', () => {
  const CLAIM = { issuer: 'https://ci.test', subject: 'before', audience: 'kept' };
  const add = (name: string): Resource => double.world.addIdentity(organization, name, { claimMatch: CLAIM });
  const patch = (uid: string, json: JsonObject, mask = ''): Promise<Answer> =>
    api(`/iam/v2/identities/${uid}${mask}`, { method: 'PATCH', json });

  it('refuse an unknown key, also inside a message and beside a mask', async () => {
    const { uid } = add('unknown-key');
    const wrong = { claimMatch: { isuer: 'x' } };
    expect((await patch(uid, wrong)).json.code).toBe(3);
    expect((await patch(uid, { nme: 'x' }, '?updateMask=name')).json.code).toBe(3);
  });

  it('of a oneof unset its other members, and a body with two is refused', async () => {
    const { uid } = add('exclusive');
    const both = {
      claimMatch: { issuer: 'i', subject: 's' },
      servicePrincipal: 'SERVICE_PRINCIPAL_COSIGNED',
    };
    expect((await patch(uid, both)).json.code).toBe(3);
    const changed = await patch(uid, { servicePrincipal: 'SERVICE_PRINCIPAL_COSIGNED' });
    expect(changed.json).toMatchObject({ servicePrincipal: 'SERVICE_PRINCIPAL_COSIGNED' });
    expect(changed.json).not.toHaveProperty('claimMatch');
  });

  it('drop unknown names of enums silently, and clear what the mask has', async () => {
    const role = double.world.addRole(organization, 'readers', ['TAG_LIST']);
    const json = { capabilities: ['tag.list'] };
    const answer = await api(`/iam/v2/roles/${role.uid}`, { method: 'PATCH', json });
    expect([answer.status, answer.json.capabilities]).toEqual([200, []]);
    const repo = double.world.addRepo(organization, 'tiered', { catalogTier: 'CATALOG_TIER_BASE' });
    const tier = await api(`/registry/v2/repos/${repo.uid}`, {
      method: 'PATCH',
      json: { catalogTier: 'BASE' },
    });
    expect(tier.json.catalogTier).toBe('CATALOG_TIER_UNSPECIFIED');
  });

  it('of a new role need one capability that is known', async () => {
    const create = (capabilities: readonly string[]): Promise<Answer> =>
      api(`/iam/v2/roles/${organization.uid}`, { json: { name: 'new', capabilities } });
    expect((await create(['tag.list'])).json.code).toBe(3);
    const made = await create(['tag.list', 'CAP_TAG_LIST']);
    expect(made.json.capabilities).toEqual(['CAP_TAG_LIST']);
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
  ])('refuse %s with code 3', async (path) => {
    const answer = await api(path);
    expect([answer.status, answer.json.code]).toEqual([400, 3]);
  });
});
