import { DEFAULT_CONFIG_FILE } from '../../kit/config/policy.ts';
import { majorTag, repository, schemaUrl } from '../../version.ts';
import { githubText, type OwnAction, SOFT, UNSET } from './github-workflow.ts';
import { DEFAULT_STAGE, type RepositoryFacts } from './repository-facts.ts';

/** A file that `init` writes, with its path below the root of the repository. */
export interface FirstFile {
  readonly path: string;
  readonly text: string;
  /** A file that usually has contents of its own: if it is there, a line has to be added by hand. */
  readonly isEntry?: true;
}

/** The workflow of the CI and the config file. `hasImages`: the gate has nothing to look at in a repository without any. */
export function firstFiles(
  facts: RepositoryFacts,
  hasImages: boolean,
  action: OwnAction,
): readonly FirstFile[] {
  return [...ciFiles(facts, hasImages, action), { path: DEFAULT_CONFIG_FILE, text: configText() }];
}

function ciFiles(facts: RepositoryFacts, hasImages: boolean, action: OwnAction): readonly FirstFile[] {
  switch (facts.ci) {
    case 'github':
      return [{ path: '.github/workflows/platform-actions.yml', text: githubText(facts, hasImages, action) }];
    case 'gitlab':
      return [
        { path: '.gitlab/platform-actions.yml', text: gitlabText(facts, hasImages) },
        { path: '.gitlab-ci.yml', text: GITLAB_ENTRY, isEntry: true },
      ];
    case 'buildkite':
      return [
        { path: '.buildkite/platform-actions.yml', text: buildkiteText(hasImages) },
        { path: facts.pipelineFile, text: BUILDKITE_ENTRY, isEntry: true },
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

const GITLAB_ENTRY = `include:
  - local: .gitlab/platform-actions.yml
`;

/** Runs in merge requests and, for `everywhere`, on branches without one. */
const gitlabRules = (command: string, everywhere: boolean): string => `${command}:
  rules:
    - if: $PLATFORM_IDENTITY && $CI_PIPELINE_SOURCE == "merge_request_event"
${everywhere ? '    - if: $PLATFORM_IDENTITY && $CI_COMMIT_BRANCH && $CI_OPEN_MERGE_REQUESTS == null\n' : ''}`;

/** Components are found on the own instance only, and sign in as `PLATFORM_IDENTITY`. */
function gitlabText({ stage }: RepositoryFacts, hasImages: boolean): string {
  const atStage = `stage: ${stage === DEFAULT_STAGE ? stage : JSON.stringify(stage)}`;
  const component = (command: string, inputs: readonly string[]): string =>
    [
      `  - component: $CI_SERVER_FQDN/${repository}/${command}@${majorTag}`,
      '    inputs:',
      ...[
        ...inputs,
        atStage,
        `warn-only: 'true' ${SOFT.mark}`,
        `on-error: warn ${SOFT.mark}`,
        `allow-failure-codes: [2, 3, 4, 5] ${SOFT.mark}`,
      ].map((line) => `      ${line}\n`),
    ]
      .join('\n')
      .replaceAll('\n\n', '\n');
  return `${SOFT.when}
# The identity is the CI/CD variable PLATFORM_IDENTITY.
include:
${component('resolve-digest', ['mode: check'])}${component('check-deprecated', [])}${hasImages ? component('advisory-gate', ["files: '**'", 'policy-from: base']) : ''}
${gitlabRules('resolve-digest', true)}
${gitlabRules('check-deprecated', true)}
${hasImages ? `${gitlabRules('advisory-gate', false)}\n` : ''}platform-identity:
  ${atStage}
  rules:
    - if: $PLATFORM_IDENTITY == null || $PLATFORM_IDENTITY == ""
  script:
    - echo "PLATFORM_IDENTITY ${UNSET}"
`;
}

const BUILDKITE_ENTRY = `steps:
  - label: ":pipeline: Platform"
    command: buildkite-agent pipeline upload .buildkite/platform-actions.yml
`;

/** Advisories are compared with the base of a pull request, so other builds have no such step. */
function buildkiteText(hasImages: boolean): string {
  const isSet = 'build.env("PLATFORM_IDENTITY") != null';
  const step = (label: string, condition: string, inputs: readonly string[]): string =>
    [
      `  - label: ${label}`,
      `    if: ${condition}`,
      `    soft_fail: true ${SOFT.mark}`,
      '    plugins:',
      `      - https://github.com/${repository}.git/plugins/buildkite#${majorTag}:`,
      ...[...inputs, `warn-only: true ${SOFT.mark}`, `on-error: warn ${SOFT.mark}`].map(
        (line) => `          ${line}`,
      ),
    ].join('\n');
  const gate = ['command: advisory-gate', "files: ['**']", 'policy-from: base'];
  return `${SOFT.when}
# The identity is the pipeline's environment variable PLATFORM_IDENTITY.
steps:
${step('Every image is pinned', isSet, ['command: resolve-digest', 'mode: check'])}
${step('No image has reached its end of life', isSet, ['command: check-deprecated'])}
${hasImages ? `${step('No new advisory', `${isSet} && build.pull_request.id != null`, gate)}\n` : ''}  - label: Is there an identity to sign in as?
    if: build.env("PLATFORM_IDENTITY") == null
    command: echo "PLATFORM_IDENTITY ${UNSET}"
`;
}

function azureText({ branch }: RepositoryFacts, hasImages: boolean): string {
  const major = majorTag.slice(1);
  const isSet = "ne(variables['PLATFORM_IDENTITY'], '')";
  const step = (task: string, name: string, condition: string, inputs: readonly string[]): string =>
    [
      `  - task: ${task}@${major}`,
      `    displayName: ${name}`,
      `    condition: and(not(canceled()), ${condition})`,
      `    continueOnError: true ${SOFT.mark}`,
      '    inputs:',
      ...[
        ...inputs,
        `warnOnly: true ${SOFT.mark}`,
        `onError: warn ${SOFT.mark}`,
        'identity: $(PLATFORM_IDENTITY)',
      ].map((line) => `      ${line}`),
    ].join('\n');
  const isPullRequest = `${isSet}, eq(variables['Build.Reason'], 'PullRequest')`;
  const gate = ["files: '**'", 'policyFrom: base'];
  return `${SOFT.when}
trigger:
  - '${branch}'

pool:
  vmImage: ubuntu-24.04

steps:
  - checkout: self
    fetchDepth: 0 # the base of a pull request too
${step('PlatformResolveDigest', 'Every image is pinned', isSet, ['mode: check'])}
${step('PlatformCheckDeprecated', 'No image has reached its end of life', isSet, [])}
${hasImages ? `${step('PlatformAdvisoryGate', 'No new advisory', isPullRequest, gate)}\n` : ''}  - script: echo "PLATFORM_IDENTITY ${UNSET}"
    displayName: Is there an identity to sign in as?
    condition: eq(variables['PLATFORM_IDENTITY'], '')
`;
}
