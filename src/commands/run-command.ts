import { resolve } from 'node:path';
import { LONGEST_TIMER_MS } from '../base/clock.ts';
import { renderDuration } from '../base/duration.ts';
import type { Http } from '../base/http.ts';
import { assembleMarkdown } from '../base/markdown.ts';
import { privateFile } from '../host/files.ts';
import type { Run } from './command.ts';
import { endingOf, isSoft } from './exit-code.ts';
import { givenText } from './gather-inputs.ts';
import type { Manifest } from './manifest.ts';
import type { Outcome, Problem } from './outcome.ts';
import { policyReader } from './policy.ts';
import { toProblems } from './problems.ts';
import { problemsMarkdown } from './problems-markdown.ts';
import type { CommonInputs, Session } from './session.ts';
import { type Started, type StartOptions, startCommand } from './start-command.ts';
import { writeOutcome } from './write-outcome.ts';

/** The machine, for one run of a command. */
export interface RunOptions extends StartOptions {
  readonly random: () => number;
  readonly openHttp: (connections: number) => Promise<Http>;
  /** Aborts when the process is told to stop. */
  readonly stop: AbortSignal;
  readonly stdout: (text: string) => void;
  /** See `Deps`, as for the next. */
  readonly stdoutIsDropped: boolean;
  readonly stdoutIsPrivate: boolean;
  readonly load: (manifest: Manifest) => Promise<Run<unknown>>;
}

const NOTHING: Outcome = {
  findings: [],
  problems: [],
  verdict: 'pass',
  outputs: {},
  summary: '',
  report: {},
  stdout: [],
  log: [],
};
const NO_REQUESTS = { count: 0, retried: 0 };

/** Runs one command from texts to exit code: the one place that catches, tells and writes. Never throws. */
export async function runCommand(options: RunOptions): Promise<number> {
  const { clock, host, manifest } = options;
  const startedAt = clock.now();
  let started: Started | undefined;
  let reportFile: string | undefined;
  let session: Session | undefined;
  let outcome: Outcome;
  try {
    started = await startCommand(options, (path) => {
      reportFile = path;
    });
    const { outcome: done, session: used } = await work(options, started, (opened) => {
      session = opened;
    });
    session = used;
    outcome = done;
  } catch (error) {
    const problems = toProblems(error, started?.inputs.identity);
    outcome = { ...NOTHING, problems, summary: problemSummary(manifest, problems) };
  }
  host.progress(undefined);
  // A run that was told to stop is neither a failed sign-in nor a failed question.
  if (started !== undefined && !options.stop.aborted) outcome = soften(started.inputs, outcome, manifest);
  const ending = endingOf(outcome);
  const finishedAt = clock.now();
  const requests = session?.requests ?? NO_REQUESTS;
  await writeOutcome(host, outcome, {
    manifest,
    ending,
    startedAt,
    finishedAt,
    inputs: publicInputs(manifest, started?.inputs),
    requests,
    annotations: started?.inputs.annotations ?? givenText(options.texts, 'annotations')?.trim() !== 'false',
    summary: started?.inputs.summary ?? givenText(options.texts, 'summary')?.trim() !== 'false',
    reportFile:
      reportFile ?? (await privateFile(host.context.tempDirectory, 'report.json').catch(() => undefined)),
    json: options.texts.commandLine.json,
    stdout: options.stdout,
    secretStdout: manifest.name === 'token',
  });
  const sent = `${requests.count} ${requests.count === 1 ? 'request' : 'requests'}`;
  host.log.info(`${manifest.name}: ${ending.result} (${sent}, ${renderDuration(finishedAt - startedAt)})`);
  return ending.exitCode;
}

async function work(
  options: RunOptions,
  started: Started,
  opened: (session: Session) => void,
): Promise<{ outcome: Outcome; session: Session }> {
  const { clock, host, manifest, random } = options;
  const { inputs } = started;
  const [run, { openSession }] = await Promise.all([options.load(manifest), import('./session.ts')]);
  // The network is loaded by the first request: a run that is refused has none.
  const http: Http = async (request) => (await options.openHttp(inputs.concurrency))(request);
  const limit = new AbortController();
  const longest = Math.min(inputs.timeout, LONGEST_TIMER_MS);
  const timer = setTimeout(() => {
    const why = `the command took longer than its \`timeout\` of ${renderDuration(inputs.timeout)}`;
    limit.abort(new DOMException(why, 'TimeoutError'));
  }, longest);
  const signal = AbortSignal.any([limit.signal, options.stop]);
  const session = openSession(inputs, { host, http, clock, random, signal });
  opened(session);
  const cache = inputs.cache
    ? await (await import('../host/cache.ts')).openCache(host, cacheFolder(started))
    : undefined;
  try {
    const outcome = await run(inputs, {
      host,
      session,
      clock,
      config: started.config,
      cache: cache ?? { get: async () => undefined, set: async () => undefined },
      workingDirectory: started.workingDirectory,
      signal,
      stdoutIsDropped: options.stdoutIsDropped,
      stdoutIsPrivate: options.stdoutIsPrivate,
      given: started.given,
      readPolicyFile: policyReader({
        host,
        policyFrom: inputs['policy-from'],
        workingDirectory: started.workingDirectory,
      }),
    });
    return { outcome, session };
  } finally {
    await cache?.close();
    clearTimeout(timer);
  }
}

function cacheFolder({ inputs, workingDirectory }: Started): string | undefined {
  const folder = inputs['cache-dir'];
  return folder === undefined ? undefined : resolve(workingDirectory, folder);
}

/** `on-error: warn`: failures to sign in or to ask become warnings; never for `apply` (contract §2). */
function soften(inputs: CommonInputs, outcome: Outcome, manifest: Manifest): Outcome {
  const applies = manifest.name === 'sync-rolebindings' && Reflect.get(inputs, 'mode') === 'apply';
  if (inputs['on-error'] !== 'warn' || applies) return outcome;
  const softened = outcome.problems.filter(isSoft);
  if (softened.length === 0) return outcome;
  const findings = softened.map((problem, index) => ({
    rule: 'could-not-ask',
    level: 'warning' as const,
    title: 'Not everything could be checked',
    message: problem.message,
    ...(problem.fix === undefined ? {} : { fix: problem.fix }),
    fingerprint: `could-not-ask ${index}`,
  }));
  return {
    ...outcome,
    findings: [...outcome.findings, ...findings],
    problems: outcome.problems.filter((problem) => !isSoft(problem)),
    verdict: outcome.verdict === 'pass' ? 'warn' : outcome.verdict,
  };
}

function problemSummary(manifest: Manifest, problems: readonly Problem[]): string {
  return assembleMarkdown([`### ${manifest.title}: error`, problemsMarkdown(problems)], 1_000_000).text;
}

function publicInputs(
  manifest: Manifest,
  inputs: CommonInputs | undefined,
): Readonly<Record<string, unknown>> {
  if (inputs === undefined) return {};
  return Object.fromEntries(
    Object.entries(inputs).filter(
      ([name, value]) => value !== undefined && manifest.inputs[name]?.kind !== 'secret',
    ),
  );
}
