import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedactor, type Redactor } from '../../base/redactor.ts';
import { privateFile } from '../files/files.ts';
import { openReportFiles } from '../files/report-files.ts';
import {
  type Annotation,
  type ChangeRequest,
  type Host,
  type HostContext,
  IdTokenError,
  type IdTokenSource,
  type Unwritten,
} from '../host.ts';
import { type HostOptions, type ReadVariable, readVariables, wholeNumber } from '../host-options.ts';
import { requestIdToken } from '../id-token-service.ts';
import { createCommandLog, type HostLog, harmless, type LogOptions } from '../log-writer.ts';

type Properties = Readonly<Record<string, string | number>>;
type Command = (name: string, properties: Properties, message: string) => void;

/** Azure Pipelines: logging commands for outputs, masks, issues and the summary. */
export function createAzureHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const secrets = createRedactor();
  const command: Command = (...words) => write(`${renderLoggingCommand(...words)}\n`);
  const { line, ...log } = createAzureLog(command, { secrets, write });
  const context = azureContext(options, tmpdir());
  const summary = openSummary(options, context.tempDirectory, command);
  const pipelineWorkspace = readVariables(environment)('PIPELINE_WORKSPACE');
  return {
    name: 'azure',
    context,
    capabilities: {
      idToken: 'fixed-audience',
      mask: 'native',
      outputs: 'native',
      annotations: 'native',
      summary: 'native',
      cache: pipelineWorkspace === undefined ? 'none' : 'folder',
    },
    ...log,
    idToken: azureIdToken(options, line),
    redact: secrets.redact,
    setOutput: (name, value) => setVariable(command, secrets, name, value),
    writeSummary: (markdown) => summary.add(secrets.redact(markdown)),
    cacheDirectory:
      pipelineWorkspace === undefined ? undefined : join(pipelineWorkspace, '.platform-actions-cache'),
    unwritten: summary.unwritten,
    finish: async ({ result }) => {
      summary.upload();
      // A failure is reported by the exit code.
      if (result === 'warn') command('task.complete', { result: 'SucceededWithIssues' }, '');
    },
  };
}

function createAzureLog(command: Command, { secrets, write }: LogOptions): HostLog & Pick<Host, 'mask'> {
  const safe = (text: string): string => harmless(secrets.redact(text));
  return {
    ...createCommandLog({
      write,
      secrets,
      levels: ['error', 'warning'],
      issue: (annotation) => logIssue(command, safe, annotation),
      debug: (text) => command('task.debug', {}, text),
    }),
    mask: (secret) => {
      for (const form of secrets.add(secret)) command('task.setsecret', {}, form);
    },
  };
}

function logIssue(command: Command, safe: (text: string) => string, annotation: Annotation): void {
  const { column, file, level, line, message, title } = annotation;
  const place = {
    ...(file === undefined ? {} : { sourcepath: safe(file) }),
    ...(line === undefined ? {} : { linenumber: line }),
    ...(column === undefined ? {} : { columnnumber: column }),
  };
  command('task.logissue', { type: level, ...place }, safe(title === '' ? message : `${title}: ${message}`));
}

function setVariable(command: Command, secrets: Redactor, name: string, value: string): void {
  const isSecret = secrets.redact(value) !== value;
  const variable = name.replaceAll('-', '_');
  command('task.setvariable', { variable, isOutput: 'true', isSecret: String(isSecret) }, value);
}

/** The summary, which the agent uploads from a private file at the end. */
function openSummary(options: HostOptions, tempDirectory: string, command: Command) {
  const files = openReportFiles({ workspace: tempDirectory, tempDirectory });
  const parts: string[] = [];
  const failures: Unwritten[] = [];
  return {
    add: (markdown: string): void => void parts.push(markdown),
    unwritten: () => [...files.unwritten(), ...failures],
    upload: (): void => {
      if (parts.length === 0) return;
      try {
        const path = privateFile(tempDirectory, `${options.command ?? 'platform-actions'}.md`);
        if (files.write('the summary', path, parts.join('\n'))) command('task.uploadsummary', {}, path);
      } catch (error) {
        failures.push({ message: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}

/**
 * One logging command of Azure Pipelines, without a newline
 * (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands). Percent signs, line breaks and the ends of
 * properties are escaped as the agent decodes them; empty properties are left out.
 */
export function renderLoggingCommand(name: string, properties: Properties, message: string): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${escapeProperty(String(value))};`)
    .join('');
  return `##vso[${name}${list === '' ? '' : ` ${list}`}]${escapeData(message)}`;
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%AZP25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const escapeProperty = (text: string): string => escapeData(text).replace(/]/g, '%5D').replace(/;/g, '%3B');

/** The audience that Azure Pipelines puts into every ID token; a job cannot choose another. */
const AZURE_AUDIENCE = 'api://AzureADTokenExchange';

/**
 * ID tokens from the pipeline's endpoint. A task finds the job's access token in the system connection; a script, only if
 * it is mapped. `PLATFORM_AZURE_SERVICE_CONNECTION_ID` makes it the token of a service connection.
 */
function azureIdToken(options: HostOptions, tell: (text: string) => void): IdTokenSource {
  return async (audience, limits) => {
    const text = readVariables(options.environment);
    const address = text('SYSTEM_OIDCREQUESTURI');
    const accessToken =
      text('SYSTEM_ACCESSTOKEN') ?? text('ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN');
    if (address === undefined || !URL.canParse(address)) {
      throw new IdTokenError(
        'this job is not allowed to request an ID token: SYSTEM_OIDCREQUESTURI is not set',
        'run this in a job of Azure Pipelines on a current agent and pass its variables on, or set PLATFORM_ID_TOKEN to an ID token',
      );
    }
    if (accessToken === undefined) {
      throw new IdTokenError(
        "this step is not allowed to request an ID token: it lacks the job's access token",
        'add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)',
      );
    }
    if (audience !== AZURE_AUDIENCE)
      tell(
        `Azure Pipelines issues ID tokens only for \`${AZURE_AUDIENCE}\`: the identity must accept that audience.`,
      );
    const url = new URL(address);
    url.searchParams.set('api-version', '7.1');
    const connection = text('PLATFORM_AZURE_SERVICE_CONNECTION_ID');
    if (connection !== undefined) url.searchParams.set('serviceConnectionId', connection);
    return requestIdToken(options, {
      method: 'POST',
      url: url.href,
      requestToken: accessToken,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      field: 'oidcToken',
      refused: (why) =>
        new IdTokenError(
          `the pipeline refused to issue an ID token: ${why}`,
          connection === undefined
            ? 'pass on the access token of this job: `SYSTEM_ACCESSTOKEN: $(System.AccessToken)`'
            : 'allow this pipeline to use the service connection that PLATFORM_AZURE_SERVICE_CONNECTION_ID names',
        ),
      limits,
    });
  };
}

/** Facts about the job from Azure's variables (learn.microsoft.com/azure/devops/pipelines/build/variables). */
function azureContext(options: HostOptions, temporary: string): HostContext {
  const text = readVariables(options.environment);
  const reason = text('BUILD_REASON');
  const collection = text('SYSTEM_COLLECTIONURI');
  const [project, build] = [text('SYSTEM_TEAMPROJECT'), text('BUILD_BUILDID')];
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
  };
}

function pullRequest(text: ReadVariable): ChangeRequest | undefined {
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
