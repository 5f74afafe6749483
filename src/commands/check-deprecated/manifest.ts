import { fileInputs } from '../../images/images-input.ts';
import { commonOutputs, gateInputs } from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';

/** `check-deprecated` as data. */
export const manifest = {
  name: 'check-deprecated',
  title: 'Check deprecated',
  summary:
    "Find end-of-life tags in the repository's files or the organization, with the line and the tag to move to.",
  face: 'gate',
  stdout: 'Nothing; with `--json`, the report.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
  moreExamples: [
    ['--identity "$ID" --images acme/python:3.9', 'Checks one image.'],
    ['--identity "$ID" --scope organization --html-file tags.html', 'Checks every tag, on a page to read.'],
  ],
  usualInputs: ['images', 'files', 'scope', 'repos', 'fail-on', 'warn-days', 'fail-days', 'warn-only'],
  permissions: ['contents: read', 'id-token: write'],
  capabilities: [{ audience: 'platform', capabilities: ['groups.list', 'repo.list', 'tag.list'] }],
  hook: {
    id: 'old-tags',
    title: 'No end-of-life tags',
    description: 'No reference in the tracked files uses a tag that is no longer maintained.',
    inputs: {},
  },
  inputs: {
    ...fileInputs,
    scope: {
      kind: 'choice',
      choices: ['referenced', 'organization'],
      description: 'Check the references in files and `images`, or every tag of the organization.',
      default: 'referenced',
    },
    repos: {
      kind: 'globs',
      description: 'With `scope: organization`: globs of the repositories to check.',
      policy: true,
    },
    shard: {
      kind: 'text',
      description: 'With `scope: organization`: `k/n` checks only the k-th of n parts of the repositories.',
    },
    'fail-on': {
      kind: 'choice',
      choices: ['deprecated', 'none'],
      description: 'Whether a deprecated tag fails the run.',
      default: 'deprecated',
      policy: true,
    },
    'warn-days': {
      kind: 'integer',
      min: 0,
      max: 3650,
      description: 'Warn if the end-of-life date is at most this many days away.',
      policy: true,
    },
    'fail-days': {
      kind: 'integer',
      min: 0,
      max: 3650,
      description: 'Fail if the end-of-life date is at most this many days away.',
      policy: true,
    },
    ...gateInputs,
  },
  outputs: {
    deprecated: { description: '`true` if a deprecated tag was found.' },
    'deprecated-count': { description: 'Number of deprecated tags.' },
    'checked-count': { description: 'Number of tags that were checked.' },
    'unknown-count': { description: 'Number of tags whose state the service did not report.' },
    results: {
      kind: 'json',
      description:
        'JSON list of `{image, tag, digest?, state, until?, suggestion?, locations:[{file,line}]}`.',
    },
    'text-summary': { description: 'One line for a chat message.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type DeprecationInputs = InputsOf<typeof manifest.inputs>;
