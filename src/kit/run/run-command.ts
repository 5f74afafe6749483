import { counted } from '../../base/counted.ts';
import { parseDuration, renderDuration } from '../../base/time.ts';
import { problemsOf } from '../../base/user-error.ts';
import { removeEarlierFile } from '../../host/files/file-identity.ts';
import { privateFile } from '../../host/files/files.ts';
import type { Host } from '../../host/host.ts';
import { givenText } from '../inputs/input-sources.ts';
import { type CommonInputs, commonInputs } from '../manifest/common-inputs.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { RequestCounts } from './command.ts';
import { nextCommand } from './next-command.ts';
import { failedOutcome, NO_FINDINGS, type Outcome, type Problem } from './outcome.ts';
import { localProblems } from './problems.ts';
import type { WorkOptions } from './run-work.ts';
import { soften } from './soften.ts';
import { type Started, type StartOptions, startCommand } from './start-command.ts';
import {
  openTimeLimit,
  stoppedProblem,
  stopReason,
  type TimeLimit,
  type Watch,
  WRITE_GRACE_MS,
} from './time-limit.ts';
import { type Writing, writeOutcome } from './write-outcome.ts';

export interface RunOptions extends StartOptions, WorkOptions {
  readonly http: WorkOptions['http'];
  readonly stop: AbortSignal;
  readonly stdout: (text: string) => void;
  readonly watch?: Watch;
  /** Receives a function that writes all that is known at once, for an end that cannot wait; it returns the exit code. */
  readonly lastWords?: (tell: () => number) => void;
}

/** The state of a run so far, which can still be reported if it has to end at once. */
interface RunState {
  readonly startedAt: number;
  started?: Started;
  reportFile?: string;
  requests: RequestCounts;
  known?: () => Outcome;
  writing?: Writing;
}

/** Runs one command from texts to exit code; the one place that catches, reports and writes. Never throws. */
export async function runCommand(options: RunOptions): Promise<number> {
  const { command, host } = options;
  const { manifest } = command;
  const startedAt = options.clock.now();
  const state: RunState = { startedAt, requests: { count: 0, retried: 0 } };
  const limit = openTimeLimit(options.stop, options.watch ?? (() => undefined));
  options.lastWords?.(
    () => (state.writing ?? write(options, state, abandoned(state, limit.over), limit)).ending().exitCode,
  );
  try {
    const attempt = work(options, state, limit).catch((error: unknown): Outcome => {
      // A run that is stopped before its inputs are known says why, not what it could not read by then.
      const isStopped = state.started === undefined && limit.over.aborted;
      const problems = localProblems(isStopped ? stoppedProblem(limit.over, 'reading the inputs') : error);
      return failedOutcome(problems);
    });
    const outcome = await limit.within(attempt, () => abandoned(state, limit.over));
    host.progress?.(undefined);
    // A stopped run is not a pass, even if nothing failed after that.
    const ended = limit.over.aborted ? withStop(outcome, stopReason(limit.over)) : outcome;
    const writing = write(options, state, ended, limit);
    await limit.within(writing.done, () => writing.giveUp(handoverProblem(outcome, limit)), WRITE_GRACE_MS);
    const { exitCode, result } = writing.ending();
    const { count } = state.requests;
    const sent = counted(count, 'request');
    const took = renderDuration(options.clock.now() - state.startedAt);
    const words = `${manifest.name}: ${result} (${sent}, ${took})`;
    if (host.conclude === undefined) host.log.info(words);
    else host.conclude(result, words);
    if (!options.texts.commandLine.json) suggest(options, outcome, { exitCode, requests: count });
    return exitCode;
  } finally {
    limit.close();
  }
}

/** The outcome of a run whose work does not end, with everything known so far; never a pass. */
function abandoned({ known }: RunState, over: AbortSignal): Outcome {
  // If the main thread was blocked, the signal could not abort, and the time has run out.
  const why = over.aborted ? stopReason(over) : 'the command took longer than its `timeout`';
  return withStop(known?.() ?? NO_FINDINGS, why);
}

function withStop(outcome: Outcome, message: string): Outcome {
  return outcome.problems.length > 0 ? outcome : { ...outcome, problems: [stopProblem(outcome, message)] };
}

/** The problem of results that did not reach the host in time: later steps would go on without them. */
function handoverProblem(outcome: Outcome, { over }: TimeLimit): Problem {
  return stopProblem(outcome, `the host has not received all results: ${stopReason(over)}`);
}

function stopProblem({ outputs }: Outcome, message: string): Problem {
  return { kind: Number(outputs['applied'] ?? 0) > 0 ? 'partial' : 'service', message };
}

/** Writes the result of the run; all files exist when it returns. */
function write(options: RunOptions, state: RunState, outcome: Outcome, { over }: TimeLimit): Writing {
  const { clock, command, host, stop, texts } = options;
  const { manifest } = command;
  const { started } = state;
  // A run that had to stop is neither a failed sign-in nor a failed request.
  const isSoftened = started !== undefined && !stop.aborted;
  const writing = writeOutcome(host, isSoftened ? soften(started.inputs, outcome) : outcome, {
    manifest,
    startedAt: state.startedAt,
    finishedAt: clock.now(),
    inputs: publicInputs(manifest, started?.inputs),
    requests: state.requests,
    annotations: started?.inputs.annotations ?? givenText(texts, 'annotations')?.trim() !== 'false',
    summary: started?.inputs.summary ?? givenText(texts, 'summary')?.trim() !== 'false',
    frames: givenText(texts, 'policy-from')?.trim() !== 'base' && !host.context.untrustedHead,
    reportFile: state.reportFile ?? privateReport(host),
    json: texts.commandLine.json,
    stdout: options.stdout,
    secretStdout: manifest.name === 'token' && !over.aborted,
  });
  state.writing = writing;
  return writing;
}

function privateReport(host: Host): string | undefined {
  try {
    return privateFile(host.context.tempDirectory, 'report.json');
  } catch {
    // Already reported: the run ended because of it.
    return undefined;
  }
}

async function work(options: RunOptions, state: RunState, limit: TimeLimit): Promise<Outcome> {
  limit.start(firstTimeout(options));
  const started = await startCommand({ ...options, signal: limit.over }, (path) => {
    state.reportFile = path;
  });
  state.started = started;
  await removeEarlierResults(options, started);
  limit.enforce(started.inputs.timeout);
  const { runWork } = await import('./run-work.ts');
  return await runWork(options, started, limit.over, {
    counts: (requests) => {
      state.requests = requests;
    },
    keep: (known) => {
      state.known = known;
    },
  });
}

/** The `timeout` until the config file is read, which may set another. */
function firstTimeout({ texts }: RunOptions): number {
  const given = parseDuration(givenText(texts, 'timeout')?.trim() ?? '');
  // A `timeout` that is refused must not end the run before it is.
  if (given !== undefined && given >= commonInputs.timeout.min) return given;
  return Number(parseDuration(commonInputs.timeout.default));
}

function publicInputs(manifest: Manifest, inputs: Partial<CommonInputs> = {}) {
  const isPublic = ([name, value]: readonly [string, unknown]): boolean =>
    value !== undefined && manifest.inputs[name]?.kind !== 'secret';
  return Object.fromEntries(Object.entries(inputs).filter(isPublic));
}

/** The next command: the outcome's own, or what helps with refused inputs and with signing in. */
function suggest(
  { command: { manifest }, host, manifests, texts }: RunOptions,
  { next, problems }: Outcome,
  { exitCode, requests }: { readonly exitCode: number; readonly requests: number },
): void {
  // Inputs were refused if nothing was asked of anyone, and no place in a file is to blame.
  const isRefused =
    exitCode === 2 && requests === 0 && problems.every(({ location }) => location === undefined);
  const isStranger = exitCode === 3 || exitCode === 4;
  const doctor = isStranger ? manifests.find(({ name }) => name === 'doctor') : undefined;
  const { flags } = texts.commandLine;
  if (isRefused) host.suggest?.(`${manifest.name} --help`);
  else if (doctor !== undefined && doctor !== manifest) host.suggest?.(nextCommand(doctor, flags));
  else if (next !== undefined) host.suggest?.(nextCommand(manifest, flags, next));
}

/** Removes files with the results of an earlier run: none may stay where this run does not get so far as to replace it. */
async function removeEarlierResults(
  { command: { manifest }, host }: RunOptions,
  { area, inputs }: Started,
): Promise<void> {
  for (const [name, { results }] of Object.entries(manifest.inputs)) {
    const path: unknown = results === true ? Reflect.get(inputs, name) : undefined;
    if (typeof path !== 'string') continue;
    const wrong = await problemsOf(() => removeEarlierFile(path, area));
    for (const { message } of wrong)
      host.log.warning(`${message}. It does not have the results of this run.`);
  }
}
