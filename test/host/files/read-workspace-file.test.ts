import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MAXIMUM_FILE_BYTES } from '../../../src/host/files/read-regular.ts';
import { createReadArea, readWorkspaceFile } from '../../../src/host/files/read-workspace-file.ts';

const outside = realpathSync(mkdtempSync(join(tmpdir(), 'read-')));
afterAll(() => rmSync(outside, { recursive: true }));
const root = join(outside, 'workspace');
for (const folder of ['a', '.git', '.GIT']) mkdirSync(join(root, folder), { recursive: true });
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
write('a/short.txt', 'one');
write('a/empty.txt', '');
write('a/.GIT', 'a file');
write('.git/config', 'its own');
write('a/pointer.txt', 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n');
write('a/long.txt', 'x'.repeat(MAXIMUM_FILE_BYTES + 1));
for (const size of [65_535, 65_536, 65_537, 200_000]) write(`a/${size}.txt`, `${'y'.repeat(size - 1)}z`);
writeFileSync(join(outside, 'secret.txt'), 'of another');
symlinkSync('short.txt', join(root, 'a/link.txt'));
symlinkSync('a', join(root, 'linked'));
symlinkSync('../secret.txt', join(root, 'out.txt'));
symlinkSync('..', join(root, 'up'));
symlinkSync('.git', join(root, 'hidden'));
symlinkSync('nowhere', join(root, 'broken.txt'));
symlinkSync('circle.txt', join(root, 'circle.txt'));
symlinkSync('../../nowhere/at/all', join(root, 'broken-out.txt'));
execFileSync('mkfifo', [join(root, 'pipe')]);

describe('readWorkspaceFile', () => {
  const area = createReadArea(root, root);
  const text = (value: string, linkedTo?: string) => ({
    kind: 'text',
    text: value,
    encoding: 'utf8',
    linkedTo,
  });

  it.each([
    ['a file', 'a/short.txt', text('one')],
    ['an empty file', 'a/empty.txt', text('')],
    ['a link', 'a/link.txt', text('one', 'a/short.txt')],
    ['a file in a linked folder', 'linked/short.txt', text('one', 'a/short.txt')],
    ['a link in a linked folder', 'linked/link.txt', text('one', 'a/short.txt')],
    ['a folder', 'a', { kind: 'skipped', why: 'in the form of a folder or submodule' }],
    ['a pipe', 'pipe', { kind: 'unread', reason: 'is neither a file nor a folder' }],
    ['a file that is not there', 'a/gone.txt', { kind: 'skipped', why: 'not in the working tree' }],
    ['a name below a file', 'a/short.txt/b', { kind: 'skipped', why: 'not in the working tree' }],
    ['a name with lost bytes', 'a/\uFFFD', { kind: 'unread', reason: 'has a name that is not UTF-8' }],
    ['a link out', 'out.txt', { kind: 'unread', reason: 'leads out of the workspace through a link' }],
    [
      'a file in a folder outside',
      'up/secret.txt',
      { kind: 'unread', reason: 'leads out of the workspace through a link' },
    ],
    ['a file of git', '.git/config', { kind: 'skipped', why: 'inside `.git`' }],
    ['a file with the name of git', 'a/.GIT', { kind: 'skipped', why: 'inside `.git`' }],
    ['a linked file of git', 'hidden/config', { kind: 'unread', reason: 'leads into `.git` through a link' }],
    ['a broken link', 'broken.txt', { kind: 'skipped', why: 'linked to nowhere' }],
    ['a link to itself', 'circle.txt', { kind: 'skipped', why: 'linked to nowhere' }],
    ['a broken link out', 'broken-out.txt', { kind: 'skipped', why: 'linked to nowhere' }],
    ['a long file', 'a/long.txt', { kind: 'unread', reason: 'is larger than 5 MiB' }],
    [
      'a pointer of Git LFS',
      'a/pointer.txt',
      { kind: 'unread', reason: expect.stringContaining('is a Git LFS pointer') },
    ],
  ])('%s', async (_name, path, expected) => {
    expect(await readWorkspaceFile(area, path)).toEqual(expected);
  });

  it('a pointer of Git LFS that stands for data, of which most is no text', async () => {
    const data = { isData: true, matters: () => false, why: 'without a match' };
    expect(await readWorkspaceFile(area, 'a/pointer.txt', data)).toEqual({ kind: 'skipped', why: data.why });
  });

  it.each([65_535, 65_536, 65_537, 200_000])('all %i bytes', async (size) => {
    const file = await readWorkspaceFile(area, `a/${size}.txt`);
    expect(file).toEqual(text(`${'y'.repeat(size - 1)}z`));
  });

  it('many files at once, each with its own text', async () => {
    const names = Array.from({ length: 60 }, (_unused, index) => `a/${index}.own`);
    for (const name of names) write(name, name.repeat(50));
    const files = await Promise.all(names.map((name) => readWorkspaceFile(area, name)));
    expect(files).toEqual(names.map((name) => text(name.repeat(50))));
  });

  it.skipIf(!existsSync('/proc/version'))(
    'a file whose size the system does not know (needs /proc)',
    async () => {
      const proc = createReadArea('/proc', '/proc');
      expect(await readWorkspaceFile(proc, 'version')).toMatchObject(
        text(readFileSync('/proc/version', 'utf8')),
      );
    },
  );
});
