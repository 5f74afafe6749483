/**
 * Runs `work` for each item with at most `concurrency` at once and gives the results in the order of the items.
 * The first rejection stops further starts and is thrown after the running ones have settled.
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
    // All workers draw from the one queue.
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

/** A gate that lets at most `limit` bodies run at once, in the order in which they came. */
export type Limiter = <T>(body: () => Promise<T>) => Promise<T>;

/** Creates a limiter; waiting bodies start first come, first served. */
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
