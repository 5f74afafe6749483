import * as z from 'zod/mini';
import { counted } from '../../../base/counted.ts';
import { parseJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { mapPool } from '../../../base/pool.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import { renderShard } from '../../../base/shard.ts';
import { parseTime, renderDuration, renderTime } from '../../../base/time.ts';
import { UserError } from '../../../base/user-error.ts';
import { openNoteFiles } from '../../../host/files/private-files.ts';
import type { Outcome } from '../../../kit/run/outcome.ts';
import type { Deps } from '../../../session/command.ts';
import type { CountedRequests } from '../../../session/count-requests.ts';
import { failedCount, fleetCoverage, fleetOutcome, joinProblems } from '../fleet-outcome.ts';
import { balance } from '../list/shards.ts';
import type { FleetInputs } from '../manifest.ts';
import { readEntries, readRepositoriesFile } from '../repositories-file.ts';
import { type ListedRepository, repositoryKey, repositoryNameOf } from '../repository-entry.ts';
import { type RepositoryRecord, recordSchema } from '../repository-record.ts';
import { isTooLong, runOne } from './run-one.ts';
import { planShard, type ShardPlan } from './shard-plan.ts';

/** `mode: run`: runs a command in each repository of a shard; one that fails does not stop the others. */
export async function runShard(
  inputs: FleetInputs,
  deps: Deps,
  requests: CountedRequests,
): Promise<Outcome<string>> {
  const plan = await planShard(inputs, deps, requests);
  const repositories = await chooseRepositories(inputs, deps, plan);
  const checkpoint = openCheckpoint(
    inputs['checkpoint-folder'],
    plan.key,
    deps,
    // Another try at what took too long would take as long again.
    ({ durationMs, status }) => status !== 'unread' || isTooLong(durationMs, plan),
  );
  const records = new Map<string, RepositoryRecord>();
  const outcome = (): Outcome<string> => shardOutcome(plan, repositories, records);
  // Finished repositories are reported also if the run has to end at once.
  deps.keep?.(outcome);
  const resumed = repositories.flatMap((repository) => checkpoint.find(repository) ?? []);
  for (const record of resumed) records.set(record.url, record);
  if (resumed.length > 0)
    deps.host.log.info(`${resumed.length} repositories were finished before this job was restarted.`);
  const left = repositories.filter(({ url }) => !records.has(url));
  // The job may have ended because of them.
  const begun = new Set(left.filter(({ url }) => checkpoint.wasBegun(url)));
  await mapPool([...left.filter((one) => !begun.has(one)), ...begun], inputs.parallel, async (repository) => {
    if (deps.signal.aborted) return;
    checkpoint.begin(repository.url);
    const record = await runOne(repository, plan, deps);
    // A repository that was interrupted has not been judged.
    if (deps.signal.aborted && record.status !== 'judged') return;
    records.set(record.url, record);
    checkpoint.note(record);
    tell(deps, record);
    deps.host.progress?.(`${records.size} of ${repositories.length} repositories`);
  });
  // With everything judged, the next run is a new one; what could not be judged is tried again by a restarted job.
  const isDone = repositories.every(({ url }) => (records.get(url)?.status ?? 'unread') !== 'unread');
  if (isDone) checkpoint.clear(repositories.map(({ url }) => url));
  return outcome();
}

/**
 * The repositories of a shard: those that `repositories` names; else, of `repositories-file`, those that the list puts into
 * the shard. A file of names is divided here, in the way in which `mode: list` divides it.
 */
async function chooseRepositories(
  inputs: FleetInputs,
  deps: Deps,
  { servers: { serverUrl }, shard }: ShardPlan,
): Promise<readonly ListedRepository[]> {
  const path = inputs['repositories-file'];
  if (inputs.repositories.length > 0) {
    const entries = readEntries(inputs.repositories, serverUrl);
    return path === undefined ? entries : withFacts(entries, path, deps, serverUrl);
  }
  const { repositories, requested, shards } = await readRepositoriesFile(path ?? '', deps, serverUrl);
  if (shards === undefined) {
    if (repositories.length === 0)
      throw new UserError({
        message: 'there is nothing to look at: `repositories-file` lists no repository',
        fix: 'write one `owner/name` or clone URL per line',
        input: 'repositories-file',
      });
    return shard === undefined ? repositories : (balance(repositories, shard.count)[shard.index - 1] ?? []);
  }
  // Where a CI starts as many jobs as were asked for, those beyond the last shard have nothing to do.
  if (shard !== undefined && shard.count !== shards && shard.count !== requested) {
    throw new UserError({
      message: `\`shard\` is one of ${shard.count}, but the list in \`repositories-file\` has ${shards} shards`,
      fix: 'use the shards of the matrix that was written with this list',
      input: 'shard',
    });
  }
  return repositories.filter((one) => shard === undefined || one.shard === shard.index).map(withoutShard);
}

/** The entries with what the list knows of them. */
async function withFacts(
  entries: readonly ListedRepository[],
  path: string,
  deps: Deps,
  serverUrl: string,
): Promise<readonly ListedRepository[]> {
  const { repositories } = await readRepositoriesFile(path, deps, serverUrl);
  const keyOf = ({ url }: ListedRepository): string => repositoryKey(url, serverUrl);
  const known = new Map(repositories.map((one) => [keyOf(one), withoutShard(one)]));
  return entries.map((entry) => ({ ...known.get(keyOf(entry)), ...entry }));
}

function withoutShard({
  shard: _,
  ...rest
}: ListedRepository & { readonly shard?: number }): ListedRepository {
  return rest;
}

function tell({ host }: Deps, record: RepositoryRecord): void {
  const { durationMs, findings, result, status, why } = record;
  const what = status === 'judged' ? `${result}, ${counted(findings.length, 'finding')}` : status;
  const reason = why === undefined ? '' : `: ${plainLine(why, 300)}`;
  host.log.info(
    `${plainLine(repositoryNameOf(record), 200)}: ${what}${reason} (${renderDuration(durationMs)})`,
  );
}

/** The outcome of a shard, finished or not: a repository without a record is unread. */
function shardOutcome(
  plan: ShardPlan,
  repositories: readonly ListedRepository[],
  found: ReadonlyMap<string, RepositoryRecord>,
): Outcome<string> {
  const records = repositories.flatMap(({ url }) => found.get(url) ?? []);
  const missing = repositories.filter(({ url }) => !found.has(url));
  const coverage = fleetCoverage({ records, missing, unchanged: [] });
  const shard = plan.shard === undefined ? undefined : renderShard(plan.shard);
  const words = [
    `\`${plan.command.name}\` in ${counted(repositories.length, 'repository')}`,
    `${failedCount(records)} failed`,
    ...(missing.length === 0 ? [] : [`${missing.length} not reached`]),
  ];
  return fleetOutcome({
    title: 'run',
    text: `${shard === undefined ? '' : `Shard ${shard}: `}${words.join(', ')}.`,
    records,
    missing,
    unchanged: [],
    problems: joinProblems(records),
    coverage,
    isFleet: true,
    source: shard ?? 'fleet',
    report: {
      mode: 'run',
      run: plan.command.name,
      key: plan.key,
      ...(shard === undefined ? {} : { shard }),
      repositories: records,
      notReached: missing.map(({ repository, url }) => ({ repository, url })),
    },
  });
}

/** Older notes are of another run: jobs of CIs last no longer. */
const LONGEST_MS = 6 * 60 * 60_000;

const noteSchema = z.object({
  version: z.literal(1),
  key: z.string(),
  notedAt: z.string(),
  /** Absent while the repository is looked at. */
  record: z.optional(recordSchema),
});

/**
 * Opens the notes of which repositories a stopped run of the same shard has finished, in `folder`, by default in the host's
 * cache folder; without a place, it knows nothing. A note that cannot be written costs no more than doing the work again.
 * Records that are not `isFinal` are not used: the repository is tried again.
 */
export function openCheckpoint(
  folder: string | undefined,
  key: string,
  deps: Deps,
  isFinal: (record: RepositoryRecord) => boolean,
) {
  const { cacheDirectory, log } = deps.host;
  const notes = openNoteFiles(folder, deps.area, cacheDirectory);
  const nameOfNote = (url: string): string => `fleet-${fingerprintOf(key, url)}.json`;
  let isWarned = false;
  const read = (url: string) => readNote(notes?.read(nameOfNote(url)), key, deps.clock.now());
  const write = (url: string, record?: RepositoryRecord): void => {
    try {
      const notedAt = renderTime(deps.clock.now());
      notes?.write(nameOfNote(url), JSON.stringify({ version: 1, key, notedAt, record }));
    } catch (error) {
      if (!isWarned) log.warning(`The checkpoint cannot be written: ${String(error)}`);
      isWarned = true;
    }
  };
  return {
    /** The final record of a repository; one of which the list says something else now is looked at again. */
    find: ({ branch, pushedAt, url }: ListedRepository): RepositoryRecord | undefined => {
      const record = read(url)?.record;
      const isSame = record?.branch === branch && record?.pushedAt === pushedAt;
      return record !== undefined && isSame && isFinal(record) ? record : undefined;
    },
    /** Notes that a repository is looked at: if the job ends there, the next one looks at the others first. */
    begin: (url: string): void => write(url),
    wasBegun: (url: string): boolean => {
      const note = read(url);
      return note !== undefined && note.record === undefined;
    },
    note: (record: RepositoryRecord): void => write(record.url, record),
    /** Forgets these repositories: the run is complete, and the next one is a new one. */
    clear: (urls: readonly string[]): void => {
      for (const url of urls) notes?.remove(nameOfNote(url));
    },
  };
}

function readNote(text: string | undefined, key: string, now: number) {
  const parsed = noteSchema.safeParse(parseJson(text ?? ''));
  if (!parsed.success || parsed.data.key !== key) return undefined;
  const age = now - (parseTime(parsed.data.notedAt) ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < LONGEST_MS ? parsed.data : undefined;
}
