import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainLine } from '../base/plain-text.ts';
import { renderCodeQuality } from '../report/code-quality.ts';
import { renderFindingsJunit } from '../report/findings-junit.ts';
import { createDotenvOutput, outputPrefix, PLAIN_DOTENV } from './dotenv-output.ts';
import { type Host, IdTokenError } from './host.ts';
import { type HostOptions, readVariables } from './host-options.ts';
import { knownCi } from './known-ci.ts';
import { createLabelledLog, createSecrets, quotable, secretParts } from './log-writer.ts';
import { createReportFiles } from './report-files.ts';
import { terminalContext } from './terminal-context.ts';

/**
 * A person's terminal, or any CI without a host of its own: plain lines, inputs from flags and variables. Variables name
 * the files that such a CI picks up: `PLATFORM_DOTENV_FILE`, `PLATFORM_SUMMARY_FILE`, `PLATFORM_CODE_QUALITY_FILE`,
 * `PLATFORM_FINDINGS_JUNIT_FILE`.
 */
export function createTerminalHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const text = readVariables(environment);
  const secrets = createSecrets();
  const debug = ['1', 'true'].includes(environment['PLATFORM_DEBUG'] ?? '');
  let live = false;
  const clear = (): void => {
    if (live) write('\r\u001b[K');
    live = false;
  };
  const plain = createLabelledLog({
    write: (line) => {
      clear();
      write(line);
    },
    secrets,
    debug,
  });
  const context = terminalContext(options, tmpdir());
  const { workspace, tempDirectory } = context;
  const area = { workspace, tempDirectory, workingDirectory: workspace };
  const writeFile = createReportFiles(area, plain.log.warning);
  const files = {
    dotenv: text('PLATFORM_DOTENV_FILE'),
    summary: text('PLATFORM_SUMMARY_FILE'),
    quality: text('PLATFORM_CODE_QUALITY_FILE'),
    junit: text('PLATFORM_FINDINGS_JUNIT_FILE'),
  };
  const outputs =
    files.dotenv === undefined
      ? undefined
      : createDotenvOutput(
          {
            path: files.dotenv,
            prefix: outputPrefix(options),
            limits: PLAIN_DOTENV,
            redact: secrets.redact,
          },
          writeFile,
          plain.line,
        );
  const summary: string[] = [];
  return {
    name: 'terminal',
    context,
    capabilities: {
      idToken: 'none',
      mask: 'own-writer',
      outputs: outputs === undefined ? 'none' : 'file',
      annotations: files.quality === undefined && files.junit === undefined ? 'log' : 'report-file',
      summary: files.summary === undefined ? 'none' : 'file',
      groups: false,
      cache: 'folder',
    },
    limitations: [],
    log: plain.log,
    input: options.nativeInput,
    idToken: async () => {
      throw noIdToken(knownCi(environment)?.name);
    },
    mask: (secret) => {
      for (const part of secretParts(secret)) secrets.add(part);
    },
    redact: secrets.redact,
    setOutput: (name, value) => outputs?.set(name, value),
    annotate: plain.annotate,
    writeSummary: (markdown) => {
      summary.push(secrets.redact(markdown));
    },
    group: async (title, body) => {
      plain.line(title);
      return body();
    },
    quote: (foreign) => {
      clear();
      write(`${quotable(secrets.redact(foreign)).replace(/:(?=:)/g, ': ')}\n`);
    },
    progress: (words) => {
      clear();
      if (words === undefined || !options.interactive) return;
      write(plainLine(secrets.redact(words), 100));
      live = true;
    },
    cacheDirectory: join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'platform-actions'),
    finish: async ({ findings }) => {
      await outputs?.write();
      if (files.summary !== undefined)
        await writeFile('PLATFORM_SUMMARY_FILE', files.summary, summary.join('\n'));
      if (files.quality !== undefined) {
        const report = secrets.redact(renderCodeQuality(findings, '.'));
        await writeFile('PLATFORM_CODE_QUALITY_FILE', files.quality, report);
      }
      if (files.junit !== undefined) {
        const report = renderFindingsJunit(options.command ?? 'platform-actions', findings);
        await writeFile('PLATFORM_FINDINGS_JUNIT_FILE', files.junit, secrets.redact(report));
      }
    },
  };
}

/** How each CI without a host of its own hands an ID token over. */
const RECIPES: Readonly<Record<string, string>> = {
  Jenkins:
    'bind an ID-token credential of the OpenID Connect Provider plugin to PLATFORM_ID_TOKEN with `withCredentials`',
  CircleCI:
    'set PLATFORM_ID_TOKEN="$(circleci run oidc get --claims \'{"aud":"…"}\')" in the step, with a context on the job',
  'Bitbucket Pipelines':
    'its ID tokens have another subject in every run, which no identity matches: keep a token in the secured variable PLATFORM_TOKEN',
};

function noIdToken(ci: string | undefined): IdTokenError {
  const where = ci === undefined ? 'a terminal' : ci;
  const recipe = ci === undefined ? undefined : RECIPES[ci];
  const general =
    'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens';
  return new IdTokenError(
    `${where} has no ID token of its own`,
    recipe === undefined ? general : `${recipe}; or ${general}`,
    true,
  );
}
