import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setOutput, setSecret } from '@actions/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCoreSeam } from '../../../src/host/github/github.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-core-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives core the log and the environment of the run', () => {
  const file = join(folder, 'output');
  writeFileSync(file, '');
  let printed = '';
  const callCore = createCoreSeam({
    environment: { GITHUB_OUTPUT: file },
    log: (text) => {
      printed += text;
    },
  });
  callCore(() => setSecret('a%b'));
  callCore(() => setOutput('digest', 'x'));
  expect(printed).toBe('::add-mask::a%25b\n');
  expect(readFileSync(file, 'utf8')).toMatch(/^digest<<(ghadelimiter_\S+)\nx\n\1\n$/);
});

it('takes both back, also after core has thrown, and does not create a missing file', () => {
  const [before, env] = [Object.getOwnPropertyDescriptor(process, 'stdout'), process.env];
  const file = join(folder, 'gone');
  const callCore = createCoreSeam({ environment: { GITHUB_OUTPUT: file }, log: () => expect.fail('no log') });
  expect(() => callCore(() => setOutput('digest', 'x'))).toThrow('Missing file');
  expect(Object.getOwnPropertyDescriptor(process, 'stdout')).toEqual(before);
  expect(process.env).toBe(env);
  expect(existsSync(file)).toBe(false);
});
