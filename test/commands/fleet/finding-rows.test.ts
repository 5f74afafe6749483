import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRepositoryFile } from '../../support/repository.ts';
import { runHere } from '../../support/run-here.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-rows-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const urlOf = (name: string): string => `https://git.example/${name}.git`;
const findingIn = (file: string, more: object = {}) => ({
  ...{ rule: 'deprecated-tag', level: 'error', title: 'Deprecated tag', message: `in ${file}` },
  ...{ artifact: 'acme/python:3.9', location: { file, line: 3 }, fingerprint: 'deprecated-tag python' },
  ...more,
});

interface Repository {
  readonly findings?: readonly object[];
  readonly more?: object;
}

/** Merges a run of this day over these repositories, of which others have not changed. */
async function merge(
  day: number,
  repositories: Readonly<Record<string, Repository>>,
  unchanged: readonly string[] = [],
  missing: readonly string[] = [],
) {
  const at = `2026-06-0${day}T00:00:00Z`;
  const records = Object.entries(repositories).map(([repository, { findings = [], more }]) => ({
    ...{ repository, url: urlOf(repository), commit: 'c'.repeat(40), judgedAt: at, durationMs: 1 },
    ...{
      status: 'judged',
      exitCode: findings.length > 0 ? 1 : 0,
      result: findings.length > 0 ? 'fail' : 'pass',
    },
    ...{ images: [], endOfLife: [], advisories: [], problems: [], findings, ...more },
  }));
  const worst = Math.max(...records.map(({ exitCode }) => exitCode));
  const report = {
    ...{ version: 1, command: 'fleet', mode: 'run', run: 'check-deprecated', key: 'k', finishedAt: at },
    ...{ repositories: records, notReached: [], problems: [], exitCode: worst },
  };
  const one = (repository: string) => ({ repository, url: urlOf(repository) });
  const listed = [...Object.keys(repositories), ...missing].map((name) => ({ ...one(name), shard: 1 }));
  const list = {
    ...{ version: 1, kind: 'platform-actions-fleet-list', shards: 1, requested: 1 },
    ...{ repositories: listed, unchanged: unchanged.map(one) },
  };
  writeFileSync(join(folder, 'shard.json'), JSON.stringify(report));
  writeFileSync(join(folder, 'list.json'), JSON.stringify(list));
  const words = ['--mode', 'merge', '--reports', 'shard.json', '--repositories-file', 'list.json'];
  const end = await runHere(
    ['fleet', ...words, '--fleet-file', 'fleet.json', '--report-file', 'merged.json'],
    {},
    folder,
  );
  const lines = readFileSync(join(folder, 'fleet.jsonl'), 'utf8').trimEnd().split('\n');
  const rows = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return { end, rows, report: JSON.parse(readFileSync(join(folder, 'merged.json'), 'utf8')) };
}

async function query(sql: string): Promise<readonly object[]> {
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  try {
    const reader = await connection.runAndReadAll(sql.replaceAll("'fleet.", `'${folder}/fleet.`));
    return reader.getRowObjectsJson();
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}

/** Two runs: of `acme/api`, one finding ended, one stands, one is new; one of `tools/cli` stands. */
async function twoRuns() {
  const cli = { findings: [findingIn('Dockerfile', { level: 'warning', artifact: 'acme/go:1' })] };
  await merge(1, { 'acme/api': { findings: [findingIn('a'), findingIn('b')] }, 'tools/cli': cli });
  return merge(4, { 'acme/api': { findings: [findingIn('b'), findingIn('c')] }, 'tools/cli': cli });
}

describe('rows of findings', () => {
  it('are new, standing or ended since the last run, which the summary and the report count', async () => {
    const { end, report, rows } = await twoRuns();
    expect(
      rows.map(({ file, first_seen_at, repository, state }) => [repository, file, state, first_seen_at]),
    ).toEqual([
      ['acme/api', 'b', 'standing', '2026-06-01T00:00:00Z'],
      ['acme/api', 'c', 'new', '2026-06-04T00:00:00Z'],
      ['tools/cli', 'Dockerfile', 'standing', '2026-06-01T00:00:00Z'],
      ['acme/api', 'a', 'ended', '2026-06-01T00:00:00Z'],
    ]);
    expect(report.trend).toEqual({ new: 1, standing: 2, ended: 1, unknown: 0 });
    expect(end.stderr).toContain('1 new, 1 ended, 2 standing.');
    // An ended finding is reported once.
    const { rows: next } = await merge(5, { 'acme/api': { findings: [findingIn('b'), findingIn('c')] } });
    expect(next.map(({ file }) => file)).toEqual(['b', 'c', 'Dockerfile']);
  });

  it('end only where somebody looked for them, or with their repository', async () => {
    const found = { findings: [findingIn('a')] };
    await merge(1, {
      'acme/unread': found,
      'acme/same': found,
      'acme/lost': found,
      'acme/gone': found,
      'acme/many': found,
    });
    const unread = { more: { status: 'unread', exitCode: 5, result: 'error', why: 'x' } };
    const many = { findings: [findingIn('b')], more: { findingsOmitted: 7 } };
    const { report, rows } = await merge(
      2,
      { 'acme/unread': unread, 'acme/many': many },
      ['acme/same'],
      ['acme/lost'],
    );
    expect(
      Object.fromEntries(rows.map(({ repository, file, state }) => [`${repository} ${file}`, state])),
    ).toEqual({
      'acme/many b': 'new',
      'acme/unread a': 'unknown',
      'acme/same a': 'standing',
      'acme/lost a': 'unknown',
      'acme/gone a': 'ended',
      'acme/many a': 'unknown',
    });
    expect(report.trend).toEqual({ new: 1, standing: 1, ended: 1, unknown: 3 });
  });

  it('have no trend without a last run, and refuse a file that is not one', async () => {
    const { end, report } = await merge(1, { 'acme/api': { findings: [findingIn('a')] } });
    expect(report.trend).toBeUndefined();
    expect(end.stderr).not.toContain('since the last run');
    writeFileSync(join(folder, 'fleet.jsonl'), '{"id":1}\n');
    expect((await merge(2, { 'acme/api': {} })).end.code).toBe(2);
  });

  it('hold hostile texts: one line each, no formula in CSV, and the same in both files', async () => {
    const file = '=cmd|" /C calc"!A0\n::error::x,"';
    await merge(1, { 'acme/api': { findings: [findingIn(file, { message: '+1 "quoted", and more' })] } });
    const [csv] = await query("SELECT file, message, line, url FROM 'fleet.csv'");
    const [jsonl] = (await query("SELECT file, message, line, url FROM 'fleet.jsonl'")) as { file: string }[];
    expect(jsonl?.file).toMatch(/^=cmd\|" \/C calc"!A0/);
    expect(jsonl?.file).not.toContain('\n');
    expect(csv).toEqual({ ...jsonl, file: `'${jsonl?.file}`, message: `'+1 "quoted", and more` });
  });

  it('answer the questions of the documents in DuckDB', async () => {
    await twoRuns();
    const page = readRepositoryFile('docs/fleets.md') ?? '';
    const queries = [...page.matchAll(/^```sql\n(.*?)^```/gms)].map(([, sql = '']) => sql);
    const answers = await Promise.all(queries.map(query));
    expect(answers).toEqual([
      [{ rule: 'deprecated-tag', artifact: 'acme/python:3.9', repositories: '1' }],
      [{ repository: 'acme/api', errors: '2' }],
      [{ rule: 'deprecated-tag', new: '1', ended: '1', standing: '2' }],
      [
        { repository: 'acme/api', rule: 'deprecated-tag', artifact: 'acme/python:3.9', days: '3' },
        { repository: 'tools/cli', rule: 'deprecated-tag', artifact: 'acme/go:1', days: '3' },
      ],
      [
        { owner: 'acme', repositories: '1', errors: '2', warnings: '0' },
        { owner: 'tools', repositories: '1', errors: '0', warnings: '1' },
      ],
    ]);
  });
});
