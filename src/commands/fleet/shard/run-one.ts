import { join } from 'node:path';
import { fieldOf, parseJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { type FailedTry, withRetries } from '../../../base/retry.ts';
import { renderDuration, renderTime } from '../../../base/time.ts';
import { withScratch } from '../../../host/files/private-files.ts';
import { type FetchedCheckout, fetchCheckout, isPassing } from '../../../host/git/fetch-checkout.ts';
import type { RunInside } from '../../../kit/run/command.ts';
import { onAbort } from '../../../kit/run/time-limit.ts';
import type { Deps } from '../../../session/command.ts';
import { type KeptOfReport, readInnerReport } from '../command-report.ts';
import { type ListedRepository, repositoryNameOf } from '../repository-entry.ts';
import { type Judged, notJudged, type RepositoryRecord } from '../repository-record.ts';
import { remoteOptions } from '../servers.ts';
import { decodeImages } from './find-images.ts';
import type { ShardPlan } from './shard-plan.ts';
import { IMAGES_OUTPUT } from './with-images.ts';

/** Bytes on disk that one repository may take. */
const MAXIMUM_BYTES = 512 * 1024 ** 2;
const MAXIMUM_FILES = 50_000;

/**
 * Fetches a repository and runs the command in it, in a folder that is removed afterwards. Nothing about the repository is
 * thrown: whatever happens there is its record.
 */
export async function runOne(
  listed: ListedRepository,
  plan: ShardPlan,
  deps: Deps,
): Promise<RepositoryRecord> {
  const startedAt = deps.clock.now();
  const late = AbortSignal.timeout(plan.timeoutMs);
  const signal = AbortSignal.any([deps.signal, late]);
  const endsAt = performance.now() + plan.timeoutMs;
  const stopped = new AbortController();
  const forget = onAbort(deps.signal, () => setTimeout(() => stopped.abort(), STOP_GRACE_MS));
  const kill = AbortSignal.any([stopped.signal, AbortSignal.timeout(plan.timeoutMs + LATE_GRACE_MS)]);
  const { tempDirectory } = deps.host.context;
  const judged = await withScratch(tempDirectory, ['checkout', 'temp'], (place) =>
    judge({ listed, plan, deps: { ...deps, signal }, ...place, endsAt, kill }),
  ).catch((error: unknown) =>
    notJudged(
      'unread',
      `unexpected failure: ${plainLine(error instanceof Error ? error.message : String(error), 300)}`,
    ),
  );
  forget();
  const { commit: _, ...known } = listed;
  const durationMs = Math.round(deps.clock.now() - startedAt);
  const isLate = judged.status === 'unread' && isTooLong(durationMs, plan) && !deps.signal.aborted;
  return {
    ...known,
    ...judged,
    ...(isLate ? lateWords(plan) : {}),
    judgedAt: renderTime(startedAt),
    durationMs,
  };
}

/** The time between asking a run to stop and ending its process, in which it writes what it knows. */
const LATE_GRACE_MS = 2000;
/** The same if the whole shard stops, which has to end within two seconds. */
const STOP_GRACE_MS = 500;
/** The limit of a command is in whole seconds, and ends its run before the process is ended. */
const ROUNDING_MS = 1000;

/** True if a repository that is unread took as long as it may, so that another try would take as long again. */
export function isTooLong(durationMs: number, { timeoutMs }: Pick<ShardPlan, 'timeoutMs'>): boolean {
  return durationMs >= timeoutMs - Math.min(ROUNDING_MS, timeoutMs / 2);
}

/** The verdict on a repository that took too long; what its run found until then is kept beside it. */
function lateWords({ timeoutMs }: ShardPlan): Pick<Judged, 'exitCode' | 'problems' | 'result' | 'why'> {
  const why = `it took longer than \`repository-timeout\` (${renderDuration(timeoutMs)})`;
  return { exitCode: 5, result: 'error', why, problems: [{ kind: 'service', message: why }] };
}

/** A repository that is looked at, and where. */
interface Visit {
  readonly listed: ListedRepository;
  readonly plan: ShardPlan;
  readonly deps: Deps;
  readonly checkout: string;
  readonly temp: string;
  /** When the time of the repository is over, by the monotonic clock. */
  readonly endsAt: number;
  readonly kill: AbortSignal;
}

async function judge(visit: Visit): Promise<Judged> {
  const fetched = await fetchWithRetries(visit);
  if (fetched.kind === 'empty') return notJudged('skipped', 'without a commit');
  if (fetched.kind === 'failed')
    return notJudged('unread', `the repository cannot be fetched: ${plainLine(fetched.why, 300)}`);
  return await runCommandIn(visit, fetched.commit);
}

const LOST: FailedTry = { isTransient: true, wasTaken: true, hintMs: undefined };

/** Fetches, and tries again by the one retry rule where the server or the network may have failed for a moment. */
async function fetchWithRetries({ checkout, deps, listed, plan }: Visit): Promise<FetchedCheckout> {
  const { clock, host, random, signal } = deps;
  const limits = { signal, timeoutMs: plan.timeoutMs };
  const { last } = await withRetries(
    { clock, random, signal, maxAttempts: plan.maxAttempts },
    true,
    async () => {
      const fetched = await fetchCheckout({
        ...remoteOptions(listed, plan.servers, { host }, limits),
        folder: checkout,
        branch: listed.branch,
        ...plan.wanted,
        maximumBytes: MAXIMUM_BYTES,
        maximumFiles: MAXIMUM_FILES,
      });
      return { fetched, failed: isPassing(fetched) ? LOST : undefined };
    },
  );
  return last.fetched;
}

/** Runs the command in the checkout, in a process of its own; a run that leaves no report is not a pass. */
async function runCommandIn(visit: Visit, commit: string): Promise<Judged> {
  const { checkout, deps, endsAt, kill, listed, plan, temp } = visit;
  if (deps.runInside === undefined) return notJudged('unread', 'no command can be run inside this one');
  const report = join(temp, 'report.json');
  const taken = plan.opensPullRequests ? plan.budget.take(plan.mostPullRequests) : 0;
  const isShown = plan.opensPullRequests && taken === 0;
  const ran = await deps.runInside({
    command: plan.command.name,
    mayBeEmpty: plan.needsImages,
    inputs: new Map([
      ...plan.inputs,
      ...limitsOf(endsAt - performance.now(), plan),
      ['report-file', report],
      ...(taken > 0 ? [['max-pull-requests', String(taken)] as const] : []),
      ...(isShown ? [['dry-run', 'true'] as const] : []),
    ]),
    secrets: plan.secrets,
    context: {
      workspace: checkout,
      tempDirectory: temp,
      repository: repositoryNameOf(listed),
      commit,
      ref: listed.branch === undefined ? undefined : `refs/heads/${listed.branch}`,
    },
    signal: deps.signal,
    kill,
  });
  const read = await readInnerReport(report);
  // A run that was ended may have opened some without telling.
  const operations = operationsIn(ran.outputs);
  const written = operations.filter((one) => one === 'created' || one === 'updated').length;
  if (taken > 0 && read !== undefined) plan.budget.giveBack(taken - written);
  if (read !== undefined) plan.requests.add({ ...read.requests, count: read.requests.count - ran.spared });
  const judged = await judgedFrom(ran, read?.kept, plan, commit);
  if (judged.status !== 'judged') return judged;
  if (isShown) return { ...judged, why: `${LIMIT_REACHED}, so nothing was opened` };
  const isLeft = taken > 0 && written >= taken && operations.includes('none');
  return isLeft ? { ...judged, why: `${LIMIT_REACHED}, so some were not opened` } : judged;
}

/** The operations on the pull requests of a run, one for each. */
function operationsIn(outputs: Readonly<Record<string, string>>): readonly unknown[] {
  const rows = parseJson(outputs['pull-requests'] ?? '');
  if (!Array.isArray(rows)) return [outputs['pull-request-operation']];
  return rows.map((row) => fieldOf(row, 'operation'));
}

/** The record of a run, from its messages and its report, as far as they exist. */
async function judgedFrom(
  { end, outputs }: Pick<Awaited<ReturnType<RunInside>>, 'end' | 'outputs'>,
  read: KeptOfReport | undefined,
  plan: ShardPlan,
  commit: string,
): Promise<Judged> {
  const found = decodeImages(outputs[IMAGES_OUTPUT]);
  const known = { commit, images: await withDigests(found.images, plan) };
  if (plan.needsImages && found.isEmpty)
    return notJudged('skipped', 'without an image of this registry', known);
  if (read === undefined) return notJudged('unread', `its run left no report: ${end}`, known);
  const url = outputs['pull-request-url'] ?? '';
  return { ...read, ...known, ...(url === '' ? {} : { pullRequest: url }) };
}

const LIMIT_REACHED = '`max-pull-requests` was reached';

/** Limits of a run that has so much time left, as inputs. */
function limitsOf(leftMs: number, plan: ShardPlan): readonly (readonly [name: string, text: string])[] {
  const seconds = (milliseconds: number): string => `${Math.max(1, Math.floor(milliseconds / 1000))}s`;
  return [
    ['timeout', seconds(leftMs)],
    ['request-timeout', seconds(Math.min(plan.requestTimeoutMs, leftMs))],
  ];
}

function withDigests(images: readonly string[], plan: ShardPlan): Promise<RepositoryRecord['images']> {
  return Promise.all(
    images.map(async (image) => {
      const digest = image.includes('@') ? undefined : await plan.digestOf(image);
      return digest === undefined ? { image } : { image, digest };
    }),
  );
}
