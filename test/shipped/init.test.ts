import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../src/commands/commands.ts';
import { parseRoleFile } from '../../src/commands/sync-rolebindings/file/role-file.ts';
import { parseConfigFile } from '../../src/kit/config/config-file.ts';
import { commitFiles, gitIn } from '../support/checkout.ts';
import { createPlace, type Place, runCli, runCliHere } from '../support/shipped-run.ts';

const WORKFLOW = '.github/workflows/platform-actions.yml';
const CONFIG = '.github/platform-actions.yml';
const ISSUER = 'https://token.actions.githubusercontent.com';

let place: Place;
beforeEach(() => {
  place = createPlace();
});
afterEach(() => place.remove());

/** A repository in the workspace, with a remote and files. */
function repository(
  remote: string | undefined,
  files: Readonly<Record<string, string>>,
  branch = 'main',
): void {
  gitIn(place.workspace, 'init', '--quiet', `--initial-branch=${branch}`);
  if (remote !== undefined) gitIn(place.workspace, 'remote', 'add', 'origin', remote);
  commitFiles(place.workspace, files);
}

const IMAGE = { Dockerfile: 'FROM cgr.dev/acme/app:1\n' };
const textOf = (path: string): string => readFileSync(join(place.workspace, path), 'utf8');
const untracked = (): readonly string[] =>
  gitIn(place.workspace, 'ls-files', '--others', '--exclude-standard')
    .split('\n')
    .filter((line) => line !== '');
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const fieldOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), value);

interface Report {
  readonly ci: string;
  readonly files: readonly { readonly path: string; readonly state: string }[];
  readonly identities: readonly {
    readonly name: string;
    readonly claimMatch: { readonly issuer: string; readonly subject: string; readonly audience?: string };
    readonly roles: readonly string[];
  }[];
}

async function initReport(...words: readonly string[]): Promise<Report> {
  const { exitCode, stderr, stdout } = await runCliHere(place, ['init', ...words, '--json']);
  expect(exitCode, stderr).toBe(0);
  return JSON.parse(stdout);
}

describe('init on GitHub', () => {
  it('writes the workflow and the config file, and prints both identities with their exact claims', async () => {
    repository('git@github.com:Acme/app.git', IMAGE, 'trunk');
    const { exitCode, stderr, stdout } = await runCli(place, ['init']);
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toBe('');
    expect(untracked()).toEqual([CONFIG, WORKFLOW]);
    expect(stderr).toContain(`"subject": "repo:Acme/app:ref:refs/heads/trunk"`);
    expect(stderr).toContain(`"subject": "repo:Acme/app:pull_request"`);
    expect(stderr).toContain(`"issuer": "${ISSUER}"`);
    expect(stderr).toContain("--subject='repo:Acme/app:pull_request'");
    expect(stderr).toContain('resource "chainguard_identity" "ci_app_pull_request"');
    expect(fieldOf(parse(textOf(WORKFLOW)), 'on', 'push', 'branches')).toEqual(['trunk']);
  });

  it('gives each job the least permissions, and writing ones only to the job that comments', async () => {
    repository('https://github.com/acme/app', IMAGE);
    await initReport();
    const workflow: unknown = parse(textOf(WORKFLOW));
    expect(fieldOf(workflow, 'permissions')).toEqual({});
    const read = { contents: 'read', 'id-token': 'write' };
    expect(fieldOf(workflow, 'jobs', 'images', 'permissions')).toEqual(read);
    expect(fieldOf(workflow, 'jobs', 'advisories', 'permissions')).toEqual({
      ...read,
      'pull-requests': 'write',
    });
  });

  it('writes inputs that the commands have, and a config file that they accept', async () => {
    repository('https://github.com/acme/app.git', IMAGE);
    await initReport();
    const manifests = commands.map(({ manifest }) => manifest);
    const jobs = fieldOf(parse(textOf(WORKFLOW)), 'jobs');
    const steps = Object.values(isObject(jobs) ? jobs : {}).flatMap((job) => {
      const found = fieldOf(job, 'steps');
      return Array.isArray(found) ? found.map((step: unknown) => fieldOf(step, 'with')) : [];
    });
    const ours = steps.filter((step) => fieldOf(step, 'command') !== undefined);
    expect(ours).toHaveLength(3);
    for (const step of ours) {
      const manifest = manifests.find(({ name }) => name === fieldOf(step, 'command'));
      const names = Object.keys(isObject(step) ? step : {}).filter((name) => name !== 'command');
      expect(Object.keys(manifest?.inputs ?? {})).toEqual(expect.arrayContaining(names));
    }
    expect(parseConfigFile(textOf(CONFIG), CONFIG, manifests).problems).toEqual([]);
  });

  it('leaves out the gate where no file names an image of this registry, and says so', async () => {
    repository('https://github.com/acme/app', { Dockerfile: 'FROM alpine:3\n' });
    const { exitCode, stderr } = await runCliHere(place, ['init']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('No file references an image of this registry yet');
    expect(fieldOf(parse(textOf(WORKFLOW)), 'jobs', 'advisories')).toBeUndefined();
  });

  it('prints a role file that sync-rolebindings reads', async () => {
    repository('https://github.com/acme/app', IMAGE);
    const { stderr } = await runCliHere(place, ['init', '--dry-run']);
    const text = /^version: 1\nidentities:\n(?: {2}.*\n)+/m.exec(stderr)?.[0] ?? '';
    expect(parseRoleFile(text, 'roles.yml').identities).not.toEqual([]);
  });
});

describe('init', () => {
  it('writes nothing with `dry-run`, and prints the files', async () => {
    repository('https://github.com/acme/app', IMAGE);
    const { exitCode, stderr } = await runCliHere(place, ['init', '--dry-run']);
    expect(exitCode).toBe(0);
    expect(untracked()).toEqual([]);
    expect(stderr).toContain(`Would be written: ${WORKFLOW}\n`);
    expect(stderr).toContain('command: advisory-gate');
  });

  it('never overwrites: an existing file keeps its text, and the difference is shown', async () => {
    repository('https://github.com/acme/app', { ...IMAGE, [WORKFLOW]: 'name: mine\n' });
    const { exitCode, stderr } = await runCliHere(place, ['init']);
    expect(exitCode).toBe(0);
    expect(textOf(WORKFLOW)).toBe('name: mine\n');
    expect(stderr).toContain('-name: mine');
    expect(stderr).toContain('+name: platform');
    expect(stderr).toContain('init: warn');
    expect(untracked()).toEqual([CONFIG]);
  });

  it('finds its own files up to date in a second run', async () => {
    repository('https://github.com/acme/app', IMAGE);
    await initReport();
    const { files } = await initReport();
    expect(files.map(({ state }) => state)).toEqual(['unchanged', 'unchanged']);
  });

  it.each(['.github', '.github/workflows'])('writes nothing where %s is a link', async (link) => {
    repository('https://github.com/acme/app', { ...IMAGE, 'docs/readme.md': '' });
    if (link.includes('/')) mkdirSync(join(place.workspace, '.github'));
    symlinkSync(join(place.workspace, 'docs'), join(place.workspace, link));
    const { exitCode, stderr } = await runCliHere(place, ['init']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('is a link');
    expect(untracked()).toEqual([link]);
  });

  it('works without git and without a remote where `ci` and `repository` are given', async () => {
    const { identities } = await initReport('--ci', 'github', '--repository', 'acme/app', '--branch', 'next');
    expect(identities[0]?.claimMatch).toEqual({
      issuer: ISSUER,
      subject: 'repo:acme/app:ref:refs/heads/next',
    });
  });

  it('asks for `ci` where nothing tells it', async () => {
    const { exitCode, stderr } = await runCliHere(place, ['init']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('`ci` is required');
  });

  it('refuses to run below the root of a repository, where no CI would find the files', async () => {
    repository('https://github.com/acme/app', { 'sub/a.txt': '' });
    const below: Place = { ...place, workspace: join(place.workspace, 'sub') };
    const { exitCode, stderr } = await runCliHere(below, ['init']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('the root of the repository is above this folder');
  });

  it.each([
    'https://github.com/acme/app$(touch x)',
    'https://github.com/acme/a"b',
    "git@github.com:acme/app'; rm -rf /",
    'https://github.com/acme/app%0A::error::x',
  ])('takes no name from the remote %s', async (remote) => {
    repository(undefined, IMAGE);
    writeFileSync(
      join(place.workspace, '.git/config'),
      `[remote "origin"]\n\turl = ${JSON.stringify(remote)}\n`,
    );
    const { identities } = await initReport();
    expect(identities[0]?.claimMatch.subject).toBe('repo:<owner/name>:ref:refs/heads/main');
  });

  it.each([
    ['--repository', 'acme/app\n::error::x', '`repository` is '],
    ['--repository', 'app', '`repository` is `app`, which is not a repository'],
    ['--branch=-x', '', '`branch` is `-x`, which is not a plain branch name'],
  ])('refuses %s %j instead of writing something else', async (flag, value, message) => {
    repository('https://github.com/acme/app', IMAGE);
    const words = value === '' ? [flag] : [flag, value];
    const end = await runCliHere(place, ['init', ...words]);
    expect(end.exitCode, end.stderr).toBe(2);
    expect(end.stderr).toContain(message);
    expect(untracked()).toEqual([]);
  });

  it('takes no branch that YAML or a shell could read as something else', async () => {
    repository('https://github.com/acme/app', IMAGE, "x'y");
    const { identities } = await initReport();
    expect(identities[0]?.claimMatch.subject).toBe('repo:acme/app:ref:refs/heads/main');
  });
});

describe('init on other CIs', () => {
  it('writes an included file on GitLab, and the entry if there is none', async () => {
    repository('https://gitlab.com/acme/team/app.git', IMAGE);
    const { files, identities } = await initReport();
    expect(files.map(({ path }) => path)).toEqual(['.gitlab/platform-actions.yml', '.gitlab-ci.yml', CONFIG]);
    expect(identities[0]?.claimMatch).toEqual({
      issuer: 'https://gitlab.com',
      subject: 'project_path:acme/team/app:ref_type:branch:ref:main',
    });
    expect(fieldOf(parse(textOf('.gitlab-ci.yml')), 'include')).toEqual([
      { local: '.gitlab/platform-actions.yml' },
    ]);
  });

  it('leaves an existing .gitlab-ci.yml alone and says which line to add', async () => {
    repository('https://git.acme.example/acme/app.git', { ...IMAGE, '.gitlab-ci.yml': 'stages: [test]\n' });
    const { exitCode, stderr } = await runCliHere(place, ['init']);
    expect(exitCode).toBe(0);
    expect(textOf('.gitlab-ci.yml')).toBe('stages: [test]\n');
    expect(stderr).toContain('Not overwritten: .gitlab-ci.yml');
    expect(stderr).toContain('include: [{ local: .gitlab/platform-actions.yml }]');
    expect(stderr).toContain('init: pass');
  });

  it.each([
    ['without stages of its own', 'include: [{ template: Bash.gitlab-ci.yml }]\n', 'test'],
    ['with that stage among others', 'stages: [build, test, deploy]\n', 'test'],
    ['with other stages', 'stages: [build it, deploy]\nx: { script: [!reference [y, z]] }\n', 'build it'],
    ['that cannot be read', ': \n\t- x', 'test'],
    [
      'whose stages are in an included file',
      'include: [{ local: /ci/lint.yml }, { remote: "https://x" }]\n',
      'lint',
    ],
    ['whose stages are in a file that it includes further down', 'include: ci/top.yml\n', 'lint'],
    ['with stages besides those of an included file', 'include: ci/lint.yml\nstages: [own]\n', 'own'],
  ])('puts the jobs into a stage of a pipeline %s', async (_, pipeline, stage) => {
    repository('https://gitlab.com/acme/app.git', {
      ...IMAGE,
      '.gitlab-ci.yml': pipeline,
      'ci/lint.yml': 'stages: [lint, deploy]\n',
      'ci/top.yml': 'include: [ci/top.yml, { local: ci/lint.yml }, ci/none.yml, ../../x.yml]\n',
    });
    await initReport();
    const written: unknown = parse(textOf('.gitlab/platform-actions.yml'));
    expect(fieldOf(fieldOf(written, 'platform-identity'), 'stage')).toBe(stage);
    expect(fieldOf(written, 'include')).toEqual(
      Array(3).fill(expect.objectContaining({ inputs: expect.objectContaining({ stage }) })),
    );
  });

  it.each(['.buildkite/pipeline.yaml', 'buildkite.yml', 'buildkite/pipeline.json'])(
    'writes no second pipeline beside %s, as Buildkite accepts only one',
    async (path) => {
      repository('https://github.com/acme/app.git', { ...IMAGE, [path]: '{"steps": []}\n' });
      const { files } = await initReport();
      expect(files).toEqual([
        { path: '.buildkite/platform-actions.yml', state: 'written' },
        { path, state: 'kept' },
        { path: CONFIG, state: 'written' },
      ]);
    },
  );

  it('knows Buildkite by its folder, whatever the remote is', async () => {
    repository('https://github.com/acme/app.git', { ...IMAGE, '.buildkite/hooks/x': '' });
    const { ci, files, identities } = await initReport();
    expect(ci).toBe('buildkite');
    expect(files[0]?.path).toBe('.buildkite/platform-actions.yml');
    expect(identities[0]?.claimMatch.issuer).toBe('https://agent.buildkite.com');
    expect(parse(textOf('.buildkite/platform-actions.yml'))).toHaveProperty('steps');
  });

  it('knows Azure by its remote, with the one audience that Azure issues tokens for', async () => {
    repository('git@ssh.dev.azure.com:v3/acme/shop/app', IMAGE);
    const { ci, identities } = await initReport();
    expect(ci).toBe('azure');
    expect(identities[0]?.claimMatch.subject).toBe("p://acme/shop/<the pipeline's name>");
    expect(identities[0]?.claimMatch.audience).toBe('api://AzureADTokenExchange');
    expect(fieldOf(parse(textOf('.azure-pipelines/platform-actions.yml')), 'steps')).toHaveLength(5);
  });

  it.each([
    ['https://acme.visualstudio.com/shop/_git/app', "p://acme/shop/<the pipeline's name>"],
    ['https://acme.visualstudio.com/DefaultCollection/shop/_git/app', "p://acme/shop/<the pipeline's name>"],
    ['https://acme.visualstudio.com/_git/app', "p://acme/app/<the pipeline's name>"],
    ['acme@vs-ssh.visualstudio.com:v3/acme/shop/app', "p://acme/shop/<the pipeline's name>"],
    ['https://acme@dev.azure.com/acme/_git/app', "p://acme/app/<the pipeline's name>"],
  ])('knows the project of Azure by %s', async (remote, subject) => {
    repository(remote, IMAGE);
    expect((await initReport()).identities[0]?.claimMatch.subject).toBe(subject);
  });

  it.each([
    ['https://gitlab.acme.example:8443/acme/app.git', 'https://gitlab.acme.example:8443'],
    ['ssh://git@gitlab.acme.example:2222/acme/app.git', 'https://gitlab.acme.example'],
    ['ssh://git@altssh.gitlab.com:443/acme/app.git', 'https://gitlab.com'],
    ['ssh://git@ssh.github.com:443/acme/app.git', 'https://token.actions.githubusercontent.com'],
    ['https://acme.ghe.com/acme/app', 'https://token.actions.acme.ghe.com'],
    ['git@github.acme.example:acme/app.git', 'https://github.acme.example/_services/token'],
    ['git@github.com-work:acme/app.git', 'https://token.actions.githubusercontent.com'],
  ])('knows the CI and its issuer by the remote %s', async (remote, issuer) => {
    repository(remote, IMAGE);
    expect((await initReport()).identities[0]?.claimMatch.issuer).toBe(issuer);
  });

  it.each([
    ['.gitlab-ci.yml', 'https://github.com/acme/app', 'https://gitlab.com'],
    ['.gitlab-ci.yml', 'https://git.acme.example/acme/app', 'https://git.acme.example'],
    ['.github/workflows/ci.yml', 'https://gitlab.com/a/b', 'https://token.actions.githubusercontent.com'],
  ])('takes no issuer from the server of another CI: %s, %s', async (path, remote, issuer) => {
    repository(remote, { ...IMAGE, [path]: 'x: {}\n' });
    expect((await initReport()).identities[0]?.claimMatch.issuer).toBe(issuer);
  });
});
