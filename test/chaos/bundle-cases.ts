import { existsSync } from 'node:fs';
import { mapPool } from '../../src/base/pool.ts';
import { type Case, type CleanRun, describeClean, everyCase, parseCase, randomPairs } from './case.ts';
import type { Job } from './job.ts';
import { JOBS, jobOf } from './jobs.ts';
import { judgeCase } from './oracle.ts';
import { endOf, type FailedCase, type PartEnd, type PartOptions } from './part.ts';
import { createRandom, shuffled } from './random.ts';
import { stageBundle } from './run-bundle.ts';
import { stageInProcess } from './run-in-process.ts';
import { type Judged, runCase, runClean } from './trial.ts';

/** Processes at a time: they wait more than they work. */
const AT_ONCE = 4;

/** A job as the bundle does it without faults, with the requests that it makes. */
async function cleanOf(job: Job, entry: string): Promise<CleanRun> {
  const described = describeClean(await runClean(job, stageInProcess));
  return { ...described, observation: await runClean(job, (one) => stageBundle(one, entry)) };
}

/** Whether real sockets and real time can show the case: no ports that close, no waits of many seconds. */
function isForBundle({ strikes }: Case): boolean {
  return strikes.every(({ scope, variant: { fault } }) => {
    if (fault === 'outage' || scope === 'ever') return false;
    if (fault.kind === 'hang' || fault.kind === 'dribble') return scope === 'once';
    return fault.kind !== 'status' || fault.retryAfter === undefined;
  });
}

/** Cases for the bundle by chance, as many of each job as of every other. */
function chooseCases(cleans: ReadonlyMap<Job, CleanRun>, count: number, seed: number): readonly Case[] {
  const random = createRandom(seed);
  const lists = [...cleans].map(([job, clean]) => {
    const cases = [
      ...everyCase(job, clean, seed),
      ...randomPairs(job, clean, 2 * clean.positions.length, seed),
    ];
    return shuffled(cases.filter(isForBundle), random);
  });
  const rounds = Math.ceil(count / Math.max(1, lists.length));
  const chosen = Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? []));
  return chosen.flat().slice(0, count);
}

/** Runs `bundle` cases through the shipped bundle. */
export async function runBundleCases({ bundle, entry, seed }: PartOptions): Promise<PartEnd> {
  if (bundle === 0) return { passed: 0, failed: [] };
  if (!existsSync(entry)) throw new Error(`there is no bundle at ${entry}: run \`npm run build\``);
  const jobs = shuffled(JOBS, createRandom(seed)).slice(0, bundle);
  const pairs = await mapPool(jobs, AT_ONCE, async (job) => [job, await cleanInTurn(job, entry)] as const);
  const cases = chooseCases(new Map(pairs), bundle, seed);
  const cleans = new Map(pairs);
  const judged = await mapPool(cases, AT_ONCE, async (which): Promise<FailedCase> => {
    const clean = cleans.get(which.job);
    if (clean === undefined) throw new Error(`no clean run of ${which.job.id}`);
    return { id: which.id, problems: (await tryOne(which, clean, entry)).problems };
  });
  return endOf(judged);
}

let turn: Promise<unknown> = Promise.resolve();

/** A run in this process has the timers of the process for itself. */
function cleanInTurn(job: Job, entry: string): Promise<CleanRun> {
  const next = turn.then(() => cleanOf(job, entry));
  turn = next.catch(() => undefined);
  return next;
}

async function tryOne(which: Case, clean: CleanRun, entry: string): Promise<Judged> {
  const staged = await stageBundle(which.job, entry);
  try {
    return { which, problems: judgeCase(which, clean, await runCase(staged, which)) };
  } finally {
    await staged.close();
  }
}

/** Runs the case with this id through the bundle. */
export async function tryInBundle(id: string, { entry }: PartOptions): Promise<Judged> {
  const job = jobOf(id);
  const clean = await cleanOf(job, entry);
  const which = parseCase(id, job, clean);
  if (which === undefined) throw new Error(`the job ${job.id} has no case ${id}`);
  return tryOne(which, clean, entry);
}
