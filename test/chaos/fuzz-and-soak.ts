import { FUZZ_BUDGET_MS, fuzz } from './fuzz/fuzz.ts';
import type { FailedCase, Part, PartEnd } from './part.ts';
import { soak } from './soak.ts';

/** Time for the runs of the soak, milliseconds. */
const SOAK_BUDGET_MS = 110_000;

/** The results of fuzzing and soaking. */
interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { readonly id: string; readonly words: string }[];
}

function endOf({ failed, failures, passed }: Result): PartEnd {
  const told = failures.map(({ id, words }): FailedCase => ({ id, problems: [words] }));
  const untold = Array.from({ length: Math.max(0, failed - told.length) }, () => ({
    id: 'another',
    problems: ['see above'],
  }));
  return { passed, failed: [...told, ...untold] };
}

/** Hostile text through everything that reads. */
export const fuzzing: Part = {
  run: async ({ print, seed }) =>
    endOf(await fuzz({ seed, budgetMs: FUZZ_BUDGET_MS, report: print, only: undefined })),
  tryCase: async (id, { print, seed }) => {
    const end = endOf(await fuzz({ seed, budgetMs: FUZZ_BUDGET_MS, report: print, only: id }));
    return end.failed[0] ?? (end.passed > 0 ? { id, problems: [] } : undefined);
  },
};

/** Thousands of runs in one process: nothing may grow. */
export const soaking: Part = {
  run: async ({ print, seed }) => endOf(await soak({ seed, budgetMs: SOAK_BUDGET_MS, report: print })),
};
