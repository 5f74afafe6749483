import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GateWorld, spdx, startGateWorld } from '../../support/gate-world.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.reset();
  world.double.configure({ ignoredFilters: [], poisoned: [] });
});

/** Names that take several requests. */
const PACKAGES = Array.from({ length: 600 }, (_, index) => `package-with-a-long-name-${index}`);
const CATALOG = 1200;

const build = (): void => {
  world.write('sbom.json', spdx(...PACKAGES.map((name) => `${name}@1.0.0-r0`)));
  world.double.world.addAdvisories(CATALOG, (index) => ({
    artifactName: PACKAGES[index] ?? `stranger-${index}`,
    aliases: [`CVE-2026-${index}`],
  }));
};
const asked = (): number => world.double.requests.count('GET /vulnerabilities/v2/advisories');

describe('a service that ignores `artifactNames`', () => {
  it('gives the same result, and the catalog is read once', async () => {
    build();
    const inputs = { sbom: 'sbom.json', 'warn-only': 'true', concurrency: '2' };
    const honored = await world.run(inputs);
    const parts = asked();
    expect(parts).toBeGreaterThan(3);
    world.double.requests.reset();
    world.double.configure({ ignoredFilters: ['artifact_names'] });
    const ignored = await world.run(inputs);
    expect(ignored.outputs['count']).toBe(honored.outputs['count']);
    expect(ignored.outputs['count']).toBe('600');
    // One page of each part, and the pages of the catalog with those that overlap.
    expect(asked()).toBeLessThan(parts + CATALOG / 200 + 8);
  });
});

describe('a name that the service cannot read', () => {
  it.each([
    ['libssl3', ['libssl3 3-r0', 'libssl3 3-r0']],
    ['openssl', ['libssl3 3-r0', 'libssl3 3-r0']],
    ['zlib', ['zlib 1-r0']],
  ])('leaves all packages unread that it is the name or the origin of: %s', async (name, what) => {
    const built = ['x86_64', 'aarch64'].map((arch) => `libssl3@3-r0?arch=${arch}&upstream=openssl`);
    world.write('sbom.json', spdx(...built, 'zlib@1-r0'));
    world.double.faults.add({
      on: 'GET /vulnerabilities/**',
      query: `artifactNames=${name}`,
      times: 'always',
      fault: { kind: 'status', status: 500 },
    });
    const run = await world.run({ sbom: 'sbom.json', 'max-attempts': '1' });
    const { judged, seen, unread } = run.report.coverage;
    expect([run.code, seen, judged]).toEqual([5, 3, 3 - what.length]);
    expect(unread.map((one) => one.what)).toEqual(what);
    expect(run.log.visible).toContain('3 packages, not all of them checked.');
    expect(run.summary).toContain('3 packages, not all of them checked, 0 skipped');
  });
});

describe('a record that the service cannot read', () => {
  it('is named by its package, while all others are judged', async () => {
    build();
    const [bad] = world.double.world.list('advisories');
    world.double.configure({ poisoned: [String(bad?.['uid'])] });
    const run = await world.run({ sbom: 'sbom.json', 'warn-only': 'true', 'max-attempts': '1' });
    expect(run.code).toBe(5);
    expect(run.outputs['count']).toBe('599');
    expect(run.report.problems.map(({ message }) => message).join()).toContain(String(bad?.['artifactName']));
  });
});
