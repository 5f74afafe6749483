import type { HostOptions } from './host-options.ts';

type Environment = HostOptions['environment'];

/** Variables that a CI sets only in runs for a change; `false`, `0` and the empty text count as not set. */
const NAMES: readonly string[] = [
  'AGOLA_PULL_REQUEST_ID',
  'APPVEYOR_PULL_REQUEST_NUMBER',
  'AWS_PULL_REQUEST_ID',
  'BITBUCKET_PR_ID',
  'BITBUCKET_PULL_REQUEST_ID',
  'BITRISE_PULL_REQUEST',
  'BUILDKITE_PULL_REQUEST',
  'CHANGE_ID',
  'CIRCLE_PR_NUMBER',
  'CIRCLE_PULL_REQUEST',
  'CIRCLE_PULL_REQUESTS',
  'CIRRUS_PR',
  'CI_COMMIT_PULL_REQUEST',
  'CI_EXTERNAL_PULL_REQUEST_IID',
  'CI_MERGE_REQUEST_ID',
  'CI_MERGE_REQUEST_IID',
  'CM_PULL_REQUEST',
  'DRONE_PULL_REQUEST',
  'GITHUB_PR_NUMBER',
  'PULL_NUMBER',
  'SD_PULL_REQUEST',
  'SEMAPHORE_GIT_PR_NUMBER',
  'SYSTEM_PULLREQUEST_PULLREQUESTID',
  'SYSTEM_PULLREQUEST_PULLREQUESTNUMBER',
  'TRAVIS_PULL_REQUEST',
  'VELA_PULL_REQUEST',
  'ghprbPullId',
  'gitlabMergeRequestId',
  'gitlabMergeRequestIid',
];

/** Variables whose text says what a run is for. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  BUILD_REASON: /^PullRequest$/i,
  CI_BUILD_EVENT: /^pull_request/,
  CI_PIPELINE_EVENT: /^pull_request/,
  CI_PIPELINE_SOURCE: /^(?:merge_request_event|external_pull_request_event)$/,
  CODEBUILD_SOURCE_VERSION: /^pr\//,
  CODEBUILD_WEBHOOK_EVENT: /^PULL_REQUEST_/,
  CODEBUILD_WEBHOOK_TRIGGER: /^pr\//,
  DRONE_BUILD_EVENT: /^pull_request/,
  // Gerrit starts builds for proposed changes and, with these two, for changes that were merged.
  GERRIT_EVENT_TYPE: /^(?!change-merged$|ref-updated$)./,
  JOB_TYPE: /^presubmit$/,
  SEMAPHORE_GIT_REF_TYPE: /^pull-request$/,
  TRAVIS_EVENT_TYPE: /^pull_request$/,
  VELA_BUILD_EVENT: /^pull_request/,
  gitlabActionType: /^(?:MERGE|NOTE)$/,
};

/**
 * Whether any CI without a host of its own says that the run is for a change. All of them count in any CI: if one is left
 * over from another CI, `apply` is refused, which is the safe choice.
 */
export function isForChange(environment: Environment): boolean {
  const isSet = (name: string): boolean => !['', 'false', '0'].includes(environment[name]?.trim() ?? '');
  if (NAMES.some(isSet)) return true;
  if (Object.entries(TEXTS).some(([name, expected]) => expected.test(environment[name]?.trim() ?? '')))
    return true;
  // Prow tests a batch of changes before it merges them; elsewhere the word means something else.
  return isSet('PROW_JOB_ID') && environment['JOB_TYPE'] === 'batch';
}
