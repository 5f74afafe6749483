import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownAction } from '../../../src/commands/init/github-workflow.ts';
import { version } from '../../../src/version.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-own-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(root: string, described?: object): string {
  const path = join(folder, root, 'dist/index.js');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  if (described !== undefined) writeFileSync(join(folder, root, 'package.json'), JSON.stringify(described));
  return path;
}

describe('the action that `init` writes', () => {
  it('is pinned by the commit that the published package names, also where npm links the program', async () => {
    const path = program('package', { name: 'platform-actions', gitHead: COMMIT });
    symlinkSync(path, join(folder, 'platform-actions'));
    const pinned = { ref: COMMIT, comment: `v${version}` };
    expect(await ownAction(path)).toEqual(pinned);
    expect(await ownAction(join(folder, 'platform-actions'))).toEqual(pinned);
  });

  it('is pinned by the commit of the action that runs', async () => {
    const path = program(`_actions/platform-actions/platform-actions/${COMMIT}`, {
      name: 'platform-actions',
    });
    expect((await ownAction(path)).ref).toBe(COMMIT);
  });

  it.each([
    ['without a commit', { name: 'platform-actions' }],
    ['with a short one', { name: 'platform-actions', gitHead: '0123456' }],
    ['that is another package', { name: 'other', gitHead: COMMIT }],
    ['without a description', undefined],
  ])('is `v1` for a development build %s', async (_, described) => {
    const own = await ownAction(program('checkout', described));
    expect(own).toEqual({ ref: 'v1', comment: 'better: pin the commit SHA' });
  });
});
