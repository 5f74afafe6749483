import type { Clock } from '../../src/base/clock.ts';

/** A clock that stands still but for its sleeps, which pass at once and are written down. */
export interface TestClock extends Clock {
  /** Milliseconds of each sleep, in order. */
  readonly sleeps: readonly number[];
  advance(milliseconds: number): void;
}

/** Creates a clock that begins at a time in milliseconds since 1970. */
export function createTestClock(start = Date.UTC(2026, 10, 1)): TestClock {
  const sleeps: number[] = [];
  let now = start;
  return {
    sleeps,
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    sleep: async (milliseconds, signal) => {
      sleeps.push(milliseconds);
      if (!signal.aborted) now += milliseconds;
    },
  };
}
