import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GateWorld, spdx, startGateWorld } from '../../support/gate-world.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const NOBODY = { PLATFORM_IDENTITY: '', PLATFORM_ID_TOKEN: '' };

/** Runs, expects a usage error before any request, and gives its messages. */
async function refused(
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const run = await world.run(inputs, environment);
  expect(run.code).toBe(2);
  expect(run.outputs['result']).toBe('error');
  expect(world.double.requests.all()).toEqual([]);
  return run.report.problems.map(({ fix, message }) => `${message} | ${fix ?? ''}`).join('\n');
}

describe('wrong use', () => {
  it('is nothing to look for', async () => {
    expect(await refused({})).toContain('there is nothing to check');
    expect(await refused({ 'base-sbom': 'base.json' })).toContain('there is nothing to check');
  });

  it('is a glob that matches nothing, by its name', async () => {
    world.write('sbom.json', spdx('openssl@1.0.0-r0'));
    const words = await refused({ sbom: 'sbom.json, out/*.spdx.json', 'base-sbom': 'base/*.json' });
    expect(words).toContain('`sbom`: `out/*.spdx.json` matches no file');
    expect(words).toContain('`base-sbom`: `base/*.json` matches no file');
  });

  it.each(['attestation-key', 'trusted-root'])(
    'is a file of `%s` that is not there, among others',
    async (input) => {
      const words = await refused({ images: 'acme/nginx:1.27', sbom: 'gone.json', [input]: 'gone.pem' });
      expect(words).toContain('`sbom`: `gone.json` matches no file');
      expect(words).toContain(`\`${input}\`: there is no file \`gone.pem\``);
    },
  );

  it.each([
    ['sbom', 'sarif-file', 'sbom.json'],
    ['vex', 'vex-file', 'vex.json'],
    ['base-sbom', 'junit-file', 'base.json'],
    ['config-file', 'html-file', 'policy.yml'],
  ])('is a file of `%s` in whose place `%s` would be written: it stays', async (read, written, path) => {
    const texts = {
      'sbom.json': spdx('a@1-r0'),
      'vex.json': {},
      'base.json': spdx('a@0-r0'),
      'policy.yml': { version: 1 },
    };
    for (const [name, text] of Object.entries(texts)) world.write(name, text);
    const before = readFileSync(join(world.folder, path), 'utf8');
    const words = await refused({ sbom: 'sbom.json', [read]: path, [written]: `./${path}` });
    expect(words).toContain(`\`${read}\` and \`${written}\` are the same file, \`${path}\``);
    expect(readFileSync(join(world.folder, path), 'utf8')).toBe(before);
  });

  it('is an SBOM in whose place the report would be written: it stays', async () => {
    world.write('sbom.json', spdx('a@1-r0'));
    const before = readFileSync(join(world.folder, 'sbom.json'), 'utf8');
    const { code } = await world.run({ sbom: 'sbom.json', 'report-file': 'sbom.json' });
    expect([code, readFileSync(join(world.folder, 'sbom.json'), 'utf8')]).toEqual([2, before]);
  });

  it.each([
    ['broken', '{"spdxVersion":', 'it is not JSON'],
    ['another', '{"name":"app"}', 'it has neither `spdxVersion`'],
    ['empty', '', 'it is not JSON'],
    ['old', '{"spdxVersion":"SPDX-1.2","packages":[]}', '"SPDX-1.2"'],
    ['headless', '{"bomFormat":"CycloneDX","specVersion":"1.6"}', 'no `components` list'],
  ])('is a file that is no SBOM: %s', async (_, text, reason) => {
    world.write('good.json', spdx('openssl@1.0.0-r0'));
    world.write('bad.json', text);
    const words = await refused({ sbom: '*.json' });
    expect(words).toContain('`sbom`: `bad.json` is not a readable SBOM');
    expect(words).toContain(reason);
    expect(words).not.toContain('good.json');
  });

  it('is a link in place of an SBOM', async () => {
    mkdirSync(join(world.folder, 'real'));
    writeFileSync(join(world.folder, 'real/a.json'), JSON.stringify(spdx('openssl@1.0.0-r0')));
    symlinkSync('real/a.json', join(world.folder, 'linked.json'));
    symlinkSync('real', join(world.folder, 'folder'));
    const words = await refused({ sbom: 'linked.json, folder/*.json' });
    expect(words).toContain('`linked.json` matches no file');
    expect(words).toContain('`folder/*.json` matches no file');
  });

  it('is globs that take everything back', async () => {
    world.write('sbom.json', spdx('openssl@1.0.0-r0'));
    expect(await refused({ sbom: '*.json, !sbom.json' })).toContain('exclude every file');
  });

  it('is `scope: changed` without a base', async () => {
    expect(await refused({ artifacts: 'openssl', scope: 'changed' })).toContain('needs `base-sbom`');
    const empty = { 'base-sbom': ',', artifacts: 'openssl', scope: 'changed' };
    expect(await refused(empty)).toContain('needs `base-sbom`');
  });

  it('is `scope: changed` with `files` where there is no change, reported before any request', async () => {
    world.write('Dockerfile', 'FROM cgr.dev/acme/nginx:1\n');
    expect(await refused({ files: 'Dockerfile', scope: 'changed' })).toContain('needs `base-sbom`');
    expect(world.double.requests.all()).toEqual([]);
  });

  it('is not an identity, which is reported before any request', async () => {
    expect(await refused({ artifacts: 'openssl' }, NOBODY)).toContain('`identity` is required');
  });

  it('is an ignore without a reason, unless that is allowed', async () => {
    world.write('.github/platform-actions.yml', 'version: 1\nignore:\n  - { id: CVE-2026-1 }\n');
    expect(await refused({ artifacts: 'openssl' })).toContain('has no `reason`');
    const run = await world.run({ artifacts: 'openssl', 'require-ignore-reason': 'false' });
    expect(run.code).toBe(0);
  });

  it('is not the statements of an earlier run in `vex-file`, where there are none to make', async () => {
    world.write('sbom.json', spdx('quiet@1.0.0-r0'));
    world.write('vex.json', 'earlier');
    const run = await world.run({ sbom: 'sbom.json', 'vex-file': 'vex.json' });
    expect(run.code).toBe(0);
    expect(run.log.visible).toContain('No OpenVEX file was written');
    expect(() => world.read('vex.json')).toThrow('ENOENT');
  });

  it.each(['sarif-file', 'vex-file', 'junit-file'])(
    'is a place for `%s` that is no place for it',
    async (input) => {
      expect(await refused({ artifacts: 'openssl', [input]: '../outside.json' })).toContain(
        'outside the workspace',
      );
      expect(await refused({ artifacts: 'openssl', [input]: '.git/x' })).toContain('inside `.git`');
    },
  );

  it('is a name that is too long for any request', async () => {
    expect(await refused({ artifacts: 'x'.repeat(5000) })).toContain('too long for a request');
    world.write('sbom.json', spdx(`${'y'.repeat(5000)}@1.0.0-r0`));
    expect(await refused({ sbom: 'sbom.json' })).toContain(
      'cannot be read: it is longer than 4096 characters',
    );
    expect(await refused({ advisories: 'z'.repeat(5000) })).toContain('too long for a request');
  });

  it('is reported all at once', async () => {
    world.write('bad.json', '[]');
    const words = await refused(
      { sbom: 'bad.json, none.json', scope: 'changed', 'vex-file': '/etc/vex.json' },
      NOBODY,
    );
    for (const part of ['bad.json', 'none.json', 'base-sbom', 'identity', 'vex-file'])
      expect(words).toContain(part);
  });
});
