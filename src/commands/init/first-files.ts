import { DEFAULT_CONFIG_FILE } from '../../kit/config/policy.ts';
import { majorTag, repository, schemaUrl } from '../../version.ts';
import type { KnownCi } from './manifest.ts';
import type { RepositoryFacts } from './repository-facts.ts';

/** A file that `init` writes, with its path below the root of the repository. */
export interface FirstFile {
  readonly path: string;
  readonly text: string;
  /** A file that usually has contents of its own: if it is there, a line has to be added by hand. */
  readonly isEntry?: true;
}

/** https://github.com/actions/checkout/releases/tag/v7.0.1 */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';

/** The workflow of the CI and the config file. `hasImages`: the gate has nothing to look at in a repository without any. */
export function firstFiles(facts: RepositoryFacts, ci: KnownCi, hasImages: boolean): readonly FirstFile[] {
  return [...ciFiles(facts, ci, hasImages), { path: DEFAULT_CONFIG_FILE, text: configText() }];
}

function ciFiles(facts: RepositoryFacts, ci: KnownCi, hasImages: boolean): readonly FirstFile[] {
  switch (ci) {
    case 'github':
      return [{ path: '.github/workflows/platform-actions.yml', text: githubText(facts, hasImages) }];
    case 'gitlab':
      return [
        { path: '.gitlab/platform-actions.yml', text: gitlabText(hasImages) },
        { path: '.gitlab-ci.yml', text: GITLAB_ENTRY, isEntry: true },
      ];
    case 'buildkite':
      return [
        { path: '.buildkite/platform-actions.yml', text: buildkiteText(hasImages) },
        { path: '.buildkite/pipeline.yml', text: BUILDKITE_ENTRY, isEntry: true },
      ];
    case 'azure':
      return [{ path: '.azure-pipelines/platform-actions.yml', text: azureText(facts, hasImages) }];
  }
}

const configText = (): string => `# yaml-language-server: $schema=${schemaUrl('config')}
# Policy of this repository: https://github.com/${repository}/blob/${majorTag}/docs/config-file.md
version: 1
resolve-digest:
  fail-on: [unpinned, unverified, unread]
check-deprecated:
  warn-days: 90
advisory-gate:
  fail-on-severity: high
  max-ignore-days: 90
`;

const GITHUB_IDENTITY =
  "${{ github.event_name == 'pull_request' && vars.PLATFORM_PR_IDENTITY || vars.PLATFORM_IDENTITY }}";

/** The branch is quoted: names such as \`on\` or \`1.0\` are other types in YAML. */
function githubText({ branch }: RepositoryFacts, hasImages: boolean): string {
  return `name: platform

on:
  pull_request:
  push:
    branches: ['${branch}']
  schedule:
    - cron: '17 5 * * 1-5'
  workflow_dispatch:

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  images:
    name: Pins and end-of-life tags
    # Pull requests from forks get no ID token.
    if: \${{ !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - name: Every image is pinned
        uses: ${repository}@${majorTag} # better: pin the commit SHA
        with:
          command: resolve-digest
          mode: check
          identity: ${GITHUB_IDENTITY}
      - name: No image has reached its end of life
        if: \${{ !cancelled() }}
        uses: ${repository}@${majorTag}
        with:
          command: check-deprecated
          identity: ${GITHUB_IDENTITY}
${hasImages ? GITHUB_GATE : ''}`;
}

const GITHUB_GATE = `
  advisories:
    name: Advisories
    if: \${{ github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
      pull-requests: write # for the comment
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - name: This change brings in no new advisory
        uses: ${repository}@${majorTag}
        with:
          command: advisory-gate
          files: '**'
          policy-from: base
          comment-summary-in-pr: on-failure
          identity: \${{ vars.PLATFORM_PR_IDENTITY }}
`;

const GITLAB_ENTRY = `include:
  - local: .gitlab/platform-actions.yml
`;

/** Components are found on the own instance only, and sign in as \`PLATFORM_IDENTITY\`. */
function gitlabText(hasImages: boolean): string {
  const component = (command: string, inputs: readonly string[]): string =>
    [
      `  - component: $CI_SERVER_FQDN/${repository}/${command}@${majorTag}`,
      '    inputs:',
      ...inputs.map((line) => `      ${line}`),
    ].join('\n');
  return `# The identity is the CI/CD variable PLATFORM_IDENTITY.
include:
${component('resolve-digest', ['mode: check'])}
${component('check-deprecated', ['stage: test'])}
${hasImages ? `${component('advisory-gate', ["files: '**'", 'policy-from: base'])}\n` : ''}`;
}

const BUILDKITE_ENTRY = `steps:
  - label: ":pipeline: Platform"
    command: buildkite-agent pipeline upload .buildkite/platform-actions.yml
`;

/** \`$$\` keeps the variable for the job: uploading a pipeline expands \`$\`. */
function buildkiteText(hasImages: boolean): string {
  const step = (label: string, inputs: readonly string[]): string =>
    [
      `  - label: ${label}`,
      '    plugins:',
      `      - https://github.com/${repository}.git/plugins/buildkite#${majorTag}:`,
      ...inputs.map((line) => `          ${line}`),
    ].join('\n');
  return `# The identity is the pipeline's environment variable PLATFORM_IDENTITY.
steps:
${step('Every image is pinned', ['command: resolve-digest', 'mode: check'])}
${step('No image has reached its end of life', ['command: check-deprecated'])}
${hasImages ? `${step('No new advisory', ['command: advisory-gate', "files: ['**']", 'policy-from: base'])}\n` : ''}`;
}

function azureText({ branch }: RepositoryFacts, hasImages: boolean): string {
  const major = majorTag.slice(1);
  const step = (task: string, name: string, inputs: readonly string[]): string =>
    [
      `  - task: ${task}@${major}`,
      `    displayName: ${name}`,
      '    condition: not(canceled())',
      '    inputs:',
      ...[...inputs, 'identity: $(PLATFORM_IDENTITY)'].map((line) => `      ${line}`),
    ].join('\n');
  return `trigger:
  - '${branch}'

pool:
  vmImage: ubuntu-24.04

steps:
${step('PlatformResolveDigest', 'Every image is pinned', ['mode: check'])}
${step('PlatformCheckDeprecated', 'No image has reached its end of life', [])}
${hasImages ? `${step('PlatformAdvisoryGate', 'No new advisory', ["files: '**'", 'policyFrom: base'])}\n` : ''}`;
}
