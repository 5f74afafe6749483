import { describe, expect, it } from 'vitest';
import type { RememberedRepository } from '../../../src/commands/fleet/fleet-file.ts';
import { findUnchanged, type UnchangedFacts } from '../../../src/commands/fleet/list/list.ts';

const NOW = Date.parse('2026-06-10T00:00:00Z');
const LAST: RememberedRepository = {
  repository: 'acme/app',
  url: 'https://x/acme/app.git',
  branch: 'main',
  commit: 'a',
  pushedAt: '2026-06-01T00:00:00Z',
  key: 'k',
  exitCode: 0,
  result: 'pass',
  judgedAt: '2026-06-09T00:00:00Z',
  durationMs: 1,
  images: [
    { image: 'cgr.dev/acme/python:3.12', digest: 'sha256:1' },
    { image: `cgr.dev/acme/go@sha256:${'b'.repeat(64)}` },
  ],
};
const NOW_LISTED = {
  repository: 'acme/app',
  url: 'https://x/acme/app.git',
  branch: 'main',
  pushedAt: '2026-06-01T00:00:00Z',
};

async function isUnchanged(
  last: Partial<RememberedRepository>,
  listed: Partial<typeof NOW_LISTED> = {},
  facts: Partial<UnchangedFacts> = {},
): Promise<boolean> {
  const repository = { ...NOW_LISTED, ...listed };
  const found = await findUnchanged([repository], {
    remembered: new Map([[LAST.url, { ...LAST, ...last }]]),
    key: 'k',
    now: NOW,
    recheckAfterMs: 7 * 86_400_000,
    commitOf: async () => 'a',
    digestOf: async () => 'sha256:1',
    ...facts,
  });
  return found.has(repository);
}

describe('a repository needs no look', () => {
  it('if neither its branch nor its images have moved', async () => {
    expect(await isUnchanged({})).toBe(true);
  });

  it('if another branch was pushed to, and its own is where it was', async () => {
    expect(await isUnchanged({}, { pushedAt: '2026-06-09T10:00:00Z' })).toBe(true);
    expect(await isUnchanged({ pushedAt: undefined })).toBe(true);
  });
});

describe('a repository is looked at again', () => {
  const later = '2026-06-09T10:00:00Z';
  it.each<[string, Parameters<typeof isUnchanged>]>([
    ['its branch has moved', [{}, { pushedAt: later }, { commitOf: async () => 'b' }]],
    [
      'where its branch points to is not known',
      [{}, { pushedAt: later }, { commitOf: async () => undefined }],
    ],
    ['it has another default branch', [{}, { branch: 'next' }, { commitOf: async () => 'c' }]],
    ['its last commit is not known', [{ commit: undefined }]],
    ['an image has moved', [{}, {}, { digestOf: async () => 'sha256:2' }]],
    ['where an image points to is not known', [{}, {}, { digestOf: async () => undefined }]],
    ['where an image pointed to is not known', [{ images: [{ image: 'cgr.dev/acme/python:3.12' }] }]],
    ['it had findings', [{ exitCode: 1, result: 'fail' }]],
    ['it had findings that only warn', [{ result: 'warn' }]],
    ['it is not known whether it had some', [{ result: undefined }]],
    ['it could not be judged', [{ exitCode: 5 }]],
    ['something else was run', [{ key: 'other' }]],
    ['that was too long ago', [{ judgedAt: '2026-06-01T00:00:00Z' }]],
    ['that is in the future', [{ judgedAt: '2026-07-01T00:00:00Z' }]],
    ['when that was is not known', [{ judgedAt: 'yesterday' }]],
  ])('if %s', async (_, parameters) => {
    expect(await isUnchanged(...parameters)).toBe(false);
  });

  it('if it is new', async () => {
    expect(await isUnchanged({}, { url: 'https://x/acme/new.git' })).toBe(false);
  });
});
