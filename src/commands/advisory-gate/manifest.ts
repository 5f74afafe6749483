import { commonInputs, commonOutputs } from '../common-inputs.ts';
import type { InputsOf, Manifest } from '../manifest.ts';

/** `advisory-gate` as data (contract §6). */
export const manifest = {
  name: 'advisory-gate',
  title: 'Advisory gate',
  summary:
    'Fail a change on the advisories that it brings in; ignores with reason and expiry; SARIF, VEX and comment.',
  face: 'gate',
  stdout: 'Nothing; with `--json` the report.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}', sbom: 'sbom.spdx.json' },
  permissions: ['contents: read', 'id-token: write'],
  inputs: {
    artifacts: { kind: 'list', description: 'Names of packages to look for.' },
    sbom: { kind: 'globs', description: 'Globs of SBOM files, SPDX or CycloneDX JSON.' },
    advisories: { kind: 'list', description: 'Ids or aliases of advisories to look for.' },
    'artifact-types': {
      kind: 'list',
      description: 'Package types of the SBOM that are asked about; names of others are never sent.',
      default: 'apk',
      policy: true,
    },
    'base-sbom': { kind: 'globs', description: 'Globs of the SBOM files of the base of the change.' },
    scope: {
      kind: 'choice',
      choices: ['all', 'changed'],
      description: 'Fail on every advisory, or only on those that the base lacks.',
      defaultText: '`changed` with `base-sbom`, else `all`',
      policy: true,
    },
    'fail-on-severity': {
      kind: 'choice',
      choices: ['low', 'medium', 'high', 'critical', 'none'],
      description: 'Lowest severity that fails; `none` fails on nothing.',
      default: 'low',
      policy: true,
    },
    'fail-on-unknown-severity': {
      kind: 'boolean',
      description: 'Whether an advisory without a severity fails.',
      default: 'true',
      policy: true,
    },
    'only-fixed': {
      kind: 'boolean',
      description: 'Fail only where a fixed version is known.',
      default: 'false',
      policy: true,
    },
    'warn-only': {
      kind: 'boolean',
      description: 'Warn about findings and fail on none.',
      default: 'false',
      policy: true,
    },
    'require-ignore-reason': {
      kind: 'boolean',
      description: 'Whether every ignore needs a reason.',
      default: 'true',
      policy: true,
    },
    'max-ignore-days': {
      kind: 'integer',
      min: 1,
      max: 3650,
      description: 'Makes `expires` mandatory for ignores, at most so many days from now.',
      policy: true,
    },
    'comment-summary-in-pr': {
      kind: 'choice',
      choices: ['never', 'on-failure', 'always'],
      description: 'When to write the pull-request comment, which is updated in place.',
      default: 'never',
      only: 'github',
    },
    'sarif-file': { kind: 'path', description: 'Where the SARIF 2.1.0 file goes.' },
    'vex-file': { kind: 'path', description: 'Where the OpenVEX file goes.' },
    'junit-file': { kind: 'path', description: 'Where the JUnit file goes.' },
    'upload-sarif': {
      kind: 'boolean',
      description: 'Upload the SARIF to code scanning.',
      default: 'false',
      only: 'github',
    },
    ...commonInputs,
  },
  outputs: {
    count: { description: 'Affecting advisories that are not ignored, of any severity.' },
    'new-count': { description: 'Of these, what the base lacks; all without a base.' },
    'ignored-count': { description: 'Advisories that an ignore silenced.' },
    'expired-ignores': { description: 'Ignores that have expired.' },
    'highest-severity': { description: 'Highest severity among the counted advisories.' },
    advisories: {
      kind: 'json',
      description:
        'JSON list of `{advisoryId, aliases, artifact, version?, severity, status, fixedVersion?, isNew, ignored}`.',
    },
    'sarif-file': { description: 'Path of the SARIF file.' },
    'comment-content': { description: 'Text of the pull-request comment.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type AdvisoryGateInputs = InputsOf<typeof manifest.inputs>;
