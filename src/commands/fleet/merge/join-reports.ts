import { groupBy } from '../../../base/group-by.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { parseShard, renderShard } from '../../../base/shard.ts';
import { type Account, accountOf, type Skipped } from '../../../kit/run/coverage.ts';
import type { Problem } from '../../../kit/run/outcome.ts';
import { IN_OTHER_SHARDS } from '../../../kit/run/shard-input.ts';
import { firstNames, NOT_REACHED } from '../fleet-outcome.ts';
import { type RepositoryEntry, repositoryNameOf } from '../repository-entry.ts';
import { notJudged, type RepositoryRecord } from '../repository-record.ts';
import type { ReadReport } from './read-reports.ts';

export type JoinedReports = ReturnType<typeof joinReports>;

/**
 * Joins reports: of two of the same shard or repository the later one counts if the same command ran with the same inputs,
 * else both do; every part of a whole and every expected repository has to be there.
 */
export function joinReports(read: readonly ReadReport[], expected: readonly RepositoryEntry[]) {
  const reports = latestOf(
    read,
    ({ path, shard, whole }) => (shard === undefined ? path : `${whole} ${shard}`),
    ({ finishedAt }) => finishedAt,
  );
  const latest = latestOfEachRepository(reports);
  const wanted = new Map(
    [...expected, ...reports.flatMap(({ notReached }) => notReached)].map((one) => [one.url, one]),
  );
  /** Repositories that no report judged. */
  const missing = [...wanted.values()].filter(({ url }) => !latest.has(url));
  const unjudged = missing.length === 0 ? [] : [`no report has ${firstNames(missing.map(repositoryNameOf))}`];
  const problems = [...missingShards(reports), ...cutReports(reports), ...unjudged].map(
    (message): Problem => ({ kind: 'service', message, fix: AGAIN }),
  );
  return { reports, records: [...latest.values()], missing, problems };
}

const AGAIN = 'run the jobs again whose reports are missing or incomplete';

/** Of the things with one key the latest; the last of those with one time. */
function latestOf<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
  timeOf: (thing: T) => string,
): readonly T[] {
  return [...groupBy(things, keyOf).values()].map((same) =>
    same.reduce((held, other) => (timeOf(held) <= timeOf(other) ? other : held)),
  );
}

/** One record for each repository, by its URL. */
function latestOfEachRepository(reports: readonly ReadReport[]): ReadonlyMap<string, RepositoryRecord> {
  const keyOf = (whole: string, url: string): string => `${whole}\n${url}`;
  const latest = latestOf(
    reports.flatMap(({ records, whole }) =>
      records.map((record) => ({ record, key: keyOf(whole, record.url) })),
    ),
    ({ key }) => key,
    ({ record }) => record.judgedAt,
  );
  const judged = new Set(latest.map(({ key }) => key));
  const combined = new Map<string, RepositoryRecord>();
  const add = (record: RepositoryRecord): void => {
    const held = combined.get(record.url);
    combined.set(record.url, held === undefined ? record : combineRecords(held, record));
  };
  for (const { record } of latest) add(record);
  for (const { finishedAt, notReached, whole } of reports) {
    for (const one of notReached) {
      const isJudgedByOthers = !judged.has(keyOf(whole, one.url)) && combined.has(one.url);
      if (isJudgedByOthers)
        add({ ...notJudged('unread', NOT_REACHED), ...one, judgedAt: finishedAt, durationMs: 0 });
    }
  }
  return combined;
}

function missingShards(reports: readonly ReadReport[]): readonly string[] {
  const parts = reports.flatMap(({ command, shard = '', whole }) => {
    const parsed = parseShard(shard);
    return parsed === undefined ? [] : [{ command, whole, ...parsed }];
  });
  const wholes = groupBy(parts, ({ count, whole }) => `${whole} ${count}`);
  return [...wholes.values()].flatMap((same) => {
    const [{ command, count }] = same;
    const seen = new Set(same.map(renderShard));
    const all = Array.from({ length: count }, (_, at) => renderShard({ index: at + 1, count }));
    const missing = all.filter((shard) => !seen.has(shard)).join(', ');
    return missing === ''
      ? []
      : [`the reports of \`${plainLine(command, 100)}\` lack the shards ${plainLine(missing, 300)}`];
  });
}

/** Runs of shards that ended early for a reason of their own. */
function cutReports(reports: readonly ReadReport[]): readonly string[] {
  return reports
    .filter(({ isCut }) => isCut)
    .map(({ exitCode, path }) => `the run behind \`${plainLine(path, 300)}\` ended early, with ${exitCode}`);
}

/** Adds up accounts in their own units; items that one shard leaves to another do not count as skipped. */
export function sumAccounts(records: readonly RepositoryRecord[], isWhole: boolean): Account {
  const accounts = records.flatMap(({ coverage }) => coverage ?? []);
  const isKept = ({ why }: Skipped): boolean => !(isWhole && why === IN_OTHER_SHARDS);
  return accountOf(
    accounts.reduce((sum, { judged }) => sum + judged, 0),
    accounts.flatMap(({ skipped }) => skipped).filter(isKept),
    accounts.flatMap(({ unread }) => unread),
    accounts.flatMap(({ unresolved }) => unresolved),
  );
}

/** Exit codes, worst first. */
const CODES: readonly number[] = [6, 2, 3, 4, 5, 1, 0];
const RESULTS: readonly RepositoryRecord['result'][] = ['error', 'fail', 'warn', 'pass'];
const STATUSES = ['unread', 'judged', 'skipped'] as const;

/**
 * One record for a repository that several commands looked at, or one command with several sets of inputs: the worst end,
 * and the findings of all. A repository that one of them could not judge is unread.
 */
function combineRecords(one: RepositoryRecord, other: RepositoryRecord): RepositoryRecord {
  const records = [one, other] as const;
  const [worst, better] = rankOf(one) <= rankOf(other) ? records : [other, one];
  const latest = one.judgedAt <= other.judgedAt ? other : one;
  const status = STATUSES.find((known) => records.some((record) => record.status === known)) ?? one.status;
  const why = (worst.status === status ? worst : better).why;
  const omitted = (one.findingsOmitted ?? 0) + (other.findingsOmitted ?? 0);
  return {
    ...latest,
    coverage: undefined,
    status,
    why,
    exitCode: worst.exitCode,
    result: worst.result,
    durationMs: one.durationMs + other.durationMs,
    images: [...new Map(records.flatMap(({ images }) => images).map((one) => [one.image, one])).values()],
    endOfLife: records.flatMap(({ endOfLife }) => endOfLife),
    advisories: records.flatMap(({ advisories }) => advisories),
    pullRequest: one.pullRequest ?? other.pullRequest,
    problems: records.flatMap(({ problems }) => problems),
    findings: records.flatMap(({ findings }) => findings),
    findingsOmitted: omitted === 0 ? undefined : omitted,
  };
}

/** Lower is worse; a code that is not known is the worst. */
function rankOf({ exitCode, result }: RepositoryRecord): number {
  return CODES.indexOf(exitCode) * RESULTS.length + RESULTS.indexOf(result);
}
