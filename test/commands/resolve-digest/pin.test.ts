import { chmodSync, linkSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  digestOf,
  type FileWorld,
  git,
  type Inputs,
  type RunEnd,
  readText,
  records,
  startFileWorld,
} from '../../support/file-world.ts';

const [A, B, C, D, X] = ['a', 'b', 'c', 'd', '9'].map(digestOf) as [string, string, string, string, string]; // five in, five out

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, chainguard, double, now } = world;
  const add = double.world;
  add.addTag(add.addRepo(chainguard, 'python'), 'latest', {}, records(now, [40, 'a'], [20, 'b'], [3, 'c']));
  const python = add.addRepo(acme, 'python');
  add.addTag(python, '3.12', {}, records(now, [40, 'a'], [20, 'b'], [3, 'c'], [1, 'd']));
  add.addTag(python, 'fresh', {}, records(now, [1, 'd']));
  add.addTag(python, 'back', {}, records(now, [40, 'a'], [20, 'b'], [3, 'a']));
  add.addTag(add.addRepo(add.addGroup(acme, 'team'), 'nginx'), '1.27', {}, records(now, [400, 'a']));
});
afterAll(() => world.close());
beforeEach(() => world.double.requests.reset());

const pin = (folder: string, inputs: Inputs = {}): Promise<RunEnd> =>
  world.run('resolve-digest', folder, { mode: 'pin', ...inputs });

describe('resolve-digest, mode pin', () => {
  it('writes digests in the form of each syntax, changes nothing else, and a second run changes nothing', async () => {
    const folder = world.folder({
      Dockerfile: `# syntax=docker/dockerfile:1\r\nARG V=3.12\r\nFROM cgr.dev/acme/python:\${V} AS a\r\nFROM cgr.dev/chainguard/python # tag\r\n`,
      'compose.yaml': `\uFEFFservices:\n  web:\n    image: 'cgr.dev/acme/team/nginx:1.27'   # in front\n  db: {image: python:3.12}`,
      'k/kustomization.yaml': `images:\n- name: x\n  newName: cgr.dev/acme/team/nginx\n  newTag: "1.27"\n`,
    });
    const end = await pin(folder);
    expect(end.code, end.log.join('\n')).toBe(0);
    expect(readText(folder, 'Dockerfile')).toBe(
      `# syntax=docker/dockerfile:1\r\nARG V=3.12@${D}\r\nFROM cgr.dev/acme/python:\${V} AS a\r\nFROM cgr.dev/chainguard/python:latest@${C} # tag\r\n`,
    );
    expect(readText(folder, 'compose.yaml')).toBe(
      `\uFEFFservices:\n  web:\n    image: 'cgr.dev/acme/team/nginx:1.27@${A}'   # in front\n  db: {image: python:3.12}`,
    );
    expect(readText(folder, 'k/kustomization.yaml')).toContain(`digest: ${A}`);
    expect(end.outputs).toMatchObject({
      changed: 'true',
      'changed-files': '["Dockerfile","compose.yaml","k/kustomization.yaml"]',
      'unpinned-count': '4',
      digest: D,
      reference: `cgr.dev/acme/python:3.12@${D}`,
    });
    expect(end.quoted.join('\n')).toContain(`+ARG V=3.12@${D}`);
    git(folder, 'commit', '-qam', 'pinned');
    const second = await pin(folder);
    expect(second.outputs).toMatchObject({ changed: 'false', 'changed-files': '[]', 'unpinned-count': '0' });
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(second.summary).toContain('nothing changed');
  });

  it('shows with `dry-run` what it would do, and writes nothing', async () => {
    const folder = world.folder({ 'sub/Dockerfile': 'FROM cgr.dev/chainguard/python\n' });
    const end = await pin(folder, { 'dry-run': 'true', 'working-directory': 'sub' });
    expect(end.outputs).toMatchObject({ changed: 'true', 'changed-files': '["sub/Dockerfile"]' });
    expect(end.quoted.join('\n')).toContain('--- a/sub/Dockerfile\n+++ b/sub/Dockerfile\n');
    expect(end.summary).toContain('1 file would change');
    expect(readText(folder, 'sub/Dockerfile')).toBe('FROM cgr.dev/chainguard/python\n');
  });

  it.each([
    ['a pin older than the candidate moves to it', `@${A}`, { 'min-age': '7d' }, B],
    ['no pin takes the candidate', '', { 'min-age': '7d' }, B],
    ['a pin newer than the candidate stays', `@${C}`, { 'min-age': '7d' }, C],
    ['a pin that never was that tag gives way', `@${X}`, { 'min-age': '7d' }, B],
    ['a date goes back on purpose', `@${D}`, { 'as-of': 'DAYS 10' }, B],
    ['with both, the earlier bound', '', { 'min-age': '2d', 'as-of': 'DAYS 10' }, B],
    ['with both, the earlier bound is the cooldown', '', { 'min-age': '21d', 'as-of': 'DAYS 10' }, A],
  ] as const)('keeps a cooldown: %s', async (_, digest, times, expected) => {
    const folder = world.folder({ Dockerfile: `FROM cgr.dev/acme/python:3.12${digest}\n` });
    const inputs: Inputs = Object.fromEntries(
      Object.entries(times).map(([name, text]) => [
        name,
        text === 'DAYS 10' ? new Date(world.now - 10 * 86_400_000).toISOString() : text,
      ]),
    );
    const end = await pin(folder, inputs);
    expect(readText(folder, 'Dockerfile')).toBe(`FROM cgr.dev/acme/python:3.12@${expected}\n`);
    expect(end.outputs['changed']).toBe(String(digest !== `@${expected}`));
  });

  it('gives a tag the same digest everywhere: that of its newest pin, where that is newer than the candidate', async () => {
    const folder = world.folder({
      Dockerfile: `FROM cgr.dev/acme/python:3.12\nFROM cgr.dev/acme/python:3.12@${C}\n`,
      'b.Dockerfile': `FROM cgr.dev/acme/python:3.12@${A}\nFROM mirror.example/acme/python:3.12\n`,
    });
    const end = await pin(folder, { 'min-age': '7d', 'registry-map': 'mirror.example=cgr.dev' });
    for (const path of ['Dockerfile', 'b.Dockerfile'])
      expect(readText(folder, path).match(/sha256:\w+/g)).toEqual([C, C]);
    expect(readText(folder, 'b.Dockerfile')).toContain(`FROM mirror.example/acme/python:3.12@${C}`);
    expect(end.json('references').map(({ reference }) => reference)).toEqual([
      `cgr.dev/acme/python:3.12@${C}`,
      `mirror.example/acme/python:3.12@${C}`,
    ]);
  });

  it('knows that the digest of the candidate came back: a pin to it is newer than one that it followed', async () => {
    const both = `FROM cgr.dev/acme/python:back@${A}\nFROM cgr.dev/acme/python:back@${B}\n`;
    const folder = world.folder({ Dockerfile: both });
    await pin(folder, { 'min-age': '30d' });
    expect(readText(folder, 'Dockerfile')).toBe(both.replace(B, A));
  });

  it('replaces a digest that the tag never had, and says so', async () => {
    const folder = world.folder({ Dockerfile: `FROM cgr.dev/acme/python:3.12@${X}\n` });
    const end = await pin(folder);
    expect(end.code).toBe(0);
    expect(end.outputs).toMatchObject({ result: 'warn', 'unverified-count': '1', 'stale-count': '0' });
    expect(end.annotations).toMatchObject([
      { level: 'warning', title: 'Unverified digest replaced', file: 'Dockerfile', line: 1 },
    ]);
    expect(readText(folder, 'Dockerfile')).toContain(D);
  });

  it.each([
    ['all but the oldest', [[40, 'a']]],
    ['all', []],
  ] as const)(
    'calls no digest unverified by a second answer that lacks records of the first: %s',
    async (_, days) => {
      const file = `FROM cgr.dev/acme/python:3.12@${X}\n`;
      const folder = world.folder({ Dockerfile: file });
      const history = records(world.now, ...days).map(({ at, digest }) => ({
        updateTimestamp: new Date(at).toISOString(),
        digest,
      }));
      const fault = { kind: 'body', text: JSON.stringify({ history }) } as const;
      world.double.faults.add({ on: 'GET /v2/**', nth: 2, times: 'always', fault });
      const end = await pin(folder);
      world.double.faults.clear();
      expect([end.code, end.outputs['unverified-count']]).toEqual([5, '0']);
      expect(end.annotations.map(({ message }) => message).join()).toContain('contradict each other');
      expect(readText(folder, 'Dockerfile')).toBe(file);
    },
  );

  it('pins the others where one fails: the code tells, the row has the error, the file keeps it', async () => {
    const folder = world.folder({
      Dockerfile: 'FROM cgr.dev/acme/python:fresh\nFROM cgr.dev/acme/python:3.12\nFROM cgr.dev/acme/no:1\n',
    });
    const end = await pin(folder, { 'min-age': '7d' });
    expect(end.code).toBe(2);
    expect(readText(folder, 'Dockerfile')).toBe(
      `FROM cgr.dev/acme/python:fresh\nFROM cgr.dev/acme/python:3.12@${B}\nFROM cgr.dev/acme/no:1\n`,
    );
    const [fresh, pinned] = end.json('references');
    expect(fresh?.['error']).toContain('had no digest at');
    expect(fresh).not.toHaveProperty('digest');
    expect(pinned).toMatchObject({ digest: B });
    expect(end.outputs['digest']).toBeUndefined();
    const told = end.annotations.map(({ line, message }) => [line, message.split('\n')[1]]);
    expect(told[0]?.[0]).toBe(1);
    expect(told[0]?.[1]).toContain('the tag first appeared at');
    expect(end.outputs['changed-files']).toBe('["Dockerfile"]');
  });

  it('keeps bytes that are no UTF-8, the mode, and read-only files read-only; long names are no trouble', async () => {
    const name = `${'n'.repeat(240)}.Dockerfile`;
    const before = Buffer.concat([
      Buffer.from('# caf\xe9 \xff\n', 'latin1'),
      Buffer.from('FROM cgr.dev/acme/python:3.12\n'),
    ]);
    const folder = world.folder({ [name]: before, 'run.Dockerfile': 'FROM cgr.dev/acme/python:3.12\n' });
    chmodSync(join(folder, name), 0o444);
    chmodSync(join(folder, 'run.Dockerfile'), 0o755);
    const end = await pin(folder);
    expect(end.code, end.log.join('\n')).toBe(0);
    const after = readFileSync(join(folder, name));
    expect(after.subarray(0, 9)).toEqual(before.subarray(0, 9));
    expect(after.toString('latin1')).toContain(D);
    expect(lstatSync(join(folder, name)).mode & 0o777).toBe(0o444);
    expect(lstatSync(join(folder, 'run.Dockerfile')).mode & 0o777).toBe(0o755);
    expect(git(folder, 'status', '--porcelain', '--untracked-files=all')).not.toContain('?');
  });

  it('writes the rest where one file cannot be written, and counts only what it wrote', async () => {
    const folder = world.folder({
      'a.Dockerfile': 'FROM cgr.dev/acme/python:3.12\n',
      'b.Dockerfile': 'FROM cgr.dev/acme/python:3.12\n',
    });
    // It changes under the command's hands: after it was read, before it is written.
    world.double.configure({ latencyMs: 150 });
    const running = pin(folder);
    await expect
      .poll(() => world.double.requests.all().length, { interval: 5, timeout: 5000 })
      .toBeGreaterThan(0);
    writeFileSync(join(folder, 'a.Dockerfile'), 'FROM cgr.dev/acme/other:1\n');
    const end = await running;
    world.double.configure({ latencyMs: 0 });
    expect(end.code).toBe(2);
    expect(end.log.join('\n')).toContain('`a.Dockerfile` was not changed: it has changed since it was read');
    expect(end.outputs['changed-files']).toBe('["b.Dockerfile"]');
    expect(readText(folder, 'a.Dockerfile')).toBe('FROM cgr.dev/acme/other:1\n');
    expect(readText(folder, 'b.Dockerfile')).toContain(D);
    expect(end.quoted).toHaveLength(1);
  });

  it('says why it cannot edit a place, and does not count it as changed', async () => {
    const folder = world.folder({
      Dockerfile: 'ARG V=3.12\nFROM cgr.dev/acme/python:${V}-slim AS a\nFROM cgr.dev/acme/python:${V}\n',
    });
    const end = await pin(folder);
    expect(end.annotations.some(({ message }) => message.includes('was not pinned'))).toBe(true);
    expect(end.outputs['changed']).toBe('false');
    expect(end.outputs['result']).not.toBe('pass');
  });

  it('pins what `images` names without looking at files, in the order of the input', async () => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' });
    const images = `python, acme/python:3.12@${A}, python:latest@${C}, cgr.dev/acme/team/nginx:1.27`;
    const end = await pin(folder, { images });
    expect(end.log.join('\n')).toContain('No file was read, so nothing could be pinned');
    expect(end.outputs).toMatchObject({ changed: 'false', 'changed-files': '[]', digest: C });
    expect(end.json('references').map(({ image, reference, tag }) => [image, tag, reference])).toEqual([
      ['python', 'latest', `cgr.dev/chainguard/python:latest@${C}`],
      ['acme/python', '3.12', `cgr.dev/acme/python:3.12@${D}`],
      ['python', 'latest', `cgr.dev/chainguard/python:latest@${C}`],
      ['cgr.dev/acme/team/nginx', '1.27', `cgr.dev/acme/team/nginx:1.27@${A}`],
    ]);
    expect(readText(folder, 'Dockerfile')).toBe('FROM cgr.dev/acme/python:3.12\n');
  });

  it('leaves a digest without a tag, submodules and what git does not track alone', async () => {
    const inner = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' });
    const folder = world.folder({ Dockerfile: `FROM cgr.dev/acme/python@${A}\n`, '.gitignore': 'out/\n' });
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
    const end = await pin(folder);
    expect(end.outputs['changed']).toBe('false');
    expect(readText(folder, 'sub/Dockerfile')).toBe('FROM cgr.dev/acme/python:3.12\n');
  });

  it('breaks hard links rather than writing through them', async () => {
    const other = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' }, false);
    const folder = world.folder({}, false);
    linkSync(join(other, 'Dockerfile'), join(folder, 'Dockerfile'));
    await pin(folder);
    expect(readText(folder, 'Dockerfile')).toContain(D);
    expect(readText(other, 'Dockerfile')).toBe('FROM cgr.dev/acme/python:3.12\n');
  });

  it('stops before the first write when the command is stopped or the service does not answer', async () => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' });
    world.double.faults.add({ on: 'GET /v2/**', times: 'always', fault: { kind: 'status', status: 503 } });
    const end = await pin(folder);
    world.double.faults.clear();
    expect(end.code).toBe(5);
    expect(end.outputs['changed']).toBe('false');
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });
});

describe('resolve-digest, mode resolve, with files', () => {
  it('resolves what the files name, once, after `images`; what is ignored or has no tag is left out', async () => {
    const folder = world.folder({
      Dockerfile: `FROM cgr.dev/acme/python:3.12\nFROM cgr.dev/acme/python:3.12@${A}\nFROM cgr.dev/acme/python@${A}\nFROM cgr.dev/acme/team/nginx:1.27\n`,
    });
    const end = await world.run('resolve-digest', folder, {
      images: 'python',
      files: 'Dockerfile',
      'ignore-images': 'acme/team/*',
    });
    expect(end.stdout).toBe(`cgr.dev/chainguard/python:latest@${C}\ncgr.dev/acme/python:3.12@${D}\n`);
    expect(end.json('references')).toHaveLength(2);
  });

  it('keeps a newer pin of a file under a cooldown', async () => {
    const folder = world.folder({ Dockerfile: `FROM cgr.dev/acme/python:3.12@${C}\n` });
    const end = await world.run('resolve-digest', folder, { files: 'Dockerfile', 'min-age': '7d' });
    expect(end.outputs['digest']).toBe(C);
    expect(end.log.join('\n')).toContain('newer pin kept');
  });

  it('resolves what is public where there is no identity, and reports the rest once', async () => {
    const images = 'cgr.dev/acme/python:3.12, python, acme/team/nginx:1.27';
    const end = await world.run('resolve-digest', world.folder({}), { images, identity: '' });
    expect(end.code).toBe(2);
    expect(end.stdout).toBe(`cgr.dev/chainguard/python:latest@${C}\n`);
    expect(end.log.filter((line) => line.includes('`identity` is required'))).toHaveLength(1);
    expect(end.json('references')[0]).toMatchObject({ image: 'cgr.dev/acme/python', tag: '3.12' });
    expect(world.double.requests.all().map(({ path }) => path)).not.toContain('/sts/exchange');
    const folder = world.folder({
      Dockerfile: 'FROM cgr.dev/chainguard/python\nFROM cgr.dev/acme/python:3.12\n',
    });
    expect((await pin(folder, { identity: '' })).code).toBe(2);
    expect(readText(folder, 'Dockerfile')).toBe(
      `FROM cgr.dev/chainguard/python:latest@${C}\nFROM cgr.dev/acme/python:3.12\n`,
    );
  });

  it('has no default for files', async () => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' });
    const end = await world.run('resolve-digest', folder);
    expect(end.code).toBe(2);
    expect(end.log[0]).toContain('`images` is required');
  });
});
