/**
 * Runs `work` for each item with at most `concurrency` at once and gives the results in the order of the items.
 * The first rejection stops further starts and is thrown after the running ones have settled.
 */
export declare function mapPool<T, R>(items: readonly T[], concurrency: number, work: (item: T, index: number) => Promise<R>): Promise<readonly R[]>;
/**
 * Items with what `work` makes of each, in their order: while one is looked at, the next are under way, `concurrency` of
 * them at most. A rejection is thrown when its turn comes.
 */
export declare function mapAhead<T, R>(items: Iterable<T>, concurrency: number, work: (item: T) => Promise<R>): AsyncGenerator<readonly [T, R]>;
/** A gate that lets at most `limit` bodies run at once, in the order in which they came. */
export type Limiter = <T>(body: () => Promise<T>) => Promise<T>;
/** Creates a limiter; waiting bodies start first come, first served. */
export declare function createLimiter(limit: number): Limiter;
