import { resolve } from 'node:path';
import { counted } from '../../../base/counted.ts';
import { UserError } from '../../../base/user-error.ts';
import { checkWritable, writeAtomically } from '../../../host/files/files.ts';
import type { Rule } from '../../../kit/findings/rule.ts';
import type { Outcome, Shared } from '../../../kit/run/outcome.ts';
import type { Deps } from '../../../session/command.ts';
import { type RememberedRepository, readFleetFile, renderFleetFile } from '../fleet-file.ts';
import { failedCount, fleetCoverage, fleetOutcome, joinProblems } from '../fleet-outcome.ts';
import type { FleetInputs } from '../manifest.ts';
import { findingCount, reachOf } from '../render-fleet.ts';
import { type RepositoriesFile, readRepositoriesFile } from '../repositories-file.ts';
import type { ListedRepository } from '../repository-entry.ts';
import { serversOf } from '../servers.ts';
import { type Trend, writeFindingRows } from './finding-rows.ts';
import { type JoinedReports, joinReports, sumAccounts } from './join-reports.ts';
import { readReports, withOneSpelling, withoutEarlier } from './read-reports.ts';
import { writeSarifFiles } from './write-sarif.ts';

/** Entries of each list of `reach` in the report. */
const MOST_REACH = 1000;

/** `mode: merge`: joins reports into one; whatever is missing or broken is never a pass. */
export async function mergeFleet(
  inputs: FleetInputs,
  deps: Deps,
  rules: readonly Rule[],
): Promise<Outcome<string>> {
  const { serverUrl } = serversOf(inputs, deps.host);
  const path = inputs['repositories-file'];
  const expected = path === undefined ? NO_LIST : await readRepositoriesFile(path, deps, serverUrl);
  const isAllUnchanged = expected.unchanged.length > 0 && expected.repositories.length === 0;
  const read = isAllUnchanged
    ? { reports: [], problems: [] }
    : withoutEarlier(await readReports(inputs.reports, deps), expected.listedAt);
  if (read.reports.length === 0 && !isAllUnchanged)
    throw new UserError(...(read.problems.length > 0 ? read.problems : [NO_REPORTS]));
  const reports = withOneSpelling(read.reports, [...expected.repositories, ...expected.unchanged], serverUrl);
  const joined = joinReports(reports, expected.repositories);
  const all = { ...joined, problems: [...read.problems, ...joined.problems] };
  const isNothing =
    all.records.length + all.missing.length + all.problems.length + expected.unchanged.length === 0;
  if (isNothing) throw new UserError(NO_REPOSITORIES);
  const written = await writeFiles(inputs, deps, all, expected);
  const isFleet = all.reports.some((report) => report.isFleet);
  const folder = inputs['sarif-folder'];
  if (folder !== undefined) {
    const count = writeSarifFiles(folder, all.records, { command: commandOf(all), rules }, deps);
    deps.host.log.info(`${counted(count, 'SARIF file')} written to ${folder}.`);
  }
  return mergeOutcome(all, expected.unchanged, isFleet || isAllUnchanged, written);
}

/** The commands that judged. */
function commandOf({ reports }: JoinedReports): string {
  return [...new Set(reports.map(({ command }) => command))].sort().join('+') || 'fleet';
}

const NO_REPORTS = {
  message: 'there is nothing to merge: `reports` matches no file',
  fix: 'did the jobs that write the reports run, and were their artifacts downloaded?',
  input: 'reports',
};

const NO_REPOSITORIES = {
  message: 'there is nothing to merge: the reports name no repository',
  fix: 'did the job that lists the repositories find any?',
  input: 'reports',
};

const NO_LIST: RepositoriesFile = { repositories: [], unchanged: [] };

/** Writes files beside each other for the next run and for a warehouse; tells what changed since the last run. */
async function writeFiles(
  inputs: FleetInputs,
  deps: Deps,
  joined: JoinedReports,
  expected: RepositoriesFile,
) {
  const named = inputs['fleet-file'];
  if (named === undefined) return undefined;
  const { area } = deps;
  const fleet = checkWritable(named, area, 'fleet-file');
  const before = await readFleetFile(resolve(deps.workingDirectory, named));
  const rows = await writeFindingRows(named, area, {
    command: joined.reports.length === 0 ? undefined : commandOf(joined),
    records: joined.records,
    unchanged: new Set(expected.unchanged.map(({ url }) => url)),
    missing: new Set(joined.missing.map(({ url }) => url)),
    // A list names every repository.
    isWhole: expected !== NO_LIST,
    redact: deps.host.redact,
  });
  writeAtomically(fleet, renderFleetFile(rememberedOf(joined, expected, before)));
  return { ...rows, fleet };
}

/** Data for the next run: the repositories of the reports, and those that this run did not have to look at. */
function rememberedOf(
  { records, reports }: JoinedReports,
  { repositories, unchanged }: RepositoriesFile,
  before: ReadonlyMap<string, RememberedRepository>,
): readonly RememberedRepository[] {
  const facts = new Map(repositories.map((one) => [one.url, one]));
  const keys = keysOf(reports);
  const seen = records.flatMap((record): readonly RememberedRepository[] => {
    const [key, ...others] = keys.get(record.url) ?? [];
    // Of several commands, each may have seen another commit.
    if (key === undefined || others.length > 0) return [];
    const { commit, durationMs, exitCode, images, judgedAt, repository, url, why } = record;
    // Where something was left for the next run, nothing is known to be done.
    const result = why === undefined ? record.result : undefined;
    const listed = facts.get(url);
    const { branch = listed?.branch, pushedAt = listed?.pushedAt, sizeKib = listed?.sizeKib } = record;
    return [
      {
        ...{ repository, url, branch, commit, pushedAt, sizeKib },
        ...{ key, exitCode, result, judgedAt, durationMs, images },
      },
    ];
  });
  const carried = unchanged.flatMap(({ pushedAt, url }) => {
    const old = before.get(url);
    return old === undefined ? [] : [{ ...old, pushedAt: pushedAt ?? old.pushedAt }];
  });
  return [...seen, ...carried];
}

/** Keys of the runs that covered each repository, by URL. */
function keysOf(reports: JoinedReports['reports']): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { isFleet, records, whole } of reports) {
    if (!isFleet) continue;
    const key = whole.replace(/^fleet /, '');
    for (const { url } of records) keys.set(url, (keys.get(url) ?? new Set()).add(key));
  }
  return keys;
}

function mergeOutcome(
  joined: JoinedReports,
  unchanged: readonly ListedRepository[],
  isFleet: boolean,
  written: Awaited<ReturnType<typeof writeFiles>>,
): Outcome<string> {
  const { missing, records, reports } = joined;
  const problems = [...joined.problems, ...joinProblems(records)];
  // In repositories for a fleet; for the shards of one command, in what that command counts.
  const coverage = isFleet
    ? fleetCoverage({ missing, records, unchanged }, 'no report has judged it')
    : { ...sumAccounts(records, joined.problems.length === 0), noun: 'item' };
  const what = isFleet
    ? counted(records.length + missing.length, 'repository')
    : counted(records.length, 'report');
  const failed = failedCount(records, missing);
  const reach = reachOf(records);
  const trend = written?.trend;
  const outcome = fleetOutcome({
    title: 'merged',
    text: `${what} in ${counted(reports.length, 'report')}: ${failed} failed, ${unchanged.length} unchanged.${trendWords(trend)}`,
    records,
    missing,
    unchanged,
    problems,
    coverage,
    isFleet,
    source: 'merged',
    report: {
      mode: 'merge',
      reports: reports.map(({ command, exitCode, path, shard }) => ({ path, command, shard, exitCode })),
      repositories: records.map((record) => {
        const { advisories: _, coverage: __, endOfLife: ___, images: ____, ...rest } = record;
        return { ...rest, findings: findingCount(record) };
      }),
      missing,
      unchanged,
      ...(trend === undefined ? {} : { trend }),
      reach: {
        images: reportedReach(reach.images),
        endOfLife: reportedReach(reach.endOfLife),
        advisories: reportedReach(reach.advisories),
      },
    },
  });
  if (written === undefined) return outcome;
  const files = { 'fleet-file': written.fleet, 'csv-file': written.csv, 'jsonl-file': written.jsonl };
  return { ...outcome, outputs: { ...outcome.outputs, ...files } };
}

function trendWords(trend: Trend | undefined): string {
  if (trend === undefined) return '';
  const unknown = trend.unknown === 0 ? '' : `, ${trend.unknown} unknown`;
  return ` Findings since the last run: ${trend.new} new, ${trend.ended} ended, ${trend.standing} standing${unknown}.`;
}

function reportedReach(reach: readonly Shared[]): readonly object[] {
  return reach
    .slice(0, MOST_REACH)
    .map(({ detail, name, places }) => ({ name, detail, repositories: places.length }));
}
