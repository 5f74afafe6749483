import * as z from 'zod/mini';
import type { Finding } from '../../kit/findings/finding.ts';
import type { ProblemKind } from '../../kit/run/outcome.ts';
import { listedSchema } from './repository-entry.ts';

const text = z.string();
const level = z.enum(['error', 'warning', 'notice']);

/** A finding as a report has it. */
export const findingSchema = z.object({
  rule: text,
  level,
  title: text,
  message: text,
  artifact: z.exactOptional(text),
  location: z.optional(z.looseObject({ file: text, line: z.number(), column: z.optional(z.number()) })),
  fix: z.exactOptional(text),
  fingerprint: text,
});

const kinds: readonly [ProblemKind, ...ProblemKind[]] = [
  'usage',
  'unauthenticated',
  'forbidden',
  'service',
  'unwritten',
  'partial',
];

export const problemSchema = z.object({ kind: z.enum(kinds), message: text, fix: z.exactOptional(text) });

export const accountSchema = z.object({
  seen: z.number(),
  judged: z.number(),
  skipped: z.array(z.object({ what: text, why: text, count: z.number() })),
  unread: z.array(z.object({ what: text, why: text })),
  unresolved: z.array(z.object({ what: text, why: text })),
});

/** One repository of a shard: what was done there and what came of it. */
export const recordSchema = z.extend(listedSchema, {
  /** `skipped`: nothing to look at there; `unread`: it should have been judged, but could not be. */
  status: z.enum(['judged', 'skipped', 'unread']),
  /** Why it was skipped or could not be judged, or what was left for the next run. */
  why: z.optional(text),
  exitCode: z.number(),
  result: z.enum(['pass', 'warn', 'fail', 'error']),
  judgedAt: text,
  durationMs: z.number(),
  /** Complete names, with the digests of their tags as far as they are known. */
  images: z.array(z.object({ image: text, digest: z.optional(text) })),
  /** Tags near or past their end of life. */
  endOfLife: z.array(z.object({ image: text, state: text, until: z.optional(text) })),
  /** Advisories that affect it and are not ignored. */
  advisories: z.array(z.object({ id: text, artifact: text, severity: text })),
  coverage: z.optional(accountSchema),
  pullRequest: z.optional(text),
  problems: z.array(problemSchema),
  findings: z.array(findingSchema),
  findingsOmitted: z.optional(z.number()),
});

/** How a repository of each status may end. */
const STATUS_ENDS: Readonly<Record<RepositoryRecord['status'], (exitCode: number) => boolean>> = {
  judged: (exitCode) => exitCode <= 1,
  skipped: (exitCode) => exitCode === 0,
  unread: (exitCode) => exitCode > 1,
};

/** Explains why a report contradicts itself; `undefined` if it does not. */
export function contradictionOf({
  coverage,
  exitCode,
  result,
  status,
}: Pick<RepositoryRecord, 'coverage' | 'exitCode' | 'result'> & Partial<Pick<RepositoryRecord, 'status'>>):
  | string
  | undefined {
  const expected = exitCode === 0 ? ['pass', 'warn'] : [exitCode === 1 ? 'fail' : 'error'];
  if (!Number.isInteger(exitCode) || exitCode < 0 || !expected.includes(result))
    return `\`result\` is \`${result}\`, and \`exitCode\` is ${exitCode}`;
  if (status !== undefined && !STATUS_ENDS[status](exitCode))
    return `\`status\` is \`${status}\`, and \`exitCode\` is ${exitCode}`;
  if (coverage === undefined) return undefined;
  const { judged, seen, skipped, unread, unresolved } = coverage;
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const sum = judged + left + unread.length + unresolved.length;
  return sum === seen ? undefined : `its \`coverage\` does not add up: ${seen} seen, ${sum} accounted for`;
}

export type RepositoryRecord = z.output<typeof recordSchema>;
export type RecordedFinding = z.output<typeof findingSchema>;

/** What came of a repository. */
export type Judged = Omit<RepositoryRecord, 'durationMs' | 'judgedAt' | 'repository' | 'url'>;

/** A repository that was not judged, and why. */
export const notJudged = (
  status: 'skipped' | 'unread',
  why: string,
  known: Partial<Judged> = {},
): Judged => ({
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

/** A finding of another run as one of this run. */
export function toFinding({ location, ...rest }: RecordedFinding): Finding {
  if (location === undefined) return rest;
  return { ...rest, location: { file: location.file, line: location.line } };
}
