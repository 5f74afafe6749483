import { describe, expect, it } from 'vitest';
import { joinReports } from '../../../src/commands/fleet/merge/join-reports.ts';
import type { ReadReport } from '../../../src/commands/fleet/merge/read-reports.ts';
import type { RepositoryRecord } from '../../../src/commands/fleet/repository-record.ts';

const url = (repository: string): string => `https://x/${repository}.git`;

function record(repository: string, overrides: Partial<RepositoryRecord> = {}): RepositoryRecord {
  return {
    repository,
    url: url(repository),
    status: 'judged',
    exitCode: 0,
    result: 'pass',
    judgedAt: '2026-06-01T00:00:00Z',
    durationMs: 1,
    images: [],
    endOfLife: [],
    advisories: [],
    problems: [],
    findings: [],
    ...overrides,
  };
}

function report(whole: string, records: readonly RepositoryRecord[], overrides: Partial<ReadReport> = {}) {
  return {
    path: `${whole}.json`,
    command: 'check-deprecated',
    shard: undefined,
    whole,
    finishedAt: '2026-06-01T00:01:00Z',
    exitCode: Math.max(...records.map(({ exitCode }) => exitCode)),
    isFleet: true,
    records,
    notReached: [],
    isCut: false,
    ...overrides,
  } satisfies ReadReport;
}

const finding = {
  rule: 'unpinned',
  level: 'error',
  title: 'Image not pinned',
  message: 'm',
  fingerprint: 'f',
} as const;
const failing = record('acme/app', {
  exitCode: 1,
  result: 'fail',
  findings: [finding],
  findingsOmitted: 2,
  images: [{ image: 'cgr.dev/acme/python' }],
});
const later = { judgedAt: '2026-06-02T00:00:00Z' };

describe('joinReports', () => {
  it('keeps the failure of one command where a later report of another one passes', () => {
    const passing = record('acme/app', { ...later, images: [{ image: 'cgr.dev/acme/python' }] });
    const joined = joinReports([report('a', [failing]), report('b', [passing])], []);
    expect(joined.records).toEqual([
      { ...passing, ...failing, ...later, durationMs: 2, images: failing.images },
    ]);
    expect(joined.problems).toEqual([]);
  });

  it('takes the later of two records of the same command with the same inputs', () => {
    const passing = record('acme/app', later);
    const reports = [report('a', [passing]), report('a', [failing], { path: 'older.json' })];
    expect(joinReports(reports, []).records).toEqual([passing]);
  });

  it('ends with the worst code in the order of exit codes, and is unread where one could not judge', () => {
    const refused = record('acme/app', {
      exitCode: 4,
      result: 'error',
      status: 'unread',
      why: 'forbidden',
      pullRequest: 'https://x/pull/1',
    });
    const late = record('acme/app', { exitCode: 5, result: 'error', status: 'unread', why: 'too late' });
    const reports = [report('a', [late]), report('b', [refused]), report('c', [failing])];
    const [joined] = joinReports(reports, []).records;
    expect(joined).toMatchObject({ exitCode: 4, result: 'error', status: 'unread', why: 'forbidden' });
    expect(joined).toMatchObject({ pullRequest: 'https://x/pull/1', findings: [finding] });
  });

  it('warns where one of two commands that pass does, and is skipped only where all skipped', () => {
    const warned = record('acme/app', { result: 'warn' });
    const skipped = record('acme/app', { status: 'skipped', why: 'without an image' });
    const [one] = joinReports([report('a', [skipped]), report('b', [warned])], []).records;
    expect(one).toMatchObject({ exitCode: 0, result: 'warn', status: 'judged' });
    expect(one?.why).toBeUndefined();
    const [both] = joinReports([report('a', [skipped]), report('b', [skipped])], []).records;
    expect(both).toMatchObject({ status: 'skipped', why: 'without an image' });
  });

  it('does not let one command stand in for another that was stopped before the repository', () => {
    const notReached = [{ repository: 'acme/app', url: url('acme/app') }];
    const reports = [report('a', [record('acme/lib')], { notReached }), report('b', [record('acme/app')])];
    const { missing, records } = joinReports(reports, []);
    expect(missing).toEqual([]);
    expect(records.find(({ repository }) => repository === 'acme/app')).toMatchObject({
      exitCode: 5,
      result: 'error',
      status: 'unread',
      why: 'the run was stopped before it',
    });
  });

  it('reports what no report has', () => {
    const expected = [{ repository: 'acme/gone', url: url('acme/gone') }];
    const { missing, problems } = joinReports([report('a', [failing])], expected);
    expect(missing).toEqual(expected);
    expect(problems).toMatchObject([{ kind: 'service', message: 'no report has `acme/gone`' }]);
  });
});
