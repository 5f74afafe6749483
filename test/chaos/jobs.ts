import { gateJobs, imageJobs } from './image-jobs.ts';
import type { Job, Limits } from './job.ts';
import { helperJobs, roleJobs } from './role-jobs.ts';

const PATIENT: readonly Job[] = [...imageJobs, ...gateJobs, ...roleJobs, ...helperJobs];

/** The same job with so little time that what keeps it waiting uses up its `timeout`. */
function inHurry(job: Job): Job {
  const here: Limits = { requestTimeoutMs: 5000, timeoutMs: 12_000, maxAttempts: 10 };
  const bundle: Limits = { requestTimeoutMs: 3000, timeoutMs: 4000, maxAttempts: 10 };
  return { ...job, id: `${job.id}-hurried`, hurries: job, limits: { here, bundle } };
}

/** Every job that faults are tried on. */
export const JOBS: readonly Job[] = [
  ...PATIENT,
  ...PATIENT.filter(({ isVariant }) => isVariant !== true).map(inHurry),
];

/** The job of the case with this id. */
export function jobOf(id: string): Job {
  const job = JOBS.find((candidate) => id.startsWith(`${candidate.id}/`));
  if (job === undefined) throw new Error(`no job has the case ${id}`);
  return job;
}
