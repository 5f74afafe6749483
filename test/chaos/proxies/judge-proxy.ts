import { createLeakFinder } from '../leaks.ts';
import type { ProxyCase, ProxyRun } from './run-proxy.ts';

/** A run ends within its `timeout`, or after a signal, within this much. */
const SLACK_MS = 2000;
/** Four tries for each of the few requests that a job can come to, each with a connection of its own; and then some. */
const MAXIMUM_CONNECTIONS = 60;

const INTERNALS = /\n\s+at \S+.*[:(]\d+:\d+|\bTypeError\b|RangeError|\[object |unexpected failure/;

/** The faults of a run behind a hostile proxy, in words; empty if there are none. */
export function judgeProxy(which: ProxyCase, run: ProxyRun): readonly string[] {
  return [...run.accidents, ...judgeEnd(which, run), ...judgeBounds(run), ...judgeTexts(run)];
}

function judgeEnd({ kind, mode }: ProxyCase, { code, report, stderr, stdout }: ProxyRun): readonly string[] {
  // Nothing behind the proxy was reached: no answer (exit code 5), whatever the proxy said.
  const isError = code === 5 && report?.result === 'error';
  const isRight = code === 0 && /@sha256:[0-9a-f]{64}/.test(stdout);
  if (mode !== 'twice') return isError ? [] : [`exit ${code} instead of 5: ${stderr.slice(-300)}`];
  if (isRight) return [];
  if (kind.passing === true)
    return [`exit ${code}, though the third connection is right: ${stderr.slice(-300)}`];
  return isError ? [] : [`exit ${code}, neither a digest nor 5: ${stderr.slice(-300)}`];
}

function judgeBounds({ connections, milliseconds, stoppingMs, timeoutMs }: ProxyRun): readonly string[] {
  const problems: string[] = [];
  if (milliseconds > timeoutMs + SLACK_MS)
    problems.push(`took ${Math.round(milliseconds)} ms with a time-out of ${timeoutMs} ms`);
  if (stoppingMs !== undefined && stoppingMs > SLACK_MS)
    problems.push(`took ${Math.round(stoppingMs)} ms to stop after SIGTERM`);
  if (connections === 0) problems.push('the proxy was never asked');
  if (connections > MAXIMUM_CONNECTIONS) problems.push(`${connections} connections`);
  return problems;
}

function judgeTexts({
  code,
  outputs,
  report,
  secrets,
  stderr,
  stdout,
  summary,
}: ProxyRun): readonly string[] {
  if (report === undefined) return ['there is no report'];
  const problems: string[] = [];
  if (code !== report.exitCode) problems.push(`exit ${code}, but ${report.exitCode} in the report`);
  if (report.result === 'error' && report.problems.length === 0) problems.push('an error without a problem');
  const internals = INTERNALS.exec(`${stdout}\n${stderr}\n${summary}`);
  if (internals !== null) problems.push(`shows internals: ${internals[0].trim()}`);
  const leak = createLeakFinder(secrets);
  const texts = {
    log: stderr.replace(/^::add-mask::.*$/gm, ''),
    stdout,
    outputs: JSON.stringify(outputs),
    summary,
    report: JSON.stringify(report),
  };
  for (const [name, text] of Object.entries(texts)) {
    const shown = leak(text);
    if (shown !== undefined) problems.push(`a secret in ${name}: ${shown.slice(0, 40)}…`);
  }
  return problems;
}
