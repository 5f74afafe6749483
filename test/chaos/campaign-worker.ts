import { parentPort } from 'node:worker_threads';
import { faultsOf } from './case.ts';
import { JOBS } from './jobs.ts';
import type { FailedCase } from './part.ts';
import { casesOf, openTrial } from './trial.ts';

/** A share of a job's cases: every `shares`th from `share` on. */
export interface CampaignTask {
  readonly job: string;
  readonly seed: number;
  readonly share: number;
  readonly shares: number;
}

/** The result of a share. */
export interface CampaignTaskEnd {
  readonly task: CampaignTask;
  readonly ids: readonly string[];
  readonly failed: readonly FailedCase[];
  /** Number of cases by the fault in them; a pair counts for both. */
  readonly faults: Readonly<Record<string, number>>;
}

/** Runs a share of the cases of a job in this thread. */
export async function runTask(task: CampaignTask): Promise<CampaignTaskEnd> {
  const job = JOBS.find(({ id }) => id === task.job);
  if (job === undefined) throw new Error(`no job ${task.job}`);
  const trial = await openTrial(job);
  const ids: string[] = [];
  const failed: FailedCase[] = [];
  const faults: Record<string, number> = {};
  try {
    const cases = casesOf(job, trial.clean, task.seed);
    for (const which of cases.filter((_, index) => index % task.shares === task.share)) {
      const { problems } = await trial.tryCase(which);
      ids.push(which.id);
      for (const fault of faultsOf(which)) faults[fault] = (faults[fault] ?? 0) + 1;
      if (problems.length > 0) failed.push({ id: which.id, problems });
    }
  } finally {
    await trial.close();
  }
  return { task, ids, failed, faults };
}

parentPort?.on('message', async (task: CampaignTask) => {
  parentPort?.postMessage(await runTask(task));
});
