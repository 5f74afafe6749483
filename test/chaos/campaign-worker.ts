import { parentPort } from 'node:worker_threads';
import { faultsOf, parseCase } from './case.ts';
import { jobOf } from './jobs.ts';
import type { FailedCase } from './part.ts';
import { openTrial } from './trial.ts';

/** The result of some cases of a job. */
export interface CampaignEnd {
  readonly failed: readonly FailedCase[];
  /** Number of cases by the fault in them; a pair counts for both. */
  readonly faults: Readonly<Record<string, number>>;
}

/** Runs the cases of a job with these ids in this thread. */
async function runCases(ids: readonly string[]): Promise<CampaignEnd> {
  const job = jobOf(ids[0] ?? '');
  const trial = await openTrial(job);
  const failed: FailedCase[] = [];
  const faults: Record<string, number> = {};
  try {
    for (const id of ids) {
      const which = parseCase(id, job, trial.clean);
      if (which === undefined) throw new Error(`the job ${job.id} has no case ${id}`);
      const { problems } = await trial.tryCase(which);
      for (const fault of faultsOf(which)) faults[fault] = (faults[fault] ?? 0) + 1;
      if (problems.length > 0) failed.push({ id, problems });
    }
  } finally {
    await trial.close();
  }
  return { failed, faults };
}

parentPort?.on('message', async (ids: readonly string[]) => {
  parentPort?.postMessage(await runCases(ids));
});
