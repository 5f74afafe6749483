import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost } from '../../src/host/create-host.ts';
import { createHostMachine, type HostMachine } from '../support/host-machine.ts';

let machine: HostMachine;
beforeEach(() => {
  machine = createHostMachine();
});
afterEach(() => machine.remove());

type Variables = Readonly<Record<string, string>>;

const isChange = async (environment: Variables): Promise<boolean> =>
  (await createHost(machine.options(environment))).context.changeEvent;

/** The CI's own variables, what it adds for a change, and what it has for a push. */
const CIS: readonly (readonly [name: string, ci: Variables, change: Variables, push: Variables])[] = [
  ['AppVeyor', { APPVEYOR: 'True' }, { APPVEYOR_PULL_REQUEST_NUMBER: '7' }, {}],
  [
    'AWS CodeBuild',
    { CODEBUILD_BUILD_ARN: 'arn' },
    { CODEBUILD_WEBHOOK_EVENT: 'PULL_REQUEST_REOPENED' },
    { CODEBUILD_WEBHOOK_EVENT: 'PUSH', CODEBUILD_WEBHOOK_TRIGGER: 'branch/main' },
  ],
  [
    'AWS CodeBuild, started by hand for a change',
    { CODEBUILD_BUILD_ARN: 'arn' },
    { CODEBUILD_SOURCE_VERSION: 'pr/7' },
    { CODEBUILD_SOURCE_VERSION: 'main' },
  ],
  [
    'Azure',
    { TF_BUILD: 'True', BUILD_BUILDID: '1' },
    { BUILD_REASON: 'PullRequest' },
    { BUILD_REASON: 'IndividualCI' },
  ],
  [
    'Azure, by its source',
    { TF_BUILD: 'True', BUILD_BUILDID: '1' },
    { BUILD_SOURCEBRANCH: 'refs/pull/7/merge' },
    { BUILD_SOURCEBRANCH: 'refs/heads/main', SYSTEM_PULLREQUEST_ISFORK: 'False' },
  ],
  [
    'Azure, by its target',
    { TF_BUILD: 'True', BUILD_BUILDID: '1' },
    { SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' },
    {},
  ],
  ['Bitbucket', { BITBUCKET_COMMIT: 'a' }, { BITBUCKET_PR_ID: '7' }, {}],
  [
    'Buildkite',
    { BUILDKITE: 'true', BUILDKITE_JOB_ID: '1' },
    { BUILDKITE_PULL_REQUEST: '7' },
    { BUILDKITE_PULL_REQUEST: 'false' },
  ],
  ['CircleCI', { CIRCLECI: 'true' }, { CIRCLE_PULL_REQUEST: 'https://x/7' }, {}],
  ['CircleCI, several', { CIRCLECI: 'true' }, { CIRCLE_PULL_REQUESTS: 'https://x/7,https://x/8' }, {}],
  ['Cirrus', { CIRRUS_CI: 'true' }, { CIRRUS_PR: '7' }, {}],
  ['Drone', { DRONE: 'true' }, { DRONE_BUILD_EVENT: 'pull_request' }, { DRONE_BUILD_EVENT: 'push' }],
  ['Buddy', { BUDDY: 'true' }, { BUDDY_RUN_PR_NO: '7' }, { BUDDY_RUN_BRANCH: 'main' }],
  ['Buddy, by its id', { BUDDY: 'true' }, { BUDDY_RUN_PR_ID: '7' }, { BUDDY_RUN_BRANCH: 'main' }],
  [
    'Gerrit',
    { GERRIT_PROJECT: 'x' },
    { GERRIT_EVENT_TYPE: 'patchset-created' },
    { GERRIT_EVENT_TYPE: 'change-merged' },
  ],
  ['GitLab', { GITLAB_CI: 'true' }, { CI_MERGE_REQUEST_IID: '7' }, { CI_PIPELINE_SOURCE: 'push' }],
  ['GitLab, by its id', { GITLAB_CI: 'true' }, { CI_MERGE_REQUEST_ID: '7' }, { CI_PIPELINE_SOURCE: 'push' }],
  ['gitlab-ci-local', { GITLAB_CI: 'false' }, { CI_PIPELINE_SOURCE: 'merge_request_event' }, {}],
  ['Jenkins', { JENKINS_URL: 'x', BUILD_ID: '1' }, { CHANGE_ID: '7' }, { BRANCH_NAME: 'main' }],
  [
    'Jenkins with GitLab',
    { JENKINS_URL: 'x', BUILD_ID: '1' },
    { gitlabActionType: 'MERGE' },
    { gitlabActionType: 'PUSH' },
  ],
  ['Prow', { PROW_JOB_ID: '1' }, { JOB_TYPE: 'presubmit', PULL_NUMBER: '7' }, { JOB_TYPE: 'postsubmit' }],
  ['Prow, a batch', { PROW_JOB_ID: '1' }, { JOB_TYPE: 'batch' }, { JOB_TYPE: 'periodic' }],
  [
    'Semaphore',
    { SEMAPHORE: 'true' },
    { SEMAPHORE_GIT_REF_TYPE: 'pull-request' },
    { SEMAPHORE_GIT_REF_TYPE: 'branch' },
  ],
  ['Travis', { TRAVIS: 'true' }, { TRAVIS_EVENT_TYPE: 'pull_request' }, { TRAVIS_PULL_REQUEST: 'false' }],
  ['Vela', { VELA: 'true' }, { VELA_BUILD_EVENT: 'pull_request' }, { VELA_PULL_REQUEST: '0' }],
  ['Woodpecker', { CI: 'woodpecker' }, { CI_PIPELINE_EVENT: 'pull_request' }, { CI_PIPELINE_EVENT: 'push' }],
  [
    'Woodpecker, closed',
    { CI: 'woodpecker' },
    { CI_PIPELINE_EVENT: 'pull_request_closed' },
    { CI_COMMIT_PULL_REQUEST: '' },
  ],
  ['another CI', { CI: 'true' }, { PLATFORM_CHANGE_EVENT: 'True' }, { PLATFORM_CHANGE_EVENT: 'false' }],
  [
    'a CI beside the variables of another',
    { CI: 'woodpecker', BITBUCKET_COMMIT: 'a' },
    { CI_PIPELINE_EVENT: 'pull_request' },
    { CI_PIPELINE_EVENT: 'cron' },
  ],
];

describe('a run for a change', () => {
  it.each(CIS)('is distinguished from one for a push on %s', async (_, ci, change, push) => {
    expect(await isChange({ ...ci, ...change })).toBe(true);
    expect(await isChange({ ...ci, ...push })).toBe(false);
  });

  it('is recognized by a word of Prow only in Prow', async () => {
    expect(await isChange({ JOB_TYPE: 'batch' })).toBe(false);
  });
});
