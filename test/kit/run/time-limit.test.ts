import { expect, it } from 'vitest';
import { LONGEST_TIMER_MS } from '../../../src/base/clock.ts';
import { DAY_MS } from '../../../src/base/time.ts';
import { openTimeLimit } from '../../../src/kit/run/time-limit.ts';

it.each([10, 28, 365_000])('a limit of %i days ends nothing now', (days) => {
  const watched: number[] = [];
  const limit = openTimeLimit(new AbortController().signal, (milliseconds) => watched.push(milliseconds));
  limit.enforce(days * DAY_MS);
  limit.close();
  expect(limit.over.aborted).toBe(false);
  // The watchdog counts in 32 bits: a longer wait would be one that is over.
  expect(watched).toEqual([expect.toSatisfy((ms: number) => ms > 9 * DAY_MS && ms <= LONGEST_TIMER_MS)]);
});
