import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedactor, type Redactor } from '../../base/redactor.ts';
import { createCommandLog } from '../command-log.ts';
import { privateFile } from '../files/files.ts';
import { openReportFiles } from '../files/report-files.ts';
import type { Annotation, Host } from '../host.ts';
import { type HostOptions, readVariables } from '../host-options.ts';
import { type HostLog, harmless } from '../log-writer.ts';
import { renderLoggingCommand } from './azure-command.ts';
import { azureContext } from './azure-context.ts';
import { azureIdToken } from './azure-id-token.ts';

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
      groups: true,
      cache: pipelineWorkspace === undefined ? 'none' : 'folder',
    },
    limitations: [],
    ...log,
    input: options.nativeInput,
    idToken: azureIdToken(options, line),
    redact: secrets.redact,
    setOutput: (name, value) => setVariable(command, secrets, name, value),
    writeSummary: (markdown) => summary.add(secrets.redact(markdown)),
    progress: () => undefined,
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

function createAzureLog(
  command: Command,
  { secrets, write }: { readonly secrets: Redactor; readonly write: (text: string) => void },
): HostLog & Pick<Host, 'mask' | 'group'> {
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
    group: async (title, body) => {
      write(`##[group]${safe(title).replaceAll('\n', ' ')}\n`);
      try {
        return await body();
      } finally {
        write('##[endgroup]\n');
      }
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
  const failures: string[] = [];
  return {
    add: (markdown: string): void => void parts.push(markdown),
    unwritten: () => [...files.unwritten(), ...failures],
    upload: (): void => {
      if (parts.length === 0) return;
      try {
        const path = privateFile(tempDirectory, `${options.command ?? 'platform-actions'}.md`);
        if (files.write('the summary', path, parts.join('\n'))) command('task.uploadsummary', {}, path);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
