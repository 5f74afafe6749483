import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';

describe('systemClock', () => {
  it('tells the time of the machine', () => {
    const before = Date.now();
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });

  it('wakes after its time and leaves no listener behind', async () => {
    const { signal } = new AbortController();
    await systemClock.sleep(1, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('wakes at once when the run is stopped', async () => {
    const controller = new AbortController();
    const sleep = systemClock.sleep(3_600_000, controller.signal);
    controller.abort();
    await sleep;
    await systemClock.sleep(3_600_000, controller.signal);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });
});
