import { counted } from '../../../base/counted.ts';
import { renderShard } from '../../../base/shard.ts';
import { accountOf } from '../../../kit/run/coverage.ts';
import type { Outcome } from '../../../kit/run/outcome.ts';
import { failedCount, fleetOutcome } from '../fleet-outcome.ts';
import { joinProblems } from '../join-problems.ts';
import { type ListedRepository, nameOf } from '../repository-entry.ts';
import type { RepositoryRecord } from '../repository-record.ts';
import type { ShardPlan } from './shard-plan.ts';

export const NOT_REACHED = 'the run was stopped before it';

/** What a shard came to, finished or not: a repository without a record is unread. */
export function shardOutcome(
  plan: Pick<ShardPlan, 'command' | 'key' | 'shard'>,
  repositories: readonly ListedRepository[],
  found: ReadonlyMap<string, RepositoryRecord>,
): Outcome<string> {
  const records = repositories.flatMap(({ url }) => found.get(url) ?? []);
  const missing = repositories.filter(({ url }) => !found.has(url));
  const coverage = coverageOf(records, missing);
  const shard = plan.shard === undefined ? undefined : renderShard(plan.shard);
  const words = [
    `\`${plan.command.name}\` in ${counted(repositories.length, 'repository')}`,
    `${failedCount({ missing: [], records })} failed`,
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
    isWhole: coverage.unread.length === 0,
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

/** The account in repositories; `absence` says why a missing one has no record. */
export function coverageOf(
  records: readonly RepositoryRecord[],
  missing: readonly Pick<ListedRepository, 'repository'>[],
  absence: string = NOT_REACHED,
): NonNullable<Outcome['coverage']> {
  const skipped = records
    .filter(({ status }) => status === 'skipped')
    .map(({ why = '' }) => ({ what: 'repositories', why, count: 1 }));
  const unread = [
    ...records
      .filter(({ status }) => status === 'unread')
      .map((record) => ({ what: nameOf(record), why: record.why ?? 'it could not be judged' })),
    ...missing.map((one) => ({ what: nameOf(one), why: absence })),
  ];
  const judged = records.filter(({ status }) => status === 'judged').length;
  return { ...accountOf(judged, skipped, unread), noun: 'repository' };
}
