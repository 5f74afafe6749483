import { commonInputs, commonOutputs, tokenLimitInputs } from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';

/** `token` as data. */
export const manifest = {
  name: 'token',
  title: 'Token',
  summary: "Exchange this job's OIDC token for a platform or registry token.",
  face: 'helper',
  stdout: 'The token, if stdout is not a terminal and `output-file` is not set.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}', audience: 'registry' },
  permissions: ['id-token: write'],
  capabilities: [],
  inputs: {
    audience: {
      kind: 'choice',
      choices: ['platform', 'registry'],
      description: 'Service that the token is for.',
      default: 'platform',
    },
    'output-file': {
      kind: 'path',
      writes: true,
      description: 'File to write the token to, readable by its owner only.',
    },
    ...tokenLimitInputs,
    ...commonInputs,
  },
  outputs: {
    token: { kind: 'secret', description: 'The token, masked.' },
    'expires-at': { description: 'When the token expires.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type TokenInputs = InputsOf<typeof manifest.inputs>;
