import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createLimiter } from '../../src/base/pool.ts';
import * as api from '../../src/client.ts';
import { createClient } from '../../src/platform/client.ts';
import { createFetchHttp } from '../../src/platform/fetch-http.ts';
import { readPages } from '../../src/platform/pages.ts';
import type { TokenSource } from '../../src/platform/token-source.ts';
import { createTransport } from '../../src/platform/transport.ts';
import type { Resource } from '../platform-double/resource.ts';
import type { PlatformDouble } from '../platform-double/start.ts';
import { startWholePlatform } from '../support/whole-platform.ts';

const DAY_MS = 86_400_000;

let double: PlatformDouble;
let platform: api.Platform;
let admin: Resource;
let everything: Resource;

beforeAll(async () => {
  ({ admin, double, everything, platform } = await startWholePlatform());
});
afterAll(() => double.close());

describe('every list', () => {
  const lists: readonly (readonly [
    string,
    (place: Resource) => api.ListOperation<{ readonly uid: string }>,
    (place: Resource, index: number) => unknown,
  ])[] = [
    [
      'groups',
      (place) => api.listGroups({ childrenOf: place.uid }),
      (place, index) => double.world.addGroup(place, `g${index}`),
    ],
    [
      'identities',
      (place) => api.listIdentities({ childrenOf: place.uid }),
      (place, index) => double.world.addIdentity(place, `i${index}`, { servicePrincipal: 'X' }),
    ],
    [
      'roles',
      (place) => api.listRoles({ childrenOf: place.uid }),
      (place, index) => double.world.addRole(place, `r${index}`, ['REPO_LIST']),
    ],
    [
      'roleBindings',
      (place) => api.listRoleBindings({ childrenOf: place.uid, role: double.world.role('viewer').uid }),
      (place) => double.world.addBinding(place, admin, 'viewer'),
    ],
    [
      'identityProviders',
      (place) => api.listIdentityProviders({ childrenOf: place.uid }),
      (place, index) => double.world.put('identityProviders', place, { name: `p${index}` }),
    ],
    [
      'accountAssociations',
      (place) => api.listAccountAssociations({ childrenOf: place.uid }),
      (place, index) => double.world.put('accountAssociations', place, { name: `a${index}` }),
    ],
    [
      'groupInvites',
      (place) => api.listGroupInvites({ childrenOf: place.uid }),
      (place) => double.world.put('groupInvites', place, { email: 'a@example.com' }),
    ],
    [
      'externalGroupRoleMappings',
      (place) => api.listExternalGroupRoleMappings({ identityProviderUid: place.uid }),
      (place) => double.world.put('externalGroupRoleMappings', place, { externalGroupId: 'x' }),
    ],
    [
      'termsAcceptances',
      (place) => api.listTermsAcceptances(place.uid),
      (place, index) =>
        double.world.put('termsAcceptances', place, { docId: `d${index}`, orgUid: place.uid }),
    ],
    [
      'repos',
      (place) => api.listRepos({ childrenOf: place.uid }),
      (place, index) => double.world.addRepo(place, `r${index}`),
    ],
    [
      'tags',
      (place) => api.listTags({ childrenOf: place.uid }),
      (place, index) => double.world.addTag(place, `t${index}`),
    ],
    [
      'subscriptions',
      (place) => api.listSubscriptions({ childrenOf: place.uid }),
      (place) => double.world.put('subscriptions', place, { sink: 'https://example.com' }),
    ],
    [
      'advisories',
      (place) => api.listAdvisories({ artifactNames: [place.uid] }),
      (place) => double.world.addAdvisory({ artifactName: place.uid }),
    ],
    [
      'vulnerabilityMetadata',
      (place) => api.listVulnerabilityMetadata({ ids: [0, 1, 2].map((index) => `${place.uid}-${index}`) }),
      (place, index) => double.world.addVulnerability(`${place.uid}-${index}`),
    ],
    [
      'artifacts',
      () => api.listArtifacts({ ecosystems: ['ECOSYSTEM_JAVA'] }),
      (_place, index) =>
        double.world.put('artifacts', undefined, { name: `a${index}`, ecosystem: 'ECOSYSTEM_JAVA' }),
    ],
    [
      'artifactVersions',
      (place) => api.listArtifactVersions(place.uid),
      (place, index) => double.world.put('artifactVersions', place, { version: `1.${index}` }),
    ],
  ];

  it.each(lists)('%s: three pages, a silent restart and an expired token', async (name, list, add) => {
    const place =
      name === 'artifactVersions'
        ? double.world.put('artifacts', undefined, { name, ecosystem: 'ECOSYSTEM_PYTHON' })
        : double.world.addOrganization(`list-${name.toLowerCase()}`);
    if (name !== 'artifactVersions') double.world.addBinding(place, admin, everything);
    for (let index = 0; index < 3; index += 1) add(place, index);
    const read = async (client: api.Client): Promise<readonly string[]> => {
      const uids: string[] = [];
      for await (const page of readPages(client, list(place), 1)) uids.push(...page.map(({ uid }) => uid));
      return uids;
    };
    double.requests.reset();
    const whole = await read(platform);
    expect(new Set(whole).size).toBe(3);
    const { path } = list(place)({ pageSize: 1 });
    expect(double.requests.count(`GET ${path}`)).toBe(3);
    double.faults.add({ on: `GET ${path}`, nth: 2, fault: { kind: 'expire-page-token' } });
    expect(await read(platform)).toEqual(whole);
    double.faults.clear();
    expect(await read(clientWithExpiredToken())).toEqual(whole);
    expect(await platform.all(list(place))).toHaveLength(3);
    expect(await platform.pick(list(place), ({ uid }) => uid)).toHaveLength(3);
  });

  function clientWithExpiredToken(): api.Client {
    const tokens: TokenSource = {
      get: () => double.platformToken(admin, { issuedMs: double.now() - DAY_MS }),
      renew: () => double.platformToken(admin),
    };
    const transport = createTransport({
      http: createFetchHttp(fetch),
      clock: systemClock,
      random: () => 0,
      maxAttempts: 1,
      requestTimeoutMs: 5000,
      limiter: createLimiter(4),
      signal: new AbortController().signal,
      userAgent: 'test',
      trace: () => undefined,
    });
    return createClient({ baseUrl: double.apiUrl, transport, tokens });
  }
});
