import { tmpdir } from 'node:os';
import { plainLine } from '../../base/plain-text.ts';
import { createRedactor, type Redactor } from '../../base/redactor.ts';
import type { Capabilities, Host, HostEnding } from '../host.ts';
import { type HostOptions, readVariables, userCacheFolder } from '../host-options.ts';
import { knownCi } from '../known-ci/known-ci.ts';
import { createLabeledLog, type HostLog, harmless, type Style } from '../log-writer.ts';
import { noIdToken } from './no-id-token.ts';
import { createPaint } from './paint.ts';
import { terminalContext } from './terminal-context.ts';
import { openTerminalFiles, type TerminalFiles, type TerminalPaths } from './terminal-files.ts';

/**
 * A person's terminal, or any CI without a host of its own: plain lines, inputs from flags and variables. Variables name
 * the files that such a CI picks up: `PLATFORM_DOTENV_FILE`, `PLATFORM_SUMMARY_FILE`, `PLATFORM_CODE_QUALITY_FILE`,
 * `PLATFORM_FINDINGS_JUNIT_FILE`.
 */
export function openTerminal(options: HostOptions): Host {
  const isNamed = Object.values(readPaths(options.environment)).some((path) => path !== undefined);
  if (!isNamed) return createTerminalHost(options);
  return createTerminalHost(options, openTerminalFiles);
}

/** The host that `openTerminal` gives; without `openFiles`, it writes no file. */
export function createTerminalHost(options: HostOptions, openFiles?: typeof openTerminalFiles): Host {
  const { environment } = options;
  const paths = openFiles === undefined ? NO_PATHS : readPaths(environment);
  const secrets = createRedactor();
  const { redact } = secrets;
  const { line, ...log } = createTerminalLog(options, secrets);
  const context = terminalContext(options, tmpdir());
  return {
    name: 'terminal',
    context,
    capabilities: capabilitiesOf(paths),
    limitations: [],
    ...log,
    input: options.nativeInput,
    idToken: async () => {
      throw noIdToken(knownCi(environment)?.name);
    },
    mask: (secret) => void secrets.add(secret),
    redact,
    group: async (title, body) => {
      line(title);
      return body();
    },
    cacheDirectory: userCacheFolder(environment),
    ...(openFiles === undefined ? NO_FILES : openFiles(options, paths, context, { line, redact })),
  };
}

const NO_PATHS: TerminalPaths = {
  dotenv: undefined,
  summary: undefined,
  quality: undefined,
  junit: undefined,
};

const NO_FILES: TerminalFiles = {
  setOutput: () => undefined,
  writeSummary: () => undefined,
  unwritten: () => [],
};

function readPaths(environment: HostOptions['environment']): TerminalPaths {
  const text = readVariables(environment);
  return {
    dotenv: text('PLATFORM_DOTENV_FILE'),
    summary: text('PLATFORM_SUMMARY_FILE'),
    quality: text('PLATFORM_CODE_QUALITY_FILE'),
    junit: text('PLATFORM_FINDINGS_JUNIT_FILE'),
  };
}

function capabilitiesOf({ dotenv, junit, quality, summary }: TerminalPaths): Capabilities {
  return {
    idToken: 'none',
    mask: 'own-writer',
    outputs: dotenv === undefined ? 'none' : 'file',
    annotations: quality === undefined && junit === undefined ? 'log' : 'report-file',
    summary: summary === undefined ? 'none' : 'file',
    groups: false,
    cache: 'folder',
  };
}

const RESULT_STYLES: Readonly<Record<HostEnding['result'], Style>> = {
  pass: 'good',
  warn: 'warning',
  fail: 'error',
  error: 'error',
};

/** Lines, and below them one live line that shows how far a long step is; the next line replaces it. */
function createTerminalLog(
  options: HostOptions,
  secrets: Redactor,
): HostLog & Pick<Host, 'progress' | 'conclude' | 'suggest'> {
  const { environment, log: write } = options;
  let live = false;
  const clear = (): void => {
    if (live) write('\r\u001b[K');
    live = false;
  };
  const debug = ['1', 'true'].includes(environment['PLATFORM_DEBUG'] ?? '');
  const writeLine = (line: string): void => {
    clear();
    write(line);
  };
  const paint = createPaint(options);
  const isCi = knownCi(environment) !== undefined;
  return {
    ...createLabeledLog({ write: writeLine, secrets, debug, paint }),
    conclude: (result, text) =>
      writeLine(`${paint(RESULT_STYLES[result], harmless(secrets.redact(text)))}\n`),
    ...(isCi
      ? {}
      : {
          suggest: (words: string) =>
            writeLine(`${paint('faint', 'Next:')} platform-actions ${harmless(secrets.redact(words))}\n`),
        }),
    progress: (words) => {
      clear();
      if (words === undefined || !options.interactive) return;
      write(plainLine(secrets.redact(words), 100));
      live = true;
    },
  };
}
