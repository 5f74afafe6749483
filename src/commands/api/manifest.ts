import { commonInputs, commonOutputs, tokenLimitInputs } from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';
import { pathCapabilities } from './path-capabilities.ts';

/** `api` as data (contract §9). */
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
