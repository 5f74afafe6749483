import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSource } from '../support/run-source.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the program', () => {
  it('prints its use to stderr when it was not asked for: stdout is for results', async () => {
    const end = await runSource([], {}, folder);
    expect(end).toMatchObject({ code: 2, stdout: '' });
    expect(end.stderr).toContain('Usage: platform-actions <command>');
    expect(await runSource(['--help'], {}, folder)).toMatchObject({ code: 0, stderr: '' });
  });

  it('gives the output `result` also where the command is missing', async () => {
    const output = join(folder, 'output');
    writeFileSync(output, '');
    const end = await runSource(
      [],
      { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output, GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder },
      folder,
    );
    expect(end.code).toBe(2);
    expect(readFileSync(output, 'utf8')).toMatch(/^result<<(\S+)\nerror\n\1\n$/);
  });

  it('tells unknown keys of a plugin together with the other wrong inputs', async () => {
    const end = await runSource(
      [],
      {
        BUILDKITE: 'true',
        BUILDKITE_JOB_ID: 'j',
        PLATFORM_ACTIONS_FACE: 'buildkite-plugin',
        BUILDKITE_PLUGIN_CONFIGURATION: JSON.stringify({
          command: 'resolve-digest',
          images: ['python', { go: 1.25 }],
          bogus: 1,
          mode: 'x',
        }),
      },
      folder,
    );
    expect(end.code).toBe(2);
    expect(end.stdout).toContain('`bogus` is not an input of `resolve-digest`');
    expect(end.stdout).toContain('`mode` is `x`');
    expect(end.stdout).toContain('`images` in the configuration of the plugin is neither text nor a list');
  });

  it('is no pass when it ends because nothing it waits for can come any more', async () => {
    const hook = join(folder, 'silence.cjs');
    writeFileSync(hook, SILENCE);
    const environment = { NODE_OPTIONS: `--require=${hook}` };
    const words = ['resolve-digest', '--images', 'python', '--registry-url', 'http://127.0.0.1:9'];
    expect(await runSource(words, environment, folder)).toEqual({
      code: 5,
      stdout: '',
      stderr: 'error: the run ended before its work: this is a bug, please report it\n',
    });
  });
});

/** Requests that never answer, and timers that never fire: the event loop runs empty in the middle of the run. */
const SILENCE = `
const { EventEmitter } = require('node:events');
const silent = { end() {}, write() {}, destroy() {}, setTimeout() {} };
require('node:http').request = () => Object.assign(new EventEmitter(), silent);
globalThis.setTimeout = () => ({ ref() {}, unref() {} });
`;
