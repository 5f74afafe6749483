import type { CapabilityNeed } from '../../kit/manifest/manifest.ts';

const need = (path: string, ...capabilities: readonly string[]): CapabilityNeed => ({
  audience: 'platform',
  // `api` accepts a path without its first slash.
  when: { path: [path, path.slice(1)] },
  capabilities,
});

/** What reading each path needs, as published; the token for any other path is not narrowed. */
export const pathCapabilities: readonly CapabilityNeed[] = [
  need('/events/v2/subscriptions*', 'subscriptions.list'),
  need('/iam/v2/accountAssociations*', 'account_associations.list'),
  need('/iam/v2/externalGroupRoleMappings*', 'identity_providers.list'),
  need('/iam/v2/groupInvites*', 'group_invites.list'),
  need('/iam/v2/groups*', 'groups.list'),
  need('/iam/v2/identities*', 'identity.list'),
  need('/iam/v2/identityProviders*', 'identity_providers.list'),
  need('/iam/v2/roleBindings*', 'role_bindings.list'),
  need('/iam/v2/roles*', 'roles.list'),
  need('/registry/v2/repos*', 'manifest.metadata.list', 'repo.list'),
  need('/registry/v2/tags*', 'tag.list'),
  need('/vulnerabilities/v2/advisories*', 'advisories.list'),
];
