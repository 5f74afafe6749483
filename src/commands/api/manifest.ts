import { commonInputs, commonOutputs } from '../common-inputs.ts';
import type { InputsOf, Manifest } from '../manifest.ts';

/** `api` as data (contract §9). */
export const manifest = {
  name: 'api',
  title: 'API',
  summary: 'Read any path of the platform API: GET only, JSON out.',
  face: 'helper',
  stdout: 'The JSON.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}', path: '/registry/v2/repos', all: 'true' },
  permissions: ['id-token: write'],
  inputs: {
    path: {
      kind: 'text',
      description: 'Path of the API, such as `/registry/v2/repos`; a query may follow it.',
    },
    query: { kind: 'lines', description: 'Lines `key=value`; a key may be repeated.' },
    all: { kind: 'boolean', description: 'Follow the pages and give every row.', default: 'false' },
    format: {
      kind: 'choice',
      choices: ['json', 'lines'],
      description: 'One JSON text, or JSON lines: with `all` a line for each row.',
      default: 'json',
    },
    ...commonInputs,
  },
  outputs: {
    response: { kind: 'json', description: 'The JSON answer; with `all` the rows.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type ApiInputs = InputsOf<typeof manifest.inputs>;
