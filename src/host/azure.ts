import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnnotationBudget } from './annotation-budget.ts';
import { renderLoggingCommand } from './azure-command.ts';
import { azureContext } from './azure-context.ts';
import { azureIdToken } from './azure-id-token.ts';
import { privateFile } from './files.ts';
import type { Annotation, Detection, Host } from './host.ts';
import { type HostOptions, readVariables } from './host-options.ts';
import { annotationLine, createSecrets, harmless, quotable, secretParts } from './log-writer.ts';
import { createReportFiles } from './report-files.ts';

/** Whether this is a job of Azure Pipelines. */
export function detectAzure(environment: HostOptions['environment']): Detection {
  if (environment['TF_BUILD']?.toLowerCase() !== 'true') return { kind: 'no' };
  if ((environment['BUILD_BUILDID'] ?? '') === '') {
    return {
      kind: 'misconfigured',
      problem: 'BUILD_BUILDID is not set',
      remedy: 'run this in a job of a pipeline, and hand its variables on into containers',
    };
  }
  return { kind: 'yes' };
}

/** Azure Pipelines: logging commands for outputs, masks, issues and the summary. */
export function createAzureHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const secrets = createSecrets();
  const mayAnnotate = createAnnotationBudget();
  const safe = (text: string): string => harmless(secrets.redact(text));
  const line = (text: string): void => write(`${safe(text)}\n`);
  const command = (
    name: string,
    properties: Readonly<Record<string, string | number>>,
    message: string,
  ): void => {
    write(`${renderLoggingCommand(name, properties, message)}\n`);
  };
  const told = (annotation: Annotation, text: string): void => {
    const { column, file, level, line: start } = annotation;
    if (level === 'notice' || !mayAnnotate(level)) {
      line(text);
      return;
    }
    const place = {
      ...(file === undefined ? {} : { sourcepath: safe(file) }),
      ...(start === undefined ? {} : { linenumber: start }),
      ...(column === undefined ? {} : { columnnumber: column }),
    };
    const title = annotation.title === '' ? '' : `${annotation.title}: `;
    command('task.logissue', { type: level, ...place }, safe(`${title}${annotation.message}`));
  };
  const levelled = (level: Annotation['level']) => (message: string) =>
    told({ level, title: '', message }, `${level}: ${message}`);
  const context = azureContext(options, tmpdir());
  const { workspace, tempDirectory } = context;
  const writeFile = createReportFiles({ workspace, tempDirectory, workingDirectory: workspace }, (text) =>
    levelled('warning')(text),
  );
  const summary: string[] = [];
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
    log: {
      debug: (text) => command('task.debug', {}, safe(text)),
      info: line,
      notice: levelled('notice'),
      warning: levelled('warning'),
      error: levelled('error'),
    },
    input: options.nativeInput,
    idToken: azureIdToken(options, line),
    mask: (secret) => {
      for (const part of secretParts(secret)) {
        command('task.setsecret', {}, part);
        secrets.add(part);
      }
    },
    redact: secrets.redact,
    setOutput: (name, value) => {
      const isSecret = secrets.redact(value) !== value;
      const variable = name.replaceAll('-', '_');
      command('task.setvariable', { variable, isOutput: 'true', isSecret: String(isSecret) }, value);
    },
    annotate: (annotation) => told(annotation, annotationLine(annotation)),
    writeSummary: (markdown) => {
      summary.push(secrets.redact(markdown));
    },
    group: async (title, body) => {
      write(`##[group]${safe(title).replaceAll('\n', ' ')}\n`);
      try {
        return await body();
      } finally {
        write('##[endgroup]\n');
      }
    },
    quote: (foreign) => write(`${quotable(secrets.redact(foreign)).replace(/:(?=:)/g, ': ')}\n`),
    progress: () => undefined,
    cacheDirectory:
      pipelineWorkspace === undefined ? undefined : join(pipelineWorkspace, '.platform-actions-cache'),
    finish: async ({ result }) => {
      if (summary.length > 0) {
        const path = await privateFile(tempDirectory, `${options.command ?? 'platform-actions'}.md`);
        if (await writeFile('the summary', path, summary.join('\n'))) command('task.uploadsummary', {}, path);
      }
      // A failure is told by the exit code.
      if (result === 'warn') command('task.complete', { result: 'SucceededWithIssues' }, '');
    },
  };
}
