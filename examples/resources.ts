import * as api from 'platform-actions/client';

/** Where the examples work: uids of an organization, a repository with a tag, and a role; and the digest of that tag. */
export interface Place {
  readonly organization: string;
  readonly repo: string;
  readonly tag: string;
  readonly digest: string;
  readonly role: string;
}

type Example = (platform: api.Platform, place: Place) => Promise<unknown>;

const accountAssociations: Example = async (platform, { organization }) => {
  const amazon = { account: '123456789012' };
  await platform.send(api.createAccountAssociation(organization, { name: 'clouds', amazon }));
  const provider = 'ACCOUNT_PROVIDER_TYPE_AMAZON';
  const { status } = await platform.send(api.checkAccountAssociation(organization, provider));
  return status;
};

const advisories: Example = async (platform) => {
  const rows = await platform.all(api.listAdvisories({ artifactNames: ['openssl'] }));
  // The service may ignore the filter.
  return rows.filter(({ artifactName }) => artifactName === 'openssl').map(({ advisoryId }) => advisoryId);
};

const advisoryDocuments: Example = async (platform) => {
  const { documents } = await platform.send(api.listAdvisoryDocuments({ id: 'openssl' }));
  return documents.map(({ id, advisories: found }) => `${id}: ${found.length}`);
};

const artifacts: Example = async (platform) => {
  const [first] = await platform.all(api.listArtifacts({ ecosystems: ['ECOSYSTEM_PYTHON'] }));
  return first === undefined ? [] : platform.all(api.listArtifactVersions(first.uid));
};

const eolTags: Example = async (platform, { repo }) => {
  const { items } = await platform.send(api.listEolTags(repo));
  return items.map(
    ({ mainPackageVersion, name }) => `${name} ends ${mainPackageVersion?.eolDate || 'never'}`,
  );
};

const externalGroupRoleMappings: Example = async (platform, { organization, role }) => {
  const oidc = { issuer: 'https://login.example.com', clientId: 'app', clientSecret: 'secret' };
  const provider = await platform.send(
    api.createIdentityProvider(organization, { name: 'groups', defaultRole: role, oidc }),
  );
  const fields = { externalGroupId: 'developers', roleUid: role, scope: organization };
  return platform.send(api.createExternalGroupRoleMapping(provider.uid, fields));
};

const groupInvites: Example = async (platform, { organization, role }) => {
  const invite = await platform.send(api.createGroupInvite(organization, { roleUid: role, ttl: '86400s' }));
  // `invite.code` is a secret and shown this once.
  await platform.send(api.deleteGroupInvite(invite.uid));
  return invite.expirationTime;
};

const groups: Example = async (platform, { organization }) => {
  const folder = await platform.send(api.createGroup(organization, { name: 'folder' }));
  const renamed = await platform.send(api.updateGroup(folder.uid, { name: 'data' }));
  return renamed.name;
};

const identities: Example = async (platform, { organization }) => {
  const claimMatch = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/app:ref:refs/heads/main',
    audience: 'acme',
  };
  const bot = await platform.send(api.createIdentity(organization, { name: 'bot', claimMatch }));
  // Without a mask, only the given fields of `claimMatch` change, and the audience stays.
  const { issuer } = claimMatch;
  const change = { claimMatch: { issuer, subject: 'repo:acme/app:environment:prod' } };
  return (await platform.send(api.updateIdentity(bot.uid, change))).claimMatch?.audience;
};

const identityMetadata: Example = async (platform) =>
  (await platform.send(api.updateIdentityMetadata({ company: 'Acme' }))).company;

const identityProviders: Example = async (platform, { organization, role }) => {
  const oidc = { issuer: 'https://login.example.com', clientId: 'app', clientSecret: 'secret' };
  const fields = { name: 'sso', defaultRole: role, oidc };
  const { uid } = await platform.send(api.createIdentityProvider(organization, fields));
  return (await platform.send(api.getIdentityProvider(uid))).oidc?.issuer;
};

const images: Example = async (platform, { digest, repo }) => {
  const { architectures } = await platform.send(api.getArchitectures(repo, digest));
  const { size } = await platform.send(api.getSize(repo, digest, architectures[0] ?? ''));
  return `${size} bytes`;
};

const ping: Example = async (platform) => platform.send(api.ping());

const repos: Example = async (platform, { organization }) => {
  const scope = { childrenOf: organization };
  const names: string[] = [];
  for await (const repo of platform.rows(api.listRepos(scope))) names.push(repo.name);
  return names;
};

const roleBindings: Example = async (platform, { organization, role }) => {
  const [identity] = await platform.all(api.listIdentities({ childrenOf: organization }));
  if (identity === undefined) return 'nobody';
  const fields = { identityUid: identity.uid, roleUid: role };
  const binding = await platform.send(api.createRoleBinding(organization, fields));
  return `${binding.identity.name} is ${binding.role.name} of ${binding.group.name}`;
};

const roles: Example = async (platform, { organization }) => {
  // The spelling of the wire: `tag.list` would be refused here.
  const capabilities = ['CAP_REPO_LIST', 'CAP_TAG_LIST'];
  return (await platform.send(api.createRole(organization, { name: 'reader', capabilities }))).capabilities;
};

const scimTokens: Example = async (platform, { organization, role }) => {
  const oidc = { issuer: 'https://login.example.com', clientId: 'app', clientSecret: 'secret' };
  const fields = { name: 'scim', defaultRole: role, oidc };
  const { uid } = await platform.send(api.createIdentityProvider(organization, fields));
  const issued = await platform.send(api.generateScimToken(uid));
  return (await platform.send(api.setScimEnabled(uid, { enabled: false, etag: issued.etag }))).enabled;
};

const sts: Example = async (platform) =>
  // Sent to the issuer, which has an origin of its own.
  (await platform.issuer.send(api.getHeadlessSession('code'))).encryptedIdtoken;

const subscriptions: Example = async (platform, { organization }) =>
  (await platform.send(api.createSubscription(organization, { sink: 'https://hooks.example.com/in' }))).sink;

const tags: Example = async (platform, { repo }) => {
  const found = await platform.all(api.listTags({ childrenOf: repo, allClasses: true }));
  // `undefined` is not `false`: the row does not say.
  return found.filter(({ deprecated }) => deprecated === true).map(({ name }) => name);
};

const terms: Example = async (platform, { organization }) => {
  await platform.send(api.acceptTerms(organization, ['service-terms']));
  return (await platform.all(api.listTermsAcceptances(organization))).map(({ docId }) => docId);
};

const v1Policies: Example = async (platform, { digest, repo }) =>
  (await platform.send(api.checkPolicies(repo, digest))).results;

const v1Sboms: Example = async (platform, { digest, repo }) =>
  (await platform.send(api.getSbom(repo, digest, 'amd64'))).graph?.nodes.length;

const v1Tags: Example = async (platform, { tag }) =>
  (await platform.send(api.listTagHistory(tag, { start: '2026-01-01T00:00:00Z' }))).items;

const v1Vulnerabilities: Example = async (platform, { digest }) =>
  (await platform.send(api.listVulnReports({ digest }))).items.length;

const vulnerabilityMetadata: Example = async (platform) =>
  (await platform.all(api.listVulnerabilityMetadata({ ids: ['CVE-2026-1234'] }))).map(
    ({ summary }) => summary,
  );

/** One example for each resource, by the name of its section in the reference. */
export const examples: Readonly<Record<string, Example>> = {
  accountAssociations,
  advisories,
  advisoryDocuments,
  artifacts,
  eolTags,
  externalGroupRoleMappings,
  groupInvites,
  groups,
  identities,
  identityMetadata,
  identityProviders,
  images,
  ping,
  repos,
  roleBindings,
  roles,
  scimTokens,
  sts,
  subscriptions,
  tags,
  terms,
  v1Policies,
  v1Sboms,
  v1Tags,
  v1Vulnerabilities,
  vulnerabilityMetadata,
};
