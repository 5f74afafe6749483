import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runBundleCases, tryInBundle } from './bundle-cases.ts';
import type { CampaignEnd } from './campaign-worker.ts';
import { type Case, describeClean, faultsOf } from './case.ts';
import { JOBS } from './jobs.ts';
import type { FailedCase, Part, PartEnd, PartOptions } from './part.ts';
import { sampled } from './random.ts';
import { stageInProcess } from './run-in-process.ts';
import { casesOf, runClean, tryById } from './trial.ts';

/** Cases that a thread gets at a time, so that none is left with the longest job. */
const AT_A_TIME = 100;

/** Ids of cases of the bundle begin so. */
const BUNDLE = 'bundle:';

/** Every command, every fault, every request: in this process with an own time, and some of them through the bundle. */
export const campaign: Part = {
  run: async (options) => {
    const began = performance.now();
    const here = await runHere(options);
    options.print(`campaign in process: ${seconds(began)} s`);
    const bundled = performance.now();
    const bundle = await runBundleCases(options);
    options.print(
      `campaign through the bundle: ${bundle.passed + bundle.failed.length} cases, ${seconds(bundled)} s`,
    );
    return {
      passed: here.passed + bundle.passed,
      failed: [...here.failed, ...bundle.failed.map((one) => ({ ...one, id: `${BUNDLE}${one.id}` }))],
    };
  },
  tryCase: async (id, options): Promise<FailedCase | undefined> => {
    const plain = id.startsWith(BUNDLE) ? id.slice(BUNDLE.length) : id;
    if (!JOBS.some((job) => plain.startsWith(`${job.id}/`))) return undefined;
    const { problems } = plain === id ? await tryById(id) : await tryInBundle(plain, options);
    return { id, problems };
  },
};

async function runHere({ print, sample, seed }: PartOptions): Promise<PartEnd> {
  const cases = await casesOfJobs(seed);
  const chosen = sample ? sampled(cases, showsOf, seed) : cases;
  const ends = await runInThreads(tasksOf(chosen), print);
  const failed = ends.flatMap((end) => end.failed);
  const faults = new Map<string, number>();
  for (const end of ends)
    for (const [fault, count] of Object.entries(end.faults))
      faults.set(fault, (faults.get(fault) ?? 0) + count);
  print(`${chosen.length} of ${cases.length} cases, by fault:`);
  for (const [fault, count] of [...faults].sort(([a], [b]) => a.localeCompare(b)))
    print(`  ${fault}: ${count}`);
  return { passed: chosen.length - failed.length, failed };
}

/** Every case of every job, each once. */
async function casesOfJobs(seed: number): Promise<readonly Case[]> {
  const cases: Case[] = [];
  for (const job of JOBS) {
    const clean = describeClean(await runClean(job, stageInProcess));
    cases.push(...casesOf(job, clean, seed));
  }
  return [...new Map(cases.map((which) => [which.id, which])).values()];
}

/**
 * Each fault on each command; each fault at each kind of request in each scope; each class of fault in each scope at each
 * kind of request of each command, and on each job; and each pair of classes.
 */
function showsOf(which: Case): readonly string[] {
  const { job, strikes } = which;
  const effects = strikes.map(({ scope, variant }) => `${variant.effect} ${scope}`).join();
  if (strikes.length > 1) return [effects];
  const command = `${job.words[0]} ${job.hurries !== undefined}`;
  const fault = faultsOf(which).join();
  const place = strikes.map(({ position }) => position.kind).join();
  return [
    `${command} ${fault}`,
    `${fault} ${place} ${effects}`,
    `${command} ${place} ${effects}`,
    `${job.id} ${effects}`,
  ];
}

/** Ids of cases of one job, some at a time. */
function tasksOf(cases: readonly Case[]): readonly (readonly string[])[] {
  return JOBS.flatMap((job) => {
    const ids = cases.filter((which) => which.job === job).map(({ id }) => id);
    return Array.from({ length: Math.ceil(ids.length / AT_A_TIME) }, (_, index) =>
      ids.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
    );
  });
}

/** Gives the tasks to threads, one after the other; reports what is wrong at once: a campaign may be cut short. */
async function runInThreads(
  tasks: readonly (readonly string[])[],
  print: (line: string) => void,
): Promise<readonly CampaignEnd[]> {
  const queue = [...tasks];
  const ends: CampaignEnd[] = [];
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./campaign-worker.ts', import.meta.url));
    try {
      for (let ids = queue.shift(); ids !== undefined; ids = queue.shift()) {
        worker.postMessage(ids);
        const [end]: readonly CampaignEnd[] = await once(worker, 'message');
        if (end === undefined) throw new Error('a thread answered nothing');
        ends.push(end);
        for (const { id, problems } of end.failed) print(`wrong: ${id}: ${problems[0]?.slice(0, 200)}`);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return ends;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
