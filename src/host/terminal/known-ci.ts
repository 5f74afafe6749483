import vendors from 'ci-info/vendors.json' with { type: 'json' };
import type { HostOptions } from '../host-options.ts';

type Environment = HostOptions['environment'];

/** A condition of the table on one or several variables: set, equal, not equal, one of, or containing a text. */
type Condition = string | readonly string[] | Readonly<Record<string, string | readonly string[]>>;

const ROWS: readonly { readonly name: string; readonly env: Condition; readonly pr?: Condition }[] = vendors;

/** Name of the CI that the environment belongs to, by the table of the package `ci-info`; `undefined` outside of any. */
export function knownCi(environment: Environment): string | undefined {
  return ROWS.find(({ env }) => holds(env, environment, true))?.name;
}

/** Variables that CIs without a row in that table set. */
const GENERAL_SIGNS: readonly string[] = [
  'CI',
  'CONTINUOUS_INTEGRATION',
  'BUILD_ID',
  'BUILD_NUMBER',
  'CI_BUILD_ID',
  'CI_BUILD_NUMBER',
  'CI_NAME',
  'RUN_ID',
];

/** Whether the environment is that of any CI, known or not. */
export function isAnyCi(environment: Environment): boolean {
  if (knownCi(environment) !== undefined) return true;
  return GENERAL_SIGNS.some((name) => isSetIn(environment, name));
}

/** `false`, `0` and the empty text count as not set. */
function isSetIn(environment: Environment, name: string): boolean {
  return !['', 'false', '0'].includes(environment[name]?.trim() ?? '');
}

/** Of a list of names, all have to be set for a CI's own variables, and any of them for a change. */
function holds(condition: Condition, environment: Environment, all: boolean): boolean {
  const isSet = (name: string): boolean =>
    all ? (environment[name] ?? '') !== '' : isSetIn(environment, name);
  if (typeof condition === 'string') return isSet(condition);
  if (isNames(condition)) return all ? condition.every(isSet) : condition.some(isSet);
  const { any, env, includes, ne } = condition;
  if (typeof env === 'string') {
    const value = environment[env] ?? '';
    if (value === '') return false;
    if (typeof includes === 'string') return value.includes(includes);
    if (typeof ne === 'string') return value !== ne;
    return isNames(any) && any.includes(value);
  }
  if (isNames(any)) return any.some(isSet);
  return Object.entries(condition).every(([name, value]) => environment[name] === value);
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

/** Variables that a CI sets only in runs for a change, beside those of that table. */
const NAMES: readonly string[] = [
  'AWS_PULL_REQUEST_ID',
  'BITBUCKET_PULL_REQUEST_ID',
  'BUDDY_RUN_PR_ID',
  'BUDDY_RUN_PR_NO',
  'CIRCLE_PR_NUMBER',
  'CIRCLE_PULL_REQUESTS',
  'CI_COMMIT_PULL_REQUEST',
  'CI_EXTERNAL_PULL_REQUEST_IID',
  'CI_MERGE_REQUEST_IID',
  'DRONE_PULL_REQUEST',
  'GITHUB_PR_NUMBER',
  'PULL_NUMBER',
  'SEMAPHORE_GIT_PR_NUMBER',
  'SYSTEM_PULLREQUEST_PULLREQUESTID',
  'SYSTEM_PULLREQUEST_PULLREQUESTNUMBER',
  'VELA_PULL_REQUEST',
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
 * True if any CI without a host of its own says that the run is for a change. All signs count in any CI: if one is left
 * over from another CI, `apply` is refused, which is the safe choice.
 */
export function isForChange(environment: HostOptions['environment']): boolean {
  if (ROWS.some(({ pr }) => pr !== undefined && holds(pr, environment, false))) return true;
  if (NAMES.some((name) => isSetIn(environment, name))) return true;
  if (Object.entries(TEXTS).some(([name, expected]) => expected.test(environment[name]?.trim() ?? '')))
    return true;
  // Prow tests a batch of changes before it merges them; elsewhere the word means something else.
  return isSetIn(environment, 'PROW_JOB_ID') && environment['JOB_TYPE'] === 'batch';
}
