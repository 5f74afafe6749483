import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../../support/run-here.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-with-'));
  writeFileSync(join(folder, 'repositories.txt'), 'acme/app\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a secret in `with`', () => {
  it.each([
    ['by its name', 'token: '],
    ['as an assignment', 'github-token='],
    ['of another host', 'gitlab-token : '],
  ])('is refused, and neither shown nor written: %s', async (_what, start) => {
    const secret = 'kept-secret-0123456789-abcdefgh';
    const words = ['--repositories-file', 'repositories.txt', '--report-file', 'report.json'];
    const end = await runHere(
      ['fleet', '--mode', 'run', '--run', 'resolve-digest', '--with', `${start}${secret}`, ...words],
      {},
      folder,
    );
    expect(end.code).toBe(2);
    expect(end.stdout + end.stderr).not.toContain(secret);
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).not.toContain(secret);
  });
});
