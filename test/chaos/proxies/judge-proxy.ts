import { judgeLaws } from '../laws.ts';
import type { ProxyCase, ProxyRun } from './run-proxy.ts';

/** Four tries for each of the few requests that a job can come to, each with a connection of its own; and then some. */
const MAXIMUM_CONNECTIONS = 60;

/** Faults of a run behind a hostile proxy, in words; empty if there are none. */
export function judgeProxy(which: ProxyCase, run: ProxyRun): readonly string[] {
  return [...judgeLaws(run, {}), ...judgeEnd(which, run), ...judgeConnections(run)];
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

function judgeConnections({ connections }: ProxyRun): readonly string[] {
  if (connections === 0) return ['the proxy was never asked'];
  return connections > MAXIMUM_CONNECTIONS ? [`${connections} connections`] : [];
}
