import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../../src/commands/fleet/fleet-file.ts';
import { runHere } from '../../support/run-here.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-merge-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const save = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));
const urlOf = (name: string): string => (name.includes(':') ? name : `https://git.example/${name}.git`);

function record(repository: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    repository,
    url: urlOf(repository),
    status: 'judged',
    exitCode: 0,
    result: 'pass',
    judgedAt: '2026-06-02T00:00:00Z',
    durationMs: 1,
    images: [],
    endOfLife: [],
    advisories: [],
    problems: [],
    findings: [],
    ...more,
  };
}

const report = (repositories: readonly object[], more: Readonly<Record<string, unknown>> = {}) => ({
  version: 1,
  command: 'fleet',
  mode: 'run',
  run: 'check-deprecated',
  key: 'k',
  finishedAt: '2026-06-02T00:01:00Z',
  repositories,
  notReached: [],
  problems: [],
  exitCode: 0,
  ...more,
});

const list = (repositories: readonly string[], listedAt?: string) => ({
  version: 1,
  kind: 'platform-actions-fleet-list',
  ...(listedAt === undefined ? {} : { listedAt }),
  shards: 1,
  requested: 1,
  repositories: repositories.map((repository) => ({ repository, url: urlOf(repository), shard: 1 })),
  unchanged: [],
});

const merge = (...words: string[]) => runHere(['fleet', '--mode', 'merge', ...words], {}, folder);

describe('a report that ended before the list was made', () => {
  const words = ['--reports', 'shard-*.json', '--repositories-file', 'list.json'];

  it('is of an earlier run, and does not stand in for a job that did not run', async () => {
    save('list.json', list(['acme/app'], '2026-06-03T00:00:00Z'));
    save('shard-1.json', report([record('acme/app')]));
    const end = await merge(...words);
    expect(end.code, end.stderr).toBe(2);
    expect(end.stderr).toContain('`shard-1.json` is of an earlier run: it ended at 2026-06-02T00:01:00Z');
  });

  it('is an error beside the reports of this run, too', async () => {
    save('list.json', list(['acme/app'], '2026-06-03T00:00:00Z'));
    save('shard-1.json', report([record('acme/app')], { finishedAt: '2026-06-03T00:05:00Z' }));
    expect((await merge(...words)).code).toBe(0);
    save('shard-2.json', report([record('acme/old')], { finishedAt: 'yesterday' }));
    expect((await merge(...words)).code).toBe(2);
  });

  it.each([
    ['by the clock of another machine', '2026-06-02T00:10:00Z'],
    ['for all that a list of names can tell', undefined],
    ['for all that an unreadable time can tell', 'then'],
  ])('counts where that is so only %s', async (_what, listedAt) => {
    save('list.json', list(['acme/app'], listedAt));
    save('shard-1.json', report([record('acme/app')]));
    const end = await merge(...words);
    expect(end.code, end.stderr).toBe(0);
  });
});

describe('a report that contradicts itself', () => {
  it.each([
    ['ends with 1 without a failed repository', report([record('acme/app')], { exitCode: 1 })],
    ['passes a repository that it calls unread', report([record('acme/app', { status: 'unread' })])],
  ])('is refused where it %s', async (_what, one) => {
    save('shard-1.json', one);
    const end = await merge('--reports', 'shard-1.json');
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('`shard-1.json` is not a report: ');
  });
});

describe('the SARIF files of a merged report', () => {
  it('are one for each repository, whatever their names have in common', async () => {
    const names = [
      'acme/a__b',
      'acme/a/b',
      'acme/Web',
      'acme/web',
      'acme/only',
      'https://other.example/acme/only.git',
    ];
    const finding = { rule: 'unpinned', level: 'error', title: 't', message: 'm', fingerprint: 'f' };
    const records = names.map((name) =>
      record(name, { exitCode: 1, result: 'fail', findings: [{ ...finding, message: `of ${name}` }] }),
    );
    save('shard-1.json', report([...records, record('acme/alone')], { exitCode: 1 }));
    mkdirSync(join(folder, 'sarif'));
    expect((await merge('--reports', 'shard-1.json', '--sarif-folder', 'sarif')).code).toBe(1);
    const files = readdirSync(join(folder, 'sarif'));
    expect(files).toHaveLength(names.length + 1);
    expect(files).toContain('acme__alone.sarif');
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
    const texts = files.map((file) => readFileSync(join(folder, 'sarif', file), 'utf8')).join('\n');
    for (const name of names) expect(texts).toContain(`of ${name}`);
  });
});

describe('the fleet file of a merge', () => {
  const remembered = async (...reports: object[]) => {
    for (const [index, one] of reports.entries()) save(`shard-${index}.json`, one);
    const end = await merge('--reports', 'shard-*.json', '--fleet-file', 'fleet.json');
    expect(end.code, end.stderr).toBe(0);
    return JSON.parse(readFileSync(join(folder, 'fleet.json'), 'utf8')).repositories;
  };

  it('keeps what one command saw', async () => {
    const seen = await remembered(report([record('acme/app', { commit: 'c1' })]));
    expect(seen).toMatchObject([{ url: urlOf('acme/app'), key: 'k', commit: 'c1' }]);
  });

  it('keeps no commit that another command saw', async () => {
    const later = record('acme/app', { commit: 'c2', judgedAt: '2026-06-02T00:00:30Z' });
    const other = report([later], { run: 'resolve-digest', key: 'other' });
    expect(await remembered(other, report([record('acme/app', { commit: 'c1' })]))).toEqual([]);
  });

  it('is of the same command, inputs and registry', () => {
    const inputs = {
      run: 'check-deprecated',
      with: ['a: 1', 'b: 2'],
      'registry-url': 'https://cgr.dev',
    } as const;
    expect(keyOf({ ...inputs, with: ['b: 2', 'a: 1'] })).toBe(keyOf(inputs));
    for (const other of [
      { run: 'resolve-digest' },
      { with: ['a: 1'] },
      { 'registry-url': 'https://x.dev' },
    ] as const)
      expect(keyOf({ ...inputs, ...other })).not.toBe(keyOf(inputs));
  });
});

describe('reports that spell a repository in two ways', () => {
  it('are about one repository, where the server compares names without case', async () => {
    save('list.json', list(['https://github.com/zep/a.git', 'https://git.example/zep/b.git']));
    save(
      'shard-1.json',
      report([record('https://github.com/Zep/A'), record('https://git.example/zep/b.git')]),
    );
    const failing = { exitCode: 1, result: 'fail', judgedAt: '2026-06-02T00:00:30Z' };
    save('shard-2.json', report([record('https://github.com/ZEP/a.git', failing)]));
    const end = await merge(
      '--reports',
      'shard-*.json',
      '--repositories-file',
      'list.json',
      '--report-file',
      'r.json',
    );
    const { coverage, problems } = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
    expect([end.code, coverage.seen, problems]).toEqual([1, 2, []]);
  });
});

describe('the file for the next run', () => {
  it('passes no repository that this one left something to do in', async () => {
    const left = { why: '`max-pull-requests` was reached, so nothing was opened' };
    save('shard-1.json', report([record('acme/done'), record('acme/left', left)]));
    const end = await merge('--reports', 'shard-1.json', '--fleet-file', 'fleet.json');
    expect(end.code, end.stderr).toBe(0);
    const { repositories } = JSON.parse(readFileSync(join(folder, 'fleet.json'), 'utf8'));
    expect(repositories).toMatchObject([
      { repository: 'acme/done', result: 'pass' },
      { repository: 'acme/left' },
    ]);
    expect(repositories[1]).not.toHaveProperty('result');
  });
});
