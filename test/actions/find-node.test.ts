import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeNode, writeProgram } from '../support/fake-node.ts';

const script = join(import.meta.dirname, '../../actions/find-node.sh');
/** Programs that the script may need; no Node.js among them. */
const systemPrograms = ['sort', 'timeout', 'true', 'sleep', 'sh', 'cat', 'touch'];

interface Shell {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly present: boolean;
}

function onMachine(program: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/local/bin']
    .map((directory) => join(directory, program))
    .find((path) => existsSync(path));
}

const shells: readonly Shell[] = [
  { name: 'sh', command: ['/bin/sh'], present: true },
  { name: 'dash', command: [onMachine('dash') ?? 'dash'], present: onMachine('dash') !== undefined },
  { name: 'bash', command: [onMachine('bash') ?? 'bash'], present: onMachine('bash') !== undefined },
  {
    name: 'busybox ash',
    command: [onMachine('busybox') ?? 'busybox', 'ash'],
    present: onMachine('busybox') !== undefined,
  },
];

/** Folders of a machine with a space in each path, and no Node.js. */
function createMachine() {
  const root = mkdtempSync(join(tmpdir(), 'find node '));
  const folder = (...parts: readonly string[]): string => {
    const path = join(root, ...parts);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const tools = folder('system programs');
  for (const program of systemPrograms) {
    const real = onMachine(program);
    if (real !== undefined) symlinkSync(real, join(tools, program));
  }
  return {
    root,
    tools,
    temp: folder('runner', '_work', '_temp'),
    workspace: folder('runner', '_work', 'app', 'app'),
    toolCache: folder('runner', '_work', '_tool'),
    bin: folder('local bin'),
    mounts: folder('mounts'),
  };
}

let machine: ReturnType<typeof createMachine>;
beforeEach(() => {
  machine = createMachine();
});
afterEach(() => {
  rmSync(machine.root, { recursive: true, force: true });
});

/** The script with the folders that are fixed in it moved into the test's machine: there is no switch for them. */
function scriptOfMachine(): string {
  const copy = join(machine.root, 'find-node.sh');
  const text = readFileSync(script, 'utf8');
  expect(text).toContain('consider /__e/node24/bin/node');
  writeFileSync(
    copy,
    text
      .replaceAll('consider /__e/', `consider "${machine.mounts}"/`)
      .replace('for runner_root in /home/runner ', `for runner_root in "${machine.root}/home/runner" `)
      .replace(/ \/home\/runner\/actions-runner .*; do/, '; do')
      .replace('limit_seconds=10', 'limit_seconds=1'),
  );
  return copy;
}

interface Search {
  readonly path?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly shell?: Shell['command'];
  readonly cwd?: string;
}

function search({ path = [], env = {}, shell = ['/bin/sh'], cwd = machine.workspace }: Search = {}) {
  const [program, ...words] = shell;
  const result = spawnSync(program, [...words, scriptOfMachine()], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: [...path, machine.tools].join(':'),
      GITHUB_WORKSPACE: machine.workspace,
      RUNNER_TEMP: machine.temp,
      RUNNER_TOOL_CACHE: machine.toolCache,
      ...env,
    },
  });
  return { exitCode: result.status, found: result.stdout.trimEnd(), stderr: result.stderr };
}

function cached(version: string, architecture = 'x64'): string {
  return join(machine.toolCache, 'node', version, architecture, 'bin', 'node');
}

const named = shells.map((shell) => ({
  ...shell,
  title: shell.present ? shell.name : `${shell.name} (skipped: not on this machine)`,
}));

describe.each(named)('find-node.sh in $title', ({ command, present }) => {
  const inShell = it.skipIf(!present);
  /** The limit needs the program `timeout`, which macOS lacks. */
  const hasTimeout = onMachine('timeout') !== undefined;
  const inShellWithTimeout = it.skipIf(!present || !hasTimeout);

  inShell('says which action brings a Node.js when there is none', () => {
    const result = search({ shell: command });
    expect(result).toMatchObject({ exitCode: 2, found: '' });
    expect(result.stderr).toMatch(/^::error title=No Node\.js::No Node\.js of at least 20\.18\.1 /);
    expect(result.stderr).toContain('root of this repository, platform-actions/platform-actions');
  });

  inShell('takes a Node.js on PATH, in a folder with a space', () => {
    const node = writeNode(join(machine.bin, 'node'), '20.18.1');
    expect(search({ shell: command, path: [machine.bin] })).toMatchObject({ exitCode: 0, found: node });
  });

  inShell('takes the highest version of the tool cache by number, not by letter', () => {
    writeNode(cached('20.9.0'), '20.9.0');
    writeNode(cached('20.18.1'), '20.18.1');
    const newest = writeNode(cached('24.0.3'), '24.0.3');
    writeNode(cached('9.9.9'), '9.9.9');
    expect(search({ shell: command })).toMatchObject({ exitCode: 0, found: newest });
  });

  inShellWithTimeout(
    `goes on after a candidate that hangs${hasTimeout ? '' : ' (skipped: no `timeout` here)'}`,
    () => {
      // The `timeout` of busybox ends the candidate itself, but nothing that it started.
      writeProgram(
        join(machine.bin, 'node'),
        command[0]?.endsWith('busybox') ? 'exec sleep 600' : 'sleep 600',
      );
      const next = writeNode(cached('24.0.3'), '24.0.3');
      expect(search({ shell: command, path: [machine.bin] })).toMatchObject({ exitCode: 0, found: next });
    },
  );
});

describe('which candidates count', () => {
  it.each([
    ['18.20.8', false],
    ['20.9.0', false],
    ['20.18.0', false],
    ['20.18.1', true],
    ['20.19.0', true],
    ['22.0.0', true],
    ['24.0.0-nightly20250101', true],
    ['100.0.0', true],
  ])('version %s: %s', (version, counts) => {
    writeNode(join(machine.bin, 'node'), version);
    expect(search({ path: [machine.bin] }).exitCode).toBe(counts ? 0 : 2);
  });

  it.each([
    ['does not start', 'exit 127'],
    ['prints nothing', 'exit 0'],
    ['prints something else', 'echo Hello'],
    ['prints a version and fails', 'echo v24.0.0; exit 1'],
    ['prints words around a version', 'echo "Welcome to v24.0.0"'],
    ['prints a version that is no number', 'echo v24.x.0'],
  ])('a program that %s does not', (_, body) => {
    writeProgram(join(machine.bin, 'node'), body);
    expect(search({ path: [machine.bin] })).toMatchObject({ exitCode: 2, found: '' });
  });

  it('a file of another machine does not, nor a folder, nor a file that may not be executed', () => {
    const broken = writeProgram(join(machine.bin, 'node'), '');
    writeFileSync(broken, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]));
    mkdirSync(join(machine.root, 'folder', 'node'), { recursive: true });
    mkdirSync(join(machine.root, 'plain'));
    writeFileSync(join(machine.root, 'plain', 'node'), '#!/bin/sh\necho v24.0.0\n');
    const path = [machine.bin, join(machine.root, 'folder'), join(machine.root, 'plain')];
    expect(search({ path }).exitCode).toBe(2);
  });

  it('names the old ones that it saw', () => {
    const old = writeNode(join(machine.bin, 'node'), '18.20.8');
    expect(search({ path: [machine.bin] }).stderr).toContain(old);
  });
});

describe('the order of places', () => {
  function writeAll() {
    return {
      path: writeNode(join(machine.bin, 'node'), '20.18.1'),
      mount: writeNode(join(machine.mounts, 'node24/bin/node'), '24.1.0'),
      alpineMount: writeNode(join(machine.mounts, 'node24_alpine/bin/node'), '24.1.0'),
      toolCache: writeNode(cached('22.1.0', 'arm64'), '22.1.0'),
      runner: writeNode(join(machine.root, 'runner/externals/node24/bin/node'), '24.2.0'),
      home: writeNode(join(machine.root, 'home/runner/externals/node24/bin/node'), '24.2.0'),
    };
  }

  it('is PATH, container mounts, tool cache, the runner beside its work folder, the known runner folders', () => {
    const all = writeAll();
    const order = Object.values(all);
    for (const [index, expected] of order.entries()) {
      for (const earlier of order.slice(0, index)) writeProgram(earlier, 'exit 1');
      expect(search({ path: [machine.bin] }).found).toBe(expected);
    }
  });

  it('goes down the versions of the tool cache until one starts', () => {
    writeProgram(cached('24.1.0'), 'exit 1');
    const older = writeNode(cached('20.18.1'), '20.18.1');
    expect(search().found).toBe(older);
  });

  it('starts no folder of the tool cache that is not named by a version', () => {
    for (const name of ['99', 'latest', '24.1.0 && touch x', '..']) writeNode(cached(name), '24.1.0');
    expect(search().exitCode).toBe(2);
  });
});

describe('a hostile checkout', () => {
  const marker = (): string => join(machine.root, 'was-started');
  const evil = (path: string): string =>
    writeProgram(path, `touch "${marker()}"; [ "$1" = --version ] && echo v24.0.0`);

  it.each([
    ['the workspace', () => machine.workspace],
    ['a folder of the workspace', () => join(machine.workspace, 'node_modules/.bin')],
    ['a folder of the workspace by way of dots', () => join(machine.temp, '..', 'app/./app')],
    ['a dot', () => '.'],
    ['a relative folder', () => './node_modules/.bin'],
    ['an empty entry', () => ''],
  ])('is not started when PATH holds %s', (_, directory) => {
    evil(join(machine.workspace, 'node'));
    evil(join(machine.workspace, 'node_modules/.bin/node'));
    for (const program of ['timeout', 'sort', 'true', 'node24'])
      evil(join(machine.workspace, 'node_modules/.bin', program));
    const node = writeNode(join(machine.bin, 'node'), '24.0.0');
    expect(search({ path: [directory(), machine.bin] }).found).toBe(node);
    expect(existsSync(marker())).toBe(false);
  });

  it('is not started by way of a link to or from it', () => {
    evil(join(machine.workspace, 'bin/node'));
    symlinkSync(join(machine.workspace, 'bin'), join(machine.root, 'link'));
    symlinkSync(machine.bin, join(machine.workspace, 'outside'));
    writeNode(join(machine.bin, 'node'), '24.0.0');
    const path = [join(machine.root, 'link'), join(machine.workspace, 'outside')];
    expect(search({ path }).exitCode).toBe(2);
    expect(existsSync(marker())).toBe(false);
  });

  it('does not decide what a version manager starts: candidates run in RUNNER_TEMP', () => {
    const real = writeNode(join(machine.root, 'versions/24/bin/node'), '24.0.0');
    writeFileSync(join(machine.workspace, '.tool-versions'), 'nodejs path:./evil');
    writeProgram(
      join(machine.bin, 'node'),
      `if [ -f .tool-versions ]; then touch "${marker()}"; echo v24.0.0; exit; fi
       case $1 in --version) echo v24.0.0;; -p) echo "${real}";; esac`,
    );
    expect(search({ path: [machine.bin] }).found).toBe(real);
    expect(existsSync(marker())).toBe(false);
  });

  it('is not what a shim stands for', () => {
    const inside = evil(join(machine.workspace, 'evil/node'));
    const shim = writeProgram(
      join(machine.bin, 'node'),
      `case $1 in --version) echo v24.0.0;; -p) echo "${inside}";; esac`,
    );
    expect(search({ path: [machine.bin] }).found).toBe(shim);
  });

  it('has no say by NODE_OPTIONS, which candidates do not see', () => {
    const node = writeProgram(join(machine.bin, 'node'), '[ -z "${NODE_OPTIONS+set}" ] && echo v24.0.0');
    const result = search({ path: [machine.bin], env: { NODE_OPTIONS: '--require ./evil.js' } });
    expect(result.found).toBe(node);
  });

  it('is known by an argument where the host has no GITHUB_WORKSPACE', () => {
    evil(join(machine.workspace, 'node'));
    const result = spawnSync('/bin/sh', [scriptOfMachine(), machine.workspace], {
      encoding: 'utf8',
      env: { PATH: `${machine.workspace}:${machine.tools}` },
    });
    expect(result.status).toBe(2);
    expect(existsSync(marker())).toBe(false);
  });
});

describe('poor surroundings', () => {
  it('needs no timeout program', () => {
    const node = writeNode(join(machine.bin, 'node'), '24.0.0');
    rmSync(join(machine.tools, 'timeout'));
    expect(search({ path: [machine.bin] }).found).toBe(node);
  });

  it('does without RUNNER_TEMP and a tool cache', () => {
    const node = writeNode(join(machine.bin, 'node'), '24.0.0');
    const result = search({ path: [machine.bin], env: { RUNNER_TEMP: '', RUNNER_TOOL_CACHE: '' } });
    expect(result.found).toBe(node);
  });

  it('starts candidates at the root when RUNNER_TEMP lies in the workspace', () => {
    const temp = join(machine.workspace, 'temp');
    mkdirSync(temp);
    const node = writeProgram(join(machine.bin, 'node'), '[ "$PWD" = / ] && echo v24.0.0');
    expect(search({ path: [machine.bin], env: { RUNNER_TEMP: temp } }).found).toBe(node);
  });

  it('finds the Node.js that runs this test', () => {
    cpSync(process.execPath, join(machine.bin, 'node'));
    expect(search({ path: [machine.bin] })).toMatchObject({ exitCode: 0, found: join(machine.bin, 'node') });
  });
});
