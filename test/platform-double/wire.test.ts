import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Asking, withOwner } from './ask.ts';
import { toTimestamp } from './clock.ts';
import { isJsonObject, type Json, type JsonObject, textOf } from './json.ts';
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

const firstRow = (answer: Answer, key: string): Json | undefined => {
  const rows = answer.json[key];
  return Array.isArray(rows) ? rows[0] : undefined;
};

describe('zero values', () => {
  const list = async (parent: Resource): Promise<Answer> =>
    api(`/registry/v2/tags?uidp.children_of=${parent.uid}`);
  const repoWithTag = (name: string): Resource => {
    const repo = double.world.addRepo(organization, name);
    double.world.addTag(repo, 'latest');
    return repo;
  };

  it('are emitted: empty texts and lists, false, null messages, enums by name', async () => {
    const { uid } = double.world.addRepo(organization, 'zeros', { catalogTier: 'CATALOG_TIER_UNSPECIFIED' });
    expect((await api(`/registry/v2/repos/${uid}`)).json).toMatchObject({
      description: '',
      bundles: [],
      catalogTier: 'CATALOG_TIER_UNSPECIFIED',
      sync_config: null,
      customOverlay: null,
    });
    const tags = await list(repoWithTag('tagged'));
    expect(tags.json).toMatchObject({ nextPageToken: '', totalCount: '1', skipped: 0 });
    expect(firstRow(tags, 'tags')).toMatchObject({ deprecated: false, bundles: [] });
  });

  it('are left out with the switch, but for what a decision rests on', async () => {
    double.configure({ zeroValues: 'omitted' });
    const { uid } = double.world.addRepo(organization, 'sparse', { catalogTier: 'CATALOG_TIER_UNSPECIFIED' });
    const repo = (await api(`/registry/v2/repos/${uid}`)).json;
    expect(Object.keys(repo).toSorted()).toEqual(['createTime', 'name', 'uid', 'updateTime']);
    const tags = await list(repoWithTag('tagged-sparse'));
    expect(Object.keys(tags.json).toSorted()).toEqual(['tags', 'totalCount']);
    expect(firstRow(tags, 'tags')).toMatchObject({ deprecated: false });
    expect(firstRow(tags, 'tags')).not.toHaveProperty('bundles');
    expect((await list(double.world.addRepo(organization, 'untagged'))).json).toEqual({ totalCount: '0' });
  });

  it('are left out without exception with the other switch', async () => {
    double.configure({ zeroValues: 'omitted-all' });
    expect(firstRow(await list(repoWithTag('bare')), 'tags')).not.toHaveProperty('deprecated');
    expect((await list(double.world.addRepo(organization, 'bare-untagged'))).json).toEqual({});
  });

  it.each(['emitted', 'omitted'] as const)('never add unset members of a oneof (%s)', async (zeroValues) => {
    double.configure({ zeroValues });
    const identity = double.world.addIdentity(organization, `one-${zeroValues}`, {
      claimMatch: { issuer: 'https://ci.test', subjectPattern: '.*' },
    });
    const shown = (await api(`/iam/v2/identities/${identity.uid}`)).json;
    for (const other of ['staticKeys', 'awsIdentity', 'servicePrincipal'])
      expect(shown).not.toHaveProperty(other);
    const match = isJsonObject(shown.claimMatch) ? shown.claimMatch : {};
    expect(match).toMatchObject({ issuer: 'https://ci.test', subjectPattern: '.*' });
    for (const other of ['issuerPattern', 'subject', 'audience']) expect(match).not.toHaveProperty(other);
  });
});

describe('times', () => {
  it.each([
    ['2026-01-01T00:00:00Z', Date.UTC(2026, 0, 1)],
    ['2026-01-01T00:00:00.120Z', Date.UTC(2026, 0, 1, 0, 0, 0, 120)],
  ])('are written as %s', (written, at) => {
    expect(toTimestamp(at)).toBe(written);
  });
});

describe('changes', () => {
  const CLAIM = { issuer: 'https://ci.test', subject: 'before', audience: 'kept' };
  const add = (name: string): Resource => double.world.addIdentity(organization, name, { claimMatch: CLAIM });
  const patch = (uid: string, json: JsonObject, mask = ''): Promise<Answer> =>
    api(`/iam/v2/identities/${uid}${mask}`, { method: 'PATCH', json });

  it('without a mask reach the given fields of a message only', async () => {
    const { uid } = add('inner');
    const claimMatch = { issuer: 'https://ci.test', subject: 'after' };
    expect((await patch(uid, { claimMatch })).json.claimMatch).toMatchObject({
      ...claimMatch,
      audience: 'kept',
    });
  });

  it('with a mask replace the message, or one field of it', async () => {
    const { uid } = add('masked');
    const claimMatch = { issuer: 'https://other.test', subject: 'after' };
    const inner = await patch(uid, { claimMatch }, '?updateMask=claim_match.subject');
    expect(inner.json.claimMatch).toMatchObject({ ...CLAIM, subject: 'after' });
    const whole = await patch(uid, { claimMatch }, '?updateMask=claim_match');
    expect(whole.json.claimMatch).toMatchObject(claimMatch);
    expect(whole.json.claimMatch).not.toHaveProperty('audience');
  });

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

  const advisories = async (query: string): Promise<readonly string[]> => {
    const rows = (await api(`/vulnerabilities/v2/advisories?${query}`)).json.advisories;
    return Array.isArray(rows) ? rows.map((row) => textOf(isJsonObject(row) ? row.artifactName : '')) : [];
  };

  it('ignore a filter silently where the settings say so', async () => {
    for (const artifactName of ['openssl', 'zlib']) double.world.addAdvisory({ artifactName });
    expect(await advisories('artifactNames=openssl')).toEqual(['openssl']);
    double.configure({ ignoredFilters: ['artifact_names'] });
    for (const name of ['artifactNames', 'artifact_names'])
      expect((await advisories(`${name}=openssl`)).toSorted()).toEqual(['openssl', 'zlib']);
    expect(await advisories('artifactNames=openssl&componentNames=none')).toEqual([]);
  });

  it('fail for a record that cannot be read, whoever asks for it', async () => {
    const { uid } = double.world.addAdvisory({ artifactName: 'poison' });
    double.configure({ poisoned: [uid] });
    for (const path of ['?artifactNames=poison', `/${uid}`]) {
      const answer = await api(`/vulnerabilities/v2/advisories${path}`);
      expect([answer.status, answer.json.code]).toEqual([500, 13]);
    }
    expect(await advisories('artifactNames=zlib')).not.toEqual([]);
  });

  it('may be taken for a Get without a uid', async () => {
    expect((await api('/iam/v2/identityProviders')).status).toBe(200);
    double.configure({ unroutedLists: ['/iam/v2/identityProviders'] });
    expect((await api('/iam/v2/identityProviders')).status).toBe(404);
  });
});

describe('errors', () => {
  it('tell how long to wait, and may come after the work is done', async () => {
    double.faults.add({
      on: 'POST /iam/v2/groups/**',
      fault: { kind: 'status', status: 499, retryDelay: '2s', when: 'after-commit' },
    });
    const answer = await api(`/iam/v2/groups/${organization.uid}`, { json: { name: 'made' } });
    expect([answer.status, answer.json.code]).toEqual([499, 1]);
    expect(answer.json.details).toEqual([
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' },
    ]);
    expect(double.world.list('groups').map(({ name }) => name)).toContain('made');
  });
});

describe('the form of a fresh double', () => {
  it('is that of the environment', async () => {
    const before = process.env['PLATFORM_DOUBLE_ZERO_VALUES'];
    try {
      process.env['PLATFORM_DOUBLE_ZERO_VALUES'] = 'omitted';
      const other = await startPlatformDouble();
      expect(other.settings.zeroValues).toBe('omitted');
      await other.close();
      process.env['PLATFORM_DOUBLE_ZERO_VALUES'] = 'none';
      await expect(startPlatformDouble()).rejects.toThrow('`none` is not emitted, omitted or omitted-all');
    } finally {
      if (before === undefined) delete process.env['PLATFORM_DOUBLE_ZERO_VALUES'];
      else process.env['PLATFORM_DOUBLE_ZERO_VALUES'] = before;
    }
  });
});
