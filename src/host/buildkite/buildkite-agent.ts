import { findProgram } from '../git/git.ts';
import type { HostOptions } from '../host-options.ts';

const TIMEOUT_MS = 30_000;
/** Longest time for which this process may be blocked. */
const WAITING_MS = 1500;
const MAXIMUM_BYTES = 1024 * 1024;

/** Result of a command of the agent; `failed` also if the machine has no agent. */
export type AgentAnswer =
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Runs `buildkite-agent`; values are passed through stdin, never as arguments. Never throws. */
export function runAgent(
  environment: HostOptions['environment'],
  words: readonly string[],
  input: string,
  signal?: AbortSignal,
): Promise<AgentAnswer> {
  const agent = findAgent(environment);
  if (agent === undefined) return Promise.resolve({ kind: 'failed', why: NO_AGENT });
  // Not the option `timeout`: its timer outlives a program that does not exist, and would keep this process running.
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const options = {
    env: agent.environment,
    maxBuffer: MAXIMUM_BYTES,
    windowsHide: true,
    signal: AbortSignal.any([late, ...(signal === undefined ? [] : [signal])]),
  };
  const { execFile } = process.getBuiltinModule('node:child_process');
  return new Promise((resolve) => {
    const child = execFile(agent.path, words, options, (error, text, stderr) => {
      const why = late.aborted ? `no answer within ${TIMEOUT_MS / 1000} s` : explain(error, stderr);
      resolve(error === null ? { kind: 'output', text } : { kind: 'failed', why });
    });
    // An agent that does not read its input closes the pipe; its exit code reports that.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** The same, but synchronous: a mask must be in place before the next line is printed. */
export function runAgentNow(
  environment: HostOptions['environment'],
  words: readonly string[],
  input: string,
): AgentAnswer {
  const agent = findAgent(environment);
  if (agent === undefined) return { kind: 'failed', why: NO_AGENT };
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const done = spawnSync(agent.path, words, {
    env: agent.environment,
    input,
    encoding: 'utf8',
    timeout: WAITING_MS,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  if (done.status === 0) return { kind: 'output', text: done.stdout };
  return { kind: 'failed', why: explain(done.error ?? { code: done.status }, done.stderr) };
}

/** Why nothing runs on a machine without the agent, such as a container. */
export const NO_AGENT = '`buildkite-agent` is not on the PATH';

/** The agent of the machine, never one of the checkout, with the job's variables except for our inputs and secrets. */
function findAgent(environment: HostOptions['environment']) {
  const workspace = environment['BUILDKITE_BUILD_CHECKOUT_PATH'] || process.cwd();
  const found = findProgram('buildkite-agent', workspace, environment);
  if (found === undefined) return undefined;
  const others = Object.entries(environment).filter(
    ([name]) => !/^(?:INPUT_|ACTIONS_|PLATFORM_)/i.test(name),
  );
  return { path: found.path, environment: { ...Object.fromEntries(others), PATH: found.searchPath } };
}

function explain(error: object | null, stderr: string): string {
  const { code, message }: { readonly code?: unknown; readonly message?: string } = error ?? {};
  if (code === 'ENOENT') return NO_AGENT;
  const said = stderr?.trim().split('\n').at(-1)?.trim() ?? '';
  if (said !== '') return said;
  return typeof code === 'number' ? `exit code ${code}` : String(message);
}
