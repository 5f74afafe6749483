import type { RepositoryRecord } from '../repository-record.ts';

/** Exit codes, worst first (contract §3). */
const CODES: readonly number[] = [6, 2, 3, 4, 5, 1, 0];
const RESULTS: readonly RepositoryRecord['result'][] = ['error', 'fail', 'warn', 'pass'];
const STATUSES = ['unread', 'judged', 'skipped'] as const;

/**
 * One record for a repository that several commands looked at, or one command with several sets of inputs: the worst end,
 * and the findings of all. A repository that one of them could not judge is unread.
 */
export function combineRecords(
  records: readonly [RepositoryRecord, ...RepositoryRecord[]],
): RepositoryRecord {
  const [first, ...others] = records;
  if (others.length === 0) return first;
  const ranked = records.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [worst = first] = ranked;
  const latest = records.reduce((one, other) => (one.judgedAt <= other.judgedAt ? other : one));
  const status = STATUSES.find((known) => records.some((record) => record.status === known)) ?? first.status;
  const why = ranked.find((record) => record.status === status)?.why;
  const pullRequest = records.find((record) => record.pullRequest !== undefined)?.pullRequest;
  const omitted = sum(records, ({ findingsOmitted = 0 }) => findingsOmitted);
  const { coverage: _, findingsOmitted: __, pullRequest: ___, why: ____, ...facts } = latest;
  return {
    ...facts,
    status,
    ...(why === undefined ? {} : { why }),
    exitCode: worst.exitCode,
    result: worst.result,
    durationMs: sum(records, ({ durationMs }) => durationMs),
    images: [...new Map(records.flatMap(({ images }) => images).map((one) => [one.image, one])).values()],
    endOfLife: records.flatMap(({ endOfLife }) => endOfLife),
    advisories: records.flatMap(({ advisories }) => advisories),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    problems: records.flatMap(({ problems }) => problems),
    findings: records.flatMap(({ findings }) => findings),
    ...(omitted === 0 ? {} : { findingsOmitted: omitted }),
  };
}

/** Lower is worse; a code that is not known is the worst. */
function rankOf({ exitCode, result }: RepositoryRecord): number {
  return CODES.indexOf(exitCode) * RESULTS.length + RESULTS.indexOf(result);
}

function sum(records: readonly RepositoryRecord[], valueOf: (record: RepositoryRecord) => number): number {
  return records.reduce((total, record) => total + valueOf(record), 0);
}
