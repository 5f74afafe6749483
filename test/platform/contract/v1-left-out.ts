/** Domains of v1 that the specification does not name (§9). */
export const V1_OTHER_DOMAINS: ReadonlySet<string> = new Set([
  'actions',
  'apk',
  'apko',
  'argos',
  'auth',
  'image-recommendation',
  'packages',
  'policies',
  'skills',
]);

const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** Operations of v1 that v2 carries under the same domain. */
export const V1_SUCCEEDED: readonly string[] = lines(`
  GET /advisory/v1/documents
  GET /advisory/v1/images/resolved_vulns
  GET /advisory/v1/metadata
  GET /events/v1/subscriptions
  DELETE /events/v1/subscriptions/{id}
  POST /events/v1/subscriptions/{id}
  GET /iam/v1/account_associations
  DELETE /iam/v1/account_associations/{group}
  POST /iam/v1/account_associations/{group}
  PUT /iam/v1/account_associations/{group}
  POST /iam/v1/account_associations/{group}:check
  GET /iam/v1/externalGroupRoleMappings
  DELETE /iam/v1/externalGroupRoleMappings/{id}
  GET /iam/v1/externalGroupRoleMappings/{id}
  POST /iam/v1/externalGroupRoleMappings/{id}
  POST /iam/v1/externalGroupRoleMappings:batchDelete
  GET /iam/v1/group_invites
  DELETE /iam/v1/group_invites/{group}
  POST /iam/v1/group_invites/{group}
  GET /iam/v1/groups
  POST /iam/v1/groups/{groupId}:requestGroupAccess
  DELETE /iam/v1/groups/{id}
  POST /iam/v1/groups/{id}
  PUT /iam/v1/groups/{id}
  GET /iam/v1/groups:checkEligibility
  GET /iam/v1/groups:lookupGroup
  GET /iam/v1/identities
  GET /iam/v1/identities/lookup
  PATCH /iam/v1/identities/metadata
  DELETE /iam/v1/identities/{id}
  POST /iam/v1/identities/{id}
  PUT /iam/v1/identities/{id}
  GET /iam/v1/identityProviders
  POST /iam/v1/identityProviders/{identityProviderId}:generateScimToken
  POST /iam/v1/identityProviders/{identityProviderId}:regenerateScimToken
  POST /iam/v1/identityProviders/{identityProviderId}:revokeScimToken
  POST /iam/v1/identityProviders/{identityProviderId}:setScimEnabled
  DELETE /iam/v1/identityProviders/{id}
  POST /iam/v1/identityProviders/{id}
  PUT /iam/v1/identityProviders/{id}
  GET /iam/v1/rolebindings
  POST /iam/v1/rolebindings/batch/{parent}
  DELETE /iam/v1/rolebindings/{id}
  POST /iam/v1/rolebindings/{id}
  PUT /iam/v1/rolebindings/{id}
  GET /iam/v1/roles
  DELETE /iam/v1/roles/{id}
  POST /iam/v1/roles/{id}
  PUT /iam/v1/roles/{id}
  GET /iam/v1/terms/{group}
  POST /iam/v1/terms/{group}
  GET /libraries/v1/artifacts
  GET /libraries/v1/artifacts/count
  GET /libraries/v1/artifacts/{id}/versions
  GET /ping/v1/ping
  GET /registry/v1/repos
  DELETE /registry/v1/repos/{id}
  POST /registry/v1/repos/{id}
  PUT /registry/v1/repos/{id}
  GET /registry/v1/repos/{repoId}/digests/{digest}/architectures
  GET /registry/v1/repos/{repoId}/digests/{digest}/size
  GET /registry/v1/tags
  DELETE /registry/v1/tags/{id}
  POST /registry/v1/tags/{id}
  PUT /registry/v1/tags/{id}
  GET /sts/exchange
  POST /sts/exchange
  POST /sts/exchange_refresh_token
  GET /sts/headless_sessions
  GET /vulnerabilities/v1/advisories
`);

/** Operations of v1 without successor that neither the specification nor its §1 names. */
export const V1_NOT_NAMED: readonly string[] = lines(`
  GET /libraries/v1/aws-marketplace-subscriptions
  GET /libraries/v1/aws-marketplace-subscriptions/{id}
  PATCH /libraries/v1/aws-marketplace-subscriptions/{id}
  POST /libraries/v1/aws-marketplace-subscriptions/{id}
  POST /libraries/v1/aws-marketplace-subscriptions/{id}:cancel
  GET /libraries/v1/blocked-packages
  GET /libraries/v1/entitlements
  DELETE /libraries/v1/entitlements/{id}
  POST /libraries/v1/entitlements/{id}
  GET /libraries/v1/malware/blocklist
  GET /libraries/v1/npm/packages
  GET /libraries/v1/npm/packages/versions
  GET /libraries/v1/policies
  DELETE /libraries/v1/policies/{id}
  POST /libraries/v1/policies/{id}
  PUT /libraries/v1/policies/{id}
  GET /libraries/v1/policy-bindings
  DELETE /libraries/v1/policy-bindings/{id}
  POST /libraries/v1/policy-bindings/{id}
  PUT /libraries/v1/policy-bindings/{id}
  GET /libraries/v1/resolutioncache/{parentId}/entries
  GET /libraries/v1/resolutioncache/{parentId}/status
  POST /libraries/v1/resolutioncache/{parentId}:optout
  POST /libraries/v1/resolutioncache/{parentId}:zap
  GET /registry/v1/buildreports
  GET /registry/v1/buildstatus
  GET /registry/v1/charts:find
  GET /registry/v1/digestcount/{parentId}
  DELETE /registry/v1/entitlements/{parent}
  GET /registry/v1/entitlements/{parent}
  POST /registry/v1/entitlements/{parent}
  GET /registry/v1/entitlements/{parent}/catalog-images
  GET /registry/v1/entitlements/{parent}/images
  POST /registry/v1/entitlements/{parent}:addImages
  GET /registry/v1/entitlements/{parent}:effective
  GET /registry/v1/entitlements/{parent}:features
  POST /registry/v1/entitlements/{parent}:removeImages
  GET /registry/v1/entitlements/{parent}:summary
  POST /registry/v1/entitlements/{parent}:swapImages
  GET /registry/v1/repocountbysource/{id}
  POST /registry/v1/repos/{parentId}:addChart
  GET /registry/v1/repos/{repoId}/chart-image-bindings
  GET /registry/v1/repos/{repoId}/deployment
  POST /registry/v1/repos/{repoId}/deployment
  PUT /registry/v1/repos/{repoId}/deployment
  GET /registry/v1/repos/{repoId}/digest/{digest}/rawsbom
  GET /registry/v1/repos/{repoId}/digests/{digest}/chart
  GET /registry/v1/repos/{repoId}/digests/{digest}/helm
  GET /registry/v1/repos/{repoId}/digests/{digest}/imageconfig
  GET /registry/v1/repos/{repoId}/manifestmetdata
  GET /registry/v1/repos/{repoId}:syncstatus
  GET /registry/v1/repos/{repoId}:updatestatus
  GET /registry/v1/settings/{registryId}
  PUT /registry/v1/settings/{registryId}
  GET /registry/v1/syncstatuses
  POST /vulnerabilities/v1/advisories
  DELETE /vulnerabilities/v1/advisories/{id}
  PUT /vulnerabilities/v1/advisories/{id}
  GET /vulnerabilities/v1/advisories/{parentId}/events
  POST /vulnerabilities/v1/advisories/{parentId}/events
  PUT /vulnerabilities/v1/advisory_events/{id}
`);
