import { fieldOf, textOf } from '../../base/json-value.ts';
import type { ChangeRequest, HostContext } from '../host.ts';
import { type HostOptions, readVariables } from '../host-options.ts';

/**
 * Facts about the run from GitHub's variables and the event file; a broken event file is ignored. `runNumber` is the
 * number in the address of the run's page.
 */
export function githubContext(
  environment: HostOptions['environment'],
  temporary: string,
  readFile: (path: string) => string,
  runNumber: string | undefined,
): HostContext {
  const text = readVariables(environment);
  const event = text('GITHUB_EVENT_NAME');
  const payload = readEvent(text('GITHUB_EVENT_PATH'), readFile);
  const server = text('GITHUB_SERVER_URL');
  const repository = text('GITHUB_REPOSITORY');
  return {
    workspace: text('GITHUB_WORKSPACE') ?? '.',
    tempDirectory: text('RUNNER_TEMP') ?? temporary,
    repository,
    ref: text('GITHUB_REF'),
    commit: text('GITHUB_SHA'),
    event,
    changeRequest: changeRequest(payload, text('GITHUB_BASE_REF'), text('GITHUB_HEAD_REF')),
    untrustedHead: isOfBase(event, payload),
    changeEvent: isChange(event, payload) || text('GITHUB_REF')?.startsWith('refs/pull/') === true,
    ...(fieldOf(fieldOf(payload, 'repository'), 'fork') === true ? { isFork: true } : {}),
    runUrl:
      server && repository && runNumber ? `${server}/${repository}/actions/runs/${runNumber}` : undefined,
    workflow: text('GITHUB_WORKFLOW'),
    job: text('GITHUB_JOB'),
    serverUrl: server,
    apiUrl: text('GITHUB_API_URL'),
    matrix: matrix(text('PLATFORM_ACTIONS_MATRIX')),
    workflowFile: workflowFile(text('GITHUB_WORKFLOW_REF'), repository),
  };
}

/**
 * True if the workflow is the base's and has its rights, but may have checked out a foreign change: also after a comment on a
 * pull request, where workflows often check out its head.
 */
function isOfBase(event: string | undefined, payload: unknown): boolean {
  if (event === 'issue_comment') return isAboutPullRequest(payload);
  return event === 'pull_request_target' || event === 'workflow_run';
}

/** True for a run for a pull request or a merge queue, and for an event that could be one but does not say. */
function isChange(event: string | undefined, payload: unknown): boolean {
  switch (event) {
    case undefined:
      return false;
    case 'issue_comment':
      return isAboutPullRequest(payload);
    case 'workflow_run': {
      const first = textField(fieldOf(payload, 'workflow_run'), 'event');
      // The event does not say what an earlier comment or run was about.
      return first === undefined || first === event || first === 'issue_comment' || isChange(first, payload);
    }
    default:
      return event.startsWith('pull_request') || event === 'merge_group';
  }
}

/** Comments on issues and on pull requests are the same event; Forgejo and Gitea also set `is_pull`. */
function isAboutPullRequest(payload: unknown): boolean {
  const issue = fieldOf(payload, 'issue');
  if (issue === undefined || fieldOf(payload, 'is_pull') === true) return true;
  const pull = fieldOf(issue, 'pull_request');
  return pull !== undefined && pull !== null;
}

/** The values of a matrix leg; a job without a matrix has `null`, or nothing in other runners. */
function matrix(json: string | undefined): string | undefined {
  const text = json?.replace(/\s+/g, ' ').trim();
  return text === undefined || ['', 'null', '{}', '{ }'].includes(text) ? undefined : text;
}

/** File in a reference such as `acme/app/.github/workflows/ci.yml@refs/heads/main`, if it belongs to this repository. */
function workflowFile(reference: string | undefined, repository: string | undefined): string | undefined {
  const [path = ''] = (reference ?? '').split('@', 1);
  return repository !== undefined && path.startsWith(`${repository}/`)
    ? path.slice(repository.length + 1)
    : undefined;
}

function readEvent(path: string | undefined, readFile: (path: string) => string): unknown {
  if (path === undefined) return undefined;
  try {
    return JSON.parse(readFile(path));
  } catch {
    return undefined;
  }
}

function changeRequest(
  event: unknown,
  baseRef: string | undefined,
  headRef: string | undefined,
): ChangeRequest | undefined {
  const pull = fieldOf(event, 'pull_request');
  if (pull !== undefined) {
    const base = fieldOf(pull, 'base');
    const head = fieldOf(pull, 'head');
    const number = fieldOf(pull, 'number');
    const headRepository = fieldOf(fieldOf(head, 'repo'), 'full_name');
    return {
      number: typeof number === 'number' ? number : undefined,
      baseCommit: textField(base, 'sha'),
      headCommit: textField(head, 'sha'),
      baseRef: textField(base, 'ref') ?? baseRef,
      headRef: textField(head, 'ref') ?? headRef,
      fork: headRepository !== fieldOf(fieldOf(base, 'repo'), 'full_name'),
    };
  }
  const queue = fieldOf(event, 'merge_group');
  if (queue === undefined) return undefined;
  return {
    number: undefined,
    baseCommit: textField(queue, 'base_sha'),
    baseRef: textField(queue, 'base_ref'),
    headRef: textField(queue, 'head_ref'),
    fork: false,
  };
}

const textField = (value: unknown, name: string): string | undefined => textOf(fieldOf(value, name));
