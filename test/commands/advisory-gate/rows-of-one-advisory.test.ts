import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Overrides } from '../../platform-double/world.ts';
import { fixedIn, type GateWorld, HIGH, scored, spdx, startGateWorld } from '../../support/gate-world.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const event = (kind: object) => [
  { createTime: '2026-01-01T00:00:00.000Z', reviewState: 'REVIEW_STATE_APPROVED', ...kind },
];
const DETECTED = { events: event({ detection: {} }) };
const AFFECTED = { events: event({ truePositiveDetermination: {} }) };
const UNTOLD = { componentName: 'other' };

const ROW = {
  advisoryId: 'CGA-1111-2222-3333',
  aliases: ['CVE-2026-1'],
  artifactName: 'openssl',
  artifactType: 'apk',
  updateTime: '2026-01-01T00:00:00.000Z',
  severities: scored(HIGH),
};

/** Rows of one advisory for one package, as there are for its components and architectures. */
function writeRows(...rows: readonly Overrides[]): void {
  for (const [index, row] of rows.entries())
    world.advisory({ ...ROW, componentName: `component-${index}`, ...row });
}

/** An SBOM of an image with one package. */
const sbomOf = (image: string, purl: string): object => {
  const [oci, entry] = [
    `pkg:oci/${image}@sha256:${'a'.repeat(64)}?repository_url=cgr.dev/acme/${image}&tag=1`,
    purl,
  ].map((text) => (spdx(text) as { readonly packages: readonly object[] }).packages[0]);
  return { ...spdx(), name: image, packages: [{ ...oci, primaryPackagePurpose: 'CONTAINER' }, entry] };
};

const inBothOrders = <T>(rows: readonly T[]): readonly (readonly T[])[] => [rows, [...rows].reverse()];

describe('`fail-on-status` over several rows of one advisory', () => {
  it.each(inBothOrders([DETECTED, AFFECTED]))(
    'fails on any row that is listed, in either order',
    async (...rows) => {
      writeRows(...rows);
      const run = (words: string) => world.run({ artifacts: 'openssl@3.0.0-r0', 'fail-on-status': words });
      expect((await run('affected')).code).toBe(1);
      expect((await run('detected')).code).toBe(1);
      const other = await run('fix-not-planned');
      expect([other.code, other.outputs['count']]).toEqual([0, '1']);
    },
  );

  it.each(inBothOrders([DETECTED, UNTOLD]))(
    'decides nothing where one row has no events',
    async (...rows) => {
      const advisories = rows.map((row, index) => ({ uid: `advisory/${index}`, ...ROW, ...row }));
      world.double.faults.add({
        on: 'GET /vulnerabilities/**',
        fault: { kind: 'body', text: JSON.stringify({ advisories, totalCount: '2' }) },
      });
      const run = await world.run({ artifacts: 'openssl@3.0.0-r0', 'fail-on-status': 'affected' });
      expect([run.code, run.outputs['result']]).toEqual([5, 'error']);
      expect(run.log.visible).toContain('`fail-on-status` cannot be applied');
    },
  );
});

describe('an ignore by image over rows for each architecture', () => {
  const X86 = { artifactArchitecture: 'x86_64', events: [] };
  const ARM = { artifactArchitecture: 'aarch64', events: [] };
  const ignoreOf = (image: string) =>
    `version: 1\nignore:\n  - { id: CVE-2026-1, image: "${image}", reason: not reachable }\n`;

  it.each(inBothOrders([X86, ARM]))('silences only where every package is of that image', async (...rows) => {
    writeRows(...rows);
    world.write('one.json', sbomOf('one', 'pkg:apk/wolfi/openssl@3.0.0-r0?arch=x86_64'));
    world.write('two.json', sbomOf('two', 'pkg:apk/wolfi/openssl@3.0.0-r0?arch=aarch64'));
    const run = async (image: string, sbom: string) => {
      world.write('.github/platform-actions.yml', ignoreOf(image));
      const { code, outputs } = await world.run({ sbom });
      return [code, outputs['ignored-count']];
    };
    expect(await run('acme/one', '*.json')).toEqual([1, '0']);
    expect(await run('acme/one', 'one.json')).toEqual([0, '1']);
    expect(await run('acme/two', '*.json')).toEqual([1, '0']);
    expect(await run('acme/*', '*.json')).toEqual([0, '1']);
  });

  it('does not silence an advisory that was asked for and has a row for no package', async () => {
    writeRows(X86, ARM);
    world.write('one.json', sbomOf('one', 'pkg:apk/wolfi/openssl@3.0.0-r0?arch=x86_64'));
    world.write('.github/platform-actions.yml', ignoreOf('acme/one'));
    const run = await world.run({ sbom: 'one.json', advisories: 'CVE-2026-1' });
    expect([run.code, run.outputs['ignored-count']]).toEqual([1, '0']);
  });
});

describe('the fixed version of several rows of one advisory', () => {
  it.each(inBothOrders(['3.1-r0', '4.0-r0']))(
    'is the one that fixes all, in either order',
    async (...versions) => {
      writeRows(...versions.map((version) => ({ events: fixedIn(version) })));
      const run = await world.run({ artifacts: 'openssl@3.0.0-r0' });
      expect(run.report.advisories).toMatchObject([{ fixedVersion: '4.0-r0' }]);
      expect(run.report.findings[0]?.message).toContain('fixed in 4.0-r0');
      const between = await world.run({ artifacts: 'openssl@3.1-r0' });
      expect(between.report.advisories).toMatchObject([{ status: 'affecting', fixedVersion: '4.0-r0' }]);
    },
  );

  it.each(inBothOrders([{ events: fixedIn('3.1-r0') }, AFFECTED]))(
    'is not known where one has none; `only-fixed` still fails on the other',
    async (...rows) => {
      writeRows(...rows);
      const run = await world.run({ artifacts: 'openssl@3.0.0-r0', 'only-fixed': 'true' });
      expect(run.code).toBe(1);
      expect(run.report.advisories[0]).not.toHaveProperty('fixedVersion');
      expect(run.report.findings[0]?.message).toContain('no fixed version is known');
    },
  );
});
