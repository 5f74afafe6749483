import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shippedRoot } from '../support/shipped-run.ts';

const KERNEL_UUID = '/proc/sys/kernel/random/uuid';
const hasUuid = existsSync(KERNEL_UUID);
const title = 'a refused input on GitHub loads neither crypto nor the streams of Node';

it.skipIf(!hasUuid)(hasUuid ? title : `${title} (skipped: no ${KERNEL_UUID})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-'));
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const list = file('list');
  const hook = file(
    'hook.cjs',
    `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(list)}, process.moduleLoadList.join('\\n')));`,
  );
  const output = file('output');
  const { status } = spawnSync(process.execPath, ['-r', hook, join(shippedRoot(), 'dist/index.js')], {
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: folder,
      INPUT_COMMAND: 'resolve-digest',
      INPUT_IMAGES: 'python',
      INPUT_CONCURRENCY: '99',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const loaded = readFileSync(list, 'utf8').split('\n');
  const outputs = readFileSync(output, 'utf8');
  rmSync(folder, { recursive: true });
  expect(status).toBe(2);
  expect(outputs).toMatch(/^result<<(ghadelimiter_[0-9a-f-]{36})\nerror\n\1$/m);
  expect(loaded).toContain('NativeModule fs');
  expect(loaded.filter((name) => /^NativeModule (?:crypto|stream)$/.test(name))).toEqual([]);
});
