import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { manifests } from '../../src/commands/commands.ts';
import { nativeVariableName } from '../../src/kit/manifest/input-names.ts';
import { runComposite } from '../support/composite-runner.ts';
import { repositoryRoot } from '../support/repository.ts';
import type { RunnerJob } from '../support/runner-job.ts';

/** Stands where the bundle stands: tells what it was started with, and gives outputs. */
const probe = `
const { appendFileSync, writeFileSync } = require('node:fs');
writeFileSync(process.env.PROBE_FILE, JSON.stringify({
  arguments: process.argv.slice(2), env: process.env, cwd: process.cwd(), node: process.execPath,
}));
appendFileSync(process.env.GITHUB_OUTPUT, 'result=warn\\nreport<<END\\n/tmp/a b\\nEND\\n');
process.exitCode = Number(process.env.PROBE_EXIT ?? 0);
`;
const started = z.object({
  arguments: z.array(z.string()),
  env: z.record(z.string(), z.string()),
  cwd: z.string(),
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'composite action '));
  cpSync(join(repositoryRoot, 'actions'), join(root, 'repository/actions'), { recursive: true });
  mkdirSync(join(root, 'repository/dist'));
  writeFileSync(join(root, 'repository/dist/index.js'), probe);
  mkdirSync(join(root, 'workspace'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function job(env: Readonly<Record<string, string>> = {}, path?: string): RunnerJob {
  return {
    workspace: join(root, 'workspace'),
    temp: join(root, 'runner/_work/_temp'),
    toolCache: join(root, 'runner/_work/_tool'),
    path: path ?? `${dirname(process.execPath)}:/usr/bin:/bin`,
    env: { PROBE_FILE: join(root, 'probe.json'), ...env },
    githubToken: 'ghs_job',
    idToken: { url: 'http://127.0.0.1:1/token', token: 'request-token' },
  };
}

function directory(command: string): string {
  return join(root, 'repository/actions', command);
}

function readProbe() {
  return started.parse(JSON.parse(readFileSync(join(root, 'probe.json'), 'utf8')));
}

describe.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
  'actions/%s',
  (name, manifest) => {
    it('hands every input over by environment, to the command of its name, in the workspace', async () => {
      const given = Object.fromEntries(
        Object.keys(manifest.inputs).map((input) => [input, `value of ${input}`]),
      );
      const result = await runComposite(job(), { directory: directory(name), with: given });
      expect(result.exitCode, result.stderr).toBe(0);
      const { arguments: words, env, cwd } = readProbe();
      expect(words).toEqual([name]);
      expect(cwd).toBe(join(root, 'workspace'));
      for (const input of Object.keys(manifest.inputs))
        expect(env[nativeVariableName(input)]).toBe(`value of ${input}`);
    });

    it('gives the outputs of the step that ran', async () => {
      const result = await runComposite(job(), { directory: directory(name), with: {} });
      expect(result.outputs).toMatchObject({ result: 'warn', report: '/tmp/a b' });
      expect(Object.keys(result.outputs)).toEqual(Object.keys(manifest.outputs));
      expect(Object.keys(result.steps)).toEqual(['posix']);
    });
  },
);

describe('every composite', () => {
  const step = () => ({ directory: directory('resolve-digest'), with: { images: 'python' } });

  it.each(['0', '1', '2', '5'])('passes exit code %s on, outputs included', async (code) => {
    const result = await runComposite(job({ PROBE_EXIT: code }), step());
    expect(result.exitCode).toBe(Number(code));
    expect(result.outputs).toMatchObject({ result: 'warn' });
  });

  it('gives only the job token by default', async () => {
    await runComposite(job(), step());
    const inputs = Object.entries(readProbe().env).filter(
      ([variable, value]) => variable.startsWith('PLATFORM_ACTIONS_INPUT_') && value !== '',
    );
    expect(Object.fromEntries(inputs)).toEqual({
      PLATFORM_ACTIONS_INPUT_GITHUB_TOKEN: 'ghs_job',
      PLATFORM_ACTIONS_INPUT_IMAGES: 'python',
    });
  });

  it('never runs what an input holds', async () => {
    const hostile =
      '$(touch hacked)`touch hacked`"; touch hacked; \'\n::set-output name=result::hacked\n${{ github.token }}';
    const result = await runComposite(job(), {
      directory: directory('resolve-digest'),
      with: { images: hostile },
    });
    expect(result.exitCode).toBe(0);
    expect(readProbe().env.PLATFORM_ACTIONS_INPUT_IMAGES).toBe(hostile);
    expect(() => readFileSync(join(root, 'workspace/hacked'))).toThrow('ENOENT');
  });

  it('gives no variable that only JavaScript actions have', async () => {
    await runComposite(job(), step());
    const { env } = readProbe();
    expect(Object.keys(env).filter((name) => /^INPUT_|^ACTIONS_(RUNTIME|RESULTS|CACHE)_/.test(name))).toEqual(
      [],
    );
    expect(env).toMatchObject({ ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token' });
  });

  it('fails with the finder’s words where no Node.js is found', async () => {
    const tools = join(root, 'tools');
    mkdirSync(tools);
    for (const program of ['/bin/sh', '/usr/bin/sort']) symlinkSync(program, join(tools, basename(program)));
    const result = await runComposite(job({}, tools), step());
    expect(result.exitCode).toBe(2);
    expect(result.log.annotations).toMatchObject([{ level: 'error', properties: { title: 'No Node.js' } }]);
    expect(result.stderr).toContain('root of this repository');
  });
});
