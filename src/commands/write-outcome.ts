import { cutJsonArray } from '../base/cut.ts';
import { plainLine } from '../base/plain-text.ts';
import { renderTime } from '../base/time.ts';
import type { Finding } from '../domain/finding.ts';
import { errorCode, writeAtomically } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import type { Ending } from './exit-code.ts';
import type { Manifest } from './manifest.ts';
import type { Outcome } from './outcome.ts';

/** Annotations of one level that a step may have before the host drops the rest. */
const MAXIMUM_ANNOTATIONS = 10;
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
  tellFindings(host, outcome.findings, facts.annotations);
  for (const line of outcome.log) host.log.info(line);
  for (const limitation of host.limitations) host.log.info(`Note: ${limitation}.`);
  const report = (): Iterable<string> => renderReport(outcome, facts, host);
  const reportPath = await writeReport(host, facts.reportFile, report());
  writeOutputs(host, outcome, facts, reportPath);
  if (facts.summary && outcome.summary !== '') host.writeSummary(outcome.summary);
  if (facts.json) facts.stdout([...report()].join(''));
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

function tellFindings(host: Host, findings: readonly Finding[], annotations: boolean): void {
  const native = host.capabilities.annotations === 'native';
  for (const level of LEVELS) {
    const some = findings.filter((finding) => finding.level === level);
    const shown = annotations ? (native ? some.slice(0, MAXIMUM_ANNOTATIONS) : some) : [];
    for (const finding of shown)
      host.annotate({ level, title: finding.title, message: messageOf(finding), ...finding.location });
    for (const finding of some.slice(shown.length)) {
      const { location } = finding;
      const place = location === undefined ? '' : `${plainLine(location.file)}:${location.line}: `;
      host.log.info(`${place}${level}: ${finding.title}: ${messageOf(finding)}`);
    }
    if (annotations && some.length > shown.length)
      host.log.info(`${some.length - shown.length} more ${level}s are listed here without an annotation.`);
  }
}

function messageOf(finding: Finding): string {
  return finding.fix === undefined ? finding.message : `${finding.message}\n${finding.fix}`;
}

/** The report in pieces, since one of tens of thousands of rows is large. */
function* renderReport(outcome: Outcome, facts: RunFacts, host: Host): Generator<string> {
  const report = {
    version: 1,
    command: facts.manifest.name,
    result: facts.ending.result,
    exitCode: facts.ending.exitCode,
    startedAt: renderTime(facts.startedAt),
    finishedAt: renderTime(facts.finishedAt),
    inputs: facts.inputs,
    findings: outcome.findings,
    problems: outcome.problems,
    requests: { count: facts.requests.count, retried: facts.requests.retried },
    ...outcome.report,
  };
  let before = '{\n';
  for (const [name, value] of Object.entries(report)) {
    if (value === undefined) continue;
    yield host.redact(`${before}  ${JSON.stringify(name)}: `);
    yield* renderMember(value, host);
    before = ',\n';
  }
  yield '\n}\n';
}

const ENTRIES_A_PIECE = 500;
const SEPARATOR = ',\n    ';

/** Lists, and whatever can be gone through, have one entry a line: tens of thousands are still read with ease. */
function* renderMember(value: unknown, host: Host): Generator<string> {
  if (!isIterable(value)) {
    yield host.redact(JSON.stringify(value));
    return;
  }
  let start = '[\n    ';
  let entries: string[] = [];
  for (const entry of value) {
    entries.push(JSON.stringify(entry));
    if (entries.length < ENTRIES_A_PIECE) continue;
    yield host.redact(start + entries.join(SEPARATOR));
    start = SEPARATOR;
    entries = [];
  }
  if (entries.length > 0) yield host.redact(start + entries.join(SEPARATOR));
  else if (start !== SEPARATOR) yield '[';
  yield entries.length === 0 && start !== SEPARATOR ? ']' : '\n  ]';
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

async function writeReport(
  host: Host,
  path: string | undefined,
  report: Iterable<string>,
): Promise<string | undefined> {
  if (path === undefined) return undefined;
  try {
    await writeAtomically(path, report, 0o600);
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
