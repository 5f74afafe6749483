/** Time and chance as arguments: the real ones in production, steered ones in tests. */
export interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
    /** Resolves after so many milliseconds, or earlier when the signal aborts. */
    sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}
/** The machine's clock. */
export declare const systemClock: Clock;
