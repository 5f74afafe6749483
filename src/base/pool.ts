/**
 * Runs `work` for each item, at most `concurrency` at a time, and returns the results in the order of the items. The
 * first rejection prevents further starts and is thrown once the running ones have settled.
 */
export async function mapPool<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results = new Array<R>(items.length);
  const queue = items.entries();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      try {
        results[index] = await work(item, index);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}

/** Runs at most `limit` bodies at once, in order of arrival; one that still waits when its signal aborts is not run. */
export type Limiter = <T>(body: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export function createLimiter(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.push(start);
      if (signal === undefined) return;
      allowListeners(signal);
      signal.addEventListener('abort', leave, { once: true });
    });
  return async (body, signal) => {
    if (running >= limit) await turn(signal);
    else running += 1;
    try {
      return await body();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Maximum time in milliseconds to compute before timers and signals get a turn. */
const LONGEST_STRETCH_MS = 50;

let lastTurn = 0;

/** Lets timers, signals and sockets run if they waited too long; long loops await it between items. */
export function giveTurn(): Promise<void> | undefined {
  return performance.now() - lastTurn < LONGEST_STRETCH_MS ? undefined : nextTurn();
}

/** Waits until timers, signals and sockets had their turn. */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  lastTurn = performance.now();
}

/** Lets any number of tasks listen to one signal: Node 20 warns of more than ten. Nothing happens outside of Node. */
export function allowListeners(signal: AbortSignal): void {
  globalThis.process?.getBuiltinModule?.('node:events').setMaxListeners(0, signal);
}

/** Waits for work that may ignore a signal; rejects with the signal's reason as soon as it is aborted. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
