import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedactor } from '../../base/redactor.ts';
import { createDotenvOutput, GITLAB_DOTENV, openReportFiles, outputPrefix } from '../files/report-files.ts';
import {
  type Capabilities,
  type ChangeRequest,
  type Host,
  type HostContext,
  IdTokenError,
  type IdTokenSource,
} from '../host.ts';
import { type HostOptions, type ReadVariable, readVariables, wholeNumber } from '../host-options.ts';
import { createLabeledLog, harmless } from '../log-writer.ts';

const CAPABILITIES: Capabilities = {
  idToken: 'none',
  mask: 'own-writer',
  outputs: 'file',
  annotations: 'report-file',
  summary: 'file',
  cache: 'folder',
};

/**
 * GitLab CI: plain lines; outputs, findings and summary go to files that the job declares as a
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
    ...log,
    idToken: noIdToken,
    mask: (secret) => void secrets.add(secret),
    redact,
    setOutput: outputs.set,
    writeSummary: (markdown) => void summary.push(redact(markdown)),
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
  );
};

/** Facts about the job from GitLab's predefined variables (docs.gitlab.com/ci/variables/predefined_variables). */
function gitlabContext(options: HostOptions, temporary: string): HostContext {
  const text = readVariables(options.environment);
  const event = text('CI_PIPELINE_SOURCE');
  const changeRequest = changeRequestOf(text);
  const project = text('CI_PROJECT_DIR');
  return {
    // In a container that mounts the project elsewhere, the variable names a folder that does not exist.
    workspace: project !== undefined && existsSync(project) ? project : options.workingDirectory,
    tempDirectory: temporary,
    repository: text('CI_PROJECT_PATH'),
    ref: refOf(text),
    commit: text('CI_COMMIT_SHA'),
    event,
    changeRequest,
    // A job runs the configuration of the commit that it checks out; there is no event that mixes the two.
    untrustedHead: false,
    // A child pipeline has another source but keeps the variables of the merge request.
    changeEvent:
      changeRequest !== undefined ||
      text('CI_MERGE_REQUEST_ID') !== undefined ||
      event === 'merge_request_event' ||
      event === 'external_pull_request_event',
    runUrl: text('CI_JOB_URL') ?? text('CI_PIPELINE_URL'),
    workflow: text('CI_PIPELINE_NAME') ?? text('CI_CONFIG_PATH'),
    job: text('CI_JOB_NAME'),
    serverUrl: text('CI_SERVER_URL'),
  };
}

function refOf(text: ReadVariable): string | undefined {
  const tag = text('CI_COMMIT_TAG');
  if (tag !== undefined) return `refs/tags/${tag}`;
  const merge = text('CI_MERGE_REQUEST_REF_PATH');
  if (merge !== undefined) return merge;
  const branch = text('CI_COMMIT_BRANCH') ?? text('CI_COMMIT_REF_NAME');
  return branch === undefined ? undefined : `refs/heads/${branch}`;
}

/** A merge request, or a pull request at another host that GitLab builds. */
function changeRequestOf(text: ReadVariable): ChangeRequest | undefined {
  const isMerge = text('CI_MERGE_REQUEST_IID') !== undefined;
  const of = (name: string) => text(`CI_${isMerge ? 'MERGE' : 'EXTERNAL_PULL'}_REQUEST_${name}`);
  const number = of('IID');
  if (number === undefined) return undefined;
  const [from, to] = isMerge
    ? ['SOURCE_PROJECT_ID', 'PROJECT_ID']
    : ['SOURCE_REPOSITORY', 'TARGET_REPOSITORY'];
  return {
    number: wholeNumber(number),
    // Of merge requests, only pipelines of merged results report the target's head.
    baseCommit: of('TARGET_BRANCH_SHA') ?? of('DIFF_BASE_SHA'),
    baseRef: of('TARGET_BRANCH_NAME'),
    headRef: of('SOURCE_BRANCH_NAME'),
    fork: of(from) !== of(to),
  };
}
