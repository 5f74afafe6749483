import { spawn, spawnSync } from 'node:child_process';
import type { HostOptions } from './host-options.ts';

const TIMEOUT_MS = 30_000;
const MAXIMUM_BYTES = 1024 * 1024;

/** What the agent's command said; `failed` also where there is no agent on the machine. */
export type AgentAnswer =
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Runs `buildkite-agent`; values go by stdin, never as arguments. Never throws. */
export function runAgent(
  environment: HostOptions['environment'],
  words: readonly string[],
  input: string,
  signal?: AbortSignal,
): Promise<AgentAnswer> {
  return new Promise((resolve) => {
    // Not the option `timeout`: its timer outlives a program that is not there, and keeps this process from its end.
    const late = AbortSignal.timeout(TIMEOUT_MS);
    const child = spawn('buildkite-agent', words, {
      env: { ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      signal: signal === undefined ? late : AbortSignal.any([signal, late]),
    });
    const printed = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8');
      child[stream].on('data', (text: string) => {
        if (printed[stream].length < MAXIMUM_BYTES) printed[stream] += text;
      });
    }
    child.on('error', (error) => {
      const why = late.aborted ? `no answer within ${TIMEOUT_MS / 1000} s` : explain(error);
      resolve({ kind: 'failed', why });
    });
    child.on('close', (code) => {
      if (code === 0) resolve({ kind: 'output', text: printed.stdout });
      else resolve({ kind: 'failed', why: lastLine(printed.stderr) || `exit code ${code}` });
    });
    // An agent that does not read its input closes the pipe: its exit code tells.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** The same, waiting for it: what is masked must be so before the next line is printed. */
export function runAgentNow(
  environment: HostOptions['environment'],
  words: readonly string[],
  input: string,
): AgentAnswer {
  const done = spawnSync('buildkite-agent', words, {
    env: { ...environment },
    input,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    windowsHide: true,
  });
  if (done.status === 0) return { kind: 'output', text: done.stdout };
  return {
    kind: 'failed',
    why: done.error === undefined ? lastLine(done.stderr) || `exit code ${done.status}` : explain(done.error),
  };
}

function explain(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  return code === 'ENOENT' ? 'there is no `buildkite-agent` on the PATH' : error.message;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
