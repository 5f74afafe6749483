const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** Operations of the token service, the same in both versions, by the call that sends them. */
export const STS_OPERATIONS: readonly (readonly [name: string, operation: string])[] = [
  ['platform.issuer.exchange(request)', 'POST /sts/exchange'],
  ['platform.issuer.refresh(request)', 'POST /sts/exchange_refresh_token'],
];

/** Operations that no function sends, with the reason. */
export const NOT_SENT: Readonly<Record<string, string>> = {
  'GET /sts/exchange': 'the same as POST, with the token in a URL',
  'GET /advisory/v2/images/resolvedVulns': 'needs a repeated message, which a query cannot express',
  'GET /advisory/v1/images/resolved_vulns': 'the same in v1',
};

/** Operations of v1 that v2 replaces: method, path, and the function that does the same. */
export const V1_REPLACED: readonly string[] = lines(`
  GET /advisory/v1/documents listAdvisoryDocuments
  GET /advisory/v1/metadata listVulnerabilityMetadata
  GET /events/v1/subscriptions listSubscriptions
  DELETE /events/v1/subscriptions/{id} deleteSubscription
  POST /events/v1/subscriptions/{id} createSubscription
  GET /iam/v1/account_associations listAccountAssociations
  DELETE /iam/v1/account_associations/{group} deleteAccountAssociation
  POST /iam/v1/account_associations/{group} createAccountAssociation
  PUT /iam/v1/account_associations/{group} updateAccountAssociation
  POST /iam/v1/account_associations/{group}:check checkAccountAssociation
  GET /iam/v1/externalGroupRoleMappings listExternalGroupRoleMappings
  DELETE /iam/v1/externalGroupRoleMappings/{id} deleteExternalGroupRoleMapping
  GET /iam/v1/externalGroupRoleMappings/{id} getExternalGroupRoleMapping
  POST /iam/v1/externalGroupRoleMappings/{id} createExternalGroupRoleMapping
  POST /iam/v1/externalGroupRoleMappings:batchDelete batchDeleteExternalGroupRoleMappings
  GET /iam/v1/group_invites listGroupInvites
  DELETE /iam/v1/group_invites/{group} deleteGroupInvite
  POST /iam/v1/group_invites/{group} createGroupInvite
  GET /iam/v1/groups listGroups
  POST /iam/v1/groups/{groupId}:requestGroupAccess requestGroupAccess
  DELETE /iam/v1/groups/{id} deleteGroup
  POST /iam/v1/groups/{id} createGroup
  PUT /iam/v1/groups/{id} updateGroup
  GET /iam/v1/groups:checkEligibility checkEligibility
  GET /iam/v1/groups:lookupGroup lookupGroup
  GET /iam/v1/identities listIdentities
  GET /iam/v1/identities/lookup lookupIdentity
  PATCH /iam/v1/identities/metadata updateIdentityMetadata
  DELETE /iam/v1/identities/{id} deleteIdentity
  POST /iam/v1/identities/{id} createIdentity
  PUT /iam/v1/identities/{id} updateIdentity
  GET /iam/v1/identityProviders listIdentityProviders
  POST /iam/v1/identityProviders/{identityProviderId}:generateScimToken generateScimToken
  POST /iam/v1/identityProviders/{identityProviderId}:regenerateScimToken regenerateScimToken
  POST /iam/v1/identityProviders/{identityProviderId}:revokeScimToken revokeScimToken
  POST /iam/v1/identityProviders/{identityProviderId}:setScimEnabled setScimEnabled
  DELETE /iam/v1/identityProviders/{id} deleteIdentityProvider
  POST /iam/v1/identityProviders/{id} createIdentityProvider
  PUT /iam/v1/identityProviders/{id} updateIdentityProvider
  GET /iam/v1/rolebindings listRoleBindings
  POST /iam/v1/rolebindings/batch/{parent} batchCreateRoleBindings
  DELETE /iam/v1/rolebindings/{id} deleteRoleBinding
  POST /iam/v1/rolebindings/{id} createRoleBinding
  PUT /iam/v1/rolebindings/{id} updateRoleBinding
  GET /iam/v1/roles listRoles
  DELETE /iam/v1/roles/{id} deleteRole
  POST /iam/v1/roles/{id} createRole
  PUT /iam/v1/roles/{id} updateRole
  GET /iam/v1/terms/{group} listTermsAcceptances
  POST /iam/v1/terms/{group} acceptTerms
  GET /libraries/v1/artifacts listArtifacts
  GET /libraries/v1/artifacts/count getArtifactCount
  GET /libraries/v1/artifacts/{id}/versions listArtifactVersions
  GET /ping/v1/ping ping
  GET /registry/v1/repos listRepos
  DELETE /registry/v1/repos/{id} deleteRepo
  POST /registry/v1/repos/{id} createRepo
  PUT /registry/v1/repos/{id} updateRepo
  GET /registry/v1/repos/{repoId}/digests/{digest}/architectures getArchitectures
  GET /registry/v1/repos/{repoId}/digests/{digest}/size getSize
  GET /registry/v1/tags listTags
  DELETE /registry/v1/tags/{id} deleteTag
  POST /registry/v1/tags/{id} createTag
  PUT /registry/v1/tags/{id} createTag
  GET /vulnerabilities/v1/advisories listAdvisories
`);

/** Operations of v1 that nothing replaces: a domain, and the methods of each path below it. */
export const V1_ONLY: Readonly<Record<string, readonly string[]>> = {
  '/actions/v1': words(
    'POST:/authorize/oidc GET:/ca POST:/challenge/issue POST:/challenge/verify POST:/record GET:/trusted-keys',
  ),
  '/apk/v1': words('GET:/package-summaries GET:/packages'),
  '/apko/v1': words('POST:/build/{repoUidp} POST:/resolve/{repoUidp}'),
  '/argos/v1': words(`
    GET:/documents DELETE,POST:/documents/{id} GET:/orgs/{parentId}/publicKey GET:/orgs/{parent}/vulns
    POST:/orgs/{parent}/vulns:batchGet GET:/osv/dump POST:/osv/query POST:/osv/querybatch GET:/osv/vulns/{id}
  `),
  '/auth/v1': words('DELETE:/delete/{id} GET:/ok POST:/register'),
  '/image-recommendation/v1': words('POST:/match'),
  '/libraries/v1': words(`
    GET:/aws-marketplace-subscriptions GET,PATCH,POST:/aws-marketplace-subscriptions/{id}
    POST:/aws-marketplace-subscriptions/{id}:cancel GET:/blocked-packages GET:/entitlements
    DELETE,POST:/entitlements/{id} GET:/malware/blocklist GET:/npm/packages GET:/npm/packages/versions
    GET:/policies DELETE,POST,PUT:/policies/{id} GET:/policy-bindings DELETE,POST,PUT:/policy-bindings/{id}
    GET:/resolutioncache/{parentId}/entries GET:/resolutioncache/{parentId}/status
    POST:/resolutioncache/{parentId}:optout POST:/resolutioncache/{parentId}:zap
  `),
  '/packages/v1': words('GET:/entitlements'),
  '/policies/v1': words(`
    GET:/bindings DELETE,POST,PUT:/bindings/{id} GET:/decisions GET:/overrides DELETE,POST:/overrides/{id}
    GET:/policies POST:/policies/validate DELETE,POST,PUT:/policies/{id}
  `),
  '/registry/v1': words(`
    GET:/buildreports GET:/buildstatus GET:/charts:find GET:/digestcount/{parentId}
    DELETE,GET,POST:/entitlements/{parent} GET:/entitlements/{parent}/catalog-images
    GET:/entitlements/{parent}/images POST:/entitlements/{parent}:addImages GET:/entitlements/{parent}:effective
    GET:/entitlements/{parent}:features POST:/entitlements/{parent}:removeImages
    GET:/entitlements/{parent}:summary POST:/entitlements/{parent}:swapImages GET:/repocountbysource/{id}
    POST:/repos/{parentId}:addChart GET:/repos/{repoId}/chart-image-bindings
    GET,POST,PUT:/repos/{repoId}/deployment GET:/repos/{repoId}/digest/{digest}/rawsbom
    GET:/repos/{repoId}/digests/{digest}/chart GET:/repos/{repoId}/digests/{digest}/helm
    GET:/repos/{repoId}/digests/{digest}/imageconfig GET:/repos/{repoId}/manifestmetdata
    GET:/repos/{repoId}:syncstatus GET:/repos/{repoId}:updatestatus GET,PUT:/settings/{registryId}
    GET:/syncstatuses
  `),
  '/skills/v1': words('GET:/entitlements DELETE,POST:/entitlements/{id}'),
  '/vulnerabilities/v1': words(`
    POST:/advisories DELETE,PUT:/advisories/{id} GET,POST:/advisories/{parentId}/events
    PUT:/advisory_events/{id}
  `),
};

/** Their methods and whole paths. */
export const V1_ONLY_OPERATIONS: readonly string[] = Object.entries(V1_ONLY).flatMap(([domain, paths]) =>
  paths.flatMap((path) => {
    const [methods = '', ...rest] = path.split(':');
    return methods.split(',').map((method) => `${method} ${domain}${rest.join(':')}`);
  }),
);
