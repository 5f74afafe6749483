import {
  commonInputs,
  commonOutputs,
  OFF,
  reportInputs,
  SHORTEST_LIMIT_MS,
} from '../../kit/manifest/common-inputs.ts';
import type { InputsOf, Manifest } from '../../kit/manifest/manifest.ts';

/** `fleet` as data. */
export const manifest = {
  name: 'fleet',
  title: 'Fleet',
  summary:
    'Run a command in thousands of repositories: list and divide them, run each part, merge the reports.',
  face: 'helper',
  compositeOnly: true,
  stdout: 'With `mode: list`, the matrix; with `--json`, the report.',
  example: { mode: 'list', 'repositories-file': 'repositories.txt' },
  usualInputs: [
    'mode',
    'organization-name',
    'group',
    'repositories-file',
    'repos',
    'shards',
    'shard',
    'repositories',
    'run',
    'with',
    'reports',
  ],
  permissions: ['contents: read', 'id-token: write'],
  // Whether images have moved since the last run; the commands that it runs ask for what they need themselves.
  capabilities: [{ audience: 'registry', capabilities: ['manifest.list', 'tag.list'] }],
  inputs: {
    mode: {
      kind: 'choice',
      choices: ['list', 'run', 'merge'],
      description:
        '`list` divides repositories into shards, `run` runs a command in one shard, `merge` joins reports.',
    },
    'organization-name': {
      kind: 'text',
      modes: ['list'],
      description: '`list`: GitHub organization or user whose repositories to list.',
    },
    group: {
      kind: 'text',
      modes: ['list'],
      description: '`list`: GitLab group whose projects to list, with those of its subgroups.',
    },
    'gitlab-token': {
      kind: 'secret',
      description: 'Token for the API and the repositories of GitLab; sent to `gitlab-url` only.',
    },
    'gitlab-url': {
      kind: 'url',
      description: 'URL of GitLab.',
      defaultText: 'the server of the job, else `https://gitlab.com`',
    },
    'repositories-file': {
      kind: 'path',
      description:
        'File with one `owner/name` or clone URL per line, or the `list-file` of `mode: list`. `run` takes the shard from it; with `merge`, every repository in it must have a report.',
    },
    repos: {
      kind: 'globs',
      modes: ['list'],
      description: '`list`: globs on `owner/name` of the repositories to keep; `!` excludes.',
    },
    topics: {
      kind: 'list',
      modes: ['list'],
      description: '`list`: keep only repositories with one of these topics.',
    },
    languages: {
      kind: 'list',
      modes: ['list'],
      description: '`list`: keep only repositories whose main language is one of these.',
    },
    archived: {
      kind: 'choice',
      modes: ['list'],
      choices: ['exclude', 'include', 'only'],
      description: '`list`: what to do with archived repositories.',
      default: 'exclude',
    },
    forks: { ...OFF, modes: ['list'], description: '`list`: list forks too.' },
    shards: {
      kind: 'integer',
      modes: ['list'],
      min: 1,
      max: 256,
      description: '`list`: maximum number of shards.',
      default: '16',
    },
    'fleet-file': {
      kind: 'path',
      modes: ['list', 'merge'],
      writes: true,
      description:
        'File that `merge` writes for the next run, with a row for each finding as CSV and JSON Lines next to it; `list` reads it, if it exists, to balance shards and to skip unchanged repositories.',
    },
    'recheck-after': {
      kind: 'duration',
      modes: ['list'],
      description:
        '`list`: check an unchanged repository again after this time, because advisories and dates change too.',
      default: '7d',
    },
    'list-file': {
      kind: 'path',
      modes: ['list'],
      writes: true,
      description: '`list`: path of the list of all shards to write, for `repositories-file`.',
    },
    'matrix-file': {
      kind: 'path',
      modes: ['list'],
      writes: true,
      description: "`list`: path to write the matrix to in the CI host's own form.",
    },
    shard: { kind: 'text', modes: ['run'], description: '`run`: the shard `k/n` to run.' },
    repositories: {
      kind: 'list',
      modes: ['run'],
      description: "`run`: the shard's repositories, as `owner/name` or clone URLs.",
    },
    run: {
      kind: 'choice',
      modes: ['list', 'run'],
      choices: ['resolve-digest', 'check-deprecated', 'advisory-gate', 'sync-rolebindings'],
      description:
        'Command to run in each repository; `list` skips only repositories that the same command has checked.',
    },
    with: {
      kind: 'lines',
      modes: ['list', 'run'],
      description: 'Inputs of that command, as lines `name: value`.',
    },
    parallel: {
      kind: 'integer',
      modes: ['run'],
      min: 1,
      max: 16,
      description: '`run`: number of repositories to check at the same time.',
      default: '4',
    },
    'repository-timeout': {
      kind: 'duration',
      modes: ['run'],
      min: SHORTEST_LIMIT_MS,
      description: '`run`: time limit for one repository.',
      default: '5m',
    },
    'checkpoint-folder': {
      kind: 'path',
      modes: ['run'],
      description: '`run`: folder that records finished repositories, so that a restarted job continues.',
      defaultText: "a folder in the host's cache folder",
    },
    'max-pull-requests': {
      kind: 'integer',
      modes: ['run'],
      min: 0,
      max: 1000,
      description:
        '`run`: maximum number of pull requests that all shards together create or update, with `pull-request: true` in `with`.',
      default: '20',
    },
    reports: {
      kind: 'globs',
      reads: true,
      modes: ['merge'],
      description: '`merge`: globs of the reports to join.',
    },
    'sarif-folder': {
      kind: 'path',
      modes: ['merge'],
      description: '`merge`: folder for one SARIF file per repository.',
    },
    ...reportInputs,
    ...commonInputs,
  },
  outputs: {
    matrix: {
      description:
        'JSON `{include: [{shard, repositories}]}`; over 64 KiB its rows have `shard` only. Never cut.',
    },
    count: { description: 'Number of repositories in the shards, in this shard, or in the merged reports.' },
    'skipped-count': { description: 'Number of repositories that were left out.' },
    'failed-count': {
      description: 'Number of repositories with findings that fail, or that could not be judged.',
    },
    'shard-count': { description: 'Number of shards.' },
    'list-file': { description: 'Path of the list that was written.' },
    'matrix-file': { description: 'Path of the matrix that was written.' },
    'fleet-file': { description: 'Path of the file for the next run that was written.' },
    'csv-file': { description: 'Path of the CSV file with a row for each finding.' },
    'jsonl-file': { description: 'Path of the JSON Lines file with a row for each finding.' },
    'sarif-file': { description: 'Path of the SARIF file.' },
    ...commonOutputs,
  },
} as const satisfies Manifest;

export type FleetInputs = InputsOf<typeof manifest.inputs>;
