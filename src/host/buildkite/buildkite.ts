import { tmpdir } from 'node:os';
import { assembleMarkdown, codeMarkdown, escapeMarkdown, listMarkdown } from '../../base/markdown.ts';
import { isToken } from '../../base/plain-text.ts';
import { createRedactor, type Redactor } from '../../base/redactor.ts';
import { outputPrefix } from '../files/report-files.ts';
import { isObjectId } from '../git/git-objects.ts';
import {
  type Capabilities,
  type ChangeRequest,
  type Host,
  type HostContext,
  type HostEnding,
  IdTokenError,
  type ToldFinding,
  type Unwritten,
} from '../host.ts';
import {
  type HostOptions,
  type ReadVariable,
  readVariables,
  userCacheFolder,
  wholeNumber,
} from '../host-options.ts';
import { createLabeledLog, type HostLog } from '../log-writer.ts';
import { type AgentAnswer, NO_AGENT, runAgent, runAgentNow } from './buildkite-agent.ts';

/** Maximum bytes of one annotation (buildkite.com/docs/agent/cli/reference/annotate). */
const MAXIMUM_ANNOTATION_BYTES = 1024 * 1024;

/** Maximum bytes of one meta-data value. */
const MAXIMUM_METADATA_BYTES = 100 * 1024;

/** Longest list of findings to show if there is no summary. */
const LISTED_FINDINGS = 50;

const CAPABILITIES: Capabilities = {
  idToken: 'any-audience',
  mask: 'native',
  outputs: 'native',
  annotations: 'log',
  summary: 'native',
  cache: 'folder',
};

/** Buildkite: the agent on the machine stores outputs as meta-data, shows the summary as an annotation and mints tokens. */
export function createBuildkiteHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const hasJobApi = readVariables(environment)('BUILDKITE_AGENT_JOB_API_SOCKET') !== undefined;
  const secrets = createRedactor();
  const { redact } = secrets;
  const debug = environment['PLATFORM_DEBUG'] === 'true';
  const { line, ...log } = createLabeledLog({ write, secrets, debug, guard: withoutHeaders });
  const handover = openHandover(options, { line, ...log });
  const outputs = new Map<string, string>();
  const summary: string[] = [];
  return {
    name: 'buildkite',
    context: buildkiteContext(options, tmpdir()),
    capabilities: { ...CAPABILITIES, mask: hasJobApi ? 'native' : 'own-writer' },
    ...log,
    idToken: (audience, { signal }) => mintIdToken(options, audience, signal),
    mask: hasJobApi ? createMask(environment, secrets, log) : (secret) => void secrets.add(secret),
    redact,
    setOutput: (name, value) => {
      if (redact(value) === value) outputs.set(name, value);
      else line(`The output \`${name}\` is a secret, so it is not stored as meta-data.`);
    },
    writeSummary: (markdown) => void summary.push(redact(markdown)),
    cacheDirectory: userCacheFolder(environment),
    unwritten: handover.unwritten,
    finish: async (ending) => {
      for (const [name, value] of outputs) await handover.keepOutput(name, value);
      await handover.annotate(annotationBody(summary, ending, redact), ending);
    },
  };
}

/**
 * Masks by the agent's redactor, which is given all forms of a secret as one JSON object: one process a secret, which is
 * waited for, since the next line may show it.
 */
function createMask(
  environment: HostOptions['environment'],
  secrets: Redactor,
  { log }: Pick<HostLog, 'log'>,
): Host['mask'] {
  let hasFailed = false;
  return (secret) => {
    const forms = secrets.add(secret);
    if (hasFailed || forms.length === 0) return;
    const answer = runAgentNow(
      environment,
      ['redactor', 'add', '--format', 'json'],
      JSON.stringify({ ...forms }),
    );
    if (answer.kind === 'output') return;
    hasFailed = true;
    log.warning(`the agent does not redact secrets in this log: ${answer.why}`);
  };
}

const AGENT_FIX = 'fix what the agent reports, then run the job again';

/** Hands outputs and the summary to the agent at the end of a run, and remembers what the agent refused. */
function openHandover(options: HostOptions, { line, log }: HostLog) {
  const { environment } = options;
  const text = readVariables(environment);
  const prefix = outputPrefix(options);
  const unwritten: Unwritten[] = [];
  let hasAgent = true;
  const collect = (what: string, answer: AgentAnswer): void => {
    if (answer.kind === 'output' || !hasAgent) return;
    hasAgent = answer.why !== NO_AGENT;
    // A container without the agent is not offered any outputs.
    if (hasAgent) unwritten.push({ message: `${what}: ${answer.why}`, fix: AGENT_FIX });
    else log.warning(`${what}: ${answer.why}`);
  };
  return {
    unwritten: () => unwritten,
    keepOutput: async (name: string, value: string): Promise<void> => {
      // The agent refuses an empty value; a key that is absent reads the same.
      if (value.trim() === '') return;
      if (Buffer.byteLength(value) > MAXIMUM_METADATA_BYTES) {
        line(`The output \`${name}\` is too large for meta-data; the report has all of it.`);
        return;
      }
      const answer = await runAgent(environment, ['meta-data', 'set', `${prefix}:${name}`], value);
      collect(`the output \`${name}\` was not stored as meta-data`, answer);
    },
    annotate: async (body: string, { result }: HostEnding): Promise<void> => {
      if (body === '') return;
      const step = text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_JOB_ID') ?? '';
      const context = `platform-actions-${prefix}-${step}`;
      const answer = await runAgent(
        environment,
        ['annotate', '--style', STYLES[result], '--context', context],
        body,
      );
      collect('the summary was not shown as an annotation', answer);
    },
  };
}

const STYLES = { pass: 'success', warn: 'warning', fail: 'error', error: 'error' } as const;

/** The summary; without one, the findings as a list. */
function annotationBody(
  summary: readonly string[],
  { findings }: HostEnding,
  redact: (text: string) => string,
): string {
  const blocks = summary.length > 0 ? summary : findingList(findings);
  return redact(assembleMarkdown(blocks, MAXIMUM_ANNOTATION_BYTES).text);
}

function findingList(findings: Iterable<ToldFinding>): readonly ReturnType<typeof listMarkdown>[] {
  const lines: string[] = [];
  for (const { level, location, message, title } of findings) {
    if (lines.length === LISTED_FINDINGS) break;
    const place = location === undefined ? '' : `${codeMarkdown(`${location.file}:${location.line}`)} `;
    lines.push(`${place}**${level}**: ${escapeMarkdown(title)}: ${escapeMarkdown(message)}`);
  }
  return lines.length > 0 ? [listMarkdown(lines)] : [];
}

/** Lines that begin with one of these open a group in Buildkite's log; a bar in front prevents that. */
function withoutHeaders(text: string): string {
  return text.replace(/^(?=[ \t]*(?:---|\+\+\+|~~~|\^\^\^))/gm, '| ');
}

/**
 * Asks the agent for an ID token. The default subject of Buildkite names commit and step, so no identity can match it
 * exactly: the pipeline's id is requested instead, unless BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM names another claim.
 */
async function mintIdToken(options: HostOptions, audience: string, signal: AbortSignal): Promise<string> {
  const { environment } = options;
  const claim = environment['BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM'] || 'pipeline_id';
  const words = ['oidc', 'request-token', '--audience', audience];
  const answer = await runAgent(environment, [...words, '--subject-claim', claim], '', signal);
  const token = answer.kind === 'output' ? answer.text.trim() : '';
  if (isToken(token)) return token;
  const why =
    answer.kind === 'failed' ? answer.why : `an ${token === '' ? 'empty answer' : 'answer that is no token'}`;
  const remedy = /subject-claim|flag provided but not defined/.test(why)
    ? 'update the agent to a version of April 2026 or newer, which supports `--subject-claim`: without it, the subject contains commit and step, and no identity can match it'
    : 'run this on the agent itself, or pass `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use agent 3.104 or newer';
  throw new IdTokenError(`the agent did not issue an ID token: ${why}`, remedy);
}

/** Facts about the job from Buildkite's variables (buildkite.com/docs/pipelines/configure/environment-variables). */
function buildkiteContext(options: HostOptions, temporary: string): HostContext {
  const text = readVariables(options.environment);
  const repository = text('BUILDKITE_REPO');
  const [tag, branch] = [text('BUILDKITE_TAG'), text('BUILDKITE_BRANCH')];
  const changeRequest = pullRequest(text, repository);
  const build = text('BUILDKITE_BUILD_URL');
  const job = text('BUILDKITE_JOB_ID');
  return {
    workspace: text('BUILDKITE_BUILD_CHECKOUT_PATH') ?? options.workingDirectory,
    tempDirectory: temporary,
    repository: repositoryPath(repository),
    ref: tag !== undefined ? `refs/tags/${tag}` : branch === undefined ? undefined : `refs/heads/${branch}`,
    commit: commitOf(text('BUILDKITE_COMMIT')),
    event: text('BUILDKITE_SOURCE'),
    changeRequest,
    untrustedHead: false,
    changeEvent: changeRequest !== undefined,
    runUrl: build !== undefined && job !== undefined ? `${build}#${job}` : build,
    workflow: text('BUILDKITE_PIPELINE_SLUG'),
    job: text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_LABEL'),
  };
}

function pullRequest(text: ReadVariable, repository: string | undefined): ChangeRequest | undefined {
  const number = text('BUILDKITE_PULL_REQUEST');
  if (number === undefined || number === 'false') {
    const base = text('BUILDKITE_MERGE_QUEUE_BASE_BRANCH');
    if (base === undefined) return undefined;
    return {
      number: undefined,
      baseCommit: commitOf(text('BUILDKITE_MERGE_QUEUE_BASE_COMMIT')),
      baseRef: base,
      headRef: text('BUILDKITE_BRANCH'),
      fork: false,
    };
  }
  const from = text('BUILDKITE_PULL_REQUEST_REPO');
  return {
    number: wholeNumber(number),
    baseCommit: undefined,
    baseRef: text('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
    headRef: text('BUILDKITE_BRANCH'),
    fork: from !== undefined && repositoryPath(from) !== repositoryPath(repository),
  };
}

/** Builds that were created by hand may have `HEAD` or a branch name here. */
function commitOf(text: string | undefined): string | undefined {
  return text !== undefined && isObjectId(text) ? text : undefined;
}

/** `owner/name` of a clone address: `git@host:owner/name.git`, `https://host/owner/name`. */
function repositoryPath(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/^[^:]*:/, '');
  return path.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '') || undefined;
}
