import {
  type Case,
  type CleanRun,
  describeClean,
  everyCase,
  parseCase,
  randomPairs,
  troubleOf,
} from './case.ts';
import type { Job } from './job.ts';
import { jobOf } from './jobs.ts';
import { judgeCase } from './oracle.ts';
import { stageInProcess } from './run-in-process.ts';
import type { Observation, Staged, Trouble } from './stage.ts';

/** A case with what is wrong with it. */
export interface Judged {
  readonly which: Case;
  readonly problems: readonly string[];
}

const NO_TROUBLE: Trouble = { rules: [] };

/** Runs a job without any fault; throws where that run is not what a clean run is. */
export async function runClean(job: Job, stage: (job: Job) => Promise<Staged>): Promise<Observation> {
  const staged = await stage(job);
  try {
    const observation = await staged.run(NO_TROUBLE);
    const { accidents, code, report, stderr } = observation;
    if (accidents.length > 0 || report === undefined || code > 1)
      throw new Error(`the clean run of ${job.id} ends with ${code}: ${stderr} ${accidents.join()}`);
    return observation;
  } finally {
    await staged.close();
  }
}

/** Runs a case on its stage and, for a job that writes, twice more without faults, or once where that finds nothing to do. */
export async function runCase(
  staged: Staged,
  which: Case,
): Promise<{ readonly run: Observation; readonly after: readonly Observation[] }> {
  const run = await staged.run(troubleOf(which));
  if (which.job.writes !== true) return { run, after: [] };
  const second = await staged.run(NO_TROUBLE);
  // A run that found nothing to do shows by itself what the next one finds.
  const isIdle = second.code === 0 && second.outputs['changes'] === '0';
  return { run, after: [second, isIdle ? second : await staged.run(NO_TROUBLE)] };
}

/** A job that stays on its stage, in this process, while case after case is tried. */
export interface Trial {
  readonly clean: CleanRun;
  /** Runs one case and judges it. */
  tryCase(which: Case): Promise<Judged>;
  close(): Promise<void>;
}

/** Sets a job up for its cases. */
export async function openTrial(job: Job): Promise<Trial> {
  const clean = describeClean(await runClean(job, stageInProcess));
  let staged = await stageInProcess(job);
  return {
    clean,
    tryCase: async (which) => {
      const observed = await runCase(staged, which);
      const judged = { which, problems: judgeCase(which, clean, observed) };
      if (observed.run.accidents.length === 0) staged.reset();
      else {
        // A run that threw or was stuck may still be at work.
        await staged.close();
        staged = await stageInProcess(job);
      }
      return judged;
    },
    close: () => staged.close(),
  };
}

/** Random pairs of a job for each of its requests. */
const PAIRS_PER_REQUEST = 2;

/** All cases of a job: each fault at each request, and pairs by chance. */
export function casesOf(job: Job, clean: CleanRun, seed: number): readonly Case[] {
  // Of a job in a hurry only what keeps it waiting is tried.
  if (job.hurries !== undefined) return everyCase(job, clean, seed);
  const pairs = randomPairs(job, clean, PAIRS_PER_REQUEST * clean.positions.length, seed);
  return [...everyCase(job, clean, seed), ...pairs];
}

/** Runs the case with this id in this process. */
export async function tryById(id: string): Promise<Judged> {
  const job = jobOf(id);
  const trial = await openTrial(job);
  try {
    const which = parseCase(id, job, trial.clean);
    if (which === undefined) throw new Error(`the job ${job.id} has no case ${id}`);
    return await trial.tryCase(which);
  } finally {
    await trial.close();
  }
}
