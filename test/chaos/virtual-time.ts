import type { Clock } from '../../src/base/clock.ts';

/** The process's own timers, which stay real while a run has others. */
const real = { setTimeout, clearTimeout, setImmediate };

/** Work of the machine that is not done yet: while there is any, time stands still. */
const MACHINE_WORK = /^(?:FSReq|Process|GetAddrInfo)/;

/** Turns of the event loop without any work after which time goes on. */
const QUIET_TURNS = 3;
/** Real milliseconds of quiet after which a limit of the product itself comes: some work of the machine is not seen. */
const QUIET_MS = 10_000;

/** Real time after which a run counts as stuck, milliseconds. */
const STUCK_MS = 120_000;

/** Time of one run: it stands still while anything works and jumps to the next timer when nothing does. */
export interface VirtualTime {
  /** For what takes a clock as an argument. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, so many milliseconds later; gives how to call that off. */
  after(milliseconds: number, work: () => void): () => void;
  /** Holds time while the work goes on. */
  busy<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` with this time as the one of the process; fails when it neither ends nor waits for a timer. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Timer {
  /** A wait, or a limit that the product has set itself and that goes off only where nothing else ends the run. */
  readonly kind: 'wait' | 'limit';
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/** Creates a time that begins at `start`, milliseconds since 1970. */
export function createVirtualTime(start: number): VirtualTime {
  const timers = new Set<Timer>();
  let [now, order, working] = [start, 0, 0];
  const add = (kind: Timer['kind'], milliseconds: number, work: () => void): (() => void) => {
    order += 1;
    const timer = { kind, at: now + Math.max(0, milliseconds), order, work };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const after: VirtualTime['after'] = (milliseconds, work) => add('wait', milliseconds, work);
  const limit: VirtualTime['after'] = (milliseconds, work) => add('limit', milliseconds, work);
  const hasWaits = (): boolean => [...timers].some(({ kind }) => kind === 'wait');
  const jump = (): void => {
    const [next] = [...timers].sort((a, b) => a.at - b.at || a.order - b.order);
    if (next === undefined) return;
    timers.delete(next);
    now = Math.max(now, next.at);
    next.work();
  };
  const isQuiet = (): boolean =>
    working === 0 && !process.getActiveResourcesInfo().some((name) => MACHINE_WORK.test(name));
  const drive = async (isDone: () => boolean): Promise<void> => {
    const began = performance.now();
    let [quiet, quietSince] = [0, began];
    while (!isDone()) {
      await new Promise<void>((resolve) => real.setImmediate(resolve));
      if (performance.now() - began > STUCK_MS) throw new Error('the run is stuck');
      quiet = isQuiet() ? quiet + 1 : 0;
      if (quiet === 0) quietSince = performance.now();
      // Without a wait something else must still be going on, such as a program that was started.
      if (quiet < QUIET_TURNS || (!hasWaits() && performance.now() - quietSince < QUIET_MS)) continue;
      [quiet, quietSince] = [0, performance.now()];
      jump();
    }
  };
  return {
    clock: {
      now: () => now,
      sleep: (milliseconds, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) {
            resolve();
            return;
          }
          const done = (): void => {
            cancel();
            signal.removeEventListener('abort', done);
            resolve();
          };
          const cancel = after(milliseconds, done);
          signal.addEventListener('abort', done);
        }),
    },
    now: () => now,
    after,
    busy: async (work) => {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
      }
    },
    run: async (work) => {
      replaceTimers(limit);
      let isDone = false;
      const ended = work().finally(() => {
        isDone = true;
      });
      // Told by the one who waits for the work.
      ended.catch(() => undefined);
      try {
        await drive(() => isDone);
        return await ended;
      } finally {
        restoreTimers();
      }
    },
  };
}

/** Timers that the product starts by itself, such as that of `timeout`, run on the same time as its clock. */
function replaceTimers(limit: VirtualTime['after']): void {
  const cancels = new WeakMap<object, () => void>();
  const start = (work: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]): object => {
    const handle = { unref: () => handle, ref: () => handle, hasRef: () => true };
    cancels.set(
      handle,
      limit(milliseconds, () => work(...given)),
    );
    return handle;
  };
  const stop = (handle: unknown): void => {
    const cancel = typeof handle === 'object' && handle !== null ? cancels.get(handle) : undefined;
    if (cancel === undefined) real.clearTimeout(handle as NodeJS.Timeout | undefined);
    else cancel();
  };
  Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
}

function restoreTimers(): void {
  Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
}
