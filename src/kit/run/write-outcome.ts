import { cutJsonArray, escapeJson } from '../../base/json-text.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderTime } from '../../base/time.ts';
import { writeAtomically } from '../../host/files/files.ts';
import type { Host } from '../../host/host.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { renderAnswer, SUMMARY_LIMIT_BYTES } from '../report/answer.ts';
import { type Coverage, NO_COVERAGE } from './coverage.ts';
import { answerFacts, hostEnding } from './handover.ts';
import { NO_FINDINGS, type Outcome, type Problem } from './outcome.ts';
import { placeUrlOf } from './place-url.ts';
import { localProblems } from './problems.ts';
import { type Ending, endingOf } from './soften.ts';
import { countFindings, madeFindings, tellFindings, tellProblem, tellProblems } from './tell-findings.ts';

/** Maximum number of findings in the report and the host's files; the command's own list is complete. */
const MAXIMUM_REPORTED = 10_000;

export interface RunFacts {
  readonly manifest: Manifest;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly requests: { readonly count: number; readonly retried: number };
  readonly annotations: boolean;
  readonly summary: boolean;
  /** True if places in files are those of the checkout, so that their lines can be shown. */
  readonly frames: boolean;
  readonly reportFile: string | undefined;
  readonly json: boolean;
  readonly stdout: (text: string) => void;
  /** True for `token`, whose stdout is the secret. */
  readonly secretStdout: boolean;
}

/** Output in progress: what is done at once, and what has to be awaited. */
export interface Writing {
  /** How the run ends, as far as is known; whatever cannot be written adds a problem. */
  readonly ending: () => Ending;
  /** Settles when the host and stdout have received everything. Never rejects. */
  readonly done: Promise<void>;
  /** Ends the run without what the host has not received by now, which is this problem. */
  readonly giveUp: (problem: Problem) => void;
}

/**
 * Writes everything that the user sees, once: log, annotations, report, outputs, summary, stdout. All files are written
 * before this returns, so that nothing is lost if the process has to end at once. If something that the host supports
 * cannot be written, that is a problem (exit code 5).
 */
export function writeOutcome(host: Host, outcome: Outcome, facts: RunFacts): Writing {
  const failures: Problem[] = [];
  const whole = (): Outcome => ({ ...outcome, problems: [...outcome.problems, ...failures] });
  const ending = (): Ending => endingOf(whole());
  const fail = (problem: Problem): void => {
    if (failures.some(({ message }) => message === problem.message)) return;
    failures.push(problem);
    tellProblem(host, problem);
  };
  const collect = (): void => {
    for (const { fix = FILE_FIX, message } of host.unwritten())
      fail({
        kind: 'unwritten',
        message: plainLine(message, 600),
        fix: `later steps and jobs would continue without it: ${fix}`,
      });
  };
  tellProblems(host, outcome, facts.frames);
  tellFindings(host, outcome, facts.annotations);
  for (const line of outcome.log) host.log.info(line);
  for (const limitation of host.limitations ?? []) host.log.info(`Note: ${limitation}.`);
  const report = (): Readonly<Record<string, unknown>> => reportOf(whole(), facts, ending());
  const reportPath = writeReport(host, facts.reportFile, report(), fail);
  if (host.capabilities.outputs !== 'none') writeOutputs(host, outcome, facts.manifest);
  if (facts.summary && host.capabilities.summary !== 'none') writeSummary(host, outcome, facts, ending());
  collect();
  host.setOutput('report', reportPath ?? '');
  host.setOutput('result', ending().result);
  collect();
  const findings = {
    [Symbol.iterator]: () => madeFindings(outcome, facts.annotations ? MAXIMUM_REPORTED : 0),
  };
  const finished = host.finish?.(hostEnding(ending().result, findings));
  collect();
  let reported = 0;
  // The report states how the run ended, even if a later failure decided that.
  const restate = (): void => {
    if (failures.length > reported && reportPath !== undefined) writeReport(host, reportPath, report(), fail);
    reported = failures.length;
  };
  restate();
  writePayload(host, outcome, facts, report);
  return {
    ending,
    done: (finished ?? Promise.resolve()).then(() => {
      collect();
      restate();
    }),
    giveUp: (problem) => {
      fail(problem);
      restate();
    },
  };
}

/** Writes the summary, unless the outcome has nothing to say. */
function writeSummary(host: Host, outcome: Outcome, { manifest }: RunFacts, { result }: Ending): void {
  if (outcome.problems.length === 0 && outcome.summary === NO_FINDINGS.summary) return;
  const facts = answerFacts(outcome, manifest, result, placeUrlOf(host));
  host.writeSummary(renderAnswer(facts, SUMMARY_LIMIT_BYTES));
}

const FILE_FIX = 'free some disk space, or allow this process to write there';

function writePayload(
  host: Host,
  outcome: Outcome,
  facts: RunFacts,
  report: () => Readonly<Record<string, unknown>>,
): void {
  const text = outcome.stdout.join('\n');
  if (facts.json) for (const chunk of redactedChunks(host, report())) facts.stdout(chunk);
  else if (outcome.stdout.length > 0) facts.stdout(`${facts.secretStdout ? text : host.redact(text)}\n`);
}

function reportOf(outcome: Outcome, facts: RunFacts, ending: Ending): Readonly<Record<string, unknown>> {
  const omitted = countFindings(outcome) - MAXIMUM_REPORTED;
  return {
    version: 1,
    command: facts.manifest.name,
    result: ending.result,
    exitCode: ending.exitCode,
    startedAt: renderTime(facts.startedAt),
    finishedAt: renderTime(facts.finishedAt),
    inputs: facts.inputs,
    findings: { [Symbol.iterator]: () => madeFindings(outcome, MAXIMUM_REPORTED) },
    ...(omitted > 0 ? { findingsOmitted: omitted } : {}),
    problems: outcome.problems,
    coverage: coverageOf(outcome),
    requests: { count: facts.requests.count, retried: facts.requests.retried },
    ...outcome.report,
  };
}

/** The account without the noun, which only the summary needs. */
function coverageOf(outcome: Outcome): Coverage {
  const { noun: _, ...coverage } = outcome.coverage ?? { ...NO_COVERAGE, noun: '' };
  return coverage;
}

/** Chunks are cut between entries, so no secret spans two of them. */
function* redactedChunks(host: Host, report: Readonly<Record<string, unknown>>): Generator<string> {
  for (const chunk of reportChunks(report)) yield host.redact(chunk);
}

function writeReport(
  host: Host,
  path: string | undefined,
  report: Readonly<Record<string, unknown>>,
  fail: (problem: Problem) => void,
): string | undefined {
  if (path === undefined) return undefined;
  try {
    writeAtomically(path, redactedChunks(host, report), 0o600);
    return path;
  } catch (error) {
    for (const problem of localProblems(error, 'the report was not written'))
      fail({ ...problem, kind: 'unwritten' });
    return undefined;
  }
}

function writeOutputs(host: Host, outcome: Outcome, manifest: Manifest): void {
  let truncated = outcome.outputsTruncated === true;
  for (const [name, value] of Object.entries(outcome.outputs)) {
    const kind = manifest.outputs[name]?.kind;
    const cut = Array.isArray(value) ? cutJsonArray(value) : { text: String(value), truncated: false };
    truncated ||= cut.truncated && kind === 'json';
    host.setOutput(name, kind === 'secret' ? String(value) : host.redact(cut.text));
  }
  host.setOutput('outputs-truncated', String(truncated));
}

/** Larger strings are not collected with the young ones. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * JSON of a report in pieces, so that a report of very many findings is never one string: each top-level key and each
 * entry of a top-level list (an array or any iterable) on its own line. With `--json` it goes to the log of a CI, so it
 * contains nothing that is a command there.
 */
export function* reportChunks(report: Readonly<Record<string, unknown>>): Generator<string> {
  let chunk = '{';
  let separator = '\n';
  for (const [key, value] of Object.entries(report)) {
    if (value === undefined) continue;
    chunk += `${separator}  ${JSON.stringify(key)}: `;
    separator = ',\n';
    if (!isList(value)) {
      chunk += JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ');
      continue;
    }
    let between = '[\n    ';
    for (const entry of value) {
      chunk += between + (JSON.stringify(entry) ?? 'null');
      between = ',\n    ';
      if (chunk.length < CHUNK_LENGTH) continue;
      yield escapeJson(chunk);
      chunk = '';
    }
    chunk += between.startsWith('[') ? '[]' : '\n  ]';
  }
  yield escapeJson(`${chunk}\n}\n`);
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
