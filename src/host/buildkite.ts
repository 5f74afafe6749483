import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleMarkdown, codeMarkdown, escapeMarkdown, listMarkdown } from '../base/markdown.ts';
import type { Finding } from '../domain/finding.ts';
import { type AgentAnswer, runAgent, runAgentNow } from './buildkite-agent.ts';
import { buildkiteContext } from './buildkite-context.ts';
import { outputPrefix } from './dotenv-output.ts';
import { type Detection, type Host, type HostEnding, IdTokenError } from './host.ts';
import { type HostOptions, readVariables } from './host-options.ts';
import { createLabelledLog, createSecrets, harmless, quotable, secretParts } from './log-writer.ts';

/** Most bytes of one annotation (buildkite.com/docs/agent/cli/reference/annotate). */
const MAXIMUM_ANNOTATION_BYTES = 1024 * 1024;

/** Most bytes of one value of meta-data. */
const MAXIMUM_METADATA_BYTES = 100 * 1024;

/** Longest listing of findings where there is no summary. */
const LISTED_FINDINGS = 50;

/** Whether this is a job of Buildkite. */
export function detectBuildkite(environment: HostOptions['environment']): Detection {
  if (environment['BUILDKITE'] !== 'true') return { kind: 'no' };
  if ((environment['BUILDKITE_JOB_ID'] ?? '') === '') {
    return {
      kind: 'misconfigured',
      problem: 'BUILDKITE_JOB_ID is not set',
      remedy: 'hand the variables of the job on to this process, for example with `propagate-environment`',
    };
  }
  return { kind: 'yes' };
}

/** Buildkite: the agent on the machine keeps outputs as meta-data, shows the summary as an annotation and mints tokens. */
export function createBuildkiteHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const text = readVariables(environment);
  const secrets = createSecrets();
  const debug = environment['PLATFORM_DEBUG'] === 'true';
  const plain = createLabelledLog({ write, secrets, debug, guard: withoutHeaders });
  const hasJobApi = text('BUILDKITE_AGENT_JOB_API_SOCKET') !== undefined;
  const agent = (words: readonly string[], input: string): Promise<AgentAnswer> =>
    runAgent(environment, words, input);
  const prefix = outputPrefix(options);
  const outputs = new Map<string, string>();
  const summary: string[] = [];
  let [redactorTold, hasAgent] = [false, true];
  const tellFailure = (what: string, answer: AgentAnswer): void => {
    if (answer.kind === 'output' || !hasAgent) return;
    hasAgent = !answer.why.includes('no `buildkite-agent`');
    plain.log.warning(`${what}: ${answer.why}`);
  };
  return {
    name: 'buildkite',
    context: buildkiteContext(options, tmpdir()),
    capabilities: {
      idToken: 'any-audience',
      mask: hasJobApi ? 'native' : 'own-writer',
      outputs: 'native',
      annotations: 'log',
      summary: 'native',
      groups: true,
      cache: 'folder',
    },
    limitations: [],
    log: plain.log,
    input: options.nativeInput,
    idToken: (audience, signal) => mintIdToken(options, audience, signal),
    mask: (secret) => {
      for (const part of secretParts(secret)) {
        secrets.add(part);
        if (!hasJobApi || redactorTold) continue;
        const answer = runAgentNow(environment, ['redactor', 'add'], part);
        if (answer.kind === 'output') continue;
        redactorTold = true;
        plain.log.warning(`the agent does not redact secrets in this log: ${answer.why}`);
      }
    },
    redact: secrets.redact,
    setOutput: (name, value) => {
      if (secrets.redact(value) === value) outputs.set(name, value);
      else plain.line(`The output \`${name}\` is a secret and is not kept as meta-data.`);
    },
    annotate: plain.annotate,
    writeSummary: (markdown) => {
      summary.push(secrets.redact(markdown));
    },
    group: async (title, body) => {
      write(`--- ${harmless(secrets.redact(title)).replaceAll('\n', ' ')}\n`);
      return body();
    },
    quote: (foreign) => {
      write(`${withoutHeaders(quotable(secrets.redact(foreign)).replace(/:(?=:)/g, ': '))}\n`);
    },
    progress: () => undefined,
    cacheDirectory: join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'platform-actions'),
    finish: async (ending) => {
      for (const [name, value] of outputs) {
        // The agent refuses an empty value; a key that is absent reads the same.
        if (value.trim() === '') continue;
        if (Buffer.byteLength(value) > MAXIMUM_METADATA_BYTES) {
          plain.line(`The output \`${name}\` is too large for meta-data; the report has it.`);
          continue;
        }
        const answer = await agent(['meta-data', 'set', `${prefix}:${name}`], value);
        tellFailure(`the output \`${name}\` was not kept as meta-data`, answer);
      }
      const body = annotationBody(summary, ending, secrets.redact);
      if (body === '') return;
      const words = [
        'annotate',
        '--style',
        STYLES[ending.result],
        '--context',
        `platform-actions-${prefix}-${text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_JOB_ID') ?? ''}`,
      ];
      tellFailure('the summary was not shown as an annotation', await agent(words, body));
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
  const blocks = summary.length > 0 ? summary : findings.length > 0 ? [findingList(findings)] : [];
  return redact(assembleMarkdown(blocks, MAXIMUM_ANNOTATION_BYTES).text);
}

function findingList(findings: readonly Finding[]): ReturnType<typeof listMarkdown> {
  return listMarkdown(
    findings.slice(0, LISTED_FINDINGS).map(({ level, location, message, title }) => {
      const place = location === undefined ? '' : `${codeMarkdown(`${location.file}:${location.line}`)} `;
      return `${place}**${level}**: ${escapeMarkdown(title)}: ${escapeMarkdown(message)}`;
    }),
  );
}

/** Lines that Buildkite's log takes for the head of a group begin with one of these; a bar before them takes that away. */
function withoutHeaders(text: string): string {
  return text.replace(/^(?=[ \t]*(?:---|\+\+\+|~~~|\^\^\^))/gm, '| ');
}

/**
 * Asks the agent for an ID token. The default subject of Buildkite names commit and step, so no identity can match it
 * exactly: the pipeline's id is asked for instead, unless BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM says otherwise.
 */
async function mintIdToken(options: HostOptions, audience: string, signal: AbortSignal): Promise<string> {
  const { environment } = options;
  const claim = environment['BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM'] || 'pipeline_id';
  const words = ['oidc', 'request-token', '--audience', audience];
  const answer = await runAgent(environment, [...words, '--subject-claim', claim], '', signal);
  const token = answer.kind === 'output' ? answer.text.trim() : '';
  if (token !== '') return token;
  const why = answer.kind === 'failed' ? answer.why : 'an empty answer';
  const remedy = /subject-claim|flag provided but not defined/.test(why)
    ? 'update the agent to one of April 2026 or newer, which knows `--subject-claim`: without it the subject names commit and step, and no identity matches it'
    : 'run this on the agent itself or hand `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use an agent of 3.104 or newer';
  throw new IdTokenError(`the agent gave no ID token: ${why}`, remedy, true);
}
