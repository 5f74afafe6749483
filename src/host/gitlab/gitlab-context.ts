import { existsSync } from 'node:fs';
import type { ChangeRequest, HostContext } from '../host.ts';
import { type HostOptions, readVariables, wholeNumber } from '../host-options.ts';

/** Facts about the job from GitLab's predefined variables (docs.gitlab.com/ci/variables/predefined_variables). */
export function gitlabContext(options: HostOptions, temporary: string): HostContext {
  const text = readVariables(options.environment);
  const event = text('CI_PIPELINE_SOURCE');
  const changeRequest = mergeRequest(text) ?? externalPullRequest(text);
  const project = text('CI_PROJECT_DIR');
  return {
    // In a container that mounts the project elsewhere, the variable names a folder that does not exist.
    workspace: project !== undefined && existsSync(project) ? project : options.workingDirectory,
    tempDirectory: temporary,
    repository: text('CI_PROJECT_PATH'),
    ref: refOf(text),
    commit: text('CI_COMMIT_SHA'),
    event,
    changeRequest,
    // A job runs the configuration of the commit that it checks out; there is no event that mixes the two.
    untrustedHead: false,
    // A child pipeline has another source but keeps the variables of the merge request.
    changeEvent:
      changeRequest !== undefined ||
      text('CI_MERGE_REQUEST_ID') !== undefined ||
      event === 'merge_request_event' ||
      event === 'external_pull_request_event',
    runUrl: text('CI_JOB_URL') ?? text('CI_PIPELINE_URL'),
    workflow: text('CI_PIPELINE_NAME') ?? text('CI_CONFIG_PATH'),
    job: text('CI_JOB_NAME'),
    serverUrl: text('CI_SERVER_URL'),
    apiUrl: undefined,
  };
}

type Text = (name: string) => string | undefined;

function refOf(text: Text): string | undefined {
  const tag = text('CI_COMMIT_TAG');
  if (tag !== undefined) return `refs/tags/${tag}`;
  const merge = text('CI_MERGE_REQUEST_REF_PATH');
  if (merge !== undefined) return merge;
  const branch = text('CI_COMMIT_BRANCH') ?? text('CI_COMMIT_REF_NAME');
  return branch === undefined ? undefined : `refs/heads/${branch}`;
}

function mergeRequest(text: Text): ChangeRequest | undefined {
  const number = text('CI_MERGE_REQUEST_IID');
  if (number === undefined) return undefined;
  return {
    number: wholeNumber(number),
    // Only pipelines of merged results report the target's head.
    baseCommit: text('CI_MERGE_REQUEST_TARGET_BRANCH_SHA') ?? text('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
    baseRef: text('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'),
    headRef: text('CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'),
    fork: text('CI_MERGE_REQUEST_SOURCE_PROJECT_ID') !== text('CI_MERGE_REQUEST_PROJECT_ID'),
  };
}

function externalPullRequest(text: Text): ChangeRequest | undefined {
  const number = text('CI_EXTERNAL_PULL_REQUEST_IID');
  if (number === undefined) return undefined;
  return {
    number: wholeNumber(number),
    baseCommit: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'),
    baseRef: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
    headRef: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME'),
    fork:
      text('CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY') !==
      text('CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'),
  };
}
