import * as z from 'zod/mini';
import { parseJson } from '../../base/json-value.ts';
import { readTextFile } from '../../host/files/files.ts';
import type { RequestCounts } from '../../kit/run/command.ts';
import {
  accountSchema,
  contradictionOf,
  findingSchema,
  problemSchema,
  type RepositoryRecord,
} from './repository-record.ts';

const MAXIMUM_REPORT_BYTES = 256 * 1024 * 1024;
/** Findings of one repository that are kept; the others are counted. */
const MOST_FINDINGS = 2000;
const MOST_ROWS = 1000;

const text = z.string();

/** The fields of any command's report that a fleet uses. */
export const reportSchema = z.object({
  version: z.literal(1),
  result: z.enum(['pass', 'warn', 'fail', 'error']),
  exitCode: z.number(),
  findings: z.array(findingSchema),
  findingsOmitted: z.optional(z.number()),
  problems: z.array(problemSchema),
  coverage: accountSchema,
  requests: z.optional(z.object({ count: z.number(), retried: z.number() })),
  /** Of `check-deprecated`. */
  results: z.optional(
    z.array(
      z.object({ image: text, tag: z.optional(text), state: z.optional(text), until: z.optional(text) }),
    ),
  ),
  /** Of `advisory-gate`. */
  advisories: z.optional(
    z.array(
      z.object({
        advisoryId: text,
        aliases: z.optional(z.array(text)),
        artifact: text,
        severity: text,
        status: text,
        ignored: z.boolean(),
      }),
    ),
  ),
});

export type CommandReport = z.output<typeof reportSchema>;

/** Reads the part of a report that goes into a record; `undefined` for a file that is not one. */
export async function readInnerReport(
  path: string,
): Promise<{ readonly kept: KeptOfReport; readonly requests: RequestCounts } | undefined> {
  const json = parseJson((await readTextFile(path, MAXIMUM_REPORT_BYTES)) ?? '');
  const parsed = reportSchema.safeParse(json);
  if (!parsed.success || contradictionOf(parsed.data) !== undefined) return undefined;
  return { kept: keepOf(parsed.data), requests: parsed.data.requests ?? { count: 0, retried: 0 } };
}

export type KeptOfReport = ReturnType<typeof keepOf>;

/** Selects the part of a report that goes into a record, and judges how far the run came. */
export function keepOf(report: CommandReport) {
  const { advisories = [], coverage, exitCode, findings, problems, result, results = [] } = report;
  const omitted = (report.findingsOmitted ?? 0) + Math.max(0, findings.length - MOST_FINDINGS);
  return {
    status: exitCode <= 1 ? ('judged' as const) : ('unread' as const),
    why: exitCode <= 1 ? undefined : problems[0]?.message,
    exitCode,
    result,
    coverage,
    problems,
    findings: findings.slice(0, MOST_FINDINGS),
    ...(omitted === 0 ? {} : { findingsOmitted: omitted }),
    endOfLife: endOfLifeOf(results),
    advisories: advisoriesOf(advisories),
  };
}

function endOfLifeOf(rows: NonNullable<CommandReport['results']>): RepositoryRecord['endOfLife'] {
  return rows
    .filter(({ state }) => state === 'deprecated' || state === 'grace')
    .slice(0, MOST_ROWS)
    .map(({ image, state = '', tag, until }) => ({
      image: tag === undefined ? image : `${image}:${tag}`,
      state,
      ...(until === undefined ? {} : { until }),
    }));
}

function advisoriesOf(rows: NonNullable<CommandReport['advisories']>): RepositoryRecord['advisories'] {
  const affecting = rows.filter(({ ignored, status }) => status === 'affecting' && !ignored);
  const named = affecting.map(({ advisoryId, aliases = [], artifact, severity }) => ({
    id: aliases.find((alias) => alias.startsWith('CVE-')) ?? advisoryId,
    artifact,
    severity,
  }));
  return [...new Map(named.map((one) => [`${one.id} ${one.artifact}`, one])).values()].slice(0, MOST_ROWS);
}
