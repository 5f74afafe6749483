import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/host/files/workspace-files.ts';
import { commitFiles, gitIn } from '../../support/checkout.ts';

let workspace = '';
beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'platform-actions-files-')));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

describe('the files that git tracks', () => {
  it('are none in a folder that is a submodule, whose files another repository has', async () => {
    const inner = join(workspace, 'sub');
    mkdirSync(inner);
    gitIn(inner, 'init', '--quiet');
    commitFiles(inner, { Dockerfile: 'FROM scratch\n' });
    gitIn(workspace, 'init', '--quiet');
    writeFileSync(join(workspace, 'README.md'), 'text\n');
    gitIn(workspace, 'add', '--all');
    for (const untracked of [false, true]) {
      const { byGit, paths } = await listFiles(inner, untracked, { workspace });
      expect([byGit, paths]).toEqual([true, []]);
      expect((await listFiles(workspace, untracked, { workspace })).paths).toEqual(['README.md', 'sub']);
    }
  });
});
