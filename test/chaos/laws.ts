import { createLeakFinder } from './leaks.ts';
import type { RunEnd } from './real-run.ts';

/** Parts of a report that are judged. */
export interface Report {
  readonly result: string;
  readonly exitCode: number;
  readonly findings: readonly { readonly rule: string; readonly level: string; readonly message: string }[];
  readonly problems: readonly { readonly kind: string; readonly message: string; readonly fix?: string }[];
  readonly requests: { readonly count: number; readonly retried: number };
  readonly [key: string]: unknown;
}

/** Observations of any run, whatever was done to it. */
export interface Seen extends RunEnd {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly report: Report | undefined;
  readonly timeoutMs: number;
  /** From the signal to stop to the end; `undefined` where there was none. */
  readonly stoppingMs?: number | undefined;
  readonly secrets: readonly string[];
}

/** A run ends within its `timeout`, or after a signal, within this much. */
const SLACK_MS = 2000;
const INTERNALS =
  /\n\s+at \S+.*[:(]\d+:\d+|\bTypeError\b|RangeError|\[object |unexpected failure|ENOENT: no such file/;

/** The laws that hold for every run: it ends in time, tells no secret and nothing of its insides, and agrees with its report. */
export function judgeLaws(
  run: Seen,
  files: Readonly<Record<string, string>>,
  holdsToken = false,
): readonly string[] {
  return [...run.accidents, ...judgeTime(run), ...judgeReport(run), ...judgeSecrets(run, files, holdsToken)];
}

function judgeTime({ milliseconds, stoppingMs, timeoutMs }: Seen): readonly string[] {
  const late = [
    milliseconds > timeoutMs + SLACK_MS
      ? `took ${Math.round(milliseconds)} ms with a time-out of ${timeoutMs} ms`
      : undefined,
    (stoppingMs ?? 0) > SLACK_MS ? `took ${Math.round(stoppingMs ?? 0)} ms to stop after SIGTERM` : undefined,
  ];
  return late.filter((problem) => problem !== undefined);
}

function judgeReport({ code, outputs, report, stderr, summary }: Seen): readonly string[] {
  if (report === undefined) return [`there is no report: exit ${code}, ${stderr.slice(-300)}`];
  const problems: string[] = [];
  if (code !== report.exitCode) problems.push(`exit ${code}, but ${report.exitCode} in the report`);
  if (outputs['result'] !== report.result) problems.push(`output result is ${outputs['result']}`);
  if (report.result === 'error' && report.problems.length === 0) problems.push('an error without a problem');
  const internals = INTERNALS.exec([stderr, summary, JSON.stringify(report.problems)].join('\n'));
  if (internals !== null) problems.push(`shows internals: ${internals[0].trim()}`);
  return problems;
}

/** A command whose result is a token may show it in its output, on stdout and in its file. */
function judgeSecrets(
  run: Seen,
  files: Readonly<Record<string, string>>,
  holdsToken: boolean,
): readonly string[] {
  const { token = '', ...outputs } = run.outputs;
  const texts: Readonly<Record<string, string>> = {
    log: run.stderr.replace(/^::add-mask::.*$/gm, ''),
    outputs: JSON.stringify(outputs),
    summary: run.summary,
    report: JSON.stringify(run.report ?? {}),
    ...(holdsToken ? {} : { token, stdout: run.stdout, ...files }),
  };
  const leak = createLeakFinder(run.secrets);
  return Object.entries(texts).flatMap(([name, text]) => {
    const shown = leak(text);
    return shown === undefined ? [] : [`a secret in ${name}: ${shown.slice(0, 40)}…`];
  });
}
