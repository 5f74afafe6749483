import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { writeFiles } from '../support/files.ts';
import {
  createPlace,
  type Place,
  platformFlags,
  runCli,
  runCliHere,
  runRootAction,
  runRootActionHere,
} from '../support/shipped-run.ts';

let double: PlatformDouble;
let place: Place;
beforeAll(async () => {
  double = await startPlatformDouble();
  place = createPlace();
});
afterAll(async () => {
  await double.close();
  place.remove();
});
afterEach(() => rmSync(join(place.workspace, '.github'), { recursive: true, force: true }));

/** One wrong input: its name, its text, and what the error says. */
const rows: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    'a malformed reference',
    { images: 'Python:latest' },
    'not an image reference: its name may contain only lower-case',
  ],
  ['a short digest', { images: 'python@sha256:12ab' }, 'its digest has 4 hexadecimal digits, not 64'],
  ['a foreign host', { images: 'docker.io/python' }, '`docker.io`, not on this registry'],
  [
    'a bad boolean',
    { images: 'python', summary: 'yes' },
    '`summary` is `yes`, which is neither `true` nor `false`',
  ],
  [
    'a date that is still to come',
    { images: 'python', 'as-of': '2999-01-01' },
    '2999-01-01T00:00:00.000Z, which is in the future',
  ],
  [
    'a malformed date',
    { images: 'python', 'as-of': '2026-02-30' },
    '`as-of` is `2026-02-30`, which is neither a date',
  ],
  [
    'http off loopback',
    { images: 'python', 'registry-url': 'http://registry.test' },
    'only https is allowed, and http on loopback',
  ],
  [
    'a URL with a path',
    { images: 'python', 'registry-url': 'https://cgr.dev/v2' },
    'a path, query or fragment is not allowed',
  ],
  [
    'a URL with a password',
    { images: 'python', 'api-url': 'https://me:pw@api.test' },
    '`api-url` has a user name or password',
  ],
  [
    'no identity where one is needed',
    { images: 'acme/nginx' },
    '`identity` is required: only `latest` and `latest-dev` of public images can be read',
  ],
  ['no image at all', {}, '`images` is required'],
  [
    'a number out of range',
    { images: 'python', concurrency: '65' },
    '`concurrency` is `65`, which is not a whole number from 1 to 64',
  ],
  [
    'a malformed duration',
    { images: 'python', 'min-age': '7 days' },
    '`min-age` is `7 days`, which is not a duration',
  ],
  [
    'a request that may take longer than all',
    { images: 'python', timeout: '5s', 'request-timeout': '9s' },
    '`request-timeout` is longer than `timeout`',
  ],
  [
    'a report outside the workspace',
    { images: 'python', 'report-file': '/etc/report.json' },
    'it is outside the workspace and the temporary folder',
  ],
  ['a report inside .git', { images: 'python', 'report-file': '.git/report.json' }, 'it is inside `.git`'],
  [
    'a config file that is not there',
    { images: 'python', 'config-file': 'nowhere.yml' },
    '`nowhere.yml` does not exist',
  ],
  [
    'a malformed mapping',
    { images: 'python', 'registry-map': 'mirror.test' },
    'not a mapping: it does not have the form `left=right`',
  ],
  ['another mode', { images: 'python', mode: 'look' }, '`mode` is `look`'],
];

/** The first row goes through the bundle; the other ones run the sources in this process. */
const ways = rows.map((row, index) =>
  index === 0
    ? ([...row, runCli, runRootAction] as const)
    : ([...row, runCliHere, runRootActionHere] as const),
);

describe.each(ways)('%s', (_, inputs, message, runCommandLine, runStep) => {
  it('is reported by the command line, with exit code 2 and no request', async () => {
    const before = double.requests.count();
    const flags = Object.entries(inputs).flatMap(([name, text]) => [`--${name}`, text]);
    const base = platformFlags(double).filter((word, index, all) => {
      const name = (index % 2 === 0 ? word : all[index - 1])?.slice(2) ?? '';
      return !(name in inputs);
    });
    const run = await runCommandLine(place, ['resolve-digest', ...base, ...flags]);
    expect(run.stderr).toContain(message);
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toBe('');
    expect(double.requests.count()).toBe(before);
  });

  it('is reported by the root action, with outputs, report and summary', async () => {
    const before = double.requests.count();
    const run = await runStep(place, double, { command: 'resolve-digest', ...inputs });
    expect(run.exitCode).toBe(2);
    expect(run.log.annotations.map((one) => one.message).join('\n')).toContain(message);
    expect(run.outputs).toMatchObject({ result: 'error', 'outputs-truncated': 'false' });
    expect(run.outputs['report']).not.toBe('');
    expect(run.summary).toContain('could not finish');
    expect(double.requests.count()).toBe(before);
  });
});

describe('wrong inputs', () => {
  it('are all told at once', async () => {
    const words = [
      '--images',
      'Bad,docker.io/x,python',
      '--bogus',
      '1',
      'stray',
      '--summary=2',
      '--timeout',
      'soon',
      '--token',
      'x',
    ];
    const run = await runCli(place, ['resolve-digest', ...platformFlags(double), ...words]);
    expect(run.exitCode).toBe(2);
    for (const part of [
      '`--bogus` is not an input of `resolve-digest`',
      '`stray` is not a flag',
      '`--token` does not exist: a secret on the command line can be read by other processes',
      '`Bad`',
      '`summary` is `2`',
      '`timeout` is `soon`',
    ])
      expect(run.stderr).toContain(part);
  });

  it('say what was meant', async () => {
    const run = await runCli(place, ['resolve-digest', '--minAge', '7d']);
    expect(run.stderr).toContain('did you mean `--min-age`?');
  });

  it.each([
    ['a command that does not exist', ['resolve'], '`resolve` is not a command'],
    ['a flag without a value', ['resolve-digest', '--images'], '`--images` needs a value'],
    [
      'a flag given twice',
      ['resolve-digest', '--identity', 'a', '--identity', 'b'],
      '`--identity` is given twice',
    ],
  ])('name %s', async (_, words, message) => {
    const run = await runCli(place, words);
    expect([run.exitCode, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(message);
  });

  it('print the whole report where it is asked for', async () => {
    const run = await runCli(place, ['resolve-digest', '--images', 'python:', '--json']);
    expect(run.exitCode).toBe(2);
    expect(JSON.parse(run.stdout)).toMatchObject({ version: 1, command: 'resolve-digest', result: 'error' });
  });
});

function writeConfig(text: string): void {
  writeFiles(place.workspace, { '.github/platform-actions.yml': text });
}

it('ignores a variable or a key of the config file that the mode does not use, whatever it holds', async () => {
  const words = ['resolve-digest', ...platformFlags(double), '--images', 'python'];
  // The value is one of another command's input of the same name.
  const env = { PLATFORM_FAIL_ON: 'deprecated', PLATFORM_DRY_RUN: 'perhaps' };
  writeConfig('version: 1\nresolve-digest: { max-age: soon }\n');
  const run = await runCliHere(place, words, { env });
  expect(run.stderr).not.toMatch(/fail-on|dry-run|max-age/);
  const used = await runCliHere(place, [...words, '--mode', 'check'], { env });
  expect(used.exitCode).toBe(2);
  expect(used.stderr).toContain('`fail-on` is `deprecated`');
  expect(used.stderr).toContain('`max-age` is `soon`');
  expect(used.stderr).not.toContain('dry-run');
});

it('ignores a variable that the scope does not use, and refuses a flag', async () => {
  const words = ['check-deprecated', ...platformFlags(double), '--scope', 'organization'];
  const refusal = '`images` is not used with `scope: organization`';
  const env = { PLATFORM_IMAGES: 'other.test/x', PLATFORM_TOKEN: 'aaa.bbb.ccc' };
  const run = await runCli(place, [...words, '--organization', 'acme'], { env });
  expect(run.stderr).toContain('/iam/v2/');
  expect(run.stderr).not.toMatch(/`images`|other\.test/);
  const referenced = ['check-deprecated', ...platformFlags(double), '--images', 'python'];
  const other = await runCli(place, referenced, { env: { PLATFORM_SHARD: '9/2' } });
  expect(other.stderr).not.toContain('`shard`');
  expect((await runCli(place, [...words, '--images', 'python'])).stderr).toContain(refusal);
});

describe('a config file', () => {
  it.each([
    ['a URL', 'version: 1\nregistry-url: https://evil.test\n', '2:1', '`registry-url` is not allowed here'],
    [
      'an identity',
      'version: 1\nresolve-digest:\n  min-age: 7d\n  identity: abc\n',
      '4:3',
      '`resolve-digest.identity` is not allowed here',
    ],
    [
      '`on-error`',
      'version: 1\nresolve-digest: { on-error: warn }\n',
      '2:19',
      '`resolve-digest.on-error` is not allowed here',
    ],
    ['a key that is unknown', 'version: 1\nimages: python\n', '2:1', '`images` is not allowed here'],
    ['another version', 'version: 2\n', '1:', '`version` must be 1'],
    ['nothing', '', '1:1', '`version` must be 1'],
    ['comments only', '# later\n', '1:1', '`version` must be 1'],
    ['a list', '- version: 1\n', '1:1', 'it is not a mapping'],
    ['text that is no YAML', 'version: [1\n', '1:12', 'must be sufficiently indented and end with a ]'],
  ])('with %s is refused, with file and line', async (_, text, place_, message) => {
    writeConfig(text);
    const before = double.requests.count();
    const run = await runCliHere(place, ['resolve-digest', ...platformFlags(double), '--images', 'python']);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(message);
    expect(run.stderr).toContain(`.github/platform-actions.yml:${place_}`);
    expect(double.requests.count()).toBe(before);
  });

  it('is reported with everything that is wrong in it', async () => {
    writeConfig(`version: 2
bogus: 1
advisory-gate: { fail-on-severity: hihg, on-error: warn }
ignore:
  - { id: CVE-1, reason: r, expires: soon }
  - { image: x, reason: r, until: x }
`);
    const run = await runCliHere(place, ['advisory-gate', ...platformFlags(double)]);
    expect(run.exitCode).toBe(2);
    for (const part of ['version', 'bogus', 'hihg', 'advisory-gate.on-error', 'soon', 'until'])
      expect(run.stderr).toContain(`\`${part}\``);
  });

  it('is annotated on its line in an action', async () => {
    writeConfig('version: 1\nresolve-digest: { registry-token: x }\n');
    const run = await runRootActionHere(place, double, { command: 'resolve-digest', images: 'python' });
    expect(run.exitCode).toBe(2);
    expect(run.log.annotations[0]).toMatchObject({
      level: 'error',
      properties: { file: '.github/platform-actions.yml', line: '2' },
    });
  });
});

it('a root action without a command says which there are', async () => {
  const run = await runRootAction(place, double, {});
  expect(run.exitCode).toBe(2);
  expect(run.log.visible).toContain('the input `command` is missing');
});
