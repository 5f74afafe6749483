import { resolve } from 'node:path';
import { LONGEST_TIMER_MS } from '../../base/clock.ts';
import { getOrMake } from '../../base/remember.ts';
import { createSend } from '../../base/retry.ts';
import { openCache } from '../../host/cache.ts';
import type { OpenThreads, Threads } from '../../host/threads.ts';
import { policyReader } from '../config/policy.ts';
import type { Machine } from './command.ts';
import type { CommandRow } from './command-row.ts';
import { openGithub } from './open-github.ts';
import { failedOutcome, type Outcome } from './outcome.ts';
import { localProblems } from './problems.ts';
import { warnOnly } from './soften.ts';
import type { Started } from './start-command.ts';
import { withReports } from './with-reports.ts';

type FromOutside = 'clock' | 'host' | 'http' | 'manifests' | 'openThreads' | 'random' | 'runInside';

/** Dependencies of a run's work in addition to its inputs. */
export interface WorkOptions extends Pick<Machine, FromOutside | 'stdoutIsDropped' | 'stdoutIsPrivate'> {
  readonly command: CommandRow;
}

/** Receives what is known of the work before it is done. */
export type Progress = Required<Pick<Machine, 'counts' | 'keep'>>;

/** Runs a command with inputs that were accepted; whatever it throws becomes problems of the outcome. */
export async function runWork(
  options: WorkOptions,
  started: Started,
  signal: AbortSignal,
  progress: Progress,
): Promise<Outcome> {
  const { clock, host, http, random } = options;
  const { inputs } = started;
  const { workingDirectory } = started.area;
  const run = await options.command.load();
  const maxAttempts = inputs['max-attempts'];
  const requestTimeoutMs = Math.min(inputs['request-timeout'], inputs.timeout, LONGEST_TIMER_MS);
  const send = createSend({ http, clock, random, signal, maxAttempts, requestTimeoutMs });
  const folder = inputs['cache-dir'];
  const cacheFolder = folder === undefined ? undefined : resolve(workingDirectory, folder);
  const cache = inputs.cache ? await openCache(host, cacheFolder, clock) : undefined;
  const threads = keepThreads(options.openThreads);
  try {
    const deps: Machine = {
      ...options,
      ...started,
      ...progress,
      send,
      cache: cache ?? { get: async () => undefined, set: async () => undefined },
      workingDirectory,
      signal,
      openThreads: threads.open,
      readPolicyFile: policyReader({
        host,
        policyFrom: inputs['policy-from'],
        workingDirectory,
        github: async () => openGithub(inputs['github-token'], { host, send }),
        signal,
      }),
    };
    const outcome = await run(inputs, deps).catch((error: unknown) => failedOutcome(localProblems(error)));
    const { command } = options;
    return await withReports({ command, inputs, outcome: warnOnly(inputs, outcome), deps });
  } finally {
    await threads.close();
    await cache?.close();
  }
}

/** Opens threads once for the same data, and closes all of them. */
function keepThreads(open: OpenThreads): { readonly open: OpenThreads; readonly close: () => Promise<void> } {
  const kept = new Map<string, Threads<unknown, unknown>>();
  return {
    open: <Task, Answer>(data: unknown) => {
      const threads = getOrMake(kept, JSON.stringify(data), () => open(data));
      // The same data opens threads for the same kind of tasks.
      return threads as Threads<Task, Answer>;
    },
    close: async () => {
      await Promise.all(Array.from(kept.values(), (threads) => threads.close()));
    },
  };
}
