/** Bodies with every field that a client may write, and filters with every parameter. */
const TIME = '2026-01-01T00:00:00Z';

export const GROUP = { name: 'n', description: 'd', kind: 'ORG_KIND_CUSTOMER', verified: true };

export const IDENTITY = {
  name: 'n',
  description: 'd',
  company: 'c',
  claimMatch: {
    issuer: 'i',
    issuerPattern: 'ip',
    subject: 's',
    subjectPattern: 'sp',
    audience: 'a',
    audiencePattern: 'ap',
    claims: { claim: 'x' },
    claimPatterns: { claim: 'x' },
  },
  staticKeys: { issuer: 'i', subject: 's', issuerKeys: '{}', expirationTime: TIME, audiences: ['a'] },
  awsIdentity: { awsAccount: '1', arn: 'a', arnPattern: 'ap', userId: 'u', userIdPattern: 'up' },
  servicePrincipal: 'SERVICE_PRINCIPAL_COSIGNED',
};

export const METADATA = {
  company: 'c',
  jobTitle: 'j',
  product: 'p',
  selfServe: true,
  updatesOptIn: true,
  hubspotUtk: 'h',
  latestFormSubmitUrl: 'f',
  latestInternalReferringUrl: 'r',
  utmCampaign: 'a',
  utmContent: 'b',
  utmMedium: 'c',
  utmSource: 'd',
  utmTerm: 'e',
};

export const PROVIDER = {
  name: 'n',
  description: 'd',
  defaultRole: 'r',
  oidc: {
    issuer: 'i',
    clientId: 'c',
    clientSecret: 's',
    additionalScopes: ['x'],
    groupsClaim: 'g',
    pkceEnabled: true,
    correlationRule: 'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
  },
};

export const LIFETIME = { expireTime: TIME, neverExpires: false };

export const ASSOCIATION = {
  name: 'n',
  description: 'd',
  amazon: { account: '123456789012' },
  google: { projectId: 'p', projectNumber: '1' },
  azure: { tenantId: 't', clientIds: { service: 'c' } },
  github: { appInstallations: { '123': { installations: [{ installationId: '1', name: 'n' }] } } },
  chainguard: { serviceBindings: { INGESTER: 'u' } },
};

export const REPO = {
  name: 'n',
  description: 'd',
  catalogTier: 'CATALOG_TIER_BASE',
  bundles: ['b'],
  aliases: ['a'],
  activeTags: ['t'],
  sync_config: { source: 's', amazon: 'a', azure: 'z', google: 'g' },
  customOverlay: {
    environment: { key: 'value' },
    annotations: { key: 'value' },
    contents: {
      packages: ['p'],
      runtimeRepositories: ['r'],
      runtimeKeyring: [{ name: 'n', content: 'c' }],
    },
    accounts: {
      runAs: 'r',
      groups: [{ groupname: 'g', gid: 1, members: ['m'] }],
      users: [{ username: 'u', uid: 1, gid: 1, groupName: 'g', homeDir: '/h', shell: '/s' }],
    },
    certificates: { providers: ['p'], additional: [{ name: 'n', content: 'c' }] },
  },
};

export const ROLE = { name: 'n', description: 'd', capabilities: ['CAP_REPO_LIST'] };

export const BINDING = { identityUid: 'i', roleUid: 'r' };

export const ADVISORY_FILTERS = {
  artifactNames: ['a', 'b'],
  advisoryIds: ['c'],
  aliases: ['d'],
  legacyAdvisoryIds: ['e'],
  artifactTypes: ['f'],
  artifactArchitectures: ['g'],
  componentNames: ['h'],
  componentTypes: ['i'],
  componentLocations: ['j'],
  origin: 'k',
  eventReviewStates: ['REVIEW_STATE_APPROVED'],
  eventAuthors: ['m'],
  excludeEventAuthors: ['n'],
  eventReviewers: ['o'],
  eventTypes: ['EVENT_TYPE_FILTER_FIXED'],
  latestEventType: 'EVENT_TYPE_FILTER_FIXED',
  query: 'r',
};
