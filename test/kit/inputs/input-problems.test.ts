import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../../../src/base/user-error.ts';
import { commands, manifests } from '../../../src/commands/commands.ts';
import { parseCommandLine } from '../../../src/kit/inputs/input-sources.ts';
import { variableName } from '../../../src/kit/manifest/input-names.ts';
import { startCommand } from '../../../src/kit/run/start-command.ts';
import { createMemoryHost } from '../../support/memory-host.ts';
import { createTestClock } from '../../support/test-clock.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-inputs-'));
  writeFileSync(join(folder, 'file'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names of the inputs that a command finds wrong before its work. */
async function wrongInputs(
  command: string,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly (string | undefined)[]> {
  const row = commands.find(({ manifest }) => manifest.name === command);
  if (row === undefined) throw new Error(`no command ${command}`);
  const host = createMemoryHost({ context: { workspace: folder, tempDirectory: folder } });
  try {
    await startCommand({
      command: row,
      manifests,
      host,
      texts: { commandLine: parseCommandLine(row.manifest, []), native: (name) => inputs[name], environment },
      clock: createTestClock(),
    });
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.map(({ input }) => input).toSorted();
  }
}

const AWAY = '/nonexistent/elsewhere';

describe('a missing requirement is reported with the other wrong inputs', () => {
  it.each([
    ['check-deprecated', { images: 'docker.io/a,python' }, ['identity', 'images']],
    ['check-deprecated', { images: 'python', 'registry-url': 'x' }, ['identity', 'registry-url']],
    ['check-deprecated', { images: 'python', token: 'a b' }, ['token']],
    ['advisory-gate', { scope: 'changed' }, ['base-sbom', 'identity', 'images']],
    ['advisory-gate', { sbom: '+(a)', token: 'a', 'vex-file': AWAY }, ['sbom', 'vex-file']],
    ['sync-rolebindings', { 'plan-file': AWAY }, ['identity', 'plan-file']],
    ['sync-rolebindings', { mode: 'drift', 'plan-file': AWAY, token: 'a' }, ['plan-file']],
    ['token', { 'output-file': AWAY }, ['identity', 'output-file']],
    ['token', { audience: 'registry', token: 'a' }, ['identity']],
    ['token', { audience: 'registry', 'registry-token': 'a' }, []],
    ['api', { query: 'x' }, ['path', 'query']],
    ['api', { path: '/registry/v2/repos' }, ['identity']],
    ['api', { path: '/ping/v2/ping' }, []],
    ['api', { path: '/registry/v2/repos', all: 'perhaps' }, ['all']],
    ['doctor', {}, []],
    ['resolve-digest', { images: 'acme/x' }, ['identity']],
    ['resolve-digest', { images: 'acme/x', identity: '/x' }, ['identity']],
    ['check-deprecated', { images: 'python', identity: '../x' }, ['identity']],
    ['advisory-gate', { artifacts: 'openssl', identity: 'a b' }, ['identity']],
    ['sync-rolebindings', { identity: 'a//b' }, ['identity']],
    ['token', { identity: 'a/.' }, ['identity']],
    ['api', { path: '/registry/v2/repos', identity: 'a/' }, ['identity']],
    ['resolve-digest', { images: 'python', 'sarif-file': 'x', 'html-file': './x' }, ['html-file']],
    ['resolve-digest', { images: 'python', 'sarif-file': 'x', 'report-file': 'x' }, ['sarif-file']],
  ])('%s %j', async (command, inputs, wrong) => {
    expect(await wrongInputs(command, { ...inputs, timeout: 'soon' })).toEqual(
      [...wrong, 'timeout'].toSorted(),
    );
  });

  it.each([
    ['resolve-digest', { files: '**', 'fail-on': 'unpinned' }, ['fail-on']],
    ['resolve-digest', { mode: 'check', 'dry-run': 'false', branch: 'pins' }, ['branch', 'dry-run']],
    ['resolve-digest', { mode: 'pin', 'max-age': '7d', 'pull-request': 'false' }, ['max-age']],
    ['resolve-digest', { mode: 'check', 'fail-on': 'none', 'max-age': '7d', 'min-age': '1d' }, []],
    ['sync-rolebindings', { token: 'a', 'plan-hash': 'x' }, ['plan-hash']],
    ['sync-rolebindings', { token: 'a', mode: 'drift', prune: 'true', 'max-deletes': '3' }, ['max-deletes']],
    ['sync-rolebindings', { token: 'a', mode: 'dump', prune: 'true' }, ['prune']],
    ['fleet', { mode: 'merge', reports: '*', parallel: '2', shards: '3' }, ['parallel', 'shards']],
  ])('an input of another mode is one: %s %j', async (command, inputs, wrong) => {
    expect(await wrongInputs(command, inputs)).toEqual(wrong);
    const variables = Object.entries(inputs).map(([name, text]) => [variableName(name), text]);
    expect(await wrongInputs(command, {}, Object.fromEntries(variables))).toEqual([]);
  });

  it('and by the command itself, with what its files say, where nothing else is wrong', async () => {
    expect(await wrongInputs('advisory-gate', { sbom: 'none.json' })).toEqual([]);
    expect(await wrongInputs('resolve-digest', {})).toEqual(['images']);
  });
});

it('a working directory that is not a folder is a wrong input, whatever is looked for in it', async () => {
  for (const name of ['none', 'file'])
    expect(await wrongInputs('resolve-digest', { images: 'python', 'working-directory': name })).toEqual([
      'working-directory',
    ]);
  expect(await wrongInputs('resolve-digest', { images: 'python', 'working-directory': ' . ' })).toEqual([]);
});

it('a request may not take longer than the whole, which is reported with the rest', async () => {
  const inputs = { images: 'python', timeout: '5s', 'request-timeout': '6s', mode: 'x' };
  expect(await wrongInputs('resolve-digest', inputs)).toEqual(['mode', 'request-timeout']);
  expect(await wrongInputs('resolve-digest', { images: 'python', timeout: '5s' })).toEqual([]);
});

it('a secret whose file cannot be read does not count as not given', async () => {
  const environment = { PLATFORM_TOKEN_FILE: join(folder, 'none') };
  expect(await wrongInputs('check-deprecated', { images: 'python' }, environment)).toEqual(['token']);
});
