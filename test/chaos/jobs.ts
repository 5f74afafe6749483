import { gateJobs, imageJobs } from './image-jobs.ts';
import type { Job } from './job.ts';
import { helperJobs, roleJobs } from './role-jobs.ts';

/** Every job that faults are tried on. */
export const JOBS: readonly Job[] = [...imageJobs, ...gateJobs, ...roleJobs, ...helperJobs];

/** The job of the case with this id. */
export function jobOf(id: string): Job {
  const job = JOBS.find((candidate) => id.startsWith(`${candidate.id}/`));
  if (job === undefined) throw new Error(`no job has the case ${id}`);
  return job;
}
