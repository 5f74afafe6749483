import { giveTurn } from './give-turn.ts';

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

/**
 * Items with the results of `work`, in order; up to `concurrency` items are processed ahead. A rejection is thrown when
 * its turn comes.
 */
export async function* mapAhead<T, R>(
  items: Iterable<T>,
  concurrency: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const underWay: { readonly item: T; readonly result: Promise<R> }[] = [];
  const queue = items[Symbol.iterator]();
  const start = (): void => {
    const next = queue.next();
    if (next.done === true) return;
    const result = work(next.value);
    // A result that is never awaited, because an earlier one failed, must not be an unhandled rejection.
    result.catch(() => undefined);
    underWay.push({ item: next.value, result });
  };
  for (let count = 0; count < concurrency; count += 1) start();
  for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
    const result = await first.result;
    await giveTurn();
    start();
    yield [first.item, result];
  }
}

/** Runs at most `limit` bodies at once, in order of arrival. */
export type Limiter = <T>(body: () => Promise<T>) => Promise<T>;

export function createLimiter(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (body) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
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
