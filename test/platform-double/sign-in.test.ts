import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, columnOf } from './ask.ts';
import { textOf } from './json.ts';
import type { Resource } from './resource.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

const issuer = 'https://token.actions.githubusercontent.com';
const subject = 'repo:acme/app:ref:refs/heads/main';

let double: PlatformDouble;
let organization: Resource;
let identity: Resource;

beforeAll(async () => {
  double = await startPlatformDouble();
  organization = double.world.addOrganization('acme');
  identity = double.world.addIdentity(organization, 'ci', { claimMatch: { issuer, subject } });
  double.world.addBinding(organization, identity, 'viewer');
});
afterAll(() => double.close());
beforeEach(() => double.configure({ idTokenAudiences: [] }));

const exchange = (token: string, query: string) =>
  ask(`${double.issuerUrl}/sts/exchange?${query}`, { token });
const asked = (uid: string, audience = double.apiUrl) =>
  `aud=${encodeURIComponent(audience)}&identity=${uid}`;

describe('the ID-token endpoint', () => {
  it('checks its request token', async () => {
    expect((await ask(double.idTokenUrl)).status).toBe(401);
    expect((await ask(double.idTokenUrl, { token: 'other' })).status).toBe(401);
  });
});

describe('the exchange', () => {
  it('accepts the issuer URL and the issuer host as audience, and no other unless told', async () => {
    const host = new URL(double.issuerUrl).host;
    expect((await exchange(await double.idToken({ aud: host }), asked(identity.uid))).status).toBe(200);
    const odd = await double.idToken({ aud: 'sts.example' });
    expect((await exchange(odd, asked(identity.uid))).json.code).toBe(7);
    double.configure({ idTokenAudiences: ['sts.example'] });
    expect((await exchange(odd, asked(identity.uid))).status).toBe(200);
  });

  it('obeys patterns, a pinned audience and custom claims of an identity', async () => {
    const match = {
      issuer,
      subjectPattern: 'repo:acme/.*:pull_request',
      audience: 'pinned',
      claims: { ref: 'x' },
    };
    const { uid } = double.world.addIdentity(organization, 'pattern', { claimMatch: match });
    const good = { sub: 'repo:acme/lib:pull_request', aud: 'pinned', ref: 'x' };
    expect((await exchange(await double.idToken(good), asked(uid))).status).toBe(200);
    expect(
      (await exchange(await double.idToken({ ...good, aud: double.issuerUrl }), asked(uid))).status,
    ).toBe(403);
    expect((await exchange(await double.idToken({ ...good, ref: 'y' }), asked(uid))).status).toBe(403);
    expect(
      (await exchange(await double.idToken({ ...good, sub: 'a repo:acme/lib:pull_request' }), asked(uid)))
        .status,
    ).toBe(403);
  });

  it('refuses unknown identities, forged and expired tokens, and a missing audience', async () => {
    const token = await double.idToken();
    expect((await exchange(token, asked(`${organization.uid}/0123456789abcdef`))).json.code).toBe(5);
    expect((await exchange(`${token.slice(0, -4)}AAAA`, asked(identity.uid))).json.code).toBe(16);
    const old = await double.idToken({ exp: Math.floor(Date.now() / 1000) - 1 });
    expect((await exchange(old, asked(identity.uid))).json.code).toBe(16);
    expect((await exchange(token, `identity=${identity.uid}`)).json.code).toBe(3);
    expect((await ask(`${double.issuerUrl}/sts/exchange?aud=x`)).json.code).toBe(16);
  });

  it('narrows the token to capabilities and scopes that were asked for', async () => {
    const folder = double.world.addGroup(organization, 'narrow');
    const query = `${asked(identity.uid)}&cap=groups.list&scopes=${folder.uid}`;
    const token = textOf((await exchange(await double.idToken(), query)).json.token);
    const groups = await ask(`${double.apiUrl}/iam/v2/groups`, { token });
    expect(columnOf(groups, 'groups', 'name')).toEqual(['narrow']);
    expect((await ask(`${double.apiUrl}/iam/v2/roles`, { token })).json.code).toBe(7);
  });
});

describe('the API', () => {
  const groups = (token?: string) =>
    ask(`${double.apiUrl}/iam/v2/groups`, token === undefined ? {} : { token });

  it('answers 401 code 16 without a token, and to forged, expired and misdirected ones', async () => {
    const missing = await groups();
    expect([missing.status, missing.json.code]).toEqual([401, 16]);
    expect(missing.headers.get('www-authenticate')).toBe(missing.json.message);
    const good = await double.platformToken(identity);
    const forged = `${good.slice(0, -4)}AAAA`;
    const expired = await double.platformToken(identity, { lifetimeMs: -1000 });
    const misdirected = await double.platformToken(identity, { audiences: [double.registryAudience] });
    for (const token of ['x', forged, expired, misdirected, await double.idToken({ aud: double.apiUrl })]) {
      expect((await groups(token)).json.code).toBe(16);
    }
    expect((await groups(good)).status).toBe(200);
  });

  it('answers 403 code 7 to a call without the capability', async () => {
    const puller = double.world.addIdentity(organization, 'puller', { claimMatch: { issuer, subject: 'x' } });
    double.world.addBinding(organization, puller, 'registry.pull');
    const token = await double.platformToken(puller);
    const call = (path: string) => ask(`${double.apiUrl}${path}`, { token });
    expect((await call('/registry/v2/tags')).status).toBe(200);
    const denied = await call('/vulnerabilities/v2/advisories');
    expect([denied.status, denied.json.code]).toEqual([403, 7]);
    const create = await ask(`${double.apiUrl}/iam/v2/groups/${organization.uid}`, {
      token,
      json: { name: 'new' },
    });
    expect(create.json.code).toBe(7);
  });

  it('shows only what lies in the groups of the caller’s bindings', async () => {
    const other = double.world.addOrganization('other');
    double.world.addRepo(other, 'theirs');
    const repo = double.world.addRepo(organization, 'ours');
    const token = await double.platformToken(identity);
    const list = await ask(`${double.apiUrl}/registry/v2/repos`, { token });
    expect(columnOf(list, 'repos', 'uid')).toEqual([repo.uid]);
    expect((await ask(`${double.apiUrl}/iam/v2/groups/${other.uid}`, { token })).json.code).toBe(7);
    const filtered = await ask(`${double.apiUrl}/registry/v2/repos?uidp.descendants_of=${other.uid}`, {
      token,
    });
    expect(filtered.json.totalCount).toBe('0');
  });

  it('hides the registry from identities made under a subgroup', async () => {
    const folder = double.world.addGroup(organization, 'sub');
    const below = double.world.addIdentity(folder, 'below', { claimMatch: { issuer, subject: 'below' } });
    double.world.addBinding(folder, below, 'viewer');
    const token = await double.platformToken(below);
    expect((await ask(`${double.apiUrl}/iam/v2/groups`, { token })).status).toBe(200);
    const repos = await ask(`${double.apiUrl}/registry/v2/repos`, { token });
    expect(repos.json).toMatchObject({ code: 7, message: expect.stringContaining('subgroup') });
  });
});
