import { tmpdir } from 'node:os';
import { isToken, plainLine } from '../../base/plain-text.ts';
import { createRedactor, type Redactor } from '../../base/redactor.ts';
import { createDotenvOutput, openReportFiles, outputPrefix, PLAIN_DOTENV } from '../files/report-files.ts';
import { findProgram } from '../git/git.ts';
import {
  type Host,
  type HostContext,
  type HostEnding,
  IdTokenError,
  type Log,
  type Person,
} from '../host.ts';
import { type HostOptions, readVariables, userCacheFolder } from '../host-options.ts';
import { createLabeledLog, type HostLog, harmless, type Paint, type Style } from '../log-writer.ts';
import { isAnyCi, knownCi } from './known-ci.ts';
import { terminalContext } from './terminal-context.ts';

/**
 * A person's terminal, or any CI without a host of its own: plain lines, inputs from flags and variables. Variables name
 * the files that such a CI picks up: `PLATFORM_DOTENV_FILE`, `PLATFORM_SUMMARY_FILE`, `PLATFORM_CODE_QUALITY_FILE`,
 * `PLATFORM_FINDINGS_JUNIT_FILE`.
 */
export function createTerminalHost(options: HostOptions): Host {
  const { environment } = options;
  const secrets = createRedactor();
  const { redact } = secrets;
  const { line, ...log } = createTerminalLog(options, secrets);
  const context = terminalContext(options, tmpdir());
  const text = readVariables(environment);
  return {
    name: 'terminal',
    context,
    capabilities: {
      idToken: 'none',
      mask: 'own-writer',
      outputs: text(DOTENV_FILE) === undefined ? 'none' : 'file',
      annotations: (text(QUALITY_FILE) ?? text(JUNIT_FILE)) === undefined ? 'log' : 'report-file',
      summary: text(SUMMARY_FILE) === undefined ? 'none' : 'file',
      cache: 'folder',
    },
    ...log,
    ...(isAnyCi(environment) ? {} : { person: personOf(options, log.log) }),
    idToken: async (audience) => {
      throw noIdToken(environment, audience);
    },
    mask: (secret) => void secrets.add(secret),
    redact,
    cacheDirectory: userCacheFolder(environment),
    ...createFileOutputs(options, context, { line, redact }),
  };
}

const DOTENV_FILE = 'PLATFORM_DOTENV_FILE';
const SUMMARY_FILE = 'PLATFORM_SUMMARY_FILE';
const QUALITY_FILE = 'PLATFORM_CODE_QUALITY_FILE';
const JUNIT_FILE = 'PLATFORM_FINDINGS_JUNIT_FILE';

/** The files that those variables name, written at the end of the run. */
function createFileOutputs(
  options: HostOptions,
  context: HostContext,
  { line, redact }: { readonly line: (text: string) => void; readonly redact: Redactor['redact'] },
): Pick<Host, 'setOutput' | 'writeSummary' | 'unwritten' | 'finish'> {
  const text = readVariables(options.environment);
  const files = openReportFiles(context);
  const prefix = outputPrefix(options);
  const path = text(DOTENV_FILE);
  const outputs =
    path === undefined
      ? undefined
      : createDotenvOutput({ path, prefix, limits: PLAIN_DOTENV, redact }, files, line);
  const summary: string[] = [];
  const write = (name: string, render: () => string): void => {
    const path = text(name);
    if (path !== undefined) files.write(name, path, render());
  };
  return {
    setOutput: (name, value) => outputs?.set(name, value),
    writeSummary: (markdown) => void summary.push(redact(markdown)),
    unwritten: files.unwritten,
    finish: async ({ reports }) => {
      outputs?.write();
      write(SUMMARY_FILE, () => summary.join('\n'));
      write(QUALITY_FILE, () => redact(reports.codeQuality('.')));
      write(JUNIT_FILE, () => redact(reports.junit(options.command ?? 'platform-actions')));
    },
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

/** Variables that are not for other programs: our own inputs, and credentials. */
const OURS = /^(?:INPUT_|ACTIONS_|PLATFORM_)|(?:TOKEN|SECRET|PASSWORD)$/i;

/** The person at a terminal, whose tokens come from `chainctl` where it is on PATH outside of the workspace. */
function personOf({ environment, workingDirectory }: HostOptions, log: Log): Person {
  const program = findProgram('chainctl', workingDirectory, environment);
  if (program === undefined) return { token: undefined };
  const { path, searchPath } = program;
  const others = Object.entries(environment).filter(([name]) => !OURS.test(name));
  const env = { ...Object.fromEntries(others), PATH: searchPath };
  return {
    token: async (audience, signal) => {
      const words = ['auth', 'token', '--audience', audience];
      log.info(`No token is set, so you sign in as yourself with \`chainctl ${words.join(' ')}\`.`);
      const { execFile } = process.getBuiltinModule('node:child_process');
      const text = await new Promise<string>((resolve, reject) => {
        const options = {
          env,
          signal,
          killSignal: 'SIGKILL',
          windowsHide: true,
          maxBuffer: 1024 * 1024,
        } as const;
        const child = execFile(path, words, options, (error, stdout, stderr) => {
          if (error === null) resolve(stdout.trim());
          else reject(chainctlFailed(audience, stderr.trim().split('\n').at(-1) || error.message));
        });
        child.stdin?.on('error', () => undefined);
        child.stdin?.end();
      });
      if (isToken(text)) return text;
      throw chainctlFailed(
        audience,
        text === '' ? 'it printed nothing' : 'it printed something that is not a token',
      );
    },
  };
}

function chainctlFailed(audience: string, why: string): IdTokenError {
  return new IdTokenError(
    `no token from chainctl for \`${audience}\`: ${plainLine(why, 300)}`,
    'run `chainctl auth login`, then run again',
  );
}

/** How to provide an ID token for an audience in each CI without a host of its own. */
const RECIPES: Readonly<Record<string, (audience: string) => string>> = {
  Jenkins: (audience) =>
    `bind an ID-token credential of the OpenID Connect Provider plugin, with the audience \`${audience}\`, to PLATFORM_ID_TOKEN with \`withCredentials\``,
  CircleCI: (audience) =>
    `set PLATFORM_ID_TOKEN="$(circleci run oidc get --claims '${JSON.stringify({ aud: audience }).replaceAll("'", "'\\''")}')" in the step, with a context on the job`,
  'Bitbucket Pipelines': () =>
    'the subject of its ID tokens changes in every run, so no identity can match it: keep a token in the secured variable PLATFORM_TOKEN',
};

/** The error for a missing ID token, with the way to provide one. */
function noIdToken(environment: HostOptions['environment'], audience: string): IdTokenError {
  const ci = knownCi(environment);
  const where = ci ?? (isAnyCi(environment) ? 'this CI' : 'a terminal');
  const recipe = ci === undefined ? undefined : RECIPES[ci]?.(audience);
  const general =
    'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens';
  if (recipe === undefined) return new IdTokenError(`${where} does not issue ID tokens`, general);
  return new IdTokenError(`this job of ${where} was given no ID token`, `${recipe}; or ${general}`);
}

/** Select Graphic Rendition codes (ECMA-48) that are readable on light and dark backgrounds. */
const CODES: Readonly<Record<Style, string>> = {
  error: '1;31',
  warning: '1;33',
  notice: '1;36',
  good: '1;32',
  strong: '1',
  faint: '2',
};

const plain: Paint = (_, text) => text;
const colored: Paint = (style, text) => (text === '' ? '' : `\u001b[${CODES[style]}m${text}\u001b[0m`);

/**
 * Colors for a person's terminal. `FORCE_COLOR` decides where it is set, then `NO_COLOR` (no-color.org), then whether
 * the log is a terminal that can show them.
 */
function createPaint(options: Pick<HostOptions, 'environment' | 'interactive'>): Paint {
  const { environment } = options;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced === '0' || forced === 'false' ? plain : colored;
  if ((environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb') return plain;
  return options.interactive ? colored : plain;
}
