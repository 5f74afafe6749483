import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlace, type Place, runCli, shippedRoot } from '../support/shipped-run.ts';
import { type Manner, startStubbornServer } from '../support/stubborn-server.ts';

let place: Place;
beforeAll(() => {
  place = createPlace();
});
afterAll(() => place.remove());

/** Two seconds of the contract, and what a machine under load takes to start and to end a process. */
const SLACK_MS = 2000;

const resolving = ['resolve-digest', '--images', 'python', '--max-attempts', '10'];

/** A run with how long it took, milliseconds. */
async function timed(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  onStart?: (child: ChildProcess) => void,
) {
  const started = performance.now();
  const run = await runCli(place, words, { env, ...(onStart === undefined ? {} : { onStart }) });
  return { ...run, took: performance.now() - started };
}

describe.each<Manner>(['closes', 'is silent', 'drips', 'tunnels into nothing', 'refuses without a word'])(
  'a proxy that %s',
  (manner) => {
    it('keeps no run beyond its time-out, and is not asked without end', async () => {
      const proxy = await startStubbornServer(manner);
      const env = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` };
      const run = await timed([...resolving, '--timeout', '2s', '--request-timeout', '2s'], env);
      await proxy.close();
      expect(run.exitCode, run.stderr).toBe(5);
      expect(run.took).toBeLessThan(4000 + SLACK_MS);
      expect(proxy.connections()).toBeGreaterThan(0);
      expect(proxy.connections()).toBeLessThanOrEqual(10);
    });
  },
);

describe.each([
  ['a handshake that is never completed', 'is silent', 'https'],
  ['a server that never answers', 'is silent', 'http'],
  ['an answer that drips without end', 'drips', 'http'],
] as const)('%s', (_, manner, scheme) => {
  it.each([1, 64])('ends with exit code 5 at the time-out (%i connections)', async (concurrency) => {
    const server = await startStubbornServer(manner);
    const url = `${scheme}://localhost:${server.port}`;
    const words = [...resolving, '--registry-url', url, '--concurrency', String(concurrency)];
    const run = await timed([...words, '--timeout', '2s', '--request-timeout', '2s'], {});
    await server.close();
    expect(run.exitCode, run.stderr).toBe(5);
    expect(run.stderr).toContain('longer than its `timeout` of 2s');
    expect(run.took).toBeLessThan(4000 + SLACK_MS);
  });
});

/** Whether a resolver that never answers can be put below a program: glibc's loader and a C compiler. */
const hasCompiler =
  process.platform === 'linux' && ['gcc', 'cc'].some((name) => spawnSync(name, ['--version']).status === 0);

describe.skipIf(!hasCompiler)(
  `a name server that never answers${hasCompiler ? '' : ' (skipped: it needs Linux and a C compiler)'}`,
  () => {
    const resolver = (): string => {
      const [source, library] = [join(place.folder, 'resolver.c'), join(place.folder, 'resolver.so')];
      writeFileSync(source, '#include <unistd.h>\nint getaddrinfo() { for (;;) pause(); }\n');
      execFileSync('cc', ['-shared', '-fPIC', '-w', '-o', library, source]);
      return library;
    };

    it.each([1, 64])('keeps no run beyond its time-out (%i connections)', async (concurrency) => {
      const words = [...resolving, '--registry-url', 'https://registry.example', '--timeout', '2s'];
      const run = await timed([...words, '--request-timeout', '2s', '--concurrency', String(concurrency)], {
        LD_PRELOAD: resolver(),
      });
      expect(run.exitCode, run.stderr).toBe(5);
      expect(run.stderr).toContain('longer than its `timeout` of 2s');
      expect(run.took).toBeLessThan(4000 + SLACK_MS);
    });

    it('keeps no run from ending at a signal', async () => {
      let sent = 0;
      const words = [...resolving, '--registry-url', 'https://registry.example'];
      const run = await timed(words, { LD_PRELOAD: resolver() }, (child) => {
        setTimeout(() => {
          sent = performance.now();
          child.kill('SIGTERM');
        }, 1500);
      });
      expect(run.exitCode, run.stderr).toBe(5);
      expect(run.stderr).toContain('stopped by SIGTERM');
      expect(performance.now() - sent).toBeLessThan(2000 + SLACK_MS);
    });
  },
);

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('in a request ends the run within two seconds, with its report', async () => {
    const server = await startStubbornServer('is silent');
    let sent = 0;
    const report = join(place.workspace, `report-${signal}.json`);
    const words = [
      ...resolving,
      '--registry-url',
      `http://127.0.0.1:${server.port}`,
      '--report-file',
      report,
    ];
    const run = await timed(words, {}, (child) => {
      const poll = setInterval(() => {
        if (server.connections() === 0) return;
        clearInterval(poll);
        sent = performance.now();
        child.kill(signal);
      }, 20);
    });
    const ended = performance.now();
    await server.close();
    expect(run.exitCode, run.stderr).toBe(5);
    expect(ended - sent).toBeLessThan(2000);
    expect(run.stderr).toContain(`stopped by ${signal}`);
    expect(execFileSync('cat', [report], { encoding: 'utf8' })).toContain('"exitCode": 5');
  });

  it('while it waits to try again ends the run within two seconds', async () => {
    const server = await startStubbornServer('closes');
    let sent = 0;
    const words = [...resolving, '--registry-url', `http://127.0.0.1:${server.port}`];
    const run = await timed(words, {}, (child) => {
      const poll = setInterval(() => {
        if (server.connections() < 3) return;
        clearInterval(poll);
        sent = performance.now();
        child.kill(signal);
      }, 20);
    });
    const ended = performance.now();
    await server.close();
    expect(run.exitCode, run.stderr).toBe(5);
    expect(ended - sent).toBeLessThan(2000);
  });
});

describe('an event loop that stands still', () => {
  /** A loader that keeps the main thread busy from the moment that the first request is made. */
  const busy = (how: string): string => {
    const path = join(place.folder, `busy-${how.length}.cjs`);
    writeFileSync(path, `const { setTimeout: later } = globalThis; later(() => { ${how} }, 600);`);
    return path;
  };

  it.each([
    ['computes', 'for (;;) {}'],
    ['backtracks in an expression', "/^(a+)+$/.test('a'.repeat(40) + 'b')"],
  ])('where it %s, the watchdog writes what is known and ends with 5', async (_, how) => {
    const server = await startStubbornServer('is silent');
    const report = join(place.workspace, 'report-busy.json');
    const words = [
      ...resolving,
      '--registry-url',
      `http://127.0.0.1:${server.port}`,
      '--report-file',
      report,
    ];
    const run = await timed([...words, '--timeout', '2s', '--request-timeout', '2s'], {
      NODE_OPTIONS: `--require ${busy(how)}`,
    });
    await server.close();
    expect(run.exitCode, run.stderr).toBe(5);
    expect(run.took).toBeLessThan(4000 + SLACK_MS);
    expect(run.stderr).not.toContain('debugger');
    expect(execFileSync('cat', [report], { encoding: 'utf8' })).toContain('"exitCode": 5');
  });

  it('where it is stuck in the system, the process is killed, and a line says so', async () => {
    const server = await startStubbornServer('is silent');
    const words = [...resolving, '--registry-url', `http://127.0.0.1:${server.port}`];
    let killed: NodeJS.Signals | null = null;
    const run = await timed(
      [...words, '--timeout', '2s', '--request-timeout', '2s'],
      { NODE_OPTIONS: `--require ${busy("require('node:child_process').spawnSync('sleep', ['20'])")}` },
      (child) =>
        child.on('exit', (__, by) => {
          killed = by;
        }),
    );
    await server.close();
    expect(killed).toBe('SIGKILL');
    expect(run.took).toBeLessThan(4000 + SLACK_MS);
    expect(run.stderr).toContain('the run did not end in time and was killed');
  });
});

describe('files that take long to read', () => {
  /** A folder of its own with files of many small documents that each name an image, so all are parsed; that takes minutes. */
  const slowFiles = (): Place => {
    const own = createPlace();
    const document = '---\nkind: Pod\nspec:\n  containers:\n    - image: cgr.dev/acme/nginx:1\n';
    const text = document.repeat(Math.ceil(4_000_000 / document.length));
    for (let index = 0; index < 40; index++) writeFileSync(join(own.workspace, `slow-${index}.yaml`), text);
    return own;
  };
  const words = ['resolve-digest', '--files', '*.yaml', '--report-file', 'report.json'];
  const reportOf = (own: Place): string => readFileSync(join(own.workspace, 'report.json'), 'utf8');

  it('keep no run beyond its time-out, and it is reported', async () => {
    const own = slowFiles();
    const started = performance.now();
    const run = await runCli(own, [...words, '--timeout', '5s']);
    const took = performance.now() - started;
    const report = reportOf(own);
    own.remove();
    expect(run.exitCode, run.stderr).toBe(5);
    expect(run.stderr).toContain('longer than its `timeout` of 5s');
    expect(took).toBeLessThan(7000 + SLACK_MS);
    expect(report).toContain('"exitCode": 5');
  });

  it('keep no run from ending at a signal, with its report', async () => {
    const own = slowFiles();
    let sent = 0;
    const run = await runCli(own, words, {
      onStart: (child) => {
        setTimeout(() => {
          sent = performance.now();
          child.kill('SIGTERM');
        }, 1500);
      },
    });
    const took = performance.now() - sent;
    const report = reportOf(own);
    own.remove();
    expect(run.exitCode, run.stderr).toBe(5);
    expect(run.stderr).toContain('stopped by SIGTERM');
    expect(took).toBeLessThan(2000 + SLACK_MS);
    expect(report).toContain('"exitCode": 5');
  });
});

it('reads of the system that hang do not keep a run that is over', async () => {
  const fifo = join(place.folder, 'never-written');
  execFileSync('mkfifo', [fifo]);
  const reader = join(place.folder, 'reader.cjs');
  writeFileSync(reader, `require('node:fs').readFile(${JSON.stringify(fifo)}, () => undefined);`);
  const server = await startStubbornServer('is silent');
  const words = [...resolving, '--registry-url', `http://127.0.0.1:${server.port}`];
  const run = await timed([...words, '--timeout', '2s', '--request-timeout', '2s'], {
    NODE_OPTIONS: `--require ${reader}`,
  });
  await server.close();
  expect(run.exitCode, run.stderr).toBe(5);
  expect(run.took).toBeLessThan(4000 + SLACK_MS);
  expect(shippedRoot()).not.toBe('');
});
