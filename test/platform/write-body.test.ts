import { describe, expect, it } from 'vitest';
import * as api from '../../src/client.ts';

const ORG = 'a'.repeat(40);

/** The answer to a read of a service with zero values, and of one without. */
const IDENTITY = {
  uid: `${ORG}/1`,
  name: 'ci',
  description: '',
  claimMatch: { issuer: 'https://issuer.test', subject: 'repo:acme/app', claims: {}, claimPatterns: {} },
  email: 'a@example.test',
  emailUnverified: '',
  company: '',
  lastSeenTime: null,
  createTime: '2026-11-01T00:00:00Z',
  updateTime: '2026-11-01T00:00:00Z',
  ofTomorrow: 'x',
};
const readIdentity = () => api.getIdentity(IDENTITY.uid).decode(structuredClone(IDENTITY));

describe('what was read', () => {
  it('has no unset members of a oneof', () => {
    expect(Object.keys(readIdentity().claimMatch ?? {}).toSorted()).toEqual([
      'claimPatterns',
      'claims',
      'issuer',
      'subject',
    ]);
    expect(readIdentity().servicePrincipal).toBeUndefined();
    expect(readIdentity()).not.toHaveProperty('staticKeys');
  });

  it('is left to the service where a message is of another type', () => {
    const fields = { name: 'ci', claimMatch: 'a text' as never }; // as a program without types would give it
    expect(api.createIdentity(ORG, fields).body).toEqual({ name: 'ci', claimMatch: 'a text' });
  });

  it('is spread into a create, which sends nothing that the service sets and nothing empty', () => {
    const { body } = api.createIdentity(ORG, { ...readIdentity(), name: 'ci-2' });
    expect(body).toEqual({
      name: 'ci-2',
      claimMatch: { issuer: 'https://issuer.test', subject: 'repo:acme/app' },
    });
  });

  it('is spread into an update, which sends what the caller empties and no unset member', () => {
    const old = readIdentity();
    const claimMatch = { ...old.claimMatch, subject: 'repo:acme/new', issuerPattern: '' };
    const { body } = api.updateIdentity(old.uid, { ...old, description: '', claimMatch });
    expect(body).toEqual({
      name: 'ci',
      description: '',
      company: '',
      claimMatch: { issuer: 'https://issuer.test', subject: 'repo:acme/new', claims: {}, claimPatterns: {} },
    });
    const keys = { issuer: 'i', subject: 's', issuerKeys: 'k', expirationTime: '', audiences: [] };
    expect(api.updateIdentity('u', { staticKeys: keys }).body).toEqual({
      staticKeys: { issuer: 'i', subject: 's', issuerKeys: 'k', audiences: [] },
    });
    expect(api.updateRole('u', { capabilities: [] }).body).toEqual({ capabilities: [] });
    expect(api.createRole('u', { name: 'r', capabilities: [] }).body).toEqual({ name: 'r' });
  });

  it('is sent as it is where a message is none, for the service to refuse', () => {
    // The types exclude it; a program in JavaScript can do it.
    const fields: object = { claimMatch: 'repo:acme/app' };
    expect(api.updateIdentity('u', fields).body).toEqual(fields);
  });

  it('is spread whatever it is of', () => {
    const repo = api.getRepo('r').decode({
      uid: 'r',
      name: 'python',
      catalogTier: 'CATALOG_TIER_UNSPECIFIED',
      sync_config: {
        source: 's',
        uniqueTags: true,
        expirationTime: null,
        gracePeriod: false,
        apkoOverlay: '',
      },
    });
    expect(api.updateRepo('r', { ...repo, description: 'x' }).body).toEqual({
      name: 'python',
      description: 'x',
      catalogTier: 'CATALOG_TIER_UNSPECIFIED',
      bundles: [],
      aliases: [],
      activeTags: [],
      sync_config: { source: 's', amazon: '', azure: '', google: '' },
    });
    const provider = api
      .getIdentityProvider('p')
      .decode({ uid: 'p', oidc: { issuer: 'i', clientId: 'c' }, scim: { enabled: true } });
    expect(api.createIdentityProvider(ORG, { ...provider, name: 'n', defaultRole: 'd' }).body).toEqual({
      name: 'n',
      defaultRole: 'd',
      oidc: { issuer: 'i', clientId: 'c', pkceEnabled: false },
    });
    const group = api.getGroup('g').decode({ uid: 'g', name: 'team', verified: false });
    expect(api.createGroup(ORG, { ...group }).body).toEqual({ name: 'team', verified: false });
    const tag = api.getTag('t').decode({ uid: 't', name: 'latest', digest: 'sha256:a' });
    expect(api.createTag('r', tag).body).toEqual({ name: 'latest', digest: 'sha256:a' });
    const binding = api.getRoleBinding('b').decode({ uid: 'b', identity: { uid: 'i' }, role: { uid: 'r' } });
    const fields = { ...binding, identityUid: binding.identity.uid, roleUid: binding.role.uid };
    expect(api.createRoleBinding(ORG, fields).body).toEqual({ identityUid: 'i', roleUid: 'r' });
    expect(api.generateScimToken('p', { expireTime: '', neverExpires: true }).body).toEqual({
      neverExpires: true,
    });
    const state = { enabled: true, etag: 'e', identityProviderUid: 'p' };
    expect(api.setScimEnabled('p', { ...state, enabled: false }).body).toEqual({ enabled: false, etag: 'e' });
  });

  it('may hold an enum value that only a later version knows, which cannot be written', () => {
    const repo = api.getRepo('r').decode({ uid: 'r', name: 'python', catalogTier: 42 });
    expect(repo.catalogTier).toBe('42');
    expect(() => api.updateRepo('r', { ...repo })).toThrow(TypeError);
    expect(() => api.updateRole('r', { capabilities: ['tag.list'] })).toThrow('`capabilities.0`');
    expect(() =>
      api.createIdentityProvider(ORG, {
        name: 'n',
        defaultRole: 'd',
        oidc: { issuer: 'i', clientId: 'c', correlationRule: 'X' },
      }),
    ).toThrow('`oidc.correlationRule`');
  });
});

describe('a mask', () => {
  it('is in snake_case in a query and in camelCase in a body', () => {
    const call = api.updateIdentity('u', { name: 'a' }, ['claim_match.issuer', 'name']);
    expect(call.query).toEqual({ updateMask: 'claim_match.issuer,name' });
    expect(api.updateIdentityMetadata({ jobTitle: 'x' }, ['jobTitle']).body).toEqual({
      identityMetadata: { jobTitle: 'x' },
      updateMask: 'jobTitle',
    });
    // @ts-expect-error the spelling of bodies
    api.updateIdentity('u', { name: 'a' }, ['claimMatch']);
    // @ts-expect-error the spelling of queries
    api.updateIdentityMetadata({ jobTitle: 'x' }, ['job_title']);
    // @ts-expect-error no such field
    api.updateRepo('u', { name: 'a' }, ['catalog_teir']);
  });
});

describe('the mask of an update', () => {
  it('lists at least one field: what an empty one changes is unknown', () => {
    expect(() => api.updateRepo(`${ORG}/1`, { name: 'a' }, [])).toThrow(TypeError);
    expect(() => api.updateIdentityMetadata({ company: 'a' }, [])).toThrow(TypeError);
    expect(api.updateRepo(`${ORG}/1`, { name: 'a' }).query).toEqual({ updateMask: undefined });
    expect(api.updateRepo(`${ORG}/1`, {}, ['name', 'bundles']).query).toEqual({ updateMask: 'name,bundles' });
  });
});
