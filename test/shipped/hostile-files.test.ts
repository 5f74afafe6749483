import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAction } from '../support/action-runner.ts';
import { trackAll } from '../support/checkout.ts';
import { type FileWorld, git, readText, startFileWorld } from '../support/file-world.ts';
import { writeFiles } from '../support/files.ts';
import type { StepResult } from '../support/runner-job.ts';
import { jobOf } from '../support/shipped-faces.ts';
import { platformInputs, shippedRoot } from '../support/shipped-run.ts';
import { slack } from '../support/slack.ts';

const SECONDS_A_FILE = 5 * slack;
const HOSTILE_NAMES = [
  '::set-output name=digest::evil/Dockerfile',
  '::add-mask::a/Dockerfile',
  '##[error]boo/Dockerfile',
  '##vso[task.setvariable variable=x]y/Dockerfile',
  'a|b`c`.Dockerfile',
  '<img src=x onerror=alert(1)>.Dockerfile',
  'new\nline\n::warning::injected\n.Dockerfile',
  'with space %0A%0D%25 percent.Dockerfile',
  '[link](javascript:x) @octocat #1.Dockerfile',
  '\u001b[31mred\u202etxet.Dockerfile',
  '$(touch pwned) ; `touch pwned2`.Dockerfile',
  '-rf.Dockerfile',
];

let world: FileWorld;
let root: string;
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, chainguard, double } = world;
  double.world.addTag(double.world.addRepo(chainguard, 'python'), 'latest');
  double.world.addTag(double.world.addRepo(acme, 'old'), '1', { deprecated: true });
  root = mkdtempSync(join(tmpdir(), 'platform-actions-hostile-'));
});
afterAll(async () => {
  await world.close();
  rmSync(root, { recursive: true, force: true });
});

/** Runs the root action with tokens of the double; `seconds` are those of the processor, for the machine may be busy. */
async function run(
  workspace: string,
  command: string,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult & { readonly seconds: number }> {
  const temp = mkdtempSync(join(root, 'runner-'));
  const { double, identity } = world;
  const token = await double.platformToken(identity);
  const registryToken = await double.platformToken(identity, { audiences: [double.registryAudience] });
  const preload = join(temp, 'preload.mjs');
  const seconds = join(temp, 'seconds');
  writeFileSync(
    preload,
    `import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(seconds)}, String(process.cpuUsage().user / 1e6)));\n`,
  );
  const job = {
    ...jobOf(double, workspace, temp),
    env: { NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` },
  };
  const result = await runAction(job, {
    directory: shippedRoot(),
    timeoutMs: 120_000,
    with: {
      command,
      token,
      'registry-token': registryToken,
      organization: 'acme',
      ...platformInputs(double),
      ...inputs,
    },
  });
  return { ...result, seconds: Number(readFileSync(seconds, 'utf8')) };
}

/** Commands that the command itself gives; everything else came from the files. */
const OWN_COMMANDS = new Set(['add-mask', 'debug', 'error', 'warning', 'notice', 'stop-commands']);

describe('file names from outside', () => {
  it('are data: on lines of annotations, in the diff, in the summary, in outputs', async () => {
    const dockerfiles = HOSTILE_NAMES.map((name) => [
      name,
      'FROM cgr.dev/chainguard/python:latest\nFROM cgr.dev/acme/old:1\n',
    ]);
    const folder = world.folder(Object.fromEntries(dockerfiles));
    for (const [command, inputs] of [
      ['resolve-digest', { mode: 'check' }],
      ['check-deprecated', {}],
      ['resolve-digest', { mode: 'pin' }],
    ] as const) {
      const end = await run(folder, command, inputs);
      expect(end.seconds).toBeLessThan(SECONDS_A_FILE);
      const { commands } = end.log;
      expect(commands.filter((name) => !OWN_COMMANDS.has(name))).toEqual([]);
      expect(end.log.masks.some((mask) => mask.startsWith('a'))).toBe(false);
      const { annotations } = end.log;
      expect(annotations.map(({ message }) => message)).not.toContain('injected');
      for (const { properties } of annotations) {
        if (properties['file'] !== undefined) expect(HOSTILE_NAMES).toContain(properties['file']);
        expect(properties['file'] ?? '').not.toMatch(/::|##|[\u001b\u202e]/);
      }
      expect(Object.keys(end.outputs)).not.toContain('evil');
      expect(end.outputs['digest'] ?? 'sha256:').toMatch(/^sha256:/);
      // The contents of a fence are shown literally.
      const markdown = end.summary.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
      expect(markdown).not.toContain('<img');
      expect(markdown).not.toMatch(/^::|##\[|@octocat|\u202e|\u001b/m);
      // Every row of a table is one line.
      const rows = end.summary.split('\n').filter((line) => line.startsWith('|'));
      for (const row of rows) expect(row).toMatch(/^\|.*\|$/);
      expect(`${end.stdout}`).not.toMatch(/\u001b|\u202e/);
      if (inputs !== undefined && 'mode' in inputs && inputs.mode === 'pin') {
        expect(end.exitCode, end.log.visible).toBe(0);
        expect(JSON.parse(end.outputs['changed-files'] ?? '').toSorted()).toEqual(HOSTILE_NAMES.toSorted());
        for (const name of HOSTILE_NAMES) expect(readText(folder, name)).toMatch(/@sha256:\w{64}\n/);
      }
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('pwned'))).toEqual([]);
    // The only files that changed are those, and no stray ones are left.
    expect(git(folder, 'status', '--porcelain', '-z').split('\0').filter(Boolean)).toHaveLength(
      HOSTILE_NAMES.length,
    );
  });
});

describe('files from outside', () => {
  const bomb = (): string => {
    const lines = ['a0: &a0 [cgr.dev/chainguard/python:latest]'];
    for (let level = 1; level < 40; level += 1)
      lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`);
    return `services:\n  web: {image: cgr.dev/chainguard/python:latest}\n${lines.join('\n')}\nimage: *a39\n`;
  };
  const mergeBomb = (): string =>
    `x0: &x0 {image: cgr.dev/chainguard/python:latest}\n${Array.from(
      { length: 60 },
      (_, level) =>
        `x${level + 1}: &x${level + 1} {<<: [*x${level}, *x${level}], a: *x${level}, b: *x${level}}`,
    ).join('\n')}\nservices: *x60\n`;
  const cases: readonly (readonly [string, string, () => string | Uint8Array])[] = [
    [
      '100 MB of YAML',
      'big.yaml',
      () => Buffer.alloc(100 * 1024 * 1024, 'image: cgr.dev/chainguard/python\n'),
    ],
    ['an alias bomb', 'compose.yaml', bomb],
    ['a merge bomb', 'docker-compose.yaml', mergeBomb],
    ['a YAML line of 3 MB', 'long.yaml', () => `kind: Pod\napiVersion: v1\nx: "${'a'.repeat(3_000_000)}"\n`],
    ['a Dockerfile line of 3 MB', 'a.Dockerfile', () => `FROM x\nRUN ${'echo '.repeat(600_000)}\n`],
    ['a Dockerfile of continued lines', 'b.Dockerfile', () => `FROM x\nRUN a${' \\\n'.repeat(300_000)}\n`],
    ['a HCL line of 3 MB', 'docker-bake.hcl', () => `target "a" { x = "${'${'.repeat(1_000_000)}" }`],
    ['a Jenkinsfile line of 3 MB', 'Jenkinsfile', () => `docker.image('${'a'.repeat(3_000_000)}')`],
    ['deep JSON', 'devcontainer.json', () => `{"image":${'['.repeat(1_000_000)}`],
    ['deep flow YAML', 'deep.yaml', () => `services: ${'['.repeat(100_000)}`],
    [
      'deep block YAML',
      'nested.yaml',
      () => Array.from({ length: 2000 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
    ],
    ['many documents', 'docs.yaml', () => 'kind: Pod\n---\n'.repeat(100_000)],
    [
      'many variables',
      'c.Dockerfile',
      () =>
        `${Array.from({ length: 20_000 }, (_, n) => `ARG A${n}=\${A${n - 1}}\${A${n - 1}}`).join('\n')}\nFROM \${A19999}`,
    ],
    ['nothing but a NUL', 'd.Dockerfile', () => '\0'],
  ];
  it.each(cases)('%s: no crash, no hang, and the others are still read', async (_, path, content) => {
    const folder = mkdtempSync(join(root, 'files-'));
    writeFiles(folder, { [path]: content(), 'z.Dockerfile': 'FROM cgr.dev/chainguard/python:latest\n' });
    trackAll(folder);
    const end = await run(folder, 'resolve-digest', { mode: 'check', 'fail-on': 'unverified' });
    expect(end.exitCode, end.log.visible.slice(0, 2000)).toBe(0);
    expect(end.log.visible).toMatch(/\b[123] references? of this registry/);
    expect(end.seconds).toBeLessThan(SECONDS_A_FILE);
    expect(end.stdout.length).toBeLessThan(200_000);
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows a diff with a line of 0.9 MB shortened, and one that changes all over without working it out', async () => {
    const before = `FROM cgr.dev/chainguard/python:latest AS a\nRUN ${'x'.repeat(900_000)}\n`;
    const many = 'FROM cgr.dev/chainguard/python:latest\n'.repeat(8000);
    const folder = world.folder({ 'long.Dockerfile': before, 'many.Dockerfile': many });
    const end = await run(folder, 'resolve-digest', { mode: 'pin' });
    expect(end.exitCode).toBe(0);
    expect(end.seconds).toBeLessThan(2 * SECONDS_A_FILE);
    expect(end.stdout.length).toBeLessThan(100_000);
    expect(end.log.visible).toContain('too many changes to show here');
    expect(readText(folder, 'long.Dockerfile').endsWith(before.slice(-100))).toBe(true);
    expect(readText(folder, 'many.Dockerfile').match(/@sha256/g)).toHaveLength(8000);
  });

  it('leaves a file as it is that would be too long with its digests, and says so', async () => {
    const many = 'FROM cgr.dev/chainguard/python:latest\n'.repeat(20_000);
    const folder = world.folder({ 'many.Dockerfile': many });
    const end = await run(folder, 'resolve-digest', { mode: 'pin' });
    expect([end.exitCode, end.outputs['result']]).toEqual([0, 'warn']);
    expect(end.seconds).toBeLessThan(2 * SECONDS_A_FILE);
    expect(end.log.visible).toContain('after the edits the file could not be read completely');
    expect(readText(folder, 'many.Dockerfile')).toBe(many);
  });

  it('reports an instruction of 3 MB as unread, and leaves it as it is', async () => {
    const before = `FROM cgr.dev/chainguard/python:latest AS a\nRUN ${'x'.repeat(3_000_000)}\n`;
    const folder = world.folder({ 'long.Dockerfile': before });
    const end = await run(folder, 'resolve-digest', { mode: 'pin' });
    expect(end.exitCode).toBe(1);
    expect(end.outputs['unread-count']).toBe('1');
    expect(end.log.visible).toContain('`long.Dockerfile` could not be judged');
    // Read as a text: only the digest of the complete reference is added.
    expect(readText(folder, 'long.Dockerfile').replace(/@sha256:\w{64}/, '') === before).toBe(true);
  });

  it('never reads or writes through links, to files or to folders', async () => {
    const outside = mkdtempSync(join(root, 'outside-'));
    const text = 'FROM cgr.dev/chainguard/python:latest\n';
    writeFiles(outside, { 'inner/Dockerfile': text, Dockerfile: text });
    const folder = mkdtempSync(join(root, 'links-'));
    mkdirSync(join(folder, 'sub'));
    symlinkSync('/etc/passwd', join(folder, 'passwd.Dockerfile'));
    symlinkSync(join(outside, 'Dockerfile'), join(folder, 'Dockerfile'));
    symlinkSync(outside, join(folder, 'sub/linked'));
    trackAll(folder);
    for (const files of [
      '',
      '**',
      'sub/linked/inner/Dockerfile',
      'sub/linked/**',
      join(outside, 'Dockerfile'),
      `../${outside.split('/').at(-1)}/Dockerfile`,
      '.git/config',
    ]) {
      const end = await run(folder, 'resolve-digest', { mode: 'pin', files });
      expect(end.outputs['changed'] ?? 'false').toBe('false');
      expect(end.log.visible).not.toContain('root:');
    }
    expect(readFileSync(join(outside, 'Dockerfile'), 'utf8')).toBe(text);
    expect(readFileSync(join(outside, 'inner/Dockerfile'), 'utf8')).toBe(text);
    expect(existsSync(join(folder, 'sub/linked'))).toBe(true);
  });
});

describe('names and messages from the service', () => {
  const evil = [
    '::set-output name=digest::x',
    '##[error]y',
    '<img src=x>',
    '@here | `z`',
    '\u001b[31m\u202e',
  ].join('\n');

  it('are data in errors, annotations, the summary and the line for the chat', async () => {
    const { acme, double } = world;
    const add = double.world;
    const repo = add.addRepo(acme, evil);
    add.addTag(repo, '<!channel> ::warning::x', { deprecated: true });
    double.faults.add({
      on: 'GET /v2/**',
      times: 'always',
      fault: { kind: 'status', status: 400, body: JSON.stringify({ code: 3, message: evil, details: [] }) },
    });
    const images = 'acme/old:1';
    const ends = [
      await run(world.folder({}), 'resolve-digest', { mode: 'resolve', images }),
      await run(world.folder({}), 'check-deprecated', { scope: 'organization' }),
    ];
    double.faults.clear();
    add.remove('repos', repo.uid);
    expect(ends.map(({ exitCode }) => exitCode)).toEqual([2, 1]);
    for (const end of ends) {
      expect(end.log.commands.filter((name) => !OWN_COMMANDS.has(name))).toEqual([]);
      expect(end.log.annotations.some(({ message }) => message === 'x')).toBe(false);
      expect(end.stdout).not.toMatch(/\u001b|\u202e/);
      expect(end.summary).not.toMatch(/<img|<!channel>|^::|##\[|@here|\u202e|\u001b/m);
    }
    const chat = ends[1]?.outputs['text-summary'] ?? '';
    expect(chat).toContain('acme/old:1');
    expect(chat).not.toMatch(/[<>@!`|\n]|::/);
  });
});
