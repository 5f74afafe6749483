import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedactor, type Redactor } from '../../base/redactor.ts';
import { createDotenvOutput, GITLAB_DOTENV, outputPrefix } from '../files/dotenv-output.ts';
import { openReportFiles } from '../files/report-files.ts';
import { type Capabilities, type Host, IdTokenError, type IdTokenSource } from '../host.ts';
import { type HostOptions, readVariables } from '../host-options.ts';
import { createLabeledLog, harmless } from '../log-writer.ts';
import { gitlabContext } from './gitlab-context.ts';

const CAPABILITIES: Capabilities = {
  idToken: 'none',
  mask: 'own-writer',
  outputs: 'file',
  annotations: 'report-file',
  summary: 'file',
  groups: true,
  cache: 'folder',
};

/**
 * GitLab CI: plain lines in collapsible sections; outputs, findings and summary go to files that the job declares as a
 * dotenv report, a Code Quality report and an artifact. GitLab cannot mask at run time, so our own writer does.
 */
export function createGitlabHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const text = readVariables(environment);
  const secrets = createRedactor();
  const { redact } = secrets;
  const debug = environment['CI_DEBUG_TRACE'] === 'true' || environment['PLATFORM_DEBUG'] === 'true';
  const { line, ...log } = createLabeledLog({ write, secrets, debug });
  const context = gitlabContext(options, tmpdir());
  const files = openReportFiles(context);
  const path = text('PLATFORM_DOTENV_FILE') ?? 'platform-actions.env';
  const prefix = outputPrefix(options);
  const outputs = createDotenvOutput({ path, prefix, limits: GITLAB_DOTENV, redact }, files, line);
  const summary: string[] = [];
  return {
    name: 'gitlab',
    context,
    capabilities: CAPABILITIES,
    limitations: [],
    ...log,
    input: options.nativeInput,
    idToken: noIdToken,
    mask: (secret) => void secrets.add(secret),
    redact,
    setOutput: outputs.set,
    writeSummary: (markdown) => void summary.push(redact(markdown)),
    group: createSections(options, secrets),
    progress: () => undefined,
    cacheDirectory: join(context.workspace, '.platform-actions-cache'),
    unwritten: files.unwritten,
    finish: async ({ reports }) => {
      outputs.write();
      const summaryFile = text('PLATFORM_SUMMARY_FILE') ?? 'platform-actions-summary.md';
      if (summary.length > 0) files.write('PLATFORM_SUMMARY_FILE', summaryFile, summary.join('\n'));
      const qualityFile = text('PLATFORM_CODE_QUALITY_FILE') ?? 'gl-code-quality-report.json';
      const report = reports.codeQuality(text('CI_CONFIG_PATH') ?? '.gitlab-ci.yml');
      files.write('PLATFORM_CODE_QUALITY_FILE', qualityFile, redact(report));
    },
  };
}

const noIdToken: IdTokenSource = async (audience) => {
  throw new IdTokenError(
    'this job has no ID token: GitLab makes one only for jobs that declare it',
    `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${harmless(audience)}`,
    true,
  );
};

/** Collapsible sections of the log, numbered so that no two have one name. */
function createSections({ clock, log: write }: HostOptions, { redact }: Redactor): Host['group'] {
  let sections = 0;
  return async (title, body) => {
    sections += 1;
    const name = `platform_actions_${sections}`;
    const mark = (which: string, words: string): void => {
      const seconds = Math.floor(clock.now() / 1000);
      write(`\u001b[0Ksection_${which}:${seconds}:${name}\r\u001b[0K${words}\n`);
    };
    mark('start', harmless(redact(title)).replaceAll('\n', ' '));
    try {
      return await body();
    } finally {
      mark('end', '');
    }
  };
}
