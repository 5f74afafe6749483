import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { campaign } from './campaign.ts';
import { checkouts } from './checkouts/checkouts.ts';
import { fuzzing, soaking } from './fuzz-and-soak.ts';
import type { FailedCase, Part, PartEnd, PartOptions } from './part.ts';
import { proxies } from './proxies/proxies.ts';
import { roleModel } from './role-model.ts';

/** The parts of `npm run chaos`, in this order; `--only` names one. */
const PARTS: Readonly<Record<string, Part>> = {
  campaign,
  checkouts,
  soak: soaking,
  proxies,
  fuzz: fuzzing,
  roles: roleModel,
};

const HELP = `npm run chaos -- [--seed N] [--sample] [--only ${Object.keys(PARTS).join('|')}] [--case ID] [--bundle N] [--dist FILE]
  --seed    what all chance depends on; another one each time by default, and always printed
  --sample  every fault on every command, and every class of fault at every kind of request of it, as CI does; without it everywhere
  --case    runs one case again, by the id printed with its failure
  --bundle  how many cases of the campaign go through the bundle (80, of a sample 20); with 0 none of any part do
  --dist    the bundle (dist/index.js)
`;

/** Maximum number of failures that are printed in full. */
const MAXIMUM_TOLD = 200;

function numberOf(text: string | undefined, name: string, usual: number): number {
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a number: ${text}`);
  return Number(text);
}

function tell({ id, problems }: FailedCase, seed: number): void {
  console.log(`FAIL ${id}`);
  for (const problem of problems.slice(0, 5)) console.log(`  ${problem.slice(0, 600)}`);
  console.log(`  again: npm run chaos -- --seed ${seed} --case '${id}'`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      sample: { type: 'boolean', default: false },
      only: { type: 'string' },
      case: { type: 'string' },
      bundle: { type: 'string' },
      dist: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const began = performance.now();
  const options: PartOptions = {
    seed: numberOf(values.seed, 'seed', Date.now() % 1_000_000_000),
    sample: values.sample,
    bundle: numberOf(values.bundle, 'bundle', values.sample ? 20 : 80),
    entry: resolve(values.dist ?? 'dist/index.js'),
    print: (line) => console.log(line),
  };
  console.log(`seed ${options.seed}`);
  const parts = Object.entries(PARTS).filter(([name]) => values.only === undefined || name === values.only);
  if (parts.length === 0)
    throw new Error(`--only is one of ${Object.keys(PARTS).join(', ')}: ${values.only}`);
  let passed = 0;
  const failed: FailedCase[] = [];
  const ends: Promise<PartEnd>[] = [];
  for (const [name, part] of parts) {
    if (values.case !== undefined) {
      const end = await part.tryCase?.(values.case, options);
      if (end === undefined) continue;
      if (end.problems.length > 0) failed.push(end);
      else passed += 1;
      break;
    }
    console.log(`== ${name}`);
    const end = part.run(options);
    ends.push(end);
    // The end of a part beside the others is looked at last.
    if (part.isBeside === true) end.catch(() => undefined);
    else await end;
  }
  for (const end of await Promise.all(ends)) {
    passed += end.passed;
    failed.push(...end.failed);
  }
  for (const one of failed.slice(0, MAXIMUM_TOLD)) tell(one, options.seed);
  if (failed.length > MAXIMUM_TOLD) console.log(`… and ${failed.length - MAXIMUM_TOLD} more`);
  console.log(`seed ${options.seed}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

process.exitCode = await main();
