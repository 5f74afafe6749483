/**
 * The platform as a library (`platform-actions/client`): typed calls for every operation that REST carries, sent with
 * retries, signing in, paging and structured errors. Nothing of a CI host is behind it.
 */

export { createPlatform } from './create-platform.ts';
export type { TagRecord } from './domain/tag-history.ts';
export type { Call, QueryValue } from './platform/call.ts';
export type { Client } from './platform/client.ts';
export { type ErrorCode, type ErrorDetails, PlatformError } from './platform/errors.ts';
export type { Fetch } from './platform/fetch-http.ts';
export { type FoundRecord, findRecord } from './platform/find-record.ts';
export { type HistoryWindow, type ReadWindow, readRecords } from './platform/history-reader.ts';
export type { ListOperation, Page, PagePosition } from './platform/pages.ts';
export type { Project } from './platform/parallel-pages.ts';
export { path } from './platform/path.ts';
export type { Issuer, Platform, PlatformOptions } from './platform/platform.ts';
export type { Registry } from './platform/registry.ts';
export {
  type AccountAssociation,
  type AccountAssociationFields,
  checkAccountAssociation,
  createAccountAssociation,
  deleteAccountAssociation,
  getAccountAssociation,
  listAccountAssociations,
  updateAccountAssociation,
} from './platform/resources/account-associations.ts';
export {
  type AdvisoryFilters,
  type AdvisoryRow,
  getAdvisory,
  listAdvisories,
} from './platform/resources/advisories.ts';
export { type AdvisoryDocument, listAdvisoryDocuments } from './platform/resources/advisory-documents.ts';
export {
  type Artifact,
  type ArtifactFilters,
  type ArtifactVersion,
  getArtifactCount,
  listArtifacts,
  listArtifactVersions,
} from './platform/resources/artifacts.ts';
export { type EolTag, type EolTagFilters, listEolTags } from './platform/resources/eol-tags.ts';
export {
  batchDeleteExternalGroupRoleMappings,
  createExternalGroupRoleMapping,
  deleteExternalGroupRoleMapping,
  type ExternalGroupRoleMapping,
  type ExternalGroupRoleMappingFields,
  getExternalGroupRoleMapping,
  listExternalGroupRoleMappings,
} from './platform/resources/external-group-role-mappings.ts';
export {
  createGroupInvite,
  deleteGroupInvite,
  type GroupInvite,
  type GroupInviteFields,
  getGroupInvite,
  listGroupInvites,
} from './platform/resources/group-invites.ts';
export {
  checkEligibility,
  createGroup,
  deleteGroup,
  type Group,
  type GroupFields,
  getGroup,
  listGroups,
  lookupGroup,
  requestGroupAccess,
  updateGroup,
} from './platform/resources/groups.ts';
export {
  type ClaimMatchFields,
  createIdentity,
  deleteIdentity,
  getIdentity,
  type Identity,
  type IdentityFields,
  type IdentityFilters,
  listIdentities,
  lookupIdentity,
  updateIdentity,
} from './platform/resources/identities.ts';
export {
  type IdentityMetadata,
  type IdentityMetadataFields,
  updateIdentityMetadata,
} from './platform/resources/identity-metadata.ts';
export {
  createIdentityProvider,
  deleteIdentityProvider,
  getIdentityProvider,
  type IdentityProvider,
  type IdentityProviderFields,
  listIdentityProviders,
  updateIdentityProvider,
} from './platform/resources/identity-providers.ts';
export { getArchitectures, getSize } from './platform/resources/images.ts';
export type { Scope } from './platform/resources/list-query.ts';
export { ping } from './platform/resources/ping.ts';
export {
  createRepo,
  deleteRepo,
  getRepo,
  getRepoReadme,
  listRepos,
  type Repo,
  type RepoFields,
  type RepoReadme,
  updateRepo,
  updateRepoReadme,
} from './platform/resources/repos.ts';
export {
  batchCreateRoleBindings,
  createRoleBinding,
  deleteRoleBinding,
  getRoleBinding,
  listRoleBindings,
  MAXIMUM_BATCH,
  type RoleBinding,
  type RoleBindingFields,
  updateRoleBinding,
} from './platform/resources/role-bindings.ts';
export {
  createRole,
  deleteRole,
  getRole,
  listRoles,
  type Role,
  type RoleFields,
  updateRole,
} from './platform/resources/roles.ts';
export {
  generateScimToken,
  regenerateScimToken,
  revokeScimToken,
  type ScimToken,
  type ScimTokenLifetime,
  setScimEnabled,
} from './platform/resources/scim-tokens.ts';
export {
  type ExchangeRequest,
  getHeadlessSession,
  type RefreshedToken,
  type RefreshRequest,
  type TokenLimits,
} from './platform/resources/sts.ts';
export {
  createSubscription,
  deleteSubscription,
  getSubscription,
  listSubscriptions,
  type Subscription,
} from './platform/resources/subscriptions.ts';
export {
  createTag,
  deleteTag,
  getTag,
  listTags,
  type Tag,
  type TagFields,
  type TagFilters,
} from './platform/resources/tags.ts';
export { acceptTerms, listTermsAcceptances, type TermsAcceptance } from './platform/resources/terms.ts';
export { checkPolicies, type PolicyResult } from './platform/resources/v1-policies.ts';
export { getPackageVersions, getRepoTagsSummary, listTagHistory } from './platform/resources/v1-tags.ts';
export {
  getRawVulnReport,
  getVulnReport,
  listCumulativeVulnCountReports,
  listVulnCountReports,
  listVulnReports,
  type VulnCountFilters,
  type VulnCountReport,
  type VulnScan,
} from './platform/resources/v1-vulnerabilities.ts';
export {
  listVulnerabilityMetadata,
  type VulnerabilityMetadata,
} from './platform/resources/vulnerability-metadata.ts';
export type { MintedToken } from './platform/token-source.ts';
export type { RequestTrace } from './platform/transport.ts';
