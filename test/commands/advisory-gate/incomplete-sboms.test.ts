import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CRITICAL, fixedIn, type GateWorld, HIGH, scored, startGateWorld } from '../../support/gate-world.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const cycloneDx = (components: readonly object[], more: object = {}): object => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components,
  ...more,
});
const OPENSSL = { type: 'library', name: 'openssl', purl: 'pkg:apk/wolfi/openssl@3.3.0-r0' };

describe('a package of an SBOM without a version', () => {
  beforeEach(() => {
    world.write(
      'sbom.json',
      cycloneDx([OPENSSL, { type: 'library', name: 'zlib', purl: 'pkg:apk/wolfi/zlib' }]),
    );
  });

  it('is affected by what is listed as fixed for its name, and is unaccounted', async () => {
    world.advisory({ artifactName: 'zlib', severities: scored(HIGH), events: fixedIn('9-r0') });
    const run = await world.run({ sbom: 'sbom.json' });
    expect([run.code, run.outputs['count']]).toEqual([1, '1']);
    expect(run.report.advisories).toMatchObject([
      { artifact: 'zlib', status: 'affecting', fixedVersion: '9-r0', effect: 'fails' },
    ]);
    expect(run.log.visible).toContain('a fix is known, but the SBOM does not give its version');
    expect(run.report['coverage']).toMatchObject({
      seen: 2,
      judged: 1,
      unread: [{ what: 'zlib', why: 'no version in sbom.json, so every advisory on its name counts' }],
    });
    expect(run.report.findings).toContainEqual(
      expect.objectContaining({
        rule: 'unaccounted-package',
        level: 'warning',
        message: '1 package has no version in sbom.json, so every advisory on its name counts: zlib.',
      }),
    );
  });

  it.each([
    ['withdrawn', { deleteTime: '2026-01-02T03:04:05Z', events: fixedIn('9-r0') }],
    ['a false positive', { events: [{ falsePositiveDetermination: { note: 'x' } }] }],
  ])('is not affected by what is %s, but still warns', async (_, advisory) => {
    world.advisory({ artifactName: 'zlib', severities: scored(HIGH), ...advisory });
    const run = await world.run({ sbom: 'sbom.json' });
    expect([run.code, run.outputs['result'], run.outputs['count']]).toEqual([0, 'warn', '0']);
  });

  it('is listed with others in one finding', async () => {
    const curl = { type: 'library', name: 'curl', purl: 'pkg:apk/wolfi/curl' };
    const zlib = { type: 'library', name: 'zlib', purl: 'pkg:apk/wolfi/zlib' };
    world.write('sbom.json', cycloneDx([OPENSSL, curl, zlib]));
    const run = await world.run({ sbom: 'sbom.json' });
    expect(run.log.visible).toContain(
      '2 packages have no version in sbom.json, so every advisory on their names counts: ',
    );
  });

  it('fails with `fail-on-unaccounted`', async () => {
    const run = await world.run({ sbom: 'sbom.json', 'fail-on-unaccounted': 'true' });
    expect(run.code).toBe(1);
    expect(run.summary).toContain('1 package without a version');
  });

  it('is new where the base has a version that is fixed', async () => {
    world.advisory({ artifactName: 'zlib', severities: scored(HIGH), events: fixedIn('9-r0') });
    world.write('base.json', cycloneDx([{ name: 'zlib', purl: 'pkg:apk/wolfi/zlib@9-r0' }]));
    const run = await world.run({ sbom: 'sbom.json', 'base-sbom': 'base.json' });
    expect([run.code, run.outputs['new-count']]).toEqual([1, '1']);
  });

  it('leaves a bare name in `artifacts` fixed', async () => {
    world.advisory({ artifactName: 'zlib', severities: scored(HIGH), events: fixedIn('9-r0') });
    const run = await world.run({ artifacts: 'zlib' });
    expect([run.code, run.outputs['count']]).toEqual([0, '0']);
  });
});

describe('the source of a package', () => {
  it.each([
    ['`origin`', { name: 'libcrypto3', purl: 'pkg:apk/alpine/libcrypto3@3.3.0-r0?origin=openssl' }],
    [
      '`upstream`',
      { name: 'libcrypto3', purl: 'pkg:apk/alpine/libcrypto3@3.3.0-r0?upstream=openssl%403.3.0' },
    ],
  ])('is looked up by the qualifier %s', async (_, component) => {
    world.write('sbom.json', cycloneDx([component]));
    world.advisory({ artifactName: 'openssl', severities: scored(CRITICAL) });
    const run = await world.run({ sbom: 'sbom.json' });
    expect([run.code, run.outputs['count']]).toEqual([1, '1']);
    expect(run.report.advisories).toMatchObject([{ artifact: 'libcrypto3', viaOrigin: true }]);
  });

  it('is looked up by `GENERATED_FROM` of SPDX, and each of several', async () => {
    const purl = 'pkg:apk/alpine/libcrypto3@3.3.0-r0?origin=libressl';
    world.write('sbom.json', {
      spdxVersion: 'SPDX-2.3',
      packages: [
        {
          SPDXID: 'a',
          name: 'libcrypto3',
          externalRefs: [{ referenceType: 'purl', referenceLocator: purl }],
        },
        { SPDXID: 'b', name: 'openssl', primaryPackagePurpose: 'SOURCE' },
      ],
      relationships: [{ spdxElementId: 'a', relationshipType: 'GENERATED_FROM', relatedSpdxElement: 'b' }],
    });
    for (const artifactName of ['openssl', 'libressl'])
      world.advisory({ artifactName, severities: scored(CRITICAL) });
    const run = await world.run({ sbom: 'sbom.json' });
    expect([run.code, run.outputs['count']]).toEqual([1, '2']);
  });
});

describe('what an SBOM does not list', () => {
  it('is reported in the coverage, and warns', async () => {
    const url = 'urn:cdx:f08a6ccd-4dce-4759-bd84-c626675d60a7/1';
    world.write(
      'sbom.json',
      cycloneDx([OPENSSL], {
        compositions: [{ aggregate: 'incomplete', assemblies: ['a'] }],
        externalReferences: [{ type: 'bom', url }],
      }),
    );
    const run = await world.run({ sbom: 'sbom.json' });
    expect([run.code, run.outputs['result']]).toEqual([0, 'warn']);
    expect(run.report['coverage']).toMatchObject({
      seen: 3,
      judged: 1,
      unread: [
        { what: 'sbom.json', why: 'it says that its list of components is not complete (incomplete): a' },
        { what: 'sbom.json', why: `it refers to other documents, which were not read: ${url}` },
      ],
    });
    expect(run.report.findings).toMatchObject([{ rule: 'incomplete-sbom' }, { rule: 'incomplete-sbom' }]);
  });

  it('is an entry that is no package: it is counted as skipped', async () => {
    const metadata = { component: { type: 'container', name: '' } };
    const system = { type: 'operating-system', name: 'wolfi', version: '20230201' };
    world.write('sbom.json', cycloneDx([OPENSSL, system], { metadata }));
    const run = await world.run({ sbom: 'sbom.json' });
    expect(run.report['coverage']).toMatchObject({
      seen: 3,
      judged: 1,
      skipped: [{ what: 'entries of the SBOM', why: 'for images, files or operating systems', count: 2 }],
      unread: [],
    });
  });
});
