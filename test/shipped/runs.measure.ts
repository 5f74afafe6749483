import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askBare } from '../support/ask-bare.ts';
import { DAY_MS, digestOf, type FileWorld, startFileWorld } from '../support/file-world.ts';
import { repositoryRoot } from '../support/repository.ts';
import { runChild } from '../support/run-child.ts';
import { GITHUB_ISSUER, SUBJECT } from '../support/small-world.ts';

interface Measured {
  readonly code: number;
  readonly stderr: string;
  readonly report: Readonly<Record<string, unknown>>;
  readonly peakMib: number;
}

let world: FileWorld;
let temp: string;
beforeEach(async () => {
  world = await startFileWorld();
  temp = mkdtempSync(join(tmpdir(), 'platform-actions-measures-'));
});
afterEach(async () => {
  await world.close();
  rmSync(temp, { recursive: true, force: true });
});

/** Runs the bundle with a module before it that writes down how much memory the process took at its end. */
async function measure(workspace: string, words: readonly string[]): Promise<Measured> {
  const { double, identity } = world;
  const peakFile = join(temp, 'peak');
  const preload = join(temp, 'preload.mjs');
  writeFileSync(
    preload,
    `import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(peakFile)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  const reportFile = join(temp, 'report.json');
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: temp,
    TMPDIR: temp,
    PLATFORM_API_URL: double.apiUrl,
    PLATFORM_ISSUER_URL: double.issuerUrl,
    PLATFORM_REGISTRY_URL: double.registryUrl,
    PLATFORM_IDENTITY: identity.uid,
    PLATFORM_ID_TOKEN: await double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT }),
  };
  const bundle = join(repositoryRoot, 'dist/index.js');
  const flags = ['--import', pathToFileURL(preload).href, bundle, ...words, '--report-file', reportFile];
  const { code, stderr } = await runChild(process.execPath, flags, { cwd: workspace, env: environment });
  return {
    code,
    stderr,
    report: JSON.parse(readFileSync(reportFile, 'utf8')),
    // On Linux and macOS of Node the figure is in KiB.
    peakMib: Number(readFileSync(peakFile, 'utf8')) / 1024,
  };
}

describe('what a run costs', () => {
  it.each([
    ['with the registry token straight', true, 1],
    ['with a token for each image', false, 3],
  ])('500 images in files: %s, a history within one answer', async (_, directBearer, each) => {
    const { acme, double, now } = world;
    const names = Array.from({ length: 500 }, (_, index) => `app-${index}`);
    double.world.bulk(() => {
      for (const name of names) {
        const history = Array.from({ length: 20 }, (_, index) => ({
          at: now - (20 - index) * DAY_MS,
          digest: digestOf(index.toString(16).slice(-1)),
        }));
        double.world.addTag(double.world.addRepo(acme, name), '1', {}, history);
      }
    });
    double.configure({ directBearer });
    const lines = names.map((name) => `FROM cgr.dev/acme/${name}:1@${digestOf('3')}`);
    const folder = world.folder({ Dockerfile: `${lines.join('\n')}\n` });
    const end = await measure(folder, ['resolve-digest', '--mode', 'check']);
    expect(end.code, end.stderr.slice(-500)).toBe(0);
    expect(double.requests.count('GET /v2/**') + double.requests.count('GET /token')).toBe(500 * each);
    expect(double.requests.count('POST /sts/exchange')).toBe(1);
    expect(double.requests.peak()).toBeLessThanOrEqual(8);
  });

  it.each([
    ['the newest digest', 5000],
    ['an old digest', 1],
    ['a digest that never was', 0],
  ])('a history of 5,000 records: %s', async (_, record) => {
    const { acme, double, now } = world;
    const history = Array.from({ length: 5000 }, (_, index) => ({
      at: now - (5000 - index) * 7_200_000,
      digest: `sha256:${(index + 1).toString(16).padStart(64, '0')}`,
    }));
    double.world.addTag(double.world.addRepo(acme, 'busy'), '1', {}, history);
    const images = `acme/busy:1@sha256:${(record === 0 ? 9_999_999 : record).toString(16).padStart(64, '0')}`;
    const end = await measure(world.folder({}, false), [
      'resolve-digest',
      '--mode',
      'check',
      '--images',
      images,
      '--fail-on',
      'unpinned',
    ]);
    expect(end.code, end.stderr).toBe(0);
    expect(double.requests.count('GET /v2/**')).toBeLessThanOrEqual(Math.ceil(5000 / 1000) + 2);
    const state = record === 5000 ? 'pinned' : record === 0 ? 'unverified' : 'stale';
    expect(end.report['references']).toMatchObject([{ state }]);
  });

  it('an organization of 300 repositories and 60,000 tags', { timeout: 120_000 }, async () => {
    const { acme, double } = world;
    const LATENCY_MS = 20;
    double.world.bulk(() => {
      for (let repo = 0; repo < 300; repo += 1) {
        const image = double.world.addRepo(acme, `app-${repo}`);
        for (let tag = 0; tag < 200; tag += 1)
          double.world.addTag(image, `${Math.floor(tag / 50)}.${tag % 50}`, { deprecated: tag < 2 });
      }
    });
    double.configure({ latencyMs: LATENCY_MS });
    const end = await measure(world.folder({}, false), ['check-deprecated', '--scope', 'organization']);
    expect(end.code, end.stderr.slice(-500)).toBe(1);
    expect(end.stderr).toContain('60000 image tags checked: 600 deprecated');
    expect(end.report['results']).toHaveLength(60_000);
    const sent = double.requests.all();
    const took = double.requests.span();
    // One after the other: the exchange, the organization, two pages of repositories, the first answer of v1.
    const allowedMs = 1.5 * (sent.length / 8) * LATENCY_MS + 5 * LATENCY_MS;
    // A machine that is busy makes the double slow too: then a bare client that asks for the same is the measure.
    const authorization = `Bearer ${await double.platformToken(world.identity)}`;
    const lists = sent.filter(({ path }) => path.startsWith('/registry/'));
    const urls = lists.map(({ path, query }) => `${double.apiUrl}${path}?${query}`);
    const bareMs = took <= allowedMs ? 0 : await askBare(urls, { authorization });
    expect(took).toBeLessThanOrEqual(Math.max(allowedMs, 1.5 * bareMs + 5 * LATENCY_MS));
    // Without flags of the engine, its young generation takes as much as it likes.
    expect(end.peakMib).toBeLessThan(270);
  });
});
