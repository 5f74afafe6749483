import { relative } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { parseTime } from '../../../base/time.ts';
import { globFiles, readLargeText } from '../../../host/files/glob-files.ts';
import type { Problem } from '../../../kit/run/outcome.ts';
import type { Deps } from '../../../session/command.ts';
import { keepOf, reportSchema } from '../command-report.ts';
import { type RepositoryEntry, repositoryKey } from '../repository-entry.ts';
import { contradictionOf, type RepositoryRecord, recordSchema } from '../repository-record.ts';

const MAXIMUM_REPORT_BYTES = 512 * 1024 ** 2;

const text = z.string();
const shardReportSchema = z.object({
  version: z.literal(1),
  command: z.literal('fleet'),
  mode: z.literal('run'),
  run: text,
  key: text,
  shard: z.optional(text),
  finishedAt: text,
  repositories: z.array(recordSchema),
  notReached: z.array(z.object({ repository: text, url: text })),
  problems: z.array(z.object({ kind: text, message: text })),
  exitCode: z.number(),
});

const commandReportSchema = z.extend(reportSchema, {
  command: text,
  finishedAt: text,
  inputs: z.optional(z.looseObject({ shard: z.optional(text) })),
});

export interface ReadReport {
  readonly path: string;
  /** The command that judged: for a shard of a fleet, the one that ran in its repositories. */
  readonly command: string;
  /** `k/n`, if the report is of one part of a whole. */
  readonly shard: string | undefined;
  /** Equal for the parts of one whole. */
  readonly whole: string;
  readonly finishedAt: string;
  readonly exitCode: number;
  readonly isFleet: boolean;
  readonly records: readonly RepositoryRecord[];
  readonly notReached: readonly RepositoryEntry[];
  /** True if the run itself ended early. */
  readonly isCut: boolean;
}

type ReadReports = Awaited<ReturnType<typeof readReports>>;

/** Reads every report that the globs match, one file after the other; a missing or broken one is a problem. */
export async function readReports(globs: readonly string[], deps: Deps) {
  const { paths, unmatched } = await globFiles(deps.workingDirectory, globs);
  const problems: Problem[] = unmatched.map((glob) => ({
    kind: 'usage',
    message: `\`reports\`: \`${plainLine(glob, 300)}\` matches no file`,
    fix: 'did the jobs that write the reports run, and were their artifacts downloaded?',
  }));
  const reports: ReadReport[] = [];
  for (const path of paths) {
    deps.signal.throwIfAborted();
    const shown = relative(deps.workingDirectory, path);
    const content = await readLargeText(path, MAXIMUM_REPORT_BYTES);
    const read = content.kind === 'text' ? decodeReport(parseJson(content.text), shown) : content.reason;
    if (typeof read !== 'string') reports.push(read);
    else
      problems.push({
        kind: 'usage',
        message: `\`reports\`: \`${plainLine(shown, 300)}\` is not a report: ${plainLine(read, 300)}`,
        fix: 'run the job that wrote it again; leave out files that are not reports with `!`',
      });
  }
  return { reports, problems };
}

/** A report of a shard of a fleet, or of any other command; text says why it is neither. */
function decodeReport(json: unknown, path: string): ReadReport | string {
  if (typeof json !== 'object' || json === null) return 'it is not whole JSON';
  return Reflect.get(json, 'command') === 'fleet' ? decodeShard(json, path) : decodeCommand(json, path);
}

function decodeShard(json: object, path: string): ReadReport | string {
  const parsed = shardReportSchema.safeParse(json);
  if (!parsed.success) return `it is not the report of \`mode: run\`: ${issueOf(parsed.error)}`;
  const { exitCode, finishedAt, key, notReached, repositories, run, shard } = parsed.data;
  const wrong = repositories.map(contradictionOf).find((why) => why !== undefined);
  if (wrong !== undefined) return wrong;
  if (exitCode === 1 && !repositories.some((one) => one.exitCode === 1))
    return '`exitCode` is 1, and none of its repositories has failed';
  const explained = repositories.some((one) => one.exitCode > 1);
  return {
    path,
    command: run,
    shard,
    whole: `fleet ${key}`,
    finishedAt,
    exitCode,
    isFleet: true,
    records: repositories,
    notReached,
    isCut: exitCode > 1 && (!explained || notReached.length > 0),
  };
}

function decodeCommand(json: object, path: string): ReadReport | string {
  const parsed = commandReportSchema.safeParse(json);
  if (!parsed.success) return issueOf(parsed.error);
  const wrong = contradictionOf(parsed.data);
  if (wrong !== undefined) return wrong;
  const { command, exitCode, finishedAt, inputs } = parsed.data;
  const shard = inputs?.shard;
  return {
    path,
    command,
    shard,
    whole: `${command} ${JSON.stringify({ ...inputs, shard: undefined, 'report-file': undefined })}`,
    finishedAt,
    exitCode,
    isFleet: false,
    // As if the file were a repository.
    records: [
      {
        ...{ repository: path, url: path, judgedAt: finishedAt, durationMs: 0, images: [] },
        ...keepOf(parsed.data),
      },
    ],
    notReached: [],
    isCut: false,
  };
}

function issueOf({ issues }: z.core.$ZodError): string {
  const [issue] = issues;
  const field = issue?.path.join('.') ?? '';
  return field === '' ? 'it is not a JSON object' : `\`${field}\` is missing or has the wrong type`;
}

/**
 * The reports with one clone URL for each repository, by which they are joined: that of the list, else the first one. Jobs
 * may have been given `acme/app` and `Acme/App`.
 */
export function withOneSpelling(
  reports: readonly ReadReport[],
  listed: readonly { readonly url: string }[],
  serverUrl: string,
): readonly ReadReport[] {
  const spelled = new Map<string, string>();
  const respell = <T extends { readonly url: string }>(one: T): T => {
    const key = repositoryKey(one.url, serverUrl);
    const url = spelled.get(key) ?? one.url;
    spelled.set(key, url);
    return url === one.url ? one : { ...one, url };
  };
  for (const one of listed) respell(one);
  return reports.map((report) => ({
    ...report,
    records: report.records.map(respell),
    notReached: report.notReached.map(respell),
  }));
}

/** How far the clocks of two machines may be apart. */
const SKEW_MS = 10 * 60_000;

/**
 * Reports of the run that made the list: one that ended before is of another run, and would pass for a job that did not run
 * this time. `listedAt` is RFC 3339; a list without it says nothing.
 */
export function withoutEarlier(read: ReadReports, listedAt: string | undefined): ReadReports {
  const since = listedAt === undefined ? undefined : parseTime(listedAt);
  if (since === undefined) return read;
  const isEarlier = ({ finishedAt }: { readonly finishedAt: string }): boolean =>
    (parseTime(finishedAt) ?? Number.NEGATIVE_INFINITY) < since - SKEW_MS;
  const earlier = read.reports.filter(isEarlier).map(({ finishedAt, path }) => ({
    kind: 'usage' as const,
    message: `\`reports\`: \`${plainLine(path, 300)}\` is of an earlier run: it ended at ${plainLine(finishedAt, 40)}, and the repositories were listed at ${listedAt}`,
    fix: 'delete it, or name only the reports of this run',
  }));
  return {
    reports: read.reports.filter((report) => !isEarlier(report)),
    problems: [...read.problems, ...earlier],
  };
}
