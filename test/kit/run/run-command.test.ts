import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../../../src/base/user-error.ts';
import { manifest } from '../../../src/commands/resolve-digest/manifest.ts';
import { manifest as syncManifest } from '../../../src/commands/sync-rolebindings/manifest.ts';
import { IdTokenError } from '../../../src/host/host.ts';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { ruleUrl } from '../../../src/kit/findings/rule.ts';
import { parseCommandLine } from '../../../src/kit/inputs/input-sources.ts';
import type { CommonInputs } from '../../../src/kit/manifest/common-inputs.ts';
import type { Run } from '../../../src/kit/run/command.ts';
import { NO_FINDINGS, type Outcome } from '../../../src/kit/run/outcome.ts';
import { runCommand } from '../../../src/kit/run/run-command.ts';
import { PlatformError } from '../../../src/platform/errors.ts';
import { type Deps, withSession } from '../../../src/session/command.ts';
import { fakeHttp, jsonAnswer } from '../../support/fake-http.ts';
import { createMemoryHost, type MemoryHostOptions } from '../../support/memory-host.ts';
import { createTestClock } from '../../support/test-clock.ts';
import { openThreadsHere } from '../../support/threads-here.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-run-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answer = (words: string) => () => ({ words, actions: [], details: [] });

interface Case extends MemoryHostOptions {
  readonly words?: readonly string[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly manifest?: typeof manifest | typeof syncManifest;
  readonly stop?: AbortSignal;
}

/** Runs a command whose work is `work`, and gives all that came of it. */
async function run(
  work: (deps: Deps, inputs: Record<string, unknown>) => Promise<Partial<Outcome>>,
  options: Case = {},
) {
  const host = createMemoryHost({
    ...options,
    context: { workspace: folder, tempDirectory: folder, ...options.context },
  });
  const network = fakeHttp(() => jsonAnswer({ token: 'a-platform-token', expiry: '2099-01-01T00:00:00Z' }));
  const used = options.manifest ?? manifest;
  let stdout = '';
  const words = options.words ?? (used === manifest ? ['--images', 'python'] : []);
  const exitCode = await runCommand({
    openThreads: openThreadsHere,
    command: {
      manifest: used,
      rules: [],
      load: async () =>
        // The record of a manifest's inputs, looked at by name only.
        withSession<CommonInputs, Outcome>(
          async (inputs, deps) => ({
            ...NO_FINDINGS,
            ...(await work(deps, inputs)),
          }),
          [],
        ) as Run<unknown, string>,
    },
    manifests: [used],
    host,
    texts: {
      commandLine: parseCommandLine(used, words),
      native: (name) => options.inputs?.[name],
      environment: options.environment ?? {},
    },
    clock: createTestClock(),
    random: () => 0,
    http: network.http,
    stop: options.stop ?? new AbortController().signal,
    stdout: (text) => {
      stdout += text;
    },
    stdoutIsDropped: false,
    stdoutIsPrivate: false,
  });
  const reportPath = host.record.outputs['report'] ?? '';
  const report: Record<string, unknown> =
    reportPath === '' ? {} : JSON.parse(readFileSync(reportPath, 'utf8'));
  return { ...host.record, exitCode, stdout, report, reportPath, requests: network.requests };
}

const finding = (level: Finding['level'], index: number): Finding => ({
  rule: 'unpinned',
  level,
  title: 'Image not pinned',
  message: `number ${index}`,
  location: { file: 'Dockerfile', line: index + 1 },
  fix: 'pin it',
  fingerprint: `f${index}`,
});

describe('runCommand', () => {
  it('hands typed inputs to the work, by flag, native input, variable and default', async () => {
    const { exitCode, outputs } = await run(
      async (_, inputs) => {
        expect(inputs).toMatchObject({
          images: ['a', 'b'],
          'min-age': 604_800_000,
          concurrency: 3,
          'dry-run': true,
          'request-timeout': 30_000,
          identity: undefined,
        });
        return {};
      },
      {
        words: ['--mode', 'pin', '--images', 'a', '--images=b', '--dry-run', '--concurrency', '3'],
        inputs: { concurrency: '4', 'min-age': '7d', identity: ' ' },
        environment: { PLATFORM_MIN_AGE: '9d', PLATFORM_CONCURRENCY: '5' },
      },
    );
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ result: 'pass', 'outputs-truncated': 'false' });
  });

  it('writes a private report of its own, or the one that was named', async () => {
    const own = await run(async () => ({ report: { extra: 1 } }), {
      environment: { PLATFORM_TOKEN: 'secret-token' },
    });
    expect(own.report).toMatchObject({
      version: 1,
      command: 'resolve-digest',
      result: 'pass',
      extra: 1,
      startedAt: '2026-11-01T00:00:00.000Z',
      requests: { count: 0, retried: 0 },
    });
    expect(JSON.stringify(own.report)).not.toContain('secret-token');
    expect(statSync(own.reportPath).mode & 0o077).toBe(0);
    const named = await run(async () => ({}), {
      words: ['--images', 'a', '--report-file', 'out/report.json'],
    });
    expect(named.reportPath).toBe(join(folder, 'out/report.json'));
  });

  it.each([
    ['pass', 'pass', 0],
    ['warn', 'warn', 0],
    ['fail', 'fail', 1],
  ] as const)('ends a verdict of %s as %s with exit code %i', async (verdict, result, code) => {
    const { exitCode, outputs } = await run(async () => ({ verdict }));
    expect([outputs['result'], exitCode]).toEqual([result, code]);
  });

  it.each([
    ['wrong input', new UserError({ message: 'no' }), 2],
    ['no ID token', new IdTokenError('none', 'add the permission', true), 3],
    ['a second 401', new PlatformError('x', { code: 'UNAUTHENTICATED', call: 'GET /', httpStatus: 401 }), 3],
    ['a 403', new PlatformError('x', { code: 'PERMISSION_DENIED', call: 'GET /', httpStatus: 403 }), 4],
    ['an unknown name', new PlatformError('x', { code: 'NOT_FOUND', call: 'GET /', httpStatus: 404 }), 2],
    ['a time-out', new PlatformError('x', { code: 'TIMEOUT', call: 'GET /' }), 5],
    ['an answer that cannot be decoded', new PlatformError('x', { code: 'UNDECODABLE', call: 'GET /' }), 5],
    ['a fault of our own', new TypeError('x is not a function'), 5],
    ['a thing that is no error', 'odd', 5],
  ])('ends %s as an error, with outputs, report and summary', async (_, error, code) => {
    const { exitCode, log, outputs, report, summaries } = await run(async () => {
      throw error;
    });
    expect(exitCode).toBe(code);
    expect(outputs['result']).toBe('error');
    expect(report).toMatchObject({ result: 'error', exitCode: code });
    expect(summaries.join('')).toContain('### ⛔ Resolve digest could not finish: 1 error');
    expect(log.some((line) => line.startsWith('error: '))).toBe(true);
  });

  it('lets the worse of several problems decide', async () => {
    const problems = (['service', 'forbidden', 'unauthenticated', 'usage'] as const).map((kind) => ({
      kind,
      message: kind,
    }));
    for (const [count, code] of [
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
    ] as const)
      expect(
        (await run(async () => ({ problems: problems.slice(0, count), verdict: 'fail' }))).exitCode,
      ).toBe(code);
  });

  it('annotates ten of a kind and lists the rest', async () => {
    const findings = [
      ...Array.from({ length: 12 }, (_, index) => finding('error', index)),
      ...Array.from({ length: 3 }, (_, index) => finding('warning', index)),
    ];
    const { annotations, endings, log, report } = await run(async () => ({ findings, verdict: 'fail' }));
    expect(annotations.filter(({ level }) => level === 'error')).toHaveLength(10);
    expect(annotations.filter(({ level }) => level === 'warning')).toHaveLength(3);
    expect(annotations[0]).toMatchObject({
      file: 'Dockerfile',
      line: 1,
      message: `number 0\npin it\nunpinned: ${ruleUrl('unpinned')}`,
    });
    expect(log.join('\n')).toContain('Dockerfile:12: error: Image not pinned (unpinned): number 11');
    expect(report['findings']).toHaveLength(15);
    expect([...(endings[0]?.findings ?? [])]).toHaveLength(15);
  });

  it('annotates nothing where that is turned off', async () => {
    const options = { words: ['--images', 'a', '--annotations', 'false', '--summary', 'false'] };
    const { annotations, log, summaries } = await run(
      async () => ({ findings: [finding('error', 0)], summary: answer('x') }),
      options,
    );
    expect([annotations, summaries]).toEqual([[], []]);
    expect(log.join('\n')).toContain('Dockerfile:1: error: Image not pinned (unpinned): number 0');
  });

  it('cuts a JSON output at a whole entry under 64 KiB and says so; the report has all', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      image: `image-${index}`,
      note: 'ä'.repeat(20),
    }));
    const { outputs, report } = await run(async () => ({
      outputs: { references: rows },
      report: { references: rows },
    }));
    const text = outputs['references'] ?? '';
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    const kept: readonly unknown[] = JSON.parse(text);
    expect(kept).toEqual(rows.slice(0, kept.length));
    expect(outputs['outputs-truncated']).toBe('true');
    expect(report['references']).toHaveLength(3000);
  });

  it('masks secrets before the work begins and leaves none in outputs, report, log, summary or stdout', async () => {
    const file = join(folder, 'registry-token');
    writeFileSync(file, 'from-a-file-123\n');
    const leaks = 'platform-token-456 and from-a-file-123';
    const result = await run(
      async (deps) => {
        deps.host.log.info(leaks);
        return {
          outputs: { digest: leaks, references: [leaks] },
          report: { leaks },
          summary: answer(leaks),
          stdout: [leaks],
          log: [leaks],
        };
      },
      {
        words: ['--images', 'a', '--registry-token-file', file],
        environment: { PLATFORM_TOKEN: 'platform-token-456' },
      },
    );
    expect(result.masked).toEqual(expect.arrayContaining(['platform-token-456', 'from-a-file-123']));
    const { digest, references } = result.outputs;
    const all = [
      result.stdout,
      ...result.log,
      ...result.summaries,
      JSON.stringify(result.report),
      digest,
      references,
    ].join('\n');
    expect(all).not.toMatch(/platform-token-456|from-a-file-123/);
    expect(all).toContain('*** and ***');
  });

  it('tells what is wrong with secret files together with the rest', async () => {
    const { exitCode, log } = await run(async () => ({}), {
      words: [
        '--images',
        'a',
        '--token-file',
        join(folder, 'missing'),
        '--registry-token-file',
        folder,
        '--concurrency',
        '0',
      ],
    });
    expect(exitCode).toBe(2);
    const text = log.join('\n');
    for (const part of ['`token-file`', 'does not exist', 'is not a file', '`concurrency` is `0`'])
      expect(text).toContain(part);
  });

  it('prints the payload on stdout, or the whole report with --json', async () => {
    expect((await run(async () => ({ stdout: ['one', 'two'] }))).stdout).toBe('one\ntwo\n');
    const { stdout } = await run(async () => ({ stdout: ['one'] }), { words: ['--images', 'a', '--json'] });
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, command: 'resolve-digest' });
  });

  it('gives outputs and the report as JSON that no log reader takes for commands, and parsers read as it was', async () => {
    const error = '::set-env name=X::y ##[error]x ##vso[task.setvariable variable=a]b';
    const { outputs, reportPath, stdout } = await run(
      async () => ({
        outputs: { references: [{ error }] },
        report: { references: [{ error }], said: error },
      }),
      { words: ['--images', 'a', '--json'] },
    );
    for (const text of [outputs['references'] ?? '', stdout, readFileSync(reportPath, 'utf8')]) {
      expect(text).not.toMatch(/::|##\[|##vso\[/);
      expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify({ error }));
    }
    expect(JSON.parse(stdout)).toMatchObject({ said: error });
  });

  it('tells what the host lacks', async () => {
    const { log } = await run(async () => ({}), {
      limitations: ['this runner provides no file for outputs'],
    });
    expect(log).toContain('info: Note: this runner provides no file for outputs.');
  });

  it('signs in with what the host gives, once, and counts requests', async () => {
    const { exitCode, masked, report, requests } = await run(
      async (deps) => {
        await Promise.all([deps.session.platformTokens?.get(), deps.session.platformTokens?.get()]);
        return {};
      },
      { words: ['--images', 'a', '--identity', 'abc/def'] },
    );
    expect(exitCode).toBe(0);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://issuer.enforce.dev/sts/exchange?aud=https%3A%2F%2Fconsole-api.enforce.dev&identity=abc%2Fdef',
    ]);
    expect(masked).toEqual(['id-token-of-the-job', 'a-platform-token']);
    expect(report['requests']).toEqual({ count: 1, retried: 0 });
  });
});

describe('on-error: warn', () => {
  const words = ['--images', 'a', '--on-error', 'warn'];

  it('turns failures to sign in or to ask into warnings', async () => {
    const { annotations, exitCode, outputs } = await run(
      async () => {
        throw new PlatformError('busy', { code: 'UNAVAILABLE', call: 'GET /', httpStatus: 503 });
      },
      { words },
    );
    expect([exitCode, outputs['result']]).toEqual([0, 'warn']);
    expect(annotations).toMatchObject([{ level: 'warning', title: 'Not everything could be checked' }]);
  });

  it('lets findings that were seen still fail, and other problems too', async () => {
    const service = { kind: 'service', message: 'busy' } as const;
    const failed = await run(
      async () => ({ problems: [service], verdict: 'fail', findings: [finding('error', 0)] }),
      { words },
    );
    expect(failed.exitCode).toBe(1);
    const forbidden = await run(async () => ({ problems: [service, { kind: 'forbidden', message: 'no' }] }), {
      words,
    });
    expect(forbidden.exitCode).toBe(4);
    expect((await run(async () => ({ verdict: 'warn' }), { words })).outputs['result']).toBe('warn');
  });

  it('never softens `apply`', async () => {
    const options = {
      manifest: syncManifest,
      words: ['--mode', 'apply', '--on-error', 'warn', '--identity', 'a/b'],
    };
    const { exitCode } = await run(
      async () => ({ problems: [{ kind: 'service', message: 'busy' }] }),
      options,
    );
    expect(exitCode).toBe(5);
  });
});

describe('stopping', () => {
  /** Work that ends only when it is stopped, as requests do. */
  const wait = (deps: Deps): Promise<Partial<Outcome>> =>
    new Promise((_, reject) => {
      const stop = (): void =>
        reject(
          new PlatformError(String(deps.signal.reason), {
            code: 'CANCELLED',
            call: 'GET /v2',
            cause: deps.signal.reason,
          }),
        );
      if (deps.signal.aborted) stop();
      else deps.signal.addEventListener('abort', stop);
    });

  it('a run that takes longer than its time ends with 5 and says so', async () => {
    const { exitCode, log } = await run(wait, { words: ['--images', 'a', '--timeout', '1s'] });
    expect(exitCode).toBe(5);
    expect(log.join('\n')).toContain('the command took longer than its `timeout` of 1s');
    expect(log.join('\n')).toContain('give it more time with `timeout`');
  });

  it.each([
    ['passed', {}, 5],
    ['wrote', { applied: '1' }, 6],
  ])(
    'a run that %s is no pass where the host does not take its results in time',
    async (_, outputs, code) => {
      const { exitCode, log, report } = await run(async () => ({ outputs }), {
        words: ['--images', 'a', '--timeout', '1s'],
        finished: () => new Promise(() => undefined),
      });
      expect(exitCode).toBe(code);
      expect(log.join('\n')).toContain('the host has not received all results: the command took longer');
      expect(report).toMatchObject({ result: 'error', exitCode: code });
    },
  );

  it('the report states a failure of the host that is known only at the end', async () => {
    const unwritten: { readonly message: string }[] = [];
    const finished = async (): Promise<void> => {
      await setImmediate();
      unwritten.push({ message: 'the output `digest` was not stored' });
    };
    const { exitCode, report } = await run(async () => ({}), { unwritten, finished });
    expect(exitCode).toBe(5);
    expect(report).toMatchObject({
      result: 'error',
      exitCode: 5,
      problems: [{ message: 'the output `digest` was not stored' }],
    });
  });

  it.each(['timeout', 'request-timeout'])('a %s of nothing is refused before the run', async (name) => {
    const { exitCode, log, requests } = await run(wait, { words: ['--images', 'a', `--${name}`, '0s'] });
    expect([exitCode, requests]).toEqual([2, []]);
    expect(log.join('\n')).toContain(`\`${name}\` is \`0s\`, which is shorter than \`1s\``);
  });

  it('a time that is longer than a timer can be does not end at once', async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error): void => void warnings.push(name);
    process.on('warning', note);
    const work = async (): Promise<Partial<Outcome>> => {
      await setImmediate();
      return {};
    };
    await run(work, { words: ['--images', 'a', '--timeout', '999999999w'] });
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('a run that is stopped ends with 5, its outputs written', async () => {
    const { exitCode, log, outputs } = await run(wait, {
      stop: AbortSignal.abort(new Error('stopped by SIGTERM')),
    });
    expect([exitCode, outputs['result']]).toEqual([5, 'error']);
    expect(log.join('\n')).not.toContain('more time');
  });

  it('a run that is stopped is not softened by `on-error: warn`', async () => {
    const { exitCode, outputs } = await run(wait, {
      words: ['--images', 'a', '--on-error', 'warn'],
      stop: AbortSignal.abort(new Error('stopped by SIGTERM')),
    });
    expect([exitCode, outputs['result']]).toEqual([5, 'error']);
  });

  it('while it waits for an ID token is no refusal', async () => {
    const controller = new AbortController();
    const { exitCode, log } = await run(
      async (deps) => ({ log: [String(await deps.session.registryTokens?.get())] }),
      {
        words: ['--images', 'a', '--identity', 'abc/def'],
        stop: controller.signal,
        idToken: async () => {
          controller.abort(new Error('stopped by SIGTERM'));
          throw new IdTokenError('no answer', 'run again', false);
        },
      },
    );
    expect(exitCode).toBe(5);
    expect(log.join('\n')).toContain('stopped by SIGTERM');
  });
});

it('a refused input is reported in the file that was named', async () => {
  const { exitCode, report, reportPath } = await run(async () => ({}), {
    words: ['--images', 'a', '--report-file', 'refused.json', '--mode', 'x'],
  });
  expect(exitCode).toBe(2);
  expect(reportPath).toBe(join(folder, 'refused.json'));
  expect(report).toMatchObject({
    result: 'error',
    problems: [{ message: '`mode` is `x`, which is not a valid value' }],
  });
});

describe('where inputs come from', () => {
  const seen = async (options: Case): Promise<unknown> => {
    let token: unknown;
    await run(async (_, inputs) => {
      token = inputs['token'];
      return {};
    }, options);
    return token;
  };

  it('the file that a flag names comes before a variable, and a variable before the file of another', async () => {
    const file = join(folder, 'token');
    writeFileSync(file, 'of-the-file\n');
    const words = ['--images', 'a', '--token-file', file];
    expect(await seen({ words, environment: { PLATFORM_TOKEN: 'of-the-variable' } })).toBe('of-the-file');
    const environment = { PLATFORM_TOKEN: 'of-the-variable', PLATFORM_TOKEN_FILE: file };
    expect(await seen({ environment })).toBe('of-the-variable');
    expect(await seen({ environment: { PLATFORM_TOKEN_FILE: file } })).toBe('of-the-file');
    expect(await seen({ environment: { PLATFORM_TOKEN_FILE: file }, inputs: { token: 'native' } })).toBe(
      'native',
    );
  });

  it('a token that no header can carry is a wrong input, and is not shown', async () => {
    const { exitCode, log, requests } = await run(async () => ({}), {
      environment: { PLATFORM_TOKEN: 'first\nsecond' },
    });
    expect([exitCode, requests.length]).toEqual([2, 0]);
    expect(log.join('\n')).toContain('`token` is not a token');
    expect(log.join('\n')).not.toContain('second');
  });

  it('names the input whose file cannot be read', async () => {
    const { exitCode, log } = await run(async () => ({}), {
      words: ['--images', 'a', '--token-file', folder],
    });
    expect(exitCode).toBe(2);
    expect(log.join('\n')).toContain(`\`token-file\`: \`${folder}\` is not a file`);
  });

  it('tells wrong ignores of the config file with the other wrong inputs, whatever the command', async () => {
    const file = join(folder, 'wrong.yml');
    writeFileSync(file, 'version: 1\nignore:\n  - { id: CVE-2026-1, reason: a, expires: soon }\n');
    const { annotations, exitCode, log } = await run(async () => ({}), {
      words: ['--images', 'a', '--config-file', file, '--timeout', 'x'],
    });
    expect(exitCode).toBe(2);
    expect(log.join('\n')).toContain('`timeout` is `x`');
    expect(annotations).toMatchObject([{ file: 'wrong.yml', line: 3 }]);
  });
});
