/** Milliseconds of the processor that the smaller size takes at least, so that a ratio says something. */
const LEAST_MS = 10;
const SMALLEST = 256;
const LARGEST = 1 << 17;
/** Three rather than two: a cache that no longer fits, and the collector, add to what is twice the work. */
const MOST_TIMES = 3;
const MOST_EXTRA_MS = 5;

/** Makes the work for a size; only the work is measured. */
type MakeWork = (n: number) => () => unknown;

/**
 * Whether twice the size takes at most three times the time of the processor, measured where that can be told; one that
 * fails is measured again, in the end with twice the size, as other work on the machine may have disturbed it.
 */
export function isLinear(make: MakeWork): { readonly ok: boolean; readonly figures: string } {
  let n = SMALLEST;
  while (n < LARGEST && best(make(n), 2) < LEAST_MS) n *= 2;
  const figures: string[] = [];
  for (const [size, rounds] of [
    [n, 1],
    [n, 3],
    [2 * n, 3],
  ] as const) {
    const [one, two] = [best(make(size), rounds + 1), best(make(2 * size), rounds)];
    figures.push(`${size}: ${one.toFixed(1)} ms, ${2 * size}: ${two.toFixed(1)} ms`);
    if (two <= MOST_TIMES * one + MOST_EXTRA_MS) return { ok: true, figures: figures.join('; ') };
  }
  return { ok: false, figures: figures.join('; ') };
}

const SMALL = 256;
const LITTLE_MS = 1500;

/** Whether a small size takes little time of the processor, which work that grows by the square does not. */
export function takesLittle(make: MakeWork): { readonly ok: boolean; readonly figures: string } {
  const took = best(make(SMALL), 1);
  return { ok: took < LITTLE_MS, figures: `${SMALL}: ${took.toFixed(1)} ms` };
}

/** The best of some rounds, in milliseconds of the processor: other work on the machine is not what is measured. */
function best(work: () => unknown, rounds: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    work();
    const { system, user } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
