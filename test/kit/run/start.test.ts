import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSource } from '../../support/run-source.ts';

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

  it('ends with 5 and its report at an error that nobody expected, and does not show its text', async () => {
    const hook = join(folder, 'crash.cjs');
    writeFileSync(hook, CRASH);
    const report = join(folder, 'crash.json');
    const environment = { NODE_OPTIONS: `--require=${hook}`, TMPDIR: folder };
    const words = ['resolve-digest', '--images', 'python', '--registry-url', 'http://127.0.0.1:9'];
    const end = await runSource([...words, '--report-file', report], environment, folder);
    expect(end.code, end.stderr).toBe(5);
    expect(end.stderr).toMatch(
      /^error: the run ended unexpectedly \(TypeError .*\): this is a bug, please report it$/m,
    );
    expect(end.stderr).toContain('an unexpected error');
    expect(end.stderr).not.toContain('secret');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ result: 'error', exitCode: 5 });
  });

  it('says that the current folder was removed', async () => {
    const hook = join(folder, 'removed.cjs');
    writeFileSync(hook, "process.cwd = () => { throw new Error('uv_cwd'); };");
    const end = await runSource(['token'], { NODE_OPTIONS: `--require=${hook}` }, folder);
    expect(end).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the current folder does not exist'),
    });
  });

  it('needs no home folder', async () => {
    const hook = join(folder, 'homeless.cjs');
    writeFileSync(hook, "require('node:os').homedir = () => { throw new Error('uv_os_homedir'); };");
    const end = await runSource(
      ['resolve-digest', '--images', ':'],
      { NODE_OPTIONS: `--require=${hook}` },
      folder,
    );
    expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining('`images` has `:`') });
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

/** A promise that nobody waits for fails in the middle of the run, whose own request never answers. */
const CRASH = `
const { EventEmitter } = require('node:events');
const silent = { end() {}, write() {}, destroy() {}, setTimeout() {} };
require('node:http').request = () => {
  void Promise.reject(new TypeError('secret'));
  return Object.assign(new EventEmitter(), silent);
};
`;

/** Requests that never answer, and timers that never fire: the event loop runs empty in the middle of the run. */
const SILENCE = `
const { EventEmitter } = require('node:events');
const silent = { end() {}, write() {}, destroy() {}, setTimeout() {} };
require('node:http').request = () => Object.assign(new EventEmitter(), silent);
globalThis.setTimeout = () => ({ ref() {}, unref() {} });
`;
