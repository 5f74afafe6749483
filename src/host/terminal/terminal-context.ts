import type { ChangeRequest, HostContext } from '../host.ts';
import { type HostOptions, type ReadVariable, readVariables, wholeNumber } from '../host-options.ts';
import { isForChange, knownCi } from './known-ci.ts';

/**
 * Variables of CIs without a host of their own that provide the context, from the documentation of each; the first one that
 * is set counts. `PLATFORM_*` variables take precedence and serve every other CI.
 */
const PLACES = {
  repository: ['PLATFORM_REPOSITORY', 'BITBUCKET_REPO_FULL_NAME', 'CI_REPO', 'DRONE_REPO'],
  branch: [
    'CHANGE_BRANCH',
    'BRANCH_NAME',
    'CIRCLE_BRANCH',
    'BITBUCKET_BRANCH',
    'CI_COMMIT_BRANCH',
    'DRONE_BRANCH',
  ],
  commit: [
    'PLATFORM_COMMIT',
    'GIT_COMMIT',
    'CIRCLE_SHA1',
    'BITBUCKET_COMMIT',
    'CI_COMMIT_SHA',
    'DRONE_COMMIT_SHA',
  ],
  runUrl: ['PLATFORM_RUN_URL', 'BUILD_URL', 'CIRCLE_BUILD_URL', 'CI_PIPELINE_URL', 'DRONE_BUILD_LINK'],
  number: [
    'PLATFORM_CHANGE_NUMBER',
    'CHANGE_ID',
    'CIRCLE_PR_NUMBER',
    'BITBUCKET_PR_ID',
    'CI_COMMIT_PULL_REQUEST',
    'DRONE_PULL_REQUEST',
  ],
  base: [
    'PLATFORM_BASE_REF',
    'CHANGE_TARGET',
    'BITBUCKET_PR_DESTINATION_BRANCH',
    'CI_COMMIT_TARGET_BRANCH',
    'DRONE_TARGET_BRANCH',
  ],
  baseCommit: ['BITBUCKET_PR_DESTINATION_COMMIT'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Find = (place: keyof typeof PLACES) => string | undefined;

/** Facts about a run in a terminal or in a CI without a host of its own, from variables, without any request. */
export function terminalContext(options: HostOptions, temporary: string): HostContext {
  const text = readVariables(options.environment);
  const ci = knownCi(options.environment);
  // Outside of a CI, a variable of that name means something else.
  const find: Find = (place) =>
    PLACES[place]
      .filter((name) => ci !== undefined || name.startsWith('PLATFORM_'))
      .map((name) => text(name))
      .find((value) => value !== undefined);
  const isDeclared = text('PLATFORM_CHANGE_EVENT')?.trim().toLowerCase() === 'true';
  const changeEvent = isDeclared || isForChange(options.environment);
  const branch = find('branch');
  return {
    workspace: options.workingDirectory,
    tempDirectory: temporary,
    repository: find('repository'),
    ref: text('PLATFORM_REF') ?? (branch === undefined ? undefined : `refs/heads/${branch}`),
    commit: find('commit'),
    changeRequest: changeOf(find, text, isDeclared || (ci !== undefined && changeEvent), branch),
    untrustedHead: false,
    changeEvent,
    runUrl: find('runUrl'),
    workflow: text('JOB_NAME') ?? text('CIRCLE_WORKFLOW_JOB_ID'),
    job: text('STAGE_NAME') ?? text('CIRCLE_JOB'),
  };
}

function changeOf(
  find: Find,
  text: ReadVariable,
  changeEvent: boolean,
  branch: string | undefined,
): ChangeRequest | undefined {
  const baseCommit = find('baseCommit');
  if (baseCommit === undefined && !changeEvent) return undefined;
  return {
    number: wholeNumber(find('number')),
    baseCommit,
    baseRef: find('base'),
    headRef: text('PLATFORM_REF') ?? branch,
    // Jenkins names the fork; CircleCI names its owner.
    fork: text('CHANGE_FORK') !== undefined || text('CIRCLE_PR_USERNAME') !== undefined,
  };
}
