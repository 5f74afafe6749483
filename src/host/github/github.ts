import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debug, error, notice, setSecret, warning } from '@actions/core';
import { plainLine } from '../../base/plain-text.ts';
import { createRedactor, type Redactor } from '../../base/redactor.ts';
import { readTextFileNow } from '../files/files.ts';
import { type Annotation, type Capabilities, type Host, IdTokenError, type IdTokenSource } from '../host.ts';
import { type HostOptions, readVariables } from '../host-options.ts';
import { requestIdToken } from '../id-token-service.ts';
import { createCommandLog, type HostLog, harmless, type LogOptions, quotable } from '../log-writer.ts';
import { githubContext } from './github-context.ts';
import { type GithubFiles, openGithubFiles } from './github-files.ts';
import { type Flavour, flavourOf } from './github-flavour.ts';

/** GitHub caps the payload of an event at 25 MB. */
const MAXIMUM_EVENT_BYTES = 64 * 1024 * 1024;

/** GitHub Actions and the compatible Forgejo and Gitea: `@actions/core` for commands and outputs, the runner's ID tokens. */
export function createGithubHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const flavour = flavourOf(environment);
  const secrets = createRedactor();
  const callCore = createCoreSeam(options);
  const { line, ...log } = createGithubLog(flavour, { callCore, secrets, write });
  const seam = { callCore, redact: secrets.redact, line };
  const { hasOutputs, hasSummary, ...files } = openGithubFiles(environment, flavour, seam);
  const temporary = readVariables(environment)('RUNNER_TEMP');
  return {
    name: flavour.name,
    context: githubContext(
      environment,
      tmpdir(),
      (path) => readTextFileNow(path, MAXIMUM_EVENT_BYTES) ?? '',
      environment[flavour.runNumber],
    ),
    capabilities: capabilitiesOf(environment, flavour, { hasOutputs, hasSummary }),
    ...log,
    ...files,
    idToken: githubIdToken(options, flavour),
    redact: secrets.redact,
    cacheDirectory: temporary === undefined ? undefined : join(temporary, 'platform-actions-cache'),
  };
}

function capabilitiesOf(
  environment: HostOptions['environment'],
  flavour: Flavour,
  { hasOutputs, hasSummary }: Pick<GithubFiles, 'hasOutputs' | 'hasSummary'>,
): Capabilities {
  const has = (name: string): boolean => (environment[name] ?? '') !== '';
  return {
    idToken: has('ACTIONS_ID_TOKEN_REQUEST_URL') ? 'any-audience' : 'none',
    mask: 'native',
    outputs: hasOutputs ? 'native' : 'none',
    annotations: flavour.annotations,
    summary: hasSummary ? 'native' : 'none',
    cache: has('ACTIONS_RUNTIME_TOKEN') && has('ACTIONS_RESULTS_URL') ? 'service' : 'none',
  };
}

/**
 * Lends our log and environment to `@actions/core`, which knows only `process`, for the length of a synchronous call. On
 * the command line in a GitHub job stdout carries the payload and the log is stderr; and loading Node's stream object for
 * stdout takes longer than reporting a refused input.
 */
export function createCoreSeam({
  environment,
  log,
}: Pick<HostOptions, 'environment' | 'log'>): (call: () => void) => void {
  const { stdout } = Object.getOwnPropertyDescriptors(process);
  const ours = { configurable: true, value: { write: log } };
  return (call) => {
    const { env } = process;
    process.env = environment;
    Object.defineProperty(process, 'stdout', ours);
    try {
      call();
    } finally {
      Object.defineProperty(process, 'stdout', stdout);
      process.env = env;
    }
  };
}

/** ID tokens from the runner's endpoint; the remedy for a job without it depends on the flavor. */
function githubIdToken(options: HostOptions, flavour: Flavour): IdTokenSource {
  return async (audience, limits) => {
    const { environment } = options;
    const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
    const requestToken = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    if (!URL.canParse(url) || requestToken === '') throw flavour.missingIdToken(environment);
    const target = new URL(url);
    target.searchParams.set('audience', audience);
    return requestIdToken(options, {
      method: 'GET',
      url: target.href,
      requestToken,
      headers: { accept: 'application/json; api-version=2.0' },
      field: 'value',
      // Now and then, GitHub refuses a job that has just started, which it takes for one that is still pending.
      passing: 403,
      refused: (why) =>
        new IdTokenError(
          `the CI refused to issue an ID token: ${why}`,
          'the job may have been queued for too long, or its permissions may have changed: run it again with `permissions: id-token: write`',
        ),
      limits,
    });
  };
}

const ISSUES = { error, warning, notice } as const;
const LEVELS = ['error', 'warning', 'notice'] as const;

/** Creates the log of a step: workflow commands by `@actions/core`, and plain lines made harmless. */
function createGithubLog(
  flavour: Flavour,
  { callCore, secrets, write }: LogOptions & { readonly callCore: (call: () => void) => void },
): HostLog & Pick<Host, 'mask'> {
  const plain = createCommandLog({
    write,
    secrets,
    levels: flavour.annotations === 'native' ? LEVELS : [],
    issue: (annotation) => callCore(() => issueOf(annotation, secrets)),
    debug: (text) => callCore(() => debug(text)),
  });
  return {
    ...plain,
    quote: (text) => {
      const token = crypto.randomUUID();
      write(`::stop-commands::${token}\n${quotable(secrets.redact(text))}\n::${token}::\n`);
    },
    mask: (secret) => {
      for (const form of secrets.add(secret)) callCore(() => setSecret(form));
    },
  };
}

function issueOf(annotation: Annotation, secrets: Redactor): void {
  const safe = (text: string): string => harmless(secrets.redact(text));
  const { column, endColumn, endLine, file, level, line, message, title } = annotation;
  // A name that has to be changed would no longer refer to the file; the runner trims the properties.
  const isNamed = file === undefined || safe(file).trim() === file;
  const place = {
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(endLine === undefined ? {} : { endLine }),
    ...(column === undefined ? {} : { startColumn: column }),
    ...(endColumn === undefined ? {} : { endColumn }),
  };
  const text = isNamed ? message : `${plainLine(file)}:${line ?? 1}: ${message}`;
  // `core` writes a space if all properties are empty.
  ISSUES[level](safe(text), { ...(title === '' ? {} : { title: safe(title) }), ...(isNamed ? place : {}) });
}
