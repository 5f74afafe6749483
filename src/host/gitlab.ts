import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderCodeQuality } from '../report/code-quality.ts';
import { createDotenvOutput, GITLAB_DOTENV, outputPrefix } from './dotenv-output.ts';
import { gitlabContext } from './gitlab-context.ts';
import { type Detection, type Host, IdTokenError } from './host.ts';
import { type HostOptions, readVariables } from './host-options.ts';
import { createLabelledLog, createSecrets, harmless, quotable, secretParts } from './log-writer.ts';
import { createReportFiles } from './report-files.ts';

/** Whether this is a job of GitLab CI. */
export function detectGitlab(environment: HostOptions['environment']): Detection {
  if (environment['GITLAB_CI'] !== 'true') return { kind: 'no' };
  if ((environment['CI_PROJECT_DIR'] ?? '') === '') {
    return {
      kind: 'misconfigured',
      problem: 'CI_PROJECT_DIR is not set',
      remedy: 'hand the variables of the job on to this process, for example with `docker run --env-file`',
    };
  }
  return { kind: 'yes' };
}

/**
 * GitLab CI: plain lines in collapsible sections; outputs, findings and summary go to files that the job declares as a
 * dotenv report, a Code Quality report and an artifact. It masks nothing at run time, so our own writer does.
 */
export function createGitlabHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const text = readVariables(environment);
  const secrets = createSecrets();
  const debug = environment['CI_DEBUG_TRACE'] === 'true' || environment['PLATFORM_DEBUG'] === 'true';
  const plain = createLabelledLog({ write, secrets, debug });
  const context = gitlabContext(options, tmpdir());
  const { workspace, tempDirectory } = context;
  const writeFile = createReportFiles(
    { workspace, tempDirectory, workingDirectory: workspace },
    plain.log.warning,
  );
  const outputs = createDotenvOutput(
    {
      path: text('PLATFORM_DOTENV_FILE') ?? 'platform-actions.env',
      prefix: outputPrefix(options),
      limits: GITLAB_DOTENV,
      redact: secrets.redact,
    },
    writeFile,
    plain.line,
  );
  const qualityFile = text('PLATFORM_CODE_QUALITY_FILE') ?? 'gl-code-quality-report.json';
  const summaryFile = text('PLATFORM_SUMMARY_FILE') ?? 'platform-actions-summary.md';
  const summary: string[] = [];
  let sections = 0;
  return {
    name: 'gitlab',
    context,
    capabilities: {
      idToken: 'none',
      mask: 'own-writer',
      outputs: 'file',
      annotations: 'report-file',
      summary: 'file',
      groups: true,
      cache: 'folder',
    },
    limitations: [],
    log: plain.log,
    input: options.nativeInput,
    idToken: async (audience) => {
      throw new IdTokenError(
        'this job has no ID token: GitLab makes one only for jobs that declare it',
        `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${harmless(audience)}`,
        true,
      );
    },
    mask: (secret) => {
      for (const part of secretParts(secret)) secrets.add(part);
    },
    redact: secrets.redact,
    setOutput: outputs.set,
    annotate: plain.annotate,
    writeSummary: (markdown) => {
      summary.push(secrets.redact(markdown));
    },
    group: async (title, body) => {
      sections += 1;
      const name = `platform_actions_${sections}`;
      const mark = (which: string, words: string): void => {
        const seconds = Math.floor(options.clock.now() / 1000);
        write(`\u001b[0Ksection_${which}:${seconds}:${name}\r\u001b[0K${words}\n`);
      };
      mark('start', harmless(secrets.redact(title)).replaceAll('\n', ' '));
      try {
        return await body();
      } finally {
        mark('end', '');
      }
    },
    quote: (foreign) => write(`${quotable(secrets.redact(foreign)).replace(/:(?=:)/g, ': ')}\n`),
    progress: () => undefined,
    cacheDirectory: join(workspace, '.platform-actions-cache'),
    finish: async ({ findings }) => {
      await outputs.write();
      if (summary.length > 0) await writeFile('PLATFORM_SUMMARY_FILE', summaryFile, summary.join('\n'));
      const fallback = text('CI_CONFIG_PATH') ?? '.gitlab-ci.yml';
      const report = secrets.redact(renderCodeQuality(findings, fallback));
      await writeFile('PLATFORM_CODE_QUALITY_FILE', qualityFile, report);
    },
  };
}
