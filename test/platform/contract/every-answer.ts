import * as api from '../../../src/client.ts';
import type { Call } from '../../../src/platform/call.ts';
import { renderQuery } from '../../../src/platform/call.ts';
import type { ListOperation } from '../../../src/platform/pages.ts';
import type { Resource } from '../../platform-double/resource.ts';
import { startWholePlatform, type WholePlatform } from '../../support/whole-platform.ts';
import type { Form } from './schema-problems.ts';

/** One answer of the double: to which operation, and what the client makes of it. */
export interface Said {
  readonly id: string;
  readonly status: number;
  readonly json: unknown;
  readonly call: Call<unknown>;
}

const FIRST = { pageSize: 5 };
const TIME = '2026-01-02T00:00:00Z';

interface Asking {
  readonly world: WholePlatform;
  /** Asks one operation and keeps its answer. */
  ask(id: string, call: Call<unknown> | ListOperation<unknown>): Promise<Readonly<Record<string, unknown>>>;
}

/** Asks the double for every operation in the given form, in an order in which each succeeds. */
export async function everyAnswer(form: Exclude<Form, 'request'>): Promise<readonly Said[]> {
  const world = await startWholePlatform();
  world.double.configure({ zeroValues: form });
  const token = await world.double.platformToken(world.admin, {
    audiences: [world.double.apiUrl, world.double.issuerUrl],
  });
  const said: Said[] = [];
  const asking: Asking = {
    world,
    ask: async (id, given) => {
      const call = typeof given === 'function' ? given(FIRST) : given;
      const origin = call.path.startsWith('/sts/') ? world.double.issuerUrl : world.double.apiUrl;
      const response = await fetch(origin + call.path + renderQuery(call.query), {
        method: call.method,
        headers: { authorization: `Bearer ${token}` },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      const json: unknown = JSON.parse(await response.text());
      said.push({ id, status: response.status, json, call });
      return typeof json === 'object' && json !== null ? { ...json } : {};
    },
  };
  try {
    await askAccess(asking);
    await askProviders(asking);
    await askRegistry(asking);
    await askTheRest(asking);
    await askSts(asking, said);
  } finally {
    await world.double.close();
  }
  return said;
}

const uidOf = (json: Readonly<Record<string, unknown>>): string => String(json['uid']);

async function askAccess({ ask, world: { acme, admin, double } }: Asking): Promise<void> {
  const group = uidOf(await ask('GroupsService_CreateGroup', api.createGroup(acme.uid, { name: 'folder' })));
  await ask('GroupsService_UpdateGroup', api.updateGroup(group, { description: 'changed' }));
  await ask('GroupsService_ListGroups', api.listGroups());
  await ask('GroupsService_GetGroup', api.getGroup(group));
  await ask('GroupsService_RequestGroupAccess', api.requestGroupAccess(group));
  await ask('GroupsService_CheckEligibility', api.checkEligibility());
  await ask('GroupsService_LookupGroup', api.lookupGroup());
  const claimMatch = { issuer: 'https://ci.test', subject: 'job' };
  const made = api.createIdentity(acme.uid, { name: 'bot', claimMatch });
  const identity = uidOf(await ask('IdentitiesService_CreateIdentity', made));
  await ask('IdentitiesService_UpdateIdentity', api.updateIdentity(identity, { description: 'changed' }));
  double.world.addIdentity(acme, 'static', {
    staticKeys: { issuer: 'https://i.test', subject: 's', issuerKeys: '{}' },
  });
  double.world.addIdentity(acme, 'aws', { awsIdentity: { awsAccount: '1', arn: 'arn' } });
  double.world.addIdentity(acme, 'service', { servicePrincipal: 'SERVICE_PRINCIPAL_COSIGNED' });
  await ask('IdentitiesService_ListIdentities', api.listIdentities());
  await ask('IdentitiesService_GetIdentity', api.getIdentity(identity));
  await ask('IdentitiesService_LookupIdentity', api.lookupIdentity('https://ci.test', 'job'));
  await ask('IdentitiesService_UpdateIdentityMetadata', api.updateIdentityMetadata({ company: 'acme' }));
  const fields = { name: 'custom', capabilities: ['CAP_TAG_LIST'] };
  const role = uidOf(await ask('RolesService_CreateRole', api.createRole(acme.uid, fields)));
  await ask('RolesService_UpdateRole', api.updateRole(role, { description: 'changed' }));
  await ask('RolesService_ListRoles', api.listRoles());
  await ask('RolesService_GetRole', api.getRole(role));
  const pair = { identityUid: identity, roleUid: role };
  const binding = uidOf(
    await ask('RoleBindingsService_CreateRoleBinding', api.createRoleBinding(acme.uid, pair)),
  );
  await ask('RoleBindingsService_BatchCreateRoleBindings', api.batchCreateRoleBindings(group, [pair]));
  await ask('RoleBindingsService_UpdateRoleBinding', api.updateRoleBinding(binding, pair));
  await ask('RoleBindingsService_ListRoleBindings', api.listRoleBindings());
  await ask('RoleBindingsService_GetRoleBinding', api.getRoleBinding(binding));
  await ask('RoleBindingsService_DeleteRoleBinding', api.deleteRoleBinding(binding));
  const invite = api.createGroupInvite(acme.uid, { roleUid: role, ttl: '3600s' });
  const inviteUid = uidOf(await ask('GroupInvitesService_CreateGroupInvite', invite));
  await ask('GroupInvitesService_ListGroupInvites', api.listGroupInvites());
  await ask('GroupInvitesService_GetGroupInvite', api.getGroupInvite(inviteUid));
  await ask('GroupInvitesService_DeleteGroupInvite', api.deleteGroupInvite(inviteUid));
  await ask('IdentitiesService_DeleteIdentity', api.deleteIdentity(identity));
  await ask('RolesService_DeleteRole', api.deleteRole(role));
  const gone = double.world.addGroup(acme, 'gone');
  await ask('GroupsService_DeleteGroup', api.deleteGroup(gone.uid));
  await ask('TermsService_AcceptTerms', api.acceptTerms(acme.uid, ['eula']));
  await ask('TermsService_ListTermsAcceptances', api.listTermsAcceptances(acme.uid));
  // The caller itself stays.
  await ask('IdentitiesService_GetIdentity', api.getIdentity(admin.uid));
}

async function askProviders({ ask, world: { acme, double } }: Asking): Promise<void> {
  const { uid: defaultRole } = double.world.role('viewer');
  const oidc = { issuer: 'https://login.test', clientId: 'c', clientSecret: 's' };
  const fields = { name: 'sso', defaultRole, oidc };
  const created = await ask(
    'IdentityProvidersService_CreateIdentityProvider',
    api.createIdentityProvider(acme.uid, fields),
  );
  const uid = uidOf(created);
  const change = { description: 'changed' };
  await ask('IdentityProvidersService_UpdateIdentityProvider', api.updateIdentityProvider(uid, change));
  await ask('IdentityProvidersService_ListIdentityProviders', api.listIdentityProviders());
  await ask('IdentityProvidersService_GetIdentityProvider', api.getIdentityProvider(uid));
  const issued = await ask('IdentityProvidersService_GenerateScimToken', api.generateScimToken(uid));
  const again = await ask(
    'IdentityProvidersService_RegenerateScimToken',
    api.regenerateScimToken(uid, { etag: String(issued['etag']) }),
  );
  const enabled = { enabled: true, etag: String(again['etag']) };
  await ask('IdentityProvidersService_SetScimEnabled', api.setScimEnabled(uid, enabled));
  await ask('IdentityProvidersService_GetIdentityProvider', api.getIdentityProvider(uid));
  await ask('IdentityProvidersService_RevokeScimToken', api.revokeScimToken(uid));
  const mapping = { externalGroupId: 'devs', roleUid: defaultRole, scope: acme.uid };
  const service = 'ExternalGroupRoleMappingsService';
  const map = (): Call<unknown> => api.createExternalGroupRoleMapping(uid, mapping);
  const first = uidOf(await ask(`${service}_CreateExternalGroupRoleMapping`, map()));
  const second = uidOf(await ask(`${service}_CreateExternalGroupRoleMapping`, map()));
  await ask(`${service}_ListExternalGroupRoleMappings`, api.listExternalGroupRoleMappings());
  await ask(`${service}_GetExternalGroupRoleMapping`, api.getExternalGroupRoleMapping(first));
  await ask(`${service}_DeleteExternalGroupRoleMapping`, api.deleteExternalGroupRoleMapping(first));
  const batch = api.batchDeleteExternalGroupRoleMappings(uid, [second]);
  await ask(`${service}_BatchDeleteExternalGroupRoleMappings`, batch);
  await ask('IdentityProvidersService_DeleteIdentityProvider', api.deleteIdentityProvider(uid));
}

async function askRegistry({ ask, world: { acme, double } }: Asking): Promise<void> {
  const fields = { name: 'python', sync_config: { source: 's' } };
  const repo: Resource = {
    uid: uidOf(await ask('ReposService_CreateRepo', api.createRepo(acme.uid, fields))),
    name: 'python',
  };
  await ask('ReposService_UpdateRepo', api.updateRepo(repo.uid, { catalogTier: 'CATALOG_TIER_BASE' }));
  await ask('ReposService_ListRepos', api.listRepos());
  await ask('ReposService_GetRepo', api.getRepo(repo.uid));
  await ask('ReposService_UpdateRepoReadme', api.updateRepoReadme(repo.uid, '# text'));
  await ask('ReposService_GetRepoReadme', api.getRepoReadme(repo.uid));
  const digest = double.world.digest();
  const tag = uidOf(await ask('TagsService_CreateTag', api.createTag(repo.uid, { name: '3.12', digest })));
  const versioned = { mainPackageVersion: { version: '3.11', eolDate: '2027-01-01' } };
  double.world.addTag(repo, '3.11', { deprecated: true, eol: versioned });
  await ask('TagsService_ListTags', api.listTags({ childrenOf: repo.uid }));
  await ask('TagsService_GetTag', api.getTag(tag));
  await ask('ImagesService_GetArchitectures', api.getArchitectures(repo.uid, digest));
  await ask('ImagesService_GetSize', api.getSize(repo.uid, digest));
  await ask('Registry_ListEolTags', api.listEolTags(repo.uid));
  await ask('Registry_ListTagHistory', api.listTagHistory(tag));
  await ask('Registry_GetRepoTagsSummary', api.getRepoTagsSummary(repo.uid));
  const versions = [{ version: '3.11', eolDate: '2027-01-01', exists: true }];
  double.world.put('packageVersions', undefined, { name: 'python', versions, latestVersion: '3.12' });
  await ask('Registry_GetPackageVersionMetadata', api.getPackageVersions('python'));
  double.world.put('vulnScans', repo, {
    digest,
    tag: '3.12',
    day: '2026-01-02',
    createdAt: TIME,
    scanner: { name: 'GRYPE', version: '1' },
    vulnerabilities: [
      { id: 'CVE-1', severity: 'HIGH', purls: ['pkg:apk/wolfi/zlib'], fix: { state: 'FIXED' } },
    ],
  });
  await ask('Registry_GetSbom', api.getSbom(repo.uid, digest));
  await ask('Registry_GetVulnReport', api.getVulnReport(repo.uid, digest));
  await ask('Vulnerabilities_ListVulnReports', api.listVulnReports({ digest }));
  await ask('Vulnerabilities_ListVulnCountReports', api.listVulnCountReports({ repo: 'acme/python' }));
  await ask(
    'Vulnerabilities_ListCumulativeVulnCountReports',
    api.listCumulativeVulnCountReports({ repo: 'acme/python' }),
  );
  await ask('Vulnerabilities_GetRawVulnReport', api.getRawVulnReport({ digest }));
  double.world.put('policies', acme, { policyId: 'p', policyName: 'n', mode: 'ENFORCED', bindingId: 'b' });
  await ask('Policies_CheckPolicies', api.checkPolicies(repo.uid, digest));
  await ask('TagsService_DeleteTag', api.deleteTag(tag));
  await ask('ReposService_DeleteRepo', api.deleteRepo(repo.uid));
}

async function askTheRest({ ask, world: { acme, double } }: Asking): Promise<void> {
  const { world } = double;
  const advisory = world.addAdvisory({
    aliases: ['CVE-2026-1'],
    severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N' }],
    events: [
      { createTime: TIME, detection: { manual: {} } },
      { createTime: TIME, fixed: { fixedVersion: '1.2-r0' } },
    ],
  });
  await ask('AdvisoriesService_ListAdvisories', api.listAdvisories({}));
  const { uid } = world.list('advisories')[0] ?? advisory;
  await ask('AdvisoriesService_GetAdvisory', api.getAdvisory(String(uid)));
  await ask('SecurityAdvisoryService_ListDocuments', api.listAdvisoryDocuments());
  world.addVulnerability('CVE-2026-1', { references: [{ type: 'TYPE_WEB', url: 'https://x.test' }] });
  await ask('SecurityAdvisoryService_ListVulnerabilityMetadata', api.listVulnerabilityMetadata());
  const artifact = world.put('artifacts', undefined, { name: 'requests', ecosystem: 'ECOSYSTEM_PYTHON' });
  world.put('artifactVersions', artifact, { version: '1', sizeBytes: '12' });
  const ecosystems = ['ECOSYSTEM_PYTHON'];
  await ask('ArtifactsService_ListArtifacts', api.listArtifacts({ ecosystems }));
  await ask('ArtifactsService_ListArtifactVersions', api.listArtifactVersions(artifact.uid));
  await ask('ArtifactsService_GetArtifactCount', api.getArtifactCount(ecosystems));
  const sink = 'https://hooks.test';
  const subscription = uidOf(
    await ask('SubscriptionsService_CreateSubscription', api.createSubscription(acme.uid, { sink })),
  );
  await ask('SubscriptionsService_ListSubscriptions', api.listSubscriptions());
  await ask('SubscriptionsService_GetSubscription', api.getSubscription(subscription));
  await ask('SubscriptionsService_DeleteSubscription', api.deleteSubscription(subscription));
  const service = 'AccountAssociationsService';
  const association = {
    name: 'clouds',
    amazon: { account: '123456789012' },
    github: { appInstallations: { app: { installations: [{ installationId: '1' }] } } },
  };
  await ask(`${service}_CreateAccountAssociation`, api.createAccountAssociation(acme.uid, association));
  await ask(
    `${service}_UpdateAccountAssociation`,
    api.updateAccountAssociation(acme.uid, { description: 'd' }),
  );
  await ask(`${service}_ListAccountAssociations`, api.listAccountAssociations());
  await ask(`${service}_GetAccountAssociation`, api.getAccountAssociation(acme.uid));
  const provider = 'ACCOUNT_PROVIDER_TYPE_AMAZON';
  await ask(`${service}_CheckAccountAssociation`, api.checkAccountAssociation(acme.uid, provider));
  await ask(`${service}_DeleteAccountAssociation`, api.deleteAccountAssociation(acme.uid));
  await ask('PingService_Ping', api.ping());
  await ask('Auth_GetHeadlessSession', api.getHeadlessSession('code'));
}

/** The exchanges, with credentials of their own. */
async function askSts({ world: { admin, double } }: Asking, said: Said[]): Promise<void> {
  const idToken = await double.idToken({
    iss: 'https://token.actions.githubusercontent.com',
    sub: 'repo:acme/app:ref:refs/heads/main',
  });
  const refresh = await double.platformToken(admin, { audiences: ['refresh'] });
  const query = { aud: double.apiUrl, identity: admin.uid };
  for (const [id, method, path, token] of [
    ['SecurityTokenService_Exchange', 'POST', '/sts/exchange', idToken],
    ['SecurityTokenService_Exchange2', 'GET', '/sts/exchange', idToken],
    ['SecurityTokenService_ExchangeRefreshToken', 'POST', '/sts/exchange_refresh_token', refresh],
  ] as const) {
    const response = await fetch(double.issuerUrl + path + renderQuery(query), {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    const call: Call<unknown> = { method, path, query, decode: (json) => json, idempotent: true };
    said.push({ id, status: response.status, json: await response.json(), call });
  }
}
