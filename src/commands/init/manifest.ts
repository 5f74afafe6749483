import { commonInputs, commonOutputs, OFF } from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';

/** CIs that `init` writes a file for. */
export const KNOWN_CIS = ['github', 'gitlab', 'buildkite', 'azure'] as const;
export type KnownCi = (typeof KNOWN_CIS)[number];

/** `init` as data. */
export const manifest = {
  name: 'init',
  title: 'Init',
  summary: 'Write the first workflow and config file of a repository, and print the identity that it needs.',
  face: 'helper',
  compositeOnly: true,
  stdout: 'Nothing; with `--json`, the report.',
  example: { 'dry-run': 'true' },
  permissions: ['contents: read'],
  capabilities: [],
  inputs: {
    ci: {
      kind: 'choice',
      choices: KNOWN_CIS,
      description: 'CI to write the workflow for.',
      defaultText: 'detected from the job, the files of the repository and its remote',
    },
    repository: {
      kind: 'text',
      entryProblem: (text) => (isRepositoryPath(text) ? undefined : 'not a repository such as `acme/app`'),
      description: 'The repository as the CI names it, such as `acme/app`.',
      defaultText: 'detected from the job or from the remote `origin`',
    },
    branch: {
      kind: 'text',
      entryProblem: (text) => (isPlainBranch(text) ? undefined : 'not a plain branch name'),
      description: 'The default branch.',
      defaultText: 'detected from the remote `origin`, or else the checked-out branch',
    },
    'dry-run': { ...OFF, description: 'Print the files and write nothing.' },
    ...commonInputs,
  },
  outputs: {
    files: {
      kind: 'json',
      description: 'JSON list of `{path, state}`; `state` is `written`, `planned`, `unchanged` or `kept`.',
    },
    'claim-match': {
      kind: 'json',
      description: 'JSON list of `{name, claimMatch, roles}`: the identities to create.',
    },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type InitInputs = InputsOf<typeof manifest.inputs>;

/** Whether a text is the path of a repository, such as `acme/app`, that can be written into files as it is. */
export const isRepositoryPath = (text: string): boolean => /^[\w.-]+(?:\/[\w. -]+)+$/.test(text);

/** Whether a text is the name of a branch that can be written into files as it is. */
export const isPlainBranch = (text: string): boolean => /^[\w][\w./-]{0,200}$/.test(text);
