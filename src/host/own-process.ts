import type { ChildProcess } from 'node:child_process';

/** The first word of a process that serves another one of this program; without a channel to it, no command. */
export const SERVE_WORD = 'serve-run';

/** Variables that a process of this program gets: what the network and the runtime need, and nothing of the job. */
const PASSED =
  /^(?:path|(?:https?|no)_proxy|node_(?:extra_ca_certs|options|use_\w+|tls_reject_unauthorized)|ssl_cert_(?:file|dir)|tmpdir|te?mp|systemroot|lang|lc_all|tz)$/i;

/** Another process of this program, in a group of its own. */
export interface OwnProcess {
  readonly send: (message: object) => void;
  /** Ends it and everything that it started. */
  readonly kill: () => void;
  /** How it ended, such as `its process ended with signal SIGKILL`. Never rejects. */
  readonly ended: Promise<string>;
}

/** Processes that end with this one. */
const running = new Set<ChildProcess>();
const endAll = (): void => running.forEach(killGroup);

/** Starts `file`, which is this program, with a channel for messages. No secret is in its arguments or variables. */
export function startOwnProcess(file: string, receive: (message: unknown) => void): OwnProcess {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
  // Most runs start none.
  const { fork } = process.getBuiltinModule('node:child_process');
  const child = fork(file, [SERVE_WORD], {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A group of its own, so that what it starts ends with it.
    detached: process.platform !== 'win32',
  });
  child.on('message', receive);
  if (running.size === 0) process.once('exit', endAll);
  running.add(child);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`its process cannot be started: ${error.message}`));
    // Not `exit`: messages that it sent before may still be on their way.
    child.once('close', (code, signal) => {
      resolve(`its process ended with ${signal === null ? `code ${code}` : `signal ${signal}`}`);
    });
  });
  void ended.then(() => {
    running.delete(child);
    if (running.size === 0) process.off('exit', endAll);
  });
  return {
    // Whatever it does not receive any more, `ended` reports.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    kill: () => killGroup(child),
    ended,
  };
}

/** Ends a process that was started as the leader of a group, with the whole group. */
export function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended already.
  }
}
