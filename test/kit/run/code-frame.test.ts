import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFrame } from '../../../src/kit/run/tell-findings.ts';

let workspace: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-frame-'));
  workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'config.yml'), 'version: 1\nignore:\n\t- { id: CVE-1, artifct: x }\n');
  writeFileSync(join(folder, 'outside.yml'), 'secret: 1\n');
  symlinkSync(join(folder, 'outside.yml'), join(workspace, 'link.yml'));
});
afterAll(() => rmSync(join(workspace, '..'), { recursive: true, force: true }));

describe('a code frame', () => {
  it('shows the line with a caret below it, and the line before', () => {
    expect(codeFrame(workspace, { file: 'config.yml', line: 3, column: 16 })).toBe(
      '  2 | ignore:\n> 3 |  - { id: CVE-1, artifct: x }\n    |                ^',
    );
    expect(codeFrame(workspace, { file: 'config.yml', line: 1 })).toBe('> 1 | version: 1');
  });

  it.each([
    ['a line that is not there', { file: 'config.yml', line: 9 }],
    ['a file that is not there', { file: 'none.yml', line: 1 }],
    ['a file outside of the workspace', { file: '../outside.yml', line: 1 }],
    ['a link out of the workspace', { file: 'link.yml', line: 1 }],
  ])('shows nothing of %s', (_, place) => {
    expect(codeFrame(workspace, place)).toBeUndefined();
  });
});
