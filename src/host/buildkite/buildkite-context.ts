import type { ChangeRequest, HostContext } from '../host.ts';
import { type HostOptions, readVariables, wholeNumber } from '../host-options.ts';

type Text = (name: string) => string | undefined;

/** Facts about the job from Buildkite's variables (buildkite.com/docs/pipelines/configure/environment-variables). */
export function buildkiteContext(options: HostOptions, temporary: string): HostContext {
  const text = readVariables(options.environment);
  const repository = text('BUILDKITE_REPO');
  const [tag, branch] = [text('BUILDKITE_TAG'), text('BUILDKITE_BRANCH')];
  const changeRequest = pullRequest(text, repository);
  const build = text('BUILDKITE_BUILD_URL');
  const job = text('BUILDKITE_JOB_ID');
  return {
    workspace: text('BUILDKITE_BUILD_CHECKOUT_PATH') ?? options.workingDirectory,
    tempDirectory: temporary,
    repository: repositoryPath(repository),
    ref: tag !== undefined ? `refs/tags/${tag}` : branch === undefined ? undefined : `refs/heads/${branch}`,
    commit: commitOf(text('BUILDKITE_COMMIT')),
    event: text('BUILDKITE_SOURCE'),
    changeRequest,
    untrustedHead: false,
    changeEvent: changeRequest !== undefined,
    runUrl: build !== undefined && job !== undefined ? `${build}#${job}` : build,
    workflow: text('BUILDKITE_PIPELINE_SLUG'),
    job: text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_LABEL'),
    serverUrl: undefined,
    apiUrl: undefined,
  };
}

function pullRequest(text: Text, repository: string | undefined): ChangeRequest | undefined {
  const number = text('BUILDKITE_PULL_REQUEST');
  if (number === undefined || number === 'false') {
    const base = text('BUILDKITE_MERGE_QUEUE_BASE_BRANCH');
    if (base === undefined) return undefined;
    return {
      number: undefined,
      baseCommit: commitOf(text('BUILDKITE_MERGE_QUEUE_BASE_COMMIT')),
      baseRef: base,
      headRef: text('BUILDKITE_BRANCH'),
      fork: false,
    };
  }
  const from = text('BUILDKITE_PULL_REQUEST_REPO');
  return {
    number: wholeNumber(number),
    baseCommit: undefined,
    baseRef: text('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
    headRef: text('BUILDKITE_BRANCH'),
    fork: from !== undefined && repositoryPath(from) !== repositoryPath(repository),
  };
}

/** Builds that were created by hand may have `HEAD` or a branch name here. */
function commitOf(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : undefined;
}

/** `owner/name` of a clone address: `git@host:owner/name.git`, `https://host/owner/name`. */
function repositoryPath(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/^[^:]*:/, '');
  return path.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '') || undefined;
}
