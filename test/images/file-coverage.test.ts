import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Coverage } from '../../src/kit/run/coverage.ts';
import { type FileWorld, git, type Inputs, type RunEnd, startFileWorld } from '../support/file-world.ts';
import { writeFiles } from '../support/files.ts';

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, chainguard, double } = world;
  const add = double.world;
  add.addTag(add.addRepo(chainguard, 'python'), 'latest');
  add.addTag(add.addRepo(acme, 'old'), '1', { deprecated: true });
  add.addTag(add.addRepo(acme, 'broken'), '1');
});
afterAll(() => world.close());
beforeEach(() => world.double.faults.clear());

const PIN = `@sha256:${'ab'.repeat(32)}`;
/** Possible lines of a Dockerfile, with the outcome of each. */
const LINES = [
  'FROM cgr.dev/chainguard/python:latest',
  'FROM cgr.dev/acme/old:1',
  `FROM cgr.dev/acme/old:1${PIN}`,
  `FROM cgr.dev/acme/old${PIN}`,
  'FROM cgr.dev/acme/missing:1',
  'FROM cgr.dev/acme/broken:1',
  'FROM cgr.dev/nobody/image:1',
  'FROM cgr.dev/acme/ignored:1',
  'FROM cgr.dev/acme/One:1',
  'FROM cgr.dev/acme/old:1@sha256:abc',
  'FROM cgr.dev/acme/${NAME}:1',
  'FROM ghcr.io/x/${NAME}:1',
  'FROM ghcr.io/x/y:1',
  'FROM python',
  '# platform-actions: ignore\nFROM cgr.dev/acme/old:1',
];
const ODD: Readonly<Record<string, string | Uint8Array>> = {
  'compose.yaml': 'services: {a: {image: "cgr.dev/a/b\n',
  'deploy.yaml': 'services: {a: {image: "unclosed\n',
  'README.md': 'The registry is cgr.dev.',
  'data.json': '{"a": 1}',
  'wide.Dockerfile': Buffer.from('FROM x\n', 'utf16le'),
};

const workspaces = fc.record({
  lines: fc.array(fc.constantFrom(...LINES), { maxLength: 6 }),
  odd: fc.subarray(Object.keys(ODD)),
  links: fc.subarray(['missing', 'Dockerfile', 'README.md', '/etc/hostname', '.']),
  images: fc.subarray(['python:latest', 'acme/old:1', 'acme/broken:1', 'acme/ignored:1']),
});

function makeFolder({ lines, links, odd }: { lines: string[]; links: string[]; odd: string[] }): string {
  const folder = world.folder({});
  const odds = odd.map((name) => [name, ODD[name] ?? ''] as const);
  writeFiles(folder, { Dockerfile: `${lines.join('\n')}\n`, ...Object.fromEntries(odds) });
  for (const [index, target] of links.entries()) symlinkSync(target, join(folder, `${index}.Dockerfile`));
  git(folder, 'add', '--all');
  return folder;
}

/** A file that names nothing of this registry is not parsed, so that its references are not counted. */
function referencesIn({ lines }: { readonly lines: readonly string[] }): number {
  return lines.some((line) => line.includes('cgr.dev')) ? lines.length : 0;
}

function coverageOf(end: RunEnd): Coverage {
  return JSON.parse(readFileSync(end.outputs['report'] ?? '', 'utf8')).coverage;
}

function expectSum({ judged, seen, skipped, unread, unresolved }: Account): void {
  expect(skipped.every(({ count }) => count > 0)).toBe(true);
  expect(seen).toBe(
    judged + skipped.reduce((sum, { count }) => sum + count, 0) + unread.length + unresolved.length,
  );
}

const RUNS: readonly (readonly [string, Inputs])[] = [
  ['resolve-digest', { mode: 'check' }],
  ['resolve-digest', { mode: 'pin', 'dry-run': 'true' }],
  ['resolve-digest', { mode: 'resolve', files: '**' }],
  ['check-deprecated', {}],
];

describe('the account of a run', () => {
  it('adds up whatever the workspace holds, also where some answers fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        workspaces,
        fc.constantFrom(...RUNS),
        fc.boolean(),
        async (made, [command, inputs], broken) => {
          world.double.faults.clear();
          if (broken)
            for (const on of ['GET /v2/acme/broken/**', 'GET /registry/**'])
              world.double.faults.add({ on, times: 'always', fault: { kind: 'status', status: 403 } });
          const images = made.images.length === 0 ? {} : { images: made.images.join(','), files: '**' };
          const all = { ...inputs, ...images, 'ignore-images': 'acme/ignored', 'max-attempts': '1' };
          const end = await world.run(command, makeFolder(made), all);
          const coverage = coverageOf(end);
          expectSum(coverage);
          const files = coverage.files ?? { seen: 0, judged: 0, skipped: [], unread: [], unresolved: [] };
          expectSum(files);
          expect(files.seen).toBe(1 + made.odd.length + made.links.length);
          const untagged = coverage.skipped.find(({ why }) => why === 'without a tag in text')?.count ?? 0;
          expect(coverage.seen).toBe(
            made.images.length + referencesIn(made) + files.unread.length + untagged,
          );
          // Nothing that was not looked at is green.
          if (coverage.unread.length > 0 && inputs['mode'] !== 'pin') expect(end.code).not.toBe(0);
          if (files.unread.length > 0) expect(end.code).not.toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  it('counts failed look-ups as unread, with their reason and place', async () => {
    const folder = world.folder({ Dockerfile: `FROM cgr.dev/acme/missing:1${PIN}\n` });
    const checked = coverageOf(await world.run('resolve-digest', folder, { mode: 'check' }));
    expect(checked).toMatchObject({ seen: 1, judged: 0, skipped: [], files: { seen: 1, judged: 1 } });
    expect(checked.unread).toEqual([
      {
        what: `cgr.dev/acme/missing:1${PIN} (Dockerfile:1)`,
        why: expect.stringContaining('does not exist'),
      },
    ]);
  });

  it('counts the tags of an organization', async () => {
    const end = await world.run('check-deprecated', world.folder({}), {
      scope: 'organization',
      'ignore-images': 'acme/broken',
    });
    expect(coverageOf(end)).toEqual({
      seen: 2,
      judged: 1,
      skipped: [{ what: 'tags', why: 'excluded by `ignore-images`', count: 1 }],
      unread: [],
      unresolved: [],
    });
  });
});
