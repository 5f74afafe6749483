import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { nodes } from '../support/nodes.ts';
import { createPlace, type Place, platformFlags, runCli, shippedRoot } from '../support/shipped-run.ts';

describe.each(nodes)('on %s', (_, node) => {
  let double: PlatformDouble;
  let sample: SampleWorld;
  let place: Place;
  beforeAll(async () => {
    double = await startPlatformDouble();
    sample = await addSampleWorld(double.world);
    place = createPlace();
    mkdirSync(join(place.workspace, '.github'));
    writeFileSync(join(place.workspace, 'Dockerfile'), 'FROM cgr.dev/acme/nginx:latest\n');
    writeFileSync(join(place.workspace, '.github/platform-actions.yml'), 'version: 1\n');
  });
  afterAll(async () => {
    await double.close();
    place.remove();
  });

  it('every chunk loads', () => {
    const dist = join(shippedRoot(), 'dist');
    const chunks = readdirSync(dist).filter((name) => /^\d+\.index\.cjs\.js$/.test(name));
    expect(chunks.length).toBeGreaterThan(5);
    const script = `for (const name of process.argv.slice(1)) await import(name); process.stdout.write('all');`;
    const words = ['--input-type=module', '-e', script, ...chunks.map((name) => join(dist, name))];
    expect(execFileSync(node, words, { encoding: 'utf8' })).toBe('all');
  });

  it.each([
    ['resolve-digest', ['--images', 'acme/nginx'], 0],
    ['resolve-digest', ['--mode', 'check', '--files', 'Dockerfile'], 1],
    ['check-deprecated', ['--images', 'acme/nginx:1'], 0],
    ['doctor', [], 0],
    ['api', ['--path', '/iam/v2/roles'], 0],
  ] as const)('%s %j runs', async (command, words, exitCode) => {
    const flags = [...platformFlags(double), '--identity', sample.identities.ci.uid];
    const env = { PLATFORM_ID_TOKEN: await double.idToken() };
    const run = await runCli(place, [command, ...flags, ...words], { node, env });
    expect(run.exitCode, run.stderr).toBe(exitCode);
    expect(run.stderr).not.toMatch(/Error:|\bat .*\.js:\d+/);
  });

  it('a wrong input is refused', async () => {
    expect((await runCli(place, ['resolve-digest', '--concurrency', '0'], { node })).exitCode).toBe(2);
  });
});
