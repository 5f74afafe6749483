import { fileInputs } from '../../images/images-input.ts';
import { commonOutputs, gateInputs, OFF } from '../../kit/manifest/common-inputs.ts';
import type { InputSpec, InputsOf, Manifest, OutputSpec } from '../../kit/manifest/manifest.ts';

const reviewerProblem = (entry: string): string | undefined =>
  /^@?[A-Za-z0-9][A-Za-z0-9-]*(?:\/[\w.-]+)?$/.test(entry)
    ? undefined
    : 'not an account, such as `octocat`, or a team, such as `acme/reviewers`';

const pull = { modes: ['pin'], only: 'github' } as const;

const pullRequestInputs = {
  'pull-request': {
    ...OFF,
    description:
      '`pin`: leave the files as they are, and keep one pull request with the new pins up to date instead.',
    ...pull,
  },
  branch: {
    kind: 'text',
    description: 'Branch of the pull request.',
    default: 'platform-actions/pins',
    ...pull,
  },
  base: {
    kind: 'text',
    description: 'Branch that the pull request is for.',
    defaultText: 'the checked-out branch',
    ...pull,
  },
  title: {
    kind: 'text',
    description: 'Title of the pull request and of its commit.',
    defaultText: '`Refresh image digests`',
    ...pull,
  },
  'commit-message': {
    kind: 'text',
    description: 'Commit message of the pull request.',
    defaultText: 'the title, with a list of the images',
    ...pull,
  },
  signoff: { ...OFF, description: 'Add `Signed-off-by` to the commit of the pull request.', ...pull },
  labels: { kind: 'list', description: 'Labels to add to the pull request.', ...pull },
  reviewers: {
    kind: 'list',
    entryProblem: reviewerProblem,
    description:
      'Accounts, and teams such as `acme/reviewers`, to request reviews from if there are new pins.',
    ...pull,
  },
  assignees: { kind: 'list', description: 'Accounts to assign to the pull request.', ...pull },
  draft: { ...OFF, description: 'Open the pull request as a draft.', ...pull },
  'group-by': {
    kind: 'choice',
    choices: ['all', 'image'],
    description: 'One pull request for all images, or one for each image with all its tags.',
    default: 'all',
    ...pull,
  },
  'max-pull-requests': {
    kind: 'integer',
    min: 1,
    max: 1000,
    description: 'Maximum number of pull requests that one run opens with `group-by: image`.',
    default: '10',
    ...pull,
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

const pullRequestOutputs = {
  'pull-request-number': { description: 'Number of the pull request; empty if there is none.' },
  'pull-request-url': { description: 'URL of the pull request; empty if there is none.' },
  'pull-request-operation': { description: '`created`, `updated`, `closed`, `unchanged` or `none`.' },
  'pull-requests': {
    kind: 'json',
    description: 'With `group-by: image`: JSON list of `{image, number, url, operation, branch}`.',
  },
} as const satisfies Readonly<Record<string, OutputSpec>>;

/** `resolve-digest` as data. */
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
  usualInputs: [
    'mode',
    'images',
    'files',
    'as-of',
    'min-age',
    'max-age',
    'fail-on',
    'dry-run',
    'pull-request',
    'warn-only',
  ],
  permissions: ['contents: read', 'id-token: write'],
  capabilities: [
    { audience: 'registry', capabilities: ['manifest.list', 'tag.list'] },
    // For the facts about each move in the body of the pull request: advisories by attested SBOMs, and the life of the tags.
    {
      audience: 'registry',
      when: { mode: ['pin'], 'pull-request': ['true'] },
      capabilities: ['repo.blobs.get'],
    },
    {
      audience: 'platform',
      when: { mode: ['pin'], 'pull-request': ['true'] },
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
      modes: ['check'],
      description:
        '`check`: a pin that was superseded longer ago than this is stale; if omitted, every superseded pin is.',
      policy: true,
    },
    'fail-on': {
      kind: 'choices',
      modes: ['check'],
      choices: ['none', 'unpinned', 'stale', 'unverified', 'unread', 'unresolved'],
      description: '`check`: findings that fail, or `none`.',
      default: 'unpinned,unverified,unread',
      policy: true,
    },
    'dry-run': { ...OFF, modes: ['pin'], description: '`pin`: show the diff without writing anything.' },
    ...pullRequestInputs,
    ...gateInputs,
  },
  outputs: {
    digest: { description: 'Digest of the first image.' },
    reference: { description: 'Reference of the first image, with its digest.' },
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

export type DigestInputs = InputsOf<typeof manifest.inputs>;
