import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainLine } from '../base/plain-text.ts';
import { githubContext } from './github-context.ts';
import { githubIdToken } from './github-id-token.ts';
import type { Capabilities, Detection, Host } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { createSecrets, harmless } from './log-writer.ts';
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

/** GitHub Actions: workflow commands on the log, file commands for outputs and summary, OIDC from the runner. */
export function createGithubHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const secrets = createSecrets();
  const command = (
    name: string,
    properties: Readonly<Record<string, string | number>>,
    message: string,
  ): void => {
    write(`${renderWorkflowCommand(name, properties, message)}\n`);
  };
  const line = (text: string): void => write(`${harmless(secrets.redact(text))}\n`);
  const summaryFile = fileOf(environment, 'GITHUB_STEP_SUMMARY');
  const outputFile = fileOf(environment, 'GITHUB_OUTPUT');
  const hasIdToken = (environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '') !== '';
  const hasCache =
    (environment['ACTIONS_RUNTIME_TOKEN'] ?? '') !== '' && (environment['ACTIONS_RESULTS_URL'] ?? '') !== '';
  const capabilities: Capabilities = {
    idToken: hasIdToken ? 'any-audience' : 'none',
    mask: 'native',
    outputs: outputFile === undefined ? 'none' : 'native',
    annotations: 'native',
    summary: summaryFile === undefined ? 'none' : 'native',
    groups: true,
    cache: hasCache ? 'service' : 'none',
  };
  return {
    name: 'github',
    context: githubContext(environment, tmpdir(), (path) => readFileSync(path, 'utf8')),
    capabilities,
    limitations: [
      ...(outputFile === undefined
        ? ['this runner gives no file for outputs (GITHUB_OUTPUT): no outputs were set']
        : []),
      ...(summaryFile === undefined
        ? ['this runner gives no file for summaries (GITHUB_STEP_SUMMARY): no summary was written']
        : []),
    ],
    log: {
      debug: (text) => command('debug', {}, harmless(secrets.redact(text))),
      info: line,
      notice: (text) => command('notice', {}, harmless(secrets.redact(text))),
      warning: (text) => command('warning', {}, harmless(secrets.redact(text))),
      error: (text) => command('error', {}, harmless(secrets.redact(text))),
    },
    input: options.nativeInput,
    idToken: githubIdToken(options),
    mask: (secret) => {
      for (const part of [secret, ...secret.split(/\r?\n/)]) {
        if (part.trim() === '') continue;
        command('add-mask', {}, part);
        secrets.add(part);
      }
    },
    redact: secrets.redact,
    setOutput: (name, value) => {
      if (outputFile === undefined) return;
      appendFileSync(outputFile, renderFileCommand(name, value), 'utf8');
    },
    annotate: (annotation) => {
      const { endColumn, endLine, level, line: start, column, file, title } = annotation;
      const text = (message: string): string => harmless(secrets.redact(message));
      // A name that would have to be changed would no longer be that of the file.
      if (file !== undefined && harmless(file) !== file) {
        const message = `${plainLine(file)}:${start ?? 1}: ${annotation.message}`;
        command(level, { title: text(title) }, text(message));
        return;
      }
      const place = {
        ...(file === undefined ? {} : { file }),
        ...(start === undefined ? {} : { line: start }),
        ...(endLine === undefined ? {} : { endLine }),
        ...(column === undefined ? {} : { col: column }),
        ...(endColumn === undefined ? {} : { endColumn }),
      };
      command(level, { title: text(title), ...place }, text(annotation.message));
    },
    writeSummary: (markdown) => {
      if (summaryFile === undefined) return;
      const text = secrets.redact(markdown);
      const room = MAXIMUM_SUMMARY_BYTES - statSync(summaryFile).size;
      if (Buffer.byteLength(text) <= room) appendFileSync(summaryFile, text, 'utf8');
      else
        line(
          `The summary is larger than what is left of ${MAXIMUM_SUMMARY_BYTES >> 10} KiB for this step and was left out.`,
        );
    },
    group: async (title, body) => {
      command('group', {}, harmless(secrets.redact(title)));
      try {
        return await body();
      } finally {
        command('endgroup', {}, '');
      }
    },
    quote: (text) => {
      const token = crypto.randomUUID();
      write(`::stop-commands::${token}\n${plainFence(secrets.redact(text))}\n::${token}::\n`);
    },
    progress: () => undefined,
    cacheDirectory:
      environment['RUNNER_TEMP'] === undefined
        ? undefined
        : join(environment['RUNNER_TEMP'], 'platform-actions-cache'),
  };
}

function plainFence(text: string): string {
  return text.replace(/\r\n?/g, '\n').trimEnd();
}

function fileOf(environment: HostOptions['environment'], name: string): string | undefined {
  const path = environment[name] ?? '';
  return path !== '' && existsSync(path) ? path : undefined;
}
