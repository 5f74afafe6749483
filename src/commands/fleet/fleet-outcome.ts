import type { Outcome } from '../../kit/run/outcome.ts';
import { fleetDrillDown } from './fleet-drill-down.ts';
import { fleetFindings } from './fleet-findings.ts';
import { renderFleetSummary } from './render-fleet.ts';
import type { RepositoryRecord } from './repository-record.ts';

/** What a shard, or the reports of several, came to. */
export interface FleetFacts {
  readonly title: Parameters<typeof renderFleetSummary>[0];
  readonly text: string;
  readonly records: readonly RepositoryRecord[];
  /** Repositories without a record. */
  readonly missing: readonly unknown[];
  /** Repositories that needed no run. */
  readonly unchanged: readonly unknown[];
  readonly problems: Outcome<string>['problems'];
  readonly coverage: NonNullable<Outcome['coverage']>;
  /** False for the shards of one command, whose records are not repositories. */
  readonly isFleet: boolean;
  readonly isWhole: boolean;
  readonly source: string;
  readonly report: Outcome['report'];
}

/** How many repositories failed, or have no record. */
export function failedCount({ missing, records }: Pick<FleetFacts, 'missing' | 'records'>): number {
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
      'failed-count': failedCount(facts),
      'sarif-file': '',
    },
    ...(facts.isFleet ? { drillDown: () => fleetDrillDown(records) } : {}),
    summary: renderFleetSummary(facts.title, text, records, problems),
    coverage,
    reports: { isWhole: facts.isWhole, sources: [facts.source], quiet: [] },
    report: facts.report,
    stdout: [],
    log: [text],
  };
}

function verdictOf(records: readonly RepositoryRecord[]): Outcome['verdict'] {
  if (records.some(({ exitCode }) => exitCode === 1)) return 'fail';
  return records.some(({ result }) => result === 'warn') ? 'warn' : 'pass';
}
