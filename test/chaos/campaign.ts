import {
  type Case,
  type CleanRun,
  describeClean,
  everyCase,
  parseCase,
  randomPairs,
  troubleOf,
} from './case.ts';
import { gateJobs, imageJobs } from './image-jobs.ts';
import type { Job } from './job.ts';
import { judgeCase } from './oracle.ts';
import { helperJobs, roleJobs } from './role-jobs.ts';
import { stageInProcess, type Trouble } from './run-in-process.ts';

/** Every job that faults are tried on. */
export const JOBS: readonly Job[] = [...imageJobs, ...gateJobs, ...roleJobs, ...helperJobs];

/** A case with what is wrong with it. */
export interface Judged {
  readonly which: Case;
  readonly problems: readonly string[];
}

const NO_TROUBLE: Trouble = { rules: [] };

/** Runs a job without any fault; throws where that run is not what a clean run is. */
export async function runClean(job: Job): Promise<CleanRun> {
  const staged = await stageInProcess(job);
  try {
    const observation = await staged.run(NO_TROUBLE);
    const { accidents, code, report } = observation;
    if (accidents.length > 0 || report === undefined || code > 1)
      throw new Error(
        `the clean run of ${job.id} ends with ${code}: ${observation.stderr} ${accidents.join()}`,
      );
    return describeClean(observation);
  } finally {
    await staged.close();
  }
}

/** A job that stays on its stage while case after case is tried. */
export interface Trial {
  readonly clean: CleanRun;
  /** Runs one case and judges it. */
  tryCase(which: Case): Promise<Judged>;
  close(): Promise<void>;
}

/** Sets a job up for its cases. */
export async function openTrial(job: Job): Promise<Trial> {
  const clean = await runClean(job);
  let staged = await stageInProcess(job);
  return {
    clean,
    tryCase: async (which) => {
      const run = await staged.run(troubleOf(which));
      const after = job.writes === true ? [await staged.run(NO_TROUBLE), await staged.run(NO_TROUBLE)] : [];
      const judged = { which, problems: judgeCase(which, clean, { run, after }) };
      if (run.accidents.length === 0) staged.reset();
      else {
        // What threw or was stuck may still be at work.
        await staged.close();
        staged = await stageInProcess(job);
      }
      return judged;
    },
    close: () => staged.close(),
  };
}

/** Random pairs of a job for each of its requests. */
const PAIRS_PER_REQUEST = 8;

/** All cases of a job: each fault at each request, and pairs by chance. */
export function casesOf(job: Job, clean: CleanRun, seed: number): readonly Case[] {
  return [
    ...everyCase(job, clean),
    ...randomPairs(job, clean, PAIRS_PER_REQUEST * clean.positions.length, seed),
  ];
}

/** The job of the case with this id. */
export function jobOf(id: string): Job {
  const job = JOBS.find((candidate) => id.startsWith(`${candidate.id}/`));
  if (job === undefined) throw new Error(`no job has the case ${id}`);
  return job;
}

/** Runs the case with this id. */
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
