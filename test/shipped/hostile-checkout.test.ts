import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GithubDouble, startGithubDouble } from '../github-double/start.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { runAction, runActionHere } from '../support/action-runner.ts';
import { commitFiles, gitIn, hostileConfig, initRepository, setTrap } from '../support/checkout.ts';
import { writeProgram } from '../support/fake-node.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import {
  createPlace,
  type Place,
  platformFlags,
  platformInputs,
  runCli,
  shippedRoot,
} from '../support/shipped-run.ts';
import { startStubbornServer } from '../support/stubborn-server.ts';

const CONFIG = '.github/platform-actions.yml';
const DEPRECATED = 'FROM cgr.dev/acme/old-app:1.0\n';
/** Files that the author of a change could write to let it pass. */
const LOOSENED = 'version: 1\nignore:\n  - { image: "acme/**", reason: trust me }\n';
const STRICT = 'version: 1\n';
const GITHUB_TOKEN = 'ghs_token-of-the-job';
const WITHOUT_RIGHT = 'ghs_without-the-right';

let double: PlatformDouble;
let sample: SampleWorld;
let place: Place;
let workspace = '';
let github: GithubDouble | undefined;

beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  const repo = double.world.addRepo(sample.organization, 'old-app');
  double.world.addTag(repo, '1.0', { deprecated: true });
});
afterAll(() => double.close());
beforeEach(() => {
  place = createPlace();
  workspace = place.workspace;
  double.requests.reset();
});
afterEach(async () => {
  await github?.close();
  github = undefined;
  place.remove();
});

interface Job {
  readonly event?: string;
  readonly base?: string;
  readonly head?: string;
  readonly path?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** Origin of GitHub's API. */
  readonly apiUrl?: string;
}

type Inputs = Readonly<Record<string, string>>;

/** A job that may sign in. */
const jobOf = (job: Job): RunnerJob => ({
  workspace,
  temp: join(place.folder, 'runner-temp'),
  toolCache: join(place.folder, 'tools'),
  path: job.path ?? `${join(place.folder, 'bin')}:/usr/bin:/bin`,
  idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
  githubToken: job.token ?? GITHUB_TOKEN,
  env: job.env ?? {},
  github: {
    GITHUB_EVENT_NAME: job.event ?? 'push',
    // Nothing listens there unless a test starts it.
    GITHUB_API_URL: job.apiUrl ?? github?.apiUrl ?? 'http://127.0.0.1:9',
    ...(job.head === undefined ? {} : { GITHUB_SHA: job.head }),
  },
  event:
    job.base === undefined
      ? {}
      : { pull_request: { number: 1, base: { sha: job.base, ref: 'main' }, head: {} } },
});

const inputsOf = (command: string, inputs: Inputs): Inputs => ({
  command,
  ...platformInputs(double),
  identity: sample.identities.ci.uid,
  'max-attempts': '1',
  ...inputs,
});

/** Runs the shipped root action. */
const run = (command: string, inputs: Inputs = {}, job: Job = {}): Promise<StepResult> =>
  runAction(jobOf(job), { directory: shippedRoot(), with: inputsOf(command, inputs) });

/** As `run`, but runs the sources in this process: for what does not depend on how git is started. */
const runSources = (command: string, inputs: Inputs = {}, job: Job = {}): Promise<StepResult> =>
  runActionHere(jobOf(job), inputsOf(command, inputs));

const judgeByBase = (base: string, more: Job = {}, judge = run): Promise<StepResult> =>
  judge('check-deprecated', { 'policy-from': 'base' }, { event: 'pull_request', base, ...more });

/** A repository whose base is strict and whose head has loosened its rules. */
function createChange(): { readonly base: string; readonly head: string } {
  initRepository(workspace);
  const base = commitFiles(workspace, { Dockerfile: DEPRECATED, [CONFIG]: STRICT });
  const head = commitFiles(workspace, { [CONFIG]: LOOSENED });
  return { base, head };
}

describe('a repository that a pull request commits', () => {
  it.each([
    ['in a repository', true],
    ['where the checkout has no `.git`', false],
  ])('starts no program of its settings, %s', async (_, isRepository) => {
    const arm = (mark: string) =>
      setTrap(join(place.folder, mark, 'trap'), join(place.folder, `${mark}.mark`));
    const [control, trap] = [arm('control'), arm('hostile')];
    const svc = join(workspace, 'svc');
    gitIn(workspace, 'init', '--quiet', '--bare', 'svc');
    const configOf = (program: string): string =>
      hostileConfig(program).replace('[core]', `[core]\n\tbare = false\n\tworktree = ${svc}`);
    writeFileSync(join(svc, 'config'), configOf(control.program));
    writeFileSync(join(svc, 'Dockerfile'), DEPRECATED);
    const plain = (...words: readonly string[]): void => {
      try {
        execFileSync('git', words, { cwd: svc, stdio: 'ignore' });
      } catch {
        // The trap fails.
      }
    };
    plain('cat-file', '-e', '1'.repeat(40));
    expect(control.isSprung(), 'plain git in that folder starts it').toBe(true);
    writeFileSync(join(svc, 'config'), configOf(trap.program));
    if (isRepository) {
      initRepository(workspace);
      gitIn(workspace, 'add', '--force', '--all');
    }
    const inputs = { 'working-directory': 'svc' };
    const result = await run('check-deprecated', inputs, { event: 'pull_request', base: '1'.repeat(40) });
    expect(result.exitCode, result.log.visible).toBe(1);
    const judged = await run(
      'check-deprecated',
      { ...inputs, 'policy-from': 'base' },
      { event: 'pull_request', base: '1'.repeat(40), token: '' },
    );
    expect(judged.exitCode, judged.log.visible).toBe(2);
    expect(trap.isSprung()).toBe(false);
  });
});

describe('a `git` in the workspace', () => {
  it('is not started, whatever PATH says, and the one of the machine is', async () => {
    const { base } = createChange();
    const trap = setTrap(join(workspace, 'bin/git'), join(place.folder, 'planted.mark'));
    symlinkSync(join(workspace, 'bin'), join(place.folder, 'linked'));
    const path = [
      'bin',
      '.',
      '',
      join(workspace, 'bin'),
      join(place.folder, 'linked'),
      '/usr/bin',
      '/bin',
    ].join(':');
    const result = await judgeByBase(base, { path });
    expect(result.exitCode, result.log.visible).toBe(1);
    expect(result.log.visible).toContain('acme/old-app');
    expect(trap.isSprung()).toBe(false);
  });
});

describe('the environment of git', () => {
  it('has no token, no input and nothing of the job', async () => {
    const { base } = createChange();
    const seen = join(place.folder, 'seen');
    mkdirSync(seen);
    writeProgram(join(place.folder, 'bin/git'), `env > '${seen}/'$$; exec /usr/bin/git "$@"`);
    const env = { PLATFORM_REGISTRY_TOKEN: 'secret-of-the-registry', NODE_OPTIONS: '--no-warnings' };
    const result = await judgeByBase(base, { env });
    expect(result.exitCode, result.log.visible).toBe(1);
    const texts = readdirSync(seen).map((name) => readFileSync(join(seen, name), 'utf8'));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      const names = text.split('\n').map((line) => line.split('=')[0] ?? '');
      expect(
        names.filter((name) => /^(?:INPUT_|ACTIONS_|PLATFORM_|GITHUB_|RUNNER_|NODE_|HOME$)/.test(name)),
      ).toEqual([]);
      for (const secret of [GITHUB_TOKEN, double.idTokenRequestToken, 'secret-of-the-registry'])
        expect(text).not.toContain(secret);
    }
  });
});

describe('the base that judges a change', () => {
  it('is not led elsewhere by replaced objects or grafts', async () => {
    const { base, head } = createChange();
    gitIn(workspace, 'replace', base, head);
    mkdirSync(join(workspace, '.git/info'), { recursive: true });
    writeFileSync(join(workspace, '.git/info/grafts'), `${base} ${head}\n`);
    expect(gitIn(workspace, 'show', `${base}:${CONFIG}`), 'plain git is led astray').toContain('trust me');
    const result = await judgeByBase(base);
    expect(result.exitCode, result.log.visible).toBe(1);
  });

  it('is not read from alternates of the checkout', async () => {
    const { base } = createChange();
    const elsewhere = join(place.folder, 'elsewhere');
    cpSync(join(workspace, '.git/objects'), elsewhere, { recursive: true });
    const commit = join(workspace, '.git/objects', base.slice(0, 2), base.slice(2));
    rmSync(commit);
    writeFileSync(join(workspace, '.git/objects/info/alternates'), `${elsewhere}\n`);
    expect(gitIn(workspace, 'cat-file', '-t', base), 'plain git finds it there').toBe('commit');
    const result = await judgeByBase(base, { token: '' });
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(result.log.visible).toMatch(/is not in the checkout .+git repack -a -d/);
  });

  it('has the path as written, though the head makes a link of its folder', async () => {
    const { base } = createChange();
    rmSync(join(workspace, '.github'), { recursive: true });
    symlinkSync('docs', join(workspace, '.github'));
    commitFiles(workspace, { 'docs/platform-actions.yml': LOOSENED });
    const result = await judgeByBase(base);
    expect(result.exitCode, result.log.visible).toBe(1);
  });

  it.each([
    ['the file', (): void => symlinkSync('../loose.yml', join(workspace, CONFIG))],
    [
      'its folder',
      (): void => {
        rmSync(join(workspace, '.github'), { recursive: true });
        symlinkSync('docs', join(workspace, '.github'));
      },
    ],
  ])('is an error where %s is a link in it', async (_, link) => {
    initRepository(workspace);
    mkdirSync(join(workspace, '.github'));
    link();
    const files = { Dockerfile: DEPRECATED, 'loose.yml': LOOSENED, 'docs/platform-actions.yml': LOOSENED };
    const base = commitFiles(workspace, files);
    const result = await judgeByBase(base);
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(result.log.visible).toContain('is a link in the base commit, and links are not followed');
  });

  it('is read in a checkout that another user owns', async (context) => {
    if (process.getuid?.() !== 0) context.skip('only root can give files away');
    const { base } = createChange();
    for (const name of ['.', ...readdirSync(workspace, { recursive: true, encoding: 'utf8' })])
      chownSync(join(workspace, name), 12_345, 12_345);
    writeFileSync(join(workspace, 'untracked.Dockerfile'), 'FROM cgr.dev/acme/never-tracked:1\n');
    const result = await judgeByBase(base, { token: '' });
    expect(result.exitCode, result.log.visible).toBe(1);
    expect(result.log.visible).not.toContain('never-tracked');
  });
});

describe('a base that is not in the checkout', () => {
  /** A shallow clone of a change, with its origin behind GitHub's API. */
  async function createShallow(files: Readonly<Record<string, string>>): Promise<string> {
    github = await startGithubDouble();
    github.addToken({ value: GITHUB_TOKEN });
    github.addToken({ value: WITHOUT_RIGHT, permissions: { metadata: 'read' } });
    const { git } = await github.addRepo('acme/app', { private: true, files });
    const base = await github.git('acme/app', 'rev-parse', 'main');
    await github.commit('acme/app', { files: { [CONFIG]: LOOSENED } });
    gitIn(place.folder, 'clone', '--quiet', '--depth', '1', `file://${git.directory}`, 'workspace');
    return base;
  }

  it.each([
    ['pull_request', { 'policy-from': 'base' }],
    ['pull_request_target', {}],
  ])('is read through GitHub’s API on %s', async (event, inputs) => {
    const base = await createShallow({ Dockerfile: DEPRECATED, [CONFIG]: STRICT });
    const result = await run('check-deprecated', inputs, { event, base });
    expect(result.exitCode, result.log.visible).toBe(1);
    const asked = github?.requests.all().map(({ path }) => path) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !path.startsWith('/repos/acme/app/git/'))).toEqual([]);
  });

  it('is read from the checkout, and GitHub is asked only for objects that the checkout lacks', async () => {
    const ignored = `# platform-actions: ignore\n${DEPRECATED}`;
    const folders = Array.from({ length: 20 }, (_, index) => [`service${index}/Dockerfile`, ignored]);
    const base = await createShallow({ ...Object.fromEntries(folders), [CONFIG]: STRICT });
    await judgeByBase(base, {}, runSources);
    const paths = github?.requests.all().map(({ path }) => path) ?? [];
    expect(paths.filter((path) => path.includes('/git/blobs/'))).toHaveLength(1);
    expect(paths.filter((path) => path.includes('/git/trees/')).length).toBeLessThan(10);
  });

  it('may lack the file', async () => {
    const base = await createShallow({ Dockerfile: DEPRECATED });
    const result = await judgeByBase(base, {}, runSources);
    expect(result.exitCode, result.log.visible).toBe(1);
  });

  it('is read whole where the file is large', async () => {
    const large = `${STRICT}${'# filling\n'.repeat(24_000)}`;
    const base = await createShallow({ Dockerfile: DEPRECATED, [CONFIG]: large });
    const result = await judgeByBase(base, {}, runSources);
    expect(result.exitCode, result.log.visible).toBe(1);
  });

  it('tells which ignores a change adds', async () => {
    const base = await createShallow({ Dockerfile: DEPRECATED, [CONFIG]: STRICT });
    const result = await runSources('check-deprecated', {}, { event: 'pull_request', base });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.annotations.map(({ message }) => message).join('\n')).toContain('acme/**');
  });

  it('is a usage error without a token, or where GitHub refuses, that names the ways out', async () => {
    const base = await createShallow({ Dockerfile: DEPRECATED, [CONFIG]: STRICT });
    const without = await judgeByBase(base, { token: '' }, runSources);
    expect(without.exitCode, without.log.visible).toBe(2);
    expect(without.log.visible).toContain('`github-token` is not set');
    expect(github?.requests.all()).toEqual([]);
    const refused = await judgeByBase(base, { token: WITHOUT_RIGHT }, runSources);
    expect(refused.exitCode, refused.log.visible).toBe(2);
    expect(refused.log.visible).toContain('permissions: contents: read');
    for (const { log } of [without, refused])
      for (const way of ['fetch-depth: 0', 'contents: read', 'PLATFORM_BASE_COMMIT'])
        expect(log.visible).toContain(way);
    expect(double.requests.all()).toEqual([]);
  });

  it.each([
    ['commits', { sha: '2'.repeat(40), tree: { sha: '3'.repeat(40) } }],
    ['trees', { truncated: true, tree: [] }],
    ['blobs', { encoding: 'base64', content: Buffer.from(LOOSENED).toString('base64') }],
    ['blobs', { encoding: 'none', content: '' }],
  ])('is an error where the answer for %s is not what was asked for', async (kind, lie) => {
    const base = await createShallow({ Dockerfile: DEPRECATED, [CONFIG]: STRICT });
    github?.faults.add({
      on: `GET /repos/acme/app/git/${kind}/*`,
      times: 'always',
      fault: { kind: 'body', text: JSON.stringify(lie) },
    });
    const result = await judgeByBase(base, {}, runSources);
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(result.log.visible).toContain(`another ${kind.slice(0, -1)} than was asked for`);
  });

  it('is asked of nobody by an `apply` that is refused', async () => {
    const base = await createShallow({ '.github/rolebindings.yml': 'version: 1\n' });
    const result = await runSources(
      'sync-rolebindings',
      { mode: 'apply' },
      { event: 'pull_request_target', base },
    );
    expect(result.exitCode, result.log.visible).toBe(2);
    expect(result.log.visible).toContain('`mode: apply` is refused');
    expect(github?.requests.all()).toEqual([]);
    expect(double.requests.all()).toEqual([]);
  });
});

describe('`apply` in a run for a change', () => {
  const apply = (env: Readonly<Record<string, string>>) =>
    runCli(place, ['sync-rolebindings', '--mode', 'apply', '--max-attempts', '1', ...platformFlags(double)], {
      env: { PLATFORM_IDENTITY: sample.identities.ci.uid, PLATFORM_ID_TOKEN: 'none.of.it', ...env },
    });

  // Which variables say so on which host: test/host/change-signs.test.ts.
  it('is refused before any request', async () => {
    writeFileSync(join(workspace, 'r.yml'), 'version: 1\n');
    const change = { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'merge_request_event' };
    const result = await apply({ ...change, PLATFORM_FILE: 'r.yml' });
    expect(result.exitCode, result.stderr).toBe(2);
    expect(`${result.stdout}${result.stderr}`).toContain(
      '`mode: apply` is refused on pull-request and merge-request',
    );
    expect(double.requests.all()).toEqual([]);
  });

  it('is not refused for that reason on a push', async () => {
    const result = await apply({ CI: 'woodpecker', CI_PIPELINE_EVENT: 'push' });
    expect(`${result.stdout}${result.stderr}`).not.toContain('`mode: apply` is refused');
  });

  it.each([
    ['issue_comment', { issue: { number: 7, pull_request: { url: 'x' } } }, true],
    ['workflow_run', { workflow_run: { event: 'push' } }, false],
  ])('on GitHub with the event %s %o: refused %s', async (event, payload, isRefused) => {
    const file = join(place.folder, 'event.json');
    writeFileSync(file, JSON.stringify(payload));
    const result = await apply({
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: file,
    });
    expect(result.exitCode).toBe(2);
    const text = `${result.stdout}${result.stderr}`;
    expect(text.includes('`mode: apply` is refused'), text).toBe(isRefused);
  });
});

it('a base that GitHub never hands over keeps no run beyond its `timeout`', async () => {
  createChange();
  const silent = await startStubbornServer('is silent');
  const started = performance.now();
  const apiUrl = `http://127.0.0.1:${silent.port}`;
  const job = { event: 'pull_request', base: 'a'.repeat(40), apiUrl };
  const inputs = { 'policy-from': 'base', 'github-token': GITHUB_TOKEN, timeout: '2s' };
  const result = await run('check-deprecated', inputs, job);
  const took = performance.now() - started;
  const asked = silent.connections();
  await silent.close();
  expect(asked, result.stdout).toBeGreaterThan(0);
  expect(result.exitCode, result.stdout).toBe(5);
  expect(result.stdout).toContain('longer than its `timeout` of 2s');
  expect(result.stdout).toContain('give it more time with `timeout`');
  // The time-out, two seconds of the contract, and what a machine under load takes to start a process.
  expect(took).toBeLessThan(7000);
});
