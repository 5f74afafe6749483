import { commonInputs, commonOutputs } from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';

/** `doctor` as data. */
export const manifest = {
  name: 'doctor',
  title: 'Doctor',
  summary:
    'Show who this job is, which audiences sign in, what the identity can read, how the service writes its answers, and what this host can do.',
  face: 'helper',
  stdout: 'Nothing; with `--json`, the report.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
  permissions: ['id-token: write'],
  capabilities: [
    {
      audience: 'platform',
      capabilities: [
        'account_associations.list',
        'advisories.list',
        'group_invites.list',
        'groups.list',
        'identity.list',
        'identity_providers.list',
        'libraries.artifacts.list',
        'repo.list',
        'role_bindings.list',
        'roles.list',
        'subscriptions.list',
        'tag.list',
      ],
    },
    { audience: 'registry', capabilities: ['manifest.list', 'tag.list'] },
  ],
  inputs: { ...commonInputs },
  outputs: { ...commonOutputs },
} as const satisfies Manifest;

export type DoctorInputs = InputsOf<typeof manifest.inputs>;
