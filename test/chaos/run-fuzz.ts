import { parseArgs } from 'node:util';
import { FUZZ_BUDGET_MS, fuzz } from './fuzz/fuzz.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    case: { type: 'string' },
    budget: { type: 'string' },
  },
});
const report = (line: string): void => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
report(`fuzzing with --seed ${seed}`);
const { failed, failures, passed } = await fuzz({
  seed,
  budgetMs: Number(values.budget ?? FUZZ_BUDGET_MS / 1000) * 1000,
  report,
  only: values.case,
});
for (const { id, words } of failures) report(`\n--case '${id}'\n${words}`);
report(`\n${passed} cases held, ${failed} laws broken`);
process.exitCode = failed === 0 ? 0 : 1;
