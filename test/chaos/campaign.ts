import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runBundleCases, tryInBundle } from './bundle-cases.ts';
import type { CampaignTask, CampaignTaskEnd } from './campaign-worker.ts';
import { JOBS } from './jobs.ts';
import type { FailedCase, Part, PartEnd, PartOptions } from './part.ts';
import { tryById } from './trial.ts';

/** Parts into which the cases of a job are cut, so that no thread is left with the longest job. */
const SHARES = 3;

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

async function runHere({ print, seed }: PartOptions): Promise<PartEnd> {
  const tasks = JOBS.flatMap(({ id }) =>
    Array.from({ length: SHARES }, (_, share): CampaignTask => ({ job: id, seed, share, shares: SHARES })),
  );
  const ends = await runTasks(tasks, print);
  const all = ends.flatMap(({ ids }) => ids);
  const failed = ends.flatMap((end) => end.failed);
  const faults = new Map<string, number>();
  for (const end of ends)
    for (const [fault, count] of Object.entries(end.faults))
      faults.set(fault, (faults.get(fault) ?? 0) + count);
  print(`${new Set(all).size} distinct cases, by fault:`);
  for (const [fault, count] of [...faults].sort(([a], [b]) => a.localeCompare(b)))
    print(`  ${fault}: ${count}`);
  return { passed: new Set(all).size - failed.length, failed };
}

/** Gives the tasks to threads, one after the other; reports each job when all of it is done. */
async function runTasks(
  tasks: readonly CampaignTask[],
  print: (line: string) => void,
): Promise<readonly CampaignTaskEnd[]> {
  const queue = [...tasks];
  const ends: CampaignTaskEnd[] = [];
  const tell = (end: CampaignTaskEnd): void => {
    ends.push(end);
    // Told at once too: a campaign that is cut short has not found nothing.
    for (const { id, problems } of end.failed) print(`wrong: ${id}: ${problems[0]?.slice(0, 200)}`);
    const same = ends.filter(({ task }) => task.job === end.task.job);
    if (same.length < end.task.shares) return;
    const failed = same.flatMap((one) => one.failed);
    print(`${end.task.job}: ${same.flatMap(({ ids }) => ids).length} cases, ${failed.length} failed`);
  };
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./campaign-worker.ts', import.meta.url));
    try {
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) tell(await ask(worker, task));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return ends;
}

function ask(worker: Worker, task: CampaignTask): Promise<CampaignTaskEnd> {
  return new Promise((resolve, reject) => {
    worker.once('message', (end: CampaignTaskEnd) => {
      worker.off('error', reject);
      resolve(end);
    });
    worker.once('error', reject);
    worker.postMessage(task);
  });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
