import { linkSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSameFile } from '../../../src/host/files/file-identity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-same-'));
  writeFileSync(join(folder, 'roles.yml'), 'version: 1\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

describe('isSameFile', () => {
  it('sees through links of both kinds', () => {
    linkSync(at('roles.yml'), at('hard'));
    symlinkSync('roles.yml', at('soft'));
    for (const name of ['hard', 'soft', 'roles.yml'])
      expect(isSameFile(at(name), at('roles.yml'))).toBe(true);
    writeFileSync(at('other'), 'version: 1\n');
    expect(isSameFile(at('other'), at('roles.yml'))).toBe(false);
    expect(isSameFile(at('absent'), at('roles.yml'))).toBe(false);
  });

  it('takes a link that leads to itself for a file of its own', () => {
    symlinkSync('loop', at('loop'));
    expect(isSameFile(at('loop'), at('roles.yml'))).toBe(false);
    expect(isSameFile(at('loop'), at('loop'))).toBe(true);
  });

  it('refuses a path that nothing can be said about', () => {
    expect(() => isSameFile(at('x'.repeat(5000)), at('roles.yml'))).toThrow('ENAMETOOLONG');
  });
});
