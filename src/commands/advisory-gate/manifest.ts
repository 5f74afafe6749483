import { fileInputs } from '../../images/images-input.ts';
import {
  commonInputs,
  commonOutputs,
  OFF,
  ON,
  reportInputs,
  warnOnlyInput,
} from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';
import { parsePlatform } from '../../registry/choose-platform.ts';
import { STATUS_CHOICES } from './advisory/last-word.ts';

const platformProblem = (entry: string): string | undefined =>
  parsePlatform(entry) === undefined ? 'not a platform such as `linux/amd64`' : undefined;

/** `advisory-gate` as data. */
export const manifest = {
  name: 'advisory-gate',
  title: 'Advisory gate',
  summary:
    'Fail a change on the advisories that it introduces, with ignores that expire, SARIF, VEX and a comment.',
  face: 'gate',
  stdout: 'Nothing; with `--json`, the report.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}', sbom: 'sbom.spdx.json' },
  usualInputs: [
    'images',
    'files',
    'sbom',
    'artifacts',
    'base-sbom',
    'scope',
    'fail-on-severity',
    'only-fixed',
    'warn-only',
  ],
  permissions: ['contents: read', 'id-token: write'],
  capabilities: [
    { audience: 'platform', capabilities: ['advisories.list'] },
    // Who signs the attestations of an organization's own images.
    {
      audience: 'platform',
      when: { images: ['?*'] },
      capabilities: ['account_associations.list', 'groups.list'],
    },
    {
      audience: 'platform',
      when: { files: ['?*'] },
      capabilities: ['account_associations.list', 'groups.list'],
    },
    { audience: 'registry', capabilities: ['manifest.list', 'repo.blobs.get', 'tag.list'] },
  ],
  inputs: {
    artifacts: {
      kind: 'list',
      description:
        'Packages to check: `name`, `name@version`, or a purl such as `pkg:apk/wolfi/openssl@3.3.2-r0`.',
    },
    sbom: { kind: 'globs', reads: true, description: 'Globs of SBOM files: SPDX, CycloneDX or syft.' },
    advisories: { kind: 'list', description: 'Ids or aliases of advisories to check.' },
    ...fileInputs,
    // The config file's `files` are those of the other commands: what has an SBOM is not looked at twice.
    files: {
      kind: 'globs',
      reads: true,
      description: 'Globs of files whose images to check; in a change, only references that moved.',
    },
    'ignore-images': {
      kind: 'globs',
      description:
        'Globs on `org/name:tag` of images in `files` to exclude; those in `images` are always checked.',
      policy: true,
    },
    shard: {
      kind: 'text',
      description:
        'With `images`: `k/n` checks only the k-th of n parts of the images, divided by repository.',
    },
    platform: {
      kind: 'list',
      entryProblem: platformProblem,
      description: 'Platforms of the images to check, such as `linux/amd64`.',
      default: 'linux/amd64',
      policy: true,
    },
    'verify-sbom': {
      ...ON,
      description: 'Accept the SBOM attestation of an image only with a valid signature.',
      policy: true,
    },
    'attestation-issuer': {
      kind: 'text',
      description: 'Issuer that the signature of an SBOM attestation must have.',
      defaultText: "GitHub Actions for public images, the platform's issuer for an organization's own",
      policy: true,
    },
    'attestation-subject': {
      kind: 'text',
      description: 'Identity that must have signed: exact, or a glob after a host and the start of a path.',
      defaultText:
        "the vendor's release workflow for public images, the organization's signing identities for its own",
      policy: true,
    },
    'attestation-key': {
      kind: 'text',
      description: 'Public key that must have signed, in PEM: text or path. No transparency log is needed.',
      policy: true,
    },
    'trusted-root': {
      kind: 'path',
      description: 'Trusted root of a private Sigstore instance (`trusted_root.json`).',
      policy: true,
    },
    'artifact-types': {
      kind: 'list',
      description: 'Package types of the SBOM to check; the names of other packages are never sent.',
      default: 'apk',
      policy: true,
    },
    'min-packages': {
      kind: 'integer',
      min: 1,
      max: 1_000_000,
      description: 'Smallest number of packages of `artifact-types` that each SBOM must have.',
      default: '1',
      policy: true,
    },
    'fail-on-unaccounted': {
      ...OFF,
      description: 'Fail on packages of an SBOM without a usable type or purl; otherwise warn.',
      policy: true,
    },
    vex: {
      kind: 'globs',
      reads: true,
      description:
        'Globs of VEX documents (OpenVEX, CycloneDX or CSAF); advisories that they call not affected or fixed are ignored.',
      policy: true,
    },
    'base-sbom': {
      kind: 'globs',
      reads: true,
      description: 'Globs of the SBOM files for the base of the change.',
    },
    scope: {
      kind: 'choice',
      choices: ['all', 'changed'],
      description: 'Fail on every advisory, or only on those that the base does not have.',
      defaultText: '`changed` with `base-sbom`, or with `files` on a change; else `all`',
      policy: true,
    },
    'fail-on-severity': {
      kind: 'choice',
      choices: ['low', 'medium', 'high', 'critical', 'none'],
      description: 'Lowest severity that fails; with `none`, nothing fails.',
      default: 'low',
      policy: true,
    },
    'fail-on-unknown-severity': {
      ...ON,
      description: 'Fail on advisories without a severity.',
      policy: true,
    },
    'fail-on-status': {
      kind: 'choices',
      choices: STATUS_CHOICES,
      description: "Statuses of affecting advisories that fail, by the vendor's latest statement.",
      defaultText:
        'all: `affected`, `detected`, `pending-upstream`, `fix-not-planned`, `analysis-not-planned`',
      policy: true,
    },
    'only-fixed': {
      ...OFF,
      description: 'Fail only on advisories with a known fixed version.',
      policy: true,
    },
    ...warnOnlyInput,
    'require-ignore-reason': { ...ON, description: 'Require a reason in every ignore.', policy: true },
    'max-ignore-days': {
      kind: 'integer',
      min: 1,
      max: 3650,
      description: 'Require `expires` in every ignore, at most this many days from now.',
      policy: true,
    },
    'vex-file': {
      kind: 'path',
      writes: true,
      results: true,
      description: 'Path of the OpenVEX file to write.',
    },
    ...reportInputs,
    ...commonInputs,
  },
  outputs: {
    count: { description: 'Number of affecting advisories that are not ignored, of any severity.' },
    'new-count': { description: 'Number of these that the base does not have; all of them without a base.' },
    'ignored-count': { description: 'Number of ignored advisories.' },
    'expired-ignores': { description: 'Number of ignores that have expired.' },
    'highest-severity': { description: 'Highest severity among the counted advisories.' },
    advisories: {
      kind: 'json',
      description:
        'JSON list of `{advisoryId, aliases, artifact, version?, severity, status, fixedVersion?, isNew, ignored}`.',
    },
    images: {
      kind: 'json',
      description:
        'JSON list of `{image, digest, manifest, platform, packages, count, newCount, fixedCount, sbom}`.',
    },
    'sarif-file': { description: 'Path of the SARIF file.' },
    'comment-content': { description: 'Text of the pull-request comment.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type GateInputs = InputsOf<typeof manifest.inputs>;
