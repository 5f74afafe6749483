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
import { stageInProcess } from './run-in-process.ts';

/** Every job that faults are tried on. */
export const JOBS: readonly Job[] = [...imageJobs, ...gateJobs, ...roleJobs, ...helperJobs];

/** A case with what is wrong with it. */
export interface Judged {
  readonly which: Case;
  readonly problems: readonly string[];
}

/** Runs a job without any fault; throws where that run is not what a clean run is. */
export async function runClean(job: Job): Promise<CleanRun> {
  const staged = await stageInProcess(job);
  try {
    const observation = await staged.run({ rules: [] });
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

/** Runs one case in this process and judges it. */
export async function tryCase(which: Case, clean: CleanRun): Promise<Judged> {
  const staged = await stageInProcess(which.job);
  try {
    const run = await staged.run(troubleOf(which));
    const after =
      which.job.writes === true ? [await staged.run({ rules: [] }), await staged.run({ rules: [] })] : [];
    return { which, problems: judgeCase(which, clean, { run, after }) };
  } finally {
    await staged.close();
  }
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

/** The case with this id. */
export async function findCase(id: string): Promise<{ readonly which: Case; readonly clean: CleanRun }> {
  const job = JOBS.find((candidate) => id.startsWith(`${candidate.id}/`));
  if (job === undefined) throw new Error(`no job has the case ${id}`);
  const clean = await runClean(job);
  const which = parseCase(id, job, clean);
  if (which === undefined) throw new Error(`the job ${job.id} has no case ${id}`);
  return { which, clean };
}
