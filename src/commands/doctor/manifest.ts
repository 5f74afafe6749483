import { commonInputs, commonOutputs } from '../common-inputs.ts';
import type { InputsOf, Manifest } from '../manifest.ts';

/** `doctor` as data (contract §9). */
export const manifest = {
  name: 'doctor',
  title: 'Doctor',
  summary: 'Who this job is, which audiences sign in, what the identity can read, and what this host can do.',
  face: 'helper',
  stdout: 'Nothing; with `--json` the report.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
  permissions: ['id-token: write'],
  inputs: { ...commonInputs },
  outputs: { ...commonOutputs },
} as const satisfies Manifest;

export type DoctorInputs = InputsOf<typeof manifest.inputs>;
