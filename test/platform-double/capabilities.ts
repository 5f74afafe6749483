/** Capabilities in the short form, without the `CAP_` of the wire. */
export type Capability = string;

const REGISTRY_PULL = [
  'IAM_GROUPS_LIST',
  'REPO_LIST',
  'MANIFEST_LIST',
  'TAG_LIST',
  'MANIFEST_METADATA_LIST',
  'REPO_BLOBS_GET',
  'TENANT_RECORD_SIGNATURES_LIST',
  'TENANT_SBOMS_LIST',
  'TENANT_VULN_REPORTS_LIST',
];

const APK_PULL = ['IAM_GROUPS_LIST', 'APK_LIST', 'APK_BLOBS_GET'];

const REGISTRY_PUSH = [
  ...REGISTRY_PULL,
  'REPO_CREATE',
  'REPO_UPDATE',
  'REPO_DELETE',
  'MANIFEST_CREATE',
  'MANIFEST_UPDATE',
  'MANIFEST_DELETE',
  'TAG_CREATE',
  'TAG_UPDATE',
  'TAG_DELETE',
  'IAM_GROUPS_CREATE',
];

const CONSOLE_VIEWER = [
  ...REGISTRY_PULL,
  'EVENTS_SUBSCRIPTION_LIST',
  'IAM_ACCOUNT_ASSOCIATIONS_LIST',
  'IAM_GROUP_INVITES_LIST',
  'IAM_ROLE_BINDINGS_LIST',
  'IAM_ROLES_LIST',
  'IAM_IDENTITY_LIST',
  'IAM_IDENTITY_PROVIDERS_LIST',
  'ADVISORIES_LIST',
  'LIBRARIES_ARTIFACTS_LIST',
  'TERMS_LIST',
  'VERSION_LIST',
  'VULN_REPORT_LIST',
  'BUILD_REPORT_LIST',
];

const VIEWER = [...CONSOLE_VIEWER, ...APK_PULL];

const EDITOR = [
  ...VIEWER,
  'EVENTS_SUBSCRIPTION_CREATE',
  'EVENTS_SUBSCRIPTION_DELETE',
  'EVENTS_SUBSCRIPTION_UPDATE',
];

const LIMITED_OWNER = [
  ...EDITOR,
  'IAM_ROLE_BINDINGS_CREATE',
  'IAM_IDENTITY_CREATE',
  'IAM_GROUP_INVITES_CREATE',
  'TERMS_ACCEPT',
];

const OWNER = [
  ...LIMITED_OWNER,
  ...REGISTRY_PUSH,
  'IAM_ACCOUNT_ASSOCIATIONS_CREATE',
  'IAM_ACCOUNT_ASSOCIATIONS_DELETE',
  'IAM_ACCOUNT_ASSOCIATIONS_UPDATE',
  'IAM_GROUP_INVITES_DELETE',
  'IAM_GROUPS_DELETE',
  'IAM_GROUPS_UPDATE',
  'IAM_IDENTITY_DELETE',
  'IAM_IDENTITY_UPDATE',
  'IAM_IDENTITY_PROVIDERS_CREATE',
  'IAM_IDENTITY_PROVIDERS_DELETE',
  'IAM_IDENTITY_PROVIDERS_UPDATE',
  'IAM_ROLE_BINDINGS_DELETE',
  'IAM_ROLE_BINDINGS_UPDATE',
  'IAM_ROLES_CREATE',
  'IAM_ROLES_DELETE',
  'IAM_ROLES_UPDATE',
  'IAM_SCIM_MANAGE',
  'REPO_CHECK_POLICIES',
];

const PULL_TOKEN_CREATOR = [
  ...REGISTRY_PULL,
  ...APK_PULL,
  'IAM_ROLE_BINDINGS_CREATE',
  'IAM_IDENTITY_CREATE',
  'IAM_ROLES_LIST',
];

/** The built-in roles by name, with what each allows (public facts; only what this double judges by). */
export const BUILT_IN_ROLES: ReadonlyMap<string, readonly Capability[]> = new Map(
  Object.entries({
    owner: OWNER,
    editor: EDITOR,
    viewer: VIEWER,
    limited_owner: LIMITED_OWNER,
    console_viewer: CONSOLE_VIEWER,
    'registry.pull': REGISTRY_PULL,
    'registry.push': REGISTRY_PUSH,
    'registry.pull_token_creator': PULL_TOKEN_CREATOR,
    'apk.pull': APK_PULL,
    'libraries.python.pull': ['LIBRARIES_PYTHON_LIST', 'LIBRARIES_ARTIFACTS_LIST'],
    'libraries.java.pull': ['LIBRARIES_JAVA_LIST', 'LIBRARIES_ARTIFACTS_LIST'],
  }).map(([name, capabilities]) => [name, [...new Set(capabilities)].sort()]),
);

/** Capabilities that belong to the registry: identities below a subgroup never have them. */
export function isRegistryCapability(capability: Capability): boolean {
  return /^(?:REPO|TAG|MANIFEST)_/.test(capability);
}

/** Names that do not follow from the capability by the rule below (public facts). */
const NAMES: Readonly<Record<string, string>> = {
  MANIFEST_METADATA_LIST: 'manifest.metadata.list',
  REPO_BLOBS_GET: 'repo.blobs.get',
  APK_BLOBS_GET: 'apk.blobs.get',
  REPO_CHECK_POLICIES: 'repo.check_policies',
  IAM_SCIM_MANAGE: 'scim.manage',
  LIBRARIES_ARTIFACTS_LIST: 'libraries.artifacts.list',
  LIBRARIES_PYTHON_LIST: 'libraries.python.list',
  LIBRARIES_JAVA_LIST: 'libraries.java.list',
};

/** The name that people and the exchange use for a capability: `role_bindings.list` for `IAM_ROLE_BINDINGS_LIST`. */
export function capabilityName(capability: Capability): string {
  const known = NAMES[capability];
  if (known !== undefined) return known;
  const plain = capability.replace(/^(?:IAM|TENANT)_/, '').replace(/^EVENTS_SUBSCRIPTION/, 'SUBSCRIPTIONS');
  const verb = plain.lastIndexOf('_');
  return `${plain.slice(0, verb)}.${plain.slice(verb + 1)}`.toLowerCase();
}

const BY_NAME: ReadonlyMap<string, Capability> = new Map(
  [...BUILT_IN_ROLES.values()].flat().map((capability) => [capabilityName(capability), capability]),
);

/** The capability of a name that the exchange takes; `undefined` for any other text. */
export function capabilityOf(name: string): Capability | undefined {
  return BY_NAME.get(name);
}
