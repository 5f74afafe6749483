import { FUZZ_BUDGET_MS, fuzz } from './fuzz/fuzz.ts';
import type { Part } from './part.ts';
import { soak } from './soak.ts';

/** Time for the runs of the soak, milliseconds. */
const SOAK_BUDGET_MS = 110_000;

/** Hostile text through everything that reads. */
export const fuzzing: Part = {
  run: ({ print, seed }) => fuzz({ seed, budgetMs: FUZZ_BUDGET_MS, report: print, only: undefined }),
  tryCase: async (id, { print, seed }) => {
    const { failed, passed } = await fuzz({ seed, budgetMs: FUZZ_BUDGET_MS, report: print, only: id });
    return failed[0] ?? (passed > 0 ? { id, problems: [] } : undefined);
  },
};

/** Thousands of runs in one process: nothing may grow. */
export const soaking: Part = {
  run: ({ print, seed }) => soak({ seed, budgetMs: SOAK_BUDGET_MS, report: print }),
};
