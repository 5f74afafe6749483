import { commonInputs, commonOutputs, tokenLimitInputs } from '../../kit/manifest/common-inputs.ts';
import type { CapabilityNeed, InputsOf, Manifest } from '../../kit/manifest/manifest.ts';

const need = (path: string, ...capabilities: readonly string[]): CapabilityNeed => ({
  audience: 'platform',
  // `api` accepts a path without its first slash.
  when: { path: [path, path.slice(1)] },
  capabilities,
});

/** Capabilities needed to read each path, as published; the token for any other path is not narrowed. */
const pathCapabilities: readonly CapabilityNeed[] = [
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

/** `api` as data. */
export const manifest = {
  name: 'api',
  title: 'API',
  summary: 'Read any path of the platform API (GET only) and print JSON.',
  face: 'helper',
  compositeOnly: true,
  stdout: 'The JSON.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}', path: '/registry/v2/repos', all: 'true' },
  permissions: ['id-token: write'],
  capabilities: pathCapabilities,
  inputs: {
    path: {
      kind: 'text',
      description: 'API path, such as `/registry/v2/repos`, optionally with a query.',
    },
    query: { kind: 'lines', description: 'Lines `key=value`; a key may be repeated.' },
    all: { kind: 'boolean', description: 'Follow all pages and return every row.', default: 'false' },
    format: {
      kind: 'choice',
      choices: ['json', 'lines'],
      description: 'One JSON text, or JSON lines; with `all`, one line for each row.',
      default: 'json',
    },
    ...tokenLimitInputs,
    ...commonInputs,
  },
  outputs: {
    response: { kind: 'json', description: 'The JSON response; with `all`, the rows.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type ApiInputs = InputsOf<typeof manifest.inputs>;
