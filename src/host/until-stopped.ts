import { closeSync } from 'node:fs';
import { exitNow, tellCrash } from './end-process.ts';
import { drained } from './standard-streams.ts';
import { openWatchdog } from './watchdog.ts';

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
export async function untilStopped(work: (end: RunEnd) => Promise<number>): Promise<number> {
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
    return exitNow(code);
  } catch (error) {
    tellCrash(error);
    return 5;
  } finally {
    process.off('uncaughtException', onCrash);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
