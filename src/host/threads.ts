import { Worker } from 'node:worker_threads';

/** The end of one task: the answer of a thread, or why there is none (a clause such as `took longer than 30 s`). */
export type Handled<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'lost'; readonly why: string };

/** A thread that handles tasks while this one keeps the time and hears signals. */
export interface Threads<Task, Answer> {
  /**
   * Handles tasks and returns what became of each, in their order. A task on which the thread makes no progress is lost and
   * the thread is ended; another one handles the rest. Rejects with the reason of `signal` when that aborts.
   */
  readonly handle: (tasks: readonly Task[], signal: AbortSignal) => Promise<readonly Handled<Answer>[]>;
  /** Ends the thread, whatever it does, and waits a moment for it. */
  readonly close: () => Promise<void>;
}

/** Opens threads for one kind of work; `data` is cloned for each. */
export type OpenThreads = <Task, Answer>(data: unknown) => Threads<Task, Answer>;

/** A message to a thread. */
export interface Batch<Task> {
  readonly tasks: readonly Task[];
  /** One number in shared memory, which the thread sets to that of the task that it is at; -1 while it starts. */
  readonly at: Int32Array;
}

/** The longest that one task may take; the largest files that are read take a few seconds on a slow machine. */
const QUIET_MS = 30_000;
/** Tasks that are sent at once. */
const BATCH = 256;
/** A thread without work for so long ends: a fleet reads thousands of folders, each with a thread of its own. */
const IDLE_MS = 5000;
/** A file that needs more is lost with its thread. */
const HEAP_MIB = 1024;
/** Most of what parsing allocates is garbage immediately, so a larger young generation would only cost memory. */
const YOUNG_MIB = 48;

/** How long a task may take without an answer, and what a thread may keep of memory. */
export interface ThreadLimits {
  readonly quietMs?: number;
  readonly heapMib?: number;
}

/** A thread that was ended at work and is still there after so long waits in a system call. */
const STUCK_AFTER_MS = 600;

/** When threads were ended at work; only those that still exist. */
const ending = new Map<Worker, number>();

/** Whether a thread that was ended does not end, so that an ordinary exit would wait for it. */
export function hasStuckThread(): boolean {
  const now = performance.now();
  return [...ending.values()].some((since) => now - since >= STUCK_AFTER_MS);
}

/**
 * A thread that runs `file`, which handles tasks with `serveTasks`. It is opened when there is work, and kept. A second one
 * would load and warm up the same code, which takes longer than it saves.
 */
export function createThreads<Task, Answer>(
  file: string,
  data: unknown,
  given: ThreadLimits = {},
): Threads<Task, Answer> {
  const limits = { heapMib: HEAP_MIB, quietMs: QUIET_MS, ...given };
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = async (): Promise<void> => {
    const ended = thread?.end();
    thread = undefined;
    await ended;
  };
  const handleAll = async (tasks: readonly Task[], signal: AbortSignal): Promise<Handled<Answer>[]> => {
    const handled: Handled<Answer>[] = [];
    let lost: { readonly task: number; readonly why: string } | undefined;
    clearTimeout(idle);
    while (handled.length < tasks.length) {
      const from = handled.length;
      if (lost?.task === from) {
        handled.push({ kind: 'lost', why: lost.why });
        lost = undefined;
        continue;
      }
      thread ??= openThread(file, data, limits);
      // Answers that a thread had not sent when it was ended are requested again.
      const batch = tasks.slice(from, Math.min(from + BATCH, lost?.task ?? tasks.length));
      const stop = await thread.handle(batch, signal, (answers) => {
        for (const answer of answers) handled.push({ kind: 'answer', answer: answer as Answer });
      });
      if (stop === undefined) continue;
      lost = { task: from + stop.at, why: stop.why };
      thread = undefined;
    }
    idle = setTimeout(() => void end(), IDLE_MS).unref();
    return handled;
  };
  return {
    handle: (tasks, signal) => {
      const all = last.then(() => handleAll(tasks, signal));
      last = all.catch(() => undefined);
      return all;
    },
    close: async () => {
      const moment = new Promise<void>((resolve) => setTimeout(resolve, STUCK_AFTER_MS).unref());
      await Promise.race([end(), moment]);
    },
  };
}

interface Thread {
  /** Handles tasks; returns why it ended before it had answered all of them, and at which task. */
  readonly handle: (
    tasks: readonly unknown[],
    signal: AbortSignal,
    take: (answers: readonly unknown[]) => void,
  ) => Promise<{ readonly at: number; readonly why: string } | undefined>;
  readonly end: () => Promise<void>;
}

function openThread(file: string, data: unknown, { heapMib, quietMs }: Required<ThreadLimits>): Thread {
  const resourceLimits = { maxOldGenerationSizeMb: heapMib, maxYoungGenerationSizeMb: YOUNG_MIB };
  const worker = new Worker(file, { workerData: data, env: {}, execArgv: [], resourceLimits });
  worker.unref();
  worker.on('error', () => undefined);
  let isAtWork = false;
  const end = async (): Promise<void> => {
    if (isAtWork && !ending.has(worker)) ending.set(worker, performance.now());
    await worker.terminate();
    ending.delete(worker);
  };
  return {
    end,
    handle: (tasks, signal, take) =>
      new Promise((resolve, reject) => {
        const at = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
        let left = tasks.length;
        let seen = { at: -1, looks: 0 };
        const settle = (finish: () => void): void => {
          clearInterval(timer);
          isAtWork = false;
          worker.off('message', onMessage).off('error', onError).off('exit', onExit);
          signal.removeEventListener('abort', onAbort);
          worker.unref();
          finish();
        };
        const lose = (why: string): void =>
          settle(() => resolve({ at: Math.max(0, Atomics.load(at, 0)), why }));
        const onLook = (): void => {
          const now = Atomics.load(at, 0);
          seen = { at: now, looks: now === seen.at ? seen.looks + 1 : 0 };
          if (seen.looks < 2) return;
          void end();
          lose(`took longer than ${quietMs / 1000} s`);
        };
        const onMessage = (answers: readonly unknown[]): void => {
          take(answers);
          left -= answers.length;
          if (left === 0) settle(() => resolve(undefined));
        };
        const onError = (error: Error & { readonly code?: string }): void => {
          const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
          lose(isMemory ? 'needs too much memory' : `failed: ${error.message}`);
        };
        const onExit = (): void => lose('crashed the thread that read it');
        const onAbort = (): void => {
          void end();
          settle(() => reject(signal.reason));
        };
        // One look may come when the task has just begun.
        const timer = setInterval(onLook, quietMs / 2);
        isAtWork = true;
        if (signal.aborted) {
          settle(() => reject(signal.reason));
          return;
        }
        worker.ref();
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        signal.addEventListener('abort', onAbort);
        const batch: Batch<unknown> = { tasks, at };
        worker.postMessage(batch);
      }),
  };
}
