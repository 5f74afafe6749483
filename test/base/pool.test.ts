import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLimiter, giveTurn, mapPool, untilAborted } from '../../src/base/pool.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('mapPool', () => {
  it('gives results in order and never runs more than it may', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), async (items, concurrency) => {
        let [running, peak] = [0, 0];
        const results = await mapPool(items, concurrency, async (item, index) => {
          running += 1;
          peak = Math.max(peak, running);
          await (item % 2 === 0 ? turn() : undefined);
          running -= 1;
          return `${index}:${item}`;
        });
        expect(results).toEqual(items.map((item, index) => `${index}:${item}`));
        expect(peak).toBeLessThanOrEqual(concurrency);
      }),
    );
  });

  it('works on items that are undefined', async () => {
    expect(await mapPool([undefined, undefined], 1, async (_, index) => index)).toEqual([0, 1]);
  });

  it('throws the first failure after the running ones have settled, and starts no more', async () => {
    const ended: number[] = [];
    const work = async (item: number): Promise<void> => {
      await turn();
      if (item === 1) throw new Error('one');
      await turn();
      ended.push(item);
    };
    await expect(mapPool([0, 1, 2, 3, 4], 2, work)).rejects.toThrow('one');
    expect(ended).toEqual([0]);
  });
});

describe('createLimiter', () => {
  it('lets so many run at once, first come, first served', async () => {
    const limiter = createLimiter(2);
    const order: string[] = [];
    const body = (name: string) => async (): Promise<string> => {
      order.push(`+${name}`);
      await turn();
      order.push(`-${name}`);
      return name;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((name) => limiter(body(name))))).toEqual(['a', 'b', 'c']);
    expect(order).toEqual(['+a', '+b', '-a', '+c', '-b', '-c']);
  });

  it('frees its place after a failure', async () => {
    const limiter = createLimiter(1);
    await expect(limiter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limiter(async () => 'next')).toBe('next');
  });

  it('does not run what is aborted while it waits, and gives its turn to the next', async () => {
    const limiter = createLimiter(1);
    const ran: string[] = [];
    const run = (name: string, signal?: AbortSignal) =>
      limiter(async () => {
        ran.push(name);
        await turn();
      }, signal);
    const stop = new AbortController();
    const first = run('first');
    const second = run('second', stop.signal);
    const third = run('third');
    stop.abort(new Error('stopped'));
    await expect(second).rejects.toThrow('stopped');
    await Promise.all([first, third]);
    expect(ran).toEqual(['first', 'third']);
  });
});

it('lets a timer run once computing has taken long, and not before', async () => {
  let turns = 0;
  const compute = async (milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    await giveTurn();
  };
  await compute(60);
  setTimeout(() => {
    turns += 1;
  }, 0);
  await giveTurn();
  expect(turns).toBe(0);
  await compute(60);
  expect(turns).toBe(1);
});

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
