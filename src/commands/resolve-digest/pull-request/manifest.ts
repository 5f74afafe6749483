import type { InputSpec, OutputSpec } from '../../../kit/manifest/manifest.ts';

const reviewerProblem = (entry: string): string | undefined =>
  /^@?[A-Za-z0-9][A-Za-z0-9-]*(?:\/[\w.-]+)?$/.test(entry)
    ? undefined
    : 'not an account, such as `octocat`, or a team, such as `acme/reviewers`';

/** The inputs of `pull-request: true` (contract §4). */
export const pullRequestInputs = {
  'pull-request': {
    kind: 'boolean',
    description:
      '`pin`: leave the files as they are, and keep one pull request with the new pins up to date instead.',
    default: 'false',
    only: 'github',
  },
  branch: {
    kind: 'text',
    description: '`pull-request`: its branch.',
    default: 'platform-actions/pins',
    only: 'github',
  },
  base: {
    kind: 'text',
    description: '`pull-request`: the branch that it is for.',
    defaultText: 'the checked-out branch',
    only: 'github',
  },
  title: {
    kind: 'text',
    description: '`pull-request`: its title, and that of its commit.',
    defaultText: '`Refresh image digests`',
    only: 'github',
  },
  labels: { kind: 'list', description: '`pull-request`: labels to add.', only: 'github' },
  reviewers: {
    kind: 'list',
    entryProblem: reviewerProblem,
    description:
      '`pull-request`: accounts, and teams such as `acme/reviewers`, to request reviews from when it is opened.',
    only: 'github',
  },
  draft: {
    kind: 'boolean',
    description: '`pull-request`: open it as a draft.',
    default: 'false',
    only: 'github',
  },
  'group-by': {
    kind: 'choice',
    choices: ['all', 'image'],
    description: '`pull-request`: one for all images, or one for each image with all its tags.',
    default: 'all',
    only: 'github',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

export const pullRequestOutputs = {
  'pull-request-number': { description: 'Number of the pull request; empty if there is none.' },
  'pull-request-url': { description: 'URL of the pull request; empty if there is none.' },
  'pull-request-operation': { description: '`created`, `updated`, `closed`, `unchanged` or `none`.' },
  'pull-requests': {
    kind: 'json',
    description: 'With `group-by: image`: JSON list of `{image, number, url, operation, branch}`.',
  },
} as const satisfies Readonly<Record<string, OutputSpec>>;
