import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** The end of one task: the answer of a thread, or why there is none (a clause such as `took longer than 30 s`). */
export type Handled<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'lost'; readonly why: string };

/** Threads that handle tasks while this one keeps the time and hears signals. */
export interface Threads<Task, Answer> {
  /**
   * Handles tasks, several at a time, and returns what became of each, in the order of the tasks. A task on which a thread
   * makes no progress is lost and its thread is ended; the others are handled all the same. Rejects with the reason of
   * `signal` when that aborts.
   */
  readonly handle: (tasks: readonly Task[], signal: AbortSignal) => Promise<readonly Handled<Answer>[]>;
  /** Ends all threads, whatever they do, and waits a moment for them. */
  readonly close: () => Promise<void>;
}

/** Opens threads for one kind of work; `data` is cloned for each. */
export type OpenThreads = <Task, Answer>(data: unknown) => Threads<Task, Answer>;

/** The longest that one task may take; the largest files that are read take a few seconds on a slow machine. */
const QUIET_MS = 30_000;
const MOST_THREADS = 4;
/** Tasks for which one more thread is worth its start: it loads and warms up the same code, most of a second of work. */
const TASKS_PER_THREAD = 400;
const BATCH = 16;
/** A thread without work for so long ends: a fleet reads thousands of folders, each with threads of its own. */
const IDLE_MS = 5000;
/** A file that needs more is lost with its thread. */
const HEAP_MIB = 1024;
/** Most of what parsing allocates is garbage at once, so that a larger young generation only costs memory. */
const YOUNG_MIB = 48;

/** How long a task may take without an answer, and what a thread may keep of memory. */
export interface ThreadLimits {
  readonly quietMs?: number;
  readonly heapMib?: number;
}

/** A thread that was ended at work and is still there after so long waits in a system call. */
const STUCK_AFTER_MS = 600;

/** When threads were ended at work that are still there. */
const ending = new Map<Worker, number>();

/** Whether a thread that was ended does not end, so that an ordinary exit would wait for it. */
export function hasStuckThread(): boolean {
  const now = performance.now();
  return [...ending.values()].some((since) => now - since >= STUCK_AFTER_MS);
}

/** Threads that run `file`, which handles tasks with `serveTasks`. They are opened when there is work, and kept. */
export function createThreads<Task, Answer>(
  file: string,
  data: unknown,
  given: ThreadLimits = {},
): Threads<Task, Answer> {
  const limits = { heapMib: HEAP_MIB, quietMs: QUIET_MS, ...given };
  const idle = new Set<Thread>();
  const all = new Set<Thread>();
  const rest = (thread: Thread): void => {
    idle.add(thread);
    setTimeout(() => {
      if (!idle.delete(thread)) return;
      all.delete(thread);
      void thread.end();
    }, IDLE_MS).unref();
  };
  const open = (): Thread => {
    const [waiting] = idle;
    const thread = waiting ?? openThread(file, data, limits);
    idle.delete(thread);
    all.add(thread);
    return thread;
  };
  return {
    handle: async (tasks, signal) => {
      const handled: Handled<Answer>[] = [];
      let next = 0;
      const take = (): readonly number[] => {
        const from = next;
        next = Math.min(tasks.length, next + BATCH);
        return Array.from({ length: next - from }, (_, index) => from + index);
      };
      const work = async (): Promise<void> => {
        let thread = open();
        for (let batch = take(); batch.length > 0; ) {
          const why = await thread.handle(batch, tasks, signal, (index, answer) => {
            handled[index] = { kind: 'answer', answer: answer as Answer };
          });
          const rest = batch.filter((index) => handled[index] === undefined);
          const [lost, ...others] = rest;
          if (lost !== undefined) {
            // The thread has ended on the first task that it did not answer.
            handled[lost] = { kind: 'lost', why: why ?? 'was not handled' };
            all.delete(thread);
            thread = open();
          }
          batch = others.length > 0 ? others : take();
        }
        rest(thread);
      };
      const most = Math.min(MOST_THREADS, availableParallelism(), Math.ceil(tasks.length / TASKS_PER_THREAD));
      await Promise.all(Array.from({ length: most }, work));
      return handled;
    },
    close: async () => {
      const moment = new Promise<void>((resolve) => setTimeout(resolve, STUCK_AFTER_MS).unref());
      await Promise.race([Promise.all(Array.from(all, (thread) => thread.end())), moment]);
    },
  };
}

interface Thread {
  /** Handles the tasks of these numbers; returns why it ended before it had handled all of them. */
  readonly handle: (
    batch: readonly number[],
    tasks: readonly unknown[],
    signal: AbortSignal,
    take: (index: number, answer: unknown) => void,
  ) => Promise<string | undefined>;
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
    handle: (batch, tasks, signal, take) =>
      new Promise((resolve, reject) => {
        let left = batch.length;
        let timer: NodeJS.Timeout | undefined;
        const settle = (finish: () => void): void => {
          clearTimeout(timer);
          isAtWork = false;
          worker.off('message', onMessage).off('error', onError).off('exit', onExit);
          signal.removeEventListener('abort', onAbort);
          worker.unref();
          finish();
        };
        const waitForNext = (): void => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            void end();
            settle(() => resolve(`took longer than ${quietMs / 1000} s`));
          }, quietMs);
        };
        const onMessage = ({ answer, index }: { readonly index: number; readonly answer: unknown }): void => {
          take(index, answer);
          left -= 1;
          if (left === 0) settle(() => resolve(undefined));
          else waitForNext();
        };
        let why = 'ended its thread';
        const onError = (error: Error & { readonly code?: string }): void => {
          const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
          why = isMemory ? 'needs too much memory' : `failed: ${error.message}`;
        };
        // Not at the error: answers that were sent before it may still be on their way.
        const onExit = (): void => settle(() => resolve(why));
        const onAbort = (): void => {
          void end();
          settle(() => reject(signal.reason));
        };
        if (signal.aborted) {
          reject(signal.reason);
          return;
        }
        isAtWork = true;
        worker.ref();
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        signal.addEventListener('abort', onAbort);
        waitForNext();
        for (const index of batch) worker.postMessage({ index, task: tasks[index] });
      }),
  };
}
