/** Longest wait that a timer of JavaScript keeps: one that is longer would end at once. Some 24 days. */
export declare const LONGEST_TIMER_MS: number;
/** Time and chance as arguments: the real ones in production, steered ones in tests. */
export interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
    /** Resolves after so many milliseconds, or earlier when the signal aborts. */
    sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}
/** The machine's clock. */
export declare const systemClock: Clock;
