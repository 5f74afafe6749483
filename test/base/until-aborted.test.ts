import { describe, expect, it } from 'vitest';
import { untilAborted } from '../../src/base/until-aborted.ts';

const never = new Promise<never>(() => undefined);

describe('untilAborted', () => {
  it('gives what the work gives, or throws what it throws', async () => {
    const { signal } = new AbortController();
    await expect(untilAborted(Promise.resolve(1), signal)).resolves.toBe(1);
    await expect(untilAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
  });

  it('throws the reason of the signal, before and after it is aborted', async () => {
    const stop = new AbortController();
    const waiting = untilAborted(never, stop.signal);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(untilAborted(never, stop.signal)).rejects.toThrow('enough');
  });

  it('leaves no failure unhandled that comes after the signal', async () => {
    const stop = new AbortController();
    let fail: (why: Error) => void = () => undefined;
    const work = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const waiting = untilAborted(work, stop.signal);
    stop.abort(new Error('enough'));
    fail(new Error('late'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
