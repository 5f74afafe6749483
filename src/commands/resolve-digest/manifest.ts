import { fileInputs } from '../../images/file-inputs.ts';
import { commonInputs, commonOutputs, reportInputs } from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';
import { pullRequestInputs, pullRequestOutputs } from './pull-request/manifest.ts';

/** `resolve-digest` as data (contract §4). */
export const manifest = {
  name: 'resolve-digest',
  title: 'Resolve digest',
  summary:
    'Pin images by digest, as of now, as of a date or after a cooldown; check and update the pins in files.',
  face: 'gate',
  stdout: 'The references with their digests, one per line.',
  example: { images: 'python:latest' },
  moreExamples: [
    ['--mode check', 'Checks the pins in the tracked files, and changes nothing.'],
    ['--mode pin --min-age 3d --dry-run', 'Shows the pins that would be written, at least 3 days old.'],
  ],
  permissions: ['contents: read', 'id-token: write'],
  capabilities: [
    { audience: 'registry', capabilities: ['manifest.list', 'tag.list'] },
    // What the body of the pull request says about each move: advisories by attested SBOMs, and the life of the tags.
    {
      audience: 'registry',
      when: { 'pull-request': ['true'] },
      capabilities: ['repo.blobs.get'],
    },
    {
      audience: 'platform',
      when: { 'pull-request': ['true'] },
      capabilities: ['account_associations.list', 'advisories.list', 'groups.list', 'repo.list', 'tag.list'],
    },
  ],
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
      description: '`resolve` prints digests, `check` checks the pins in files, `pin` writes them.',
      default: 'resolve',
    },
    ...fileInputs,
    'as-of': { kind: 'time', past: true, description: 'Date or time; use the digest that the tag had then.' },
    'min-age': {
      kind: 'duration',
      description: 'Cooldown; use the newest digest that the tag received at least this long ago.',
      policy: true,
    },
    'max-age': {
      kind: 'duration',
      description:
        '`check`: a pin that was superseded longer ago than this is stale; if omitted, every superseded pin is.',
      policy: true,
    },
    'fail-on': {
      kind: 'choices',
      choices: ['unpinned', 'stale', 'unverified', 'unread', 'unresolved'],
      description: '`check`: findings that fail; `unread` files also fail in the other modes.',
      default: 'unpinned,unverified,unread',
      policy: true,
    },
    'dry-run': {
      kind: 'boolean',
      description: '`pin`: show the diff without writing anything.',
      default: 'false',
    },
    ...pullRequestInputs,
    ...reportInputs,
    ...commonInputs,
  },
  outputs: {
    digest: { description: 'Digest of the first image.' },
    reference: { description: 'Complete reference of the first image, including the digest.' },
    'tag-updated-at': { description: 'When the tag of the first image moved to that digest.' },
    references: {
      kind: 'json',
      description:
        'JSON list of `{image, tag, digest, reference, updatedAt}`; a failed image has `error` instead of `digest`.',
    },
    changed: { description: '`true` if `pin` changed a file, or would have without `dry-run`.' },
    'changed-files': {
      kind: 'json',
      description: 'JSON list of the files that `pin` changed, or would have without `dry-run`.',
    },
    ...pullRequestOutputs,
    'unpinned-count': { description: 'Number of references without a digest.' },
    'stale-count': { description: 'Number of pins that were superseded.' },
    'unverified-count': {
      description: 'Number of pins whose tag never had that digest, and of malformed references.',
    },
    'unread-count': {
      description: 'Number of files that could not be read.',
    },
    'unresolved-count': {
      description: 'Number of references of this registry that are decided outside of their files.',
    },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type ResolveDigestInputs = InputsOf<typeof manifest.inputs>;
