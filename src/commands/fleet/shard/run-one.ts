import { join } from 'node:path';
import { plainLine } from '../../../base/plain-text.ts';
import { type FailedTry, withRetries } from '../../../base/retry.ts';
import { renderTime } from '../../../base/time.ts';
import { withScratch } from '../../../host/files/private-files.ts';
import { type FetchedCheckout, fetchCheckout, isPassing } from '../../../host/git/fetch-checkout.ts';
import type { Deps } from '../../../session/command.ts';
import { readInnerReport } from '../command-report.ts';
import { findImages } from '../images.ts';
import { type ListedRepository, nameOf } from '../repository-entry.ts';
import type { RepositoryRecord } from '../repository-record.ts';
import { remoteOptions } from '../servers.ts';

import type { ShardPlan } from './shard-plan.ts';

/** Bytes on disk that one repository may take. */
const MAXIMUM_BYTES = 512 * 1024 ** 2;
const MAXIMUM_FILES = 50_000;

type Judged = Omit<RepositoryRecord, 'durationMs' | 'judgedAt' | 'repository' | 'url'>;

/** A repository that was not judged, and why. */
const notJudged = (status: 'skipped' | 'unread', why: string, known: Partial<Judged> = {}): Judged => ({
  status,
  why,
  exitCode: status === 'skipped' ? 0 : 5,
  result: status === 'skipped' ? 'pass' : 'error',
  images: [],
  endOfLife: [],
  advisories: [],
  problems: status === 'skipped' ? [] : [{ kind: 'service', message: why }],
  findings: [],
  ...known,
});

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
  const { tempDirectory } = deps.host.context;
  const judged = await withScratch(tempDirectory, ['checkout', 'temp'], (place) =>
    judge(listed, plan, { ...deps, signal }, place),
  ).catch((error: unknown) =>
    notJudged(
      'unread',
      `unexpected failure: ${plainLine(error instanceof Error ? error.message : String(error), 300)}`,
    ),
  );
  const { commit: _, ...known } = listed;
  const isLate = late.aborted && judged.status === 'unread' && !deps.signal.aborted;
  return {
    ...known,
    ...(isLate ? notJudged('unread', 'it took longer than `repository-timeout`') : judged),
    judgedAt: renderTime(startedAt),
    durationMs: Math.round(deps.clock.now() - startedAt),
  };
}

interface PlaceOfOne {
  readonly checkout: string;
  readonly temp: string;
}

async function judge(
  listed: ListedRepository,
  plan: ShardPlan,
  deps: Deps,
  place: PlaceOfOne,
): Promise<Judged> {
  const fetched = await fetchWithRetries(listed, plan, deps, place.checkout);
  if (fetched.kind === 'empty') return notJudged('skipped', 'without a commit');
  if (fetched.kind === 'failed')
    return notJudged('unread', `the repository cannot be fetched: ${plainLine(fetched.why, 300)}`);
  const { commit } = fetched;
  const context = { ...deps.host.context, workspace: place.checkout, tempDirectory: place.temp };
  const host = { ...deps.host, context: { ...context, changeRequest: undefined } };
  const found = await findImages({ ...deps, host, workingDirectory: place.checkout }, plan.names);
  if (plan.needsImages && found?.isWhole === true && found.images.length === 0)
    return notJudged('skipped', 'without an image of this registry', { commit });
  const images = await Promise.all(
    (found?.images ?? []).map(async (image) => {
      const digest = image.includes('@') ? undefined : await plan.digestOf(image);
      return digest === undefined ? { image } : { image, digest };
    }),
  );
  return { ...(await runCommandIn(listed, plan, deps, { ...place, commit })), commit, images };
}

const LOST: FailedTry = { isTransient: true, wasTaken: true, hintMs: undefined };

/** Fetches, and tries again by the one retry rule where the server or the network may have failed for a moment. */
async function fetchWithRetries(
  listed: ListedRepository,
  plan: ShardPlan,
  { clock, host, random, signal }: Deps,
  folder: string,
): Promise<FetchedCheckout> {
  const limits = { signal, timeoutMs: plan.timeoutMs };
  const { last } = await withRetries(
    { clock, random, signal, maxAttempts: plan.maxAttempts },
    true,
    async () => {
      const fetched = await fetchCheckout({
        ...remoteOptions(listed, plan.servers, { host }, limits),
        folder,
        branch: listed.branch,
        isWanted: plan.isWanted,
        maximumBytes: MAXIMUM_BYTES,
        maximumFiles: MAXIMUM_FILES,
      });
      return { fetched, failed: isPassing(fetched) ? LOST : undefined };
    },
  );
  return last.fetched;
}

/** Runs the command in the checkout; a run that leaves no report is not a pass. */
async function runCommandIn(
  listed: ListedRepository,
  plan: ShardPlan,
  deps: Deps,
  { checkout, commit, temp }: PlaceOfOne & { readonly commit: string },
): Promise<Judged> {
  const { runInside } = deps;
  if (runInside === undefined) return notJudged('unread', 'no command can be run inside this one');
  const report = join(temp, 'report.json');
  const mayOpen = plan.opensPullRequests && plan.budget.take();
  const inputs = new Map([...plan.inputs, ['report-file', report]]);
  if (plan.opensPullRequests && !mayOpen) inputs.set('dry-run', 'true');
  const { exitCode, outputs } = await runInside({
    command: plan.command.name,
    inputs,
    secrets: plan.secrets,
    context: {
      workspace: checkout,
      tempDirectory: temp,
      repository: nameOf(listed),
      commit,
      ref: listed.branch === undefined ? undefined : `refs/heads/${listed.branch}`,
    },
    signal: deps.signal,
  });
  const operation = outputs['pull-request-operation'];
  const isOpened = operation === 'created' || operation === 'updated';
  if (mayOpen && !isOpened) plan.budget.giveBack();
  const read = await readInnerReport(report);
  if (read === undefined) return notJudged('unread', `its run ended with ${exitCode} and left no report`);
  const url = outputs['pull-request-url'];
  const isJudged = exitCode <= 1;
  const [first] = read.problems;
  return {
    ...notJudged('unread', ''),
    ...read,
    exitCode,
    status: isJudged ? 'judged' : 'unread',
    why: isJudged ? (plan.opensPullRequests && !mayOpen ? LIMIT_REACHED : undefined) : first?.message,
    ...(url === undefined || url === '' ? {} : { pullRequest: url }),
  };
}

const LIMIT_REACHED = '`max-pull-requests` was reached, so nothing was opened';
