import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RepositoryRecord } from '../../../src/commands/fleet/repository-record.ts';
import { openCheckpoint } from '../../../src/commands/fleet/shard/run-shard.ts';
import type { Deps } from '../../../src/session/command.ts';
import { createMemoryHost } from '../../support/memory-host.ts';

const RECORD: RepositoryRecord = {
  repository: 'acme/app',
  url: 'https://git.example/acme/app.git',
  status: 'judged',
  exitCode: 0,
  result: 'pass',
  judgedAt: '2026-11-22T00:00:00Z',
  durationMs: 1,
  images: [],
  endOfLife: [],
  advisories: [],
  problems: [],
  findings: [],
};
const HOUR = 3_600_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-checkpoint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The checkpoint of a run with these inputs, so many hours later. */
function open(key: string, hours = 0) {
  const host = createMemoryHost({ context: { workspace: folder, tempDirectory: folder } });
  // These are the dependencies that a checkpoint needs.
  const area = { workspace: folder, tempDirectory: folder, workingDirectory: folder };
  const deps = { host, clock: { now: () => hours * HOUR }, area } as unknown as Deps;
  return openCheckpoint('notes', key, deps, ({ status }) => status !== 'unread');
}

describe('a checkpoint', () => {
  it('is found by a restart of the same run only: the same inputs, within six hours', () => {
    open('a').note(RECORD);
    expect(open('a', 5).find(RECORD)).toEqual(RECORD);
    expect(open('a', 6).find(RECORD)).toBeUndefined();
    expect(open('a', -1).find(RECORD)).toBeUndefined();
    expect(open('b').find(RECORD)).toBeUndefined();
    expect(open('a').find({ ...RECORD, url: 'https://git.example/acme/other.git' })).toBeUndefined();
    open('a').clear([RECORD.url]);
    expect(open('a').find(RECORD)).toBeUndefined();
  });

  it('does not count for a repository that was pushed to since, or has another default branch', () => {
    const before = { ...RECORD, branch: 'main', pushedAt: '2026-11-21T00:00:00Z' };
    open('a').note(before);
    expect(open('a').find(before)).toEqual(before);
    expect(open('a').find({ ...before, pushedAt: '2026-11-22T00:00:00Z' })).toBeUndefined();
    expect(open('a').find({ ...before, branch: 'next' })).toBeUndefined();
  });

  it('knows what was looked at when the job ended, until there is a record of it', () => {
    open('a').begin(RECORD.url);
    expect(open('a').wasBegun(RECORD.url)).toBe(true);
    expect(open('a').find(RECORD)).toBeUndefined();
    expect(open('b').wasBegun(RECORD.url)).toBe(false);
    open('a').note(RECORD);
    expect(open('a').wasBegun(RECORD.url)).toBe(false);
  });

  it('does not use what another try may judge', () => {
    open('a').note({ ...RECORD, status: 'unread', exitCode: 5, result: 'error' });
    expect(open('a').find(RECORD)).toBeUndefined();
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, -5)],
    ['has another form', () => '{"version":1}'],
    ['is of another run', (text: string) => text.replace('"key":"a"', '"key":"b"')],
  ])('is not believed where its file %s', (_, change) => {
    open('a').note(RECORD);
    const [name = ''] = readdirSync(join(folder, 'notes'));
    const file = join(folder, 'notes', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    expect(open('a').find(RECORD)).toBeUndefined();
  });
});
