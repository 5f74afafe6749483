import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globFiles, readLargeText } from '../../../src/host/files/glob-files.ts';
import { writeFiles } from '../../support/files.ts';

let root: string;
let folder: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'platform-actions-test-'));
  folder = join(root, 'workspace');
  for (const path of [
    'workspace/sbom.json',
    'workspace/out/a.spdx.json',
    'workspace/out/b.cdx.json',
    'workspace/out/deep/c.spdx.json',
    'workspace/out/.hidden/d.spdx.json',
    'workspace/we[ird/e.json',
    'elsewhere/f.spdx.json',
  ])
    writeFiles(root, { [path]: '{}' });
  // Ignored by git, as generated files are.
  writeFileSync(join(folder, '.gitignore'), '*.json\n');
  symlinkSync(join(root, 'elsewhere'), join(folder, 'linked'));
  symlinkSync(join(root, 'elsewhere/f.spdx.json'), join(folder, 'link.json'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const found = async (...globs: readonly string[]) => {
  const { paths, unmatched } = await globFiles(folder, globs);
  return { paths: paths.map((path) => relative(folder, path).replaceAll('\\', '/')), unmatched };
};

describe('globs on the disk', () => {
  it.each([
    [['sbom.json'], ['sbom.json']],
    [['./sbom.json', 'sbom.json'], ['sbom.json']],
    [['out/*.json'], ['out/a.spdx.json', 'out/b.cdx.json']],
    [['**/*.spdx.json'], ['out/.hidden/d.spdx.json', 'out/a.spdx.json', 'out/deep/c.spdx.json']],
    [['out/*.{spdx,cdx}.json'], ['out/a.spdx.json', 'out/b.cdx.json']],
    [
      ['out/**/*.json', '!**/.hidden/**'],
      ['out/a.spdx.json', 'out/b.cdx.json', 'out/deep/c.spdx.json'],
    ],
    [['out/**/*.json', '!out/**', 'out/b.cdx.json'], ['out/b.cdx.json']],
    [['../elsewhere/*.json'], ['../elsewhere/f.spdx.json']],
  ])('%j are %j', async (globs, paths) => {
    expect(await found(...globs)).toEqual({ paths, unmatched: [] });
  });

  it('may be absolute', async () => {
    const one = await globFiles(folder, [join(root, 'elsewhere/f.spdx.json')]);
    const many = await globFiles(folder, [`${root}/elsewhere/**`]);
    expect(one.paths).toEqual([join(root, 'elsewhere/f.spdx.json')]);
    expect(many).toEqual({ paths: one.paths, unmatched: [] });
  });

  it('follow no links', async () => {
    expect(await found('link.json', 'linked/f.spdx.json', 'linked/*.json', '*.json')).toEqual({
      paths: ['sbom.json'],
      unmatched: ['link.json', 'linked/f.spdx.json', 'linked/*.json'],
    });
  });

  it('tell which of them match nothing', async () => {
    expect(await found('out/*.xml', 'missing.json', 'out', 'sbom.json', '!nothing')).toEqual({
      paths: ['sbom.json'],
      unmatched: ['out/*.xml', 'missing.json', 'out'],
    });
  });
});

describe('large texts', () => {
  it('are read in UTF-8 and in marked UTF-16', async () => {
    const wide = join(root, 'wide.json');
    writeFileSync(wide, Buffer.from('\ufeff{"ä":1}', 'utf16le'));
    expect(await readLargeText(wide, 100)).toEqual({ kind: 'text', text: '{"ä":1}' });
    expect(await readLargeText(join(folder, 'sbom.json'), 100)).toEqual({ kind: 'text', text: '{}' });
  });

  it('are refused with the reason', async () => {
    const large = join(root, 'large.json');
    writeFileSync(large, Buffer.alloc(2 * 1024 * 1024 + 1));
    expect(await readLargeText(large, 2 * 1024 * 1024)).toEqual({
      kind: 'unreadable',
      reason: 'it is larger than 2 MiB',
    });
    expect(await readLargeText(folder, 100)).toEqual({ kind: 'unreadable', reason: 'it is not a file' });
    expect(await readLargeText(join(root, 'none'), 100)).toEqual({
      kind: 'unreadable',
      reason: 'it cannot be read (ENOENT)',
    });
  });

  it.skipIf(process.getuid?.() === 0)(
    'are refused without permission (root may read everything)',
    async () => {
      const closed = join(root, 'closed.json');
      writeFileSync(closed, '{}');
      chmodSync(closed, 0);
      expect(await readLargeText(closed, 100)).toEqual({
        kind: 'unreadable',
        reason: 'it cannot be read (EACCES)',
      });
    },
  );
});
