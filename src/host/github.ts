import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainLine } from '../base/plain-text.ts';
import { createAnnotationBudget } from './annotation-budget.ts';
import { errorCode } from './files.ts';
import { githubContext } from './github-context.ts';
import { flavourOf } from './github-flavour.ts';
import { githubIdToken } from './github-id-token.ts';
import type { Annotation, Capabilities, Detection, Host } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { annotationLine, createSecrets, harmless, quotable, secretParts } from './log-writer.ts';
import { renderFileCommand, renderWorkflowCommand } from './workflow-command.ts';

/** Most bytes of one step's summary (workflow-commands reference); more drops the whole summary. */
const MAXIMUM_SUMMARY_BYTES = 1024 * 1024;

/** Whether this is GitHub Actions, or a runner that speaks its language (Forgejo, Gitea, act). */
export function detectGithub(environment: HostOptions['environment']): Detection {
  if (environment['GITHUB_ACTIONS'] !== 'true') return { kind: 'no' };
  if ((environment['GITHUB_WORKSPACE'] ?? '') === '') {
    return {
      kind: 'misconfigured',
      problem: 'GITHUB_WORKSPACE is not set',
      remedy: 'run inside a job of a workflow',
    };
  }
  return { kind: 'yes' };
}

/**
 * GitHub Actions, and Forgejo and Gitea, which speak its language: workflow commands on the log, file commands for
 * outputs and summary, OIDC from the runner.
 */
export function createGithubHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const flavour = flavourOf(environment);
  const secrets = createSecrets();
  const mayAnnotate = createAnnotationBudget();
  const safe = (text: string): string => harmless(secrets.redact(text));
  const command = (
    name: string,
    properties: Readonly<Record<string, string | number>>,
    message: string,
  ): void => {
    write(`${renderWorkflowCommand(name, properties, message)}\n`);
  };
  const line = (text: string): void => write(`${safe(text)}\n`);
  /** A command where the host still shows it as an annotation, else a line of the log. */
  const told = (annotation: Annotation, text: string): void => {
    const { column, endColumn, endLine, file, level, line: start, title } = annotation;
    if (flavour.annotations === 'log' || !mayAnnotate(level)) {
      line(text);
      return;
    }
    // A name that would have to be changed would no longer be that of the file.
    if (file !== undefined && safe(file) !== file) {
      const message = `${plainLine(file)}:${start ?? 1}: ${annotation.message}`;
      command(level, title === '' ? {} : { title: safe(title) }, safe(message));
      return;
    }
    const place = {
      ...(title === '' ? {} : { title: safe(title) }),
      ...(file === undefined ? {} : { file: secrets.redact(file) }),
      ...(start === undefined ? {} : { line: start }),
      ...(endLine === undefined ? {} : { endLine }),
      ...(column === undefined ? {} : { col: column }),
      ...(endColumn === undefined ? {} : { endColumn }),
    };
    command(level, place, safe(annotation.message));
  };
  const levelled = (level: Annotation['level']) => (message: string) =>
    told({ level, title: '', message }, `${level}: ${message}`);
  const summaryFile = flavour.summary === 'native' ? fileOf(environment, 'GITHUB_STEP_SUMMARY') : undefined;
  const outputFile = fileOf(environment, 'GITHUB_OUTPUT');
  return {
    name: flavour.name,
    context: githubContext(
      environment,
      tmpdir(),
      (path) => readFileSync(path, 'utf8'),
      environment[flavour.runNumber],
    ),
    capabilities: capabilitiesOf(environment, flavour.annotations, outputFile, summaryFile),
    limitations: [
      ...(outputFile === undefined
        ? ['this runner gives no file for outputs (GITHUB_OUTPUT): no outputs were set']
        : []),
      ...(flavour.summary === 'none'
        ? ['this runner shows no summaries and no annotations: see the log and the report']
        : summaryFile === undefined
          ? ['this runner gives no file for summaries (GITHUB_STEP_SUMMARY): no summary was written']
          : []),
    ],
    log: {
      debug: (text) => command('debug', {}, safe(text)),
      info: line,
      notice: levelled('notice'),
      warning: levelled('warning'),
      error: levelled('error'),
    },
    input: options.nativeInput,
    idToken: githubIdToken(options, flavour),
    mask: (secret) => {
      for (const part of secretParts(secret)) {
        command('add-mask', {}, part);
        secrets.add(part);
      }
    },
    redact: secrets.redact,
    setOutput: (name, value) => {
      if (outputFile === undefined) return;
      try {
        appendFileSync(outputFile, renderFileCommand(name, value), 'utf8');
      } catch (error) {
        levelled('warning')(`the output \`${name}\` could not be written: ${errorCode(error)}`);
      }
    },
    annotate: (annotation) => told(annotation, annotationLine(annotation)),
    writeSummary: (markdown) => {
      if (summaryFile === undefined) return;
      const text = secrets.redact(markdown);
      try {
        const room = MAXIMUM_SUMMARY_BYTES - statSync(summaryFile).size;
        if (Buffer.byteLength(text) <= room) appendFileSync(summaryFile, text, 'utf8');
        else
          line(
            `The summary is larger than what is left of ${MAXIMUM_SUMMARY_BYTES >> 10} KiB for this step and was left out.`,
          );
      } catch (error) {
        levelled('warning')(`the summary could not be written: ${errorCode(error)}`);
      }
    },
    group: async (title, body) => {
      command('group', {}, safe(title));
      try {
        return await body();
      } finally {
        command('endgroup', {}, '');
      }
    },
    quote: (text) => {
      const token = crypto.randomUUID();
      write(`::stop-commands::${token}\n${quotable(secrets.redact(text))}\n::${token}::\n`);
    },
    progress: () => undefined,
    cacheDirectory:
      environment['RUNNER_TEMP'] === undefined
        ? undefined
        : join(environment['RUNNER_TEMP'], 'platform-actions-cache'),
  };
}

function capabilitiesOf(
  environment: HostOptions['environment'],
  annotations: Capabilities['annotations'],
  outputFile: string | undefined,
  summaryFile: string | undefined,
): Capabilities {
  const has = (name: string): boolean => (environment[name] ?? '') !== '';
  return {
    idToken: has('ACTIONS_ID_TOKEN_REQUEST_URL') ? 'any-audience' : 'none',
    mask: 'native',
    outputs: outputFile === undefined ? 'none' : 'native',
    annotations,
    summary: summaryFile === undefined ? 'none' : 'native',
    groups: true,
    cache: has('ACTIONS_RUNTIME_TOKEN') && has('ACTIONS_RESULTS_URL') ? 'service' : 'none',
  };
}

function fileOf(environment: HostOptions['environment'], name: string): string | undefined {
  const path = environment[name] ?? '';
  return path !== '' && existsSync(path) ? path : undefined;
}
