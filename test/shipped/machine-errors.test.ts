import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { createPlace, type Place, runCli, shippedRoot } from '../support/shipped-run.ts';

let place: Place;
let double: PlatformDouble;
beforeAll(async () => {
  place = createPlace();
  double = await startPlatformDouble();
  const organization = double.world.addOrganization('chainguard');
  double.world.addTag(double.world.addRepo(organization, 'python'), 'latest');
});
afterAll(async () => {
  await double.close();
  place.remove();
});

const STACK = /^\s+at |node:internal|ErrnoException/m;

const words = (): readonly string[] => [
  'resolve-digest',
  '--images',
  'python',
  '--registry-url',
  double.registryUrl,
];

const github = (): Readonly<Record<string, string>> => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: place.workspace,
  RUNNER_TEMP: join(place.folder, 'tmp'),
});

describe('outputs that the host offers and that cannot be written', () => {
  it.each([
    [
      'a full file for outputs',
      { GITHUB_OUTPUT: '/dev/full' },
      '(GITHUB_OUTPUT), `/dev/full`, cannot be written: ENOSPC',
    ],
    ['a missing file for outputs', { GITHUB_OUTPUT: '/nowhere/output' }, 'cannot be written: ENOENT'],
    [
      'no file for outputs on GitHub itself',
      { GITHUB_SERVER_URL: 'https://github.com' },
      'pass the variable on to this process',
    ],
    ['a full file for summaries', { GITHUB_STEP_SUMMARY: '/dev/full' }, '(GITHUB_STEP_SUMMARY), `/dev/full`'],
  ] as const)('%s: exit code 5 with a line', async (_, env, line) => {
    const run = await runCli(place, words(), { env: { ...github(), ...env } });
    const text = run.stdout + run.stderr;
    expect(run.exitCode, text).toBe(5);
    expect(text).toContain(line);
    expect(text).toContain('resolve-digest: error');
    expect(text).not.toMatch(STACK);
  });

  it.each([
    'PLATFORM_DOTENV_FILE',
    'PLATFORM_SUMMARY_FILE',
    'PLATFORM_CODE_QUALITY_FILE',
    'PLATFORM_FINDINGS_JUNIT_FILE',
  ])('a file of %s that may not be written: exit code 5', async (name) => {
    const run = await runCli(place, words(), { env: { [name]: '/proc/nowhere' } });
    expect(run.exitCode, run.stderr).toBe(5);
    expect(run.stderr).toContain(name);
    expect(run.stderr).not.toMatch(STACK);
  });

  it('a host that offers none is no failure', async () => {
    const run = await runCli(place, words(), { env: github() });
    expect(run.exitCode, run.stdout).toBe(0);
    expect(run.stderr).toContain('this runner provides no file for outputs');
  });
});

describe('errors of the machine are one line', () => {
  it('a temporary folder that cannot be written', async () => {
    const run = await runCli(place, words(), { env: { TMPDIR: '/nowhere' } });
    expect(run.exitCode, run.stderr).toBe(5);
    expect(run.stderr).toContain('cannot create a file in the temporary folder `/nowhere`: ENOENT');
    expect(run.stderr).not.toMatch(STACK);
  });

  /** Runs with stdout and stderr on a full disk. */
  const full = (args: readonly string[], which: readonly (1 | 2)[]) => {
    const device = openSync('/dev/full', 'w');
    const stdio = [0, 1, 2].map((at) =>
      which.some((one) => one === at) ? device : at === 0 ? 'ignore' : 'pipe',
    ) as (number | 'pipe' | 'ignore')[];
    const end = spawnSync(process.execPath, [join(shippedRoot(), 'dist/index.js'), ...args], {
      cwd: place.workspace,
      env: { PATH: '/usr/bin:/bin', TMPDIR: join(place.folder, 'tmp') },
      stdio,
      encoding: 'utf8',
    });
    closeSync(device);
    return end;
  };

  it('a full stdout or stderr leaves the exit code as it is, without a stack trace', () => {
    for (const which of [[1], [2], [1, 2]] as const) {
      const refused = full(['resolve-digest', '--images', ':'], which);
      expect(refused.status).toBe(2);
      expect(refused.stderr ?? '').not.toMatch(STACK);
      expect(full(['--version'], which).status).toBe(0);
      expect(full(['--help'], which).status).toBe(0);
    }
  });

  it('a closed stdout leaves the exit code as it is', async () => {
    const run = await runCli(place, [...words(), '--json'], {
      onStart: (child) => {
        child.stdout?.destroy();
      },
    });
    expect(run.exitCode, run.stderr).toBe(0);
    expect(run.stderr).not.toMatch(STACK);
  });
});

describe('a named file of findings', () => {
  it.each(['sarif-file', 'junit-file', 'html-file'])(
    '`%s` that cannot be written is exit code 5, whatever `on-error` says',
    async (input) => {
      const files = ['--report-file', 'report.json', `--${input}`, '/sys/findings'];
      const run = await runCli(place, [...words(), ...files, '--on-error', 'warn'], {
        env: { TMPDIR: '/sys' },
      });
      expect(run.exitCode, run.stderr).toBe(5);
      expect(run.stderr).toContain('`/sys/findings` cannot be written');
      expect(run.stderr).not.toMatch(STACK);
    },
  );
});

describe('a named `report-file`', () => {
  it('that cannot be written is exit code 5 with a line', async () => {
    // Nobody may make files in /sys, and as the temporary folder it may be named.
    const run = await runCli(place, [...words(), '--report-file', '/sys/report.json'], {
      env: { TMPDIR: '/sys' },
    });
    expect(run.exitCode, run.stderr).toBe(5);
    expect(run.stderr).toContain('/sys/report.json');
    expect(run.stderr).not.toMatch(STACK);
  });

  it('that leads through a file is a usage error', async () => {
    writeFileSync(join(place.workspace, 'plain'), 'text');
    const run = await runCli(place, [...words(), '--report-file', 'plain/report.json']);
    expect(run.exitCode, run.stderr).toBe(2);
    expect(run.stderr).toContain('plain');
    expect(run.stderr).not.toMatch(STACK);
    expect(readFileSync(join(place.workspace, 'plain'), 'utf8')).toBe('text');
  });
});
