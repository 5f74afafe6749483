import type { Call } from '../../../src/platform/call.ts';
import type { PagePosition } from '../../../src/platform/pages.ts';
import * as associations from '../../../src/platform/resources/account-associations.ts';
import * as advisories from '../../../src/platform/resources/advisories.ts';
import * as documents from '../../../src/platform/resources/advisories.ts';
import * as metadata from '../../../src/platform/resources/advisories.ts';
import * as artifacts from '../../../src/platform/resources/artifacts.ts';
import * as mappings from '../../../src/platform/resources/external-group-role-mappings.ts';
import * as invites from '../../../src/platform/resources/groups.ts';
import * as groups from '../../../src/platform/resources/groups.ts';
import * as terms from '../../../src/platform/resources/groups.ts';
import * as identities from '../../../src/platform/resources/identities.ts';
import * as identityMetadata from '../../../src/platform/resources/identities.ts';
import * as providers from '../../../src/platform/resources/identity-providers.ts';
import * as scim from '../../../src/platform/resources/identity-providers.ts';
import * as ping from '../../../src/platform/resources/ping.ts';
import * as images from '../../../src/platform/resources/repos.ts';
import * as repos from '../../../src/platform/resources/repos.ts';
import * as policies from '../../../src/platform/resources/repos.ts';
import * as roleBindings from '../../../src/platform/resources/role-bindings.ts';
import * as roles from '../../../src/platform/resources/roles.ts';
import * as sts from '../../../src/platform/resources/sts.ts';
import * as subscriptions from '../../../src/platform/resources/subscriptions.ts';
import * as tags from '../../../src/platform/resources/tags.ts';
import * as sboms from '../../../src/platform/resources/v1-sboms.ts';
import * as eolTags from '../../../src/platform/resources/v1-tags.ts';
import * as v1Tags from '../../../src/platform/resources/v1-tags.ts';
import * as vulnerabilities from '../../../src/platform/resources/v1-vulnerabilities.ts';
import * as bodies from './bodies.ts';
import { stsCalls } from './sts-calls.ts';

/** Values that the paths are filled with. */
export const UID = `${'ab'.repeat(20)}/${'cd'.repeat(8)}`;
export const DIGEST = `sha256:${'ef'.repeat(32)}`;
export const PACKAGE = 'go-1.25';
export const ARTIFACT = 'artifact-1';

const SCOPE = { descendantsOf: UID, childrenOf: UID, ancestorsOf: UID, inRoot: true, uids: [UID, UID] };
const POSITION: PagePosition = { pageSize: 7, pageToken: 'token', orderBy: 'name desc', skip: 3 };
const name = 'a name';
const MASK = ['name'] as const;

/** Every operation of v2 with every parameter that it takes, by its id in the published description. */
export const V2: Readonly<Record<string, Call<unknown>>> = {
  AccountAssociationsService_ListAccountAssociations: associations.listAccountAssociations({
    ...SCOPE,
    name,
  })(POSITION),
  AccountAssociationsService_GetAccountAssociation: associations.getAccountAssociation(UID),
  AccountAssociationsService_CreateAccountAssociation: associations.createAccountAssociation(
    UID,
    bodies.ASSOCIATION,
  ),
  AccountAssociationsService_UpdateAccountAssociation: associations.updateAccountAssociation(
    UID,
    bodies.ASSOCIATION,
    MASK,
  ),
  AccountAssociationsService_DeleteAccountAssociation: associations.deleteAccountAssociation(UID),
  AccountAssociationsService_CheckAccountAssociation: associations.checkAccountAssociation(
    UID,
    'ACCOUNT_PROVIDER_TYPE_AMAZON',
  ),
  AdvisoriesService_ListAdvisories: advisories.listAdvisories({ ...SCOPE, ...bodies.ADVISORY_FILTERS })(
    POSITION,
  ),
  AdvisoriesService_GetAdvisory: advisories.getAdvisory(UID),
  ArtifactsService_ListArtifacts: artifacts.listArtifacts({
    ecosystems: ['ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'],
    query: 'x',
    cudaVersion: '12.8',
    remediated: true,
  })(POSITION),
  ArtifactsService_ListArtifactVersions: artifacts.listArtifactVersions(ARTIFACT)(POSITION),
  ArtifactsService_GetArtifactCount: artifacts.getArtifactCount(['ECOSYSTEM_JAVA']),
  Auth_GetHeadlessSession: sts.getHeadlessSession('code'),
  ExternalGroupRoleMappingsService_ListExternalGroupRoleMappings: mappings.listExternalGroupRoleMappings({
    ...SCOPE,
    identityProviderUid: UID,
  })(POSITION),
  ExternalGroupRoleMappingsService_GetExternalGroupRoleMapping: mappings.getExternalGroupRoleMapping(UID),
  ExternalGroupRoleMappingsService_CreateExternalGroupRoleMapping: mappings.createExternalGroupRoleMapping(
    UID,
    {
      externalGroupId: 'group',
      roleUid: UID,
      scope: UID,
    },
  ),
  ExternalGroupRoleMappingsService_DeleteExternalGroupRoleMapping:
    mappings.deleteExternalGroupRoleMapping(UID),
  ExternalGroupRoleMappingsService_BatchDeleteExternalGroupRoleMappings:
    mappings.batchDeleteExternalGroupRoleMappings(UID, [UID]),
  GroupInvitesService_ListGroupInvites: invites.listGroupInvites({ ...SCOPE, keyId: 'key' })(POSITION),
  GroupInvitesService_GetGroupInvite: invites.getGroupInvite(UID),
  GroupInvitesService_CreateGroupInvite: invites.createGroupInvite(UID, {
    roleUid: UID,
    ttl: '3600s',
    email: 'a@example.com',
    singleUse: true,
  }),
  GroupInvitesService_DeleteGroupInvite: invites.deleteGroupInvite(UID),
  GroupsService_ListGroups: groups.listGroups({ ...SCOPE, name })(POSITION),
  GroupsService_GetGroup: groups.getGroup(UID),
  GroupsService_CreateGroup: groups.createGroup(UID, bodies.GROUP),
  GroupsService_UpdateGroup: groups.updateGroup(UID, bodies.GROUP, MASK),
  GroupsService_DeleteGroup: groups.deleteGroup(UID),
  GroupsService_RequestGroupAccess: groups.requestGroupAccess(UID),
  GroupsService_CheckEligibility: groups.checkEligibility(),
  GroupsService_LookupGroup: groups.lookupGroup(),
  IdentitiesService_ListIdentities: identities.listIdentities({
    ...SCOPE,
    name,
    relationshipType: 'RELATIONSHIP_TYPE_STATIC',
  })(POSITION),
  IdentitiesService_GetIdentity: identities.getIdentity(UID),
  IdentitiesService_CreateIdentity: identities.createIdentity(UID, bodies.IDENTITY),
  IdentitiesService_UpdateIdentity: identities.updateIdentity(UID, bodies.IDENTITY, MASK),
  IdentitiesService_DeleteIdentity: identities.deleteIdentity(UID),
  IdentitiesService_LookupIdentity: identities.lookupIdentity('https://issuer.example', 'subject'),
  IdentitiesService_UpdateIdentityMetadata: identityMetadata.updateIdentityMetadata(bodies.METADATA, [
    'company',
  ]),
  IdentityProvidersService_ListIdentityProviders: providers.listIdentityProviders({ ...SCOPE, name })(
    POSITION,
  ),
  IdentityProvidersService_GetIdentityProvider: providers.getIdentityProvider(UID),
  IdentityProvidersService_CreateIdentityProvider: providers.createIdentityProvider(UID, bodies.PROVIDER),
  IdentityProvidersService_UpdateIdentityProvider: providers.updateIdentityProvider(
    UID,
    bodies.PROVIDER,
    MASK,
  ),
  IdentityProvidersService_DeleteIdentityProvider: providers.deleteIdentityProvider(UID),
  IdentityProvidersService_GenerateScimToken: scim.generateScimToken(UID, bodies.LIFETIME),
  IdentityProvidersService_RegenerateScimToken: scim.regenerateScimToken(UID, {
    ...bodies.LIFETIME,
    etag: 'e',
    overlap: '60s',
  }),
  IdentityProvidersService_RevokeScimToken: scim.revokeScimToken(UID),
  IdentityProvidersService_SetScimEnabled: scim.setScimEnabled(UID, { enabled: true, etag: 'e' }),
  ImagesService_GetArchitectures: images.getArchitectures(UID, DIGEST),
  ImagesService_GetSize: images.getSize(UID, DIGEST, 'arm64'),
  PingService_Ping: ping.ping(),
  ReposService_ListRepos: repos.listRepos({ ...SCOPE, name })(POSITION),
  ReposService_GetRepo: repos.getRepo(UID),
  ReposService_CreateRepo: repos.createRepo(UID, bodies.REPO),
  ReposService_UpdateRepo: repos.updateRepo(UID, bodies.REPO, MASK),
  ReposService_DeleteRepo: repos.deleteRepo(UID),
  ReposService_GetRepoReadme: repos.getRepoReadme(UID),
  ReposService_UpdateRepoReadme: repos.updateRepoReadme(UID, '# text'),
  RoleBindingsService_ListRoleBindings: roleBindings.listRoleBindings({
    ...SCOPE,
    identity: UID,
    group: UID,
    role: UID,
  })(POSITION),
  RoleBindingsService_GetRoleBinding: roleBindings.getRoleBinding(UID),
  RoleBindingsService_CreateRoleBinding: roleBindings.createRoleBinding(UID, bodies.BINDING),
  RoleBindingsService_UpdateRoleBinding: roleBindings.updateRoleBinding(UID, bodies.BINDING),
  RoleBindingsService_DeleteRoleBinding: roleBindings.deleteRoleBinding(UID),
  RoleBindingsService_BatchCreateRoleBindings: roleBindings.batchCreateRoleBindings(
    UID,
    [bodies.BINDING],
    UID,
  ),
  RolesService_ListRoles: roles.listRoles({ ...SCOPE, name })(POSITION),
  RolesService_GetRole: roles.getRole(UID),
  RolesService_CreateRole: roles.createRole(UID, bodies.ROLE),
  RolesService_UpdateRole: roles.updateRole(UID, bodies.ROLE, MASK),
  RolesService_DeleteRole: roles.deleteRole(UID),
  SecurityAdvisoryService_ListDocuments: documents.listAdvisoryDocuments({
    id: 'openssl',
    cves: ['CVE-1', 'CVE-2'],
  }),
  SecurityAdvisoryService_ListVulnerabilityMetadata: metadata.listVulnerabilityMetadata({
    id: 'CVE-1',
    ids: ['CVE-2', 'CVE-3'],
  })(POSITION),
  SubscriptionsService_ListSubscriptions: subscriptions.listSubscriptions(SCOPE)(POSITION),
  SubscriptionsService_GetSubscription: subscriptions.getSubscription(UID),
  SubscriptionsService_CreateSubscription: subscriptions.createSubscription(UID, {
    sink: 'https://example.com',
  }),
  SubscriptionsService_DeleteSubscription: subscriptions.deleteSubscription(UID),
  TagsService_ListTags: tags.listTags({
    ...SCOPE,
    name,
    digest: DIGEST,
    updatedSince: '2026-01-01T00:00:00Z',
    allClasses: true,
  })(POSITION),
  TagsService_GetTag: tags.getTag(UID),
  TagsService_CreateTag: tags.createTag(UID, { name, digest: DIGEST, deprecated: true, bundles: ['b'] }),
  TagsService_DeleteTag: tags.deleteTag(UID),
  TermsService_ListTermsAcceptances: terms.listTermsAcceptances(UID)(POSITION),
  TermsService_AcceptTerms: terms.acceptTerms(UID, ['doc']),
  ...stsCalls(UID),
};

const COUNTS = {
  repo: 'acme/python',
  tag: 'latest',
  from: '2026-01-01T00:00:00Z',
  to: '2026-01-02T00:00:00Z',
};

/** Operations of v1 without a successor. */
export const V1: Readonly<Record<string, Call<unknown>>> = {
  Registry_ListEolTags: eolTags.listEolTags(SCOPE, {
    name,
    pageToken: 'token',
    pageSize: 7,
    excludeDates: true,
    excludeEpochs: true,
  }),
  Registry_ListTagHistory: v1Tags.listTagHistory(UID, { start: COUNTS.from, end: COUNTS.to }),
  Registry_GetRepoTagsSummary: v1Tags.getRepoTagsSummary(UID, {
    excludeReferrers: true,
    excludeDates: true,
    excludeEpochs: true,
  }),
  Registry_GetPackageVersionMetadata: v1Tags.getPackageVersions(PACKAGE),
  Registry_GetVulnReport: vulnerabilities.getVulnReport(UID, DIGEST),
  Registry_GetSbom: sboms.getSbom(UID, DIGEST, 'amd64'),
  Vulnerabilities_ListVulnReports: vulnerabilities.listVulnReports({
    repoId: UID,
    digest: DIGEST,
    tag: 'latest',
    createdSince: COUNTS.from,
    scannerName: 'GRYPE',
    scannerVersion: '0.100.0',
    scannerDbBuildTime: COUNTS.from,
  }),
  Vulnerabilities_ListVulnCountReports: vulnerabilities.listVulnCountReports(COUNTS),
  Vulnerabilities_ListCumulativeVulnCountReports: vulnerabilities.listCumulativeVulnCountReports(COUNTS),
  Vulnerabilities_GetRawVulnReport: vulnerabilities.getRawVulnReport({
    digest: DIGEST,
    scanner: 'GRYPE',
    createdAt: COUNTS.from,
  }),
  Policies_CheckPolicies: policies.checkPolicies(UID, DIGEST),
};
