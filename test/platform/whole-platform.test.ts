import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as api from '../../src/client.ts';
import type { Resource } from '../platform-double/resource.ts';
import type { PlatformDouble } from '../platform-double/start.ts';
import { ISSUER, SUBJECT, startWholePlatform } from '../support/whole-platform.ts';
import { V1, V2 } from './contract/operations.ts';

const NOW = Date.UTC(2026, 0, 10);

let double: PlatformDouble;
let platform: api.Platform;
let acme: Resource;
let admin: Resource;
let python: Resource;
let digest: string;

beforeAll(async () => {
  ({ acme, admin, double, platform } = await startWholePlatform());
  python = double.world.addRepo(acme, 'python');
  digest = double.world.digest();
  double.world.addTag(python, 'latest', { digest, updatedAt: NOW });
});
afterAll(() => double.close());

/** `OK`, or the code that the call failed with. */
async function codeOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent;
    return 'OK';
  } catch (error) {
    return error instanceof api.PlatformError ? error.code : String(error);
  }
}

describe('every operation over HTTP', () => {
  it('groups: create, read, change by mask, refuse to delete what is not empty', async () => {
    const team = await platform.send(api.createGroup(acme.uid, { name: 'team', description: 'old' }));
    expect(team.uid.startsWith(`${acme.uid}/`)).toBe(true);
    await platform.send(api.updateGroup(team.uid, { name: 'x', description: 'new' }, ['description']));
    expect(await platform.send(api.getGroup(team.uid))).toMatchObject({ name: 'team', description: 'new' });
    expect((await platform.all(api.listGroups({ name: 'team' }))).map(({ uid }) => uid)).toEqual([team.uid]);
    const inner = await platform.send(api.createGroup(team.uid, { name: 'inner' }));
    expect(await codeOf(platform.send(api.deleteGroup(team.uid)))).toBe('FAILED_PRECONDITION');
    await platform.send(api.deleteGroup(inner.uid));
    await platform.send(api.deleteGroup(team.uid));
    const gone = platform.send(api.getGroup(team.uid));
    await expect(gone).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { resource: { type: 'Group', name: team.uid } },
    });
    expect(await platform.send(api.requestGroupAccess(acme.uid))).toEqual({});
    expect(await platform.send(api.checkEligibility())).toEqual({ eligible: false });
    expect((await platform.send(api.lookupGroup())).group?.uid).toBe(acme.uid);
  });

  it('identities: create under a parent, validate, look up, change, delete', async () => {
    const claimMatch = { issuer: ISSUER, subject: 'repo:acme/bot' };
    const bot = await platform.send(api.createIdentity(acme.uid, { name: 'bot', claimMatch }));
    expect(await platform.send(api.lookupIdentity(ISSUER, 'repo:acme/bot'))).toEqual({ uid: bot.uid });
    const wrong = platform.send(api.createIdentity(acme.uid, { name: 'BOT', claimMatch }));
    await expect(wrong).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      details: { fieldViolations: [{ field: 'name' }] },
    });
    const changed = await platform.send(api.updateIdentity(bot.uid, { description: 'pushes' }));
    expect(changed).toMatchObject({ name: 'bot', description: 'pushes' });
    expect((await platform.send(api.getIdentity(bot.uid))).claimMatch?.subject).toBe('repo:acme/bot');
    const found = await platform.all(
      api.listIdentities({ relationshipType: 'RELATIONSHIP_TYPE_CLAIM_MATCH' }),
    );
    expect(found.map(({ name }) => name)).toContain('bot');
    await platform.send(api.deleteIdentity(bot.uid));
    const told = await platform.send(
      api.updateIdentityMetadata({ company: 'Acme', jobTitle: 'x' }, ['company']),
    );
    expect(told).toMatchObject({ uid: admin.uid, company: 'Acme', jobTitle: '' });
  });

  it('roles and role bindings: the built-in ones stay, a batch is all or none', async () => {
    const role = await platform.send(
      api.createRole(acme.uid, { name: 'reader', capabilities: ['CAP_REPO_LIST'] }),
    );
    const wider = await platform.send(
      api.updateRole(role.uid, { capabilities: ['CAP_REPO_LIST', 'CAP_TAG_LIST'] }),
    );
    expect(wider.capabilities).toHaveLength(2);
    expect((await platform.send(api.getRole(role.uid))).name).toBe('reader');
    expect((await platform.all(api.listRoles({ name: 'viewer' }))).map(({ uid }) => uid)).toEqual([
      double.world.role('viewer').uid,
    ]);
    const builtIn = platform.send(api.updateRole(double.world.role('viewer').uid, { name: 'x' }));
    expect(await codeOf(builtIn)).not.toBe('OK');
    const identityUid = double.world.addIdentity(acme, 'reader-bot', {
      claimMatch: { issuer: ISSUER, subject: 'r' },
    }).uid;
    const binding = await platform.send(api.createRoleBinding(acme.uid, { identityUid, roleUid: role.uid }));
    expect(binding).toMatchObject({
      identity: { uid: identityUid },
      group: { uid: acme.uid },
      role: { name: 'reader' },
    });
    const viewer = double.world.role('viewer').uid;
    await platform.send(api.updateRoleBinding(binding.uid, { identityUid, roleUid: viewer }));
    expect((await platform.send(api.getRoleBinding(binding.uid))).role.name).toBe('viewer');
    const made = await platform.send(
      api.batchCreateRoleBindings(acme.uid, [{ identityUid }, { identityUid, roleUid: role.uid }], role.uid),
    );
    expect(made).toHaveLength(2);
    const before = (await platform.all(api.listRoleBindings({ identity: identityUid }))).length;
    const half = api.batchCreateRoleBindings(acme.uid, [
      { identityUid, roleUid: viewer },
      { identityUid, roleUid: 'f'.repeat(40) },
    ]);
    expect(await codeOf(platform.send(half))).not.toBe('OK');
    expect(await platform.all(api.listRoleBindings({ identity: identityUid }))).toHaveLength(before);
    for (const { uid } of [binding, ...made]) await platform.send(api.deleteRoleBinding(uid));
    await platform.send(api.deleteRole(role.uid));
  });

  it('repositories, readmes, tags and images', async () => {
    const repo = await platform.send(
      api.createRepo(acme.uid, { name: 'new', description: 'd', aliases: ['n'] }),
    );
    expect(await platform.send(api.updateRepo(repo.uid, { name: 'renamed' }, ['*']))).toMatchObject({
      name: 'renamed',
      description: '',
      aliases: [],
    });
    expect((await platform.send(api.getRepo(repo.uid))).name).toBe('renamed');
    expect(await platform.send(api.getRepoReadme(repo.uid))).toEqual({ uid: repo.uid, content: '' });
    await platform.send(api.updateRepoReadme(repo.uid, '# Renamed'));
    expect((await platform.send(api.getRepoReadme(repo.uid))).content).toBe('# Renamed');
    expect((await platform.all(api.listRepos({ name: 'renamed' }))).map(({ uid }) => uid)).toEqual([
      repo.uid,
    ]);
    const tag = await platform.send(api.createTag(repo.uid, { name: '1.0-r1', digest }));
    expect((await platform.send(api.getTag(tag.uid))).digest).toBe(digest);
    expect(await platform.all(api.listTags({ childrenOf: repo.uid }))).toEqual([]);
    expect(await platform.all(api.listTags({ childrenOf: repo.uid, allClasses: true }))).toHaveLength(1);
    expect((await platform.send(api.getArchitectures(repo.uid, digest))).architectures).toContain('arm64');
    await platform.send(api.getSbom(repo.uid, digest));
    const size = await platform.send(api.getSize(repo.uid, digest, 'arm64'));
    expect(size.size).toBeGreaterThan(1_000_000);
    expect(await codeOf(platform.send(api.getSize(repo.uid, double.world.digest())))).toBe('NOT_FOUND');
    await platform.send(api.deleteTag(tag.uid));
    await platform.send(api.deleteRepo(repo.uid));
  });

  it('identity providers with SCIM, and mappings of their groups', async () => {
    const defaultRole = double.world.role('viewer').uid;
    const oidc = { issuer: 'https://idp.example', clientId: 'c', clientSecret: 'secret' };
    const provider = await platform.send(
      api.createIdentityProvider(acme.uid, { name: 'idp', defaultRole, oidc }),
    );
    expect(provider.oidc).not.toHaveProperty('clientSecret', oidc.clientSecret);
    await platform.send(api.updateIdentityProvider(provider.uid, { description: 'ours' }));
    const token = await platform.send(api.generateScimToken(provider.uid, { neverExpires: true }));
    expect(token.token).toMatch(/^scim-/);
    const stale = api.setScimEnabled(provider.uid, { enabled: false, etag: 'stale' });
    expect(await codeOf(platform.send(stale))).toBe('FAILED_PRECONDITION');
    const next = await platform.send(
      api.regenerateScimToken(provider.uid, { etag: token.etag, overlap: '60s' }),
    );
    expect(next).toMatchObject({ requestedOverlap: '60s' });
    const off = await platform.send(api.setScimEnabled(provider.uid, { enabled: false, etag: next.etag }));
    expect(off.enabled).toBe(false);
    expect((await platform.send(api.revokeScimToken(provider.uid))).revokeTime).toMatch(/Z$/);
    expect((await platform.send(api.getIdentityProvider(provider.uid))).scim?.enabled).toBe(false);
    const fields = { roleUid: defaultRole, scope: acme.uid };
    const map = (externalGroupId: string) =>
      platform.send(api.createExternalGroupRoleMapping(provider.uid, { ...fields, externalGroupId }));
    const [a, b, c] = [await map('a'), await map('b'), await map('c')];
    expect((await platform.send(api.getExternalGroupRoleMapping(a.uid))).identityProviderUid).toBe(
      provider.uid,
    );
    expect(await codeOf(platform.send(api.deleteIdentityProvider(provider.uid)))).toBe('FAILED_PRECONDITION');
    const unknown = api.batchDeleteExternalGroupRoleMappings(provider.uid, [a.uid, `${provider.uid}/none`]);
    expect(await codeOf(platform.send(unknown))).toBe('NOT_FOUND');
    const gone = await platform.send(api.batchDeleteExternalGroupRoleMappings(provider.uid, [a.uid, b.uid]));
    expect(gone.externalGroupRoleMappings).toHaveLength(2);
    const left = await platform.all(api.listExternalGroupRoleMappings({ identityProviderUid: provider.uid }));
    expect(left.map(({ uid }) => uid)).toEqual([c.uid]);
    await platform.send(api.deleteExternalGroupRoleMapping(c.uid));
    await platform.send(api.deleteIdentityProvider(provider.uid));
  });

  it('account associations, one a group', async () => {
    const amazon = { account: '123456789012' };
    const made = await platform.send(api.createAccountAssociation(acme.uid, { name: 'accounts', amazon }));
    expect(made.uid).toBe(acme.uid);
    const twice = platform.send(api.createAccountAssociation(acme.uid, { name: 'again' }));
    expect(await codeOf(twice)).toBe('ALREADY_EXISTS');
    await platform.send(
      api.updateAccountAssociation(acme.uid, { google: { projectId: 'p', projectNumber: '1' } }),
    );
    expect(await platform.send(api.getAccountAssociation(acme.uid))).toMatchObject({
      amazon,
      google: { projectId: 'p' },
    });
    const check = (type: string) => platform.send(api.checkAccountAssociation(acme.uid, type));
    expect((await check('ACCOUNT_PROVIDER_TYPE_AMAZON')).status).toBe('CHECK_STATUS_READY');
    expect((await check('ACCOUNT_PROVIDER_TYPE_AZURE')).status).toBe('CHECK_STATUS_NOT_READY');
    await platform.send(api.deleteAccountAssociation(acme.uid));
    expect(await codeOf(platform.send(api.getAccountAssociation(acme.uid)))).toBe('NOT_FOUND');
  });

  it('invitations, whose code is shown once, and terms that come first', async () => {
    double.configure({ requiredTerms: [{ id: 'tos', label: 'Terms', url: 'https://example.com' }] });
    const fields = { roleUid: double.world.role('viewer').uid, ttl: '3600s', email: 'a@example.com' };
    const refused = platform.send(api.createGroupInvite(acme.uid, fields));
    await expect(refused).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      reason: 'TERMS_NOT_ACCEPTED',
      details: { others: [{ missing: [{ id: 'tos' }] }] },
    });
    expect(await platform.send(api.acceptTerms(acme.uid, ['tos']))).toEqual({
      group: acme.uid,
      documentIds: ['tos'],
    });
    await platform.send(api.acceptTerms(acme.uid, ['tos']));
    const accepted = await platform.all(api.listTermsAcceptances(acme.uid));
    expect(accepted).toMatchObject([{ docId: 'tos', acceptedBy: admin.uid, uid: `${acme.uid}/tos` }]);
    const invite = await platform.send(api.createGroupInvite(acme.uid, fields));
    expect(invite.code).toMatch(/^invite-/);
    const read = await platform.send(api.getGroupInvite(invite.uid));
    expect(read).toMatchObject({ code: '', role: { name: 'viewer' }, email: 'a@example.com' });
    await platform.send(api.deleteGroupInvite(invite.uid));
    double.configure({ requiredTerms: [] });
  });

  it('subscriptions', async () => {
    const made = await platform.send(api.createSubscription(acme.uid, { sink: 'https://example.com/in' }));
    expect(await platform.send(api.getSubscription(made.uid))).toEqual(made);
    expect(await codeOf(platform.send(api.createSubscription(acme.uid, { sink: 'http://x' })))).toBe(
      'INVALID_ARGUMENT',
    );
    await platform.send(api.deleteSubscription(made.uid));
    expect(await codeOf(platform.send(api.getSubscription(made.uid)))).toBe('NOT_FOUND');
  });

  it('advisories, their documents and metadata, and the ping, the latter three without a token', async () => {
    const advisory = double.world.addAdvisory({ artifactName: 'openssl', aliases: ['CVE-2026-1'] });
    double.world.addVulnerability('CVE-2026-1', { summary: 's' });
    expect((await platform.send(api.getAdvisory(advisory.uid))).aliases).toEqual(['CVE-2026-1']);
    const open = api.createPlatform({ apiUrl: double.apiUrl });
    const documents = await open.send(api.listAdvisoryDocuments({ id: 'openssl', cves: ['CVE-2026-1'] }));
    expect(documents.documents.map(({ id }) => id)).toEqual(['openssl']);
    expect(await open.all(api.listVulnerabilityMetadata({ ids: ['CVE-2026-1'] }))).toMatchObject([
      { uid: 'CVE-2026-1', summary: 's' },
    ]);
    expect(await open.send(api.ping())).toEqual({ response: 'pong' });
    expect(await codeOf(open.send(api.getRepo(python.uid)))).toBe('UNAUTHENTICATED');
  });

  it('libraries', async () => {
    const artifact = double.world.put('artifacts', undefined, {
      name: 'numpy',
      ecosystem: 'ECOSYSTEM_PYTHON',
    });
    double.world.put('artifactVersions', artifact, { name: 'numpy', version: '2.0', sizeBytes: '42' });
    expect(
      await platform.all(api.listArtifacts({ ecosystems: ['ECOSYSTEM_PYTHON'], query: 'NUM' })),
    ).toHaveLength(1);
    expect(await platform.all(api.listArtifactVersions(artifact.uid))).toMatchObject([{ sizeBytes: 42 }]);
    const { counts } = await platform.send(api.getArtifactCount(['ECOSYSTEM_PYTHON']));
    expect(counts).toEqual([{ ecosystem: 'ECOSYSTEM_PYTHON', totalCount: 1 }]);
    expect(await codeOf(platform.all(api.listArtifacts({ ecosystems: [] })))).toBe('INVALID_ARGUMENT');
  });

  it('v1: end of life, history, reports, counts, versions and policies; what is unknown is empty', async () => {
    const { world } = double;
    const scan = (day: string, severities: readonly string[]) =>
      world.put('vulnScans', python, {
        digest,
        tag: 'latest',
        day,
        createdAt: `${day}T06:00:00Z`,
        scanner: { name: 'GRYPE', version: '0.100.0' },
        vulnerabilities: severities.map((severity, index) => ({
          id: `CVE-${index}`,
          severity,
          purls: ['pkg:apk/x'],
        })),
      });
    scan('2026-01-01', ['HIGH', 'LOW']);
    scan('2026-01-02', ['HIGH']);
    world.put('packageVersions', undefined, {
      name: 'python',
      versions: [{ version: '3.12', eolDate: '2028-10-31' }],
      gracePeriodMonths: 6,
    });
    world.put('policies', acme, {
      policyId: 'p',
      policyName: 'cooldown',
      mode: 'ENFORCED',
      bindingId: 'b',
      denied: [digest],
    });
    const eol = await platform.send(api.listEolTags(python.uid, { name: 'latest' }));
    expect(eol.items).toMatchObject([{ name: 'latest', tagStatus: 'TAG_ACTIVE' }]);
    const tagUid = eol.items[0]?.id ?? '';
    expect(
      (await platform.send(api.listTagHistory(tagUid, { start: '2026-01-01T00:00:00Z' }))).items,
    ).toEqual([{ digest, updateTimestamp: new Date(NOW).toISOString().replace('.000Z', 'Z') }]);
    expect(await platform.send(api.getRepoTagsSummary(python.uid))).toMatchObject({
      tagCount: 1,
      latestTag: { name: 'latest' },
    });
    expect((await platform.send(api.getPackageVersions('python'))).versions[0]?.eolDate).toBe('2028-10-31');
    const report = await platform.send(api.getVulnReport(python.uid, digest));
    expect(report.vulnerabilityMatches.map((match) => match.vulnerability?.severity)).toEqual(['HIGH']);
    expect((await platform.send(api.listVulnReports({ repoId: python.uid }))).items).toHaveLength(2);
    expect((await platform.send(api.getRawVulnReport({ digest }))).rawReport).toContain('CVE-0');
    const range = { repo: 'acme/python', from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' };
    const counts = await platform.send(api.listVulnCountReports(range));
    expect(counts.items.map(({ vulnCounts }) => vulnCounts.map(({ count }) => count))).toEqual([[1, 1], [1]]);
    const sums = await platform.send(api.listCumulativeVulnCountReports(range));
    expect(sums.items.map(({ vulnCounts }) => vulnCounts.map(({ count }) => count))).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect((await platform.send(api.checkPolicies(python.uid, digest))).results).toMatchObject([
      { policyName: 'cooldown', result: 'DENIED' },
    ]);
    expect(await platform.send(api.getVulnReport(python.uid, world.digest()))).toMatchObject({
      id: '',
      vulnerabilityMatches: [],
    });
    expect((await platform.send(api.getPackageVersions('unknown'))).versions).toEqual([]);
  });

  it('the exchange by hand, with limits, and the refresh of a session', async () => {
    const idToken = await double.idToken({ iss: ISSUER, sub: SUBJECT });
    const request = {
      idToken,
      audience: double.apiUrl,
      identity: admin.uid,
      scopes: [acme.uid],
      capabilities: ['repo.list'],
    };
    const { expiresAt, token } = await platform.issuer.exchange(request);
    expect(expiresAt).toBeGreaterThan(Date.now());
    const narrow = api.createPlatform({ apiUrl: double.apiUrl, token });
    expect(await codeOf(narrow.all(api.listRepos()))).toBe('OK');
    expect(await codeOf(narrow.all(api.listTags({})))).toBe('PERMISSION_DENIED');
    const old = await double.platformToken(admin, { audiences: ['refresh'] });
    const fresh = await platform.issuer.refresh({ refreshToken: old, audience: double.apiUrl });
    expect(
      await codeOf(api.createPlatform({ apiUrl: double.apiUrl, token: fresh.token }).all(api.listRepos())),
    ).toBe('OK');
    expect(fresh.refreshToken).not.toBe(undefined);
    expect(await platform.issuer.send(api.getHeadlessSession('code'))).toEqual({
      ecdhPublicKey: '',
      encryptedIdtoken: '',
    });
  });

  it('leaves none out', async () => {
    await platform.all(api.listIdentityProviders());
    await platform.all(api.listAccountAssociations());
    await platform.all(api.listGroupInvites());
    await platform.all(api.listSubscriptions());
    await platform.all(api.listAdvisories({}));
    const answered = double.requests.all().filter(({ status }) => status === 200);
    const shape = (path: string): string =>
      path
        .split('/')
        .map((segment) =>
          segment.replace(/^(?:[0-9a-f]{40}|[0-9a-f]{16}|sha256(?::|%3A)[0-9a-f]{64})(?=$|:)/i, '*'),
        )
        .join('/')
        .replaceAll(/\*(?:\/\*)+/g, '*')
        .replace(/(?<=artifacts\/|versions\/)[^/]+/, '*');
    const seen = new Set(answered.map(({ method, path }) => `${method} ${shape(path)}`));
    const missing = Object.entries({ ...V2, ...V1 })
      .map(([id, call]) => ({ id, name: `${call.method} ${shape(call.path)}` }))
      .filter(({ name }) => !seen.has(name));
    expect(missing).toEqual([]);
  });
});
