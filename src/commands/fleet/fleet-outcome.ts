import { counted, firstFew } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import type { Finding } from '../../kit/findings/finding.ts';
import { accountOf } from '../../kit/run/coverage.ts';
import type { LazyFinding, Outcome, Problem } from '../../kit/run/outcome.ts';
import { fleetAnswer, fleetDrillDown } from './render-fleet.ts';
import { UNCHANGED } from './repositories-file.ts';
import { type RepositoryEntry, repositoryNameOf } from './repository-entry.ts';
import { type RecordedFinding, type RepositoryRecord, toFinding } from './repository-record.ts';

export const NOT_REACHED = 'the run was stopped before it';

/** The result of a shard, or of the merged reports. */
interface FleetFacts {
  readonly title: Parameters<typeof fleetAnswer>[0];
  readonly text: string;
  readonly records: readonly RepositoryRecord[];
  /** Repositories without a record. */
  readonly missing: readonly RepositoryEntry[];
  /** Repositories that needed no run. */
  readonly unchanged: readonly RepositoryEntry[];
  readonly problems: Outcome<string>['problems'];
  readonly coverage: NonNullable<Outcome['coverage']>;
  /** False for the shards of one command, whose records are not repositories. */
  readonly isFleet: boolean;
  readonly source: string;
  readonly report: Outcome['report'];
}

/** How many repositories failed, or have no record. */
export function failedCount(
  records: readonly RepositoryRecord[],
  missing: readonly RepositoryEntry[] = [],
): number {
  return records.filter(({ exitCode }) => exitCode !== 0).length + missing.length;
}

export function fleetOutcome(facts: FleetFacts): Outcome<string> {
  const { coverage, missing, problems, records, text, unchanged } = facts;
  return {
    lazyFindings: { [Symbol.iterator]: () => fleetFindings(records) },
    findings: [],
    problems,
    verdict: verdictOf(records),
    outputs: {
      count: records.length + missing.length,
      'skipped-count': unchanged.length + records.filter(({ status }) => status === 'skipped').length,
      'failed-count': failedCount(records, missing),
      'sarif-file': '',
    },
    ...(facts.isFleet ? { drillDown: () => fleetDrillDown(records) } : {}),
    summary: () => fleetAnswer(facts.title, text, records),
    coverage,
    reports: {
      isWhole: coverage.unread.length === 0 && problems.length === 0,
      sources: [facts.source],
      quiet: [],
    },
    report: facts.report,
    stdout: [],
    log: [text],
  };
}

function verdictOf(records: readonly RepositoryRecord[]): Outcome['verdict'] {
  if (records.some(({ exitCode }) => exitCode === 1)) return 'fail';
  return records.some(({ result }) => result === 'warn') ? 'warn' : 'pass';
}

/** Maximum number of repositories named in one message. */
const MOST_NAMES = 5;
/** Messages per run; the records have all of them. */
const MOST_PROBLEMS = 100;

const KIND_OF_CODE: Readonly<Record<number, Problem['kind']>> = {
  2: 'usage',
  3: 'unauthenticated',
  4: 'forbidden',
  6: 'partial',
};

type Failed = Pick<RepositoryRecord, 'exitCode' | 'problems' | 'repository' | 'why'>;

/** The problems of many repositories: one message for each cause, with the repositories that it concerns. */
export function joinProblems(records: readonly Failed[]): readonly Problem[] {
  const all = records.flatMap((record) =>
    problemsOf(record).map((problem) => ({ problem, name: repositoryNameOf(record) })),
  );
  const causes = groupBy(all, ({ problem: { kind, message } }) => JSON.stringify([kind, message]));
  const joined = [...causes.values()].map((same) => {
    const [{ problem }] = same;
    const names = [...new Set(same.map(({ name }) => name))];
    return { ...problem, message: `${firstNames(names)}: ${problem.message}` };
  });
  if (joined.length <= MOST_PROBLEMS) return joined;
  // Every kind that occurs affects the exit code, so one of each is kept.
  const kinds = new Map(joined.map((problem) => [problem.kind, problem]));
  const shown = [...new Set([...kinds.values(), ...joined.slice(0, MOST_PROBLEMS)])];
  const more = joined.length - shown.length;
  return [...shown, { kind: 'service', message: `${counted(more, 'more cause')} in the report` }];
}

function problemsOf({ exitCode, problems, why }: Failed): readonly Problem[] {
  if (exitCode <= 1) return [];
  if (problems.length > 0) return problems;
  return [{ kind: KIND_OF_CODE[exitCode] ?? 'service', message: why ?? `it ended with ${exitCode}` }];
}

/** Names of repositories for a message: the first ones, and how many more there are. */
export function firstNames(names: readonly string[]): string {
  return firstFew(names, MOST_NAMES, (name) => `\`${plainLine(name, 200)}\``);
}

/** Findings of many repositories, one after the other, made while they are written. */
function* fleetFindings(
  records: Iterable<Pick<RepositoryRecord, 'findings' | 'repository' | 'url'>>,
): Generator<LazyFinding> {
  for (const record of records)
    for (const finding of record.findings)
      yield { level: finding.level, make: () => inFleet(record, finding) };
}

/** A finding of another repository: its place becomes words, since this host would look for it in its own checkout. */
function inFleet(
  { repository, url }: Pick<RepositoryRecord, 'repository' | 'url'>,
  recorded: RecordedFinding,
): Finding {
  const { location, ...finding } = toFinding(recorded);
  const name = plainLine(repositoryNameOf({ repository }), 200);
  const place = location === undefined ? '' : ` (${plainLine(location.file, 300)}:${location.line})`;
  return {
    ...finding,
    title: `${name}: ${finding.title}`,
    message: `${finding.message}${place}`,
    artifact: finding.artifact ?? name,
    fingerprint: fingerprintOf(url, finding.fingerprint, location?.file ?? ''),
  };
}

/** The account in repositories; `absence` says why a missing one has no record. */
export function fleetCoverage(
  { missing, records, unchanged }: Pick<FleetFacts, 'missing' | 'records' | 'unchanged'>,
  absence: string = NOT_REACHED,
): NonNullable<Outcome['coverage']> {
  const skipped = records
    .filter(({ status }) => status === 'skipped')
    .map(({ why = '' }) => ({ what: 'repositories', why, count: 1 }));
  const left = { what: 'repositories', why: UNCHANGED, count: unchanged.length };
  const unread = [
    ...records
      .filter(({ status }) => status === 'unread')
      .map((record) => ({ what: repositoryNameOf(record), why: record.why ?? 'it could not be judged' })),
    ...missing.map((one) => ({ what: repositoryNameOf(one), why: absence })),
  ];
  const judged = records.filter(({ status }) => status === 'judged').length;
  return { ...accountOf(judged, [...skipped, left], unread), noun: 'repository' };
}
