import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import { UserError } from '../../../base/user-error.ts';
import { checkWritable, readTextFile, type WriteArea, writeAtomically } from '../../../host/files/files.ts';
import { repositoryNameOf } from '../repository-entry.ts';
import type { RecordedFinding, RepositoryRecord } from '../repository-record.ts';

const MAXIMUM_BYTES = 256 * 1024 ** 2;
const LONGEST_TEXT = 2000;

const text = z.string();

/** One finding, with the names of its columns in a warehouse. */
const rowSchema = z.object({
  /** Equal for the same finding in every run. */
  id: text,
  /** `unknown`: it was there before, and its repository could not be judged this time. */
  state: z.enum(['new', 'standing', 'ended', 'unknown']),
  repository: text,
  url: text,
  commit: text,
  command: text,
  rule: text,
  level: text,
  artifact: text,
  file: text,
  line: z.nullable(z.number()),
  title: text,
  message: text,
  fix: text,
  /** When a run first saw it, and when the last one did. */
  first_seen_at: text,
  seen_at: text,
});

export type FindingRow = z.output<typeof rowSchema>;
const COLUMNS = Object.keys(rowSchema.shape) as readonly (keyof FindingRow)[];

/** How many findings are in each state. */
export type Trend = Readonly<Record<FindingRow['state'], number>>;

/** The merged records, with the facts that distinguish an ended finding from one that was not looked for. */
export interface RowFacts {
  /** Absent if nothing had to be judged; findings of other commands are not compared. */
  readonly command: string | undefined;
  readonly records: readonly RepositoryRecord[];
  /** Clone URLs of repositories that needed no look, and of those that no report judged. */
  readonly unchanged: ReadonlySet<string>;
  readonly missing: ReadonlySet<string>;
  /** True if the reports are of all repositories, so that any other one has left the fleet. */
  readonly isWhole: boolean;
  readonly redact: (text: string) => string;
}

/**
 * Writes a row for each finding beside the `fleet-file`, as JSON Lines and as CSV, and compares them with those that are
 * there from the last run. Throws `UserError`.
 */
export async function writeFindingRows(
  fleetFile: string,
  area: WriteArea,
  facts: RowFacts,
): Promise<{ readonly trend: Trend | undefined; readonly csv: string; readonly jsonl: string }> {
  const base = fleetFile.replace(/\.json$/i, '');
  const [csv, jsonl] = [`${base}.csv`, `${base}.jsonl`].map((path) =>
    checkWritable(path, area, 'fleet-file'),
  ) as [string, string];
  const earlier = await readRows(resolve(area.workingDirectory, `${base}.jsonl`));
  const rows = (): Generator<FindingRow> => compareRows(facts, earlier ?? []);
  const trend = { new: 0, standing: 0, ended: 0, unknown: 0 };
  const renderCounted = (row: FindingRow): string => {
    trend[row.state] += 1;
    return JSON.stringify(row);
  };
  writeAtomically(jsonl, linesOf(rows(), renderCounted));
  writeAtomically(csv, csvLines(rows()));
  return { csv, jsonl, trend: earlier === undefined ? undefined : trend };
}

/** Rows of the last run that had not ended; `undefined` if there was none. */
async function readRows(path: string): Promise<readonly FindingRow[] | undefined> {
  const content = await readTextFile(path, MAXIMUM_BYTES);
  if (content === undefined) return undefined;
  const rows: FindingRow[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    if (line === '') continue;
    const row = rowSchema.safeParse(parseJson(line));
    if (!row.success)
      throw new UserError({
        message: `\`fleet-file\`: line ${index + 1} of \`${plainLine(path, 300)}\`, the findings of the last run, is not a finding`,
        fix: 'delete the file: all findings then count as new',
        input: 'fleet-file',
      });
    if (row.data.state !== 'ended') rows.push(row.data);
  }
  return rows;
}

/** Rows of all findings, and of those of the last run that are not among them; made while they are written. */
function* compareRows(facts: RowFacts, earlier: readonly FindingRow[]): Generator<FindingRow> {
  const before = new Map(
    earlier
      .filter(({ command }) => facts.command === undefined || command === facts.command)
      .map((row) => [row.id, row]),
  );
  const absent = new Map(before);
  for (const record of facts.records) {
    for (const finding of record.findings) {
      const row = rowOf(record, finding, facts);
      const known = before.get(row.id);
      absent.delete(row.id);
      yield known === undefined ? row : { ...row, state: 'standing', first_seen_at: known.first_seen_at };
    }
  }
  const byUrl = new Map(facts.records.map((record) => [record.url, record]));
  for (const row of absent.values()) yield { ...row, state: stateOf(row, byUrl.get(row.url), facts) };
}

/** The state of a finding that no report has. */
function stateOf(
  { url }: FindingRow,
  record: RepositoryRecord | undefined,
  { isWhole, missing, unchanged }: RowFacts,
): FindingRow['state'] {
  if (record !== undefined)
    return record.status === 'unread' || record.findingsOmitted !== undefined ? 'unknown' : 'ended';
  if (unchanged.has(url)) return 'standing';
  return isWhole && !missing.has(url) ? 'ended' : 'unknown';
}

function rowOf(
  record: RepositoryRecord,
  { artifact = '', fingerprint, fix = '', level, location, message, rule, title }: RecordedFinding,
  { command = '', redact }: RowFacts,
): FindingRow {
  const plain = (value: string): string => plainLine(redact(value), LONGEST_TEXT);
  return {
    id: fingerprintOf(record.url, rule, fingerprint, location?.file ?? ''),
    state: 'new',
    repository: plain(repositoryNameOf(record)),
    url: record.url,
    commit: record.commit ?? '',
    command,
    rule,
    level,
    artifact: plain(artifact),
    file: plain(location?.file ?? ''),
    line: location?.line ?? null,
    title: plain(title),
    message: plain(message),
    fix: plain(fix),
    first_seen_at: record.judgedAt,
    seen_at: record.judgedAt,
  };
}

const HEADER = Object.fromEntries(COLUMNS.map((name) => [name, name]));

/** RFC 4180. A spreadsheet would run text that begins like a formula, so an apostrophe precedes it. */
function renderCsvRow(row: Readonly<Record<string, string | number | null>>): string {
  return COLUMNS.map((name) => {
    const value = row[name] ?? '';
    if (typeof value === 'number') return String(value);
    return `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  }).join(',');
}

function* csvLines(rows: Iterable<FindingRow>): Generator<string> {
  yield* linesOf([HEADER], renderCsvRow);
  yield* linesOf(rows, renderCsvRow);
}

function* linesOf<T>(rows: Iterable<T>, render: (row: T) => string): Generator<string> {
  for (const row of rows) yield `${render(row)}\n`;
}
