import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost } from '../../src/host/create-host.ts';
import type { HostContext } from '../../src/host/host.ts';
import { createHostMachine, type HostMachine } from '../support/host-machine.ts';
import { hosts } from './hosts.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const BASE = 'fedcba9876543210fedcba9876543210fedcba98';

let machine: HostMachine;
beforeEach(() => {
  machine = createHostMachine();
});
afterEach(() => machine.remove());

async function contextOf(name: string, environment: Readonly<Record<string, string>>): Promise<HostContext> {
  const own = hosts[name]?.environment(machine) ?? {};
  return (await createHost(machine.options({ ...own, ...environment }))).context;
}

describe('a push', () => {
  it.each([
    [
      'github',
      {
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: SHA,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_RUN_ID: '9',
        GITHUB_RUN_NUMBER: '4',
        GITHUB_EVENT_NAME: 'push',
      },
      'https://github.com/acme/app/actions/runs/9',
    ],
    [
      'forgejo',
      {
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: SHA,
        GITHUB_SERVER_URL: 'https://codeberg.org',
        GITHUB_RUN_ID: '9',
        GITHUB_RUN_NUMBER: '4',
      },
      'https://codeberg.org/acme/app/actions/runs/4',
    ],
    [
      'gitlab',
      {
        CI_PROJECT_PATH: 'acme/app',
        CI_COMMIT_BRANCH: 'main',
        CI_COMMIT_SHA: SHA,
        CI_PIPELINE_SOURCE: 'push',
        CI_JOB_URL: 'https://gitlab.com/acme/app/-/jobs/1',
      },
      'https://gitlab.com/acme/app/-/jobs/1',
    ],
    [
      'buildkite',
      {
        BUILDKITE_REPO: 'git@github.com:acme/app.git',
        BUILDKITE_BRANCH: 'main',
        BUILDKITE_COMMIT: SHA,
        BUILDKITE_PULL_REQUEST: 'false',
        BUILDKITE_BUILD_URL: 'https://buildkite.com/acme/app/builds/1',
      },
      'https://buildkite.com/acme/app/builds/1#job-1',
    ],
    [
      'azure',
      {
        BUILD_REPOSITORY_NAME: 'acme/app',
        BUILD_SOURCEBRANCH: 'refs/heads/main',
        BUILD_SOURCEVERSION: SHA,
        BUILD_REASON: 'IndividualCI',
        SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
        SYSTEM_TEAMPROJECT: 'the app',
      },
      'https://dev.azure.com/acme/the%20app/_build/results?buildId=7',
    ],
    [
      'terminal',
      {
        JENKINS_URL: 'https://ci.example',
        BUILD_ID: '1',
        PLATFORM_REPOSITORY: 'acme/app',
        BRANCH_NAME: 'main',
        GIT_COMMIT: SHA,
        BUILD_URL: 'https://ci.example/job/1',
      },
      'https://ci.example/job/1',
    ],
  ])('of %s', async (name, environment, runUrl) => {
    const context = await contextOf(name, environment);
    expect(context).toMatchObject({
      repository: 'acme/app',
      ref: 'refs/heads/main',
      commit: SHA,
      workspace: machine.workspace,
      changeEvent: false,
      changeRequest: undefined,
      untrustedHead: false,
      runUrl,
    });
  });
});

const gitlabMerge = {
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_MERGE_REQUEST_IID: '12',
  CI_MERGE_REQUEST_REF_PATH: 'refs/merge-requests/12/head',
  CI_MERGE_REQUEST_DIFF_BASE_SHA: BASE,
  CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic',
  CI_MERGE_REQUEST_PROJECT_ID: '1',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
};

describe('a change', () => {
  it.each([
    ['gitlab', 'own', gitlabMerge, BASE, false],
    ['gitlab', 'merged results', { ...gitlabMerge, CI_MERGE_REQUEST_TARGET_BRANCH_SHA: SHA }, SHA, false],
    ['gitlab', 'of a fork', { ...gitlabMerge, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2' }, BASE, true],
    ['gitlab', 'in a child pipeline', { ...gitlabMerge, CI_PIPELINE_SOURCE: 'parent_pipeline' }, BASE, false],
    [
      'gitlab',
      'of GitHub',
      {
        CI_PIPELINE_SOURCE: 'external_pull_request_event',
        CI_EXTERNAL_PULL_REQUEST_IID: '12',
        CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: BASE,
        CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
        CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME: 'topic',
        CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY: 'fork/app',
        CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: 'acme/app',
      },
      BASE,
      true,
    ],
    [
      'buildkite',
      'own',
      {
        BUILDKITE_REPO: 'https://github.com/acme/app.git',
        BUILDKITE_BRANCH: 'topic',
        BUILDKITE_PULL_REQUEST: '12',
        BUILDKITE_PULL_REQUEST_REPO: 'git@github.com:acme/app.git',
        BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
      },
      undefined,
      false,
    ],
    [
      'buildkite',
      'of a fork',
      {
        BUILDKITE_REPO: 'https://github.com/acme/app.git',
        BUILDKITE_BRANCH: 'topic',
        BUILDKITE_PULL_REQUEST: '12',
        BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/fork/app',
        BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
      },
      undefined,
      true,
    ],
    [
      'azure',
      'of Azure Repos',
      {
        BUILD_REASON: 'PullRequest',
        SYSTEM_PULLREQUEST_PULLREQUESTID: '12',
        SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
        SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/topic',
        SYSTEM_PULLREQUEST_ISFORK: 'False',
      },
      undefined,
      false,
    ],
    [
      'azure',
      'of GitHub, from a fork',
      {
        BUILD_REASON: 'PullRequest',
        SYSTEM_PULLREQUEST_PULLREQUESTID: '99887',
        SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '12',
        SYSTEM_PULLREQUEST_TARGETBRANCH: 'main',
        SYSTEM_PULLREQUEST_SOURCEBRANCH: 'topic',
        SYSTEM_PULLREQUEST_ISFORK: 'True',
      },
      undefined,
      true,
    ],
    [
      'terminal',
      'of Jenkins, from a fork',
      {
        JENKINS_URL: 'https://ci.example',
        BUILD_ID: '1',
        CHANGE_ID: '12',
        CHANGE_TARGET: 'main',
        CHANGE_BRANCH: 'topic',
        CHANGE_FORK: 'fork',
      },
      undefined,
      true,
    ],
    [
      'terminal',
      'of Bitbucket',
      {
        BITBUCKET_COMMIT: SHA,
        BITBUCKET_BRANCH: 'topic',
        BITBUCKET_PR_ID: '12',
        BITBUCKET_PR_DESTINATION_BRANCH: 'main',
        BITBUCKET_PR_DESTINATION_COMMIT: BASE,
      },
      BASE,
      false,
    ],
    [
      'terminal',
      'by variables',
      {
        PLATFORM_CHANGE_EVENT: 'true',
        PLATFORM_CHANGE_NUMBER: '12',
        PLATFORM_BASE_REF: 'main',
        PLATFORM_BASE_COMMIT: BASE,
        PLATFORM_REF: 'topic',
      },
      BASE,
      false,
    ],
  ] as const)('of %s, %s', async (name, _, environment, baseCommit, fork) => {
    const context = await contextOf(name, environment);
    expect(context.changeEvent).toBe(true);
    expect(context.changeRequest).toEqual({
      number: 12,
      baseRef: 'main',
      headRef: 'topic',
      baseCommit,
      fork,
    });
  });

  it('of a merge queue of Buildkite has a base and no number', async () => {
    const context = await contextOf('buildkite', {
      BUILDKITE_BRANCH: 'queue/1',
      BUILDKITE_MERGE_QUEUE_BASE_BRANCH: 'main',
      BUILDKITE_MERGE_QUEUE_BASE_COMMIT: BASE,
    });
    expect(context.changeEvent).toBe(true);
    expect(context.changeRequest).toMatchObject({ number: undefined, baseCommit: BASE, baseRef: 'main' });
  });
});

describe('a run of GitHub', () => {
  const withEvent = async (event: string, payload: unknown): Promise<HostContext> => {
    const file = join(machine.root, 'event.json');
    writeFileSync(file, typeof payload === 'string' ? payload : JSON.stringify(payload));
    return contextOf('github', { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file });
  };
  const pull = (head: unknown): unknown => ({
    pull_request: {
      number: 12,
      base: { sha: BASE, ref: 'main', repo: { full_name: 'acme/app' } },
      head,
    },
  });

  it.each([
    ['its own', { ref: 'topic', sha: 'c0ffee', repo: { full_name: 'acme/app' } }, false],
    ['of a fork', { ref: 'topic', sha: 'c0ffee', repo: { full_name: 'fork/app' } }, true],
    ['of a fork that was deleted', { ref: 'topic', sha: 'c0ffee', repo: null }, true],
  ])('for a pull request %s', async (_, head, fork) => {
    const context = await withEvent('pull_request', pull(head));
    expect(context).toMatchObject({ changeEvent: true, untrustedHead: false });
    expect(context.changeRequest).toEqual({
      number: 12,
      baseCommit: BASE,
      baseRef: 'main',
      headCommit: 'c0ffee',
      headRef: 'topic',
      fork,
    });
  });

  it.each([
    ['pull_request_target', true, true],
    ['workflow_run', true, true],
    ['pull_request_review', true, false],
    ['pull_request_review_comment', true, false],
    ['pull_request_sync', true, false],
    ['merge_group', true, false],
    ['schedule', false, false],
  ])('for %s: change %s, foreign head %s', async (event, changeEvent, untrustedHead) => {
    expect(await withEvent(event, {})).toMatchObject({ changeEvent, untrustedHead });
  });

  it.each([
    ['push', false],
    ['schedule', false],
    ['pull_request', true],
    ['pull_request_target', true],
    ['merge_group', true],
    ['workflow_run', true],
  ])('for a workflow_run after %s: change %s', async (event, changeEvent) => {
    const after = { workflow_run: { event } };
    expect(await withEvent('workflow_run', after)).toMatchObject({ changeEvent, untrustedHead: true });
  });

  it.each([
    ['a comment on a pull request', 'issue_comment', { issue: { pull_request: { url: 'x' } } }, true],
    ['one as Forgejo writes it', 'issue_comment', { is_pull: true, issue: { number: 7 } }, true],
    ['a comment on an issue', 'issue_comment', { issue: { number: 7, pull_request: null } }, false],
    ['a comment that cannot be read', 'issue_comment', '{ broken', true],
    ['a run after a comment', 'workflow_run', { workflow_run: { event: 'issue_comment' } }, true],
  ])('for %s: a change or not', async (_, event, payload, changeEvent) => {
    // Where it is a change, the workflow is the base's, and what it checked out may not be.
    expect(await withEvent(event, payload)).toMatchObject({ changeEvent, untrustedHead: changeEvent });
  });

  it('with a pipe or a device in place of the event never waits for it', async () => {
    const pipe = join(machine.root, 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const path of [pipe, '/dev/zero', machine.root]) {
      const environment = { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: path };
      expect(await contextOf('github', environment)).toMatchObject({
        changeEvent: true,
        untrustedHead: true,
      });
    }
  });

  it('for the ref of a pull request', async () => {
    const environment = { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_REF: 'refs/pull/7/merge' };
    expect(await contextOf('github', environment)).toMatchObject({ changeEvent: true });
  });

  it('for a merge queue', async () => {
    const context = await withEvent('merge_group', {
      merge_group: { base_sha: BASE, base_ref: 'refs/heads/main', head_ref: 'refs/heads/queue/1' },
    });
    expect(context.changeRequest).toEqual({
      number: undefined,
      baseCommit: BASE,
      baseRef: 'refs/heads/main',
      headRef: 'refs/heads/queue/1',
      fork: false,
    });
  });

  it('without a readable event has no change', async () => {
    expect((await withEvent('push', '{ broken')).changeRequest).toBeUndefined();
    expect((await contextOf('github', {})).changeRequest).toBeUndefined();
  });
});

it('variables of a CI mean nothing in a terminal outside of it', async () => {
  const context = await contextOf('terminal', { BRANCH_NAME: 'main', CHANGE_ID: '4', BUILD_URL: 'x' });
  expect(context).toMatchObject({ ref: undefined, changeRequest: undefined, runUrl: undefined });
});
