import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spdxOf, statementOf } from '../../platform-double/oci-store.ts';
import { signWithKey } from '../../platform-double/sigstore-instance.ts';
import { fixedIn, type GateWorld, HIGH, scored, spdx, startGateWorld } from '../../support/gate-world.ts';

const SPDX = 'https://spdx.dev/Document';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
  const acme = world.double.world.list('groups').find(({ name }) => name === 'acme');
  const { images, world: platform } = world.double;
  for (const name of ['loom', 'spindle']) {
    platform.addRepo({ uid: String(acme?.uid), name: 'acme' }, name);
    const { manifests } = images.addImage(`acme/${name}`, '1.0', ['linux/amd64']);
    const manifest = manifests['linux/amd64'] ?? '';
    const payload = statementOf(manifest, SPDX, spdxOf({ heddle: '1.0-r0' }));
    images.attach(`acme/${name}`, manifest, signWithKey(payload, privateKey), 'tag', SPDX);
  }
});
beforeEach(() => {
  world.reset();
  world.write('key.pem', publicKey.export({ format: 'pem', type: 'spki' }).toString());
  world.write('s.json', spdx('bobbin@1.0-r0'));
  for (const artifactName of ['heddle', 'bobbin'])
    world.advisory({ artifactName, severities: scored(HIGH), events: fixedIn('2.0-r0') });
});
afterAll(() => world.close());

const LOOM = 'cgr.dev/acme/loom:1.0';
const SPINDLE = 'cgr.dev/acme/spindle:1.0';
const run = (images: string, more: Readonly<Record<string, string>> = {}) =>
  world.run({ images, 'attestation-key': 'key.pem', 'max-attempts': '1', ...more });
const fail = (repository: string, status: number) =>
  world.double.faults.add({
    on: `GET /v2/acme/${repository}/manifests/**`,
    times: 'always',
    fault: { kind: 'status', status },
  });

describe('an image that the registry does not answer for', () => {
  it('is named and unread; the others, and all else that was given, are judged', async () => {
    fail('spindle', 500);
    const end = await run(`${SPINDLE},${LOOM}`, { sbom: 's.json' });
    expect([end.code, end.report.result, end.outputs['count']]).toEqual([5, 'error', '2']);
    expect(end.report.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^`cgr\.dev\/acme\/spindle:1\.0`: GET .* failed: .*HTTP status 500/),
    ]);
    expect(end.report.advisories.map(({ artifact }) => artifact).sort()).toEqual(['bobbin', 'heddle']);
    expect(end.report.coverage).toMatchObject({ seen: 3, judged: 2, unread: [{ what: SPINDLE }] });
    expect(end.summary).toContain('3 items seen, 2 judged');
    expect(end.summary).toContain('Checked 2 names');
    expect(end.summary).not.toContain('not all of them checked');
  });

  it('does not let the findings of the others pass, whatever `on-error` says', async () => {
    fail('spindle', 500);
    const red = await run(`${SPINDLE},${LOOM}`, { 'on-error': 'warn' });
    expect([red.code, red.outputs['result']]).toEqual([1, 'fail']);
    const warned = await run(SPINDLE, { 'on-error': 'warn' });
    expect([warned.code, warned.outputs['result']]).toEqual([0, 'warn']);
    expect(warned.report.coverage).toMatchObject({ seen: 1, judged: 0, unread: [{ what: SPINDLE }] });
  });

  it('ends the run with 4 where it is forbidden, and reports a refused sign-in once', async () => {
    fail('spindle', 403);
    expect((await run(`${SPINDLE},${LOOM}`)).code).toBe(4);
    world.double.faults.clear();
    world.double.faults.add({
      on: 'POST /sts/exchange',
      times: 'always',
      fault: { kind: 'status', status: 403 },
    });
    const end = await run(`${SPINDLE},${LOOM}`);
    expect([end.code, end.report.problems.length]).toEqual([3, 1]);
    expect(end.report.coverage).toMatchObject({ seen: 2, judged: 0 });
  });
});
