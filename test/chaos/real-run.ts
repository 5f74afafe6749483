import { systemClock } from '../../src/base/clock.ts';
import { openNetwork } from '../../src/host/network/network.ts';
import { type CommandRun, commandHere } from '../support/command-here.ts';
import { runChild } from '../support/run-child.ts';

/** The input of a command's process. */
export type RealRun = Omit<CommandRun, 'http' | 'clock' | 'random'>;

/** How a program ended. */
export interface RunEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly milliseconds: number;
  /** Faults that no run may have: an unhandled rejection, a throw, being stuck. */
  readonly accidents: readonly string[];
}

/** Runs a command in this process in real time, over real sockets, and waits no longer than `givenUpMs`. */
export async function realCommand(run: RealRun, givenUpMs: number): Promise<RunEnd> {
  const printed = { stdout: '', stderr: '' };
  const began = performance.now();
  const end = (code: number, accidents: readonly string[]): RunEnd => ({
    ...{ code, ...printed, accidents },
    milliseconds: performance.now() - began,
  });
  let giveUp: NodeJS.Timeout | undefined;
  const givenUp = new Promise<undefined>((resolve) => {
    giveUp = setTimeout(() => resolve(undefined), givenUpMs);
  });
  try {
    const code = await Promise.race([overNetwork(run, printed), givenUp]);
    return code === undefined ? end(-1, ['the run did not end']) : end(code, []);
  } catch (error) {
    return end(-1, [`it threw: ${error instanceof Error ? error.stack : String(error)}`]);
  } finally {
    clearTimeout(giveUp);
  }
}

async function overNetwork(run: RealRun, printed: { stdout: string; stderr: string }): Promise<number> {
  const network = openNetwork(run.environment);
  try {
    return await commandHere({ ...run, http: network.http, clock: systemClock }, printed);
  } finally {
    await network.close();
  }
}

/** Runs a program to its end; `onStart` gets how to send it SIGTERM. */
export async function runProcess(
  program: string,
  words: readonly string[],
  options: {
    readonly cwd: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly givenUpMs: number;
    readonly onStart?: (terminate: () => void) => void;
  },
): Promise<RunEnd> {
  const began = performance.now();
  const { code, signal, stderr, stdout } = await runChild(program, words, {
    cwd: options.cwd,
    env: options.environment,
    timeout: options.givenUpMs,
    onStart: (child) => options.onStart?.(() => void child.kill('SIGTERM')),
  });
  const accidents = signal === null ? [] : [`the process did not end by itself: ${signal}`];
  return { code, stdout, stderr, milliseconds: performance.now() - began, accidents };
}

/** Stops a run a moment after something was seen. */
export interface Stopper {
  /** Stops the run; called once. */
  set(stop: () => void): void;
  /** Calls it off; gives the time since the stop, if there was one. */
  end(): number | undefined;
}

/** How often it is looked. */
const LOOK_MS = 20;

/** Creates what stops a run `afterMs` after `isTime` holds first. */
export function createStopper(isTime: () => boolean, afterMs: number): Stopper {
  let stop = (): void => undefined;
  let at: number | undefined;
  let later: NodeJS.Timeout | undefined;
  const look = setInterval(() => {
    if (!isTime()) return;
    clearInterval(look);
    later = setTimeout(() => {
      at = performance.now();
      stop();
    }, afterMs);
  }, LOOK_MS);
  return {
    set: (given) => {
      stop = given;
    },
    end: () => {
      clearInterval(look);
      clearTimeout(later);
      return at === undefined ? undefined : performance.now() - at;
    },
  };
}
