import { commonInputs, commonOutputs, fileInputs } from '../common-inputs.ts';
import type { InputsOf, Manifest } from '../manifest.ts';

/** `check-deprecated` as data (contract §5). */
export const manifest = {
  name: 'check-deprecated',
  title: 'Check deprecated',
  summary:
    "Find end-of-life tags in the repository's files or the organization, on the line, with the tag to move to.",
  face: 'gate',
  stdout: 'Nothing; with `--json` the report.',
  example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
  permissions: ['contents: read', 'id-token: write'],
  hook: {
    id: 'old-tags',
    title: 'No end-of-life tags',
    description: 'No reference in the tracked files is to a tag that is no longer maintained.',
    inputs: {},
  },
  inputs: {
    ...fileInputs,
    scope: {
      kind: 'choice',
      choices: ['referenced', 'organization'],
      description: 'The references in files and `images`, or every tag of the organization.',
      default: 'referenced',
    },
    repos: { kind: 'globs', description: 'With `scope: organization`: globs of repositories.', policy: true },
    'fail-on': {
      kind: 'choice',
      choices: ['deprecated', 'none'],
      description: 'Whether a deprecated tag fails.',
      default: 'deprecated',
      policy: true,
    },
    'warn-days': {
      kind: 'integer',
      min: 0,
      max: 3650,
      description: 'Warn when so many days or fewer are left to the end-of-life date.',
      policy: true,
    },
    'fail-days': {
      kind: 'integer',
      min: 0,
      max: 3650,
      description: 'Fail when so many days or fewer are left to the end-of-life date.',
      policy: true,
    },
    ...commonInputs,
  },
  outputs: {
    deprecated: { description: '`true` when a deprecated tag was found.' },
    'deprecated-count': { description: 'Deprecated tags.' },
    'checked-count': { description: 'Tags that were checked.' },
    'unknown-count': { description: 'Tags that the service could not tell about.' },
    results: {
      kind: 'json',
      description:
        'JSON list of `{image, tag, digest?, state, until?, suggestion?, locations:[{file,line}]}`.',
    },
    'text-summary': { description: 'One line for a chat message.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type CheckDeprecatedInputs = InputsOf<typeof manifest.inputs>;
