import { describe, expect, it, vi } from 'vitest';
import { LateAbort, stopOf } from '../../src/base/late-abort.ts';

const why = new Error('stopped by SIGTERM');

function fromController() {
  const controller = new AbortController();
  return { stop: stopOf(controller.signal), abort: (reason: Error) => controller.abort(reason) };
}

function late() {
  const stop = new LateAbort();
  return { stop, abort: (reason: Error) => stop.abort(reason) };
}

describe.each([
  ['LateAbort', late],
  ['stopOf', fromController],
])('%s', (_, create) => {
  it('tells every listener once, with the first reason', () => {
    const { stop, abort } = create();
    const [one, other] = [vi.fn(), vi.fn()];
    stop.onAbort(one);
    stop.onAbort(other);
    expect(stop.aborted).toBe(false);
    abort(why);
    abort(new Error('later'));
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
    expect(stop.aborted).toBe(true);
    expect(stop.reason).toBe(why);
  });

  it('calls whoever comes late at once', () => {
    const { stop, abort } = create();
    abort(why);
    const listener = vi.fn();
    stop.onAbort(listener);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('does not call who took its listener back', () => {
    const { stop, abort } = create();
    const listener = vi.fn();
    stop.onAbort(listener)();
    abort(why);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each(['before', 'after'])('has a signal that is asked for %s the end', (when) => {
    const { stop, abort } = create();
    if (when === 'before') expect(stop.signal.aborted).toBe(false);
    abort(why);
    expect(stop.signal.aborted).toBe(true);
    expect(stop.signal.reason).toBe(why);
    expect(stop.signal).toBe(stop.signal);
  });
});

it('a listener that aborts again is not called again, and sees the reason and the signal', () => {
  const stop = new LateAbort();
  const seen: unknown[] = [];
  stop.onAbort(() => {
    seen.push(stop.signal.aborted, stop.reason);
    stop.abort(new Error('again'));
  });
  stop.abort(why);
  expect(seen).toEqual([true, why]);
});
