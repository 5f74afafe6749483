import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { runAction, runActionHere } from '../support/action-runner.ts';
import { spdx } from '../support/gate-world.ts';
import { type GithubJob, startGithubJob } from '../support/github-job.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import {
  createPlace,
  expectNoSecret,
  type Place,
  platformFlags,
  platformInputs,
  runCli,
  runCliHere,
  shippedRoot,
} from '../support/shipped-run.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let github: GithubJob;
let place: Place;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  github = await startGithubJob();
  place = createPlace();
  write('Dockerfile', 'FROM cgr.dev/acme/python:3.9\nFROM cgr.dev/chainguard/python:latest\n');
  write('sbom.json', JSON.stringify(spdx('openssl@3.3.0-r0')));
  write(
    'roles.yml',
    'version: 1\nidentities:\n  - { name: reader, claimMatch: { issuer: "https://i.example", subject: "a:b" }, roles: [viewer] }\n',
  );
});
beforeEach(() => {
  github.comments.length = 0;
  double.faults.clear();
});
afterAll(async () => {
  await double.close();
  await github.close();
  place.remove();
});

const write = (path: string, text: string): void => writeFileSync(join(place.workspace, path), text);
const read = (path: string): string => readFileSync(join(place.workspace, path), 'utf8');

type Inputs = Readonly<Record<string, string>>;

/** Each command with what it needs, and the exit code of its run on the sample world. */
const COMMANDS: readonly (readonly [command: string, inputs: Inputs, code: number])[] = [
  ['resolve-digest', { mode: 'check', images: `acme/python:3.12@sha256:${'a'.repeat(64)}` }, 1],
  ['check-deprecated', { files: 'Dockerfile' }, 1],
  ['advisory-gate', { sbom: 'sbom.json' }, 1],
  ['sync-rolebindings', { file: 'roles.yml' }, 0],
];

/** Runs the root action on a pull request, with the token of the job. */
const onChange = (inputs: Inputs): Promise<StepResult> => runActionHere(job(), inputsOf(inputs));

/** As `onChange`, but starts the bundle. */
const startOnChange = (inputs: Inputs): Promise<StepResult> =>
  runAction(job(), { directory: shippedRoot(), with: inputsOf(inputs) });

const job = (): RunnerJob => ({
  workspace: place.workspace,
  temp: join(place.folder, 'runner-temp'),
  toolCache: join(place.folder, 'tools'),
  path: `${join(place.folder, 'bin')}:/usr/bin:/bin`,
  idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
  githubToken: github.token,
  github: {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REF: 'refs/pull/7/merge',
  },
  event: {
    pull_request: { number: 7, base: { ref: 'main', repo: {} }, head: { ref: 'topic', repo: {} } },
  },
});

const inputsOf = (inputs: Inputs): Inputs => ({
  ...platformInputs(double),
  identity: sample.identities.ci.uid,
  ...inputs,
});

describe.each(COMMANDS)('%s', (command, inputs, code) => {
  it('writes a page of its own, which loads nothing, and a comment that the next run updates', async () => {
    const asked = { command, ...inputs, 'html-file': 'page.html', 'comment-summary-in-pr': 'always' };
    const run = await startOnChange(asked);
    expect(run.exitCode, run.log.visible).toBe(code);
    const page = read('page.html');
    expect(page).toMatch(/^<!doctype html>\n/);
    expect(page).toContain(code === 0 ? 'passed</h1>' : 'failed</h1>');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/\s(?:src|srcset)=|<link|@import|url\(/i);
    expect(github.comments).toHaveLength(1);
    const [comment] = github.comments;
    expect(comment?.body).toMatch(new RegExp(`^<!-- platform-actions ${command} [0-9a-f]{32} -->\n`));
    expect(comment?.body).toMatch(code === 0 ? /\n#{2,3} ✅ / : /\n#{2,3} ❌ /);
    await onChange(asked);
    expect(github.comments).toHaveLength(1);
    rmSync(join(place.workspace, 'page.html'));
    expectNoSecret(place, [...double.secrets(), github.token], [page, run.summary, comment?.body ?? '']);
  });
});

describe.each(COMMANDS.filter(([command]) => command !== 'advisory-gate'))(
  '%s that fails',
  (command, inputs) => {
    it('says so on the page and in the comment that showed another verdict, and writes no other report', async () => {
      const asked = {
        command,
        ...inputs,
        'html-file': 'page.html',
        'junit-file': 'out.xml',
        'comment-summary-in-pr': 'on-failure',
        'max-attempts': '1',
      };
      await onChange({ ...asked, 'comment-summary-in-pr': 'always' });
      rmSync(join(place.workspace, 'out.xml'));
      double.faults.add({ on: '* /**', times: 'always', fault: { kind: 'status', status: 503 } });
      const run = await onChange(asked);
      expect(run.exitCode, run.log.visible).not.toBe(0);
      expect(run.outputs['result']).toBe('error');
      expect(run.summary).toMatch(/^### ⛔ .* could not finish: \d+ errors?\n/);
      expect(read('page.html')).toContain('could not finish</h1>');
      expect(read('page.html')).toContain('What went wrong');
      expect(existsSync(join(place.workspace, 'out.xml'))).toBe(false);
      expect(github.comments).toHaveLength(1);
      expect(github.comments[0]?.body).toContain('could not finish');
      rmSync(join(place.workspace, 'page.html'));
    });
  },
);

it('two steps about different things have a comment each', async () => {
  for (const images of ['acme/python:3.9', 'acme/nginx:1.27'])
    await onChange({ command: 'check-deprecated', images, 'comment-summary-in-pr': 'always' });
  expect(github.comments).toHaveLength(2);
});

describe('the command line', () => {
  const cli = (...words: readonly string[]) => runCli(place, words);
  const cliHere = (...words: readonly string[]) => runCliHere(place, words);

  it.each([
    ['an input', ['resolve-digest', '--image', 'python'], 'did you mean `--images`?'],
    [
      'a value',
      ['resolve-digest', '--mode', 'chek'],
      'did you mean `check`? choose `resolve`, `check`, `pin`',
    ],
    ['a value in a list', ['resolve-digest', '--fail-on', 'stael'], 'did you mean `stale`?'],
    ['a boolean', ['resolve-digest', '--cache=yes'], 'did you mean `true`?'],
    ['a boolean that is misspelled', ['resolve-digest', '--cache=flase'], 'did you mean `false`?'],
    ['a mode without its flag', ['resolve-digest', 'check'], 'did you mean `--mode check`?'],
    ['an input without its hyphens', ['resolve-digest', 'images'], 'did you mean `--images`?'],
    ['a file without its flag', ['resolve-digest', './x'], 'did you mean `--images ./x`?'],
  ])('says what was meant by %s', async (_, words, meant) => {
    const run = await cliHere(...words);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(meant);
    expect(run.stdout).toBe('');
  });

  it('says what was meant by a command', async () => {
    const run = await cli('resolve-digset');
    expect([run.exitCode, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('did you mean `resolve-digest`?');
  });

  it('suggests help for refused inputs, and `doctor` for a job that cannot sign in', async () => {
    const refused = await cliHere('resolve-digest', '--mode', 'x');
    expect(refused.stderr).toMatch(/\nNext: platform-actions resolve-digest --help\n$/);
    const stranger = await cliHere(
      'check-deprecated',
      '--images',
      'acme/python:3.9',
      '--identity',
      sample.identities.ci.uid,
      ...platformFlags(double),
    );
    expect(stranger.exitCode).toBe(3);
    expect(stranger.stderr).toMatch(/\nNext: platform-actions doctor(?: --\S+ \S+)*\n$/);
    const json = await cliHere('resolve-digest', '--mode', 'x', '--json');
    expect(json.stderr).not.toContain('Next:');
  });

  it('prints each digest once: the reference on stdout, its age on stderr', async () => {
    const run = await cli('resolve-digest', '--images', 'python', ...platformFlags(double));
    expect(run.exitCode, run.stderr).toBe(0);
    const digest = /sha256:[0-9a-f]{64}/.exec(run.stdout)?.[0] ?? '';
    expect(`${run.stdout}${run.stderr}`.split(digest)).toHaveLength(2);
    expect(run.stderr).toMatch(/^cgr\.dev\/chainguard\/python:latest {2}since .* \(\d{4}-\d\d-\d\d\)\n/);
  });

  it('suggests what follows a check of pins, and then a dry run', async () => {
    const words = [
      'resolve-digest',
      '--files',
      'latest.Dockerfile',
      '--identity',
      sample.identities.ci.uid,
      ...platformFlags(double),
    ];
    write('latest.Dockerfile', 'FROM cgr.dev/chainguard/python:latest\n');
    const checked = await cliHere(...words, '--mode', 'check');
    expect(checked.stderr).toContain(
      '\nNext: platform-actions resolve-digest --mode pin --dry-run --files latest.Dockerfile --identity ',
    );
    const tried = await cliHere(...words, '--mode', 'pin', '--dry-run');
    expect(tried.stderr).toContain(
      '\nNext: platform-actions resolve-digest --mode pin --files latest.Dockerfile --identity ',
    );
    rmSync(join(place.workspace, 'latest.Dockerfile'));
  });

  it.each([
    [
      ['help', 'resolvedigest'],
      '`resolvedigest` is neither a command nor the rule of a finding',
      'resolve-digest',
    ],
    [['completion', 'zhs'], '`zhs` is not a shell', 'zsh'],
  ] as const)('a misspelled word after %j is refused with what was meant', async (words, what, meant) => {
    const end = await cli(...words);
    expect([end.exitCode, end.stdout]).toEqual([2, '']);
    expect(end.stderr).toMatch(new RegExp(`^error: ${what}\\ndid you mean \`${meant}\`\\?`));
  });

  it('a command whose inputs are refused suggests its help, however it judges them', async () => {
    for (const name of ['token', 'api', 'fleet', 'resolve-digest']) {
      const end = await cliHere(name);
      expect(end.exitCode).toBe(2);
      expect(end.stderr).toMatch(new RegExp(`\\nNext: platform-actions ${name} --help\\n$`));
    }
  });

  it('explains the usual inputs of a command after its name, and all of them in `help`', async () => {
    const [flag, word, short] = await Promise.all([
      cli('check-deprecated', '--help'),
      cli('help', 'check-deprecated'),
      cli('check-deprecated', '-h'),
    ]);
    expect(flag.exitCode).toBe(0);
    expect(flag.stdout).toContain(
      '\nExamples\n  platform-actions check-deprecated --identity "$PLATFORM_IDENTITY"\n',
    );
    expect(short.stdout).toBe(flag.stdout);
    for (const text of [flag.stdout, word.stdout]) expect(text).toContain('\n  --images');
    expect(flag.stdout).not.toContain('\n  --registry-map');
    expect(word.stdout).toContain('\n  --registry-map');
    // Inputs of every command have a page of their own.
    expect(flag.stdout).not.toContain('\n  --timeout');
    expect((await cli('help', 'inputs')).stdout).toContain('\n  --timeout');
  });
});

it('the root action says which command was meant', async () => {
  const run = await startOnChange({ command: 'advisory-gat' });
  expect(run.exitCode).toBe(2);
  expect(run.log.visible).toContain('did you mean `advisory-gate`?');
});
