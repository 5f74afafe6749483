/** Capabilities in the short form, without the `CAP_` of the wire. */
export type Capability = string;

/** Each of the verbs on each of the resources. */
const all = (resources: string, verbs: string): readonly Capability[] =>
  resources.split(' ').flatMap((resource) => verbs.split(' ').map((verb) => `${resource}_${verb}`));

const REGISTRY_PULL = [
  ...all('IAM_GROUPS REPO MANIFEST TAG MANIFEST_METADATA', 'LIST'),
  ...all('TENANT_RECORD_SIGNATURES TENANT_SBOMS TENANT_VULN_REPORTS', 'LIST'),
  'REPO_BLOBS_GET',
];
const APK_PULL = ['IAM_GROUPS_LIST', 'APK_LIST', 'APK_BLOBS_GET'];
const REGISTRY_PUSH = [
  ...REGISTRY_PULL,
  ...all('REPO MANIFEST TAG', 'CREATE UPDATE DELETE'),
  'IAM_GROUPS_CREATE',
];
const CONSOLE_VIEWER = [
  ...REGISTRY_PULL,
  ...all('IAM_ACCOUNT_ASSOCIATIONS IAM_GROUP_INVITES IAM_ROLE_BINDINGS IAM_ROLES IAM_IDENTITY', 'LIST'),
  ...all('IAM_IDENTITY_PROVIDERS EVENTS_SUBSCRIPTION ADVISORIES LIBRARIES_ARTIFACTS TERMS', 'LIST'),
  ...all('VERSION VULN_REPORT BUILD_REPORT', 'LIST'),
];
const VIEWER = [...CONSOLE_VIEWER, ...APK_PULL];
const EDITOR = [...VIEWER, ...all('EVENTS_SUBSCRIPTION', 'CREATE DELETE UPDATE')];
const LIMITED_OWNER = [
  ...EDITOR,
  ...all('IAM_ROLE_BINDINGS IAM_IDENTITY IAM_GROUP_INVITES', 'CREATE'),
  'TERMS_ACCEPT',
];
const OWNER = [
  ...LIMITED_OWNER,
  ...REGISTRY_PUSH,
  ...all('IAM_ACCOUNT_ASSOCIATIONS IAM_IDENTITY_PROVIDERS IAM_ROLES', 'CREATE DELETE UPDATE'),
  ...all('IAM_GROUPS IAM_IDENTITY IAM_ROLE_BINDINGS', 'DELETE UPDATE'),
  ...['IAM_GROUP_INVITES_DELETE', 'IAM_SCIM_MANAGE', 'REPO_CHECK_POLICIES'],
];
const PULL_TOKEN_CREATOR = [
  ...REGISTRY_PULL,
  ...APK_PULL,
  ...['IAM_ROLE_BINDINGS_CREATE', 'IAM_IDENTITY_CREATE', 'IAM_ROLES_LIST'],
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
