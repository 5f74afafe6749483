import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlace, type Place, runCli, shippedRoot } from '../support/shipped-run.ts';

let place: Place;
beforeAll(() => {
  place = createPlace();
});
afterAll(() => place.remove());

/** A pipe that is full already, and that nobody reads; the writer that it is handed on with waits. */
function openFullPipe(): { readonly writer: number; readonly close: () => void } {
  const path = join(place.folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const filler = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  for (const part of ['x'.repeat(4096), 'x'])
    for (let isFull = false; !isFull; ) {
      try {
        writeSync(filler, part);
      } catch {
        isFull = true;
      }
    }
  const writer = openSync(path, constants.O_WRONLY);
  const close = (): void => {
    for (const file of [reader, filler, writer]) closeSync(file);
    rmSync(path);
  };
  return { writer, close };
}

/** Runs with one stream that takes nothing; the time is in milliseconds. */
async function runBlocked(
  stream: 1 | 2,
  words: readonly string[],
  onStart: (child: ChildProcess) => void = () => undefined,
): Promise<{ readonly exitCode: number | null; readonly signal: string | null; readonly took: number }> {
  const pipe = openFullPipe();
  const started = performance.now();
  const child = spawn(process.execPath, [join(shippedRoot(), 'dist/index.js'), ...words], {
    cwd: place.workspace,
    env: { PATH: '/usr/bin:/bin', HOME: place.folder, TMPDIR: join(place.folder, 'tmp') },
    stdio: ['ignore', stream === 1 ? pipe.writer : 'ignore', stream === 2 ? pipe.writer : 'ignore'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  onStart(child);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (exitCode, signal) =>
        resolve({ exitCode, signal, took: performance.now() - started }),
      );
    });
  } finally {
    pipe.close();
  }
}

const REFUSED = ['api', '--bogus', '--timeout', '2s', '--request-timeout', '1s'];
/** The time-out, two seconds of the contract, and what a machine under load takes to start a process. */
const LONGEST_MS = 7000;

describe.skipIf(process.platform !== 'linux')('a stream that nobody reads and that is full', () => {
  it.each([
    ['stderr', 2, REFUSED],
    ['stdout', 1, [...REFUSED, '--json']],
  ] as const)('keeps no run beyond its time-out, and its exit code stands: %s', async (_, stream, words) => {
    const end = await runBlocked(stream, words);
    expect(end).toMatchObject({ exitCode: 2, signal: null });
    expect(end.took).toBeLessThan(LONGEST_MS);
  });

  it('keeps no run from ending at a signal', async () => {
    const words = [...REFUSED.slice(0, 2), '--timeout', '1m'];
    const end = await runBlocked(2, words, (child) => {
      setTimeout(() => child.kill('SIGTERM'), 1500);
    });
    expect(end.took).toBeLessThan(LONGEST_MS);
  });
});

it('a long report arrives whole at a slow reader', async () => {
  // More than what is written at once; nothing listens on that port.
  const images = Array.from({ length: 400 }, (_, at) => `app-${at}:${'x'.repeat(100)}`).join(',');
  const origin = 'http://127.0.0.1:9';
  const report = join(place.workspace, 'report.json');
  const words = ['resolve-digest', '--images', images, '--registry-url', origin, '--max-attempts', '1'];
  const end = await runCli(place, [...words, '--json', '--report-file', report, '--api-url', origin], {
    env: { PLATFORM_TOKEN: 'a.b.c', PLATFORM_REGISTRY_TOKEN: 'a.b.c' },
    onStart: ({ stdout }) => {
      stdout?.pause();
      setTimeout(() => stdout?.resume(), 500);
    },
  });
  expect(end.stdout.length, end.stderr).toBeGreaterThan(32 * 1024);
  expect(JSON.parse(end.stdout)).toEqual(JSON.parse(readFileSync(report, 'utf8')));
});
