import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifests } from '../../../src/commands/commands.ts';
import type { HostContext } from '../../../src/host/host.ts';
import { policyReader, readConfig } from '../../../src/kit/config/policy.ts';
import { writeFiles } from '../../support/files.ts';
import { createMemoryHost } from '../../support/memory-host.ts';

const PATH = '.github/platform-actions.yml';
let folder: string;
let repository: string;
let base: string;
let head: string;

function git(...words: readonly string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.test', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...identity, ...words], { cwd: repository, encoding: 'utf8' }).trim();
}

function commit(files: Readonly<Record<string, string>>): string {
  writeFiles(repository, files);
  git('add', '-A');
  git('commit', '-qm', 'x');
  return git('rev-parse', 'HEAD');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-policy-'));
  repository = join(folder, 'repository');
  mkdirSync(repository);
  git('init', '-q');
  base = commit({ [PATH]: 'version: 1 # of the base\n', 'sub/policy.yml': 'version: 1\n' });
  head = commit({ [PATH]: 'version: 1 # of the head\n', 'new.yml': 'version: 1\n' });
  symlinkSync(repository, join(folder, 'link'));
  mkdirSync(join(folder, 'empty'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function place(
  context: Partial<HostContext>,
  policyFrom: 'head' | 'base' = 'head',
  workingDirectory = repository,
) {
  return {
    host: createMemoryHost({ context: { workspace: workingDirectory, tempDirectory: folder, ...context } }),
    policyFrom,
    workingDirectory,
  };
}

const change = (baseCommit: string | undefined, baseRef?: string) => ({
  number: 7,
  baseCommit,
  baseRef,
  headRef: undefined,
  fork: false,
});

describe('policyReader', () => {
  it('reads the checked-out file', async () => {
    expect(await policyReader(place({}))(PATH)).toContain('of the head');
    expect(await policyReader(place({}))('none.yml')).toBeUndefined();
  });

  it('reads the base of the change where asked to', async () => {
    const read = policyReader(place({ changeRequest: change(base) }, 'base'));
    expect(await read(PATH)).toContain('of the base');
    expect(await read(join(repository, PATH))).toContain('of the base');
    expect(await read('new.yml')).toBeUndefined();
  });

  it('reads below a working directory, and behind a link', async () => {
    const sub = policyReader(place({ changeRequest: change(base) }, 'base', join(repository, 'sub')));
    expect(await sub('policy.yml')).toBe('version: 1\n');
    const linked = policyReader(place({ changeRequest: change(base) }, 'base', join(folder, 'link')));
    expect(await linked(PATH)).toContain('of the base');
  });

  it('reads the base always where the workflow is the base and the change is foreign', async () => {
    expect(await policyReader(place({ untrustedHead: true, commit: base }))(PATH)).toContain('of the base');
    expect(await policyReader(place({ untrustedHead: true, changeRequest: change(base) }))(PATH)).toContain(
      'of the base',
    );
  });

  it('reads the commit of the run there, when the one that the change began at is not fetched', async () => {
    const context = { untrustedHead: true, commit: base, changeRequest: change('0'.repeat(40)) };
    expect(await policyReader(place(context))(PATH)).toContain('of the base');
    const both = { untrustedHead: true, commit: head, changeRequest: change(base) };
    expect(await policyReader(place(both))(PATH)).toContain('of the base');
  });

  it('reads the commit that GitHub merged the change into, although the event names an older one', async () => {
    const merge = git('commit-tree', `${head}^{tree}`, '-p', base, '-p', head, '-m', 'merge');
    const stale = git('commit-tree', `${head}^{tree}`, '-m', 'before');
    const changeRequest = { ...change(stale), headCommit: head };
    const read = (context: Partial<HostContext>) =>
      policyReader(place({ changeRequest, ...context }, 'base'))(PATH);
    git('update-ref', 'HEAD', merge);
    try {
      expect(await read({ commit: merge })).toContain('of the base');
      const foreign = { ...changeRequest, headCommit: stale };
      expect(await read({ commit: merge, changeRequest: foreign })).toContain('of the head');
      expect(await read({ commit: head })).toContain('of the head');
      expect(await read({ commit: merge, untrustedHead: true })).toContain('of the head');
    } finally {
      git('update-ref', 'HEAD', head);
    }
  });

  it('finds the commit of a base that is named by its branch only', async () => {
    git('update-ref', 'refs/remotes/origin/main', base);
    expect(await policyReader(place({ changeRequest: change(undefined, 'main') }, 'base'))(PATH)).toContain(
      'of the base',
    );
    await expect(
      policyReader(place({ changeRequest: change(undefined, 'gone') }, 'base'))(PATH),
    ).rejects.toThrow('the host does not report the base commit of this run');
  });

  it.each([
    ['no base commit', () => place({}, 'base'), 'the host does not report the base commit'],
    [
      'a commit that is not fetched',
      () => place({ changeRequest: change('1'.repeat(40)) }, 'base'),
      'commit 111111111111 is not in the checkout',
    ],
    [
      'no repository',
      () => place({ changeRequest: change(base) }, 'base', join(folder, 'empty')),
      'not a git repository',
    ],
  ])('refuses with %s, and says what to fetch', async (_, where, message) => {
    const error: unknown = await policyReader(where())(PATH).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      problems: [{ input: 'policy-from', fix: expect.stringContaining('fetch-depth: 0') }],
    });
    expect(String(error)).toContain(message);
  });

  it('refuses a file that leads out of the workspace through a link, and reads one that stays inside', async () => {
    writeFileSync(join(folder, 'private.yml'), 'password: hunter2\n');
    symlinkSync('../private.yml', join(repository, 'out.yml'));
    symlinkSync('sub/policy.yml', join(repository, 'in.yml'));
    await expect(policyReader(place({}))('out.yml')).rejects.toThrow(
      '`out.yml` leads out of the workspace through a link',
    );
    expect(await policyReader(place({}))('in.yml')).toBe('version: 1\n');
    expect(await policyReader(place({}))(join(folder, 'private.yml'))).toContain('hunter2');
  });

  it('refuses a file that a link leads into `.git`, whose settings may hold a credential', async () => {
    symlinkSync('.git/config', join(repository, 'git.yml'));
    symlinkSync('.git', join(repository, 'folder'));
    await expect(policyReader(place({}))('git.yml')).rejects.toThrow(
      '`git.yml` leads into `.git` through a link',
    );
    await expect(policyReader(place({}))('folder/config')).rejects.toThrow('leads into `.git`');
  });

  it('names the input whose file cannot be read', async () => {
    mkdirSync(join(repository, 'a-folder.yml'));
    await expect(readConfig('a-folder.yml', true, { ...place({}), manifests: [] })).rejects.toMatchObject({
      problems: [
        { input: 'config-file', message: expect.stringMatching(/^`config-file`: .*is not a file$/) },
      ],
    });
  });

  it('refuses a file outside the repository', async () => {
    await expect(
      policyReader(place({ changeRequest: change(base) }, 'base'))('../outside.yml'),
    ).rejects.toThrow('it is outside the repository');
  });

  it('needs no repository under `pull_request_target` where there is no file either', async () => {
    expect(
      await policyReader(place({ untrustedHead: true }, 'head', join(folder, 'empty')))(PATH),
    ).toBeUndefined();
    writeFileSync(join(folder, 'empty/planted.yml'), 'version: 1\n');
    await expect(
      policyReader(place({ untrustedHead: true }, 'head', join(folder, 'empty')))('planted.yml'),
    ).rejects.toThrow('cannot be read from the base');
  });
});

describe('readConfig', () => {
  it('takes an absent default file for none, and refuses an absent one that was named', async () => {
    const config = await readConfig('none.yml', false, { ...place({}), manifests });
    expect(config.given('resolve-digest', 'min-age')).toBeUndefined();
    expect(config.ignores).toEqual([]);
    await expect(readConfig('none.yml', true, { ...place({}), manifests })).rejects.toThrow(
      '`none.yml` does not exist',
    );
  });

  it('gives policy inputs of each command, and `files` for all', async () => {
    commit({
      'policy.yml':
        'version: 1\nfiles: [Dockerfile, "*.yml"]\nresolve-digest: { min-age: 7d, files: own }\nignore: [{ id: CVE-1, reason: x }]\n',
    });
    const config = await readConfig('policy.yml', true, { ...place({}), manifests });
    expect(config.given('resolve-digest', 'min-age')).toMatchObject({
      text: '7d',
      place: { file: 'policy.yml', line: 3 },
    });
    expect(config.given('resolve-digest', 'files')?.text).toBe('own');
    expect(config.given('check-deprecated', 'files')?.text).toBe('Dockerfile\n*.yml');
    expect(config.ignores).toMatchObject([{ place: { line: 4 } }]);
  });

  it('finds the default file at the root of the workspace from a folder below it, which may have its own', async () => {
    commit({ 'top.yml': 'version: 1\nresolve-digest: { min-age: 3d }\n', 'sub/x': '' });
    const below = place({ workspace: repository }, 'head', join(repository, 'sub'));
    const config = await readConfig('top.yml', false, { ...below, manifests });
    expect(config.given('resolve-digest', 'min-age')?.text).toBe('3d');
    await expect(readConfig('top.yml', true, { ...below, manifests })).rejects.toThrow('does not exist');
    commit({ 'sub/top.yml': 'version: 1\nresolve-digest: { min-age: 4d }\n' });
    expect(
      (await readConfig('top.yml', false, { ...below, manifests })).given('resolve-digest', 'min-age'),
    ).toEqual({
      text: '4d',
      place: { file: 'sub/top.yml', line: 2, column: 28 },
    });
    expect((await readConfig('none.yml', false, { ...below, manifests })).ignores).toEqual([]);
  });

  it('refuses a file that takes long to parse', async () => {
    writeFileSync(join(repository, 'large.yml'), '#'.repeat(256 * 1024 + 1));
    await expect(readConfig('large.yml', true, { ...place({}), manifests })).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining('is larger than 256 KiB'), input: 'config-file' }],
    });
  });

  it('tells every problem of a file', async () => {
    commit({ 'bad.yml': 'version: 1\nignore: all\nfiles: { a: 1 }\nadvisory-gate: high\nbogus: 1\n' });
    const error: unknown = await readConfig('bad.yml', true, {
      ...place({}),
      manifests,
    }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problems: { length: 4 } });
    commit({ 'list.yml': '- a\n' });
    await expect(readConfig('list.yml', true, { ...place({}), manifests })).rejects.toThrow(
      '`list.yml`: it is not a mapping',
    );
  });
});
