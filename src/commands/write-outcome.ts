import { cutJsonArray } from '../base/cut.ts';
import { plainLine } from '../base/plain-text.ts';
import { renderTime } from '../base/time.ts';
import type { Finding, FindingLevel } from '../domain/finding.ts';
import { errorCode, writeAtomically } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import type { Ending } from './exit-code.ts';
import type { Manifest } from './manifest.ts';
import type { LazyFinding, Outcome } from './outcome.ts';
import { reportChunks } from './report-text.ts';

/** Annotations of one level that a step may have before the host drops the rest. */
const MAXIMUM_ANNOTATIONS = 10;
/** Findings of one level that the log lists; a log of many thousand lines tells nobody anything. */
const MAXIMUM_LISTED = 200;
/**
 * Findings that the report and hosts' own files have; beyond them the report has a count, and the command's own list, which
 * is whole, has the facts.
 */
const MAXIMUM_REPORTED = 10_000;
const LEVELS = ['error', 'warning', 'notice'] as const;

/** What the writer adds to an outcome. */
export interface RunFacts {
  readonly manifest: Manifest;
  readonly ending: Ending;
  readonly startedAt: number;
  readonly finishedAt: number;
  /** Values of the inputs without secrets. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly requests: { readonly count: number; readonly retried: number };
  readonly annotations: boolean;
  readonly summary: boolean;
  /** Absolute path of the report. */
  readonly reportFile: string | undefined;
  readonly json: boolean;
  readonly stdout: (text: string) => void;
  /** True for `token`, whose stdout is the secret. */
  readonly secretStdout: boolean;
}

/** Writes everything that the user sees, once: log, annotations, outputs, summary, report, stdout. */
export async function writeOutcome(host: Host, outcome: Outcome, facts: RunFacts): Promise<void> {
  for (const problem of outcome.problems) tellProblem(host, problem);
  tellFindings(host, outcome, facts.annotations);
  for (const line of outcome.log) host.log.info(line);
  for (const limitation of host.limitations) host.log.info(`Note: ${limitation}.`);
  const report = reportOf(outcome, facts);
  const reportPath = await writeReport(host, facts.reportFile, report);
  writeOutputs(host, outcome, facts, reportPath);
  if (facts.summary && outcome.summary !== '') host.writeSummary(outcome.summary);
  await host.finish?.({
    result: facts.ending.result,
    findings: facts.annotations ? [...madeFindings(outcome, MAXIMUM_REPORTED)] : [],
  });
  if (facts.json) for (const chunk of redactedChunks(host, report)) facts.stdout(chunk);
  else if (outcome.stdout.length > 0)
    facts.stdout(
      `${facts.secretStdout ? outcome.stdout.join('\n') : host.redact(outcome.stdout.join('\n'))}\n`,
    );
}

function tellProblem(host: Host, problem: Outcome['problems'][number]): void {
  const text = problem.fix === undefined ? problem.message : `${problem.message}\n${problem.fix}`;
  if (problem.location === undefined) host.log.error(text);
  else host.annotate({ level: 'error', title: 'platform-actions', message: text, ...problem.location });
}

function* allFindings(outcome: Outcome): Generator<LazyFinding> {
  yield* outcome.lazyFindings ?? [];
  for (const finding of outcome.findings) yield { level: finding.level, make: () => finding };
}

function* madeFindings(outcome: Outcome, most: number): Generator<Finding> {
  let left = most;
  for (const finding of allFindings(outcome)) {
    if (left <= 0) return;
    left -= 1;
    yield finding.make();
  }
}

function countFindings(outcome: Outcome): number {
  let count = 0;
  for (const _ of allFindings(outcome)) count += 1;
  return count;
}

function tellFindings(host: Host, outcome: Outcome, annotations: boolean): void {
  const native = host.capabilities.annotations === 'native';
  const annotated = annotations ? (native ? MAXIMUM_ANNOTATIONS : MAXIMUM_LISTED) : 0;
  const first: Record<FindingLevel, Finding[]> = { error: [], warning: [], notice: [] };
  const counts: Record<FindingLevel, number> = { error: 0, warning: 0, notice: 0 };
  for (const { level, make } of allFindings(outcome)) {
    counts[level] += 1;
    if (counts[level] <= MAXIMUM_LISTED) first[level].push(make());
  }
  for (const level of LEVELS) {
    const shown = first[level].slice(0, annotated);
    for (const finding of shown)
      host.annotate({ level, title: finding.title, message: messageOf(finding), ...finding.location });
    // Notices need nothing to be done: those that are not shown are counted here and stand in the report.
    const listed = level === 'notice' && annotations ? [] : first[level].slice(annotated);
    for (const finding of listed) {
      const { location } = finding;
      const place = location === undefined ? '' : `${plainLine(location.file)}:${location.line}: `;
      host.log.info(`${place}${level}: ${finding.title}: ${messageOf(finding)}`);
    }
    if (annotations && native && listed.length > 0)
      host.log.info(
        `${listed.length} more ${level}${listed.length === 1 ? ' is' : 's are'} listed here without an annotation.`,
      );
    const left = counts[level] - shown.length - listed.length;
    if (left > 0)
      host.log.info(`${left} more ${level}${left === 1 ? ' is' : 's are'} not listed here: see the report.`);
  }
}

function messageOf(finding: Finding): string {
  return finding.fix === undefined ? finding.message : `${finding.message}\n${finding.fix}`;
}

function reportOf(outcome: Outcome, facts: RunFacts): Readonly<Record<string, unknown>> {
  const omitted = countFindings(outcome) - MAXIMUM_REPORTED;
  return {
    version: 1,
    command: facts.manifest.name,
    result: facts.ending.result,
    exitCode: facts.ending.exitCode,
    startedAt: renderTime(facts.startedAt),
    finishedAt: renderTime(facts.finishedAt),
    inputs: facts.inputs,
    findings: { [Symbol.iterator]: () => madeFindings(outcome, MAXIMUM_REPORTED) },
    ...(omitted > 0 ? { findingsOmitted: omitted } : {}),
    problems: outcome.problems,
    requests: { count: facts.requests.count, retried: facts.requests.retried },
    ...outcome.report,
  };
}

/** No secret lies across two chunks: they are cut between entries. */
function* redactedChunks(host: Host, report: Readonly<Record<string, unknown>>): Generator<string> {
  for (const chunk of reportChunks(report)) yield host.redact(chunk);
}

async function writeReport(
  host: Host,
  path: string | undefined,
  report: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (path === undefined) return undefined;
  try {
    await writeAtomically(path, redactedChunks(host, report), 0o600);
    return path;
  } catch (error) {
    host.log.warning(
      `the report was not written: ${plainLine(error instanceof Error ? error.message : errorCode(error))}`,
    );
    return undefined;
  }
}

function writeOutputs(host: Host, outcome: Outcome, facts: RunFacts, reportPath: string | undefined): void {
  let truncated = outcome.outputsTruncated === true;
  const { json, secret } = kindsOf(facts.manifest);
  for (const [name, value] of Object.entries(outcome.outputs)) {
    if (secret.has(name)) {
      host.setOutput(name, String(value));
      continue;
    }
    if (!Array.isArray(value)) {
      host.setOutput(name, host.redact(String(value)));
      continue;
    }
    const cut = cutJsonArray(value);
    truncated ||= cut.truncated && json.has(name);
    host.setOutput(name, host.redact(cut.text));
  }
  host.setOutput('result', facts.ending.result);
  host.setOutput('report', reportPath ?? '');
  host.setOutput('outputs-truncated', String(truncated));
}

function kindsOf(manifest: Manifest): {
  readonly json: ReadonlySet<string>;
  readonly secret: ReadonlySet<string>;
} {
  const names = (kind: 'json' | 'secret'): ReadonlySet<string> =>
    new Set(
      Object.entries(manifest.outputs)
        .filter(([, spec]) => spec.kind === kind)
        .map(([name]) => name),
    );
  return { json: names('json'), secret: names('secret') };
}
