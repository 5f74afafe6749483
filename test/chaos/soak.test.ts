import { describe, expect, it } from 'vitest';
import { CLIENT_BOUNDS, judgeSamples, type Sample } from './soak.ts';

/** Samples every 500 runs; `change` has the last word on each. */
const samples = (change: (sample: Sample, index: number) => Partial<Sample>): readonly Sample[] =>
  Array.from({ length: 20 }, (_, index) => {
    const sample: Sample = {
      runs: (index + 1) * 500,
      // The collector is never exact.
      heapBytes: 50_000_000 + (index % 3) * 40_000,
      outsideBytes: 1000,
      sockets: 0,
      serverSockets: 24,
      timers: 0,
    };
    return { ...sample, ...change(sample, index) };
  });
const judge = (change: (sample: Sample, index: number) => Partial<Sample>) =>
  judgeSamples('client', samples(change), CLIENT_BOUNDS);

describe('a soak', () => {
  it('passes where nothing is left over', () => {
    expect(judge(() => ({}))).toEqual([]);
  });

  it('does not mind what is filled at first', () => {
    expect(judge(({ heapBytes }, index) => (index < 4 ? { heapBytes: heapBytes - 20_000_000 } : {}))).toEqual(
      [],
    );
  });

  it.each([
    [
      'an object a run',
      ({ heapBytes, runs }: Sample) => ({ heapBytes: heapBytes + runs * 200 }),
      'memory grows by',
    ],
    ['buffers', ({ runs }: Sample) => ({ outsideBytes: runs * 1000 }), 'memory grows by'],
    [
      'a socket now and then',
      ({ runs }: Sample) => ({ serverSockets: 20 + runs / 200 }),
      'serverSockets grow from',
    ],
    ['many sockets', () => ({ sockets: 200 }), '200 sockets at once, more than 80'],
    ['timers', ({ runs }: Sample) => ({ timers: runs / 150 }), 'timers grow from'],
  ])('tells of %s', (_, change, words) => {
    expect(judge(change).join('\n')).toContain(words);
  });
});
