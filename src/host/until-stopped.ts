import { closeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { endProcess, exitNow, tellCrash } from './end-process.ts';
import { drained } from './standard-streams.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Ends of a run that cannot end by itself. */
export interface RunEnd {
  readonly stop: AbortController;
  /** Sets in how many milliseconds the process must end; `isEnding` once it has to stop. */
  readonly watch: (milliseconds: number, isEnding: boolean) => void;
  /** Receives how a run that cannot be awaited writes what it knows; it returns the exit code. */
  readonly lastWords: (tell: () => number) => void;
}

/** Does work that signals, unexpected errors and the watchdog can stop; returns the exit code. */
export async function runUntilStopped(work: (end: RunEnd) => Promise<number>): Promise<number> {
  const stop = new AbortController();
  const onSignal = (signal: string): void => stop.abort(new Error(`stopped by ${signal}`));
  for (const signal of SIGNALS) process.once(signal, onSignal);
  let tell = (): number => 5;
  // Whether the run has to stop or has no time left.
  let isDue = false;
  // Such as a promise that nobody waits for: without a listener, Node ends with the code of findings, and a stack trace.
  const onCrash = (error: unknown): void => {
    tellCrash(error);
    stop.abort(new Error('an unexpected error'));
  };
  process.on('uncaughtException', onCrash);
  const watchdog = openWatchdog(() => {
    const code = tell();
    // The engine would print a message about its debugger.
    closeSync(2);
    exitNow(code);
  });
  try {
    const code = await work({
      stop,
      watch: (milliseconds, isEnding) => {
        isDue ||= isEnding;
        watchdog.watch(milliseconds);
      },
      lastWords: (words) => {
        tell = words;
      },
    });
    tell = () => code;
    if (!isDue) return code;
    await drained();
    return await endProcess(code);
  } catch (error) {
    tellCrash(error);
    return 5;
  } finally {
    process.off('uncaughtException', onCrash);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

/** Enforces the run's deadline even if the event loop is blocked. */
interface Watchdog {
  /** Sets in how many milliseconds the process must end; replaces the previous value. The first call starts the thread. */
  readonly watch: (milliseconds: number) => void;
}

/** Name by which the watchdog finds what ends the process, among the globals of the main thread. */
const STOP = 'platform-actions.stop';

/**
 * The thread sleeps until the deadline. Then it asks the engine to interrupt whatever the main thread computes and to call
 * `stop` there; if the main thread is stuck in a system call, only a signal ends it.
 */
const THREAD = `
const { workerData: cells } = require('node:worker_threads');
const now = () => Number(process.hrtime.bigint() / 1000000n % 4294967296n);
for (;;) {
  const seen = Atomics.load(cells, 0);
  const left = (Atomics.load(cells, 1) - now()) | 0;
  if (left <= 0) break;
  Atomics.wait(cells, 0, seen, left);
}
try {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'globalThis[Symbol.for("${STOP}")]()' }, () => undefined);
} catch {}
Atomics.wait(cells, 2, 0, 400);
try {
  require('node:fs').writeSync(2, 'platform-actions: the run did not end in time and was killed\\n');
} catch {}
process.kill(process.pid, 'SIGKILL');
`;

/** Starts the watchdog; `stop` writes what is known and ends the process without waiting. */
function openWatchdog(stop: () => void): Watchdog {
  // Changes so far; when the process has to be over, in milliseconds that wrap at 2^32; never changed.
  const cells = new Int32Array(new SharedArrayBuffer(12));
  let isStarted = false;
  const start = (): void => {
    Reflect.set(globalThis, Symbol.for(STOP), stop);
    const worker = new Worker(THREAD, { eval: true, workerData: cells, env: {}, execArgv: [] });
    worker.on('error', () => undefined);
    worker.unref();
  };
  return {
    watch: (milliseconds) => {
      const now = Number((process.hrtime.bigint() / 1_000_000n) % 4_294_967_296n);
      Atomics.store(cells, 1, (now + milliseconds) | 0);
      Atomics.add(cells, 0, 1);
      Atomics.notify(cells, 0);
      if (!isStarted) start();
      isStarted = true;
    },
  };
}
