import type { ChangeRequest, HostContext } from './host.ts';

const BASE_OWNED_EVENTS = new Set(['pull_request_target', 'workflow_run']);

/**
 * Facts about the run from GitHub's variables and the event file; a broken event file counts as none. `runNumber` is the
 * number that the run has in the address of its page.
 */
export function githubContext(
  environment: Readonly<Record<string, string | undefined>>,
  temporary: string,
  readFile: (path: string) => string,
  runNumber: string | undefined,
): HostContext {
  const text = (name: string): string | undefined => environment[name] || undefined;
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
    untrustedHead: event !== undefined && BASE_OWNED_EVENTS.has(event),
    changeEvent: isChangeEvent(event === 'workflow_run' ? startedBy(payload) : event),
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

/** The event of the run that a `workflow_run` follows; where that does not tell, it may have been a pull request. */
function startedBy(payload: unknown): string {
  const event = textField(field(payload, 'workflow_run'), 'event');
  return event === undefined || event === 'workflow_run' ? 'pull_request' : event;
}

function isChangeEvent(event: string | undefined): boolean {
  return event !== undefined && (event.startsWith('pull_request') || event === 'merge_group');
}

/** The values of a leg; a job without a matrix has `null`, or none in other runners. */
function matrix(json: string | undefined): string | undefined {
  const text = json?.replace(/\s+/g, ' ').trim();
  return text === undefined || ['', 'null', '{}', '{ }'].includes(text) ? undefined : text;
}

/** File in a reference such as `acme/app/.github/workflows/ci.yml@refs/heads/main`, when it is this repository's. */
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
  const pull = field(event, 'pull_request');
  if (pull !== undefined) {
    const base = field(pull, 'base');
    const head = field(pull, 'head');
    const number = field(pull, 'number');
    const headRepository = field(field(head, 'repo'), 'full_name');
    return {
      number: typeof number === 'number' ? number : undefined,
      baseCommit: textField(base, 'sha'),
      baseRef: textField(base, 'ref') ?? baseRef,
      headRef: textField(head, 'ref') ?? headRef,
      fork: headRepository !== field(field(base, 'repo'), 'full_name'),
    };
  }
  const queue = field(event, 'merge_group');
  if (queue === undefined) return undefined;
  return {
    number: undefined,
    baseCommit: textField(queue, 'base_sha'),
    baseRef: textField(queue, 'base_ref'),
    headRef: textField(queue, 'head_ref'),
    fork: false,
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textField(value: unknown, name: string): string | undefined {
  const text = field(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}
