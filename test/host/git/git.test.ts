import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram, type GitCall, runGit } from '../../../src/host/git/git.ts';
import { findRepository } from '../../../src/host/git/git-repository.ts';
import { openCheckoutTrees } from '../../../src/host/git/git-tree.ts';
import { readTreeFile, type TreeFile } from '../../../src/host/git/read-tree-file.ts';
import { commitFiles, gitIn, hostileConfig, setTrap } from '../../support/checkout.ts';
import { writeProgram } from '../../support/fake-node.ts';

const MISSING = '1'.repeat(40);
let root = '';
let workspace = '';
const environment = { ...process.env };

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'platform-actions-git-')));
  workspace = join(root, 'workspace');
  mkdirSync(workspace);
});
afterEach(() => {
  process.env = { ...environment };
  rmSync(root, { recursive: true, force: true });
});

function callIn(folder = workspace): GitCall {
  const repository = findRepository(workspace, folder);
  if (repository === undefined) throw new Error('there is no repository');
  return { repository, workspace };
}

describe('git', () => {
  it.each([
    ['ssh', 'ssh://evil.invalid/repository'],
    ['ssh in short', 'evil.invalid:repository'],
    ['ext', 'ext::PROGRAM'],
    ['file', 'file:///PLACE'],
  ])('fetches nothing from a promisor over %s, and starts no program of the settings', async (_, url) => {
    gitIn(workspace, 'init', '--quiet');
    commitFiles(workspace, { a: '1' });
    const arm = (mark: string) => {
      const trap = setTrap(join(root, mark, 'trap'), join(root, `${mark}.mark`));
      const address = url.replace('PROGRAM', trap.program).replace('PLACE', workspace);
      const config = hostileConfig(trap.program).replace(/url = .*/, `url = ${address}`);
      writeFileSync(join(workspace, '.git/config'), config);
      return trap;
    };
    const [control] = [arm('control')];
    try {
      execFileSync('git', ['cat-file', '-e', MISSING], { cwd: workspace, stdio: 'ignore' });
    } catch {
      // The trap fails.
    }
    expect(control.isSprung(), 'plain git starts it').toBe(true);
    const trap = arm('hostile');
    const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    expect(await runGit(callIn(), listing)).toMatchObject({ kind: 'output' });
    for (const words of [
      ['cat-file', '-e', MISSING],
      ['rev-parse', `${MISSING}^{commit}`],
      ['log', MISSING],
    ])
      expect(await runGit(callIn(), words)).toMatchObject({ kind: 'failed' });
    expect(trap.isSprung()).toBe(false);
  });

  it('gets no variable of this process but PATH, and that without folders of the workspace', async () => {
    gitIn(workspace, 'init', '--quiet');
    const printed = join(root, 'environment.txt');
    writeProgram(join(root, 'bin/git'), `env > '${printed}'`);
    mkdirSync(join(workspace, 'bin'));
    process.env['PATH'] = [join(workspace, 'bin'), join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter);
    process.env['INPUT_TOKEN'] = 'secret-of-an-input';
    process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] = 'secret-of-the-job';
    process.env['PLATFORM_TOKEN'] = 'secret-of-the-platform';
    process.env['GIT_ALTERNATE_OBJECT_DIRECTORIES'] = '/elsewhere';
    expect(await runGit(callIn(), ['ls-files'])).toMatchObject({ kind: 'output' });
    const text = readFileSync(printed, 'utf8');
    expect(text).not.toMatch(/secret-of|INPUT_|ACTIONS_|PLATFORM_|GITHUB_|HOME=|ALTERNATE/);
    expect(text).toMatch(new RegExp(`^PATH=${join(root, 'bin')}:/usr/bin:/bin$`, 'm'));
  });

  it('is killed when the run is stopped', async () => {
    gitIn(workspace, 'init', '--quiet');
    writeProgram(join(root, 'bin/git'), 'trap "" TERM\nexec sleep 60');
    process.env['PATH'] = [join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter);
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(50);
    expect(await runGit({ ...callIn(), signal }, ['ls-files'])).toEqual({
      kind: 'failed',
      why: 'the run was stopped',
    });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('says that there is none outside of the workspace, and how large an answer may be', async () => {
    gitIn(workspace, 'init', '--quiet');
    commitFiles(workspace, { [`${'long'.repeat(50)}.txt`]: '1' });
    expect(await runGit({ ...callIn(), maximumBytes: 10 }, ['ls-files'])).toMatchObject({
      why: 'it is larger than 0 KiB',
    });
    process.env['PATH'] = workspace;
    expect(await runGit(callIn(), ['ls-files'])).toMatchObject({
      why: '`git` is not on PATH outside of the workspace',
    });
  });
});

describe('a program', () => {
  const find = (...folders: readonly string[]) =>
    findProgram('git', workspace, { PATH: folders.join(delimiter) })?.path;

  it('is found in the first folder that has it, and can be run', () => {
    const good = writeProgram(join(root, 'second/git'), 'exit 0');
    mkdirSync(join(root, 'first/git'), { recursive: true });
    writeFileSync(writeProgram(join(root, 'plain/git'), ''), '');
    chmodSync(join(root, 'plain/git'), 0o644);
    expect(find(join(root, 'none'), join(root, 'first'), join(root, 'plain'), join(root, 'second'))).toBe(
      good,
    );
    expect(find(join(root, 'none'))).toBeUndefined();
    expect(findProgram('git', workspace, { Path: join(root, 'second') })?.path).toBe(good);
  });

  it('is never one of the workspace: not by name, by a relative folder, through a link, or as a link', () => {
    const planted = writeProgram(join(workspace, 'bin/git'), 'exit 0');
    symlinkSync(join(workspace, 'bin'), join(root, 'linked-folder'));
    mkdirSync(join(root, 'linked'));
    symlinkSync(planted, join(root, 'linked/git'));
    const here = relative(process.cwd(), join(workspace, 'bin'));
    const good = writeProgram(join(root, 'good/git'), 'exit 0');
    const all = [
      workspace,
      join(workspace, 'bin'),
      join(root, 'linked-folder'),
      join(root, 'linked'),
      here,
      '.',
      '',
    ];
    expect(find(...all)).toBeUndefined();
    expect(find(...all, join(root, 'good'))).toBe(good);
    // A link to the folder that the workspace is another name of.
    symlinkSync(workspace, join(root, 'other-name'));
    expect(findProgram('git', join(root, 'other-name'), { PATH: join(workspace, 'bin') })).toBeUndefined();
  });
});

describe('the repository of a run', () => {
  const topOf = (folder: string) => findRepository(workspace, join(workspace, folder))?.top;
  const embed = (folder: string) => gitIn(workspace, 'init', '--quiet', '--bare', folder);

  it('is the one that contains the workspace, whatever stands below it', () => {
    gitIn(workspace, 'init', '--quiet');
    embed('bare');
    gitIn(workspace, 'init', '--quiet', 'nested');
    for (const folder of ['.', 'bare', 'bare/objects', 'nested']) expect(topOf(folder)).toBe(workspace);
  });

  it('may begin above the workspace', () => {
    gitIn(root, 'init', '--quiet');
    embed('bare');
    expect(topOf('bare')).toBe(root);
  });

  it('is the one at or above the working directory where the workspace lies in none', () => {
    gitIn(workspace, 'init', '--quiet', 'app');
    mkdirSync(join(workspace, 'app/deep'));
    embed('bare');
    expect(topOf('app/deep')).toBe(join(workspace, 'app'));
    expect(topOf('bare')).toBeUndefined();
    expect(topOf('.')).toBeUndefined();
  });

  it('is none through a link out of the workspace, and none where `.git` names a folder of the workspace', () => {
    gitIn(root, 'init', '--quiet', 'outside');
    symlinkSync(join(root, 'outside'), join(workspace, 'way-out'));
    expect(topOf('way-out')).toBeUndefined();
    embed('bare');
    mkdirSync(join(workspace, 'app'));
    writeFileSync(join(workspace, 'app/.git'), 'gitdir: ../bare\n');
    expect(topOf('app')).toBeUndefined();
    writeFileSync(join(workspace, 'app/.git'), 'nonsense');
    expect(topOf('app')).toBeUndefined();
    rmSync(join(workspace, 'app/.git'));
    mkdirSync(join(workspace, 'app/.git'));
    expect(topOf('app')).toBeUndefined();
    symlinkSync(join(workspace, 'bare'), join(workspace, 'linked.git'));
    rmSync(join(workspace, 'app/.git'), { recursive: true });
    symlinkSync(join(workspace, 'bare'), join(workspace, 'app/.git'));
    expect(topOf('app')).toBeUndefined();
  });

  it('is a linked work tree, with the objects of the main one', async () => {
    gitIn(root, 'init', '--quiet', 'main');
    commitFiles(join(root, 'main'), { a: '1' });
    rmSync(workspace, { recursive: true });
    gitIn(join(root, 'main'), 'worktree', 'add', '--quiet', workspace);
    const call = callIn();
    expect(call.repository.commonDirectory).toBe(join(root, 'main/.git'));
    expect(await runGit(call, ['ls-files'])).toMatchObject({ bytes: Buffer.from('a\n') });
  });
});

describe('a file of a commit', () => {
  const read = async (commit: string, path: string, maximumBytes = 1000): Promise<TreeFile> => {
    const trees = openCheckoutTrees(callIn(), commit.length, root);
    try {
      return await readTreeFile(trees, commit, path, maximumBytes);
    } finally {
      trees.close();
    }
  };
  const looseFile = (id: string): string => join(workspace, '.git/objects', id.slice(0, 2), id.slice(2));

  it.each([
    ['sha1', 40],
    ['sha256', 64],
  ])('is read by its path, loose and packed, with names of %s', async (format, length) => {
    gitIn(workspace, 'init', '--quiet', `--object-format=${format}`);
    const commit = commitFiles(workspace, { 'a/b/c.txt': 'text\n', top: 'x' });
    expect(commit).toHaveLength(length);
    const text = { kind: 'file', text: 'text\n' };
    expect(await read(commit, 'a/b/c.txt')).toEqual(text);
    gitIn(workspace, 'gc', '--quiet', '--prune=now');
    expect(await read(commit, 'a/b/c.txt')).toEqual(text);
    for (const path of ['a/none', 'none/c.txt', 'top/c.txt', 'A/b/c.txt'])
      expect(await read(commit, path)).toEqual({ kind: 'absent' });
    expect(await read(commit, 'a/b/c.txt', 2)).toMatchObject({ why: 'it is larger than 0 KiB' });
    expect(await read('1'.repeat(length), 'a')).toMatchObject({ kind: 'failed' });
  });

  it('is refused where it is, or lies behind, a link, a submodule or nothing but a folder', async () => {
    gitIn(workspace, 'init', '--quiet');
    mkdirSync(join(workspace, 'docs'));
    symlinkSync('docs', join(workspace, 'linked'));
    symlinkSync('docs/a', join(workspace, 'file-link'));
    const first = commitFiles(workspace, { 'docs/a': '1' });
    gitIn(workspace, 'update-index', '--add', '--cacheinfo', `160000,${first},module`);
    gitIn(workspace, 'commit', '--quiet', '-m', 'module');
    const commit = gitIn(workspace, 'rev-parse', 'HEAD');
    expect(await read(commit, 'docs/a')).toMatchObject({ kind: 'file' });
    for (const [path, why] of [
      ['linked/a', '`linked` is a link in the base commit, and links are not followed'],
      ['file-link', '`file-link` is a link in the base commit, and links are not followed'],
      ['module/a', '`module` is a submodule in the base commit, and submodules are not read'],
      ['docs', '`docs` is a folder in the base commit'],
    ] as const)
      expect(await read(commit, path)).toEqual({ kind: 'refused', why });
  });

  it('is not changed by replaced objects, grafts or a commit graph', async () => {
    gitIn(workspace, 'init', '--quiet');
    const base = commitFiles(workspace, { a: 'base' });
    const head = commitFiles(workspace, { a: 'head' });
    gitIn(workspace, 'replace', base, head);
    gitIn(workspace, 'replace', `${base}^{tree}`, `${head}^{tree}`);
    gitIn(workspace, 'replace', `${base}:a`, `${head}:a`);
    mkdirSync(join(workspace, '.git/info'), { recursive: true });
    writeFileSync(join(workspace, '.git/info/grafts'), `${base} ${head}\n`);
    expect(gitIn(workspace, 'show', `${base}:a`), 'plain git is led astray').toBe('head');
    expect(await read(base, 'a')).toEqual({ kind: 'file', text: 'base' });
  });

  it('comes from no alternate of the checkout', async () => {
    gitIn(workspace, 'init', '--quiet');
    const base = commitFiles(workspace, { a: 'base' });
    const blob = gitIn(workspace, 'rev-parse', `${base}:a`);
    const elsewhere = join(root, 'elsewhere', blob.slice(0, 2), blob.slice(2));
    mkdirSync(dirname(elsewhere), { recursive: true });
    renameSync(looseFile(blob), elsewhere);
    writeFileSync(join(workspace, '.git/objects/info/alternates'), `${join(root, 'elsewhere')}\n`);
    expect(gitIn(workspace, 'show', `${base}:a`), 'plain git finds it there').toBe('base');
    expect(await read(base, 'a')).toMatchObject({ kind: 'failed' });
  });

  it('is an error where the object has another content than its name says', async () => {
    gitIn(workspace, 'init', '--quiet');
    const base = commitFiles(workspace, { a: 'base' });
    const blob = looseFile(gitIn(workspace, 'rev-parse', `${base}:a`));
    chmodSync(blob, 0o644);
    writeFileSync(blob, deflateSync(Buffer.from('blob 4\0evil')));
    expect(gitIn(workspace, 'show', `${base}:a`), 'plain git believes it').toBe('evil');
    expect(await read(base, 'a')).toMatchObject({
      kind: 'failed',
      why: expect.stringContaining('does not match its hash'),
    });
  });
});
