import { commonInputs, commonOutputs } from '../common-inputs.ts';
import type { InputsOf, Manifest } from '../manifest.ts';

/** `token` as data (contract §9). */
export const manifest = {
  name: 'token',
  title: 'Token',
  summary: "Exchange this job's OIDC token for a token of the platform or of the registry.",
  face: 'helper',
  stdout: 'The token, only when stdout is not a terminal.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}', audience: 'registry' },
  permissions: ['id-token: write'],
  inputs: {
    audience: {
      kind: 'choice',
      choices: ['platform', 'registry'],
      description: 'What the token is for.',
      default: 'platform',
    },
    'output-file': {
      kind: 'path',
      description: 'File that the token is written to, readable by its owner only.',
    },
    ...commonInputs,
  },
  outputs: {
    token: { kind: 'secret', description: 'The token, masked.' },
    'expires-at': { description: 'When it expires.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type TokenInputs = InputsOf<typeof manifest.inputs>;
