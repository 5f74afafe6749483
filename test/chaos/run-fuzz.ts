import { parseArgs } from 'node:util';
import { FUZZ_BUDGET_MS, fuzz } from './fuzz/fuzz.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    case: { type: 'string' },
    budget: { type: 'string' },
    soak: { type: 'boolean' },
    rounds: { type: 'string' },
  },
});
const report = (line: string): void => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
report(`${values.soak ? 'soaking' : 'fuzzing'} with --seed ${seed}`);
const { failed, failures, passed } = await (values.soak
  ? soak({
      seed,
      budgetMs: Number(values.budget ?? 110) * 1000,
      report,
      ...(values.rounds === undefined ? {} : { rounds: Number(values.rounds) }),
    })
  : fuzz({
      seed,
      budgetMs: Number(values.budget ?? FUZZ_BUDGET_MS / 1000) * 1000,
      report,
      only: values.case,
    }));
for (const { id, words } of failures) report(`\n--case '${id}'\n${words}`);
report(`\n${passed} ${values.soak ? 'runs' : 'cases'} held, ${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
