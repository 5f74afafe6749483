import { FUZZ_BUDGET_MS, fuzz } from './fuzz/fuzz.ts';
import type { Part, PartOptions } from './part.ts';
import { soak } from './soak.ts';

/** Time for the runs of the soak, milliseconds: they take a quarter of it where nothing has to be measured again. */
const SOAK_BUDGET_MS = 330_000;

const fuzzWith = ({ print, sample, seed }: PartOptions, only?: string) =>
  fuzz({ seed, budgetMs: FUZZ_BUDGET_MS / (sample ? 3 : 1), report: print, only });

/** Hostile text through everything that reads. */
export const fuzzing: Part = {
  run: (options) => fuzzWith(options),
  tryCase: async (id, options) => {
    const { failed, passed } = await fuzzWith(options, id);
    return failed[0] ?? (passed > 0 ? { id, problems: [] } : undefined);
  },
};

/** Thousands of runs in one process: nothing may grow. */
export const soaking: Part = {
  isBeside: true,
  run: ({ print, sample, seed }) => {
    const share = sample ? 0.5 : 1;
    const counts = { rounds: 10_000 * share, commands: 600 * share };
    return soak({ seed, ...counts, budgetMs: SOAK_BUDGET_MS * share, report: print });
  },
};
