import type { ChangeRequest, HostContext } from '../host.ts';
import { type HostOptions, readVariables, wholeNumber } from '../host-options.ts';

/** Facts about the job from Azure's variables (learn.microsoft.com/azure/devops/pipelines/build/variables). */
export function azureContext(options: HostOptions, temporary: string): HostContext {
  const text = readVariables(options.environment);
  const reason = text('BUILD_REASON');
  const [collection, project, build] = [
    text('SYSTEM_COLLECTIONURI'),
    text('SYSTEM_TEAMPROJECT'),
    text('BUILD_BUILDID'),
  ];
  const changeRequest = pullRequest(text);
  return {
    workspace:
      text('BUILD_SOURCESDIRECTORY') ?? text('SYSTEM_DEFAULTWORKINGDIRECTORY') ?? options.workingDirectory,
    tempDirectory: text('AGENT_TEMPDIRECTORY') ?? temporary,
    repository: text('BUILD_REPOSITORY_NAME'),
    ref: text('BUILD_SOURCEBRANCH'),
    commit: text('BUILD_SOURCEVERSION'),
    event: reason,
    changeRequest,
    untrustedHead: false,
    changeEvent:
      reason?.toLowerCase() === 'pullrequest' ||
      changeRequest !== undefined ||
      text('SYSTEM_PULLREQUEST_TARGETBRANCH') !== undefined ||
      text('SYSTEM_PULLREQUEST_SOURCEBRANCH') !== undefined ||
      text('BUILD_SOURCEBRANCH')?.startsWith('refs/pull/') === true,
    runUrl:
      collection && project && build
        ? `${collection.replace(/\/*$/, '')}/${encodeURIComponent(project)}/_build/results?buildId=${encodeURIComponent(build)}`
        : undefined,
    workflow: text('BUILD_DEFINITIONNAME'),
    job: text('SYSTEM_JOBNAME') ?? text('AGENT_JOBNAME'),
    serverUrl: collection,
    apiUrl: undefined,
  };
}

function pullRequest(text: (name: string) => string | undefined): ChangeRequest | undefined {
  const id = text('SYSTEM_PULLREQUEST_PULLREQUESTNUMBER') ?? text('SYSTEM_PULLREQUEST_PULLREQUESTID');
  if (id === undefined) return undefined;
  const branch = (name: string): string | undefined => text(name)?.replace(/^refs\/heads\//, '');
  return {
    number: wholeNumber(id),
    baseCommit: undefined,
    baseRef: branch('SYSTEM_PULLREQUEST_TARGETBRANCH'),
    headRef: branch('SYSTEM_PULLREQUEST_SOURCEBRANCH'),
    fork: text('SYSTEM_PULLREQUEST_ISFORK')?.toLowerCase() === 'true',
  };
}
