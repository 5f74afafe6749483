import { commonInputs, commonOutputs, fileInputs } from '../common-inputs.ts';
import type { InputsOf, Manifest } from '../manifest.ts';

/** `resolve-digest` as data (contract §4). */
export const manifest = {
  name: 'resolve-digest',
  title: 'Resolve digest',
  summary:
    'Pin images by digest: as of today, of a date, or after a cooldown; check and update the pins in files.',
  face: 'gate',
  stdout: 'The references with digest, one a line.',
  example: { images: 'python:latest' },
  permissions: ['contents: read', 'id-token: write'],
  hook: {
    id: 'image-pins',
    title: 'Images are pinned by digest',
    description: 'Every reference in the tracked files has a digest that its tag really had.',
    inputs: { mode: 'check' },
  },
  inputs: {
    mode: {
      kind: 'choice',
      choices: ['resolve', 'check', 'pin'],
      description: '`resolve` prints digests, `check` judges the pins, `pin` writes them into files.',
      default: 'resolve',
    },
    ...fileInputs,
    'as-of': { kind: 'time', past: true, description: 'Date or time: the digest that the tag had then.' },
    'min-age': {
      kind: 'duration',
      description: 'Cooldown: the newest digest whose record is at least this old.',
      policy: true,
    },
    'max-age': {
      kind: 'duration',
      description: '`check`: a pin superseded longer ago than this is stale; without it, superseded at all.',
      policy: true,
    },
    'fail-on': {
      kind: 'choices',
      choices: ['unpinned', 'stale', 'unverified'],
      description: '`check`: what fails.',
      default: 'unpinned,unverified',
      policy: true,
    },
    'dry-run': { kind: 'boolean', description: '`pin`: show the diff and write nothing.', default: 'false' },
    ...commonInputs,
  },
  outputs: {
    digest: { description: 'Digest of the first image.' },
    reference: { description: 'Complete reference of the first image, with digest.' },
    'tag-updated-at': { description: 'When the tag of the first image was moved to that digest.' },
    references: {
      kind: 'json',
      description:
        'JSON list of `{image, tag, digest, reference, updatedAt}`; a failed one has `error` instead of `digest`.',
    },
    changed: { description: '`true` when `pin` changed a file, or would with `dry-run`.' },
    'changed-files': { kind: 'json', description: 'JSON list of the files that `pin` changed, or would.' },
    'unpinned-count': { description: 'References without a digest.' },
    'stale-count': { description: 'Pins that were superseded.' },
    'unverified-count': { description: 'Pins whose tag never had that digest.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type ResolveDigestInputs = InputsOf<typeof manifest.inputs>;
